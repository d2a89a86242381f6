package postrider.gateway.oauth;

import java.io.IOException;

/** The provider refused (RFC 6749, 5.2; RFC 8628, 3.5). */
final class Denied extends IOException {
    private static final long serialVersionUID = 1;

    private final String error;

    Denied(String error, String why) {
        super("the provider says %s: %s".formatted(error, cure(error) + why));
        this.error = error;
    }

    String error() {
        return error;
    }

    private static String cure(String error) {
        return switch (error) {
            case "invalid_grant" ->
                "the right to the mailbox has ended or was withdrawn; run 'postrider login' again. ";
            case "invalid_client", "unauthorized_client" ->
                "check oauth.client-id and its secret, if it has one, and that it is registered for this way of signing in. ";
            case "invalid_scope" -> "it does not grant this access in this way; check oauth.scope. ";
            case "access_denied" -> "you, or your organization, said no. ";
            case "expired_token" -> "the code has ended before you said yes; run 'postrider login' again. ";
            default -> "";
        };
    }
}
