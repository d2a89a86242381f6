package postrider.desk;

import static postrider.desk.Dispatch.Kind.RECEIPT;
import static postrider.desk.Dispatch.Kind.REMINDER;
import static postrider.desk.Dispatch.Kind.WELCOME;
import static postrider.desk.Phrases.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import postrider.dice.Proof;
import postrider.dice.Secret;
import postrider.gamefile.Record;
import postrider.kernel.Side;
import postrider.kernel.View;

/**
 * The letters that a record causes.
 *
 * @param game as it stands after that record
 */
record Dispatches(OpenGame<?, ?> game) {

    private Draft draft(Dispatch.Kind kind, Side to, String headline) {
        return new Draft(game, kind, to, game.ledger().impulse(), headline);
    }

    List<Dispatch> welcomes() {
        return game.sides().stream().map(this::welcome).toList();
    }

    /** Of the letter that came in last; its writer's first. An order is told to both before anything is rolled. */
    List<Dispatch> receipts(Side from) {
        var letter = (Record.Letter) game.ledger().records().getLast();
        return (letter.purpose().equals("order") ? Stream.of(from, game.other(from)) : Stream.of(from))
                .map(to -> receipt(letter, to))
                .toList();
    }

    /** Of the run that was written down last. {@code before} is the ledger before it. */
    List<Dispatch> played(Ledger before, Supplier<Secret> secret) {
        var played = (Record.Played) game.ledger().records().getLast();
        return new Reports(game, before, played).all(secret);
    }

    List<Dispatch> reminders() {
        return game.sides().stream()
                .filter(game.stage()::awaits)
                .map(this::reminder)
                .toList();
    }

    private Dispatch welcome(Side to) {
        var header = game.ledger().header();
        return draft(WELCOME, to, "The game begins: you are the %s player".formatted(to))
                .lead(
                        "You play the %s side of %s, scenario %s, in game %s. %s plays the %s side."
                                .formatted(
                                        to,
                                        game.title(),
                                        header.scenario(),
                                        game.id(),
                                        header.players().get(game.other(to)).name(),
                                        game.other(to)),
                        new Phrases(game).agreed(),
                        keys(header, to),
                        header.fixedSecret().isPresent()
                                ? "This game is a demonstration: its secret is fixed, so its dice are known beforehand."
                                : "The line of commitments at the foot binds the referee to every die and card of the"
                                        + " game. Keep this letter: with it you can check them all.")
                .closing("The set-up comes in the next letter. A letter with the line 'help' tells how to write to the"
                        + " referee.")
                .proofs(List.of(Proof.commitments(game.id(), header.commitments())))
                .written();
    }

    private static String keys(Record.Header header, Side to) {
        var key = header.players().get(to).fingerprint();
        var mine = key.isEmpty()
                ? "No key is enrolled for you: the referee enters your letters by hand."
                : "Sign your letters with the key enrolled for you: %s.".formatted(fingerprint(key));
        return header.referee().isEmpty()
                ? mine
                : "%s The referee signs his with %s.".formatted(mine, fingerprint(header.referee()));
    }

    private static String fingerprint(String hex) {
        return hex.toUpperCase(Locale.ROOT).replaceAll("(.{4})(?=.)", "$1 ");
    }

    private Dispatch receipt(Record.Letter letter, Side to) {
        var draft = draft(RECEIPT, to, "%s %s".formatted(Phrases.whose(letter.side(), to), cameIn(letter)))
                .lead(
                        letter.purpose().equals("standing")
                                ? "They take the place of all standing orders you sent before."
                                : "It was read as follows, and stands from here on.",
                        letter.signature().isEmpty() ? "The referee has entered it by hand." : "")
                .situation(new View("As it was read", read(letter, letter.side() == to)));
        if (letter.purpose().equals("order"))
            draft.closing("The report follows when the order has been carried out.")
                    .proofs(game.ledger().binding().lines());
        return draft.written();
    }

    private static String cameIn(Record.Letter letter) {
        return switch (letter.purpose()) {
            case "order" -> "order of impulse %d has come in".formatted(letter.impulse());
            case "answer" -> "answer in impulse %d has come in".formatted(letter.impulse());
            default -> "standing orders have come in";
        };
    }

    /** The clauses of an order, answers and standing orders are for their writer alone. */
    private static List<View.Section> read(Record.Letter letter, boolean own) {
        if (letter.purpose().equals("standing")) return List.of(section("Standing orders", letter.clauses()));
        var sections = new ArrayList<View.Section>();
        sections.add(section(Phrases.capital(letter.purpose()), letter.words()));
        if (own && !letter.clauses().isEmpty()) sections.add(section("If you are asked", letter.clauses()));
        return sections;
    }

    private Dispatch reminder(Side to) {
        return draft(REMINDER, to, "Your letter is awaited")
                .lead("Game %s waits for you. %s".formatted(game.id(), new Phrases(game).waitsFor(to)))
                .awaited()
                .written();
    }
}
