package postrider.letters;

import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.SigningWay;

/** A change of player, or of a player's key or address. */
record Handover(Side side, Event.Player before, Event.Player after) {

    /** Players are told apart by the name they enrolled under. */
    private boolean isSamePlayer() {
        return before.name().equals(after.name());
    }

    private boolean isSameKey() {
        return before.fingerprint().equalsIgnoreCase(after.fingerprint());
    }

    private boolean isSameAddress() {
        return before.address().equals(after.address());
    }

    /** Whether only the expiry date of the key has changed. */
    private boolean prolongs() {
        return isSamePlayer() && isSameKey() && isSameAddress() && !before.key().equals(after.key());
    }

    String headline() {
        if (prolongs()) return "%s has prolonged their key".formatted(after.name());
        if (!isSamePlayer() || isSameKey() && isSameAddress())
            return "%s plays the %s side now".formatted(after.name(), side);
        if (isSameKey()) return "%s has another address".formatted(after.name());
        if (after.fingerprint().isEmpty()) return "The key of %s counts no more".formatted(after.name());
        return "%s has another key".formatted(after.name()) + (isSameAddress() ? "" : ", and another address");
    }

    /** What both players are told about it. */
    String meaning(String lastLetter) {
        if (prolongs())
            return "The letters of the %s player are signed with %s, as before: the version they have sent now is the one that counts."
                    .formatted(side, key());
        return (isSamePlayer() && isSameKey() && !isSameAddress()
                        ? "The letters of the %s player are signed with %s, as before; those of the referee to them go to another address."
                        : "From here on the letters of the %s player are signed with %s"
                                + (lastLetter.isEmpty()
                                        ? ""
                                        : "; the last letter before that has the digest " + lastLetter)
                                + ". What was ordered before stands.")
                .formatted(side, key());
    }

    private String key() {
        if (after.fingerprint().isEmpty()) return "no key: the referee enters them";
        return switch (SigningWay.of(after).orElse(SigningWay.OPENPGP)) {
            case OPENPGP -> after.fingerprint();
            case SMIME, SSH -> Phrases.key(after);
            case MAIL ->
                "no key: they come from %s, for which its mail provider vouches (DKIM), each with a code"
                        .formatted(after.address());
        };
    }

    /** The last letter to the old address. */
    String farewell(String game) {
        if (!isSamePlayer())
            return "The referee has given your side of game %s over to %s. You will get no more letters from it, and yours do not act."
                    .formatted(game, after.name());
        return "This is the last letter of game %s that comes to this address: from now on they go to another one. %s"
                .formatted(
                        game,
                        isSameKey()
                                ? "What you sign acts as before, wherever you write from."
                                : "What comes from here, or under the old key, does not act any more.");
    }
}
