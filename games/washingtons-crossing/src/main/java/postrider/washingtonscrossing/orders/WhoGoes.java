package postrider.washingtonscrossing.orders;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Activating;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Position;

/** Reads who goes, or is activated with whom: by name, or "with all". */
record WhoGoes(Position now, Side side, NameIndex<Leader> names) {
    /** "With all": of those in his hex whom a leader may activate, or of those who go, whom the order has activated. */
    private static final Pattern ALL =
            LineReader.pattern("all|everyone|everybody|all (?:of )?(?:his|them)(?: men| troops)?");

    private static final Pattern WITH_ALL = LineReader.pattern("(.+) with (%s)".formatted(ALL.pattern()));

    /**
     * Whom words name, each once.
     *
     * @param head whom the statement has named before
     * @param above what the order says before it
     */
    List<Leader> read(LineReader line, String words, Optional<Leader> head, List<Statement> above) {
        return once(line, named(line, words, head, above));
    }

    private List<Leader> named(LineReader line, String words, Optional<Leader> head, List<Statement> above) {
        var all = WITH_ALL.matcher(words);
        if (all.matches()) {
            line.understood("with " + all.group(2));
            return line.name(names, all.group(1))
                    .map(leader -> activated(leader, above))
                    .orElse(List.of());
        }
        if (!ALL.matcher(words).matches())
            return line.names(names, String.join(", ", Lists.map(names.parts(words), this::parted)));
        var led = head.map(leader -> led(leader, above)).orElse(List.of());
        if (head.isEmpty()) line.complain("Say with whom all go.", List.of("LEADER with all"));
        else if (led.isEmpty()) line.complain("Nobody in his hex is led by %s.".formatted(head.get()), List.of());
        line.understood(words);
        return led;
    }

    /** "Glover Sargent" are two. */
    private String parted(String name) {
        boolean several = !names.fits(name) && Stream.of(name.split(" ")).allMatch(names::knows);
        return several ? name.replace(" ", ", ") : name;
    }

    /** 10.1, 10.4: those in his hex who cost less than he does, may be activated and are not yet. */
    private List<Leader> led(Leader leader, List<Statement> above) {
        return Lists.filter(
                beside(leader),
                one -> one.cost() < leader.cost()
                        && !now.board().there(one).isRouted()
                        && !now.board().there(one).isExhausted()
                        && !activated(above).contains(one));
    }

    private List<Leader> activated(Leader head, List<Statement> above) {
        return Lists.concat(List.of(head), Lists.filter(beside(head), activated(above)::contains));
    }

    /** Whom statements activate, or try. */
    static List<Leader> activated(List<Statement> statements) {
        return Lists.filter(statements, Activating.class).stream()
                .flatMap(one -> one.all().stream())
                .toList();
    }

    private List<Leader> beside(Leader leader) {
        if (!now.board().isOnMap(leader)) return List.of();
        return Lists.filter(now.board().in(side, now.board().hex(leader)), one -> !one.equals(leader));
    }

    /** Nobody goes, or fights, for two. */
    private static List<Leader> once(LineReader line, List<Leader> leaders) {
        var twice = Lists.find(leaders, leader -> Collections.frequency(leaders, leader) > 1);
        twice.ifPresent(leader -> line.complain("%s is named twice.".formatted(leader), List.of(leader.name())));
        return twice.isPresent() ? List.of() : leaders;
    }
}
