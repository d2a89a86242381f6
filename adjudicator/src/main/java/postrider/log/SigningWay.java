package postrider.log;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The ways in which players sign their letters. Each is recognised by what is enrolled for a player, and by how a signature begins. */
public enum SigningWay {
    OPENPGP("OpenPGP", "-----BEGIN PGP ", "-----BEGIN PGP SIGNATURE-----", true),
    SMIME("S/MIME", "-----BEGIN PUBLIC KEY-----", "-----BEGIN CMS-----", true),
    SSH("SSH", "\\A(sk-)?(ssh|ecdsa)-[a-z0-9@.-]+ ", "-----BEGIN SSH SIGNATURE-----", false),
    /** Without a key: the mailbox's domain signs (DKIM). */
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

    /** How a player signs; empty if nothing, or nothing we know, is enrolled for them. */
    public static Optional<SigningWay> of(Event.Player player) {
        return ofKey(player.key());
    }

    /** How letters signed with this key are signed. */
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

    /** Whether a signature says when it was made. If not, a letter needs a {@linkplain LetterCodes code} to act. */
    public boolean isDated() {
        return dated;
    }

    /** The word for it in an option. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The usual name. */
    @Override
    public String toString() {
        return title;
    }
}
