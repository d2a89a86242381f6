package postrider.gateway.command;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.command.Verb;
import postrider.gateway.signing.SecretKey;

@Command(
        name = "keygen",
        description = "Makes an OpenPGP key for the referee, and prints the public key for the players.",
        footer = {"", "Example:", "  postrider keygen 'Referee <referee@example.org>' > referee.asc"})
final class KeygenCommand extends Verb {
    @Parameters(paramLabel = "NAME <ADDRESS>", description = "The owner of the key.")
    String owner;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where to save the secret key; nobody else may read it. Default: ${DEFAULT-VALUE}.")
    Path file = Path.of("referee.key");

    @Override
    public Integer call() throws IOException {
        if (!owner.matches("[^<>]*[^<>\\s]\\s*<[^<>\\s]+@[^<>\\s]+>"))
            throw new IllegalArgumentException(
                    "'%s' is not a name with an address; write 'Referee <referee@example.org>'.".formatted(owner));
        var key = SecretKey.make(owner, setting().clock().instant());
        try {
            key.save(file);
        } catch (FileAlreadyExistsException there) {
            throw new IllegalArgumentException("%s already exists: a key is never overwritten.".formatted(file));
        }
        out().print(key.publicKey().armored());
        out().flush();
        setting()
                .err()
                .printf(
                        "The secret key is in %s. Its fingerprint: %s%n",
                        file, key.publicKey().fingerprint());
        return 0;
    }
}
