package postrider.gateway.tournament;

import java.util.ArrayList;
import java.util.stream.Collectors;
import postrider.letters.Clocks;
import postrider.letters.Phrases;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.tournament.Bye;

/** The state of a tournament, for the director's screen. */
public record TournamentStatus(Proceedings so, Director director) {
    public Leaf leaf() {
        return new TournamentReports(so, director).asItStands();
    }

    /** The pairings of the last round, and who has no game. */
    public String pairings() {
        return Leaf.text(new TournamentReports(so, director).pairings(so.round()))
                + so.rounds().getLast().byes().entrySet().stream()
                        .filter(bye -> bye.getValue() == Bye.PAIRING
                                && so.boards(so.round()).stream().noneMatch(board -> board.has(bye.getKey())))
                        .map(bye -> "%s has no game and %s.\n"
                                .formatted(so.at(bye.getKey()).name(), spared()))
                        .collect(Collectors.joining());
    }

    private String spared() {
        return switch (so.plan().kind()) {
            case SWISS -> "gets a point";
            case KNOCK_OUT -> "goes on to the next round";
        };
    }

    public String standings() {
        return so.isNumbered() ? Leaf.text(new Tables(so).standings()) : "";
    }

    /** The deadline of a game, in the director's time zone. */
    public String until(Board board) {
        return Clocks.at(so.until(board), so.plan().director().home());
    }

    public String line() {
        return "%s: %s".formatted(so.id(), stage());
    }

    private String stage() {
        if (so.isClosed()) return "closed";
        if (!so.isNumbered())
            return "%s, no round paired yet"
                    .formatted(Wording.count(so.playing().size(), "entrant"));
        var open = so.open();
        return open.isEmpty()
                ? "round %d is over%s".formatted(so.round(), so.isPlayed() ? ", and it was the last" : "")
                : "round %d, %s open%s"
                        .formatted(
                                so.round(),
                                Wording.count(open.size(), "game"),
                                open.stream().anyMatch(so::isLate) ? ", some of them late" : "");
    }

    /** What it is waiting for, and what can be done. */
    public String status() {
        var lines = new ArrayList<String>();
        lines.add("%s: %s, %s".formatted(so.id(), so.plan().name(), stage()));
        for (var board : so.open()) {
            lines.add("  %s".formatted(standstill(board)));
            if (so.isLate(board)) lines.add("    It was due by %s, and is late.".formatted(until(board)));
        }
        if (!so.open().isEmpty() && so.open().stream().noneMatch(so::isLate))
            lines.add("  The round ends on %s.".formatted(until(so.open().getFirst())));
        lines.add("  Next: %s".formatted(next()));
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    private String next() {
        if (so.isClosed()) return "nothing; 'postrider tournament verify %s' checks everything.".formatted(so.id());
        if (so.isPlayed()) return "'postrider tournament close %s'.".formatted(so.id());
        if (so.open().isEmpty()) return "'postrider tournament pair %s'.".formatted(so.id());
        return so.open().stream().anyMatch(so::isLate)
                ? "'postrider tournament adjudicate %s GAME RESULT --why ...', or 'postrider tournament late %1$s GAME --days N --why ...'."
                        .formatted(so.id())
                : "wait for the games; their results are entered automatically.";
    }

    /** The late games, and what each is waiting for. */
    public String late() {
        var late = Lists.filter(so.open(), so::isLate);
        return late.isEmpty()
                ? "No game of %s is late.%n".formatted(so.id())
                : Lists.map(late, board -> standstill(board) + "\n").stream().collect(Collectors.joining());
    }

    /** The state of an unfinished game in a sentence, for the official who must rule how it ends. */
    String standstill(Board board) {
        var players = "%s, %s against %s"
                .formatted(
                        board.game(),
                        director.seating(so).seat(board, so.at(board.first())),
                        director.seating(so).seat(board, so.at(board.second())));
        return director.games()
                .apply(board.game())
                .map(game -> "%s: %s".formatted(players, standstill(game)))
                .orElseGet(() -> "%s: %s".formatted(players, bids(board)));
    }

    private String bids(Board board) {
        if (!board.bids()) return "it begins within minutes.";
        var silent = Lists.filter(
                so.players(board),
                one -> so.bids(board).stream()
                        .noneMatch(bid -> so.at(bid.entrant()).equals(one)));
        return "it has not begun, and is waiting for the bid of %s."
                .formatted(Wording.list(Lists.map(silent, Participant::name)));
    }

    private String standstill(GameStore game) {
        var log = game.log();
        if (log.over()) return log.ended().orElseThrow();
        var open = director.catalog().open(game, log);
        var awaited = open.sides().stream()
                .filter(open.status()::awaits)
                .map(side -> "the %s player (%s)"
                        .formatted(side, log.header().player(side).name()))
                .collect(Collectors.joining(" and "));
        return "impulse %d, which has been waiting since %s for %s."
                .formatted(
                        log.impulse(),
                        Phrases.clock(log.latest().moved()),
                        awaited.isEmpty() ? "the referee" : awaited);
    }
}
