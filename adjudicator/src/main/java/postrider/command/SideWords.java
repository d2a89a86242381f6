package postrider.command;

import java.nio.file.Path;
import java.util.regex.Pattern;
import postrider.kernel.Game;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.text.Lists;

/** Reads sides and players as the command line names them. */
final class SideWords {
    private static final Pattern NAMED =
            Pattern.compile("(.*?)\\s*<([^<>\\s.@]+(?:\\.[^<>\\s.@]+)*@[^<>\\s.@]+(?:\\.[^<>\\s.@]+)*)>");

    private SideWords() {}

    static Side side(Game game, String word) {
        return Lists.find(game.sides(), side -> side.word().equalsIgnoreCase(word))
                .orElseThrow(() -> new IllegalArgumentException("'%s' is not a side of %s; the sides are %s and %s."
                        .formatted(
                                word,
                                game.title(),
                                game.sides().getFirst().lower(),
                                game.sides().getLast().lower())));
    }

    /** The key to enrol: the content of a file, or the mailbox of a player without a key, {@code dkim:jane@example.org}. */
    static String key(Path given) {
        return given.toString().startsWith("dkim:") ? given.toString() : Files.text(given);
    }

    /** Reads {@code Jane Doe <jane@example.org>}, a player whose key is not enrolled yet. */
    static Event.Player of(String words, String key) {
        var named = NAMED.matcher(words.strip());
        if (!named.matches() || named.group(1).isEmpty())
            throw new IllegalArgumentException(
                    "'%s' is not a name with an address; write 'Jane Doe <jane@example.org>'.".formatted(words));
        return new Event.Player(named.group(1), named.group(2), "", key);
    }
}
