package postrider.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;

/** Shows text on a screen, through the user's pager if it does not fit. */
record Pager(Terminal terminal, String program, PrintWriter out) {
    static Pager onto(PrintWriter out) {
        var chosen = System.getenv().getOrDefault("PAGER", "");
        return new Pager(Terminal.HERE, chosen.isEmpty() ? "less -R" : chosen, out);
    }

    /** Returns true if a pager showed it, so that it is no longer on the screen. */
    boolean show(String text) {
        out.flush();
        boolean paged = terminal.shown() && text.lines().count() >= terminal.lines() && paged(text);
        if (!paged) out.print(text);
        out.flush();
        return paged;
    }

    /** Returns false if there is no such pager: the shell then exits with 127. */
    private boolean paged(String text) {
        try {
            var pager = new ProcessBuilder("sh", "-c", program)
                    .redirectOutput(Redirect.INHERIT)
                    .start();
            try (var in = pager.outputWriter(StandardCharsets.UTF_8)) {
                in.write(text);
            } catch (IOException hadEnough) {
                // the reader quit the pager before the end
            }
            return pager.waitFor() != 127;
        } catch (IOException none) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException("The pager was interrupted.", stopped));
        }
    }
}
