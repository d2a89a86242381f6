package postrider.gateway.command;

import java.io.PrintWriter;
import java.util.function.Consumer;

/** Tells of each letter: on a terminal in one line that changes, elsewhere in a line each. */
final class Progress implements Consumer<String> {
    private static final int WIDTH = 79;
    private static final String CLEAR = "\r\033[K";

    private final PrintWriter out;
    private final boolean terminal = System.console() != null;

    Progress(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void accept(String line) {
        if (terminal) out.print(CLEAR + line.substring(0, Math.min(line.length(), WIDTH)));
        else out.println(line);
        out.flush();
    }

    void end() {
        if (terminal) out.print(CLEAR);
        out.flush();
    }
}
