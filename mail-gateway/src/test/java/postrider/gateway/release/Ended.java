package postrider.gateway.release;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;

/** The output of a command, and its exit code. */
record Ended(int exit, String out, String err) {
    static Ended of(ProcessBuilder command) throws IOException, InterruptedException {
        var err = Files.createTempFile("said", "");
        try {
            var process = command.redirectError(err.toFile()).start();
            process.getOutputStream().close();
            var out = new String(process.getInputStream().readAllBytes(), UTF_8);
            return new Ended(process.waitFor(), out, Files.readString(err));
        } finally {
            Files.delete(err);
        }
    }
}
