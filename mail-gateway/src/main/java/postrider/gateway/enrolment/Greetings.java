package postrider.gateway.enrolment;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.ruling.Side;
import postrider.play.AskingRule;
import postrider.text.Lists;

/** What the referee writes to people who may never have heard of a key: what is played here, and whether their letter shows who they are. */
record Greetings(GameCatalog catalog, Codes codes) {
    static final String NOT_DONE = "Nothing has been done.";
    static final String NO_KEY =
            "No key is needed where your mail provider signs what leaves your mailbox, as Gmail, Outlook, Yahoo and iCloud do.";

    static String line(String words) {
        return lines(List.of(words));
    }

    /** Set in, below what is said of them. */
    static String lines(List<String> lines) {
        return lines.stream().map("    %s\n"::formatted).collect(Collectors.joining("", "\n\n", ""));
    }

    Reply closed() {
        return Reply.refused(
                "Games here are not begun by mail",
                "Whoever runs the games here begins them. Write to them in person.");
    }

    Reply welcome(Applicant writer) {
        if (writer.fault().isPresent()) return unfit(writer);
        if (!writer.signed() && writer.unvouched().isPresent()) return unproven(writer);
        return Reply.of(
                "You can play here",
                writer.signed()
                        ? "Your letter is signed, and the signature is good. Your %s key is %s. Sign all your letters here with it."
                                .formatted(writer.way(), writer.player().fingerprint())
                        : "Your letter really comes from %s: your mail provider has signed it. That is enough. You need no key and no other program."
                                .formatted(writer.address()),
                "To begin a game, reply to this letter with one line, and put your friend's address at its end:"
                        + line("new %s against friend@example.org"
                                .formatted(catalog.names().getFirst())),
                "Your friend gets one letter, and when they answer it with the word 'join' the game begins. Reply 'games' to read what is played here, and what else you may put into that line.");
    }

    Reply games() {
        var games = Lists.map(catalog.names(), catalog::game);
        return new Reply(
                "What is played here",
                Stream.concat(
                                games.stream().map(Greetings::about),
                                Stream.of(
                                        "In every game there are these options, too. What is named first holds where nothing is said, but for 'sign': then each of you signs as you like, with a key or without one.\n\n"
                                                + everywhere(games)
                                                        .map(Greetings::option)
                                                        .collect(Collectors.joining()),
                                        "To begin one, send such a line, with as many options as you like; you may leave out what stands between the game and 'against'. The scenario that is named first is the usual one. Without 'side' your friend may choose."
                                                + line(example(games.getFirst()))))
                        .toList());
    }

    /** The options that all of them have. */
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

    /** Two lines of one letter, of which one alone can be meant. */
    Reply which(String line, String contrary) {
        return Reply.refused(
                "Which of the two do you mean?",
                "Your letter says '%s', and it says '%s'.".formatted(line, contrary),
                "Reply with one of these lines, and leave the other out.");
    }

    Reply unfit(Applicant writer) {
        return Reply.refused("Your key cannot be used as it is", writer.fault().orElseThrow(), NO_KEY);
    }

    /** Nothing shows who they are. */
    Reply unproven(Applicant writer) {
        return writer.signed() || writer.unvouched().isEmpty()
                ? again(writer)
                : Reply.refused(
                        "Nothing proves that you wrote this",
                        "Anybody could have sent your letter in your name: %s."
                                .formatted(writer.unvouched().orElseThrow()),
                        "There are two ways out. Write from the mailbox itself, in its own web page or program, if the provider signs what leaves it; Gmail, Outlook, Yahoo and iCloud do. Or sign your letters with a key: the player's manual shows how.");
    }

    /** Whoever answers this has read it. */
    Reply again(Applicant writer) {
        return again(
                codes,
                writer,
                "If you have not written to the referee of a game by mail, ignore this: nothing has been done.");
    }

    /** @param otherwise what to do if they have not written */
    static Reply again(Codes codes, Applicant writer, String otherwise) {
        return Reply.of(
                "Please send that once more, as a reply to this letter",
                "That shows the referee that %s is your mailbox, and that nobody else wrote in your name%s."
                        .formatted(writer.address(), writer.signed() ? ", with another key" : ""),
                writer.signed()
                        ? "Use your program's reply button, write the same line again, sign it with the same key (%s), and send the public key along as before."
                                .formatted(writer.player().fingerprint())
                        : "Use your program's reply button, and write the same line again above what is quoted.",
                code(codes, writer.address(), writer.key()),
                otherwise);
    }

    /** @param about a key, where it is to be said again, or what the letter asks */
    static String code(Codes codes, String address, String about) {
        return "If you cannot reply, write a new letter with this line in it as well:"
                + line("code " + codes.of(address, about));
    }
}
