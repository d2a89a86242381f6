package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Fault;
import postrider.kernel.view.Scene;
import postrider.text.LazyList;
import postrider.text.LineReader;

/** What a card is played for. */
public sealed interface Use permits Use.Operate, Use.Event, Control, Reinforce, Use.Discard, Use.Newer {
    /** In canonical words, with the card. */
    String words(Card card);

    /** Carries it out; throws {@link Refused} unless it is allowed. The card has left the hand. */
    void carryOut(PlayedCard play);

    /**
     * 6.2, 7.1, 7.2 / 6.1, 7.0: a general is activated, completing the Operations Queue if there is one; or the operations of a
     * campaign; or Glover's event.
     */
    record Operate(List<Step> steps) implements Use {
        @Override
        public String words(Card card) {
            return Use.played(card) + Step.words(steps);
        }

        @Override
        public void carryOut(PlayedCard play) {
            if (play.card().isOps()) activate(play);
            else if (play.card().isCampaign()) campaign(play);
            else activateByEvent(play);
        }

        /** 7.1 / 6.1 */
        private void activate(PlayedCard play) {
            Step.firstGeneral(steps).ifPresent(general -> {
                Fault.refuse(play.barred(general));
                play.mustSuffice(general);
            });
            Operations.judge(play, steps);
            play.show(
                    play.law(Subject.OPS_CARD),
                    "to activate " + Step.firstGeneral(steps).orElseThrow());
            play.working().discard(play.card());
            play.useQueue();
            Operations.carryOut(play, steps);
        }

        /** 7.2.A / 7.0 */
        private void campaign(PlayedCard play) {
            Operations.judge(play, steps);
            play.lay(play.law(Subject.OPERATIONS), "%s play %s.", Sides.the(play.side()), play.card());
            play.working().discard(play.card());
            play.abandonQueue();
            Operations.carryOut(play, steps);
        }

        /** 7.3.C / 7.1 */
        private void activateByEvent(PlayedCard play) {
            var events = play.book().events();
            play.mustFit(play.card().activatesGeneral(), "activate one general", "7.0");
            Fault.refuse(events.mayPlay(play.now(), play.side(), play.card()));
            Operations.judge(play, steps);
            play.show(play.law(Subject.EVENT), "as an event");
            play.abandonQueue();
            Operations.carryOut(play, steps);
            events.resolve(play.working(), play.side(), play.card());
        }

        /** Each move alone, and each move followed by asking how to go on. */
        static List<Use> legal(List<Activation> moves) {
            return LazyList.joined(
                    LazyList.of(moves, move -> new Operate(List.of(move))),
                    LazyList.of(moves, move -> new Operate(List.of(move, new Step.ThenAsk()))));
        }

        /** The first operation of a campaign, followed by asking for the next. */
        static List<Use> campaign(List<? extends Step.Operation> first) {
            return LazyList.of(first, operation -> new Operate(List.of(operation, new Step.ThenAsk())));
        }
    }

    /** 6.3 / 6.2: the event, with the player's first choice if it was made in the order. */
    record Event(Optional<String> picks) implements Use {
        /** All words are understood here, because they are matched to the options of the event later. */
        static Event read(LineReader line, String picks) {
            line.understood(picks);
            return new Event(Optional.of(picks.replace(';', ',')).filter(words -> !words.isBlank()));
        }

        @Override
        public String words(Card card) {
            return Use.played(card) + "event" + picks.map(words -> ": " + words).orElse("");
        }

        @Override
        public void carryOut(PlayedCard play) {
            var working = play.working();
            var card = play.card();
            var events = play.book().events();
            play.mustFit(!card.isOps(), "play an event", play.law(Subject.EVENT));
            play.mustFit(!card.isCampaign(), "play an event without saying who moves", play.law(Subject.OPERATIONS));
            events.judge(working.now(), play.side(), card, picks);
            play.show(play.law(Subject.EVENT), "as an event");
            working.umpire().show(new Scene.Told("", card.title()));
            play.abandonQueue();
            var before = working.now();
            events.play(working, play.side(), card, picks);
            if (working.now().equals(before)) working.rule(play.law(Subject.EVENT_CHOICE), "It changes nothing.");
            events.afterPlay(working, card);
        }
    }

    /** 6.32.B.i / 6.2: for nothing. */
    record Discard() implements Use {
        @Override
        public String words(Card card) {
            return "discard " + card.label();
        }

        @Override
        public void carryOut(PlayedCard play) {
            play.discard();
        }
    }

    /** Uses that are not in the elder book; the newer book judges them and carries them out. */
    sealed interface Newer extends Use {
        @Override
        default void carryOut(PlayedCard play) {
            play.carryOut(this);
        }
    }

    /** 7.1.B: begin or extend an Operations Queue. */
    record Queue() implements Newer {
        @Override
        public String words(Card card) {
            return played(card) + "queue";
        }
    }

    /** 6.32.B.ii */
    record DiscardToPlace(Space space) implements Newer {
        @Override
        public String words(Card card) {
            return "discard " + card.label() + ": control " + space;
        }
    }

    /** 6.32.B.iii */
    record DiscardToRemove(Space space) implements Newer {
        @Override
        public String words(Card card) {
            return "discard " + card.label() + ": remove " + space;
        }
    }

    /** The beginning of an order that plays the card. */
    static String played(Card card) {
        return "play " + card.label() + ": ";
    }
}
