package postrider.log;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.regex.Pattern;
import postrider.kernel.Edition;
import postrider.kernel.Game;

/**
 * The box and rules a game is played with, whatever has been installed since.
 *
 * @param box its hash
 * @param rules their edition
 */
public record Pin(String box, Edition rules) {
    /** A placeholder that the desk fills in. */
    static final Pin NONE = new Pin("", Edition.FIRST);

    private static final Pattern LATER = Pattern.compile("(.*), edition ([1-9][0-9]{0,8})");

    public static Pin of(Game.Box<?, ?> box) {
        return new Pin(box.hash(), box.edition());
    }

    /** Reads the written form. */
    @JsonCreator
    public static Pin of(String text) {
        var later = LATER.matcher(text);
        return later.matches()
                ? new Pin(later.group(1), new Edition(Integer.parseInt(later.group(2))))
                : new Pin(text, Edition.FIRST);
    }

    /** The first edition is left out: games older than the second name none. */
    @JsonValue
    @Override
    public String toString() {
        return rules.equals(Edition.FIRST) ? box : "%s, %s".formatted(box, rules);
    }
}
