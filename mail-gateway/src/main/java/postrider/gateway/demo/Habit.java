package postrider.gateway.demo;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.signing.SecretKey;

/** How somebody's mail program writes letters. */
enum Habit {
    /** Writes a new text, wrapped at 72 columns; signs with PGP/MIME. */
    WRAPS_LINES {
        @Override
        String text(List<String> words, Reading letter) {
            return Stream.concat(header(letter), words.stream())
                    .map(line -> line.replaceAll("(.{1,72})(?: |$)", "$1\n"))
                    .collect(Collectors.joining("", "", "\n-- \nFor the Congress\n"));
        }

        @Override
        byte[] signed(OutgoingLetter letter, SecretKey key) {
            return letter.signed(key);
        }
    },

    /** Writes above the quoted letter, of which it keeps the lines that name the game; signs the text itself. */
    WRITES_ABOVE {
        @Override
        String text(List<String> words, Reading letter) {
            var quoted = header(letter).map(line -> "> " + line);
            var below = Stream.concat(Stream.of("", "The referee wrote:", ">"), quoted);
            return Stream.concat(words.stream(), below).collect(Collectors.joining("\n", "", "\n"));
        }

        @Override
        byte[] signed(OutgoingLetter letter, SecretKey key) {
            return letter.clearSigned(key);
        }
    };

    /** The text of an answer to {@code letter} with these words. */
    abstract String text(List<String> words, Reading letter);

    abstract byte[] signed(OutgoingLetter letter, SecretKey key);

    private static Stream<String> header(Reading letter) {
        return letter.template().stream().filter(line -> line.matches("(game|impulse) \\S+"));
    }
}
