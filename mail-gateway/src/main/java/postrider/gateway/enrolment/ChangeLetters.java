package postrider.gateway.enrolment;

import java.util.List;
import java.util.stream.Collectors;
import postrider.gateway.Seat;
import postrider.gateway.enrolment.Change.Stage;
import postrider.log.Event;
import postrider.text.Lists;
import postrider.text.Wording;

/** The letters about new keys and addresses. */
record ChangeLetters(Greetings greetings) {
    private static final String NOTHING = "Nothing has changed in any game.";

    private static String games(List<Seat> seats) {
        return String.join(", ", Lists.map(seats, Seat::gameId));
    }

    Reply asked(Change change) {
        if (!change.waits()) return done(change);
        var key = change.newKey();
        return switch (change.kind()) {
            case KEY ->
                Reply.of(
                                "Now sign one letter with the new key",
                                "A letter signed with your old key asks for the new one, %s. To show that you have it, sign a reply to this letter with the new key; one word is enough:"
                                                .formatted(key)
                                        + Greetings.line("confirm"),
                                greetings.code(change.oldAddress(), key),
                                "Until then your old key remains valid. " + NOTHING)
                        .about(key);
            case ADDRESS ->
                Reply.of(
                        "Now answer from the new address",
                        "The referee has written to %s. Answer that letter from there with the word 'confirm', and your letters will go there from then on. Until then they come here."
                                .formatted(change.newAddress()),
                        NOTHING);
            case LOST ->
                Reply.of(
                        "Your new key must be confirmed",
                        "Since your old key is lost, we have asked your opponent and whoever runs the games here whether the new one (%s) is yours. Please ring them up. The key becomes valid once both have confirmed it."
                                .formatted(key),
                        NOTHING);
            case REVOKED -> revoked(change);
            case SUBSTITUTE -> nothingToConfirm();
        };
    }

