package postrider.command;

import postrider.kernel.ruling.Ruling;
import postrider.letters.Dispatch;
import postrider.letters.Dispatch.Fault;
import postrider.text.Lists;
import postrider.words.Boxes;

/** A preview or a refusal in few lines, as players at the table see it. */
final class Foreseen {
    private Foreseen() {}

    static String lines(Dispatch answer) {
        var read = answer.reply().stream()
                .filter(line -> !line.matches("(game|impulse) \\S+"))
                .map(line -> line.replace(Boxes.offered(""), ""))
                .toList();
        return "\n"
                + Lists.joined(answer.faults(), Foreseen::fault)
                + (answer.faults().isEmpty() ? Screen.items("reads as  ", read) : "")
                + Lists.joined(answer.happened(), Foreseen::ruling)
                + Screen.items("          ", answer.closing())
                + "\n";
    }

    private static String ruling(Ruling ruling) {
        return Screen.item("%-10s".formatted(ruling.rule()), ruling.sentence());
    }

    private static String fault(Fault fault) {
        return (fault.words().isEmpty() ? "" : Screen.item("no        ", "'%s'".formatted(fault.words())))
                + Screen.item("%-10s".formatted(fault.rule()), fault.why())
                + (fault.nearest().isEmpty() ? "" : "          Allowed instead:\n")
                + Screen.items("            ", fault.nearest());
    }
}
