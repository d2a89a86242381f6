package postrider.desk;

import static postrider.desk.Dispatch.Kind.FINAL;
import static postrider.desk.Dispatch.Kind.NOTICE;
import static postrider.desk.Dispatch.Kind.PREVIEW;
import static postrider.desk.Dispatch.Kind.QUESTION;
import static postrider.desk.Dispatch.Kind.RECEIPT;
import static postrider.desk.Dispatch.Kind.REMINDER;
import static postrider.desk.Dispatch.Kind.REPORT;
import static postrider.desk.Dispatch.Kind.WELCOME;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.dice.Proof;
import postrider.dice.Secret;
import postrider.gamefile.Record;
import postrider.kernel.Question;
import postrider.kernel.Ruling;
import postrider.kernel.Side;
import postrider.kernel.Verdict;
import postrider.kernel.View;
import postrider.words.Table;

/**
 * What the letters say. Each is written from the game as it stands after the record that causes it. How an answer came -
 * by letter, by clause, by standing order - is never told to the other side.
 */
final class Dispatches {
    private static final String BY_HAND = "The referee has entered it by hand.";
    private final OpenGame<?, ?> game;

    Dispatches(OpenGame<?, ?> game) {
        this.game = game;
    }

    private int impulse() {
        return game.ledger().impulse();
    }

    private Draft draft(Dispatch.Kind kind, Side to, String headline) {
        return new Draft(game, kind, to, impulse(), headline);
    }

    private List<Dispatch> both(Function<Side, Dispatch> letter) {
        return game.sides().stream().map(letter).toList();
    }

    List<Dispatch> welcomes() {
        return both(this::welcome);
    }

    /** Of the letter that came in last; its writer's first. An order is told to both before anything is rolled. */
    List<Dispatch> receipts(Side from) {
        var letter = (Record.Letter) game.ledger().records().getLast();
        var own = receipt(letter, from);
        return letter.purpose().equals("order") ? List.of(own, receipt(letter, game.other(from))) : List.of(own);
    }

    /** Of the run that was written down last. {@code before} is the ledger before it. */
    List<Dispatch> played(Ledger before, Secret secret) {
        var played = (Record.Played) game.ledger().records().getLast();
        var binding = before.binding();
        if (played.position().isEmpty()) return both(side -> stopped(side, played.rulings()));
        if (played.ended().isEmpty()) return both(side -> report(side, played, before.order(), binding.lines()));
        var lastWords = game.ledger().chance(secret).lastWords();
        var proofs = Stream.concat(binding.lines().stream(), lastWords.stream()).toList();
        return both(side -> ending(side, played, proofs));
    }

    List<Dispatch> reminders() {
        return game.sides().stream()
                .filter(game.stage()::awaits)
                .map(this::reminder)
                .toList();
    }

    private Dispatch welcome(Side to) {
        var header = game.ledger().header();
        var me = header.players().get(to);
        var other = header.players().get(game.other(to));
        return draft(WELCOME, to, "The game begins: you are the %s player".formatted(to))
                .lead(
                        "You play the %s side of %s, scenario %s, in game %s. %s plays the %s side."
                                .formatted(
                                        to, game.title(), header.scenario(), game.id(), other.name(), game.other(to)),
                        me.fingerprint().isEmpty()
                                ? ""
                                : "Sign your letters with the key enrolled for you: %s."
                                        .formatted(fingerprint(me.fingerprint())),
                        header.referee().isEmpty()
                                ? ""
                                : "The referee signs his with %s.".formatted(fingerprint(header.referee())),
                        header.fixedSecret().isPresent()
                                ? "This game is a demonstration: its secret is fixed, so its dice are known beforehand."
                                : "The line of commitments at the foot binds the referee to every die and card of the"
                                        + " game. Keep this letter: with it you can check them all.")
                .closing("The set-up comes in the next letter. A letter with the line 'help' tells how to write to the"
                        + " referee.")
                .proofs(List.of(Proof.commitments(game.id(), header.commitments())))
                .written();
    }

    private static String fingerprint(String hex) {
        return hex.toUpperCase().replaceAll("(.{4})(?=.)", "$1 ");
    }

