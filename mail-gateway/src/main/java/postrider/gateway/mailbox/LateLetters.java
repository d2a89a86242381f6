package postrider.gateway.mailbox;

import java.util.SortedMap;
import java.util.stream.Collectors;

/** Sentences about letters that cannot be fetched. */
final class LateLetters {
    /** How many letters are named. */
    private static final int SHOWN = 10;

    private LateLetters() {}

    /** Letters that will be tried again, and how often each was tried. */
    static String again(SortedMap<?, Integer> tries) {
        var some = tries.entrySet().stream()
                .limit(SHOWN)
                .map(letter ->
                        "letter %s (tried %d times of %d)".formatted(letter.getKey(), letter.getValue(), Mailbox.TRIES))
                .collect(Collectors.joining(", "));
        var more = tries.size() > SHOWN ? " and %,d more".formatted(tries.size() - SHOWN) : "";
        return "%s%s will be tried again: not all of it came".formatted(some, more);
    }

    /** A letter that was tried often enough. */
    static String left(Object letter, Object mailbox, String why) {
        return "letter %s of %s does not come through and is left there: %s".formatted(letter, mailbox, why);
    }
}
