package postrider.americanwar.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import postrider.americanwar.ColonyNames;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WarTopic;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.ruling.Refusal;
import postrider.map.Bars;
import postrider.text.Lists;

/**
 * One PC marker in each colony that can take one (4.0, 6.34.C.i / 4.0, 6.2). A colony with only one legal space need not be named.
 *
 * @param legal the spaces that can take a marker, by colony
 */
public record OneEach(String rule, Map<String, List<Space>> legal) {

    public OneEach(String rule, Collection<Space> spaces) {
        this(rule, Lists.grouped(spaces, Space::colony));
    }

    /** The Declaration of Independence: the American chooses, whoever plays the card; {@code where} markers are allowed. */
    public static Effect declaration(Position now, String title, Supplier<Bars<Space>> where) {
        var rule = now.law(Subject.DECLARATION);
        var text = "In which space of each colony is an American PC marker placed?";
        var asking = ColonyNames.withoutColonies(now, new Asking(Sides.AMERICAN, rule, WarTopic.EVENT, title, text));
        Supplier<OneEach> colonies = () -> new OneEach(rule, where.get().open());
        return new Effect.Picks<>(
                () -> colonies.get().question(asking).explaining(where.get()::named),
                (working, picks) -> Markers.put(
                        working, rule, Sides.AMERICAN, colonies.get().complete(picks)));
    }

    /** What is wrong with the picks, by colony. */
    public List<Refusal> faults(List<Space> picks) {
        var picked = Lists.grouped(picks, Space::colony);
        var faults = new ArrayList<Refusal>();
        legal.forEach((colony, choices) -> {
            int named = picked.getOrDefault(colony, List.of()).size();
            if (named > 1) faults.add(new Refusal(rule, "Name one space in %s, not %d.".formatted(colony, named)));
            if (named == 0 && choices.size() > 1) {
                var names = Lists.map(choices, Space::name);
                faults.add(new Refusal(rule, "Name a space in %s.".formatted(colony), names));
            }
        });
        return faults;
    }

    /** The picks, which have no faults, and the spaces that need not be named. */
    public List<Space> complete(List<Space> picks) {
        var picked = Lists.grouped(picks, Space::colony);
        return Lists.map(
                legal.keySet(),
                colony -> picked.getOrDefault(colony, legal.get(colony)).getFirst());
    }

    /** Asks which space in each colony; silence means the first. */
    public Choice<Space> question(Asking asking) {
        var real = Lists.filter(legal.values(), choices -> choices.size() > 1);
        var spaces = Lists.flatMap(legal.values(), choices -> choices);
        var question = asking.some(spaces, real.size(), legal.size())
                .constrainedBy(picks -> faults(picks).stream().findFirst())
                .defaultingTo(Lists.map(real, List::getFirst));
        return real.isEmpty() ? question.ifInconsequential() : question;
    }
}
