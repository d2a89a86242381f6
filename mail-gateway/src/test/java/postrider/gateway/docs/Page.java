package postrider.gateway.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A page of the manuals: its blocks of commands, with the output of each. */
final class Page {
    /** The project's folder, seen from this module. */
    static final Path HOUSE = Path.of("..").toAbsolutePath().normalize();

    private static final String BLOCK = "```sh";
    private static final Pattern EXIT = Pattern.compile("\\s+# exit (\\d)$");

    private Page() {}

    /**
     * A command on the page.
     *
     * @param text the command, which may have several lines
     * @param exit its exit code
     * @param output the lines below it; {@code ...} stands for anything, on a line of its own for any lines
     */
    record Command(int line, String text, int exit, List<String> output) {
        /** Whether this is what the page promises. A command without output promises only its exit code. */
        boolean prints(String real) {
            if (output.isEmpty()) return true;
            var wanted = output.stream()
                    .map(line -> line.strip().equals("...") ? "(?:.*\n)*?" : pattern(line) + "\\s*?\n")
                    .collect(Collectors.joining());
            return Pattern.matches(wanted + "\\s*", real.endsWith("\n") ? real : real + "\n");
        }

        private static String pattern(String line) {
            return List.of(line.stripTrailing().split("\\.\\.\\.", -1)).stream()
                    .map(part -> part.isEmpty() ? "" : Pattern.quote(part))
                    .collect(Collectors.joining(".*"));
        }
    }

    static List<Command> commands(String page) throws IOException {
        var lines = Files.readAllLines(HOUSE.resolve(page));
        var commands = new ArrayList<Command>();
        boolean inside = false;
        for (int at = 0; at < lines.size(); at++) {
            var line = lines.get(at);
            if (line.startsWith("```")) inside = line.equals(BLOCK);
            else if (inside && line.startsWith("$ ")) commands.add(begun(at + 1, line.substring(2)));
            else if (inside && line.startsWith("> ")) commands.add(continued(commands.removeLast(), line.substring(2)));
            else if (inside) commands.getLast().output().add(line);
        }
        return commands.stream().map(Page::ended).toList();
    }

    private static Command begun(int line, String text) {
        return new Command(line, text, 0, new ArrayList<>());
    }

    private static Command continued(Command command, String more) {
        return new Command(command.line(), command.text() + "\n" + more, 0, command.output());
    }

    /** Splits the command from its exit code, which is a comment. */
    private static Command ended(Command command) {
        Matcher exit = EXIT.matcher(command.text());
        return exit.find()
                ? new Command(command.line(), exit.replaceFirst(""), Integer.parseInt(exit.group(1)), command.output())
                : command;
    }
}
