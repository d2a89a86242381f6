package postrider.gateway.enrolment;

import java.util.List;
import java.util.stream.Collectors;
import postrider.gateway.Seat;
import postrider.gateway.enrolment.Change.Stage;
import postrider.log.Event;
import postrider.text.Lists;
import postrider.text.Wording;

/** What the referee writes when somebody gets another key or address. */
record ChangeLetters(EnrolmentDesk.Config config, Codes codes) {
    private static final String NOTHING = "Nothing has changed in any game.";

    private static String games(List<Seat> seats) {
        return String.join(", ", Lists.map(seats, seat -> seat.game().id()));
    }

    Reply asked(Change change) {
        if (!change.waits()) return done(change);
        var key = change.after().fingerprint();
        return switch (change.kind()) {
            case KEY ->
                Reply.of(
                                "Now sign one letter with the new key",
                                "Your old key asks for the new one, %s. To show that you have it, reply to this letter, signed with the new key, with one word:"
                                                .formatted(key)
                                        + Greetings.line("confirm"),
                                Greetings.code(codes, change.before().address(), key),
                                "Until then the old key counts. " + NOTHING)
                        .about(key);
            case ADDRESS ->
                Reply.of(
                        "Now answer from the new address",
                        "%s has a letter from the referee. Answer it from there with the word 'confirm', and from then on your letters go there. Until then they come here."
                                .formatted(change.after().address()),
                        NOTHING);
            case LOST ->
                Reply.of(
                        "Your new key waits for the others",
                        "As your old key is gone, your opponent and whoever runs the games here are asked whether the new one (%s) is yours. Ring them up. It counts once both have said so."
                                .formatted(key),
                        NOTHING);
            case REVOKED -> revoked(change);
            case SUBSTITUTE -> nothingToConfirm();
        };
    }

    /** @param awaited who else has not confirmed it yet */
    String pending(Change change, List<String> awaited) {
        return "Your letter is signed with your new key, %s, which does not count yet. %s"
                .formatted(
                        change.after().fingerprint(),
                        awaited.isEmpty()
                                ? "Reply to the letter that asks for it with the word 'confirm', signed with the new key."
                                : "It waits until %s confirmed it.".formatted(Wording.verb(awaited, "has", "have")));
    }

    /** Who has asked for it. */
    Event.Player asker(Change change) {
        return change.kind() == Change.Kind.SUBSTITUTE ? change.after() : change.before();
    }

    Reply bringOne(Applicant writer) {
        return notDone(List.of("Attach the new public key to a letter that %s, and send it again."
                .formatted(
                        writer.signed()
                                ? "you sign with the old one"
                                : "you send from your mailbox, as a reply to the referee")));
    }

    Reply nobody(Applicant writer) {
        return notDone(List.of(
                "No game that runs here knows %s, or the key that signed your letter.".formatted(writer.address())));
    }

    Reply signWithIt() {
        return notDone(
                List.of(
                        "Sign the letter with the new key, and attach its public half. (Where you have the old key too, sign with that one, and it goes quicker.)"));
    }

    Reply notDone(List<String> why) {
        return new Reply("This could not be done", Lists.with(why, NOTHING));
    }

    Reply again(Applicant writer) {
        return Greetings.again(
                codes,
                writer,
                "If you have not written to the referee, somebody else has, in your name: say so to whoever runs the games here. "
                        + NOTHING);
    }

    Reply toNewAddress(Change change) {
        return Reply.of(
                "Is this your new address?",
                "%s, who plays a game by mail here, would like their letters to go to %s from now on. If that is you, reply to this letter, from this address, with one word:"
                                .formatted(
                                        change.before().address(),
                                        change.after().address())
                        + Greetings.line("confirm"),
                "If it is not, ignore this: you get no other letter about it.",
                Greetings.code(codes, change.after().address(), change.id()));
    }

    Reply toOpponent(Change change, Seat seat) {
        return Reply.of(
                "Has %s lost their key?".formatted(change.before().name()),
                "In game %s somebody who reads the mail of %s says that their old key is gone, and would like to sign with a new one: %s."
                        .formatted(
                                seat.game().id(),
                                change.before().address(),
                                change.after().fingerprint()),
                "Ring %s up, and compare that number. If it is right, write:"
                                .formatted(change.before().name())
                        + Greetings.line("confirm " + change.id()),
                "If it is wrong, or you cannot reach them, do nothing: without your word the new key does not count.");
    }

    Reply operator(Change change, List<Seat> seats) {
        return Reply.of(
                "%s asks for a new key, and has lost the old one"
                        .formatted(change.before().address()),
                "In %s. The new key is %s. The letter came from their mailbox, and is signed with the new key; no more is proved. Make sure who it is by some other way."
                        .formatted(games(seats), change.after().fingerprint()),
                "'postrider invitations allow %1$s' says that it is them, 'postrider invitations refuse %1$s' that it is not. It counts in each game once the other player has confirmed it too."
                        .formatted(change.id()));
    }

