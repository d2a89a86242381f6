package postrider.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Reads the examples on a page of the manual: boards, what a player writes, and what the referee makes of it. */
public final class PlayersPage {
    /** What the page claims about an example. */
    enum Claim {
        /** It is accepted: an indented paragraph. */
        ACCEPTED,
        /** It is read as other words: a row under "It is read as". */
        READ_AS,
        /** It is refused: a row under "The referee answers". */
        ANSWERED
    }

    /**
     * @param line its line on the page
     * @param board the position, in the game's notation
     * @param ordered the order that is being carried out; empty if one is awaited
     * @param says the referee's words; empty where they do not matter
     */
    record Example(int line, String board, String ordered, Claim claim, String written, String says) {}

    private static final Path DOCS = Path.of("../../docs");
    private static final String INDENT = "    ";

    private final List<String> lines;
    private final List<Example> examples = new ArrayList<>();
    private String board = "";
    private String ordered = "";

    private PlayersPage(List<String> lines) {
        this.lines = lines;
    }

    /**
     * @param file below docs
     */
    static List<Example> examples(String file) throws IOException {
        var page = new PlayersPage(Files.readAllLines(DOCS.resolve(file)));
        for (int at = 0; at < page.lines.size(); ) at = page.block(at);
        return page.examples;
    }

    /** The rows of the table with this header, cell by cell. */
    public static List<List<String>> table(String file, String header) throws IOException {
        return Files.readAllLines(DOCS.resolve(file)).stream()
                .dropWhile(line -> !line.startsWith(header))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(PlayersPage::cells)
                .toList();
    }

    /** Reads a run of lines of one kind, and returns the index of the line after it. */
    private int block(int from) {
        var kind = kind(lines.get(from));
        int to = from + 1;
        while (to < lines.size() && !kind.isEmpty() && kind(lines.get(to)).equals(kind)) to++;
        var block = lines.subList(from, to);
        switch (kind) {
            case ">" ->
                board(block.stream().map(line -> line.substring(1).strip()).collect(Collectors.joining(" ")));
            case INDENT -> add(from, Claim.ACCEPTED, String.join("\n", block).stripIndent(), "");
            case "|" -> rows(from, block);
            default -> {}
        }
        return to;
    }

    private static String kind(String line) {
        return line.startsWith(INDENT)
                ? INDENT
                : line.startsWith("|") || line.startsWith(">") ? line.substring(0, 1) : "";
    }

    private void board(String quote) {
        var parts = quote.split("On the board: | The \\w+ order: ");
        board = parts[1];
        ordered = parts.length > 2 ? parts[2] : "";
    }

    private void rows(int from, List<String> table) {
        var header = cells(table.getFirst());
        if (!header.getFirst().equals("You write")) return;
        var claim = header.get(1).equals("It is read as") ? Claim.READ_AS : Claim.ANSWERED;
        for (int row = 2; row < table.size(); row++) {
            var cells = cells(table.get(row));
            add(from + row, claim, plain(cells.get(0)).replace(" / ", "\n"), plain(cells.get(1)));
        }
    }

    private static String plain(String cell) {
        return cell.replaceAll("^`|`$", "");
    }

    private void add(int at, Claim claim, String written, String says) {
        examples.add(new Example(at + 1, board, ordered, claim, written, says));
    }

    private static List<String> cells(String row) {
        return Arrays.stream(row.substring(1).split("\\|")).map(String::strip).toList();
    }
}
