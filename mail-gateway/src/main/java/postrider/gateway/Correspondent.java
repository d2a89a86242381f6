package postrider.gateway;

import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Who writes or is written to.
 *
 * @param name for people to read, may be empty
 * @param address a bare address, {@code somebody@example.org}: one we can safely write to
 */
public record Correspondent(String name, String address) {
    private static final Pattern ADDRESS = Pattern.compile("[\\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}");

    public Correspondent {
        if (!ADDRESS.matcher(address).matches())
            throw new IllegalArgumentException("'%s' is not a mail address.".formatted(address));
        name = name.replaceAll("\\p{Cntrl}+", " ").strip();
    }

    /** The first address of a header field that we could write to. */
    static Optional<Correspondent> of(String field) {
        try {
            for (var address : InternetAddress.parseHeader(field, false))
                if (address.getAddress() != null
                        && ADDRESS.matcher(address.getAddress()).matches())
                    return Optional.of(new Correspondent(
                            Optional.ofNullable(address.getPersonal()).orElse(""), address.getAddress()));
            return Optional.empty();
        } catch (AddressException damaged) {
            return Optional.empty();
        }
    }

    /** What stands after the @. */
    public String domain() {
        return address.substring(address.lastIndexOf('@') + 1);
    }

    /** Whether it is the same mailbox; case does not matter. */
    boolean sameAs(Correspondent other) {
        return address.equalsIgnoreCase(other.address);
    }
}
