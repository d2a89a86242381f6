package postrider.words;

import static java.util.function.Predicate.not;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.question.Source;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Read;

/** Reads a sorted letter. The first word decides what kind of letter it is. */
final class LetterParser {
    private static final Pattern HELP =
            LineReader.pattern("help\\b\\W*(?:me\\b\\W*)?(?:(?:on|about|with|for) )?(?<about>.*?)" + Enquiry.POLITE);
    private static final Pattern STATUS = LineReader.pattern("status" + Enquiry.POLITE);
    private static final Pattern STANDING = LineReader.pattern("standing( orders?)?\\b[ :]*(?<rest>.*)");
    private static final Pattern LIST = LineReader.pattern("(list|show)?[?.! ]*");
    private static final Pattern CLEAR = LineReader.pattern("(none|clear)\\.?");
    private static final Pattern LIST_OR_CLEAR = LineReader.pattern("(list|show|none|clear)\\b.*");
    private static final Pattern PREVIEW =
            LineReader.pattern("preview\\b[ :,;.-]*(?:(?:please|pls|thanks|thank you|thx)[ .!]*(?:$|: ?))?(?<rest>.*)");

    private static final Pattern NEXT = LineReader.pattern("(?:my )?next(?: order)? ?: ?(?<rest>.*)");

    private static final Pattern QUESTION = Pattern.compile("\\W*\\?.*|.*\\?\\W*");

    /** Marks by which a line is commented out or crossed out, here or above. */
    private static final Pattern CROSSED_OUT = Pattern.compile(
            "(?://|/\\*|\\*/|--|[~%%;|]|#(?! ?\\d)).*|.*(?:\\*/|//)|-\\S.*\\S-|.*[%s].*".formatted(MailLine.CROSSES));

    private static final String MAYBE_CROSSED_OUT =
            "With such marks this may be crossed out, and nothing acts: write what you mean without them.";
    private static final String A_QUESTION =
            "This is a question, and does not act: with 'preview' above it you are told what would become of it. What you mean has no question mark.";
    private static final String A_GAP = "Put your own words where the template has < and >.";

    private static final String NOT_MARKED =
            "No line is marked: put an x between the brackets of the one you mean, (x).";

    private static final String NOTHING = "There is nothing in this letter for the referee";
    private static final String QUOTED =
            ". The marked line stands in a letter that you quote, and nothing shows that it is one of ours: copy the line out of the quotation.";

    private final OpenedLetter opened;
    private final ReadingContext context;
    /** All lines, including those with an empty box. */
    private final List<Line> offered;

    private final List<Line> lines;
    private final List<Complaint> complaints = new ArrayList<>();

    LetterParser(OpenedLetter opened, ReadingContext context) {
        this.opened = opened;
        this.context = context;
        this.offered = opened.unwrapped(context.names());
        this.lines = Boxes.chosen(offered);
    }

    Letter read() {
        if (opened.lines().isEmpty() && !opened.complaints().isEmpty())
            return new Letter.Garbled(opened.complaints(), List.of());
        if (opened.isHello()) return opened.hello().orElseThrow();
        complaints.addAll(Unseen.complaints(opened.written().aside(), Meaning.in(context)));
        if (lines.isEmpty() && !offered.isEmpty()) complain(NOT_MARKED);
        else if (lines.isEmpty() && opened.written().leavesMark()) complain(NOTHING + QUOTED);
        else if (lines.isEmpty()) complain(NOTHING + ".", "help");
        for (var line : lines) if (line.text().length() > MailLine.TELLING) complaints.add(endless(line));
        if (!complaints.isEmpty()) return new Letter.Garbled(complaints, List.of());
        var help = HELP.matcher(lines.getFirst().text());
        if (lines.size() == 1 && help.matches()) return new Letter.Help(help.group("about"));
        var asked = Enquiry.read(lines.getFirst().text());
        if (lines.size() == 1 && asked.isPresent()) return asked.get();
        complaints.addAll(opened.complaints());
        if (opened.game().isEmpty()) complain("Say which game the letter is for.", "game " + context.game());
        var preview = PREVIEW.matcher(lines.getFirst().text());
        var letter =
                preview.matches() ? new Letter.Preview(content(below(lines, preview.group("rest")))) : content(lines);
        if (acts(letter))
            for (var line : lines)
                if (says(line, QUESTION) && !isComplainedOf(line)) complaints.add(complaint(line, A_QUESTION));
                else if (says(line, CROSSED_OUT)) complainOnly(complaint(line, MAYBE_CROSSED_OUT));
        if (acts(letter))
            for (var row : opened.rows()) new Heading(row).complaint(context).ifPresent(this::complainOnly);
        for (var line : lines) if (Quotes.TO_FILL_IN.matcher(line.text()).find()) complainOnly(complaint(line, A_GAP));
        return complaints.isEmpty() ? letter : new Letter.Garbled(complaints, letter.order());
    }

