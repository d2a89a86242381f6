package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.Occupancy;
import postrider.americanwar.rules.WhichUnits;
import postrider.kernel.BattleTable;
import postrider.kernel.Die;
import postrider.kernel.Odds;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Track;
import postrider.washingtonswar.WarTopic;

/**
 * Chapter 9. Read it beside the rule book: {@link #fight} is 9.2, step by step.
 *
 * @param space where the attacker has just arrived, from {@code from}
 * @param intercepted an American army intercepted him there (7.8)
 * @param table what is shown of it
 */
record Battle(CardPlay play, Space space, Space from, boolean intercepted, BattleTable table) {
    private static final int OVERRUNS = 4;

    Battle(CardPlay play, Space space, Space from, boolean intercepted) {
        this(play, space, from, intercepted, new BattleTable(play.side(), Sides.enemy(play.side())));
    }

    WorkingPosition working() {
        return play.working();
    }

    Side attacker() {
        return play.side();
    }

    Side defender() {
        return Sides.enemy(attacker());
    }

    /**
     * 9.2 Combat Resolution Procedure.
     *
     * @return where the attacking force is afterwards; empty if it surrendered
     */
    Optional<Space> fight() {
        int british = britishOnMap();
        int before = working().umpire().told();
        working().rule("9.1", "Battle in %s: %s against %s.", space, force(attacker()), force(defender()));
        for (var side : List.of(attacker(), defender())) table.put(side, "9.1", "force", "%s", force(side));
        var attack = BattleCards.lay(this, attacker(), BattleCards.Laid.NOTHING); // 9.2.1
        if (becomesOverrun(attack)) return Optional.of(space);
        var defence = BattleCards.lay(this, defender(), attack);
        int attackRating = actualRating(attacker()); // 9.2.2
        int defenceRating = actualRating(defender());
        int attackDrm = drm(attacker(), attackRating, attack); // 9.2.3
        int defenceDrm = drm(defender(), defenceRating, defence);
        int attackTotal = total(attacker(), "the attacker", attackDrm); // 9.2.4
        int defenceTotal = total(defender(), "the defender", defenceDrm);
        boolean attackerWins = attackerWins(attackTotal, defenceTotal);
        var who = attackerWins ? "attacker" : "defender";
        var outcome = "%s %d, %s %d: the %s wins.";
        working().rule("9.2.4", outcome, attacker(), attackTotal, defender(), defenceTotal, who);
        var winner = attackerWins ? attacker() : defender();
        var headline = headline(Sides.enemy(winner));
        loserPays(Sides.enemy(winner)); // 9.2.5
        winnerPays(winner);
        working()
                .umpire()
                .show(() -> table.scene(space.name(), headline, outcome(who, attackDrm - defenceDrm)), before);
        var ended = retreat(winner); // 9.2.6
        if (winner == Sides.AMERICAN) FrenchAlliance.advance(working(), "12.1", 1); // 9.2.7
        int lost = british - britishOnMap();
        if (working().umpire().applies(lost >= 3, "9.41", "The British lost %d CU in %s, not 3.", lost, space))
            FrenchAlliance.loseRegulars(working(), "9.41");
        return ended;
    }

    /** 9.2.4: the attacker wins ties. */
    static boolean attackerWins(int attackTotal, int defenceTotal) {
        return attackTotal >= defenceTotal;
    }

    private String headline(Side loser) {
        var beaten = loser == attacker() ? "beaten back" : "beaten";
        return "%s %s at %s".formatted(general(loser).map(General::name).orElse(Sides.the(loser)), beaten, space);
    }

    /** Who won, and how often he does with such an advantage (9.2.4). */
    private static String outcome(String winner, int attackersLead) {
        int wins = BattleOdds.attackerWins(attackersLead);
        int odds = winner.equals("attacker") ? wins : BattleOdds.THROWS - wins;
        if (odds == BattleOdds.THROWS) return "The %s wins, whatever is thrown.".formatted(winner);
        return "The %s wins, as in %s of all throws.".formatted(winner, Odds.percent(odds, BattleOdds.THROWS));
    }

