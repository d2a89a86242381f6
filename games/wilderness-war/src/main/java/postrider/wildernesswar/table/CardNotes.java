package postrider.wildernesswar.table;

import java.util.ArrayList;
import postrider.text.Wording;
import postrider.wildernesswar.Card;

/** What the event of a card does, in a few words, for the hand in a report. */
public final class CardNotes {
    private CardNotes() {}

    /** "British event; you are asked when it may be played (5.56); land from the sea along an arrow". */
    public static String of(Card card) {
        var notes = new ArrayList<String>();
        card.side().ifPresent(side -> notes.add(side + " event"));
        if (card.response()) notes.add("you are asked when it may be played (5.56)");
        notes.add(effect(card));
        if (card.removed()) notes.add("then the card is out of the game");
        return String.join("; ", notes);
    }

    static String effect(Card card) {
        return switch (card.event()) {
            case CAMPAIGN -> "activate two leaders with their forces";
            case BASTIONS_REPAIRED -> "a siege of a place of yours falls back to 0";
            case SURRENDER -> "at a siege whose level allows an assault: the place gives up";
            case MASSACRE -> "after Indians helped to take a place of yours: they are gone, and you have 1 VP";
            case COEHORNS -> "+2 to a siege roll or an assault";
            case FIELDWORKS -> "in a battle: build them, or take theirs away";
            case AMBUSH -> "in the wild: your strength doubles and you fire first";
            case BLOCKHOUSES -> "the enemy's raids are harder for the rest of the year";
            case FOUL_WEATHER -> "an enemy moves two spaces at most";
            case LAKE_SCHOONER -> "turn back an enemy who comes along a lake to your fortification";
            case GEORGE_CROGHAN -> "Drilled Troops move as auxiliaries do";
            case AMPHIBIOUS_LANDING -> "land from the sea along an arrow";
            case LOUISBOURG_SQUADRONS ->
                "no amphibious landings this year; on a die of 1 to 3 no French naval moves from then on";
            case GOVERNOR_VAUDREUIL_INTERFERES -> "two French leaders change places";
            case NORTHERN_INDIAN_ALLIANCE -> alliance("Northern") + "; half a die below 5 VP";
            case WESTERN_INDIAN_ALLIANCE -> alliance("Western") + "; half a die below 5 VP";
            case IROQUOIS_ALLIANCE -> alliance("Iroquois");
            case MOHAWKS -> "Mohawks join Johnson";
            case CHEROKEES -> "Cherokee come to a Southern fortification";
            case CHEROKEE_UPRISING -> "the Cherokee leave; two Regulars and a Southern provincial are lost";
            case TREATY_OF_EASTON -> "the Western Indians leave";
            case INDIANS_DESERT -> "two Indians of a space leave the enemy";
            case SMALL_POX -> "a space with more than four enemy units loses steps, and its Indians";
            case COURIER_INTERCEPTED -> "on a die of 3 to 6 you take a card of the enemy at random";
            case FRANCOIS_BIGOT -> "the French discard a card at random";
            case BRITISH_MINISTERIAL_CRISIS -> "the British discard a card of reinforcements or politics";
            case PROVINCIAL_REGIMENTS_DISPERSED -> "provincials go home, one for each raid in their department";
            case STINGY_PROVINCIAL_ASSEMBLY -> "one unit of provincials goes home";
            case BRITISH_COLONIAL_POLITICS -> "the assemblies turn one step your way";
            case RAISE_PROVINCIAL_REGIMENTS -> "new provincials of a department, as many as its assembly allows";
            case COLONIAL_RECRUITS ->
                "as many provincials, Rangers, Light Infantry or coureurs as a die shows are at full strength again";
            case TROOP_TRANSPORTS -> "6 British, or 3 French, Regulars or Light Infantry are at full strength again";
            case VICTORIES_IN_GERMANY -> "as many Regulars or Light Infantry as a die shows are at full strength again";
            case CALL_OUT_MILITIAS -> "a new militia unit, or two at full strength again";
            case RANGERS -> "a new Ranger, or two at full strength again";
            case LIGHT_INFANTRY -> "2 Light Infantry and a leader of the pool";
            case FRENCH_REGULARS -> "2 Regulars from France, and the leaders who wait there";
            case BRITISH_REGULARS -> "3 Regulars and a leader of the pool, once a season";
            case HIGHLANDERS ->
                "%s of Highlanders and %s of the pool"
                        .formatted(Wording.count(card.units(), "unit"), Wording.count(card.leaders(), "leader"));
            case QUIBERON_BAY ->
                "the French fleet is beaten: they are dealt seven cards, and get no Regulars from France";
            case ROYAL_AMERICANS -> "4 Royal Americans and a leader of the pool";
            case ACADIANS_EXPELLED ->
                "2 Regulars come to Halifax; Acadians to the French, whose coureurs and militia are at full strength";
            case WILLIAM_PITT ->
                "the British are dealt nine cards; more leaders in the pool, and a card back from the discards";
            case DIPLOMATIC_REVOLUTION -> "the French are dealt nine cards; a card back from the discards";
            case INTRIGUES_AGAINST_SHIRLEY -> "Shirley leaves the game";
        };
    }

    private static String alliance(String tribes) {
        return "for each point of a die, a new unit of %s Indians, or two at full strength again".formatted(tribes);
    }
}
