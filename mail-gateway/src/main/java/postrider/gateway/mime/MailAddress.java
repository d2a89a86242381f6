package postrider.gateway.mime;

import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A mailbox: somebody who writes or is written to.
 *
 * @param name for people to read, may be empty
 * @param address a bare address, {@code somebody@example.org}, that is safe to write to
 */
public record MailAddress(String name, String address) {
    private static final String ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";
    private static final String LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?";

    /** RFC 5321, 4.1.2, without quoted strings, which mail systems do not accept. */
    private static final Pattern ADDRESS =
            Pattern.compile("(?=[^@]{1,64}@.{1,190}$)%s(?:\\.%s)*@%s(?:\\.%s)*".formatted(ATOM, ATOM, LABEL, LABEL));

    /** A longer name, which cannot be folded, would exceed the line limit of RFC 5322, 2.1.1. */
    private static final int LONGEST = 100;

    public MailAddress {
        if (!ADDRESS.matcher(address).matches())
            throw new IllegalArgumentException("'%s' is not a mail address.".formatted(address));
        name = name.substring(0, name.offsetByCodePoints(0, Math.min(LONGEST, name.codePointCount(0, name.length()))))
                .replaceAll("\\p{Cntrl}+", " ")
                .strip();
    }

    /** The first address in a header field that we could write to. */
    public static Optional<MailAddress> of(String field) {
        return all(field).findFirst();
    }

    /** The addresses in a header field that we could write to; none if it is malformed. */
    public static Stream<MailAddress> all(String field) {
        try {
            return Stream.of(InternetAddress.parseHeader(field, false))
                    .filter(address -> address.getAddress() != null)
                    .filter(address -> ADDRESS.matcher(address.getAddress()).matches())
                    .map(address -> new MailAddress(
                            Optional.ofNullable(address.getPersonal()).orElse(""), address.getAddress()));
        } catch (AddressException damaged) {
            return Stream.empty();
        }
    }

    public String messageId(String name) {
        return "<%s@%s>".formatted(name, domain());
    }

    public String domain() {
        return address.substring(address.lastIndexOf('@') + 1);
    }

    /** Whether it is the same mailbox; case does not matter. */
    public boolean sameAs(MailAddress other) {
        return address.equalsIgnoreCase(other.address);
    }
}
