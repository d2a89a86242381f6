package postrider.gateway.docs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import postrider.gateway.OwnJava;

/**
 * A shell in an empty folder, in which {@code postrider} is the program just built. On Linux, commands other than {@code serve} run in a
 * process that is already there: a {@link Resident} for each folder and environment.
 */
final class Terminal implements AutoCloseable {
    private final Path work;
    private final Path aside;
    private final Path launcher;
    private final Process shell;
    private final Writer in;
    private final BufferedReader out;

    /** What a command printed, and its exit code. */
    record Printed(String text, int exit) {}

    /** @param folder empty; the commands run in a folder inside it */
    Terminal(Path folder) throws IOException {
        work = Files.createDirectories(folder.resolve("work"));
        aside = Files.createDirectories(folder.resolve("aside"));
        launcher = install();
        keyring();
        var builder = new ProcessBuilder("sh").directory(work.toFile()).redirectErrorStream(true);
        var environment = builder.environment();
        environment.put("PATH", aside + ":" + environment.get("PATH"));
        environment.put("HOME", aside.toString());
        environment.put("GNUPGHOME", aside.toString());
        environment.put("LC_ALL", "C.UTF-8");
        shell = builder.start();
        in = shell.outputWriter(StandardCharsets.UTF_8);
        in.write("export TYPED_IN=$$\n");
        out = shell.inputReader(StandardCharsets.UTF_8);
    }

    private Path install() throws IOException {
        var file = Files.writeString(
                aside.resolve("postrider"), """
                #!/bin/sh
                java() { '%s' "$@"; }
                if [ "${1:-}" = serve ] || [ ! -e /proc/$$/fd ]; then java postrider.gateway.command.Main "$@"; exit; fi
                place='%s'/$({ pwd; env | grep -v '^_='; } | cksum | tr ' ' -)
                if mkdir "$place" 2>/dev/null; then
                    mkfifo "$place/calls" "$place/ends"
                    java postrider.gateway.docs.Resident "$place" "$TYPED_IN" >/dev/null 2>&1 </dev/null &
                fi
                printf '%%s\\0' postrider "$@" >"$place/words"
                echo $$ >"$place/calls"
                read -r exit <"$place/ends"
                exit "$exit"
                """.formatted(String.join("' '", OwnJava.command()), aside));
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }

    /** Keys without passphrases, since nobody could be asked. */
    private void keyring() throws IOException {
        Files.setPosixFilePermissions(aside, PosixFilePermissions.fromString("rwx------"));
        Files.writeString(aside.resolve("gpg.conf"), "batch\npinentry-mode loopback\npassphrase ''\n");
    }

    Path work() {
        return work;
    }

    Path launcher() {
        return launcher;
    }

    /** Runs a command as if it were typed; the effects of {@code cd} and {@code export} last. */
    Printed type(String command) {
        try {
            var script = Files.writeString(aside.resolve("command"), command + "\n");
            var printed = aside.resolve("printed");
            Files.deleteIfExists(printed);
            in.write(". '%s' >> '%s' 2>&1 < /dev/null; echo $?\n"
                    .formatted(script, printed)); // more than one process adds to it
            in.flush();
            var exit = Integer.parseInt(out.readLine());
            return new Printed(Files.readString(printed), exit);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
        try {
            shell.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
