package postrider.gateway.demo;

import org.junit.jupiter.api.Tag;

/** Whole games of We the People. */
@Tag("long")
class WeThePeopleGoldenTest extends GoldenWars {
    WeThePeopleGoldenTest() {
        super("we-the-people");
    }
}
