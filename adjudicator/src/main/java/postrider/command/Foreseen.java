package postrider.command;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.ruling.Ruling;
import postrider.letters.Dispatch;
import postrider.letters.Dispatch.Fault;

/** A preview or a refusal in few lines, for one who waits for it at the table. */
final class Foreseen {
    private Foreseen() {}

    static String lines(Dispatch answer) {
        var read = answer.reply().stream().filter(line -> !line.matches("(game|impulse) \\S+"));
        return Stream.of(
                        Stream.of("\n"),
                        answer.faults().stream().map(Foreseen::fault),
                        answer.faults().isEmpty()
                                ? read.map(line -> Screen.item("reads as  ", line))
                                : Stream.<String>of(),
                        answer.happened().stream().map(Foreseen::ruling),
                        answer.closing().stream().map(line -> Screen.item("          ", line)),
                        Stream.of("\n"))
                .flatMap(lines -> lines)
                .collect(Collectors.joining());
    }

    private static String ruling(Ruling ruling) {
        return Screen.item("%-10s".formatted(ruling.rule()), ruling.sentence());
    }

    private static String fault(Fault fault) {
        var words = fault.words().isEmpty() ? List.<String>of() : List.of("'%s'".formatted(fault.words()));
        var nearest = fault.nearest().stream().map(near -> Screen.item("            ", near));
        return words.stream().map(each -> Screen.item("no        ", each)).collect(Collectors.joining())
                + Screen.item("%-10s".formatted(fault.rule()), fault.why())
                + (fault.nearest().isEmpty() ? "" : "          Allowed instead:\n")
                + nearest.collect(Collectors.joining());
    }
}
