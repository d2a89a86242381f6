package postrider.gateway.signing;

import java.io.IOException;
import java.util.List;

/** Where domains publish the keys that their mail is signed with (RFC 6376, 3.6.2): the DNS. */
public interface KeyRecords {
    /** Where nobody can be asked. */
    KeyRecords NONE = name -> {
        throw new IOException("there is no DNS here");
    };

    /** The text records under a name; none if there is none. Throws IOException if that cannot be found out now. */
    List<String> under(String name) throws IOException;
}
