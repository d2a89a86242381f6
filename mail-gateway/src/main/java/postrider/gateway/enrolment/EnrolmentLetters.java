package postrider.gateway.enrolment;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.gateway.enrolment.Invitation.Stage;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.text.Lists;

/** The letters about an invitation. */
record EnrolmentLetters(GameCatalog catalog, Greetings greetings) {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH).withZone(ZoneOffset.UTC);

    static String day(Instant when) {
        return DAY.format(when);
    }

    Reply notInvited(List<String> refusals) {
        return new Reply(
                "Your friend has not been invited",
                Stream.concat(
                                refusals.stream(),
                                Stream.of(
                                        "Please correct the line and send it again. Reply 'games' to read what is played here.",
                                        Greetings.NOT_DONE))
                        .toList());
    }

    Reply asked(Invitation invitation) {
        if (invitation.stage().isEnd())
            return Reply.refused(
                    "Your letter has come in before",
                    "The invitation it asked for has since ended. To ask for another, write a new letter.");
        var what = "You asked for %s.".formatted(plan(invitation));
        var you = "You play %s.".formatted(EnrolmentDesk.way(invitation.host()));
        return invitation.stage() == Stage.ASKED
                ? Reply.of(
                        "Your invitation must be approved first",
                        "Whoever runs the games here reads each invitation before it goes out. You will hear what they decide.",
                        what,
                        you)
                : Reply.of(
                        "Your friend is invited",
                        "A letter from the referee is on its way to %s: they need only answer it with the word 'join'. You will hear what they say. If they say nothing, they get no further letter, and the invitation lapses on %s."
                                .formatted(invitation.invited(), day(invitation.lapses())),
                        what,
                        you);
    }

    private String plan(Invitation invitation) {
        var plan = invitation.plan();
        var game = catalog.game(plan.system());
        var options = plan.chosen().stream().map(", "::concat).collect(Collectors.joining());
        var side = plan.side().isEmpty() ? "" : ", with you on the %s side".formatted(plan.side());
        return "%s, scenario %s%s%s".formatted(game.title(), plan.scenario(), options, side);
    }

    /** To a stranger. It quotes nothing of the host's but their address. */
    Reply invitation(Invitation invitation) {
        var plan = invitation.plan();
        var game = catalog.game(plan.system());
        var host = invitation.host().address();
        var others = Lists.filter(Lists.map(game.sides(), Side::word), side -> !side.equals(plan.side()));
        var seats = plan.side().isEmpty()
                ? "You may choose your side: answer 'join %s' or 'join %s'. If you write only 'join', you play the %s side."
                        .formatted(
                                others.getFirst().toLowerCase(Locale.ROOT),
                                others.getLast().toLowerCase(Locale.ROOT),
                                others.getLast())
                : "%s plays the %s side; you would play the %s side.".formatted(host, plan.side(), others.getFirst());
        var options = plan.options().isEmpty() ? "" : " Options: %s.".formatted(String.join(", ", plan.chosen()));
        return Reply.of(
                "%s invites you to a game by mail".formatted(host),
                "%s would like to play %s with you by mail. This letter is from the referee, a program that keeps the game, rolls the dice and knows the rules. You write your moves in an ordinary email; there is nothing to install and no account to open. You need the rules of the game; the letters show the map."
                        .formatted(host, game.title()),
                "The scenario is %s.%s %s".formatted(plan.scenario(), options, seats),
                "To play, reply to this letter with one word at the top:" + Greetings.line("join"),
                Greetings.NO_KEY
                        + " If you do sign your mail with a key (OpenPGP, S/MIME or SSH), sign that reply and attach the public key.",
                "If you would rather not, reply:" + Greetings.line("decline"),
                "If you do not answer, you will not be written to about this again, and the invitation lapses on %s. Reply 'decline always' to get no such invitations at all."
                        .formatted(day(invitation.lapses())),
                greetings.code(invitation.invited(), ""));
    }

    Reply operator(Invitation invitation) {
        return Reply.of(
                "%s would like to invite %s".formatted(invitation.host().address(), invitation.invited()),
                "The game: %s. Nothing has been sent to %s yet. The host plays %s."
                        .formatted(
                                plan(invitation).replace("with you", "with the host"),
                                invitation.invited(),
                                EnrolmentDesk.way(invitation.host())),
                "'postrider invitations allow %1$s' sends the invitation, 'postrider invitations refuse %1$s' rejects it; if you do neither, it lapses on %2$s."
                        .formatted(invitation.id(), day(invitation.lapses())));
    }

    Reply notInvited(Applicant guest, boolean alike) {
        return Reply.refused(
                "No invitation waits for this address",
                "Nobody has invited %s, or the invitation has lapsed or has already been answered."
                        .formatted(guest.address()),
                alike
                        ? "An address that looks like yours was invited, but an invitation is valid only for the exact address it was sent to. If that address is yours too, answer from there, or ask your friend to invite this one."
                        : "If your friend invited another address of yours, answer from that one. To begin a game yourself, reply 'hello'.");
    }

    Reply likeness(Invitation invitation, String address) {
        return Reply.of(
                "Somebody else tried to join your game",
                "You invited %s. A letter saying 'join' came from %s, which looks very similar. It was refused."
                        .formatted(invitation.invited(), address),
                "Ask your friend, by telephone rather than by mail. If both addresses are theirs, they can answer from the one you invited. If not, somebody tried to take their place.");
    }

    Reply several(List<Invitation> open) {
        return Reply.refused(
                "Say which invitation you mean",
                "You have more than one. Reply to the invitation itself, or with one of these lines:"
                        + Greetings.lines(Lists.map(open, one -> "join " + one.id())),
                open.stream()
                        .map(one -> "%s is from %s (%s)."
                                .formatted(
                                        one.id(),
                                        one.host().address(),
                                        one.plan().system()))
                        .collect(Collectors.joining(" ")));
    }

    Reply sameKey() {
        return Reply.refused(
                "Both players have the same key",
                "Each player needs their own: with a shared key, either could write the other's orders.");
    }

    Reply otherWay(String fault) {
        return Reply.refused(
                "Letters signed your way are not allowed in this game",
                fault,
                "Sign your reply with such a key, or ask your friend to invite you again with 'option sign=any'.");
    }

    Reply taken(Invitation invitation) {
        return Reply.refused(
                "That side is taken",
                "%s plays the %s side. Reply 'join' to play the other."
                        .formatted(
                                invitation.host().address(), invitation.plan().side()));
    }

    /** To either player, once the game has begun. */
    Reply begun(Invitation invitation, Event.Player to) {
        var guest = invitation.guest().orElseThrow();
        var isHost = to.fingerprint().equals(invitation.host().fingerprint());
        var other = isHost ? guest : invitation.host();
        var game = catalog.game(invitation.plan().system());
        var sides = Lists.map(game.sides(), Side::word);
        var hosts = invitation.plan().side();
        var side =
                isHost ? hosts : Lists.filter(sides, one -> !one.equals(hosts)).getFirst();
        return Reply.of(
                "Your game begins: %s".formatted(invitation.game()),
                "You play the %s side of %s against %s (%s). The game's own letters arrive separately and say what to do: reply to those, not to this one."
                        .formatted(side, game.title(), other.name(), other.address()),
                "You play %s; they play %s. Check their address letter by letter: it is easy to make one that looks like another."
                        .formatted(EnrolmentDesk.way(to), EnrolmentDesk.way(other)),
                "Ring each other up and read these three sentences to each other. If you both have the same, nobody has slipped in a false key or address:"
                        + greetings.sentences(to.fingerprint(), other),
                "If they differ, stop playing and tell whoever runs the games here.");
    }

    Reply saidNo(Invitation invitation) {
        return Reply.of(
                "You have declined",
                "%s has been told, and you will get no further letter about it."
                        .formatted(invitation.host().address()),
                invitation.stage() == Stage.NEVER
                        ? "No invitation will be sent to %s any more, whoever asks.".formatted(invitation.invited())
                        : "Reply 'decline always' to the next one if you want no such invitations at all.");
    }

    /** What to do depends on whether the address is right, which only the host can tell. */
    Reply cameBack(Invitation invitation, String why) {
        var plan = invitation.plan();
        var again = Stream.of(
                        Stream.of("new " + plan.system(), "scenario " + plan.scenario()),
                        Stream.of("side " + plan.side().toLowerCase(Locale.ROOT))
                                .filter(side -> !plan.side().isEmpty()),
                        plan.chosen().stream().map("option "::concat),
                        Stream.of("against " + invitation.invited()))
                .flatMap(words -> words)
                .collect(Collectors.joining(" "));
        return Reply.of(
                "Your invitation to %s did not arrive".formatted(invitation.invited()),
                "The letter to them came back: %s.".formatted(why),
                "Check the address letter by letter. If it is wrong, send this line with the right one. If it is right, ask your friend to check their mailbox, then send the line as it is:"
                        + Greetings.line(again),
                "If the letter arrived after all, they can still answer it until %s."
                        .formatted(day(invitation.lapses())));
    }

    Reply declined(Invitation invitation) {
        return Reply.of(
                "%s would rather not play".formatted(invitation.invited()),
                "Your invitation to %s was declined.".formatted(plan(invitation)));
    }

    Reply silent(Invitation invitation) {
        return Reply.of(
                "No answer yet from %s".formatted(invitation.invited()),
                "Your invitation of %s has not been answered. The referee will not write to them again: ring them up, or ask them to look in their spam folder. The invitation lapses on %s."
                        .formatted(day(invitation.at()), day(invitation.lapses())));
    }

    Reply lapsed(Invitation invitation) {
        return Reply.of(
                "Your invitation has lapsed",
                "Your invitation to %s has not been answered for two weeks. You may send it again."
                        .formatted(invitation.invited()));
    }

    Reply refused(Invitation invitation) {
        return Reply.of(
                "Your invitation did not go out",
                "Whoever runs the games here did not approve it; please ask them why. Nothing was sent to %s."
                        .formatted(invitation.invited()));
    }
}