    private int total(Side side, String who, int drm) {
        int die = working().umpire().roll("9.2.4", who);
        table.put(side, "9.2.4", "die", Die.face(die));
        table.put(side, "9.2.4", "total", "%d", die + drm);
        return die + drm;
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

    String force(Side side) {
        return force(working(), side, space);
    }

    static String force(WorkingPosition working, Side side, Space space) {
        var troops = working.now().troops(space).only(side).words();
        var general = working.now().general(side, space);
        return general.map(someone -> someone + " with " + troops).orElse(side + " " + troops);
    }

    /** 9.2.1, 9.7: Arnold's treason may leave a single CU to a British attacker; he overruns it at once (R80). */
    private boolean becomesOverrun(BattleCards.Laid attack) {
        var overruns = overrun(working().occupancy(), attacker(), units(attacker()));
        boolean overrun = attack.treason() && overruns.has(space);
        if (overrun) overrun(working(), attacker(), space);
        return overrun;
    }

    /** 9.7 */
    static void overrun(WorkingPosition working, Side side, Space space) {
        var enemy = Sides.enemy(side);
        working.rule("9.7", "The single CU in %s is overrun.", space);
        working.remove(space, working.now().troops(space).only(enemy));
        if (side == Sides.BRITISH) Captures.disperseCongress(working, space);
        else FrenchAlliance.advance(working, "12.1", 1);
    }

    /** 9.3: half on 1 to 3, full on 4 to 6, never more than the CUs with him. */
    private int actualRating(Side side) {
        var general = general(side);
        if (general.isEmpty()) return 0;
        int printed = general.get().battle();
        int die = working().umpire().roll("9.3", "the battle rating of " + general.get());
        int rating = rating(side, die);
        working().rule("9.3", "%s rolls %d: battle rating %d of %d.", general.get(), die, rating, printed);
        table.put(side, "9.3", "die for the rating", "%s: %d of %d", Die.face(die), rating, printed);
        return rating;
    }

    /** 9.3, by this die. */
    int rating(Side side, int die) {
        int printed = general(side).map(General::battle).orElse(0);
        return Math.min(die <= 3 ? printed / 2 : printed, units(side));
    }

    /** One line of Table 9.4. */
    record Modifier(String rule, String name, int value) {
        String words() {
            return "%s +%d (%s)".formatted(name, value, rule);
        }
    }

    static int sum(List<Modifier> modifiers) {
        return modifiers.stream().mapToInt(Modifier::value).sum();
    }

    /** 9.4 */
    List<Modifier> modifiers(Side side, int rating, BattleCards.Laid laid) {
        return List.of(
                new Modifier("9.4", "CU", units(side)),
                new Modifier("9.3", "battle rating", rating),
                new Modifier("9.41", "British Regulars", side == Sides.BRITISH && regulars() ? 1 : 0),
                new Modifier("9.42", "Royal Navy", side == Sides.BRITISH && royalNavy() ? 1 : 0),
                new Modifier("9.43", "militia", militia(side) ? 1 : 0),
                new Modifier("9.44", "winter offensive", winterOffensive(side) ? 2 : 0),
                new Modifier("9.45", laid.battleCard() ? "battle card" : "discarded event", laid.drm()),
                new Modifier("9.46", "interception", side == Sides.AMERICAN && intercepted ? 1 : 0));
    }

    private int drm(Side side, int rating, BattleCards.Laid laid) {
        var modifiers = modifiers(side, rating, laid);
        int sum = sum(modifiers);
        var parts = modifiers.stream()
                .filter(modifier -> modifier.value() > 0)
                .map(Modifier::words)
                .toList();
        for (var one : modifiers)
            working()
                    .umpire()
                    .applies(
                            one.value() > 0,
                            one.rule(),
                            () -> "%s in %s, %s: %s."
                                    .formatted(Sides.the(side), space, one.name(), lacking(side, one.rule())));
        working().rule("9.4", "%s +%d: %s.", side, sum, String.join(", ", parts));
        for (var one : modifiers) table.put(side, one.rule(), one.name(), one.value() > 0 ? "+%d" : "", one.value());
        return sum;
    }

    /** For which fact a side has nothing of a modifier. */
    private String lacking(Side side, String rule) {
        boolean british = side == Sides.BRITISH;
        return switch (rule) {
            case "9.4" -> "no CU";
            case "9.3" -> general(side).isEmpty() ? "no general leads" : "the die and the CUs make it 0";
            case "9.41" -> british ? "the Advantage is lost" : "only the British have it";
            case "9.42" -> british ? noRoyalNavy() : "only the British have it";
            case "9.43" -> "they do not control " + space.colony();
            case "9.44" -> noWinterOffensive(side);
            case "9.45" -> "no card was laid";
            default -> british ? "only Americans intercept" : "nobody intercepted";
        };
    }

    private String noRoyalNavy() {
        if (!space.port()) return space + " is no port";
        return working().now().blockaded(space)
                ? "the French Navy blockades " + space
                : "the fortified port has no British PC marker";
    }

    private String noWinterOffensive(Side side) {
        if (side == Sides.BRITISH || side != attacker()) return "only attacking Americans have it";
        boolean led =
                general(side).filter(general -> general.is(General.WASHINGTON)).isPresent();
        return led ? "it is not the last card of the Strategy Phase" : "Washington does not lead";
    }

    /** 9.41 */
    private boolean regulars() {
        return working().now().track().has(Track.Mark.REGULARS);
    }

    /** 9.42 */
    private boolean royalNavy() {
        var now = working().now();
        return space.port() && !now.blockaded(space) && (!space.fortified() || now.controls(Sides.BRITISH, space));
    }

    /** 9.43 */
    private boolean militia(Side side) {
        return working().now().controlOf(space.colony()).equals(Optional.of(side));
    }

    /** 9.44 */
    private boolean winterOffensive(Side side) {
        return side == Sides.AMERICAN
                && side == attacker()
                && general(side)
                        .filter(general -> general.is(General.WASHINGTON))
                        .isPresent()
                && play.lastOfThePhase();
    }

    /** 9.5 */
    private void loserPays(Side loser) {
        int die = working().umpire().roll("9.5", "the loser's losses");
        table.put(loser, "9.5", "die for losses", "%s: 1 on 1 to 3, 2 on 4 or 5, 3 on 6", Die.face(die));
        lose(loser, die <= 3 ? 1 : die <= 5 ? 2 : 3);
    }

    /** 9.5: by the agility of the general who lost. */
    private void winnerPays(Side winner) {
        var beaten = general(Sides.enemy(winner));
        int die = working().umpire().roll("9.5", "the winner's losses");
        int most = beaten.map(General::agility).orElse(0) + 1;
        table.put(winner, "9.5", "die for losses", "%s: 1 on %d or less", Die.face(die), most);
        lose(winner, die <= most ? 1 : 0);
        boolean stranded = units(winner) == 0 && working().now().controls(Sides.enemy(winner), space);
        if (stranded) general(winner).ifPresent(someone -> Captures.capture(working(), "9.5", someone));
    }

    private void lose(Side side, int count) {
        var lost = WhichUnits.lost(
                working(), side, space, working().now().troops(space), count, "9.5", WarTopic.CU_TO_LOSE);
        working().remove(space, lost);
        var words = lost.isEmpty() ? "nothing" : lost.words();
        working().rule("9.5", "%s lose %s.", Sides.the(side), words);
        table.put(side, "9.5", "losses", words);
    }

    /** 9.6; where the attacker is afterwards. */
    private Optional<Space> retreat(Side winner) {
        var loser = Sides.enemy(winner);
        var retreat = Retreat.of(working(), loser, space);
        boolean nothingLeft = retreat.general().isEmpty() && units(loser) == 0;
        var rule = intercepted ? "7.8.F" : "9.61.B";
        var ended = winner == attacker() ? Optional.of(space) : Optional.<Space>empty();
        if (!nothingLeft && loser == defender()) retreat.defender(rule, from);
        if (!nothingLeft && loser == attacker()) ended = retreat.attacker(rule, from);
        if (loser == Sides.AMERICAN) Captures.disperseCongress(working(), space);
        return ended;
    }

    /** 9.7: single CUs without a general, where so many of {@code side} come in. */
    static SpaceSet<Space> overrun(Occupancy<Position> occupancy, Side side, int units) {
        var enemy = Sides.enemy(side);
        var held = occupancy.of(enemy);
        return units < OVERRUNS
                ? occupancy.everywhere().none()
                : held.units()
                        .where(space -> occupancy.now().units(enemy, space) == 1)
                        .minus(held.generals());
    }
}
