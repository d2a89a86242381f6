package postrider.gateway.tournament;

import static postrider.gateway.tournament.Leaf.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import postrider.gateway.tournament.Leaf.Heading;
import postrider.gateway.tournament.Leaf.Part;
import postrider.gateway.tournament.Leaf.Say;
import postrider.gateway.tournament.Leaf.Words;
import postrider.log.SigningPolicy;
import postrider.text.Wording;
import postrider.tournament.OddOne;

/** The first letter of a tournament, which explains it to players and officials. */
record WelcomeLetter(Proceedings so, Director director) {
    Leaf to(Participant reader) {
        var plan = so.plan();
        boolean plays = so.entrants().contains(reader);
        var parts = new ArrayList<Part>();
        parts.add(words(
                "The director is %s.%s It is %s. A round lasts %s.",
                plan.director().name(),
                plan.assistant()
                        .map(one -> " In the director's own games, %s rules.".formatted(one.name()))
                        .orElse(""),
                plan.kind() == TournamentPlan.Kind.SWISS
                        ? "a Swiss tournament of %s: nobody is knocked out, and players with the same number of points meet"
                                .formatted(Wording.count(plan.rounds(), "round"))
                        : "a knock-out: the loser of a game is out",
                Wording.count(plan.round().toDays(), "day")));
        if (plan.kind() == TournamentPlan.Kind.KNOCK_OUT) parts.add(new Words(drawn()));
        for (var title : plan.games()) parts.add(new Words(game(title)));
        parts.add(new Words(sides()));
        parts.add(new Words(odd()));
        parts.add(
                words(
                        "When a round is paired you will hear whom you play, on which side, and until when. The game begins automatically, and its letters come from this same address. Its result is counted as soon as it is over; nobody has to report it."));
        parts.add(words(
                "If a game is not over when its round ends, its players may end it by letters in the game: 'offer draw' and 'accept draw', or 'concede'. Otherwise %s rules how it ends, and gives everybody the reasons.",
                plan.director().name()));
        parts.addAll(lots(plays && !so.isNumbered()));
        if (plays) parts.addAll(commands());
        parts.add(new Heading("Who plays"));
        parts.add(new TournamentReports(so, director).entrants());
        return so.leaf(
                plays ? "You are entered in %s".formatted(plan.name()) : "%s begins".formatted(plan.name()), parts);
    }

    /** @param open whether the reader may still add words */
    private List<Part> lots(boolean open) {
        var parts = new ArrayList<Part>();
        parts.add(new Heading("The lots"));
        parts.add(
                words(
                        "Who plays whom follows from the seeds, the results and, where these leave it open, from lots. Nobody chooses the lots: they are drawn from a secret that was fixed before this letter was written and will be published at the end. Then 'postrider tournament verify' draws each of them again. This number binds the referee to that secret:"));
        parts.add(new Say(so.commitment()));
        if (open) {
            parts.add(
                    words(
                            "If you like, add any words of your own before the first round is paired. The lots then depend on them too, so that not even somebody who knows the secret could have predicted them:"));
            parts.add(new Say(line("lot any words of yours")));
        }
        return parts;
    }

    private List<Part> commands() {
        return List.of(
                new Heading("What you may write"),
                words("Each on a line of its own, in a letter that you sign as you sign your orders:"),
                new Say(line("table")),
                new Say(line("withdraw")));
    }

    private String line(String words) {
        return "tournament %s: %s".formatted(so.id(), words);
    }

    private String game(TournamentPlan.Title title) {
        var options = title.options().entrySet().stream()
                .filter(option -> !option.getKey().equals(SigningPolicy.OPTION.name()))
                .map(option -> "%s=%s".formatted(option.getKey(), option.getValue()))
                .collect(Collectors.joining(", "));
        boolean clock = title.options().containsKey("clock");
        return "The game is %s, scenario %s%s.%s"
                .formatted(
                        director.catalog().game(title.game()).title(),
                        title.scenario(),
                        options.isEmpty() ? "" : ", with " + options,
                        clock
                                ? ""
                                : " It has no clock, but players who keep others waiting are reminded, and the round has an end.");
    }

    private String sides() {
        return switch (so.plan().sides()) {
            case BY_TURNS -> "Everybody plays each side equally often, as far as possible.";
            case BOTH -> "Each pair plays two games at the same time, so that both play each side.";
            case BY_BID ->
                so.plan().games().getFirst().bidsItself()
                        ? "Each pair bids for sides in the game's own way, before it begins."
                        : "Each pair bids for sides by letter before the game begins. What you pay for a side counts as the last tie-break: the less, the better.";
        };
    }

    private String drawn() {
        return switch (so.plan().drawn()) {
            case HIGHER_SEED -> "After a drawn game the higher seed goes on.";
            case REPLAY ->
                "A drawn game is played again with sides swapped. If that is drawn too, the higher seed goes on.";
            case SUDDEN_BID ->
                "A drawn game is played again with bids for the sides. If that is drawn too, the higher seed goes on.";
        };
    }

    private String odd() {
        if (so.plan().kind() == TournamentPlan.Kind.KNOCK_OUT)
            return so.plan().odd() == OddOne.BYE
                    ? "If the number of players is not a power of two, the highest seeds have no game in the first round."
                    : "If there is an odd number of players, one of them plays somebody who is already out, and is out only if they lose.";
        return so.plan()
                .eliminator()
                .map(one -> "If there is an odd number of players, %s plays the one left over, without competing."
                        .formatted(one.name()))
                .orElse(
                        "If there is an odd number of players, the one left over gets a point, and nobody is left over twice.");
    }
}
