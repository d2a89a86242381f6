package postrider.gateway.tournament;

import static postrider.gateway.tournament.Leaf.words;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.gateway.tournament.Leaf.Heading;
import postrider.gateway.tournament.Leaf.Part;
import postrider.gateway.tournament.Leaf.Say;
import postrider.gateway.tournament.Leaf.Table;
import postrider.gateway.tournament.Leaf.Words;
import postrider.kernel.ruling.Side;
import postrider.letters.Clocks;
import postrider.log.SigningPolicy;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.tournament.Bye;
import postrider.tournament.Format.Next;
import postrider.tournament.OddOne;
import postrider.tournament.Rating;

/** What is written to those in a tournament. */
record TournamentLetters(Proceedings so, Director director) {
    private Leaf leaf(String headline, List<Part> parts) {
        return new Leaf(so.plan().name(), headline, parts);
    }

    private Leaf leaf(String headline, Part... parts) {
        return leaf(headline, List.of(parts));
    }

    private String title(Plan.Title title) {
        return director.catalog().game(title.game()).title();
    }

    private String line(String words) {
        return "tournament %s: %s".formatted(so.id(), words);
    }

    private static String at(Instant when, Participant reader) {
        return Clocks.at(when, reader.home());
    }

    /** How all of it goes, to whoever plays or rules. */
    Leaf welcome(Participant reader) {
        var plan = so.plan();
        boolean plays = so.entrants().contains(reader);
        var parts = new ArrayList<Part>();
        parts.add(words(
                "%s directs it.%s It is %s. A round lasts %s.",
                plan.director().name(),
                plan.assistant()
                        .map(one -> " Where the director plays, %s rules.".formatted(one.name()))
                        .orElse(""),
                plan.kind() == Plan.Kind.SWISS
                        ? "a Swiss tournament of %s: nobody is out, and those with as many points as one another meet"
                                .formatted(Wording.count(plan.rounds(), "round"))
                        : "a knock-out: whoever loses is out",
                Wording.count(plan.round().toDays(), "day")));
        for (var title : plan.games()) parts.add(new Words(game(title)));
        parts.add(new Words(sides()));
        parts.add(new Words(odd()));
        parts.add(
                words(
                        "When a round is paired you hear whom you play, on which side, and until when. The game begins by itself, and its letters come from this same address. What it comes to is counted as soon as it is over; nobody has to report it."));
        parts.add(words(
                "A game that is not over with its round may be ended by its two players, by letters in the game: 'offer draw' and 'accept draw', or 'concede'. Otherwise %s rules how it ends, and tells the reasons to all.",
                plan.director().name()));
        parts.add(new Heading("The lots"));
        parts.add(
                words(
                        "Who plays whom follows from the seeds, the results and, where these leave it open, from lots. Nobody chooses them: they are drawn from a secret that was fixed before this letter was written, and told when all is over. Then 'postrider tournament verify' draws each of them again. What binds to it:"));
        parts.add(new Say(so.commitment()));
        if (plays && !so.isNumbered()) {
            parts.add(
                    words(
                            "If you like, put in any words of your own before the first round is paired. The lots hang on them too, so that not even somebody who knows the secret could have known what they would be:"));
            parts.add(new Say(line("lot any words of yours")));
        }
        if (plays) {
            parts.add(new Heading("What you may write"));
            parts.add(words("Each in a line of its own, in a letter that you sign as you sign your orders:"));
            parts.add(new Say(line("table")));
            parts.add(new Say(line("withdraw")));
        }
        parts.add(new Heading("Who plays"));
        parts.add(entrants());
        return leaf(plays ? "You are entered in %s".formatted(plan.name()) : "%s begins".formatted(plan.name()), parts);
    }

    private String game(Plan.Title title) {
        var options = title.options().entrySet().stream()
                .filter(option -> !option.getKey().equals(SigningPolicy.OPTION.name()))
                .map(option -> "%s=%s".formatted(option.getKey(), option.getValue()))
                .collect(Collectors.joining(", "));
        boolean clock = title.options().containsKey("clock");
        return "What is played is %s, scenario %s%s.%s"
                .formatted(
                        title(title),
                        title.scenario(),
                        options.isEmpty() ? "" : ", with " + options,
                        clock ? "" : " It has no clock: whoever is waited for is reminded, and the round has an end.");
    }

