package postrider.command;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.Outcome;
import postrider.files.Disk;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer;
import postrider.log.LetterKind;
import postrider.play.SignedLetter;
import postrider.play.Status;
import postrider.store.GameStore;
import postrider.text.Lists;

/**
 * Both players at one screen. They sit down in turn, read their letters, and order or answer as by letter. The screen is
 * cleared before the other sits down.
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
    private List<Dispatch> letters = List.of();

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

    /** Plays until the game is over or a player stops. Returns true if it is over. */
    boolean play() {
        try {
            desk.goOn(game);
            while (true) {
                var status = status();
                if (status instanceof Status.Over) return over();
                var next = next(status);
                if (!seated.equals(Optional.of(next))) seat(next);
                readOut(next, true);
                if (!takesTurn(next)) return false;
            }
        } catch (Stopped stopped) {
            return false;
        }
    }

    private Status status() {
        return catalog.open(game, game.log()).status();
    }

    /** The seated player goes on as long as the game waits for them. */
    private Side next(Status status) {
        return seated.filter(status::awaits)
                .orElseGet(() -> Lists.find(sides(), status::awaits).orElseThrow());
    }

    private List<Side> sides() {
        return catalog.game(game).sides();
    }

    private void seat(Side side) {
        seated.ifPresent(other -> {
            if (readOut(other, false)) ask("Press Enter when you have read it; the screen is then cleared. ");
        });
        out.print(Terminal.HERE.cleared());
        ask("Hand over to the %s player, then press Enter. ".formatted(side));
        out.print(Terminal.HERE.cleared());
        seated = Optional.of(side);
        letters = List.of();
    }

    /**
     * Shows a side its new letters; a player who has just sat down and has none sees the last report again.
     *
     * @param situated whether the situation is shown too
     * @return false if there was nothing to show
     */
    private boolean readOut(Side side, boolean situated) {
        var fresh = new ArrayList<>(post.handOver(side));
        boolean preambles = fresh.stream().allMatch(letter -> PREAMBLES.contains(letter.kind()));
        if (!preambles) fresh.removeIf(letter -> PREAMBLES.contains(letter.kind()));
        if (fresh.isEmpty() && letters.isEmpty()) fresh.add(desk.report(game, side, Optional.empty()));
        if (fresh.isEmpty()) return false;
        letters = List.copyOf(fresh);
        show(situated);
        return true;
    }

    /** Shows the letters; only the last of them includes the situation. */
    private void show(boolean situated) {
        var text = new StringBuilder();
        for (int i = 0; i < letters.size(); i++)
            text.append(renderer.text(letters.get(i).spoken(situated && i == letters.size() - 1)))
                    .append('\n');
        if (pager.show(Terminal.HERE.letter(text.toString()))) out.print(gist(letters.getLast()));
    }

    /** The headline and questions of a letter, for a screen that the pager has cleared. */
    private static String gist(Dispatch letter) {
        var said = Lists.map(letter.questions(), question -> "\n" + Screen.item("", question.text()));
        return "\n" + Screen.item("", letter.headline() + ".") + String.join("", said) + "\n";
    }

    /** Asks until an order or an answer is accepted. Returns false if the player quits. */
    private boolean takesTurn(Side side) {
        var offers = Offers.of(letters.getLast());
        out.print(offers.lines());
        while (true) {
            var words = typed(side, offers);
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
                    if (isEntered(side, words)) return true;
                    out.print(offers.lines());
                }
            }
        }
    }

    private static final String HELP = """

            a number   the line offered under it; several numbers for several lines
            an order   all its lines, then an empty line; you are shown what it
                       would do before it stands
            letter     shows the last letter again
            page       writes it as a page with its map, for a browser
            help WORD  as by letter, for example 'help order'; 'status' works too
            quit       stops here; the game is kept

            """;

    /** What the player types: a single word or numbers, or lines up to an empty one. */
    private String typed(Side side, Offers offers) {
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

    /** Shows what the words would do or why they are refused, and enters them if the player agrees. */
    private boolean isEntered(Side side, String words) {
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
        Files.overwrite(page, renderer.print(letters.getLast()).page());
        out.println("Open %s in a browser, and close it before you hand over.".formatted(page.toAbsolutePath()));
    }

    /** Shows both final letters, one after the other: nothing is hidden any more. */
    private boolean over() {
        for (var side : sides()) {
            letters = List.of();
            readOut(side, true);
            ask("Press Enter to go on. ");
        }
        return true;
    }

    private String ask(String prompt) {
        out.print(prompt);
        out.flush();
        return Optional.ofNullable(Disk.read("The keyboard cannot be read.", in::readLine))
                .orElseThrow(Stopped::new);
    }

    /** The input has ended. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
