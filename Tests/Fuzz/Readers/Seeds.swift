/// One input of each form that there is.
enum Seeds {
    static let messages = [
        #"["h","token",9007199254740991,[390,844,3,47,0,34,0,1,0,0,1]]"#,
        #"["h","token",4,"Europe/Berlin",[1280,800,1.5,0,0,0,0,0,1,7,1.25]]"#,
        #"["p",18,4]"#, #"["s",18,-40.5,1200,4]"#, #"["e",18,4]"#, #"["m",18,4]"#, #"["r",18,1,0,4]"#,
        #"["w",18,-3,4]"#,
        #"["u",18,4]"#, #"["g",18,"b",10,20.5,0,-4,1234.5]"#, #"["g",18,"z",10,20,0,0,12,1.5,-0.25]"#,
        #"["o",18,0,310.5,"i",0]"#, #"["d",[390,844,3,0,0,0,0,1,0,0,1]]"#, #"["a",18,"i"]"#, #"["a",18,"t",0.25]"#,
        #"["t",18,3,"Käse \"gut\" \\ \n"]"#, #"["n",18]"#, #"["f",18]"#, #"["b",18]"#, #"["v",1]"#,
    ]

    /// Path, host, origin, cookies, browser, languages, subprotocols, and then the query.
    static let requests = [
        "/apps/Tea/\n127.0.0.1:8080\n\nmartlet_device=390_844_3_0_0_0_0_1_0_0_1; a=b\niPhone Mobile\nde, en;q=0.5\n\npath=1",
        "/apps/Tea/socket\nlocalhost:8080\nhttp://localhost:8080\n\n\n\nmartlet.1", "/\n127.0.0.1",
        "/gallery/\nlocalhost",
        "/apps/Tea/open\n127.0.0.1:80\n\n\n\n\n\nurl=tea://leaf/1", "/open\n127.0.0.1:80\n\n\n\n\n\nurl=water:x",
        "/apps/Tea/assets/tent.png\nlocalhost", "/apps/Tea/a/../b\nlocalhost", "/apps/Tea/fonts/a-1.woff2\nlocalhost",
        "/apps/Water/leaf/1\nlocalhost\n\n\n\n\n\nx=1",
    ]

    static let links = ["tea://leaf/1?x=2&y=+#f", "https://a.test:80/%31", "mailto:a@b.test", "tea://[::1]/", "TEA:x"]

    static let addresses = [
        "sidebar=shelter&path=tent-3&path=poles", "path=Bakery.Dessert:%7B%22id%22:3%7D&utm_source=x",
        "content=3&tab=null",
        "path=%5B1,2%5D&path=true", "path=%22quoted%22", "content.path=%7B%22id%22:1,%22parts%22:[%7B%22id%22:2%7D]%7D",
    ]

    static let catalogues = [
        #"{"images":[{"filename":"a.png","idiom":"universal","scale":"2x"}],"info":{"author":"xcode","version":1}}"#,
        #"{"images":[{"filename":"../../a.png","idiom":"iphone"},{"idiom":"universal","scale":"3x"}]}"#,
        #"{"images":[{"filename":"a.png","idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}]}]}"#,
        #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x80","green":"0.5","blue":"128","alpha":"1"}}}]}"#,
        #"{"colors":[{"idiom":"universal","color":{"components":{"white":"1.000","alpha":"0.5"}}}]}"#,
        #"{"properties":{"provides-namespace":true}}"#,
    ]

    static let strings = [
        #"{"sourceLanguage":"en","strings":{"Tea":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Tee"}}}}},"version":"1.0"}"#,
        #"{"sourceLanguage":"en","strings":{"%lld cups":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld Tasse"}},"other":{"stringUnit":{"value":"%lld Tassen"}}}}}}}}}"#,
        #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"argNum":1,"variations":{"plural":{"other":{"stringUnit":{"value":"x"}}}}}}}}}}}"#,
        "/* Tea */\n\"Tea\" = \"Tee\";\n\"cup\" = \"Tasse\\n\\U00e4\";\n",
        #"<?xml version="1.0"?><plist version="1.0"><dict><key>cups</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key><string>%d</string></dict></dict></dict></plist>"#,
    ]
}
