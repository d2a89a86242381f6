package postrider.rulebook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Side;
import postrider.rulebook.Passage.Expected;
import postrider.text.Line;
import postrider.text.Lists;

/** Reads the passages of one case. An ORDER that follows anything but another ORDER begins a new passage. */
final class PassageReader {
    private static final Pattern SIDED = Pattern.compile("(\\p{L}+)\\s+(.+)", Pattern.DOTALL);
    private static final Pattern RULED = Pattern.compile("(\\d+(?:\\.\\w+)+)(?:\\s+(.*))?");
    private static final Pattern TO = Pattern.compile("(?:(\\d+(?:\\.\\w+)+):?\\s+|([^:]+):\\s*)(.+)");
    private static final Pattern DIE = Pattern.compile("\\d{1,3}");

    private final List<Side> sides;
    private final BiConsumer<Integer, String> faults;
    private final List<Draft> drafts = new ArrayList<>();

    PassageReader(List<Side> sides, BiConsumer<Integer, String> faults) {
        this.sides = sides;
        this.faults = faults;
        drafts.add(new Draft());
    }

    private record Draft(
            List<Passage.Order> orders,
            List<Passage.Answer> answers,
            List<Integer> dice,
            List<String> cards,
            List<Expected> expected) {
        Draft() {
            this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        }

        boolean ordersOnly() {
            return answers.isEmpty() && dice.isEmpty() && cards.isEmpty() && expected.isEmpty();
        }
    }

    List<Passage> passages() {
        return Lists.map(
                drafts, draft -> new Passage(draft.orders, draft.answers, draft.dice, draft.cards, draft.expected));
    }

    void read(Paragraph paragraph) {
        int line = paragraph.line();
        switch (paragraph.keyword()) {
            case "ORDER" -> order(paragraph);
            case "ANSWER" ->
                said(paragraph)
                        .ifPresent(said -> drafts.getLast().answers.add(new Passage.Answer(line, said.to, said.words)));
            case "ASKED" -> said(paragraph).ifPresent(said -> expect(new Expected.Asked(line, said.to, said.words)));
            case "DICE" -> paragraph.items("[,;\\s]+").forEach(this::die);
            case "CARDS" -> paragraph.items("[,;]").map(Line::text).forEach(drafts.getLast().cards::add);
            case "THEN" -> ruled(paragraph).forEach(r -> expect(new Expected.Then(r.line, r.rule, r.words)));
            case "NOT" -> ruled(paragraph).forEach(r -> expect(new Expected.Not(r.line, r.rule, r.words)));
            case "REFUSED" -> ruled(paragraph).forEach(r -> expect(new Expected.Refused(r.line, r.rule, r.words)));
            case "COMPLAINT" -> expect(new Expected.Complained(line, paragraph.text()));
            case "AND" -> paragraph.items(";").forEach(s -> expect(new Expected.And(s.number(), s.text())));
            default -> faults.accept(line, "'%s' is not a keyword".formatted(paragraph.keyword()));
        }
    }

    private void expect(Expected expected) {
        drafts.getLast().expected.add(expected);
    }

    private void order(Paragraph paragraph) {
        var said = SIDED.matcher(paragraph.text());
        var side = said.matches() ? side(said.group(1)) : Optional.<Side>empty();
        if (side.isEmpty()) {
            faults.accept(paragraph.line(), "ORDER takes a side and the words of the order");
            return;
        }
        var last = drafts.getLast();
        if (!last.ordersOnly()) drafts.add(new Draft());
        var lines = Arrays.stream(said.group(2).split("\\s+/\\s+"))
                .map(words -> new Line(paragraph.line(), words))
                .toList();
        drafts.getLast().orders.add(new Passage.Order(paragraph.line(), side.get(), lines));
    }

    private record Addressed(Passage.Addressee to, String words) {}

    /** Reads a side, a question, and words about it. */
    private Optional<Addressed> said(Paragraph paragraph) {
        var said = SIDED.matcher(paragraph.text());
        var side = said.matches() ? side(said.group(1)) : Optional.<Side>empty();
        var to = TO.matcher(side.isEmpty() ? "" : said.group(2));
        if (!to.matches()) {
            faults.accept(
                    paragraph.line(),
                    "%s takes a side, a rule or 'topic:', and the words".formatted(paragraph.keyword()));
            return Optional.empty();
        }
        var asked = Optional.ofNullable(to.group(1)).orElseGet(() -> to.group(2));
        return Optional.of(new Addressed(new Passage.Addressee(side.get(), asked), to.group(3)));
    }

    private void die(Line item) {
        if (DIE.matcher(item.text()).matches()) drafts.getLast().dice.add(Integer.valueOf(item.text()));
        else faults.accept(item.number(), "'%s' is not a die".formatted(item.text()));
    }

    private record Ruled(int line, String rule, String words) {
        Ruled and(String more) {
            return new Ruled(line, rule, (words + " " + more).strip());
        }
    }

    /** Reads rule numbers with their sentences; a line without a number continues the sentence above. */
    private List<Ruled> ruled(Paragraph paragraph) {
        var ruled = new ArrayList<Ruled>();
        for (var line : paragraph.lines()) {
            var said = RULED.matcher(line.text());
            if (said.matches())
                ruled.add(new Ruled(
                        line.number(),
                        said.group(1),
                        Optional.ofNullable(said.group(2)).orElse("")));
            else if (ruled.isEmpty()) faults.accept(line.number(), "a rule number is expected");
            else ruled.add(ruled.removeLast().and(line.text()));
        }
        return ruled;
    }

    private Optional<Side> side(String word) {
        return Lists.find(sides, side -> side.word().equalsIgnoreCase(word));
    }
}
