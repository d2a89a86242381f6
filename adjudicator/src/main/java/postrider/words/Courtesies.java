package postrider.words;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import postrider.text.Lists;

/**
 * Finds the courtesies among a writer's own lines: greetings above, farewells and names below, and what programs add. Form and
 * position give them away in any language; word lists decide where form does not. A line that may be meant for the referee is never a
 * courtesy, and every other line is read.
 */
final class Courtesies {
    /** The most rows below a farewell. */
    private static final int SIGNATURE = 12;

    private final List<MailLine> lines;
    private final Set<Integer> announcing;
    private final Meaning meant;
    private final Set<Integer> passed = new HashSet<>();

    private Courtesies(List<MailLine> lines, Set<Integer> announcing, Meaning meant) {
        this.lines = lines;
        this.announcing = announcing;
        this.meant = meant;
    }

    /**
     * The lines that are no courtesies, with the blank lines between them. If form alone would pass over everything, only the word lists
     * decide.
     *
     * @param announcing the numbers of lines that end in a colon just above a quotation
     */
    static List<MailLine> words(List<MailLine> lines, Set<Integer> announcing, Meaning meant) {
        var byForm = new Courtesies(lines, announcing, meant);
        byForm.passAll(true);
        if (!byForm.leavesNothing()) return byForm.left();
        var byLists = new Courtesies(lines, announcing, meant);
        byLists.passAll(false);
        return byLists.left();
    }

    /** Whether all lines were added by programs. */
    static boolean onlyPrograms(List<MailLine> lines) {
        var added = new Courtesies(lines, Set.of(), Meaning.unknown());
        added.whatProgramsAdd();
        return added.leavesNothing();
    }

    /** @param byForm whether a greeting or farewell that is in no list counts */
    private void passAll(boolean byForm) {
        whatProgramsAdd();
        above(byForm);
        below(byForm);
    }

    private boolean leavesNothing() {
        return lines.stream().allMatch(line -> Quotes.divides(line) || passed.contains(line.number()));
    }

    private List<MailLine> left() {
        return Lists.filter(lines, line -> !passed.contains(line.number()));
    }

    /** The remaining lines in blocks, divided by blank lines and by what was removed. */
    private List<List<MailLine>> blocks() {
        var blocks = new ArrayList<List<MailLine>>();
        int next = -1;
        for (var line : lines) {
            if (Quotes.divides(line) || passed.contains(line.number())) continue;
            if (line.number() != next) blocks.add(new ArrayList<>());
            blocks.getLast().add(line);
            next = line.number() + 1;
        }
        return blocks;
    }

    private boolean unnamed(List<MailLine> rows) {
        return noneMeant(rows) && rows.stream().noneMatch(meant::names);
    }

    private boolean isSmallTalk(MailLine row) {
        return Closings.isSmallTalk(row) && unnamed(List.of(row));
    }

    private boolean noneMeant(List<MailLine> rows) {
        return rows.stream().noneMatch(meant::maybe);
    }

    private void pass(List<MailLine> rows) {
        for (var row : rows) passed.add(row.number());
    }

    private void whatProgramsAdd() {
        for (var rows : blocks())
            if (SignOffs.is(rows) && noneMeant(rows)) pass(rows);
            else if ((SignOffs.isFooter(rows) || SignOffs.isNotice(rows))
                    && rows.stream().noneMatch(this::speaks)) pass(rows);
            else pass(rows.subList(added(rows), rows.size()));
        for (var line : lines)
            if ((SignOffs.isPlaceholder(line) || announcing.contains(line.number())) && !meant.maybe(line))
                pass(List.of(line));
    }

    /** Whether a row is meant. A long legal footer may mention a name on the map by accident. */
    private boolean speaks(MailLine row) {
        return SignOffs.isFull(row) || SignOffs.isImprint(row) ? meant.acts(row) : meant.maybe(row);
    }

    /** The index at which trailing rows added by programs begin. These need no blank line above them. */
    private int added(List<MailLine> rows) {
        int from = rows.size();
        while (from > 0 && isAdded(rows.get(from - 1))) from--;
        return from;
    }

    private boolean isAdded(MailLine row) {
        return (SignOffs.isAlone(row) || Closings.isForeign(row)) && !meant.maybe(row);
    }

    /** Passes over greetings. At most one is recognized by its form. */
    private void above(boolean byForm) {
        boolean guesses = byForm;
        for (var rows : blocks()) {
            var greetings = rows.stream()
                    .takeWhile(row -> Closings.isGreeting(row) && !meant.begins(row) || byForm && isSmallTalk(row))
                    .toList();
            pass(greetings);
            if (greetings.size() == rows.size()) continue;
            if (!guesses || rows.size() > 1 || !Closings.couldBeGreeting(rows.getFirst()) || !unnamed(rows)) return;
            pass(rows);
            guesses = false;
        }
    }

