package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.box.BoxFiles;
import postrider.kernel.Game;

/** Tests of a game's box, its worksheet and an owner's corrections. */
public abstract class BoxKit {
    private final Game game;

    @TempDir
    protected Path folder;

    protected BoxKit(Game game) {
        this.game = game;
    }

    /** The worksheet with everything confirmed, after any corrections it still needs. */
    protected abstract String filledIn(String corrections);

    /** A correction of one fact. */
    protected abstract String correction();

    protected final void lay(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private Game.Box<?, ?> ours() {
        return game.open();
    }

    private Game.Box<?, ?> corrected() {
        return game.open(game.layers().corrected(BoxFiles.corrections(folder)), game.edition());
    }

    @Test
    void theHashDependsOnTheContentsOfTheBox() throws IOException {
        assertEquals(ours().hash(), game.open().hash());
        lay("mine.yaml", correction());
        assertNotEquals(ours().hash(), corrected().hash());
    }

    @Test
    void anUntouchedWorksheetChangesNothing() throws IOException {
        var sheet = game.worksheet(game.layers());
        assertEquals(Set.of("checklist.html", "corrections.yaml"), sheet.keySet());
        lay("corrections.yaml", sheet.get("corrections.yaml"));
        assertEquals(ours().hash(), corrected().hash());
        assertEquals(ours().unconfirmed(), corrected().unconfirmed());
    }

    @Test
    void aFilledInWorksheetRemovesEveryDoubt() throws IOException {
        var sheet = game.worksheet(game.layers()).get("corrections.yaml");
        lay("corrections.yaml", filledIn(sheet.replace("confirmed: no", "confirmed: yes")));
        assertEquals(Map.of(), corrected().unconfirmed());
        assertEquals(Map.of(), game.worksheet(game.layers().corrected(BoxFiles.corrections(folder))));
    }

    /** Asserts exactly these faults, each given by its first words. */
    protected final void assertFaults(String... expected) {
        assertFaults(fault -> line -> line.startsWith(fault), expected);
    }

    /** Asserts exactly these faults in cards.yaml, each given as {@code card 5: words in it}, whatever the card's title. */
    protected final void assertCardFaults(String... expected) {
        assertFaults(
                fault -> line -> {
                    var card = fault.split(": ", 2);
                    return line.startsWith("cards.yaml, " + card[0]) && line.contains(": " + card[1]);
                },
                expected);
    }

    private void assertFaults(Function<String, Predicate<String>> like, String... expected) {
        var told = new ArrayList<>(fault().lines().skip(1).map(String::strip).toList());
        for (var fault : expected) assertTrue(told.removeIf(like.apply(fault)), fault + "\n" + told);
        assertEquals(List.of(), told);
    }

    /** Why the corrected box cannot be used. */
    protected final String fault() {
        return assertThrows(IllegalArgumentException.class, this::corrected).getMessage();
    }
}
