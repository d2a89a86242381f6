package postrider.gateway.signing;

import java.io.IOException;
import java.util.List;

/** Where domains publish their DKIM keys (RFC 6376, 3.6.2): the DNS. */
public interface KeyRecords {
    KeyRecords NONE = name -> {
        throw new IOException("there is no DNS here");
    };

    /** The TXT records under a name, perhaps none. Throws IOException if the lookup fails. */
    List<String> under(String name) throws IOException;
}
