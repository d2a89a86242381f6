package postrider.gateway.enrolment;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.play.AskingRule;
import postrider.text.Lists;

/** The letters to people who may never have heard of a key: what is played here, and whether their letter proves who they are. */
record Greetings(GameCatalog catalog, Codes codes, String referee) {
    static final String NOT_DONE = "Nothing has been done.";
    static final String NO_KEY =
            "You need no key if your mail provider signs what leaves your mailbox, as Gmail, Outlook, Yahoo and iCloud do.";

    static String line(String words) {
        return lines(List.of(words));
    }

    /** Indented lines below a sentence. */
    static String lines(List<String> lines) {
        return lines.stream().map("    %s\n"::formatted).collect(Collectors.joining("", "\n\n", ""));
    }

    Reply closed() {
        return Reply.refused(
                "Games here are not begun by mail",
                "Whoever runs the games here begins the games. Please write to them in person.");
    }

    Reply welcome(Applicant writer) {
        if (writer.fault().isPresent()) return unfit(writer);
        if (!writer.signed() && writer.unvouched().isPresent()) return unproven(writer);
        return Reply.of(
                "You can play here",
                writer.signed()
                        ? "Your letter is signed, and the signature is good. Your %s key is %s. Sign all your letters to the referee with it."
                                .formatted(writer.way(), writer.player().fingerprint())
                        : "Your letter really comes from %s: your mail provider has signed it. That is enough. You need no key and no other program."
                                .formatted(writer.address()),
                "To begin a game, reply to this letter with one line that ends in your friend's address:"
                        + line("new %s against friend@example.org"
                                .formatted(catalog.names().getFirst())),
                "Your friend gets one letter; when they answer it with the word 'join', the game begins. Reply 'games' to read what is played here and what else you can put in that line.");
    }

    Reply games() {
        var games = Lists.map(catalog.names(), catalog::game);
        return new Reply(
                "What is played here",
                Stream.concat(
                                games.stream().map(Greetings::about),
                                Stream.of(
                                        "Every game also has these options. The first value is the default, except for 'sign': by default each of you may sign in any way, with a key or without one.\n\n"
                                                + everywhere(games)
                                                        .map(Greetings::option)
                                                        .collect(Collectors.joining()),
                                        "To begin a game, send a line like this, with as many options as you like; everything between the game and 'against' may be left out. The first scenario is the default. Without 'side' your friend may choose."
                                                + line(example(games.getFirst()))))
                        .toList());
    }

    /** The options that all games have. */
    private static Stream<GameOption> everywhere(List<Game> games) {
        return AskingRule.options(games.getFirst()).stream()
                .filter(option -> games.stream()
                        .allMatch(game -> AskingRule.options(game).stream()
                                .anyMatch(other -> other.name().equals(option.name()))));
    }

    private static String example(Game game) {
        return "new %s scenario %s side %s option sign=any against friend@example.org"
                .formatted(
                        game.name(),
                        game.scenarios().getFirst(),
                        game.sides().getFirst().lower());
    }

    private static String about(Game game) {
        return "%s: %s\n    sides: %s\n    scenarios: %s\n%s"
                .formatted(
                        game.name(),
                        game.title(),
                        String.join(", ", Lists.map(game.sides(), Side::lower)),
                        String.join(", ", game.scenarios()),
                        game.options().stream().map(Greetings::option).collect(Collectors.joining()));
    }

    private static String option(GameOption option) {
        var more = option.others().isPresent() ? ", and others" : option.several() ? "; several with commas" : "";
        return "    option %s: %s%s\n".formatted(option.name(), String.join(", ", option.values()), more);
    }

    /** Two lines of one letter that contradict each other. */
    Reply which(String line, String contrary) {
        return Reply.refused(
                "Which of the two do you mean?",
                "Your letter says both '%s' and '%s'.".formatted(line, contrary),
                "Reply with only one of these lines.");
    }

    Reply unfit(Applicant writer) {
        return Reply.refused("Your key cannot be used as it is", writer.fault().orElseThrow(), NO_KEY);
    }

    /** To somebody whose letter does not prove who they are. */
    Reply unproven(Applicant writer) {
        return writer.signed() || writer.unvouched().isEmpty()
                ? again(writer)
                : Reply.refused(
                        "Nothing proves that you wrote this",
                        "Anybody could have sent your letter in your name: %s."
                                .formatted(writer.unvouched().orElseThrow()),
                        "You can do one of two things. Write from the mailbox itself, in its own web page or program, if the provider signs what leaves it; Gmail, Outlook, Yahoo and iCloud do. Or sign your letters with a key: the player's manual shows how.");
    }

    /** Answering this letter proves that one reads the mailbox. */
    Reply again(Applicant writer) {
        return again(
                writer,
                "If you have not written to the referee of a game by mail, please ignore this: nothing has been done.");
    }

    /** @param otherwise what to do if they have not written */
    Reply again(Applicant writer, String otherwise) {
        return Reply.of(
                "Please send that once more, as a reply to this letter",
                "That shows the referee that %s is your mailbox and that nobody else wrote in your name%s."
                        .formatted(writer.address(), writer.signed() ? ", with another key" : ""),
                writer.signed()
                        ? "Use your mail program's reply button, write the same line again, sign it with the same key (%s), and send the public key along as before."
                                .formatted(writer.player().fingerprint())
                        : "Use your mail program's reply button, and write the same line again above the quoted text.",
                code(writer.address(), writer.key()),
                otherwise);
    }

    /** @param about a key that must be named again, or what the letter asks */
    String code(String address, String about) {
        return "If you cannot reply, write a new letter that also contains this line:"
                + line("code " + codes.of(address, about));
    }

    /** The sentences by which two players check that both were told the same keys, theirs and the referee's. */
    String sentences(String key, Event.Player opponent) {
        return lines(Sentences.of(List.of(key, opponent.fingerprint(), referee)));
    }
}
