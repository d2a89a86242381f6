package postrider.washingtonscrossing.table;

import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import postrider.washingtonscrossing.Charts;
import postrider.washingtonscrossing.Charts.Effect;
import postrider.washingtonscrossing.Charts.Result;

/**
 * The attacker's expected gain from an attack in victory points, averaged over all dice (17.1, 22.2).
 *
 * @param rating of the leader of the attack
 * @param surprise added to the surprise roll
 * @param combat added to the combat roll, besides odds and surprise
 * @param ground what it is worth to drive the defenders away
 */
record Prospect(Charts charts, int attackers, int defenders, int rating, int surprise, int combat, double ground) {
    private static final int FACES = 10;
    /** How many men killed or lost count as a point. */
    private static final double MEN = 300;

    double points() {
        var chart = charts.surprise();
        double added = average(die -> chart.at(die + surprise).value().combat());
        double spared = average(die -> chart.at(die + surprise).value().loss());
        int odds = charts.odds(attackers, defenders).value();
        var results = charts.results().get(Charts.column(rating));
        int total = odds + combat + (int) Math.round(added);
        return average(die -> points(results.at(die + total).value(), (int) Math.round(spared)));
    }

    private static double average(IntToDoubleFunction value) {
        return IntStream.range(0, FACES).mapToDouble(value).sum() / FACES;
    }

    private double points(Result result, int spared) {
        int offence = Math.max(0, result.attackerLoss() + spared);
        int lost = Math.min(attackers, offence * defenders / 100);
        int killed = result.defenderLoss() * defenders / 100;
        double worth = (killed - lost) / MEN;
        boolean wins = result.defender() != Effect.NONE;
        boolean loses = result.attacker() != Effect.NONE;
        if (wins == loses) return worth;
        return wins
                ? worth + victory(killed, result.defenderLoss(), offence) + ground
                : worth - victory(lost, offence, result.defenderLoss());
    }

    /** 22.2 */
    private int victory(int men, int loser, int victor) {
        for (var battle : charts.battles())
            if (men >= battle.loss() && victor * battle.of() <= loser * battle.victor()) return battle.points();
        return 0;
    }
}
