package postrider.gateway.command;

import java.io.PrintWriter;
import java.util.function.Consumer;
import postrider.gateway.demo.Posted;

/** Prints a line for each letter as it is written. On a terminal, lines are shortened and the first battle is shown. */
final class Progress implements Consumer<Posted> {
    private static final int WIDTH = 60;

    private final PrintWriter out;
    private final boolean terminal;
    private boolean shown;

    Progress(PrintWriter out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    @Override
    public void accept(Posted letter) {
        out.println(terminal ? cut(letter) : letter.line());
        if (terminal && !shown) letter.battle().ifPresent(this::show);
        out.flush();
    }

    /** "012 british > referee  play 3 OPS (54): activate Howe; ..." */
    private static String cut(Posted letter) {
        var names = letter.name().split("-", 3);
        var line = "%03d %-8s > %-8s  %s".formatted(letter.number(), names[0], names[1], letter.about());
        return line.length() <= WIDTH ? line : line.substring(0, WIDTH - 3) + "...";
    }

    private void show(String battle) {
        shown = true;
        out.println();
        battle.lines().map(line -> "  " + line).forEach(out::println);
        out.println();
    }
}
