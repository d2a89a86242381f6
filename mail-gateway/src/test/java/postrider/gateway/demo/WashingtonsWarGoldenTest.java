package postrider.gateway.demo;

import org.junit.jupiter.api.Tag;

/** Whole games of Washington's War. */
@Tag("long")
class WashingtonsWarGoldenTest extends GoldenWars {
    WashingtonsWarGoldenTest() {
        super("washingtons-war");
    }
}
