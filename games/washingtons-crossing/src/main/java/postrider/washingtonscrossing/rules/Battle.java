package postrider.washingtonscrossing.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Modifier;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.BattleTable;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Charts;
import postrider.washingtonscrossing.Charts.Addition;
import postrider.washingtonscrossing.Charts.Effect;
import postrider.washingtonscrossing.Charts.Odds;
import postrider.washingtonscrossing.Charts.Result;
import postrider.washingtonscrossing.Charts.Roll;
import postrider.washingtonscrossing.Doubts;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.River;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Weather;

/** Chapter 17, combat (17.1 to 17.2). */
final class Battle implements AtTable.InTurn {
    /** 12.0, Exception, and 17.1 step 6: the ratio of an overwhelming attack. */
    private static final int OVERWHELMING = 7;

    /** 17.1 step 6: the size of a small force, and its extra loss. */
    private static final int SMALL = 100;

    private static final int SMALL_LOSS = 30;

    /** 12.0: the percent loss that tires defenders. */
    private static final int TIRING = 5;

    private final Attack attack;
    private final Hex target;
    private final BattleTable lines;
    private final List<Optional<String>> doubts = new ArrayList<>();

    /** 17.1, Exception: how many men Washington keeps while others can take losses. */
    private int kept;

    Battle(Attack attack) {
        this.attack = attack;
        this.target = attack.target();
        this.lines = new BattleTable(attack.side(), attack.enemy());
    }

    @Override
    public PlayerTurn turn() {
        return attack.turn();
    }

    /** Returns whether the attackers win the hex and may enter it. */
    boolean fight() {
        var defence = Defence.against(attack);
        var ground = Doubts.sentence(defence.doubts());
        int attacking = board().troops(attack.attackers());
        int defending = defence.men();
        kept = Losses.keptByWashington(table());
        reveal(side(), attack.attackers());
        reveal(enemy(), defence.leaders());
        var surprise = Surprise.roll(attack, defence);
        surprise.added().forEach(one -> lines.put(side(), one.modifier()));
        lines.put(side(), "17.2.3", "surprise", "%+d", surprise.effect().combat());
        doubts.addAll(surprise.doubts());
        var odds = charts().odds(attacking, defending);
        var result = result(defence, surprise.effect().combat(), odds, attacking);
        boolean overwhelmed = attacking >= OVERWHELMING * defending;
        int attackerPercent =
                Math.max(0, result.attackerLoss() + surprise.effect().loss()); // R18
        boolean small = defending <= SMALL && overwhelmed;
        if (small) rule("17.1", "So small a force loses %d men more.", SMALL_LOSS);
        int fallen = Losses.tens(result.defenderLoss() * defending, 100) + (small ? SMALL_LOSS : 0);
        var assault = losses(side(), attack.attackers(), Losses.tens(attackerPercent * defending, 100));
        var defenders = losses(enemy(), defence.leaders(), fallen);
        var giveUp = new Surrender(table(), enemy(), defence.leaders(), target, defending);
        var callOff = new Surrender(table(), side(), attack.attackers(), target, attacking);
        var beaten = beaten(result, giveUp, callOff);
        int lost = assault.take(() -> next(side(), Lists.concat(defenders.questions(), questions(beaten))));
        int killed = defenders.take(() -> next(enemy(), questions(beaten)));
        tire(defence, result, overwhelmed);
        var defended = new Outcome(enemy(), result.defender() != Effect.NONE, killed, result.defenderLoss());
        var attacked = new Outcome(side(), result.attacker() != Effect.NONE, lost, attackerPercent);
        for (int i = 0; i < beaten.size(); i++) {
            boolean defends = beaten.get(i).side() == enemy();
            var effect = defends ? result.defender() : result.attacker();
            var further = fallBack(beaten.get(i).remaining(), effect, beaten.subList(i + 1, beaten.size()));
            if (defends) defended = defended.with(further);
            else attacked = attacked.with(further);
        }
        defended = defended.after(giveUp);
        attacked = attacked.after(callOff);
        new Victory(table()).battle(attacked, defended, target);
        lines.put(side(), "17.1", "lost", "%d", attacked.lost());
        lines.put(enemy(), "17.1", "lost", "%d", defended.lost());
        Doubts.sentence(doubts).ifPresent(sentence -> rule("17.1", "%s", sentence));
        ground.ifPresent(sentence -> rule("17.1", "%s", sentence));
        boolean won = result.defender() != Effect.NONE && result.attacker() == Effect.NONE;
        var headline = "%s %s at %s".formatted(attack.leading(), won ? "wins" : "attacks", name(target));
        umpire().show(lines.scene(name(target), headline, result.toString()));
        return won && board().in(enemy(), target).isEmpty();
    }

