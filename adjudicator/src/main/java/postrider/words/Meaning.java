package postrider.words;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Line;

/** Which lines may be meant for the referee, whatever they look like. Such a line is read, and complained of if it is not understood. */
interface Meaning {
    /** Before the game is known. */
    Meaning UNKNOWN = new Meaning() {
        @Override
        public boolean surely(MailLine line) {
            return isCommon(line);
        }

        @Override
        public boolean maybe(MailLine line) {
            return isCommon(line);
        }

        @Override
        public boolean names(MailLine line) {
            return false;
        }
    };

    /** Whether it begins as orders, answers and other words to the referee do, or could be read as one. */
    boolean surely(MailLine line);

    /** Whether it is that, or speaks of somebody or something on the map. */
    boolean maybe(MailLine line);

    /** Whether it names somebody or something on the map. */
    boolean names(MailLine line);

    /** In a game. */
    static Meaning in(ReadingContext context) {
        return new OfTheGame(context, names(context));
    }

    /** In small letters, with blanks around them. */
    private static List<String> names(ReadingContext context) {
        return Stream.concat(context.names().places().stream(), context.names().people().stream())
                .map(OfTheGame::plain)
                .toList();
    }

    private static boolean isCommon(MailLine line) {
        return OfTheGame.isCommon(line);
    }

    /** By the words of a game, its map and its open questions. */
    record OfTheGame(ReadingContext context, List<String> names) implements Meaning {
        private static final Pattern ANYTIME =
                Pattern.compile("(%s)\\b.*|%s".formatted(Enquiry.WORDS, Motions.FORM), Pattern.CASE_INSENSITIVE);
        private static final Set<String> BETWEEN = Set.of(
                "to", "with", "in", "into", "at", "from", "via", "by", "near", "drop", "take", "and", "or", "if");

        static boolean isCommon(MailLine line) {
            return line.says(Wrapping.OPENS)
                    || line.says(ANYTIME)
                    || Boxes.opens(line.text())
                    || !Header.of(line).silent();
        }

        @Override
        public boolean surely(MailLine line) {
            var words = line.text();
            return isCommon(line)
                    || words.length() < 1_000
                            && (context.begins().test(words)
                                    || ReplyReader.answers(new Line(line.number(), words), context.open()));
        }

        @Override
        public boolean maybe(MailLine line) {
            return surely(line) || line.text().length() < 1_000 && speaks(line.text());
        }

        @Override
        public boolean names(MailLine line) {
            var plain = plain(line.text());
            return names.stream().anyMatch(plain::contains);
        }

        /** Of a place or a person with a word before or behind, or of nothing else, in small letters. */
        private boolean speaks(String text) {
            var plain = plain(text);
            return names.stream()
                    .filter(plain::contains)
                    .anyMatch(name -> Stream.of(plain.split(" ")).anyMatch(BETWEEN::contains)
                            || plain.equals(name) && Character.isLowerCase(text.codePointAt(0)));
        }

        static String plain(String text) {
            return " "
                    + text.toLowerCase(Locale.ROOT)
                            .replaceAll("[^\\p{L}\\p{N}]+", " ")
                            .strip() + " ";
        }
    }
}
