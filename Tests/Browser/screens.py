"""The screens that the tests look at the app on."""
import dataclasses


@dataclasses.dataclass(frozen=True)
class Screen:
    name: str
    """What the app's headless side calls it; the sizes are those of the device of that name."""
    device: str
    width: int
    height: int
    scale: int
    is_turned: bool = False

    def context(self):
        return {
            "viewport": {"width": self.width, "height": self.height},
            "device_scale_factor": self.scale,
            "has_touch": True,
            "is_mobile": True,
        }

    def turned(self):
        return dataclasses.replace(
            self, name=f"{self.name}, turned", width=self.height, height=self.width, is_turned=not self.is_turned
        )


PHONE = Screen("phone", "iphone-14", 390, 844, 3)
TABLET = Screen("tablet", "ipad-11", 820, 1180, 2).turned()