    /** Whether it changes the game, and so may not be a question. A message may. */
    private static boolean acts(Letter letter) {
        return letter instanceof Letter.Order
                || letter instanceof Letter.Replies
                || letter instanceof Letter.Standing
                || letter instanceof Letter.Moved(var motion, var order) && !motion.isTold();
    }

    /** The rest of the first line, if any, and the lines below it. */
    private static List<Line> below(List<Line> said, String rest) {
        var beside = rest.isEmpty()
                ? Stream.<Line>of()
                : Stream.of(new Line(said.getFirst().number(), rest));
        return Stream.concat(beside, said.stream().skip(1)).toList();
    }

    private Letter content(List<Line> said) {
        var first = said.stream().findFirst().orElse(new Line(0, ""));
        if (said.size() == 1 && says(first, STATUS)) return new Letter.Status();
        if (isMotion(first)) return motion(said);
        var standing = STANDING.matcher(first.text());
        if (standing.matches())
            return standing(new Line(first.number(), standing.group("rest")), said.subList(1, said.size()));
        if (opened.impulse().isEmpty() && !opened.isRequest()) complain("Say which impulse the letter answers.");
        var together = said.stream().takeWhile(not(this::isApart)).toList();
        if (together.size() < said.size()) complaints.add(apart(said.get(together.size())));
        return orderOrAnswers(together);
    }

    /** Whether the line may not follow an order or an answer. */
    private boolean isApart(Line line) {
        return says(line, STANDING) || says(line, STATUS) || isMotion(line) && !isNextOrder(line);
    }

    private boolean isMotion(Line line) {
        return Motion.begins(line.text(), context.timed()) && (!says(line, NEXT) || isNext(line));
    }

    /** Whether an order follows 'next:'. In some games "nothing" is one. */
    private boolean isNextOrder(Line line) {
        var next = NEXT.matcher(line.text());
        return next.matches() && context.begins().test(next.group("rest"));
    }

    private Complaint apart(Line line) {
        return request(line)
                .orElseGet(() -> complaint(line, "Send this, and what is below it, in a letter of its own."));
    }

    private Letter orderOrAnswers(List<Line> said) {
        boolean answers = !context.open().isEmpty() || said.stream().anyMatch(ReplyReader::isAnswer);
        if (answers) return answers(said);
        var left = withoutRequests(said);
        return left.isEmpty() && !said.isEmpty() ? new Letter.Order(left, Clauses.none(context.side())) : order(left);
    }

    private Letter.Replies answers(List<Line> said) {
        var now = said.stream().takeWhile(not(this::isNext)).toList();
        var clauses = Lists.filter(now, ClauseReader::isUnderOrder);
        var reader = new ReplyReader(context.open(), context.names(), this::request, complaints);
        return new Letter.Replies(
                reader.read(Lists.filter(now, not(ClauseReader::isUnderOrder))),
                clauses(Source.CLAUSE, clauses),
                next(said.subList(now.size(), said.size())));
    }

    /** Whether the next order begins here. A question about the "next operation" is answered in similar words. */
    private boolean isNext(Line line) {
        return says(line, NEXT) && !ReplyReader.names(line, context.open());
    }

    /** The order below the answers. It is judged once these have acted. */
    private Optional<Letter.Order> next(List<Line> said) {
        if (said.isEmpty()) return Optional.empty();
        var next = NEXT.matcher(said.getFirst().text());
        var order = order(below(said, next.matches() ? next.group("rest") : ""));
        for (var line : order.lines().stream().limit(1).toList())
            if (!context.begins().test(line.text())) complaints.add(complaint(line, "This begins no order."));
        return Optional.of(order);
    }

    /** Complains about requests that are neither order nor clause, and removes them. */
    private List<Line> withoutRequests(List<Line> said) {
        var requests = Lists.filter(
                said,
                line -> request(line).isPresent()
                        && !context.begins().test(line.text())
                        && !ClauseReader.opens(line.text(), context.names()));
        for (var line : requests) request(line).ifPresent(complaints::add);
        return Lists.filter(said, line -> !requests.contains(line));
    }

    /** How to say a request that is neither order nor answer; empty if the line is none. */
    private Optional<Complaint> request(Line line) {
        return LooseRequest.of(line.text())
                .flatMap(request -> request.where(context.timed()))
                .map(request ->
                        request.complaint(line, context.game(), opened.impulse().orElse(1)));
    }

