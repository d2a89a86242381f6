package postrider.gateway.oauth;

import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A provider that issues tokens for a mailbox.
 *
 * @param device the device authorization endpoint (RFC 8628), if there is one
 * @param authorize the authorization endpoint for a browser (RFC 6749, 4.1)
 * @param scope the right to read and send mail, and to renew the token
 * @param back the name of this machine in the redirect URI (RFC 8252, 7.3)
 */
public record Provider(Optional<URI> device, Optional<URI> authorize, URI token, String scope, String back) {
    private static final String MICROSOFT = "https://login.microsoftonline.com/common/oauth2/v2.0/";
    private static final String OUTLOOK = "https://outlook.office.com/";

    /** The providers known by name. Google grants no access to mail by device code, only in a browser. */
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
