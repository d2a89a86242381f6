package postrider.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Reads from a tournament in FIDE's report format (TRF) what {@link Recorded} keeps. */
record Trf(String name, List<String> lines) {
    private static final int FIRST_ROUND = 91;
    private static final int WIDTH = 10;

    /** What a player's line says about a round. */
    private record Cell(int opponent, char side, char result) {}

    static Recorded read(Path file) throws IOException {
        var name = file.getFileName().toString().replace(".trf", "");
        return new Trf(
                        name,
                        Files.readString(file)
                                .lines()
                                .filter(line -> line.startsWith("001"))
                                .toList())
                .recorded();
    }

    private Recorded recorded() {
        int rounds = lines.stream()
                .mapToInt(line -> (line.length() - FIRST_ROUND + WIDTH - 1) / WIDTH)
                .max()
                .orElseThrow();
        return new Recorded(
                name,
                lines.size(),
                topFirst(),
                IntStream.range(0, rounds).mapToObj(this::round).toList());
    }

    /** Whether the first to play in the first round had the first side; every second player has the other. */
    private boolean topFirst() {
        int seed = 0;
        for (int player = 1; player <= lines.size(); player++) {
            var cell = cell(player, 0);
            if (cell.opponent == 0 && bye(cell) != Bye.PAIRING) continue;
            seed++;
            if (cell.opponent > player) return cell.side == 'w' == (seed % 2 == 1);
        }
        return true;
    }

    private Cell cell(int player, int round) {
        var line = lines.get(player - 1);
        int at = FIRST_ROUND + WIDTH * round;
        if (line.length() < at + 8) return new Cell(0, '-', 'Z');
        var opponent = line.substring(at, at + 4).strip();
        return new Cell(opponent.isEmpty() ? 0 : Integer.parseInt(opponent), line.charAt(at + 5), line.charAt(at + 7));
    }

    private static Bye bye(Cell cell) {
        return switch (cell.result) {
            case 'U' -> Bye.PAIRING;
            case 'F' -> Bye.FULL;
            case 'H' -> Bye.HALF;
            default -> Bye.ZERO;
        };
    }

    private Recorded.PairedRound round(int round) {
        var byes = new TreeMap<Integer, Bye>();
        var pairings = new ArrayList<Pairing>();
        var results = new StringBuilder();
        for (int player = 1; player <= lines.size(); player++) {
            var cell = cell(player, round);
            if (cell.opponent == 0) byes.put(player, bye(cell));
            if (cell.opponent <= player) continue;
            pairings.add(cell.side == 'w' ? new Pairing(player, cell.opponent) : new Pairing(cell.opponent, player));
            boolean nobody = cell.result == '-' && cell(cell.opponent, round).result == '-';
            results.append(nobody ? 'x' : cell.result);
        }
        var print = Recorded.print(new Draw(pairings, byes));
        byes.values().removeIf(bye -> bye == Bye.PAIRING);
        return new Recorded.PairedRound(byes, results.toString(), print);
    }
}
