package postrider.gateway.oauth;

import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Who gives tokens for a mailbox, and where.
 *
 * @param device where a code for another device is asked for (RFC 8628), if that is possible
 * @param authorize where a browser is sent (RFC 6749, 4.1)
 * @param token where tokens are given
 * @param scope the right to read and send mail, and to have the token renewed
 * @param back the name of this machine by which the browser comes back (RFC 8252, 7.3)
 */
public record Provider(Optional<URI> device, Optional<URI> authorize, URI token, String scope, String back) {
    private static final String MICROSOFT = "https://login.microsoftonline.com/common/oauth2/v2.0/";
    private static final String OUTLOOK = "https://outlook.office.com/";

    /** Those we know by name. Google gives no right to mail by a code for another device: only a browser will do. */
    public static final Map<String, Provider> KNOWN = new TreeMap<>(Map.of(
            "gmail",
            new Provider(
                    Optional.empty(),
                    Optional.of(URI.create(
                            "https://accounts.google.com/o/oauth2/v2/auth?access_type=offline&prompt=consent")),
                    URI.create("https://oauth2.googleapis.com/token"),
                    "https://mail.google.com/",
                    "127.0.0.1"),
            "outlook",
            new Provider(
                    Optional.of(URI.create(MICROSOFT + "devicecode")),
                    Optional.of(URI.create(MICROSOFT + "authorize")),
                    URI.create(MICROSOFT + "token"),
                    "%1$sIMAP.AccessAsUser.All %1$sPOP.AccessAsUser.All %1$sSMTP.Send offline_access"
                            .formatted(OUTLOOK),
                    "localhost")));
}
