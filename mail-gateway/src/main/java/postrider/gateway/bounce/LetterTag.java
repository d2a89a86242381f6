package postrider.gateway.bounce;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import postrider.log.LetterName;

/** Names a letter of ours in return paths and ENVIDs; in lower case, since mail systems may change the case. */
public sealed interface LetterTag {
    /**
     * A letter of a game.
     *
     * @param impulse the impulse it belongs to
     * @param to the reader's side in lower case
     * @param number its number among the letters to this reader
     */
    record OfGame(String game, int impulse, String to, int number) implements LetterTag {
        private static final Pattern FORM =
                Pattern.compile("([a-z0-9-]{1,40})\\.(\\d{1,6})\\.([a-z-]{1,20})\\.(\\d{1,9})");

        /** The form of our subjects. */
        private static final Pattern SUBJECT = Pattern.compile("\\[[^\\]]*\\] (\\d{1,6})\\b.*");

        private static Optional<LetterTag> of(String messageId, String subject) {
            var impulse = SUBJECT.matcher(subject);
            int number = impulse.matches() ? Integer.parseInt(impulse.group(1)) : 0;
            return LetterName.read(messageId)
                    .map(name -> new OfGame(name.game(), number, name.to(), name.number()))
                    .flatMap(tag -> LetterTag.read(tag.toString()));
        }

        private static Optional<LetterTag> read(String written) {
            return matched(FORM, written)
                    .map(tag -> new OfGame(
                            tag.group(1),
                            Integer.parseInt(tag.group(2)),
                            tag.group(3),
                            Integer.parseInt(tag.group(4))));
        }

        /** Whether this Message-ID belongs to the letter. */
        public boolean names(String messageId) {
            return LetterName.read(messageId)
                    .filter(name -> name.game().equals(game) && name.to().equals(to) && name.number() == number)
                    .isPresent();
        }

        @Override
        public String toString() {
            return "%s.%d.%s.%d".formatted(game, impulse, to, number);
        }
    }

    /**
     * A letter to somebody who need not be a player: an invitation, a question about a new address, or news of a game they follow.
     *
     * @param what {@code invite}, {@code change} or {@code observe}
     * @param id the id of the invitation, change or observer
     */
    record OfEnrolment(String what, String id) implements LetterTag {
        private static final Pattern FORM = Pattern.compile("(invite|change|observe)\\.([0-9a-f]{10,16})");
        private static final Pattern MESSAGE_ID =
                Pattern.compile("<%s(?:\\.\\d{1,9})?\\.[0-9A-Z]{8}@[^<>@]*>".formatted(FORM));

        private static Optional<LetterTag> read(Pattern form, String written) {
            return matched(form, written).map(tag -> new OfEnrolment(tag.group(1), tag.group(2)));
        }

        @Override
        public String toString() {
            return what + "." + id;
        }
    }

    /**
     * A letter of a tournament. A tournament's id begins with a letter of the alphabet, so a game may be called "tournament".
     *
     * @param letter its name within the tournament
     */
    record OfTournament(String tournament, String letter) implements LetterTag {
        private static final Pattern FORM = Pattern.compile("tournament\\.([a-z][a-z0-9-]{0,39})\\.([a-z0-9.-]{1,60})");
        private static final Pattern MESSAGE_ID = Pattern.compile("<%s@[^<>@]*>".formatted(FORM));

        private static Optional<LetterTag> read(Pattern form, String written) {
            return matched(form, written).map(tag -> new OfTournament(tag.group(1), tag.group(2)));
        }

        @Override
        public String toString() {
            return "tournament.%s.%s".formatted(tournament, letter);
        }
    }

    private static Optional<MatchResult> matched(Pattern form, String text) {
        return Optional.of(form.matcher(text)).filter(Matcher::matches).map(Matcher::toMatchResult);
    }

    /** The tag of a letter that belongs to no game. */
    static Optional<LetterTag> of(String messageId) {
        return OfEnrolment.read(OfEnrolment.MESSAGE_ID, messageId)
                .or(() -> OfTournament.read(OfTournament.MESSAGE_ID, messageId));
    }

    /** The tag of a letter that asks for reports; empty for others, and for names that do not fit the form. */
    static Optional<LetterTag> of(String messageId, String subject) {
        return of(messageId).or(() -> OfGame.of(messageId, subject));
    }

    static Optional<LetterTag> read(String written) {
        var tag = written.toLowerCase(Locale.ROOT);
        return OfEnrolment.read(OfEnrolment.FORM, tag)
                .or(() -> OfTournament.read(OfTournament.FORM, tag))
                .or(() -> OfGame.read(tag));
    }
}