    /** 3.0: both sides learn total men and the highest fatigue. */
    private void reveal(Side side, List<Leader> leaders) {
        lines.put(side, "3.0", "men", "%d", board().troops(leaders));
        lines.put(side, "3.0", "highest fatigue", "%d", board().mostFatigue(leaders));
    }

    /** How a side fared, for 22.2. */
    record Outcome(Side side, boolean retreats, int lost, int percent) {
        Outcome with(Retreat.FurtherLoss further) {
            return new Outcome(side, retreats, lost + further.men(), percent + further.percent());
        }

        /** A side that surrenders has lost (R35). */
        Outcome after(Surrender surrender) {
            return surrender
                    .ifSaid(retreats)
                    .map(further -> new Outcome(side, true, lost, percent).with(further))
                    .orElse(this);
        }
    }

    /** 17.1 steps 3 to 5. */
    private Result result(Defence defence, int surprise, Odds odds, int attacking) {
        var added = added(defence);
        var modifiers = Lists.map(added, Addition::modifier);
        int outflank = outflank();
        int total = surprise + odds.value() + Modifier.sum(modifiers) + outflank;
        var words = modifiers.isEmpty() ? "" : "; " + Modifier.words(modifiers);
        var flanks = outflank == 0 ? "" : "; outflanking %+d (17.2)".formatted(outflank);
        var text = "%d men attack %d: %s, %+d%s%s.";
        rule("17.1", text, attacking, defence.men(), odds.name(), odds.value(), words, flanks);
        modifiers.forEach(one -> lines.put(side(), one));
        lines.put(side(), "17.1", "odds", "%s: %+d", odds.name(), odds.value());
        int die = table().roll("17.1", "combat at " + name(target));
        var leading = attack.leading();
        var column = Charts.columnName(leading.rating());
        var row = charts().results().get(Charts.column(leading.rating())).at(die + total);
        doubts.add(odds.doubt().map(why -> "the ratio %s (%s)".formatted(odds.name(), why)));
        doubts.addAll(Lists.map(added, Addition::doubted));
        doubts.add(leading.doubt("rating").map(why -> "the rating of %s (%s)".formatted(leading, why)));
        doubts.add(row.doubt().map(why -> "combat result %d in column %s (%s)".formatted(row.from(), column, why)));
        rule("17.1", "%d%+d is %d in column %s of %s: %s.", die, total, die + total, column, leading, row.value());
        lines.put(side(), "17.1", "die", "%d%+d", die, total);
        return row.value();
    }

    /** 17.1 step 3 */
    private List<Addition> added(Defence defence) {
        var reasons = new ArrayList<String>();
        if (side() == Sides.AMERICAN) reasons.add("American attack");
        reasons.add(attack.kind().reason());
        var weather = track().weather();
        if (weather == Weather.RAIN || weather == Weather.SNOW) reasons.add(weather.word());
        defence.river()
                .filter(river -> river != River.CREEK)
                .ifPresent(river -> reasons.add(
                        river == River.MAJOR_RIVER ? "across the frozen Delaware" : "across a minor river"));
        if (defence.terrain().isRough()) reasons.add(defence.terrain().word());
        defence.works()
                .ifPresent(works -> reasons.add(works.complete() ? "defender entrenched" : "half-built entrenchment"));
        reasons.add("attacker at " + fatigue(attack.attackers()));
        reasons.add("defender at " + fatigue(defence.leaders()));
        defence.condition().ifPresent(reasons::add);
        return Lists.filter(charts().additions(Roll.COMBAT, reasons), one -> one.value() != 0);
    }

