package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import postrider.kernel.Form;
import postrider.kernel.Parts;
import postrider.text.Lists;
import postrider.workbench.simulation.Played;
import postrider.workbench.simulation.Simulation;

/** Checks that every order in canonical words consists of the forms that help shows. */
public abstract class FormsKit<P, O> {
    private final Simulation<P, O> games;
    private final int seeds;

    protected FormsKit(Simulation<P, O> games, int seeds) {
        this.games = games;
        this.seeds = seeds;
    }

    /** The statements of an order that a player has to write. */
    protected List<String> statements(List<String> words) {
        return Parts.of(words);
    }

    @Test
    void everyOrderConsistsOfForms() {
        var first = games.play(0).impulses().getFirst();
        var guides = games.box().orders().guides(first.before(), first.by());
        var begin = guides.stream()
                .flatMap(guide -> guide.begin().stream())
                .distinct()
                .toList();
        var goOn = guides.stream()
                .flatMap(guide -> guide.goOn().stream())
                .distinct()
                .toList();
        var openings = new TreeSet<String>();
        var others = new TreeSet<String>();
        int orders = 0;
        for (long seed = 0; seed < seeds; seed++)
            for (var played : games.play(seed).impulses())
                for (var order : given(played)) {
                    var statements = statements(games.box().orders().words(order));
                    orders++;
                    openings.add(statements.getFirst());
                    others.addAll(statements.subList(1, statements.size()));
                }
        openings.removeIf(statement -> matches(statement, begin));
        others.removeIf(statement -> matches(statement, Lists.concat(begin, goOn)));
        openings.addAll(others);
        assertTrue(orders > 100, orders + " orders");
        assertTrue(openings.isEmpty(), () -> String.join("\n", openings));
    }

    private static boolean matches(String statement, List<Form> forms) {
        return forms.stream().anyMatch(form -> Forms.match(form, statement));
    }

    /** The order given, and one legal order of every kind. */
    private List<O> given(Played<P, O> played) {
        if (played.order().isEmpty()) return List.of();
        var legal = games.box().legal(played.before(), played.by());
        return Lists.concat(played.order().stream().toList(), Lists.map(legal, group -> group.getLast()));
    }
}
