package postrider.log;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The ways in which players sign their letters. What is enrolled of a player, and what a signature begins with, tell which it is. */
public enum SigningWay {
    OPENPGP("OpenPGP", "-----BEGIN PGP ", "-----BEGIN PGP SIGNATURE-----", true),
    SMIME("S/MIME", "-----BEGIN PUBLIC KEY-----", "-----BEGIN CMS-----", true),
    SSH("SSH", "\\A(sk-)?(ssh|ecdsa)-[a-z0-9@.-]+ ", "-----BEGIN SSH SIGNATURE-----", false),
    /** Without a key: the domain of the mailbox signs (DKIM). */
    MAIL("DKIM", "\\Adkim:", "-----BEGIN DKIM SIGNATURE-----", false);

    private final String title;
    private final Pattern enrolled;
    private final String signed;
    private final boolean dated;

    SigningWay(String title, String enrolled, String signed, boolean dated) {
        this.title = title;
        this.enrolled = Pattern.compile(enrolled);
        this.signed = signed;
        this.dated = dated;
    }

    /** How a player signs; empty if nothing is enrolled of them, or nothing that is known. */
    public static Optional<SigningWay> of(Event.Player player) {
        return ofKey(player.key());
    }

    /** How letters are signed with this key. */
    public static Optional<SigningWay> ofKey(String enrolled) {
        return Stream.of(values())
                .filter(way -> way.enrolled.matcher(enrolled).find())
                .findFirst();
    }

    /** How a letter was signed; empty if the referee entered it by hand. */
    public static Optional<SigningWay> ofSignature(String signature) {
        return Stream.of(values())
                .filter(way -> signature.startsWith(way.signed))
                .findFirst();
    }

    /** Whether a signature tells when it was made. Where it does not, a letter acts by the {@linkplain LetterCodes code} in it. */
    public boolean isDated() {
        return dated;
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
