package postrider.gateway.tournament;

import static postrider.gateway.tournament.Leaf.words;

import java.util.ArrayList;
import java.util.List;
import postrider.gateway.tournament.Leaf.Heading;
import postrider.gateway.tournament.Leaf.Part;
import postrider.gateway.tournament.Leaf.Say;
import postrider.gateway.tournament.Leaf.Table;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.tournament.Format.Next;
import postrider.tournament.Rating;

/** The reports of a tournament, for all to read. */
record TournamentReports(Proceedings so, Director director) {
    Table entrants() {
        return new Table(
                List.of("", "Rating"),
                List.of(1),
                Lists.map(
                        so.entrants(),
                        one -> List.of(
                                one.name(), one.rating().equals(Rating.UNKNOWN) ? "" : Ratings.words(one.rating()))));
    }

    Table pairings(int round) {
        return new Table(
                List.of("Game", "", "", "Result"),
                List.of(),
                Lists.map(
                        so.boards(round),
                        board -> List.of(
                                board.game(),
                                director.seating(so).seat(board, so.at(board.first())),
                                director.seating(so).seat(board, so.at(board.second())),
                                so.outcome(board).map(this::points).orElse(""))));
    }

    private String points(Proceedings.Outcome outcome) {
        var result = outcome.score().result();
        return "%s : %s%s".formatted(result.first(), result.second(), outcome.adjudicated() ? " (ruled)" : "");
    }

    Leaf table(int round) {
        var parts = new ArrayList<Part>();
        parts.add(new Heading("Round %d".formatted(round)));
        parts.add(pairings(round));
        parts.addAll(rulings(so.boards(round)));
        parts.addAll(standing());
        return so.leaf(
                so.plan().kind() == TournamentPlan.Kind.SWISS
                        ? "After round %d of %d".formatted(round, so.plan().rounds())
                        : "After round %d".formatted(round),
                parts);
    }

    private List<Part> standing() {
        var tables = new Tables(so);
        return List.of(
                new Heading("The table"),
                tables.standings(),
                words("%s%s", so.open().isEmpty() ? "" : "Points include only finished rounds. ", Tables.legend()),
                new Heading("Who played whom"),
                tables.cross(),
                words(tables.crossLegend()));
    }

    Leaf asItStands() {
        if (!so.isNumbered())
            return so.leaf("%s has not begun".formatted(so.plan().name()), new Heading("Who plays"), entrants());
        var parts = new ArrayList<Part>();
        parts.add(new Heading("Round %d".formatted(so.round())));
        parts.add(pairings(so.round()));
        parts.addAll(standing());
        return so.leaf(so.isClosed() ? "The final table" : "In round %d".formatted(so.round()), parts);
    }

    private List<Part> rulings(List<Board> boards) {
        var parts = new ArrayList<Part>();
        for (var board : boards)
            so.outcome(board)
                    .filter(Proceedings.Outcome::adjudicated)
                    .ifPresent(outcome -> parts.add(words(
                            "%s, %s against %s: %s. %s rules: %s",
                            board.game(),
                            so.at(board.first()).name(),
                            so.at(board.second()).name(),
                            Seating.words(so, board, outcome.score()),
                            outcome.by(),
                            outcome.how())));
        return parts;
    }

    /**
     * The closing report.
     *
     * @param audits the findings on the file of each game
     */
    Leaf closing(Deed.Closed end, Table audits) {
        var tables = new Tables(so);
        var winners = winners(tables);
        var parts = new ArrayList<Part>();
        if (!end.why().isEmpty()) parts.add(words("It ends before all rounds have been played: %s", end.why()));
        parts.add(new Heading("The final table"));
        parts.add(tables.standings());
        parts.add(words(Tables.legend()));
        parts.add(new Heading("Ratings before and after"));
        parts.add(Ratings.table(so));
        parts.add(new Heading("Who played whom"));
        parts.add(tables.cross());
        parts.add(words(tables.crossLegend()));
        parts.add(new Heading("Games ended by a ruling"));
        var rulings = rulings(so.boards());
        parts.addAll(rulings.isEmpty() ? List.of(words("None: all were played to the end.")) : rulings);
        parts.add(new Heading("The games"));
        parts.add(words("The result of checking each game's file, from its first letter to its last die:"));
        parts.add(audits);
        parts.add(new Heading("The lots"));
        parts.add(words(
                "All lots were drawn from this secret, to which the referee was bound by your first letter (%s). With it and the tournament's file, 'postrider tournament verify' draws them again and recomputes every pairing, this table and the ratings.",
                so.commitment()));
        parts.add(new Say(end.secret()));
        return so.leaf(
                winners.isEmpty()
                        ? "%s is over".formatted(so.plan().name())
                        : "%s is over: %s %s"
                                .formatted(
                                        so.plan().name(),
                                        Wording.list(winners),
                                        winners.size() == 1 ? "has won" : "share first place"),
                parts);
    }

    private List<String> winners(Tables tables) {
        if (so.round() == 0) return List.of();
        var next = so.plan().format().next(so.tournament(), so.away());
        return so.plan().kind() == TournamentPlan.Kind.KNOCK_OUT && next instanceof Next.Over(var won)
                ? Lists.map(won, number -> so.at(number).name())
                : Lists.map(
                        Lists.filter(tables.placed(), one -> one.place() == 1),
                        one -> so.at(one.number()).name());
    }
}