    private Letter motion(List<Line> said) {
        var first = said.getFirst();
        var read = Motion.read(said);
        if (read.isEmpty()) {
            complaints.add(request(first).orElseGet(() -> apart(said.getLast())));
            return new Letter.Garbled(complaints, List.of());
        }
        var motion = read.get();
        if (motion.isTold()) complaints.addAll(new Confidences(opened.lines(), context).complaints(said));
        if (isCited(first)) complaints.add(cited(first));
        return new Letter.Moved(motion, motion instanceof TimeMotion.IfLate(var late) ? late(said, late) : List.of());
    }

    /** The lines of an order for when the writer's time is over, checked as far as is possible now. */
    private List<Line> late(List<Line> said, List<String> words) {
        var at = said.subList(said.size() - words.size(), said.size());
        var late = IntStream.range(0, words.size())
                .mapToObj(i -> new Line(at.get(i).number(), words.get(i)))
                .toList();
        for (var line : late) if (isApart(line) || says(line, PREVIEW)) complaints.add(apart(line));
        if (late.isEmpty() || !complaints.isEmpty()) return List.of();
        if (context.begins().test(late.getFirst().text())) return order(late).order();
        if (!context.open().isEmpty()) orderOrAnswers(late);
        else if (!ReplyReader.isAnswer(late.getFirst())) complaints.add(neither(late.getFirst()));
        return List.of();
    }

    private static Complaint neither(Line line) {
        return new Complaint(
                line.number(),
                line.text(),
                "This is neither an order nor an answer, and would not act when your time is over.",
                List.of("if late: none"));
    }

    private boolean isCited(Line line) {
        return opened.lines().stream().anyMatch(row -> row.number() == line.number() && row.cited());
    }

    private static Complaint cited(Line line) {
        return new Complaint(
                line.number(),
                line.text(),
                "In quotation marks this does not act: write it without them.",
                List.of(line.text()));
    }

    private Letter standing(Line first, List<Line> rest) {
        if (rest.isEmpty() && says(first, CLEAR)) return new Letter.Standing(Clauses.none(context.side()));
        if (rest.isEmpty() && says(first, LIST) && !first.text().isEmpty()) return new Letter.StandingAsked();
        if (says(first, LIST_OR_CLEAR)) {
            complaints.add(new Complaint(
                    first.number(),
                    first.text(),
                    "This is a letter of its own, with nothing beside it.",
                    List.of("standing list", "standing none")));
            return new Letter.StandingAsked();
        }
        if (rest.isEmpty() && first.text().isEmpty())
            complain("Write your standing orders below 'standing'.", "standing none", "standing list");
        var clauses = first.text().isEmpty()
                ? rest
                : Stream.concat(Stream.of(first), rest.stream()).toList();
        return new Letter.Standing(clauses(Source.STANDING_ORDER, withoutRequests(clauses)));
    }

    private Letter.Order order(List<Line> all) {
        var clauses = Lists.filter(all, ClauseReader::isUnderOrder);
        var order = Lists.filter(all, not(ClauseReader::isUnderOrder));
        if (order.isEmpty()) complain(offered.size() > lines.size() ? NOT_MARKED : "There is no order in this letter.");
        return new Letter.Order(order, clauses(Source.CLAUSE, clauses));
    }

    private Clauses clauses(Source source, List<Line> clauses) {
        return switch (Clauses.read(context.side(), source, clauses, context.names())) {
            case Read.Understood<Clauses>(Clauses understood) -> understood;
            case Read.NotUnderstood<Clauses>(List<Complaint> faults) -> {
                complaints.addAll(faults);
                yield Clauses.none(context.side());
            }
        };
    }

    private static boolean says(Line line, Pattern pattern) {
        return pattern.matcher(line.text()).matches();
    }

    private static Complaint endless(Line line) {
        return new Complaint(
                line.number(), line.text().substring(0, 60), "This line is too long to be read.", List.of());
    }

    private static Complaint complaint(Line line, String why) {
        return new Complaint(line.number(), line.text(), why, List.of());
    }

    private boolean isComplainedOf(Line line) {
        return complaints.stream().anyMatch(other -> other.line() == line.number());
    }

    private void complainOnly(Complaint about) {
        complaints.removeIf(other -> other.line() == about.line());
        complaints.add(about);
    }

    private void complain(String expected, String... nearest) {
        complaints.add(new Complaint(0, "", expected, List.of(nearest)));
    }
}
