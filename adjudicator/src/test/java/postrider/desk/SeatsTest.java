package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.Edition;
import postrider.kernel.Toy;
import postrider.kernel.Umpire;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Script;
import postrider.store.GameFolder;
import postrider.text.Line;
import postrider.text.Read;

/** The set-up may let the players exchange sides, and then ask more. */
class SeatsTest {
    @TempDir
    Path home;

    private final List<Dispatch> printed = new ArrayList<>();
    private final GameCatalog catalog = new GameCatalog(List.of(new Toy.Shelved(
            "chairs", List.of(AMERICAN, BRITISH), List.of("one"), Edition.FIRST, first -> new Chairs())));
    private final Desk desk = new Desk(catalog, this::print, new PaperTransport(), InstantSource.fixed(Office.NOON));

    private LetterRenderer.Printed print(Dispatch letter) {
        synchronized (printed) {
            printed.add(letter);
        }
        return new LetterRenderer.Printed(letter.headline(), "");
    }

    /** The American says where to sit, the British agrees, and whoever is British then says that they are ready. */
    private static final class Chairs implements Toy<String, String> {
        @Override
        public String setUp(String scenario, Map<String, String> options) {
            return "open";
        }

        @Override
        public boolean isSeated(String position) {
            return position.equals("seated");
        }

        @Override
        public String advance(String position, Umpire umpire) {
            if (isSeated(position)) return position;
            umpire.askOne(new Asking(AMERICAN, "1.1", () -> "exchange", "Do you?").yesOrNo());
            umpire.rule("1.1", "The American says so.");
            boolean agreed = umpire.askOne(new Asking(BRITISH, "1.2", () -> "agree", "Do you?").yesOrNo());
            umpire.seat("1.3", agreed);
            umpire.askOne(new Asking(BRITISH, "1.4", () -> "ready", "Are you?").yesOrNo());
            return "seated";
        }

        @Override
        public String play(String position, Side by, String order, Umpire umpire) {
            return position;
        }

        @Override
        public Optional<Side> toMove(String position) {
            return Optional.of(AMERICAN);
        }

        @Override
        public Optional<Ending> ending(String position) {
            return Optional.empty();
        }

        @Override
        public View view(String position, Side side) {
            return new View(position, List.of());
        }

        @Override
        public String write(String position) {
            return position;
        }

        @Override
        public String position(String text) {
            return text;
        }

        @Override
        public String with(String position, String words) {
            return words;
        }

        @Override
        public Read<String> read(List<Line> lines, String position, Side by) {
            return new Read.Understood<>("wait");
        }

        @Override
        public List<String> words(String order) {
            return List.of(order);
        }

        @Override
        public List<String> offered(String position, Side side) {
            return List.of("wait");
        }

        @Override
        public List<List<String>> legal(String position, Side side) {
            return List.of(List.of("wait"));
        }
    }

    @Test
    @Needs(Need.PYTHON)
    void whatAPlayerHasHeardMovesWithThem() throws IOException {
        var greene = new Event.Player("Greene", "greene@example.invalid", "", "");
        var howe = new Event.Player("Howe", "howe@example.invalid", "", "");
        var folder = (GameFolder) desk.begin(new NewGame(
                new GameFolder(home.resolve("c-1")),
                "chairs",
                Optional.empty(),
                Map.of(),
                Map.of(AMERICAN, greene, BRITISH, howe),
                "",
                Collections.emptySortedMap(),
                Optional.of(Office.SECRET)));
        answer(folder, AMERICAN, "yes"); // by hand, so nobody waits for a letter about it
        printed.clear();
        answer(folder, BRITISH, "yes");
        assertEquals(Map.of(AMERICAN, howe, BRITISH, greene), folder.header().players());
        assertEquals(List.of("The American says so.", "The players exchange their sides."), news(BRITISH));
        assertEquals(List.of("The players exchange their sides."), news(AMERICAN));
        for (var letter : printed)
            assertTrue(letter.lead().getFirst().startsWith("You play the " + letter.to() + " side from now on"));
        answer(folder, BRITISH, "yes");
        assertEquals(1, folder.log().impulse());
        for (var player : List.of(greene, howe)) {
            Script.assertSound(received(folder, player), folder.gameFile());
        }
    }

    private String received(GameFolder folder, Event.Player player) throws IOException {
        var mail = Files.createDirectories(home.resolve(player.name()));
        try (var letters = Files.list(folder.path().resolve("outbox"))) {
            for (var letter : letters.toList())
                if (Files.readString(letter).startsWith("To: " + player.name()))
                    Files.copy(letter, mail.resolve(letter.getFileName()));
        }
        return mail.toString();
    }

    private void answer(GameFolder folder, Side side, String words) {
        assertEquals(
                Outcome.Fate.ACCEPTED,
                desk.enter(folder, side, words, Optional.empty()).fate());
    }

    /** The news in the letter to this side. */
    private List<String> news(Side side) {
        var letter =
                printed.stream().filter(one -> one.to() == side).findFirst().orElseThrow();
        return letter.happened().stream()
                .skip(letter.told())
                .map(Ruling::sentence)
                .toList();
    }
}
