package postrider.wildernesswar;

/** What the event of a card does (5.51). */
public enum Event {
    CAMPAIGN("activate two leaders with their forces"),
    BASTIONS_REPAIRED("a siege of a place of yours falls back to 0"),
    SURRENDER("at a siege whose level allows an assault: the place gives up"),
    MASSACRE("after Indians helped to take a place of yours: they are gone, and you have 1 VP"),
    COEHORNS("+2 to a siege roll or an assault"),
    FIELDWORKS("in a battle: build them, or take theirs away"),
    AMBUSH("in the wild: your strength doubles and you fire first"),
    BLOCKHOUSES("the enemy's raids are harder for the rest of the year"),
    FOUL_WEATHER("an enemy moves two spaces at most"),
    LAKE_SCHOONER("turn back an enemy who comes along a lake to your fortification"),
    GEORGE_CROGHAN("Drilled Troops move as auxiliaries do"),
    AMPHIBIOUS_LANDING("land from the sea along an arrow"),
    LOUISBOURG_SQUADRONS("no amphibious landings this year; on a die of 1 to 3 no French naval moves from then on"),
    GOVERNOR_VAUDREUIL_INTERFERES("two French leaders change places"),
    NORTHERN_INDIAN_ALLIANCE(
            "for each point of a die, a new unit of Northern Indians, or two at full strength again; half a die below 5 VP"),
    WESTERN_INDIAN_ALLIANCE(
            "for each point of a die, a new unit of Western Indians, or two at full strength again; half a die below 5 VP"),
    IROQUOIS_ALLIANCE("for each point of a die, a new unit of Iroquois Indians, or two at full strength again"),
    MOHAWKS("Mohawks join Johnson"),
    CHEROKEES("Cherokee come to a Southern fortification"),
    CHEROKEE_UPRISING("the Cherokee leave; two Regulars and a Southern provincial are lost"),
    TREATY_OF_EASTON("the Western Indians leave"),
    INDIANS_DESERT("two Indians of a space leave the enemy"),
    SMALL_POX("a space with more than four enemy units loses steps, and its Indians"),
    COURIER_INTERCEPTED("on a die of 3 to 6 you take a card of the enemy at random"),
    FRANCOIS_BIGOT("the French discard a card at random"),
    BRITISH_MINISTERIAL_CRISIS("the British discard a card of reinforcements or politics"),
    PROVINCIAL_REGIMENTS_DISPERSED("provincials go home, one for each raid in their department"),
    STINGY_PROVINCIAL_ASSEMBLY("one unit of provincials goes home"),
    BRITISH_COLONIAL_POLITICS("the assemblies turn one step your way"),
    RAISE_PROVINCIAL_REGIMENTS("new provincials of a department, as many as its assembly allows"),
    COLONIAL_RECRUITS(
            "as many provincials, Rangers, Light Infantry or coureurs as a die shows are at full strength again"),
    TROOP_TRANSPORTS("6 British, or 3 French, Regulars or Light Infantry are at full strength again"),
    VICTORIES_IN_GERMANY("as many Regulars or Light Infantry as a die shows are at full strength again"),
    CALL_OUT_MILITIAS("a new militia unit, or two at full strength again"),
    RANGERS("a new Ranger, or two at full strength again"),
    LIGHT_INFANTRY("2 Light Infantry and a leader of the pool"),
    FRENCH_REGULARS("2 Regulars from France, and the leaders who wait there"),
    BRITISH_REGULARS("3 Regulars and a leader of the pool, once a season"),
    HIGHLANDERS("%s of Highlanders and %s of the pool"),
    QUIBERON_BAY("the French fleet is beaten: they are dealt seven cards, and get no Regulars from France"),
    ROYAL_AMERICANS("4 Royal Americans and a leader of the pool"),
    ACADIANS_EXPELLED(
            "2 Regulars come to Halifax; Acadians to the French, whose coureurs and militia are at full strength"),
    WILLIAM_PITT("the British are dealt nine cards; more leaders in the pool, and a card back from the discards"),
    DIPLOMATIC_REVOLUTION("the French are dealt nine cards; a card back from the discards"),
    INTRIGUES_AGAINST_SHIRLEY("Shirley leaves the game");

    private final String effect;

    Event(String effect) {
        this.effect = effect;
    }

    /** In a few words; for Highlanders the numbers of units and leaders are blanks. */
    String effect() {
        return effect;
    }
}
