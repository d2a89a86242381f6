package postrider.gateway.mailbox;

import java.util.SortedMap;
import java.util.stream.Collectors;

/** What is said of letters that do not come through. */
final class LateLetters {
    /** As many are named. */
    private static final int SHOWN = 10;

    private LateLetters() {}

    /** Of those that are tried again: how often each was. */
    static String again(SortedMap<?, Integer> tries) {
        var some = tries.entrySet().stream()
                .limit(SHOWN)
                .map(letter ->
                        "letter %s (tried %d times of %d)".formatted(letter.getKey(), letter.getValue(), Mailbox.TRIES))
                .collect(Collectors.joining(", "));
        var more = tries.size() > SHOWN ? " and %,d more".formatted(tries.size() - SHOWN) : "";
        return "%s%s will be tried again: not all of it came".formatted(some, more);
    }

    /** Of one that was tried often enough. */
    static String left(Object letter, Object mailbox, String why) {
        return "letter %s of %s does not come through and is left there: %s".formatted(letter, mailbox, why);
    }
}
