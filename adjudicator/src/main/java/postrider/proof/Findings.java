package postrider.proof;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.log.CorruptGameFile;
import postrider.store.EventLog;
import postrider.text.Lists;

/**
 * The result of a check.
 *
 * @param checked what was checked and is right, a line each
 * @param sealed what nobody can check yet
 * @param unread the referee's letters in the folder that could not be read, and why, a line each
 * @param amiss the first bad entry, and why; nothing after it was checked
 */
public record Findings(
        String game, List<String> checked, List<String> sealed, List<String> unread, Optional<CorruptGameFile> amiss) {
    /** One screen. */
    public String text() {
        var verdict = amiss.map(CorruptGameFile::getMessage)
                .orElse(
                        unread.isEmpty()
                                ? "Nothing is amiss."
                                : "Not all letters of the referee could be read (%d).".formatted(unread.size()));
        return "%s: %s\n".formatted(game, verdict)
                + lines("checked", checked)
                + lines("sealed", sealed)
                + lines("unread", unread);
    }

    /** Whether everything submitted was read, and is right. */
    public boolean isGood() {
        return amiss.isEmpty() && unread.isEmpty();
    }

    /** Adds the comparison with a player's letters in a folder. */
    public Findings beside(Path letters, Supplier<EventLog> file) {
        if (amiss.isPresent()) return this;
        var read = file.get();
        var held = HeldLetters.in(letters, read.header());
        try {
            held.check(read);
        } catch (CorruptGameFile otherwise) {
            return new Findings(game, checked, sealed, held.unread(), Optional.of(otherwise));
        }
        var lines = new ArrayList<>(checked);
        lines.add("%d letters of the referee beside it, and %d of the player, each as the file tells"
                .formatted(held.letters(), held.sent().size()));
        return new Findings(game, lines, sealed, held.unread(), amiss);
    }

    private static String lines(String head, List<String> lines) {
        var text = Lists.joined(lines, line -> " ".repeat(10) + line + "\n");
        return lines.isEmpty() ? "" : "  %-8s%s".formatted(head, text.substring(10));
    }
}
