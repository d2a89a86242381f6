package postrider.log;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The ways in which players sign their letters. What is enrolled of a player, and what a signature begins with, tell which it is. */
public enum SigningWay {
    OPENPGP("OpenPGP", "-----BEGIN PGP ", "-----BEGIN PGP SIGNATURE-----"),
    SMIME("S/MIME", "-----BEGIN PUBLIC KEY-----", "-----BEGIN CMS-----");

    private final String title;
    private final String enrolled;
    private final String signed;

    SigningWay(String title, String enrolled, String signed) {
        this.title = title;
        this.enrolled = enrolled;
        this.signed = signed;
    }

    /** How a player signs; empty if nothing is enrolled of him, or nothing that is known. */
    public static Optional<SigningWay> of(Event.Player player) {
        return ofKey(player.key());
    }

    /** How letters are signed with this key. */
    public static Optional<SigningWay> ofKey(String enrolled) {
        return Stream.of(values())
                .filter(way -> enrolled.contains(way.enrolled))
                .findFirst();
    }

    /** How a letter was signed; empty if the referee entered it by hand. */
    public static Optional<SigningWay> ofSignature(String signature) {
        return Stream.of(values())
                .filter(way -> signature.startsWith(way.signed))
                .findFirst();
    }

    /** As an option names it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** As people call it. */
    @Override
    public String toString() {
        return title;
    }
}