    private void below(boolean byForm) {
        var blocks = blocks();
        for (int at = blocks.size() - 1; at >= 0; at--) {
            var rows = blocks.get(at);
            int from = Math.min(farewell(rows, byForm), byForm ? ownName(rows, at > 0) : rows.size());
            if (byForm && from == rows.size() && isSignature(blocks, at)) from = 0;
            pass(rows.subList(from, rows.size()));
            if (from > 0) return;
        }
    }

    /**
     * The index at which a trailing signature with the writer's own name begins; {@code rows.size()} if there is none. In a block of its
     * own the name is a signature even if somebody on the map has the same name.
     *
     * @param below whether it may begin at the first row
     */
    private int ownName(List<MailLine> rows, boolean below) {
        for (int i = below ? 0 : 1; i < rows.size(); i++)
            if (meant.isWriter(rows.get(i))
                    && !goesOn(rows, i)
                    && !(i == 0 ? meant.surely(rows.get(i)) : isMeant(rows.get(i), true))
                    && rows.subList(i + 1, rows.size()).stream().noneMatch(row -> isMeant(row, false))
                    && rows.subList(i + 1, rows.size()).stream().allMatch(Closings::isUnderFarewell)) return i;
        return rows.size();
    }

    /** Whether the row may continue an unfinished one. */
    private static boolean goesOn(List<MailLine> rows, int at) {
        return at > 0 && Wrapping.isUnfinished(rows.get(at - 1));
    }

    private boolean isUnderFarewell(List<MailLine> rows) {
        return lines.stream()
                .takeWhile(line -> line.number() < rows.getFirst().number())
                .filter(line -> !Quotes.divides(line))
                .reduce((above, line) -> line)
                .filter(line -> Closings.isFarewell(line) || Closings.isForeign(line))
                .isPresent();
    }

    /** The index at which a trailing farewell begins; {@code rows.size()} if there is none. */
    private int farewell(List<MailLine> rows, boolean byForm) {
        for (int i = 0; i < rows.size(); i++) {
            boolean known = Closings.isFarewell(rows.get(i)) && !meant.maybe(rows.get(i))
                    || byForm && (i == 0 && isAbroad(rows) || isSmallTalk(rows.get(i)) && !goesOn(rows, i));
            if (known && signature(rows.subList(i + 1, rows.size()), false)) return i;
        }
        return rows.size();
    }

    /** Whether the rows begin with a farewell in another script, or with one so short that above a name it can be nothing else. */
    private boolean isAbroad(List<MailLine> rows) {
        var first = rows.getFirst();
        return unnamed(List.of(first))
                && (Closings.isForeign(first)
                        || rows.size() > 1 && Closings.couldBeFarewell(first) && Closings.isName(rows.get(1)));
    }

    /** Under a farewell a capitalized name is a signature, even if somebody on the map has the same name. */
    private boolean isMeant(MailLine row, boolean alone) {
        if (alone) return meant.maybe(row) || meant.names(row);
        return Closings.isName(row) ? meant.surely(row) : meant.maybe(row);
    }

    /** Whether a block that is not the first is a signature: it stands below a farewell, begins with a known name, or adds to a signature above it. */
    private boolean isSignature(List<List<MailLine>> blocks, int at) {
        if (at == 0) return false;
        var rows = blocks.get(at);
        if (isUnderFarewell(rows)) return signature(rows, false);
        return signature(rows, true) && (isKnownName(rows.getFirst()) || adds(rows) && endsInSignature(blocks, at - 1));
    }

    private boolean isKnownName(MailLine row) {
        return Closings.isKnownName(row) || meant.sharesName(row);
    }

    /** Whether the rows can be a club or an address. A single word may take something back. */
    private static boolean adds(List<MailLine> rows) {
        return rows.size() > 1 || rows.getFirst().text().indexOf(' ') > 0;
    }

    private boolean endsInSignature(List<List<MailLine>> blocks, int at) {
        var rows = blocks.get(at);
        return Math.min(farewell(rows, true), ownName(rows, at > 0)) < rows.size() || isSignature(blocks, at);
    }

    /** @param alone whether no farewell stands over it */
    private boolean signature(List<MailLine> rows, boolean alone) {
        if (rows.isEmpty()) return !alone;
        if (rows.size() > SIGNATURE || rows.stream().anyMatch(row -> isMeant(row, alone))) return false;
        return alone
                ? Closings.isName(rows.getFirst()) && rows.stream().allMatch(Closings::isUnderName)
                : rows.stream().allMatch(row -> Closings.isUnderFarewell(row) || meant.isWriter(row));
    }
}
