package postrider.gateway;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.InstantSource;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import postrider.gateway.oauth.Client;
import postrider.gateway.oauth.Provider;
import postrider.gateway.oauth.TokenFile;

/** Reads from a settings file how to sign in with an OAuth provider. */
record OAuthSettings(Fields fields, Secrets secrets, Optional<SSLContext> trust) {
    private static final URI NOWHERE = URI.create("https://localhost/");

    TokenFile read() {
        var client = new Client(
                provider(),
                fields.text("client-id"),
                secrets.read(fields, "client-secret"),
                trust,
                InstantSource.system());
        var token = new TokenFile(secrets.home().resolve(fields.text("token-file", "oauth.token")), client);
        token.fault().ifPresent(why -> secrets.missing().add("oauth: %s.".formatted(why)));
        return token;
    }

    private Provider provider() {
        var name = fields.text("provider");
        if (Provider.KNOWN.containsKey(name)) return Provider.KNOWN.get(name);
        if (!name.isEmpty() && !name.equals("own"))
            fields.fault(
                    "provider", "'%s' is none of %s, own.".formatted(name, String.join(", ", Provider.KNOWN.keySet())));
        var device = url("device-url");
        var authorize = url("authorize-url");
        var token = url("token-url");
        if (name.equals("own") && (token.isEmpty() || device.isEmpty() && authorize.isEmpty()))
            fields.fault("", "name the provider's token-url, and its device-url or authorize-url.");
        return new Provider(
                device,
                authorize,
                token.orElse(NOWHERE),
                name.equals("own") ? fields.text("scope") : fields.text("scope", ""),
                "127.0.0.1");
    }

    private Optional<URI> url(String field) {
        return fields.optional(field).map(text -> {
            try {
                var url = new URI(text);
                if ("https".equals(url.getScheme()) && url.getHost() != null) return url;
                if ("http".equals(url.getScheme()) && Accounts.HERE.contains(url.getHost())) return url;
            } catch (URISyntaxException notAnAddress) {
                // reported below
            }
            fields.fault(field, "an address is expected that begins with https://.");
            return NOWHERE;
        });
    }
}
