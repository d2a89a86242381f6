package postrider.command;

import java.util.regex.Pattern;

/**
 * The screen that standard output goes to; if it goes elsewhere, an endless page of 80 columns without colour.
 *
 * @param shown whether there is a screen at all
 */
public record Terminal(boolean shown, int columns, int lines, boolean colour) {
    private static final int WIDTH = 80;
    private static final int NARROWEST = 40;
    private static final int WIDEST = 110; // longer lines are hard to read
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,4})x([0-9]{1,4})");

    /** This program's output. The launcher measures it, since Java cannot tell a redirected output from a redirected input. */
    public static final Terminal HERE = of(
            System.getProperty("postrider.screen", ""),
            System.getenv().getOrDefault("NO_COLOR", ""),
            System.getenv().getOrDefault("TERM", ""));

    /** @param size lines and columns, {@code 24x80}; 0 where the screen does not know; empty if there is no screen */
    static Terminal of(String size, String noColour, String kind) {
        var measured = SIZE.matcher(size);
        if (!measured.matches()) return new Terminal(false, WIDTH, Integer.MAX_VALUE, false);
        int lines = Integer.parseInt(measured.group(1));
        int columns = Integer.parseInt(measured.group(2));
        return new Terminal(
                true,
                columns == 0 ? WIDTH : Math.clamp(columns, NARROWEST, WIDEST),
                lines == 0 ? Integer.MAX_VALUE : lines,
                noColour.isEmpty() && !kind.equals("dumb"));
    }

    /** The sequence that clears the screen and its scrollback; a ruled line where there is no screen. */
    String cleared() {
        return shown ? "\033[H\033[2J\033[3J" : "-".repeat(WIDTH) + "\n";
    }

    public String bold(String text) {
        return inked("1", text);
    }

    /** With the first word, which names what the rest is about, in bold. */
    String headed(String lines) {
        return colour ? lines.replaceFirst("\\S+", "\033[1m$0\033[m") : lines;
    }

    /** With the first line in green if all is well, in red if not. */
    String judged(boolean well, String lines) {
        int end = lines.indexOf('\n');
        return inked(well ? "32" : "1;31", lines.substring(0, end)) + lines.substring(end);
    }

    String red(String text) {
        return inked("1;31", text);
    }

    private String inked(String code, String text) {
        return colour ? "\033[%sm%s\033[m".formatted(code, text) : text;
    }

    /** A letter with its headings in bold and its call-outs in red. */
    String letter(String text) {
        return colour
                ? text.replaceAll("(?m)^(.+)\n(?=[-=]{3,}$)", "\033[1m$1\033[m\n")
                        .replaceAll("(?m)^(\\*\\*\\* .+)$", "\033[1;31m$1\033[m")
                : text;
    }
}
