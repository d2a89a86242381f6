package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Choice;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Pile;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.rules.PlayedCard.Effect;

/**
 * 5.5: the event of a card. {@link Reinforcements} has the events that bring troops, {@link IndianAlliances} those that win tribes, and
 * {@link ColonialPolitics} those that move the assemblies.
 */
record Events(PlayedCard play) implements AtTable.OfEvent {
    private static final List<Event> PITT =
            List.of(Event.BRITISH_REGULARS, Event.HIGHLANDERS, Event.LIGHT_INFANTRY, Event.TROOP_TRANSPORTS);
    private static final List<Event> FRANCE = List.of(Event.FRENCH_REGULARS, Event.TROOP_TRANSPORTS);
    private static final List<Integer> MINISTERIAL = List.of(47, 48, 54, 57, 58, 59, 60, 61, 63, 64);
    private static final int CROWD = 4;

    Events(WorkingPosition table, Side side, Card card) {
        this(new PlayedCard(table, side, card, "5.51"));
    }

    /** Why it cannot be played as an event. */
    Optional<Fault> fault() {
        var card = card();
        boolean both = card.event() == Event.ACADIANS_EXPELLED && has(Mark.ACADIANS_BY_BOTH); // 14.5
        if (!both && !card.isEventOf(side())) return Fault.no("5.12", "%s is no event of yours.", card);
        if (card.event() == Event.CAMPAIGN)
            return Fault.no("5.51", "Say whom the campaign activates: campaign LEADER, LEADER.");
        if (card.response()) return Fault.no("5.13", "%s is played in the middle of an action phase.", card);
        return effect().fault();
    }

    void happen() {
        effect().happen().run();
        play.tell("%s has happened.", card().title());
        umpire().show(new Scene.Told("", card().title()));
    }

    private Effect effect() {
        return switch (card().event()) {
            case BASTIONS_REPAIRED ->
                play.when(
                        !damaged().isEmpty(), "No siege of a place of yours has come so far.", this::bastionsRepaired);
            case LOUISBOURG_SQUADRONS ->
                play.when(
                        board().controls(Sides.FRENCH, country().space("Louisbourg")),
                        "The French do not control Louisbourg.",
                        this::louisbourgSquadrons);
            case GOVERNOR_VAUDREUIL_INTERFERES ->
                play.when(
                        frenchLeaders().size() > 1,
                        "There are no two French leaders to swap.",
                        this::governorVaudreuilInterferes);
            case INDIANS_DESERT ->
                play.when(
                        !play.unbesieged(enemy(), Unit::isIndian).isEmpty(),
                        "The enemy has no Indians in the field.",
                        this::indiansDesert);
            case SMALL_POX ->
                play.when(!crowded().isEmpty(), "No space holds more than four enemy units.", this::smallPox);
            case COURIER_INTERCEPTED ->
                play.when(!table().hand(enemy()).isEmpty(), "The enemy holds no card.", this::courierIntercepted);
            case FRANCOIS_BIGOT ->
                play.when(!table().hand(Sides.FRENCH).isEmpty(), "The French hold no card.", this::francoisBigot);
            case BRITISH_MINISTERIAL_CRISIS ->
                play.when(
                        !table().hand(Sides.BRITISH).isEmpty(),
                        "The British hold no card.",
                        this::britishMinisterialCrisis);
            case QUIBERON_BAY ->
                play.when(
                        has(Mark.NO_FRENCH_NAVAL_MOVES)
                                || board().controls(Sides.BRITISH, country().space("Louisbourg"))
                                || track().year() >= 1760,
                        "The French fleet is not yet to be beaten.",
                        this::quiberonBay);
            case WILLIAM_PITT -> play.always(this::williamPitt);
            case DIPLOMATIC_REVOLUTION ->
                play.when(!has(Mark.QUIBERON_BAY), "Quiberon Bay has been fought.", this::diplomaticRevolution);
            case INTRIGUES_AGAINST_SHIRLEY ->
                play.when(
                        track().vp() >= 1 && shirley().isPresent(),
                        "Shirley is not to be hurt.",
                        this::intriguesAgainstShirley);
            case NORTHERN_INDIAN_ALLIANCE,
                    WESTERN_INDIAN_ALLIANCE,
                    IROQUOIS_ALLIANCE,
                    MOHAWKS,
                    CHEROKEES,
                    CHEROKEE_UPRISING,
                    TREATY_OF_EASTON -> new IndianAlliances(play).effect();
            case PROVINCIAL_REGIMENTS_DISPERSED, STINGY_PROVINCIAL_ASSEMBLY, BRITISH_COLONIAL_POLITICS ->
                new ColonialPolitics(play).effect();
            default -> new Reinforcements(play.under("5.52")).effect();
        };
    }

    private List<Space> damaged() {
        return Lists.filter(
                country().spaces(),
                space -> board().isInside(side(), space) && board().sieges().get(space) > 0);
    }

    private void bastionsRepaired() {
        var space = play.pick(side(), "Which siege falls back to level 0?", damaged());
        table().board(now -> now.withSiege(space, Optional.of(0)));
        play.tell("The bastions of %s are repaired.", space);
    }

