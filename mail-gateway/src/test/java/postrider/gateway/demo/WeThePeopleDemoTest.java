package postrider.gateway.demo;

/** The story of We the People. */
class WeThePeopleDemoTest extends ToldStory {
    WeThePeopleDemoTest() {
        super("we-the-people", "we-the-people-1775.txt");
    }
}
