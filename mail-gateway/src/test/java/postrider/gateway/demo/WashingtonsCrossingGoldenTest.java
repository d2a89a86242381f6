package postrider.gateway.demo;

import org.junit.jupiter.api.Tag;

/** Whole games of Washington's Crossing. */
@Tag("long")
class WashingtonsCrossingGoldenTest extends GoldenWars {
    WashingtonsCrossingGoldenTest() {
        super("washingtons-crossing");
    }
}