    private void louisbourgSquadrons() {
        table().mark(Mark.NO_AMPHIBIOUS_LANDINGS, true);
        play.tell("There are no Amphibious Landings this year.");
        if (play.roll() > 3) return;
        table().mark(Mark.NO_FRENCH_NAVAL_MOVES, true);
        table().cards(cards -> cards.minus(Pile.DISCARDS, card()).plus(Pile.REMOVED, card()));
        play.tell("The French sail no more.");
    }

    private List<Leader> frenchLeaders() {
        return Lists.filter(
                country().leaders(Sides.FRENCH),
                leader -> play.isUnbesieged(leader)
                        && !(has(Mark.NO_FRENCH_NAVAL_MOVES)
                                && board().place(leader).equals(country().space("Louisbourg"))));
    }

    private void governorVaudreuilInterferes() {
        var two = play.some(side(), "Which two French leaders change places?", frenchLeaders(), 2);
        var one = board().place(two.getFirst());
        var other = board().place(two.getLast());
        table().move(List.of(two.getFirst()), other);
        table().move(List.of(two.getLast()), one);
        play.tell("%s change places.", Wording.list(two));
    }

    private void indiansDesert() {
        var spaces = Lists.filter(
                country().spaces(),
                space -> board().freeUnits(enemy(), space).stream().anyMatch(Unit::isIndian));
        var where = play.asking("Where do Indians desert?").one(spaces);
        var space = play.pick(where, () -> Lists.map(spaces, this::deserters));
        play.gone(umpire().settle(deserters(space)));
    }

    private Choice<Unit> deserters(Space space) {
        var indians = Lists.filter(board().freeUnits(enemy(), space), Unit::isIndian);
        int count = Math.min(2, indians.size());
        return play.asking("in " + space, "Which Indians desert in %s?".formatted(space))
                .some(indians, count, count);
    }

    private List<Space> crowded() {
        return Lists.filter(
                country().spaces(), space -> board().units(enemy(), space).size() > CROWD);
    }

    /** Units at full strength are reduced before any unit is eliminated. */
    private void smallPox() {
        var space = play.pick(side(), "Where does the small pox break out?", crowded());
        int die = umpire().roll("5.51", "Small Pox in " + space);
        var units = board().units(enemy(), space);
        int steps = units.size() > 2 * CROWD ? die : (die + 1) / 2;
        var taken = new ArrayList<Unit>();
        for (int left = steps; left > 0; ) {
            var there = board().units(enemy(), space);
            var full = Lists.filter(there, unit -> !board().isReduced(unit));
            var open = full.isEmpty() ? there : full;
            int now = Math.min(left, open.size());
            if (now == 0) break;
            var text = "The small pox in %s takes %s. Whose?".formatted(space, Wording.count(now, "step"));
            var lose = play.some(enemy(), text, open, now);
            lose.forEach(table()::reduce);
            taken.addAll(lose);
            left -= now;
        }
        play.tell(
                "The small pox takes %s: %s.",
                Wording.count(taken.size(), "step"), Wording.list(Losses.told(table(), taken)));
        play.gone(Lists.filter(board().units(enemy(), space), Unit::isIndian));
    }

    private void courierIntercepted() {
        if (play.roll() < 3) return;
        var taken = new Dealing(table()).random(enemy(), "5.51");
        table().cards(cards -> cards.minus(Pile.hand(enemy()), taken).plus(Pile.hand(side()), taken));
        umpire().reveal("5.51", Dealing.DECK, taken.id(), "%s take %s.", Sides.the(side()), taken.label());
    }

    private void francoisBigot() {
        var lost = new Dealing(table()).random(Sides.FRENCH, "5.51");
        table().lay(Sides.FRENCH, lost, "5.51", false, "The French discard %s.", lost.label());
    }

    private void britishMinisterialCrisis() {
        var held = Lists.filter(table().hand(Sides.BRITISH), one -> MINISTERIAL.contains(one.number()));
        int count = Math.min(1, held.size());
        var asking = play.asking(Sides.BRITISH, "The ministry is in a crisis: which card do you discard?");
        for (var one : umpire().ask(asking.some(held, count, count).hidden()))
            table().lay(Sides.BRITISH, one, "5.51", false, "The British discard %s.", one.label());
    }

    private void quiberonBay() {
        table().mark(Mark.QUIBERON_BAY, true);
        table().mark(Mark.DIPLOMATIC_REVOLUTION, false);
    }

    private void williamPitt() {
        table().mark(Mark.WILLIAM_PITT, true);
        new Sequence(table()).pool();
        play.takeBack(PITT);
    }

    private void diplomaticRevolution() {
        table().mark(Mark.DIPLOMATIC_REVOLUTION, true);
        play.takeBack(FRANCE);
    }

    private void intriguesAgainstShirley() {
        shirley().ifPresent(shirley -> {
            table().eliminate(shirley);
            play.tell("%s leaves the game.", shirley);
        });
    }

    private Optional<Leader> shirley() {
        return table().leader("Shirley").filter(play::isUnbesieged);
    }
}
