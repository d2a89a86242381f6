package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.ruling.Modifier;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.BattleTable;
import postrider.wildernesswar.Leader;

/** The modifiers of one die (7.5), each with its rule. Those that do not apply are kept to explain to a referee why. */
final class Modifiers {
    private final WorkingPosition table;
    private final String die;
    private final List<Modifier> each = new ArrayList<>();

    /** @param die the purpose of the die */
    Modifiers(WorkingPosition table, String die) {
        this.table = table;
        this.die = die;
    }

    /**
     * @param value 0 if it does not apply
     * @param otherwise why it does not apply
     */
    Modifiers with(String rule, String name, int value, String otherwise) {
        each.add(new Modifier(rule, name, value));
        table.umpire().applies(value != 0, rule, () -> "%s, %s: %s.".formatted(die, name, otherwise));
        return this;
    }

    /** Adds the tactics of the leader. */
    Modifiers tactics(String rule, List<Leader> leaders) {
        return with(rule, "tactics", tactics(leaders), leaders.isEmpty() ? "nobody leads" : "the leader's are 0");
    }

    /** 7.51 */
    static int tactics(List<Leader> leaders) {
        return Leader.senior(leaders).map(Leader::tactics).orElse(0);
    }

    int sum() {
        return Modifier.sum(each);
    }

    void into(BattleTable lines, Side side) {
        each.forEach(one -> lines.put(side, one));
    }

    /** The end of a sentence: ": tactics +1 (7.51)". */
    @Override
    public String toString() {
        var words = Modifier.words(each);
        return words.isEmpty() ? "" : ": " + words;
    }
}