    private String sides() {
        return switch (so.plan().sides()) {
            case BY_TURNS -> "Each plays either side as often as the other, as far as that can be done.";
            case BOTH -> "The two of a pairing play two games at the same time, one from each side.";
            case BY_BID ->
                so.plan().games().getFirst().bidsItself()
                        ? "The two of a pairing bid for their sides in the game's own way, before it begins."
                        : "The two of a pairing bid for their sides by letter, before the game begins; what is given for a side counts as the last tie-break, the less the better.";
        };
    }

    private String odd() {
        if (so.plan().kind() == Plan.Kind.KNOCK_OUT)
            return so.plan().odd() == OddOne.BYE
                    ? "If you are not as many as can be halved to the end, the highest seeds have no game in the first round."
                    : "If you are an odd number, one of you plays somebody who is out already, and is out only by a loss.";
        return so.plan()
                .eliminator()
                .map(one -> "If you are an odd number, %s plays whoever is left over, for no place of their own."
                        .formatted(one.name()))
                .orElse("If you are an odd number, whoever is left over has a point, nobody twice.");
    }

    private Table entrants() {
        return new Table(
                List.of("", "Rating"),
                List.of(1),
                Lists.map(
                        so.entrants(),
                        one -> List.of(
                                one.name(), one.rating().equals(Rating.UNKNOWN) ? "" : Ratings.words(one.rating()))));
    }

    /** A round is paired: what it brings for one who has a game in it. */
    Leaf paired(Participant reader, List<Board> boards) {
        int round = Proceedings.round(boards.getFirst());
        var opponent = opponent(boards.getFirst(), reader);
        var parts = new ArrayList<Part>();
        for (var board : boards)
            parts.add(words(
                    "The game is %s: %s.%s",
                    board.game(),
                    title(so.plan().title(round)),
                    so.isSettled(board) ? " You play the %s side.".formatted(side(board, reader)) : ""));
        if (opponent.equals(so.plan().eliminator().orElse(reader)) && !opponent.equals(reader))
            parts.add(words(
                    "You are an odd number, so you play %s, who stands in. It counts for you like any game, and for them not at all.",
                    opponent.name()));
        if (boards.stream().anyMatch(board -> !so.isSettled(board))) parts.addAll(bidding(boards.getFirst()));
        else if (so.plan().title(round).bidsItself())
            parts.add(words("You bid for your sides first: the letters of the game say how."));
        else
            parts.add(words(
                    "Its first letters have come or come soon, and say whose turn it is; they are headed [%s].",
                    boards.getFirst().game()));
        parts.add(words("The round ends on %s.", at(so.until(boards.getFirst()), reader)));
        return leaf(
                boards.size() == 1
                                && so.isSettled(boards.getFirst())
                                && !so.plan().title(round).bidsItself()
                        ? "Round %d: you play %s, on the %s side"
                                .formatted(round, opponent.name(), side(boards.getFirst(), reader))
                        : "Round %d: you play %s".formatted(round, opponent.name()),
                parts);
    }

    private List<Part> bidding(Board board) {
        var sides = director.sides(so, board);
        return List.of(
                words(
                        "First you bid for your sides. Write which side you want, and what you give for it: a whole number, 0 or more. If you both want the same, whoever gives more has it; between equal bids a lot decides. If each wants another side, nobody gives anything. What is given counts against you as the last tie-break. Neither hears of the other's bid before both are in. The first bid you send counts:"),
                new Say(bid(board, sides.getFirst())),
                new Say(bid(board, sides.getLast()).replaceAll("\\d+$", "0")));
    }

    private String bid(Board board, Side side) {
        return "tournament %s round %d: bid %s 2"
                .formatted(so.id(), Proceedings.round(board), side.word().toLowerCase(Locale.ROOT));
    }

    private Participant opponent(Board board, Participant reader) {
        var first = so.at(board.first());
        return first.equals(reader) ? so.at(board.second()) : first;
    }

    private String side(Board board, Participant reader) {
        var sides = director.sides(so, board);
        return so.at(board.first()).equals(reader)
                ? sides.getFirst().word()
                : sides.getLast().word();
    }

    /** No game in this round. */
    Leaf bye(int round, Bye bye) {
        return leaf(
                "Round %d: you have no game".formatted(round),
                words(
                        bye == Bye.PAIRING
                                ? "There is an odd number of you, and this time it falls on you to be left over. You have a point for it, and it does not fall on you again."
                                : "You are not paired in this round."));
    }

    /** Who directs hears whom they have paired. */
    Leaf round(int round, Participant reader) {
        return leaf(
                "Round %d is paired".formatted(round),
                pairings(round),
                words("It ends on %s.", at(so.rounds().get(round - 1).until(), reader)));
    }