    private String fatigue(List<Leader> leaders) {
        int most = board().mostFatigue(leaders);
        if (most <= 2) return "fatigue 0 to 2";
        return "fatigue " + (most >= 5 ? "5 or 6" : most);
    }

    /** 17.2.1, 17.2.2 */
    private int outflank() {
        int friends = Lists.filter(fit(side()), hex -> Hexes.distance(hex, target) == 1)
                .size();
        int gained = Math.max(0, friends - 2);
        if (gained > 0) rule("17.2.1", "Attackers in %d hexes outflank the defender: %+d.", friends, gained);
        var flankers = Lists.filter(
                fit(enemy()),
                hex -> !hex.equals(target) && attack.hexes().stream().anyMatch(own -> Hexes.distance(own, hex) == 1));
        if (!flankers.isEmpty())
            rule("17.2.2", "Enemies in %s outflank the attackers: %+d.", names(flankers), -flankers.size());
        if (gained > 0) lines.put(side(), "17.2.1", "outflanking", "%+d", gained);
        if (!flankers.isEmpty()) lines.put(enemy(), "17.2.2", "outflanking", "%+d", flankers.size());
        return gained - flankers.size();
    }

    /** 17.2: hexes where a side has 400 fit men. */
    private List<Hex> fit(Side side) {
        return Lists.filter(board().hexes(side), hex -> {
            var fit = Lists.filter(
                    board().in(side, hex), leader -> board().there(leader).isFit());
            return board().troops(fit) >= ZoneOfControl.TROOPS;
        });
    }

    /** 12.0 */
    private void tire(Defence defence, Result result, boolean overwhelmed) {
        boolean spared = overwhelmed && result.defender().isBad();
        if (spared) rule("12.0", "So easy an attack does not tire the attackers.");
        else turn().attacked.addAll(attack.attackers());
        if (attack.kind() == Attack.Kind.PREPARED) turn().moved.addAll(attack.attackers());
        if (result.defenderLoss() >= TIRING) turn().defended.addAll(defence.leaders());
    }

    private Losses losses(Side side, List<Leader> leaders, int men) {
        return new Losses(table(), side, target, kept, leaders, men);
    }

    /** The defenders, and the attackers hex by hex. */
    private List<Retreat> beaten(Result result, Surrender giveUp, Surrender callOff) {
        var all = new ArrayList<Retreat>();
        int far = result.defender().hexes();
        int back = result.attacker().hexes();
        if (far > 0) all.add(Retreat.of(turn(), giveUp, target, far, kept));
        if (back > 0) for (var hex : attack.hexes()) all.add(Retreat.of(turn(), callOff, hex, back, kept));
        return all;
    }

    /** Losses and ways are asked in one letter, unless the other side is asked in between. */
    private static List<Question<?>> next(Side side, List<Question<?>> questions) {
        return questions.stream().takeWhile(question -> question.to() == side).toList();
    }

    /** Their questions before anybody has retreated. */
    private static List<Question<?>> questions(List<Retreat> beaten) {
        return Lists.flatMap(beaten, one -> one.remaining().questions());
    }

    private Retreat.FurtherLoss fallBack(Retreat retreat, Effect effect, List<Retreat> others) {
        new Rout(turn()).befall(retreat.stack(), effect);
        turn().retreated.addAll(retreat.stack());
        return retreat.go(() -> next(retreat.side(), questions(others)));
    }
}
