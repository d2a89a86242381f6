package postrider.gateway;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.gateway.mailbox.Account.Password;

/**
 * Reads passwords and other secrets. They are never in a settings file, but in the environment or in files of their own.
 *
 * @param missing receives a sentence for each secret that is named but missing
 * @param exposed receives the files that other users can read
 */
record Secrets(Path home, Map<String, String> environment, List<String> missing, List<Path> exposed) {
    /** The largest password file, in bytes. */
    private static final int LINE = 10_000;

    /** The secret {@code what}, if the settings name it. */
    Optional<Password> read(Fields fields, String what) {
        var variable = fields.optional(what + "-env");
        var file = fields.optional(what + "-file").map(home::resolve);
        if (variable.isPresent() && file.isPresent()) oneOfThem(fields, what);
        var inEnvironment = variable.map(name -> inEnvironment(name, fields, what));
        var inFile = file.map(path -> inFile(path, fields, what));
        return inEnvironment.or(() -> inFile);
    }

    /** Reports that neither place of a secret is named, or both are. */
    static void oneOfThem(Fields fields, String what) {
        fields.fault("", "name the %1$s's place, %1$s-env or %1$s-file, one of them.".formatted(what));
    }

    private Password inEnvironment(String name, Fields fields, String what) {
        return environment.containsKey(name)
                ? () -> environment.get(name)
                : missing("%s: the environment has no %s.".formatted(fields.name(what + "-env"), name));
    }

    private Password inFile(Path file, Fields fields, String what) {
        try {
            var password = ReadFiles.named(file, LINE).strip();
            if (Files.isRegularFile(file) && !PrivateFiles.isPrivate(file)) exposed.add(file);
            return () -> password;
        } catch (IOException unreadable) {
            return missing("%s: %s cannot be read.".formatted(fields.name(what + "-file"), file));
        }
    }

    private Password missing(String why) {
        missing.add(why);
        return () -> {
            throw new IOException(why);
        };
    }
}
