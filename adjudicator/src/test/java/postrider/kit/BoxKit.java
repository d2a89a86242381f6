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

/** The box of a game, and what an owner of the printed one lays over it. */
public abstract class BoxKit {
    private final Game game;

    @TempDir
    protected Path folder;

    protected BoxKit(Game game) {
        this.game = game;
    }

    /** A worksheet on which he has found all as we have it, but for what is said here. */
    protected abstract String filledIn(String corrections);

    /** A correction of one fact. */
    protected abstract String correction();

    protected final void lay(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private Game.Box<?, ?> ours() {
        return game.open();
    }

    private Game.Box<?, ?> his() {
        return game.open(game.layers().corrected(BoxFiles.corrections(folder)), game.edition());
    }

    @Test
    void theHashIsTheBoxes() throws IOException {
        assertEquals(ours().hash(), game.open().hash());
        lay("mine.yaml", correction());
        assertNotEquals(ours().hash(), his().hash());
    }

    @Test
    void aWorksheetThatNobodyFillsInChangesNothing() throws IOException {
        var sheet = game.worksheet(game.layers());
        assertEquals(Set.of("checklist.html", "corrections.yaml"), sheet.keySet());
        lay("corrections.yaml", sheet.get("corrections.yaml"));
        assertEquals(ours().hash(), his().hash());
        assertEquals(ours().unconfirmed(), his().unconfirmed());
    }

    @Test
    void aWorksheetFilledInEndsEveryDoubt() throws IOException {
        var sheet = game.worksheet(game.layers()).get("corrections.yaml");
        lay("corrections.yaml", filledIn(sheet.replace("confirmed: no", "confirmed: yes")));
        assertEquals(Map.of(), his().unconfirmed());
        assertEquals(Map.of(), game.worksheet(game.layers().corrected(BoxFiles.corrections(folder))));
    }

    /** These faults and no other, each by its first words. */
    protected final void assertFaults(String... expected) {
        assertFaults(fault -> line -> line.startsWith(fault), expected);
    }

    /** Faults in cards.yaml and no other, each as {@code card 5: words in it}; the titles do not matter. */
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

    /** Why his box cannot be used. */
    protected final String fault() {
        return assertThrows(IllegalArgumentException.class, this::his).getMessage();
    }
}
