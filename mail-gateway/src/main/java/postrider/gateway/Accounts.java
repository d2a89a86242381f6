package postrider.gateway;

import java.net.UnixDomainSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.net.ssl.SSLContext;
import postrider.gateway.StoreAccount.Login;
import postrider.gateway.mailbox.Account;
import postrider.gateway.mailbox.Account.Password;
import postrider.gateway.mailbox.Account.Security;
import postrider.gateway.mailbox.Letterbox;
import postrider.gateway.oauth.TokenFile;
import postrider.text.Lists;

/**
 * Reads from a settings file where letters come in and go out.
 *
 * @param token an OAuth token, for accounts that name no password
 */
record Accounts(Path home, Secrets secrets, Optional<TokenFile> token, Optional<SSLContext> trust) {
    static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "::1");
    private static final List<String> WAYS_IN = List.of("imap", "pop3", "maildir", "lmtp");

    /** The section that says where letters come in. */
    Fields wayIn(Fields fields) {
        var ways = Lists.filter(WAYS_IN, fields::has);
        if (ways.size() > 1) fields.fault(String.join(", ", ways), "letters come in one way; keep one of them.");
        return fields.section(ways.isEmpty() ? "imap" : ways.getFirst());
    }

    Letterbox letterbox(Fields box) {
        return switch (box.name("")) {
            case "pop3" -> new Letterbox.Pop3(account(box, 995, 110, false), box.flag("delete"));
            case "maildir" -> new Letterbox.Maildir(home.resolve(box.text("folder")), box.flag("delete"));
            case "lmtp" -> lmtp(box);
            default ->
                new Letterbox.Imap(
                        account(box, 993, 143, false), box.text("folder", "INBOX"), box.optional("processed"));
        };
    }

    private Letterbox lmtp(Fields box) {
        var socket = box.optional("socket").map(home::resolve);
        if (socket.isPresent() == box.has("port"))
            box.fault("", "name a port of this machine, or the path of a socket, one of them.");
        var port = Letterbox.Lmtp.port(box.number("port", 0, 1, 65535));
        return socket.map(path -> new Letterbox.Lmtp(UnixDomainSocketAddress.of(path)))
                .orElse(port);
    }

    /** A server on this machine may accept letters without a login. */
    Account smtp(Fields fields) {
        boolean open = !fields.has("user") && fields.text("security", "").equals("plain");
        return account(fields, 465, 587, open);
    }

    private Account account(Fields fields, int tlsPort, int otherPort, boolean open) {
        var host = fields.text("host");
        var security = security(fields);
        if (security == Security.PLAIN && !HERE.contains(host))
            fields.fault("security", "'plain' is for this machine alone (localhost): use tls or starttls.");
        var port = fields.number("port", security == Security.TLS ? tlsPort : otherPort, 1, 65535);
        var user = open ? "" : fields.text("user");
        Password password = open ? () -> "" : password(fields);
        return new Account(host, port, security, user, password, trust.map(SSLContext::getSocketFactory));
    }

    /** Empty if the settings name no database. */
    Optional<StoreAccount> store(Fields fields) {
        var url = fields.optional("store");
        var key = home.resolve(fields.text("store-key", "store.key"));
        var login = login(fields.within("store-login"));
        var secret = login(fields.within("store-secrets"));
        if (url.isEmpty()) return Optional.empty();
        if (!url.get().startsWith("jdbc:postgresql:"))
            fields.fault(
                    "store",
                    "'%s' is no database known here: 'jdbc:postgresql://HOST/DATABASE' is.".formatted(url.get()));
        return Optional.of(new StoreAccount(url.get(), login, secret, key));
    }

    private Optional<Login> login(Optional<Fields> section) {
        var login = section.map(account -> new Login(
                account.text("user"), secrets.read(account, "password").orElse(() -> "")));
        section.ifPresent(Fields::nothingElse);
        return login;
    }

    private Security security(Fields fields) {
        var word = fields.text("security", "tls");
        try {
            return Security.valueOf(word.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            fields.fault("security", "'%s' is none of tls, starttls, plain.".formatted(word));
            return Security.TLS;
        }
    }

    private Password password(Fields fields) {
        return secrets.read(fields, "password").or(() -> token).orElseGet(() -> {
            Secrets.oneOfThem(fields, "password");
            return () -> "";
        });
    }
}
