package postrider.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.Outcome;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer;
import postrider.log.LetterKind;
import postrider.play.SignedLetter;
import postrider.play.Status;
import postrider.store.GameStore;
import postrider.text.Lists;

/**
 * Both players at one screen. Each sits down in turn, reads what has come, and orders or answers as by letter; before
 * the other sits down the screen is emptied.
 */
final class HotSeat {
    private static final Set<LetterKind> PREAMBLES = EnumSet.of(LetterKind.WELCOME, LetterKind.RECEIPT);

    private final GameCatalog catalog;
    private final LetterRenderer renderer;
    private final Desk desk;
    private final TablePost post;
    private final GameStore game;
    private final Path page;
    private final BufferedReader in;
    private final PrintWriter out;
    private final Pager pager;

    private Optional<Side> seated = Optional.empty();
    private List<Dispatch> read = List.of();

    HotSeat(
            GameCatalog catalog,
            LetterRenderer renderer,
            Desk desk,
            TablePost post,
            GameStore game,
            Path page,
            BufferedReader in,
            PrintWriter out) {
        this.catalog = catalog;
        this.renderer = renderer;
        this.desk = desk;
        this.post = post;
        this.game = game;
        this.page = page;
        this.in = in;
        this.out = out;
        this.pager = Pager.onto(out);
    }

    /** Plays until the game is over or a player stops. True if it is over. */
    boolean play() {
        try {
            desk.goOn(game);
            while (true) {
                var status = status();
                if (status instanceof Status.Over) return over();
                var next = next(status);
                if (!seated.equals(Optional.of(next))) sit(next);
                hear(next, true);
                if (!says(next)) return false;
            }
        } catch (Stopped stopped) {
            return false;
        }
    }

    private Status status() {
        return catalog.open(game, game.log()).status();
    }

    /** Whoever sits goes on, if anything is asked of them. */
    private Side next(Status status) {
        return seated.filter(status::awaits)
                .orElseGet(() -> Lists.find(sides(), status::awaits).orElseThrow());
    }

    private List<Side> sides() {
        return catalog.game(game).sides();
    }

    /** One gets up and the other sits down. */
    private void sit(Side side) {
        seated.ifPresent(other -> {
            if (hear(other, false)) ask("Press Enter when you have read it: then the screen is emptied. ");
        });
        out.print(Terminal.HERE.cleared());
        ask("Hand over to the %s player, then press Enter. ".formatted(side));
        out.print(Terminal.HERE.cleared());
        seated = Optional.of(side);
        read = List.of();
    }

    /**
     * Reads out what has come for a side; whoever only now sat down hears the last again.
     *
     * @param situated whether with it goes how they stand
     * @return false if there is nothing
     */
    private boolean hear(Side side, boolean situated) {
        var letters = new ArrayList<>(post.handOver(side));
        boolean preambles = letters.stream().allMatch(letter -> PREAMBLES.contains(letter.kind()));
        if (!preambles) letters.removeIf(letter -> PREAMBLES.contains(letter.kind()));
        if (letters.isEmpty() && read.isEmpty()) letters.add(desk.report(game, side, Optional.empty()));
        if (letters.isEmpty()) return false;
        read = List.copyOf(letters);
        show(situated);
        return true;
    }

    /** Of several letters only the last tells the situation. */
    private void show(boolean situated) {
        var text = new StringBuilder();
        for (int i = 0; i < read.size(); i++)
            text.append(renderer.text(read.get(i).spoken(situated && i == read.size() - 1)))
                    .append('\n');
        if (pager.show(Terminal.HERE.letter(text.toString()))) out.print(gist(read.getLast()));
    }

    /** What it was about and asks, for the screen the letter has left. */
    private static String gist(Dispatch letter) {
        var said = Lists.map(letter.questions(), question -> "\n" + Screen.item("", question.text()));
        return "\n" + Screen.item("", letter.headline() + ".") + String.join("", said) + "\n";
    }

    /** Asks until there is an order or an answer. False if the player would rather stop. */
    private boolean says(Side side) {
        var offers = Offers.of(read.getLast());
        out.print(offers.lines());
        while (true) {
            var words = words(side, offers);
            switch (words) {
                case "" -> {}
                case "quit" -> {
                    return false;
                }
                case "help" -> out.print(HELP);
                case "letter" -> {
                    show(true);
                    out.print(offers.lines());
                }
                case "page" -> page();
                default -> {
                    if (says(side, words)) return true;
                    out.print(offers.lines());
                }
            }
        }
    }

    private static final String HELP = """

            a number   the line that was offered under it; several numbers for several lines
            an order   all its lines, then an empty line; before it stands you are
                       shown what it would do
            letter     what you were told, once more
            page       the same as a page with its map, for a browser
            help WORD  as by letter: 'help order' and the like; 'status' too
            quit       stop here; the game is kept

            """;

    /** What is typed: a word of the table or a number by itself, or lines up to an empty one. */
    private String words(Side side, Offers offers) {
        var first = ask(Terminal.HERE.bold("%s> ".formatted(side))).strip();
        if (first.isEmpty() || List.of("quit", "help", "letter", "page").contains(first)) return first;
        if (first.matches("[0-9 ]+")) return numbered(offers, first);
        if (first.matches("(help|status)\\b.*")) return first;
        var lines = new ArrayList<>(List.of(first));
        for (var line = ask("... "); !line.isBlank(); line = ask("... ")) lines.add(line);
        return String.join("\n", lines);
    }

    private String numbered(Offers offers, String numbers) {
        var chosen = Lists.map(List.of(numbers.split(" +")), offers::line);
        if (chosen.stream().allMatch(Optional::isPresent))
            return String.join("\n", Lists.map(chosen, Optional::orElseThrow));
        out.println(offers.isEmpty() ? "Nothing is offered; type an order." : "There is no such number.");
        return "";
    }

    /** Whether what was said stands. What would be wrong with it is told before. */
    private boolean says(Side side, String words) {
        var foreseen = desk.preview(game, SignedLetter.byHand(side, words));
        foreseen.answer()
                .map(answer ->
                        foreseen.fate() == Outcome.Fate.ANSWERED ? renderer.text(answer) : Foreseen.lines(answer))
                .ifPresent(pager::show);
        return foreseen.fate() == Outcome.Fate.ACCEPTED
                && yes("Shall it stand? Enter for yes, n for no: ")
                && desk.enter(game, side, words, Optional.empty()).fate() == Outcome.Fate.ACCEPTED;
    }

    private boolean yes(String question) {
        return List.of("", "y", "yes").contains(ask(question).strip());
    }

    private void page() {
        Files.overwrite(page, renderer.print(read.getLast()).page());
        out.println("Open %s in a browser, and close it before you hand over.".formatted(page.toAbsolutePath()));
    }

    /** Nothing is hidden any more. */
    private boolean over() {
        for (var side : sides()) {
            read = List.of();
            hear(side, true);
            ask("Press Enter to go on. ");
        }
        return true;
    }

    /** One line that was typed. */
    private String ask(String prompt) {
        try {
            out.print(prompt);
            out.flush();
            var line = in.readLine();
            if (line == null) throw new Stopped();
            return line;
        } catch (IOException unread) {
            throw new UncheckedIOException("The keyboard cannot be read.", unread);
        }
    }

    /** Nobody types any more. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