    /** Who plays whom, and what it came to. */
    Table pairings(int round) {
        return new Table(
                List.of("Game", "", "", "Result"),
                List.of(),
                Lists.map(
                        so.boards(round),
                        board -> List.of(
                                board.game(),
                                director.seat(so, board, so.at(board.first())),
                                director.seat(so, board, so.at(board.second())),
                                so.outcome(board).map(this::points).orElse(""))));
    }

    private String points(Proceedings.Outcome outcome) {
        var result = outcome.score().result();
        return "%s : %s%s".formatted(result.first(), result.second(), outcome.adjudicated() ? " (ruled)" : "");
    }

    /** Bids are settled. */
    Leaf seated(Deed.Seated seat, Board board, Participant reader) {
        var bids = so.bids(board).stream()
                .map(bid -> "%s: the %s side for %d"
                        .formatted(
                                so.at(bid.entrant()).name(),
                                bid.first()
                                        ? director.sides(so, board).getFirst().word()
                                        : director.sides(so, board).getLast().word(),
                                bid.points()))
                .collect(Collectors.joining("; "));
        return leaf(
                "%s begins: you play the %s side".formatted(board.game(), side(board, reader)),
                words("The bids were: %s.", bids),
                words(given(seat, so.bids(board))),
                words(
                        "Your opponent is %s. The round ends on %s.",
                        opponent(board, reader).name(), at(so.until(board), reader)));
    }

    private String given(Deed.Seated seat, List<Deed.Bid> bids) {
        var one = bids.getFirst();
        var other = bids.getLast();
        boolean level = one.first() == other.first() && one.points() == other.points();
        return "%s%s"
                .formatted(
                        level ? "You gave as much as one another, and a lot decided. " : "",
                        seat.given() == 0
                                ? "Nobody gives anything."
                                : "%s gives %d.".formatted(so.at(seat.by()).name(), seat.given()));
    }

    /** The round is over, and the game is not. */
    Leaf late(Board board, Participant reader) {
        var ruler = ruler(board);
        return leaf(
                "%s is late".formatted(board.game()),
                words(
                        "Your game against %s was to be over by %s, and is not.",
                        opponent(board, reader).name(), at(so.until(board), reader)),
                so.isSettled(board)
                        ? words(
                                "The two of you may still end it by letters in the game: 'offer draw' and 'accept draw', or 'concede' by who gives it up.")
                        : words("It has not begun, since not both of you have bid for your sides."),
                words(
                        "If you do not, %s rules how it ends, or gives it more time, and writes to you both with the reasons. Until then it goes on.",
                        ruler));
    }

    private String ruler(Board board) {
        var players = List.of(so.at(board.first()), so.at(board.second()));
        return so.plan()
                .officials()
                .filter(one -> players.stream().noneMatch(player -> one.is(player.player())))
                .map(Participant::name)
                .findFirst()
                .orElse("nobody");
    }

    /** To who rules. */
    Leaf late(List<Board> boards, Map<String, String> standings) {
        return leaf(
                "%s late in round %d"
                        .formatted(
                                boards.size() == 1 ? "1 game is" : boards.size() + " games are",
                                Proceedings.round(boards.getFirst())),
                Stream.concat(
                                boards.stream().map(board -> words("%s", standings.get(board.name()))),
                                Stream.of(
                                        words(
                                                "Their players were told, and may end them by letters in the game. If they do not, end each by a ruling, or give it more time. On the command line, or by a letter that you sign:"),
                                        new Say("postrider tournament adjudicate %s %s draw --why 'REASONS'"
                                                .formatted(
                                                        so.id(),
                                                        boards.getFirst().name())),
                                        new Say("postrider tournament late %s %s --days 14 --why 'REASONS'"
                                                .formatted(
                                                        so.id(),
                                                        boards.getFirst().name())),
                                        new Say(line("adjudicate %s draw, REASONS"
                                                .formatted(boards.getFirst().name())))))
                        .toList());
    }

    Leaf extended(Deed.Extended more, Board board, Participant reader) {
        return leaf(
                "%s has more time".formatted(board.game()),
                words(
                        "Your game against %s is to be over by %s now.",
                        opponent(board, reader).name(), at(more.until(), reader)),
                words("The reason: %s", more.why()));
    }

