package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.WhichUnits;
import postrider.kernel.BattleTable;
import postrider.kernel.Die;
import postrider.kernel.Lists;
import postrider.kernel.PerSide;
import postrider.kernel.Side;
import postrider.wethepeople.BattleCard;
import postrider.wethepeople.Box;
import postrider.wethepeople.Track;
import postrider.wethepeople.WarTopic;

/**
 * Chapter 9. Read it beside the rule book.
 *
 * @param space where the attacker has just arrived, from {@code from}
 * @param intercepted an American army intercepted him there (7.2)
 * @param table what is shown of it
 */
record Battle(CardPlay play, Space space, Space from, boolean intercepted, BattleTable table) {
    Battle(CardPlay play, Space space, Space from, boolean intercepted) {
        this(play, space, from, intercepted, new BattleTable(play.side(), Sides.enemy(play.side())));
    }

    WorkingPosition working() {
        return play.working();
    }

    /** 9.1: whose moving army started the battle. */
    Side attacker() {
        return play.side();
    }

    Side defender() {
        return Sides.enemy(attacker());
    }

    List<Side> sides() {
        return List.of(attacker(), defender());
    }

    /** 9.0 to 9.2, from the events at its beginning to the losses at its end. */
    void fight() {
        int british = britishOnMap();
        int before = working().umpire().told();
        working().rule("9.0", "Battle in %s: %s against %s.", space, force(attacker()), force(defender()));
        for (var side : sides()) table.put(side, "9.0", "force", "%s", force(side));
        var events = BattleEvents.ask(this);
        var hands = new PerSide<>(attacker(), new BattleHand(), defender(), new BattleHand());
        deal(hands, events);
        var won = new BattleRounds(this, hands, events.of(Sides.AMERICAN).cancelsBombardment()).fight();
        var loser = Sides.enemy(won.by());
        var headline = headline(loser);
        pay(won, loser);
        working().umpire().show(() -> table.scene(space.name(), headline, won.how()), before);
        if (loser == Sides.AMERICAN) Captures.disperseCongress(working(), space);
        int lost = british - britishOnMap();
        boolean heavy = loser == Sides.BRITISH && lost >= 3;
        if (working().umpire().applies(heavy, "9.1", "The British have not lost 3 CU in a defeat in %s.", space))
            FrenchAlliance.loseRegulars(working());
    }

    private String headline(Side loser) {
        var beaten = loser == attacker() ? "beaten back" : "beaten";
        return "%s %s at %s".formatted(general(loser).map(General::name).orElse(Sides.the(loser)), beaten, space);
    }

    private int britishOnMap() {
        return working().now().board().troops().values().stream()
                .mapToInt(Troops::british)
                .sum();
    }

    Optional<General> general(Side side) {
        return working().now().general(side, space);
    }

    int units(Side side) {
        return working().now().units(side, space);
    }

    private String force(Side side) {
        var troops = working().now().troops(space).only(side).words();
        return general(side).map(general -> general + " with " + troops).orElse(side + " " + troops);
    }

    /**
     * One line of the list of 9.1.
     *
     * @param lacking for which fact a side draws none for it
     */
    private record Cards(String rule, String name, int count, Supplier<String> lacking) {}

    private List<Cards> cards(Side side, int byEvents) {
        boolean british = side == Sides.BRITISH;
        int rating = general(side).map(General::battle).orElse(0);
        Supplier<String> onlyBritish = () -> "only the British have it";
        return List.of(
                new Cards("9.1", "battle rating", rating, () -> "no general leads"),
                new Cards("9.1", "CU", units(side), () -> "no CU"),
                new Cards(
                        "9.1",
                        "militia",
                        militia(side) ? 2 : 0,
                        () -> "they have not most of the markers in " + space.colony()),
                new Cards("9.1", "events", byEvents, () -> "none was played"),
                new Cards(
                        "7.2",
                        "interception",
                        !british && intercepted ? 1 : 0,
                        () -> british ? "only Americans intercept" : "nobody intercepted"),
                new Cards("5.3", "Winter Offensive", winterOffensive(side) ? 2 : 0, () -> noWinterOffensive(side)),
                new Cards(
                        "9.1",
                        "British Regulars",
                        british && regulars() ? 1 : 0,
                        british ? () -> "the advantage is lost" : onlyBritish),
                new Cards("9.1", "port", british && fleet() ? 2 : 0, british ? this::noFleet : onlyBritish));
    }

    /** What both sides can see of it beforehand, a line a side. */
    List<String> facts() {
        return Lists.each(sides(), side -> {
            var parts = cards(side, 0).stream()
                    .filter(cards -> cards.count() > 0)
                    .map(cards -> "%s %d (%s)".formatted(cards.name(), cards.count(), cards.rule()))
                    .collect(Collectors.joining(", "));
            var does = side == attacker() ? "attacks" : "defends";
            return "%s %s with %d battle cards: %s.".formatted(force(side), does, sum(cards(side, 0)), parts);
        });
    }

    private static int sum(List<Cards> several) {
        return several.stream().mapToInt(Cards::count).sum();
    }

