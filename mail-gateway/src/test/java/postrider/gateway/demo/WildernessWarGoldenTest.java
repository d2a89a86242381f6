package postrider.gateway.demo;

import org.junit.jupiter.api.Tag;

/** Whole games of Wilderness War. */
@Tag("long")
class WildernessWarGoldenTest extends GoldenWars {
    WildernessWarGoldenTest() {
        super("wilderness-war");
    }
}