    /** To the address they have. */
    Reply cameBack(Change change, String why) {
        return Reply.of(
                "The letter to your new address did not arrive",
                "You asked that your letters go to %s. The letter there did not arrive: %s."
                        .formatted(change.after().address(), why),
                "Look at that address letter by letter. If it is wrong, write 'new address' with the right one; if it is right, see to that mailbox, and write it again. Until then your letters come here.",
                NOTHING);
    }

    /** What both players read of it in the game. */
    String reason(Change change) {
        return switch (change.kind()) {
            case KEY ->
                change.prolongs()
                        ? "their key was prolonged: a letter under it brings it as it is now."
                        : "their letters ask for it, one under each key.";
            case ADDRESS -> "their letters ask for it, one from each address.";
            case LOST -> "the old key is lost; the other player and the referee confirm the new one.";
            case REVOKED -> "their key asks for it: it counts no more.";
            case SUBSTITUTE -> "the seat was open, and somebody else plays on.";
        };
    }

    /** To the other player. */
    Reply changed(Change change, Seat seat) {
        return Reply.of(
                "%s has another %s"
                        .formatted(change.before().name(), change.kind() == Change.Kind.ADDRESS ? "address" : "key"),
                "In game %s they play %s, and their letters go to %s."
                        .formatted(
                                seat.game().id(),
                                EnrolmentDesk.way(change.after()),
                                change.after().address()),
                "Ring each other up, and read these three sentences to each other; your friend has the same:"
                        + sentences(change, seat),
                "If they differ, or your friend knows nothing of it, tell whoever runs the games here at once.");
    }

    private String sentences(Change change, Seat seat) {
        return Greetings.lines(Sentences.of(
                List.of(change.after().fingerprint(), seat.opponent().fingerprint(), config.referee())));
    }

    /** To whom it was done for. */
    Reply done(Change change, List<Seat> seats) {
        var done = done(change);
        if (change.stage() == Stage.LAPSED) return done;
        return Reply.of(
                done.headline(),
                done.sentences().getFirst(),
                "Your opponent is told, too, and gets three sentences. Ring each other up: if theirs are these, both of you were told the same.",
                seats.stream()
                        .map(seat -> "Of game %s, with %s:%s"
                                .formatted(seat.game().id(), seat.opponent().name(), sentences(change, seat)))
                        .collect(Collectors.joining("\n")));
    }

    Reply done(Change change) {
        if (change.stage() == Stage.LAPSED)
            return Reply.of("Nothing came of it", "It was not confirmed in time. Ask for it again.");
        return Reply.of(
                change.kind() == Change.Kind.ADDRESS
                        ? "Your new address counts"
                        : change.prolongs() ? "Your key counts for longer" : "Your new key counts",
                "From now on you play %s, and your letters go to %s."
                        .formatted(
                                EnrolmentDesk.way(change.after()),
                                change.after().address()),
                "Your opponent is told, too.");
    }

    Reply agreed(Change change) {
        return Reply.of(
                "You have confirmed the new key",
                "%s plays with key %s as soon as whoever runs the games here has confirmed it too."
                        .formatted(change.before().name(), change.after().fingerprint()));
    }

    Reply nothingToConfirm() {
        return notDone(
                List.of(
                        "Nothing waits for this word from you. Reply with it to the letter that asks for it, signed as that letter says."));
    }

    Reply revoked(Change change) {
        return Reply.of(
                "Your key counts no more",
                "No letter under key %s acts here any longer, whoever sends it."
                        .formatted(change.before().fingerprint()),
                "To play on, make a new key, sign a letter from %s with it, attach its public half, and write 'new key'."
                        .formatted(change.before().address()));
    }

    Reply toOperator(Change change, List<Seat> seats) {
        return Reply.of(
                "A key was revoked",
                "%s has said, under key %s, that it counts no more. In %s their letters act again once they have a new one."
                        .formatted(change.before().address(), change.before().fingerprint(), games(seats)));
    }

    Reply nothingToRevoke() {
        return notDone(List.of("Your letter is not signed with a key that plays here: there is nothing to revoke."));
    }

    Reply lapsed(Change change) {
        if (change.kind() == Change.Kind.SUBSTITUTE)
            return Reply.of(
                    "The seat is not yours",
                    "Whoever runs the games here did not give you the seat in %s: ask them why."
                            .formatted(change.agreed().getFirst()),
                    NOTHING);
        return Reply.of(
                "Your change has lapsed",
                "What you asked for (%s) was not confirmed. Ask for it again if it is still wanted."
                        .formatted(change.kind() == Change.Kind.ADDRESS ? "another address" : "another key"),
                NOTHING);
    }
}