    private String noWinterOffensive(Side side) {
        if (side == Sides.BRITISH || side != attacker()) return "only attacking Americans have it";
        return play.lastOfThePhase() ? "Washington does not lead" : "it is not the last card of the Strategy Phase";
    }

    private String noFleet() {
        if (!space.port()) return space + " is no port";
        return working().now().blockaded(space) ? "the French Navy is there" : "Charleston has no British PC marker";
    }

    /** 9.1 Militia: more markers in the colony, or in Canada. */
    private boolean militia(Side side) {
        return working().now().majority(space.colony()).equals(Optional.of(side));
    }

    /** 5.3 Special Rule: the last card of the phase moves Washington, who attacks. */
    private boolean winterOffensive(Side side) {
        return side == Sides.AMERICAN
                && side == attacker()
                && general(side)
                        .filter(general -> general.is(General.WASHINGTON))
                        .isPresent()
                && play.lastOfThePhase();
    }

    /** 9.1 British Regulars */
    private boolean regulars() {
        return working().now().track().has(Track.Mark.REGULARS);
    }

    /** 9.1, its exceptions: the French Navy, and Charleston without a British marker. */
    private boolean fleet() {
        var now = working().now();
        return space.port()
                && !now.blockaded(space)
                && (!space.is(Box.CHARLESTON) || now.controls(Sides.BRITISH, space));
    }

    /** 9.1: all cards are in the deck before each battle; they are dealt in turn, the attacker first, as far as they go. */
    private void deal(PerSide<BattleHand> hands, PerSide<BattleEvents.Played> events) {
        var deck = new ArrayList<String>();
        working().box().battleCards().forEach((card, copies) -> {
            for (int copy = 1; copy <= copies; copy++) deck.add(card.id(copy));
        });
        working().umpire().shuffle("9.1", BattleHand.DECK, deck);
        for (var side : sides()) report(side, cards(side, events.of(side).cards()));
        int left = deck.size();
        int most = Math.max(drawn(attacker(), events), drawn(defender(), events));
        for (int card = 1; card <= most; card++)
            for (var side : sides())
                if (card <= drawn(side, events) && left-- > 0) {
                    var purpose = "%s battle card %d in %s".formatted(side, card, space);
                    hands.of(side).take(working().umpire().draw("9.1", BattleHand.DECK, purpose));
                }
        for (var side : sides())
            working()
                    .umpire()
                    .tell(side, "9.1", "Your battle cards: %s.", hands.of(side).words());
    }

    private int drawn(Side side, PerSide<BattleEvents.Played> events) {
        return sum(cards(side, events.of(side).cards()));
    }

    private void report(Side side, List<Cards> cards) {
        var parts = new ArrayList<String>();
        for (var one : cards) {
            working()
                    .umpire()
                    .applies(
                            one.count() > 0,
                            one.rule(),
                            () -> "%s in %s, %s: %s."
                                    .formatted(
                                            Sides.the(side),
                                            space,
                                            one.name(),
                                            one.lacking().get()));
            if (one.count() > 0) parts.add("%s %d (%s)".formatted(one.name(), one.count(), one.rule()));
            table.put(side, one.rule(), one.name(), one.count() > 0 ? "%d" : "", one.count());
        }
        working().rule("9.1", "%s draw %d battle cards: %s.", Sides.the(side), sum(cards), String.join(", ", parts));
    }

    /** 9.2: the loser retreats and then loses CUs; the winner may lose one. */
    private void pay(BattleRounds.Won won, Side loser) {
        var retreat = Retreat.of(working(), loser, space);
        var force = working().now().troops(space).only(loser);
        var ended = loser == attacker() ? retreat.attacker(from) : retreat.defender(from);
        if (ended.isPresent()) loserPays(won, loser, ended.get(), force);
        else table.put(loser, "9.2", "losses", "all: %s", force.words());
        if (working().isOver()) return; // 12.0: Washington was taken
        int units = Math.min(won.with().map(BattleCard::winnersLosses).orElse(0), units(won.by()));
        if (units > 0) lose(won.by(), space, working().now().troops(space), units);
    }

    /** 9.2 Loser Casualties: of those who retreated (R25). */
    private void loserPays(BattleRounds.Won won, Side loser, Space where, Troops force) {
        int die = working().umpire().roll("9.2", "the loser's losses");
        int more = won.with().map(BattleCard::moreLosses).orElse(0);
        int losses = Math.clamp((die <= 3 ? 1 : die <= 5 ? 2 : 3) + more, 0, force.total());
        var by = more == 0 ? "" : ", %+d for %s".formatted(more, won.with().orElseThrow());
        table.put(loser, "9.2", "die for losses", "%s: 1 on 1 to 3, 2 on 4 or 5, 3 on 6%s", Die.face(die), by);
        lose(loser, where, force.common(working().now().troops(where)), losses);
    }

    private void lose(Side side, Space where, Troops force, int count) {
        var lost = WhichUnits.lost(working(), side, where, force, count, "9.2", WarTopic.CU_TO_LOSE);
        working().remove(where, lost);
        var words = lost.isEmpty() ? "nothing" : lost.words();
        working().rule("9.2", "%s lose %s.", Sides.the(side), words);
        table.put(side, "9.2", "losses", "%s", words);
    }
}
