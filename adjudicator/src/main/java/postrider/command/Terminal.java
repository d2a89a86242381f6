package postrider.command;

import java.util.regex.Pattern;

/**
 * The screen that standard output goes to; if it goes elsewhere, a page of 80 columns without end or colour.
 *
 * @param shown whether it is a screen at all
 */
public record Terminal(boolean shown, int columns, int lines, boolean colour) {
    private static final int WIDTH = 80;
    private static final int NARROWEST = 40;
    private static final int WIDEST = 110; // longer lines are hard to read
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,4})x([0-9]{1,4})");

    /** Where this program prints. The launcher has looked: it can, while Java cannot tell output from input. */
    public static final Terminal HERE = of(
            System.getProperty("postrider.screen", ""),
            System.getenv().getOrDefault("NO_COLOR", ""),
            System.getenv().getOrDefault("TERM", ""));

    /** @param size {@code 24x80}, lines and columns; a screen that does not know them has 0; empty if there is none */
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

    /** What empties it, and forgets what has scrolled away; a line where nothing can be emptied. */
    String cleared() {
        return shown ? "\033[H\033[2J\033[3J" : "-".repeat(WIDTH) + "\n";
    }

    public String bold(String text) {
        return inked("1", text);
    }

    /** The first word of it stands out: what the rest is about. */
    String headed(String lines) {
        return colour ? lines.replaceFirst("\\S+", "\033[1m$0\033[m") : lines;
    }

    /** The first line in green if all is well, and else in red. */
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

    /** A letter with its headings and its calls in bold type. */
    String letter(String text) {
        return colour
                ? text.replaceAll("(?m)^(.+)\n(?=[-=]{3,}$)", "\033[1m$1\033[m\n")
                        .replaceAll("(?m)^(\\*\\*\\* .+)$", "\033[1;31m$1\033[m")
                : text;
    }
}
