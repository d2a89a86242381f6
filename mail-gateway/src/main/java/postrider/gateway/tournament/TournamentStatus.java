package postrider.gateway.tournament;

import java.util.ArrayList;
import java.util.stream.Collectors;
import postrider.letters.Clocks;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.tournament.Bye;

/** How a tournament stands, for the screen of whoever directs it. */
public record TournamentStatus(Proceedings so, Director director) {
    /** All of it. */
    public Leaf leaf() {
        return new TournamentReports(so, director).asItStands();
    }

    /** The pairings of the last round, and who has none. */
    public String pairings() {
        return Leaf.text(new TournamentReports(so, director).pairings(so.round()))
                + so.rounds().getLast().byes().entrySet().stream()
                        .filter(bye -> bye.getValue() == Bye.PAIRING
                                && so.boards(so.round()).stream().noneMatch(board -> board.has(bye.getKey())))
                        .map(bye -> "%s has no game, and a point for it.\n"
                                .formatted(so.at(bye.getKey()).name()))
                        .collect(Collectors.joining());
    }

    /** The table. */
    public String standings() {
        return so.isNumbered() ? Leaf.text(new Tables(so).standings()) : "";
    }

    /** When a game is to be over, where the director lives. */
    public String until(Board board) {
        return Clocks.at(so.until(board), so.plan().director().home());
    }

    /** In a line. */
    public String line() {
        return "%s: %s".formatted(so.id(), stage());
    }

    private String stage() {
        if (so.isClosed()) return "closed";
        if (!so.isNumbered())
            return "%s, no round is paired".formatted(Wording.count(so.playing().size(), "entrant"));
        var open = so.open();
        return open.isEmpty()
                ? "round %d is over%s".formatted(so.round(), so.isPlayed() ? ", and it was the last" : "")
                : "round %d, %s open%s"
                        .formatted(
                                so.round(),
                                Wording.count(open.size(), "game"),
                                open.stream().anyMatch(so::isLate) ? ", some of them late" : "");
    }

    /** What it waits for, and what can be done. */
    public String status() {
        var lines = new ArrayList<String>();
        lines.add("%s: %s, %s".formatted(so.id(), so.plan().name(), stage()));
        for (var board : so.open()) {
            lines.add("  %s".formatted(Standstill.of(so, director, board)));
            if (so.isLate(board)) lines.add("    It is late, since %s.".formatted(until(board)));
        }
        if (!so.open().isEmpty() && so.open().stream().noneMatch(so::isLate))
            lines.add("  The round ends on %s.".formatted(until(so.open().getFirst())));
        lines.add("  Next: %s".formatted(next()));
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    private String next() {
        if (so.isClosed()) return "nothing; 'postrider tournament verify %s' checks all of it.".formatted(so.id());
        if (so.isPlayed()) return "'postrider tournament close %s'.".formatted(so.id());
        if (so.open().isEmpty()) return "'postrider tournament pair %s'.".formatted(so.id());
        return so.open().stream().anyMatch(so::isLate)
                ? "'postrider tournament adjudicate %s GAME RESULT --why ...', or 'postrider tournament late %1$s GAME --days N --why ...'."
                        .formatted(so.id())
                : "the games are played; their results come in by themselves.";
    }

    /** The games that are late, and what each waits for. */
    public String late() {
        var late = Lists.filter(so.open(), so::isLate);
        return late.isEmpty()
                ? "No game of %s is late.%n".formatted(so.id())
                : Lists.map(late, board -> Standstill.of(so, director, board) + "\n").stream()
                        .collect(Collectors.joining());
    }
}