    /** What came in and how it was read. The clauses of an order, answers and standing orders are their writer's alone. */
    private Dispatch receipt(Record.Letter letter, Side to) {
        boolean own = letter.side() == to;
        var what = switch (letter.purpose()) {
            case "order" -> "order of impulse " + letter.impulse();
            case "answer" -> "answer in impulse " + letter.impulse();
            default -> "standing orders";
        };
        var draft = draft(RECEIPT, to, "%s %s".formatted(own ? "Your" : "The " + letter.side(), come(letter, what)))
                .lead(
                        letter.purpose().equals("standing")
                                ? "They take the place of all standing orders you sent before."
                                : "It was read as follows, and stands from here on.",
                        letter.signature().isEmpty() ? BY_HAND : "")
                .situation(new View("As it was read", read(letter, own)));
        if (letter.purpose().equals("order"))
            draft.closing("The report follows when the order has been carried out.")
                    .proofs(game.ledger().binding().lines());
        return draft.written();
    }

    private static String come(Record.Letter letter, String what) {
        return what + (letter.purpose().equals("standing") ? " have come in" : " has come in");
    }

    private static List<View.Section> read(Record.Letter letter, boolean own) {
        var sections = new ArrayList<View.Section>();
        if (letter.purpose().equals("order")) sections.add(section("Order", letter.words()));
        if (letter.purpose().equals("answer")) sections.add(section("Answer", letter.words()));
        var heading = letter.purpose().equals("order") ? "If you are asked" : "Standing orders";
        if (own && letter.purpose().equals("standing") && letter.clauses().isEmpty())
            sections.add(section(heading, List.of("none")));
        if (own && !letter.clauses().isEmpty()) sections.add(section(heading, letter.clauses()));
        return sections;
    }

    private static View.Section section(String heading, List<String> lines) {
        return new View.Section(heading, List.of(new View.Block.Lines(lines)));
    }

    /** The impulse has stopped half-way: a question to those asked, a notice to the other. */
    private Dispatch stopped(Side to, List<Ruling> rulings) {
        var asked = game.stage().asked(to);
        if (asked.isEmpty()) return waits(to, rulings);
        return draft(QUESTION, to, "%s: your answer is needed".formatted(subject(asked.getFirst())))
                .lead("%s has stopped half-way: the rules leave a decision to you.".formatted(capital(running(to))))
                .happened(rulings)
                .awaited()
                .situation(before(to))
                .proofs(game.ledger().binding().lines())
                .written();
    }

    private Dispatch waits(Side to, List<Ruling> rulings) {
        var other = game.other(to);
        var about = game.stage().asked(other).stream()
                .map(question -> "rule %s (%s)".formatted(question.rule(), Table.name(question)))
                .collect(Collectors.joining(", "));
        return draft(NOTICE, to, "Impulse %d waits for the %s player".formatted(impulse(), other))
                .lead(
                        "%s has stopped half-way: the rules leave a decision to the %s player, %s."
                                .formatted(capital(running(to)), other, about),
                        "You need do nothing. The report comes when he has decided.")
                .happened(rulings)
                .proofs(game.ledger().binding().lines())
                .written();
    }

    private static String subject(Question<?> question) {
        return capital(Table.name(question));
    }

    /** What is being carried out. */
    private String running(Side to) {
        return game.ledger()
                .order()
                .map(order -> order.side() == to
                        ? "your order of impulse " + impulse()
                        : "the %s order of impulse %d".formatted(order.side(), impulse()))
                .orElse("the set-up");
    }

    private View before(Side to) {
        var view = game.view(to);
        return new View(view.title() + ", before " + running(to), view.sections());
    }

    /** The impulse is over. {@code order} and {@code proofs} are those of the impulse. */
    private Dispatch report(Side to, Record.Played played, Optional<Record.Letter> order, List<String> proofs) {
        boolean mine = game.stage().awaits(to);
        var done = order.map(o -> "Impulse " + played.impulse()).orElse("The set-up");
        var next = mine ? "your order is needed" : "the %s order is next".formatted(game.other(to));
        return new Draft(game, REPORT, to, played.impulse(), "%s is done: %s".formatted(done, next))
                .lead(
                        order.map(o -> "%s order was: %s."
                                        .formatted(
                                                o.side() == to ? "Your" : "The " + o.side(),
                                                String.join(" / ", o.words())))
                                .orElse("The game is set up."),
                        "Now it is impulse %d, and %s."
                                .formatted(
                                        impulse(),
                                        mine
                                                ? "your order is awaited"
                                                : "the %s player's order is awaited".formatted(game.other(to))))
                .happened(played.rulings())
                .situation(game.view(to))
                .awaited()
                .proofs(proofs)
                .written();
    }

