package postrider.gateway.signing;

import java.util.Locale;
import postrider.gateway.mime.MailAddress;

/**
 * What is enrolled for a player who has no key: the address they write from. Its domain signs their mail (DKIM), and they quote the code of
 * the referee's last letter.
 *
 * @param address in lower case
 */
record MailKey(String address) implements BareKey {
    static final String PREFIX = "dkim:";

    /** Reads {@code dkim:jane@example.org}. Throws IllegalArgumentException with a sentence if it is anything else. */
    static MailKey of(String enrolled) {
        var address = enrolled.strip();
        if (!address.startsWith(PREFIX))
            throw new IllegalArgumentException(
                    "'%s' names no mailbox: write dkim:jane@example.org.".formatted(address));
        return new MailKey(
                new MailAddress("", address.substring(PREFIX.length()).strip())
                        .address()
                        .toLowerCase(Locale.ROOT));
    }

    String domain() {
        return address.substring(address.lastIndexOf('@') + 1);
    }

    @Override
    public PublicKey enrolled() {
        return new PublicKey(fingerprint(), fingerprint() + "\n");
    }

    @Override
    public String fingerprint() {
        return PREFIX + address;
    }
}
