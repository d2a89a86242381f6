package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.kernel.view.Scene;
import postrider.text.LineReader;

/** 6.3 / 6.2: the event, with the player's first choice if it was made in the order. */
public record Event(Optional<String> picks) implements Use {
    /** What an event does is chosen among its options, so that all its words are judged. */
    static Event read(LineReader line, String picks) {
        line.understood(picks);
        return new Event(Optional.of(picks).filter(words -> !words.isBlank()));
    }

    @Override
    public String words(Card card) {
        return Use.played(card) + "event" + picks.map(words -> ": " + words).orElse("");
    }

    @Override
    public void carryOut(PlayedCard play) {
        var working = play.working();
        var card = play.card();
        var events = play.events();
        play.mustFit(!card.isOps(), "play an event", events.sections().event());
        play.mustFit(
                !card.isCampaign(),
                "play an event without saying who moves",
                play.sections().again());
        events.judge(working.now(), play.side(), card, picks);
        play.show(events.sections().event(), "as an event");
        working.umpire().show(new Scene.Told("", card.title()));
        play.abandonQueue();
        var before = working.now();
        events.play(working, play.side(), card, picks);
        if (working.now().equals(before)) working.rule(events.sections().choice(), "It changes nothing.");
        events.afterPlay(working, card);
    }

    /** What is left to say of it is asked. */
    static List<Use> legal() {
        return List.of(new Event(Optional.empty()));
    }
}
