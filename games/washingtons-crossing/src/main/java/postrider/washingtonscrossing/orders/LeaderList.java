package postrider.washingtonscrossing.orders;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.text.AllBut;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Position;

/** Reads a list of leaders: by name, "with all" or "with all but" some. */
record LeaderList(Position now, Side side, NameIndex<Leader> names) implements AtPosition {
    /** "All of his men" means all. */
    private static final Pattern ALL_OF = LineReader.pattern("\\ball (?:of )?(?:his|them)\\b(?: men| troops)?");

    /** "Washington with Mercer", where both go; activations with others have a form of their own. */
    private static final Pattern WITH = LineReader.pattern("(.+?) (with) (.+)");

    /**
     * The leaders named, none of them twice.
     *
     * @param head the leader named earlier in the statement
     * @param above the statements before this one
     */
    List<Leader> read(LineReader line, String words, Optional<Leader> head, List<Statement> above) {
        return once(line, named(line, words, head, above));
    }

    private List<Leader> named(LineReader line, String words, Optional<Leader> head, List<Statement> above) {
        var with = WITH.matcher(words);
        if (head.isEmpty() && with.matches()) {
            line.understood(with.group(2));
            var first = listed(line, with.group(1));
            var none = "Nobody in the hex of %s is activated.";
            var active = Order.activated(above);
            return Lists.concat(
                    first,
                    with(line, with.group(3), first, leader -> Lists.filter(beside(leader), active::contains), none));
        }
        return with(line, words, Lists.of(head), leader -> led(leader, above), "Nobody in his hex is led by %s.");
    }

    /** The leaders named after "with"; "all" stands for those of {@code some}. */
    private List<Leader> with(
            LineReader line, String words, List<Leader> first, Function<Leader, List<Leader>> some, String none) {
        var all = AllBut.of(ALL_OF.matcher(words).replaceFirst("all"))
                .filter(said -> !said.word().equalsIgnoreCase("both"));
        if (all.isEmpty()) return listed(line, words);
        var but = all.get().but();
        line.understood(words.substring(0, words.length() - but.length()));
        var there = first.size() == 1 ? some.apply(first.getFirst()) : List.<Leader>of();
        if (first.size() != 1) line.complain("Say with whom all go.", List.of("LEADER with all"));
        else if (there.isEmpty()) line.complain(none.formatted(first.getFirst()), List.of());
        if (there.isEmpty()) return List.of();
        var staying = but.isEmpty() ? List.<Leader>of() : listed(line, but);
        for (var leader : Lists.filter(staying, one -> !there.contains(one)))
            line.complain("%s is not one of them.".formatted(leader), Lists.map(there, Leader::name));
        return Lists.filter(there, leader -> !staying.contains(leader));
    }

    private List<Leader> listed(LineReader line, String words) {
        return line.names(names, Lists.joined(names.parts(words), ", ", this::parted));
    }

    /** Parts "Glover Sargent" into two names. */
    private String parted(String name) {
        boolean several = !names.fits(name) && Stream.of(name.split(" ")).allMatch(names::knows);
        return several ? name.replace(" ", ", ") : name;
    }

    /** 10.1, 10.4: cheaper leaders in the same hex who may be activated and are not yet. */
    private List<Leader> led(Leader leader, List<Statement> above) {
        return Lists.filter(
                beside(leader),
                one -> one.cost() < leader.cost()
                        && !board().there(one).isRouted()
                        && !board().there(one).isExhausted()
                        && !(one.leavesAtNewYear() && track().turn().isNewYear())
                        && !Order.activated(above).contains(one));
    }

    private List<Leader> beside(Leader leader) {
        if (!board().isOnMap(leader)) return List.of();
        return Lists.filter(board().in(side, board().hex(leader)), one -> !one.equals(leader));
    }

    /** Complains of a leader named twice. */
    private static List<Leader> once(LineReader line, List<Leader> leaders) {
        var twice = Lists.find(leaders, leader -> Collections.frequency(leaders, leader) > 1);
        twice.ifPresent(leader -> line.complain("%s is named twice.".formatted(leader), List.of(leader.name())));
        return twice.isPresent() ? List.of() : leaders;
    }
}
