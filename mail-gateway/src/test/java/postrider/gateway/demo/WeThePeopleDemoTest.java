package postrider.gateway.demo;

import org.junit.jupiter.api.Tag;

/** The story of We the People. */
@Tag("long")
class WeThePeopleDemoTest extends ToldStory {
    WeThePeopleDemoTest() {
        super("we-the-people", "we-the-people-1775.txt");
    }
}
