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

/** The first letter of a tournament: how all of it goes, to whoever plays or rules. */
record WelcomeLetter(Proceedings so, Director director) {
    /** How all of it goes, to whoever plays or rules. */
    Leaf to(Participant reader) {
        var plan = so.plan();
        boolean plays = so.entrants().contains(reader);
        var parts = new ArrayList<Part>();
        parts.add(words(
                "%s directs it.%s It is %s. A round lasts %s.",
                plan.director().name(),
                plan.assistant()
                        .map(one -> " Where the director plays, %s rules.".formatted(one.name()))
                        .orElse(""),
                plan.kind() == TournamentPlan.Kind.SWISS
                        ? "a Swiss tournament of %s: nobody is out, and those with as many points as one another meet"
                                .formatted(Wording.count(plan.rounds(), "round"))
                        : "a knock-out: whoever loses is out",
                Wording.count(plan.round().toDays(), "day")));
        if (plan.kind() == TournamentPlan.Kind.KNOCK_OUT) parts.add(new Words(drawn()));
        for (var title : plan.games()) parts.add(new Words(game(title)));
        parts.add(new Words(sides()));
        parts.add(new Words(odd()));
        parts.add(
                words(
                        "When a round is paired you hear whom you play, on which side, and until when. The game begins by itself, and its letters come from this same address. What it comes to is counted as soon as it is over; nobody has to report it."));
        parts.add(words(
                "A game that is not over with its round may be ended by its two players, by letters in the game: 'offer draw' and 'accept draw', or 'concede'. Otherwise %s rules how it ends, and tells the reasons to all.",
                plan.director().name()));
        parts.addAll(lots(plays && !so.isNumbered()));
        if (plays) parts.addAll(commands());
        parts.add(new Heading("Who plays"));
        parts.add(new TournamentReports(so, director).entrants());
        return new Leaf(
                so.plan().name(),
                plays ? "You are entered in %s".formatted(plan.name()) : "%s begins".formatted(plan.name()),
                parts);
    }

    /** @param open whether their reader may put in a word */
    private List<Part> lots(boolean open) {
        var parts = new ArrayList<Part>();
        parts.add(new Heading("The lots"));
        parts.add(
                words(
                        "Who plays whom follows from the seeds, the results and, where these leave it open, from lots. Nobody chooses them: they are drawn from a secret that was fixed before this letter was written, and told when all is over. Then 'postrider tournament verify' draws each of them again. This number binds the referee to that secret:"));
        parts.add(new Say(so.commitment()));
        if (open) {
            parts.add(
                    words(
                            "If you like, put in any words of your own before the first round is paired. The lots hang on them too, so that not even somebody who knows the secret could have known what they would be:"));
            parts.add(new Say(line("lot any words of yours")));
        }
        return parts;
    }

    private List<Part> commands() {
        return List.of(
                new Heading("What you may write"),
                words("Each in a line of its own, in a letter that you sign as you sign your orders:"),
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
        return "What is played is %s, scenario %s%s.%s"
                .formatted(
                        director.catalog().game(title.game()).title(),
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

    private String drawn() {
        return switch (so.plan().drawn()) {
            case HIGHER_SEED -> "Of the two who draw the higher seed goes on.";
            case REPLAY ->
                "A drawn game is played once more, with sides exchanged. If that is drawn too the higher seed goes on.";
            case SUDDEN_BID ->
                "A drawn game is played once more, with bids for the sides. If that is drawn too the higher seed goes on.";
        };
    }

    private String odd() {
        if (so.plan().kind() == TournamentPlan.Kind.KNOCK_OUT)
            return so.plan().odd() == OddOne.BYE
                    ? "If your number cannot be halved to the end, the highest seeds have no game in the first round."
                    : "If there is an odd number of you, one plays somebody who is out already, and is out only by a loss.";
        return so.plan()
                .eliminator()
                .map(one ->
                        "If there is an odd number of you, %s plays whoever is left over, for no place of their own."
                                .formatted(one.name()))
                .orElse("If there is an odd number of you, whoever is left over has a point for it, and nobody twice.");
    }
}
