package postrider.americanwar.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.ColonyNames;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Nation;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * CUs of one nation, of which a player picks some to remove (6.31, 12.2.B.iii / 6.2).
 *
 * @param there all of them, by space
 * @param count how many are removed
 */
public record CombatUnits(List<Some> there, int count) {

    /** Some in one space. */
    public record Some(Space space, int count) {
        @Override
        public String toString() {
            return count + " CU in " + space;
        }
    }

    /** {@code most} of those in these spaces, or all if there are fewer. */
    public static CombatUnits of(Position now, Nation nation, Collection<Space> spaces, int most) {
        var all = Lists.map(spaces, space -> new Some(space, now.troops(space).of(nation)));
        var there = Lists.filter(all, some -> some.count > 0);
        return new CombatUnits(there, Math.min(most, total(there)));
    }

    /** British CUs that leave for the European War (12.2.B.iii / 6.2); {@code side} chooses from where. */
    public static Choice<Some> toEurope(Position now, Side side, int most) {
        var leaving = of(now, Nation.BRITISH, now.country().spaces(), most);
        var text = "European War takes %d British CU from the map. From which spaces?".formatted(leaving.count);
        var asking = new Asking(side, now.law(Subject.EUROPEAN_WAR), WarTopic.EUROPEAN_WAR, text)
                .knowing(new Whereabouts(now).of(Lists.map(leaving.there, Some::space)));
        return leaving.question(ColonyNames.withoutColonies(now, asking));
    }

    private static int total(List<Some> several) {
        return Lists.sum(several, Some::count);
    }

    /** Asks from which spaces; silence means from the first. */
    public Choice<Some> question(Asking asking) {
        boolean onlyOneWay = there.size() < 2 || count == total(there);
        var question = onlyOneWay
                ? asking.some(first(), first().size(), first().size())
                : asking.some(parts(), Math.min(1, count), count);
        return question.constrainedBy(picks -> fault(asking.rule(), picks)).defaultingTo(first());
    }

    private List<Some> first() {
        var first = new ArrayList<Some>();
        for (var some : there) {
            int taken = Math.min(some.count, count - total(first));
            if (taken > 0) first.add(new Some(some.space, taken));
        }
        return first;
    }

    /** The options: in each space, every number that may leave. */
    private List<Some> parts() {
        var parts = new ArrayList<Some>();
        for (var some : there)
            for (int part = 1; part <= Math.min(count, some.count); part++) parts.add(new Some(some.space, part));
        return parts;
    }

    private Optional<Refusal> fault(String rule, List<Some> picks) {
        boolean twice = picks.stream().map(Some::space).distinct().count() < picks.size();
        return twice || total(picks) != count
                ? Optional.of(new Refusal(rule, "Name %d CU together, each space once.".formatted(count)))
                : Optional.empty();
    }

    public static void remove(WorkingPosition working, String rule, Nation nation, List<Some> picks) {
        for (var pick : picks) {
            working.remove(pick.space, Troops.of(nation, pick.count));
            var are = pick.count == 1 ? "is" : "are";
            working.rule(rule, "%d %s CU %s removed from %s.", pick.count, nation, are, pick.space);
        }
    }
}