    /** The game is over. */
    private Dispatch ending(Side to, Record.Played played, List<String> proofs) {
        var ended = played.ended().orElseThrow();
        return new Draft(game, FINAL, to, played.impulse(), ended)
                .lead("The game is over. " + ended)
                .happened(played.rulings())
                .situation(game.view(to))
                .closing("The secret of the game is told below. The program attached checks every die and card with it,"
                        + " from the letters you hold.")
                .proofs(proofs)
                .written();
    }

    Dispatch status(Side to) {
        return draft(NOTICE, to, "How the game stands")
                .lead(waitsFor(to))
                .situation(game.view(to))
                .awaited()
                .written();
    }

    private Dispatch reminder(Side to) {
        return draft(REMINDER, to, "Your letter is awaited")
                .lead("Game %s waits for you. %s".formatted(game.id(), waitsFor(to)))
                .awaited()
                .written();
    }

    /** Whose turn it is, a sentence. */
    String waitsFor(Side to) {
        return switch (game.stage()) {
            case Stage.Over over -> "The game is over.";
            case Stage.Ready ready -> capital(running(to)) + " is being carried out.";
            case Stage.Order(Side by) ->
                by == to
                        ? "Your order of impulse %d is awaited.".formatted(impulse())
                        : "The %s player's order of impulse %d is awaited.".formatted(by, impulse());
            case Stage.Answers answers
            when answers.awaits(to) -> "Your answer in impulse %d is awaited.".formatted(impulse());
            case Stage.Answers answers ->
                "The %s player's answer in impulse %d is awaited.".formatted(game.other(to), impulse());
        };
    }

    Dispatch standing(Side to) {
        var words = game.standing(to).words();
        return draft(NOTICE, to, "Your standing orders")
                .lead(
                        words.isEmpty()
                                ? "You have no standing orders."
                                : "The first line that fits a question answers it.")
                .situation(new View(
                        "Standing orders",
                        List.of(section("As they were read", words.isEmpty() ? List.of("none") : words))))
                .written();
    }

    Dispatch help(Side to) {
        var how = List.of(
                section(
                        "An order",
                        List.of(
                                "game " + game.id(),
                                "impulse " + impulse(),
                                "<your order>",
                                "if asked <topic>: <answer>")),
                section(
                        "The same, only judged",
                        List.of("game " + game.id(), "impulse " + impulse(), "preview", "<your order>")),
                section("An answer", List.of("game " + game.id(), "impulse " + impulse(), "answer <topic>: <answer>")),
                section(
                        "Standing orders",
                        List.of("game " + game.id(), "standing", "<topic>: <answer>", "otherwise ask")),
                section("To see or clear them", List.of("game " + game.id(), "standing list", "or: standing none")),
                section("How the game stands", List.of("game " + game.id(), "status")));
        return draft(NOTICE, to, "How to write to the referee")
                .lead("Write plain text, sign it, and put one of these into it.", waitsFor(to))
                .situation(new View("What a letter may say", how))
                .awaited()
                .written();
    }

    /** How an answer or standing orders would be read. */
    Dispatch understood(Side to, List<String> words) {
        return draft(PREVIEW, to, "Your letter would be accepted")
                .situation(new View(
                        "As it would be read", List.of(section("Lines", words.isEmpty() ? List.of("none") : words))))
                .written();
    }

    /** What an order would do up to the first die, card or decision. */
    Dispatch preview(Side to, List<String> words, Verdict<?> judged) {
        var draft = draft(PREVIEW, to, "Your order would be accepted")
                .lead("It would be read as: %s.".formatted(String.join(" / ", words)));
        switch (judged) {
            case Verdict.Done<?>(var after, var report, var journal) ->
                draft.happened(report).closing("Nothing has to be rolled or asked.");
            case Verdict.Waiting<?>(var questions, var report, var journal) ->
                draft.happened(report).closing(next(to, questions));
            case Verdict.Denied<?> denied -> throw new AssertionError("a preview of a refused order is a refusal");
        }
        return draft.awaited().written();
    }

    private String next(Side to, List<Question<?>> questions) {
        return questions.stream()
                .findFirst()
                .map(q -> "Then %s asked under rule %s: %s."
                        .formatted(
                                q.to() == to ? "you are" : "the %s player is".formatted(q.to()),
                                q.rule(),
                                Table.name(q)))
                .orElse("Then a die is rolled or a card is drawn.");
    }

    static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
