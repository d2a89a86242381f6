package postrider.letters;

import static postrider.letters.Phrases.section;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import postrider.dice.Proof;
import postrider.kernel.Game;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.log.Event;
import postrider.log.LetterKind;
import postrider.log.StoredEvent;
import postrider.play.FiledImpulse;
import postrider.play.OpenGame;
import postrider.rulebook.Case;
import postrider.rulebook.Commentary;
import postrider.rulebook.OurRulings;
import postrider.rulebook.RuleBook;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.words.Letter;

/**
 * Answers to players who look something up in the game file or rule book, as far as they may read it.
 *
 * @param events of the whole game; loaded only when needed
 * @param report the letter that reported this impulse to them, or the last one; throws IllegalArgumentException if there is none
 */
public record LookUps(
        Game kind,
        OpenGame<?, ?> game,
        Side to,
        Supplier<List<StoredEvent>> events,
        Function<Optional<Integer>, Dispatch> report) {

    /** The most lines in a letter that lists orders. */
    private static final int LINES = 600;

    /** The answer, which says so if nothing is found. */
    public Dispatch answer(Letter.LookUp asked) {
        try {
            return switch (asked.what()) {
                case HISTORY -> history();
                case REPORT -> report.apply(impulse(asked)).again();
                case BOARD -> board();
                case MOVES -> asked.about().isEmpty() ? moves() : allMoves();
                case MAP -> map();
                case RULE -> rule(asked.about());
                case WHY -> why(FiledImpulse.of(events.get(), impulse(asked)));
                case ADDRESS -> address("Where your letters go");
                case HELLO -> address("Your letter has come in" + (isSigned() ? ", and its signature is good" : ""));
            };
        } catch (IllegalArgumentException unknown) {
            return draft("Nothing was found for '%s'".formatted(String.join(" ", asked.words())))
                    .lead(unknown.getMessage())
                    .written();
        }
    }

    private static Optional<Integer> impulse(Letter.LookUp asked) {
        if (asked.about().isEmpty()) return Optional.empty();
        if (!asked.about().matches("\\d{1,6}"))
            throw new IllegalArgumentException("Say the number of an impulse, as in '%s 3'."
                    .formatted(asked.what().word()));
        return Optional.of(Integer.valueOf(asked.about()));
    }

    private DispatchBuilder draft(String headline) {
        return new DispatchBuilder(game, LetterKind.NOTICE, to, headline);
    }

    private Dispatch history() {
        var filed = events.get();
        var table = View.table(
                FiledImpulse.all(filed),
                "Nothing has been played yet.",
                View.column("Impulse", impulse -> String.valueOf(impulse.number())),
                View.column("Day", impulse -> impulse.day()),
                View.column("Order", impulse -> ordered(impulse) + (impulse.takenBack(filed) ? " (taken back)" : "")),
                View.column("Dice", this::dice));
        return draft("The game so far")
                .waiting()
                .situation("The game so far", View.section("Impulse by impulse", table))
                .written();
    }

    /** The order. The other player's is given as it was announced; reports tell what was carried out. */
    private String ordered(FiledImpulse impulse) {
        return impulse.order()
                .map(order -> "%s: %s"
                        .formatted(order.side(), order.side() == to ? Phrases.line(order) : Phrases.announced(order)))
                .orElse("the set-up");
    }

    private String dice(FiledImpulse impulse) {
        return impulse.rulings().stream()
                .filter(ruling -> ruling.readableBy(to))
                .flatMap(ruling -> Proof.each(ruling.proof(), Proof.Roll.class))
                .map(roll -> String.valueOf(roll.value()))
                .collect(Collectors.joining(" "));
    }

    private Dispatch board() {
        var view = game.view(to);
        if (view.picture().isEmpty()) throw new IllegalArgumentException("This game has no map.");
        return new DispatchBuilder(game, LetterKind.BOARD, to, "The board in a file")
                .lead(
                        "Open %s in a browser: it shows the map and writes your orders. Paste a later letter into it, and it shows that one."
                                .formatted(Board.FILE))
                .waiting()
                .situation(view.withSections(view.title(), view.hand().stream().toList()))
                .awaited()
                .written();
    }

    private Dispatch moves() {
        return draft("What you may do").waiting().awaited().written();
    }

    /** As many of each kind of order as there is room for. */
    private Dispatch allMoves() {
        var asked = game.status().asked(to);
        var answers = Lists.map(asked, question -> section(question.name(), question.options()));
        var orders = game.status().awaitsOrder(to) ? orders() : List.<View.Section>of();
        return draft("All that you may say now")
                .waiting()
                .situation(new View("What is legal", Lists.concat(answers, orders)))
                .written();
    }

    private List<View.Section> orders() {
        var kinds = game.orders().legal(to);
        int room = Math.max(2, LINES / Math.max(1, kinds.size()));
        var taken = kinds.stream()
                .flatMap(kind -> kind.subList(0, Math.min(room, kind.size())).stream())
                .limit(LINES)
                .toList();
        var shown = taken.stream().distinct().toList();
        int all = Lists.sum(kinds, List::size) - taken.size() + shown.size();
        var heading = shown.size() == all ? "All %,d orders" : "%,d of some %,d orders; 'preview' tries any other";
        return List.of(section(heading.formatted(shown.size(), all), shown));
    }

    private Dispatch map() {
        return draft("The map").map(game.view(to)).waiting().written();
    }

    private Dispatch rule(String number) {
        var commentary = Commentary.on(kind, number);
        var subject = Wording.capital(commentary.subject());
        var rulings = Lists.map(commentary.rulings(), LookUps::ruled);
        return draft(subject + " " + commentary.title())
                .lead("For what the section says, see the rule book; this is what we have to add.")
                .situation(
                        subject,
                        section("Sections", Lists.map(commentary.sections(), LookUps::titled)),
                        section("Our rulings", rulings),
                        section("Cases that prove it", Lists.map(commentary.cases(), Case::title)))
                .written();
    }

    private static String titled(RuleBook.Section section) {
        return section.number() + " " + section.title();
    }

    private static String ruled(OurRulings.One ruling) {
        return "%s. %s %s".formatted(ruling.number(), ruling.title(), ruling.text());
    }

    private Dispatch why(FiledImpulse impulse) {
        var book = RuleBook.of(kind);
        var numbers = impulse.rulings().stream()
                .filter(ruling -> ruling.readableBy(to))
                .map(Ruling::rule)
                .distinct()
                .toList();
        var rules = Lists.map(
                numbers, number -> book.at(number).map(LookUps::titled).orElse(number));
        var rulings = Lists.filter(
                OurRulings.of(kind).all(), ruling -> ruling.sections().stream().anyMatch(numbers::contains));
        return draft("Why impulse %d came out as it did".formatted(impulse.number()))
                .lead(
                        "%s.".formatted(ordered(impulse)),
                        "Send 'report %d' to read what happened, and 'rule' with a number for more on one of them."
                                .formatted(impulse.number()))
                .situation(
                        "Impulse " + impulse.number(),
                        section("The rules that applied", rules),
                        section("Our rulings on them", Lists.map(rulings, LookUps::ruled)))
                .written();
    }

    private Dispatch address(String headline) {
        var me = me();
        var seat = new Block.Facts(
                List.of(new View.Fact("Letters to you", me.address()), new View.Fact("Your key", key())));
        return draft(headline)
                .lead("%s, you play the %s side of %s in game %s.".formatted(me.name(), to, game.title(), game.id()))
                .situation("Your seat", View.section("As it stands in the game file", seat))
                .closing(
                        "To change one, send 'new address' and the address, or 'new key', by email in a letter of its own; without email, ask the referee in person. Both of you are told.")
                .written();
    }

    private Event.Player me() {
        return game.player(to);
    }

    /** Whether the player signs. Letters of a player without a key are entered by the referee. */
    private boolean isSigned() {
        return !me().fingerprint().isEmpty();
    }

    private String key() {
        return isSigned() ? Phrases.key(me()) : "none: the referee enters your letters by hand";
    }
}
