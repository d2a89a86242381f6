package postrider.gateway.enrolment;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.gateway.enrolment.EnrolmentDesk.Config;
import postrider.gateway.enrolment.Invitation.Stage;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.text.Lists;

/** What the referee writes of an invitation, to those whom it concerns. */
record EnrolmentLetters(Config config, GameCatalog catalog, Greetings greetings) {
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
                                        "Send the line again, corrected. Reply 'games' to read what is played here.",
                                        Greetings.NOT_DONE))
                        .toList());
    }

    Reply asked(Invitation invitation) {
        if (invitation.stage().isEnd())
            return Reply.refused(
                    "That very letter was dealt with before",
                    "It asked for an invitation that has come to its end since. To ask for another, write it anew.");
        var what = "You asked for %s.".formatted(plan(invitation));
        var you = "You play %s.".formatted(EnrolmentDesk.way(invitation.host()));
        return invitation.stage() == Stage.ASKED
                ? Reply.of(
                        "Your invitation waits for whoever runs the games here",
                        "They read each one before it goes out. You hear what they say.",
                        what,
                        you)
                : Reply.of(
                        "Your friend is invited",
                        "A letter of the referee's is on its way to %s: they need only answer it with the word 'join'. You hear what they say. If they say nothing, they get no other letter, and on %s the invitation lapses."
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

    /** To somebody who does not know us: without a word of the host's but their address. */
    Reply invitation(Invitation invitation) {
        var plan = invitation.plan();
        var game = catalog.game(plan.system());
        var host = invitation.host().address();
        var others = Lists.filter(Lists.map(game.sides(), Side::word), side -> !side.equals(plan.side()));
        var seats = plan.side().isEmpty()
                ? "You may choose your side: answer 'join %s' or 'join %s'."
                        .formatted(
                                others.getFirst().toLowerCase(Locale.ROOT),
                                others.getLast().toLowerCase(Locale.ROOT))
                : "%s plays the %s side, and you would play the %s one."
                        .formatted(host, plan.side(), others.getFirst());
        var options = plan.options().isEmpty() ? "" : " Agreed on: %s.".formatted(String.join(", ", plan.chosen()));
        return Reply.of(
                "%s invites you to a game by mail".formatted(host),
                "%s would like to play %s with you, by mail. This letter is from the referee, a program: it keeps the game, rolls the dice and knows the rules. You write your moves in an ordinary letter; there is nothing to install and no account to open."
                        .formatted(host, game.title()),
                "The scenario is %s.%s %s".formatted(plan.scenario(), options, seats),
                "To play, reply to this letter with one word, above everything else:" + Greetings.line("join"),
                Greetings.NO_KEY
                        + " If you sign your mail with a key (OpenPGP, S/MIME or SSH), sign that reply, and send the public key with it.",
                "If you would rather not:" + Greetings.line("decline"),
                "If you say nothing, you get no other letter about this, and on %s the invitation lapses. 'decline always' keeps all such invitations from you."
                        .formatted(day(invitation.lapses())),
                Greetings.code(greetings.codes(), invitation.invited(), ""));
    }

    Reply operator(Invitation invitation) {
        return Reply.of(
                "%s would like to invite %s".formatted(invitation.host().address(), invitation.invited()),
                "To %s. Nothing has been sent to %s yet. The host plays %s."
                        .formatted(
                                plan(invitation).replace("with you", "with the host"),
                                invitation.invited(),
                                EnrolmentDesk.way(invitation.host())),
                "'postrider invitations allow %1$s' lets it go out, 'postrider invitations refuse %1$s' does not; without either it lapses on %2$s."
                        .formatted(invitation.id(), day(invitation.lapses())));
    }

    Reply notInvited(Applicant guest, boolean alike) {
        return Reply.refused(
                "No invitation waits for this address",
                "Nobody has invited %s, or the invitation has lapsed or was answered before."
                        .formatted(guest.address()),
                alike
                        ? "An address that looks like yours was invited, and an invitation holds for the very address it went to. If that is yours too, answer from there; or have your friend invite this one."
                        : "If your friend has invited another address of yours, answer from that one. To begin a game yourself, reply 'hello'.");
    }

    Reply likeness(Invitation invitation, String address) {
        return Reply.of(
                "Somebody else tried to join your game",
                "You invited %s. A letter came from %s, which looks much like it, and said 'join'. It was refused."
                        .formatted(invitation.invited(), address),
                "Ask your friend, by telephone rather than by mail. If both addresses are theirs, they can answer from the one you invited. If not, somebody wanted to sit in their place.");
    }

    Reply several(List<Invitation> open) {
        return Reply.refused(
                "Say which invitation you mean",
                "More than one waits for you. Reply to the invitation itself, or with one of these lines:"
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
                "Each needs one of their own: with a common one either could write the other's orders.");
    }

    Reply otherWay(Applicant guest, String fault) {
        return Reply.refused(
                "Your way to sign was not agreed on for this game",
                fault,
                "Sign your reply with such a key, or ask your friend to invite you anew with 'option sign=any'.");
    }

    Reply taken(Invitation invitation) {
        return Reply.refused(
                "That side is taken",
                "%s plays the %s side. Reply 'join' to play the other one."
                        .formatted(
                                invitation.host().address(), invitation.plan().side()));
    }

    /** To one of the two, once the game has begun. */
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
                "You play the %s side of %s against %s (%s). The game's own letters come beside this one, and say what to do: reply to those, and not to this."
                        .formatted(side, game.title(), other.name(), other.address()),
                "You play %s; they play %s. Look at their address letter by letter: it is easy to make one that looks like another."
                        .formatted(EnrolmentDesk.way(to), EnrolmentDesk.way(other)),
                "Ring each other up, and read these three sentences to each other. If both of you have the same, nobody has slipped in a false key or address:"
                        + Greetings.lines(
                                Sentences.of(List.of(to.fingerprint(), other.fingerprint(), config.referee()))),
                "If they differ, play no further, and tell whoever runs the games here.");
    }

    Reply saidNo(Invitation invitation) {
        return Reply.of(
                "You have declined",
                "%s is told so, and you get no other letter about it."
                        .formatted(invitation.host().address()),
                invitation.stage() == Stage.NEVER
                        ? "No invitation will be sent to %s any more, whoever asks.".formatted(invitation.invited())
                        : "Reply 'decline always' to the next one if you want no such invitations at all.");
    }

    /** What to do about it depends on whether the address is right, which nobody but the host can tell. */
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
                "The letter to them has come back: %s.".formatted(why),
                "Look at the address letter by letter. If it is wrong, send this line with the right one; if it is right, ring your friend up, so that they see to their mailbox, and then send it as it is:"
                        + Greetings.line(again),
                "Should the letter have arrived after all, they may still answer it, until %s."
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
                "Your invitation of %s has not been answered. They get no other letter from the referee: ring them up, or have them look in their spam folder. On %s the invitation lapses."
                        .formatted(day(invitation.at()), day(invitation.lapses())));
    }

    Reply lapsed(Invitation invitation) {
        return Reply.of(
                "Your invitation has lapsed",
                "Two weeks are over, and nobody has answered your invitation to %s. You may send it again."
                        .formatted(invitation.invited()));
    }

    Reply refused(Invitation invitation) {
        return Reply.of(
                "Your invitation did not go out",
                "Whoever runs the games here did not let it: ask them why. Nothing was sent to %s."
                        .formatted(invitation.invited()));
    }
}