    /** @param awaited who else has not confirmed it yet */
    String pending(Change change, List<String> awaited) {
        return "Your letter is signed with your new key, %s, which is not valid yet. %s"
                .formatted(
                        change.newKey(),
                        awaited.isEmpty()
                                ? "Reply to the letter that asks for it with the word 'confirm', signed with the new key."
                                : "It waits until %s confirmed it.".formatted(Wording.verb(awaited, "has", "have")));
    }

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
        return notDone(
                List.of("Neither %s nor the key that signed your letter belongs to a player in any running game here."
                        .formatted(writer.address())));
    }

    Reply signWithIt() {
        return notDone(
                List.of(
                        "Sign the letter with the new key, and attach its public half. (If you still have the old key, sign with that one instead; it is quicker.)"));
    }

    Reply notDone(List<String> why) {
        return new Reply("This could not be done", Lists.with(why, NOTHING));
    }

    Reply again(Applicant writer) {
        return greetings.again(
                writer,
                "If you have not written to the referee, somebody else has, in your name: please tell whoever runs the games here. "
                        + NOTHING);
    }

    Reply toNewAddress(Change change) {
        return Reply.of(
                "Is this your new address?",
                "%s, who plays a game by mail here, would like their letters to go to %s from now on. If that is you, reply to this letter from this address with one word:"
                                .formatted(change.oldAddress(), change.newAddress())
                        + Greetings.line("confirm"),
                "If it is not, please ignore this letter: you will not get another one about it.",
                greetings.code(change.newAddress(), change.id()));
    }

    Reply toOpponent(Change change, Seat seat) {
        return Reply.of(
                "Has %s lost their key?".formatted(change.name()),
                "In game %s, somebody with access to the mailbox %s says that they have lost their old key and would like to sign with a new one: %s."
                        .formatted(seat.gameId(), change.oldAddress(), change.newKey()),
                "Ring %s up and compare that number. If it is right, write:".formatted(change.name())
                        + Greetings.line("confirm " + change.id()),
                "If it is wrong, or you cannot reach them, do nothing: without your confirmation the new key is not valid.");
    }

    Reply operator(Change change, List<Seat> seats) {
        return Reply.of(
                "%s has lost their key and asks for a new one".formatted(change.oldAddress()),
                "In %s. The new key is %s. The letter came from their mailbox and is signed with the new key; nothing else is proved. Make sure in some other way that it is them."
                        .formatted(games(seats), change.newKey()),
                "'postrider invitations allow %1$s' says that it is them, 'postrider invitations refuse %1$s' that it is not. The key becomes valid in each game once the other player has confirmed it too."
                        .formatted(change.id()));
    }

    /** To their present address. */
    Reply cameBack(Change change, String why) {
        return Reply.of(
                "The letter to your new address did not arrive",
                "You asked that your letters go to %s. The letter there did not arrive: %s."
                        .formatted(change.newAddress(), why),
                "Check that address letter by letter. If it is wrong, write 'new address' with the right one; if it is right, check that mailbox, then write the line again. Until then your letters come here.",
                NOTHING);
    }

    /** The reason that both players read in the game. */
    String reason(Change change) {
        return switch (change.kind()) {
            case KEY ->
                change.prolongs()
                        ? "their key has a new expiry date, and a letter signed with it contains the extended key."
                        : "they asked for it by two letters, one signed with each key.";
            case ADDRESS -> "they asked for it by two letters, one from each address.";
            case LOST -> "the old key is lost; the other player and the referee have confirmed the new one.";
            case REVOKED -> "they have revoked their key.";
            case SUBSTITUTE -> "the seat was open, and a substitute plays on.";
        };
    }

    /** To the other player. */
    Reply changed(Change change, Seat seat) {
        return Reply.of(
                "%s has a new %s".formatted(change.name(), change.kind() == Change.Kind.ADDRESS ? "address" : "key"),
                "In game %s they play %s, and their letters go to %s."
                        .formatted(seat.gameId(), EnrolmentDesk.way(change.after()), change.newAddress()),
                "Ring each other up and read these three sentences to each other; your opponent should have the same:"
                        + greetings.sentences(change.newKey(), seat.opponent()),
                "If they differ, or your opponent knows nothing of the change, tell whoever runs the games here at once.");
    }

    /** To the player who asked for it. */
    Reply done(Change change, List<Seat> seats) {
        var done = done(change);
        if (change.stage() == Stage.LAPSED) return done;
        return Reply.of(
                done.headline(),
                done.sentences().getFirst(),
                "Your opponent has been told too, and was sent three sentences. Ring each other up: if theirs are the ones below, both of you were told the same.",
                seats.stream()
                        .map(seat -> "In game %s, with %s:%s"
                                .formatted(
                                        seat.gameId(),
                                        seat.opponent().name(),
                                        greetings.sentences(change.newKey(), seat.opponent())))
                        .collect(Collectors.joining("\n")));
    }

    Reply done(Change change) {
        if (change.stage() == Stage.LAPSED)
            return Reply.of("Your change has lapsed", "It was not confirmed in time. Please ask for it again.");
        return Reply.of(
                change.kind() == Change.Kind.ADDRESS
                        ? "Your new address is in use"
                        : change.prolongs() ? "Your key is valid for longer" : "Your new key is valid",
                "From now on you play %s, and your letters go to %s."
                        .formatted(EnrolmentDesk.way(change.after()), change.newAddress()),
                "Your opponent has been told too.");
    }

    Reply agreed(Change change) {
        return Reply.of(
                "You have confirmed the new key",
                "%s will play with key %s as soon as whoever runs the games here has confirmed it too."
                        .formatted(change.name(), change.newKey()));
    }

    Reply nothingToConfirm() {
        return notDone(
                List.of(
                        "There is nothing for you to confirm. Send this word as a reply to the letter that asks for it, signed as that letter says."));
    }

    Reply revoked(Change change) {
        return Reply.of(
                "Your key has been revoked",
                "Letters signed with key %s no longer have any effect here, whoever sends them."
                        .formatted(change.oldKey()),
                "To play on, make a new key, sign a letter from %s with it, attach its public half, and write 'new key'."
                        .formatted(change.oldAddress()));
    }

    Reply toOperator(Change change, List<Seat> seats) {
        return Reply.of(
                "A key was revoked",
                "%s has revoked key %s by a letter signed with it. In %s their letters have no effect until they have a new key."
                        .formatted(change.oldAddress(), change.oldKey(), games(seats)));
    }

    Reply nothingToRevoke() {
        return notDone(
                List.of("Your letter is not signed with the key of a player here, so there is nothing to revoke."));
    }

    Reply lapsed(Change change) {
        if (change.kind() == Change.Kind.SUBSTITUTE)
            return Reply.of(
                    "The seat is not yours",
                    "Whoever runs the games here did not give you the seat in %s. Please ask them why."
                            .formatted(change.agreed().getFirst()),
                    NOTHING);
        return Reply.of(
                "Your change has lapsed",
                "What you asked for (%s) was not confirmed in time. Ask for it again if you still want it."
                        .formatted(change.kind() == Change.Kind.ADDRESS ? "a new address" : "a new key"),
                NOTHING);
    }
}
