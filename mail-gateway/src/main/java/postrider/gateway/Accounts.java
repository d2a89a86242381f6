package postrider.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javax.net.ssl.SSLSocketFactory;
import postrider.files.ReadFiles;
import postrider.gateway.mailbox.Account;
import postrider.gateway.mailbox.Account.Security;

/** Reads the accounts of a settings file. Passwords stand elsewhere: in the environment or in a file. */
record Accounts(
        Path home,
        Map<String, String> environment,
        Optional<SSLSocketFactory> trust,
        List<String> faults,
        List<String> missing) {
    private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "::1");

    /** Of a file that holds a password, in bytes. */
    private static final int LINE = 10_000;

    Account read(Fields fields, int tlsPort, int otherPort) {
        var host = fields.text("host");
        var security = security(fields);
        if (security == Security.PLAIN && !HERE.contains(host))
            faults.add(fields.name("security")
                    + ": 'plain' is for this machine alone (%s): use tls or starttls.".formatted("localhost"));
        var port = fields.number("port", security == Security.TLS ? tlsPort : otherPort, 1, 65535);
        return new Account(host, port, security, fields.text("user"), password(fields), trust);
    }

    private Security security(Fields fields) {
        var word = fields.text("security", "tls");
        try {
            return Security.valueOf(word.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            faults.add("%s: '%s' is none of tls, starttls, plain.".formatted(fields.name("security"), word));
            return Security.TLS;
        }
    }

    private Supplier<String> password(Fields fields) {
        var variable = fields.optional("password-env");
        var file = fields.optional("password-file").map(home::resolve);
        if (variable.isPresent() == file.isPresent())
            faults.add("%s: name the password's place, password-env or password-file, one of them."
                    .formatted(fields.name("")));
        var inEnvironment = variable.map(name -> inEnvironment(name, fields));
        var inFile = file.map(path -> inFile(path, fields));
        return inEnvironment.or(() -> inFile).orElse(() -> "");
    }

    private Supplier<String> inEnvironment(String name, Fields fields) {
        return environment.containsKey(name)
                ? () -> environment.get(name)
                : missing("%s: the environment has no %s.".formatted(fields.name("password-env"), name));
    }

    private Supplier<String> inFile(Path file, Fields fields) {
        try {
            var password = ReadFiles.named(file, LINE).strip();
            return () -> password;
        } catch (IOException unreadable) {
            return missing("%s: %s cannot be read.".formatted(fields.name("password-file"), file));
        }
    }

    private Supplier<String> missing(String why) {
        missing.add(why);
        return () -> {
            throw new UncheckedIOException(new IOException(why));
        };
    }
}