    /** To both players, and to who directs. */
    Leaf ruled(Deed.Adjudicated ruled, Board board) {
        return leaf(
                "%s is ended by a ruling: %s".formatted(board.game(), Director.words(so, board, ruled.score())),
                words(
                        "%s and %s did not end their game.",
                        so.at(board.first()).name(), so.at(board.second()).name()),
                words("%s rules: %s.", ruled.by(), Director.words(so, board, ruled.score())),
                words("The reasons: %s", ruled.why()),
                words("The ruling and its reasons stand in the closing report, for all to read."));
    }

    Leaf changed(Participant reader) {
        return leaf(
                "You are known here as you are today",
                words(
                        "From now on letters of the tournament go to %s, and your games to come begin with %s. Deadlines are told by the clocks of %s.",
                        reader.player().address(),
                        reader.player().key().isEmpty()
                                ? "no key: who runs the games enters your letters"
                                : "the key %s".formatted(reader.player().fingerprint()),
                        reader.zone()),
                words(
                        "In a game that goes on nothing has changed by it: there 'new key' and 'new address' do it, by a letter in the game."));
    }

    Leaf withdrawn(Participant gone, Deed.Withdrawn why) {
        return leaf(
                "%s has left %s".formatted(gone.name(), so.plan().name()),
                words("%s is paired no more.%s", gone.name(), why.why().isEmpty() ? "" : " The reason: " + why.why()),
                words("Games of theirs that were going on are lost; what was played before counts."));
    }

    /** All games of a round have their result. */
    Leaf table(int round) {
        var parts = new ArrayList<Part>();
        parts.add(new Heading("Round %d".formatted(round)));
        parts.add(pairings(round));
        parts.addAll(rulings(Lists.filter(so.boards(round), board -> true)));
        parts.addAll(standing());
        return leaf(
                so.plan().kind() == Plan.Kind.SWISS
                        ? "After round %d of %d".formatted(round, so.plan().rounds())
                        : "After round %d".formatted(round),
                parts);
    }

    private List<Part> standing() {
        var tables = new Tables(so);
        return List.of(
                new Heading("The table"),
                tables.standings(),
                words(Tables.legend()),
                new Heading("Who played whom"),
                tables.cross(),
                words(tables.crossLegend()));
    }

    /** As it stands, whenever somebody asks. */
    Leaf asItStands() {
        if (!so.isNumbered())
            return leaf("%s has not begun".formatted(so.plan().name()), new Heading("Who plays"), entrants());
        var parts = new ArrayList<Part>();
        parts.add(new Heading("Round %d".formatted(so.round())));
        parts.add(pairings(so.round()));
        parts.addAll(standing());
        return leaf(so.isClosed() ? "The final table" : "In round %d".formatted(so.round()), parts);
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
                            Director.words(so, board, outcome.score()),
                            outcome.by(),
                            outcome.how())));
        return parts;
    }

    /**
     * The last letter.
     *
     * @param audits what was found in the file of each game
     */
    Leaf closing(Deed.Closed end, Table audits) {
        var tables = new Tables(so);
        var winners = winners(tables);
        var parts = new ArrayList<Part>();
        if (!end.why().isEmpty()) parts.add(words("It ends before all its rounds are played: %s", end.why()));
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
        parts.addAll(rulings.isEmpty() ? List.of(words("None: all were played to their end.")) : rulings);
        parts.add(new Heading("The games"));
        parts.add(words("What a check of each game's file has found, from its first letter to its last die:"));
        parts.add(audits);
        parts.add(new Heading("The lots"));
        parts.add(words(
                "All lots were drawn from this secret, to which your first letter bound its holder (%s). With it and the file of the tournament 'postrider tournament verify' draws them again, and makes every pairing, this table and the ratings anew.",
                so.commitment()));
        parts.add(new Say(end.secret()));
        return leaf(
                winners.isEmpty()
                        ? "%s is over".formatted(so.plan().name())
                        : "%s is over: %s %s"
                                .formatted(
                                        so.plan().name(),
                                        Wording.list(winners),
                                        winners.size() == 1 ? "has won" : "share the first place"),
                parts);
    }

    private List<String> winners(Tables tables) {
        if (so.round() == 0) return List.of();
        var next = Formats.of(so.plan()).next(so.tournament(), so.away());
        return so.plan().kind() == Plan.Kind.KNOCK_OUT && next instanceof Next.Over(var won)
                ? Lists.map(won, number -> so.at(number).name())
                : Lists.map(
                        Lists.filter(tables.placed(), one -> one.place() == 1),
                        one -> so.at(one.number()).name());
    }
}
