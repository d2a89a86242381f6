package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.Markers;
import postrider.americanwar.rules.OneEach;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.text.LazyList;
import postrider.text.Lists;
import postrider.text.Wording;

/** What a player may order. Each kind has its words, judges itself, lists what is legal and carries itself out. */
public sealed interface Order {
    /** In canonical words, on one line. */
    String words();

    /** Committees of Correspondence, 4.0 in both books, the American: a PC marker in each of the thirteen colonies. */
    record Committees(List<Space> spaces) implements Order {
        private static final int TO_CHOOSE_FROM = 7;

        @Override
        public String words() {
            return "committees: " + Wording.orNone(spaces);
        }

        /** Where the committees may meet. */
        public static Bars<Space> bars(Occupancy occupancy) {
            var british = occupancy.of(Sides.BRITISH);
            return occupancy
                    .bars()
                    .bar("4.0", occupancy.canada(), "%s is not in the thirteen colonies.")
                    .bar("4.0", occupancy.of(Sides.AMERICAN).markers(), "%s has a PC marker already.")
                    .bar("4.0", british.pieces().or(british.markers()), "A British piece is in %s.");
        }

        /** Throws {@link Refused} unless they may meet there. A colony with only one legal space need not be named. */
        public void place(WorkingPosition working) {
            var bars = bars(working.occupancy());
            bars.check(spaces);
            var committees = new OneEach("4.0", bars.open());
            var faults = committees.faults(spaces);
            if (!faults.isEmpty()) throw new Refused(faults);
            Markers.put(working, "4.0", Sides.AMERICAN, committees.complete(spaces));
        }

        /** A sample of the legal orders: each chooses a different space in every colony. */
        public static List<Order> legal(Occupancy occupancy) {
            var colonies = Lists.grouped(bars(occupancy).open(), Space::colony).values();
            return LazyList.of(
                    TO_CHOOSE_FROM,
                    turn -> new Committees(Lists.map(colonies, spaces -> spaces.get(turn % spaces.size()))));
        }
    }

    /** 4.0, the British: up to three PC markers, placed as if with an OPS card; not in the elder book. */
    record ForTheKing(List<Space> spaces) implements Order {
        private static final int MOST = 3;

        @Override
        public String words() {
            return "for the king: " + Wording.orNone(spaces);
        }

        /** Throws {@link Refused} unless markers may be placed there. */
        public void place(WorkingPosition working, Bars<Space> bars) {
            Markers.judge("4.0", MOST, spaces, bars);
            Markers.place(working, "4.0", Sides.BRITISH, spaces, bars);
        }

        static List<Order> legal(Bars<Space> bars) {
            var some = LazyList.of(bars.open().runs(MOST), ForTheKing::new);
            return LazyList.joined(some, List.of(new ForTheKing(List.of())));
        }
    }

    /**
     * 5.3: one strategy card.
     *
     * @param exchange the OPS card given for the event the opponent has just discarded (6.32.C); never in the elder book
     */
    record Play(Optional<Card> exchange, Card card, Use use) implements Order {
        public Play(Card card, Use use) {
            this(Optional.empty(), card, use);
        }

        @Override
        public String words() {
            return exchange.map(given -> "exchange " + given.label() + ", ").orElse("") + use.words(card);
        }

        /** The general who moves first, if one does. */
        public Optional<General> mover() {
            return use instanceof Use.Operate(var steps) ? Step.firstGeneral(steps) : Optional.empty();
        }

        /** Takes the card out of the hand. Throws {@link Refused} unless it is there and fits a claim of the first play. */
        public void takeUp(WorkingPosition working, Side side) {
            mustBeHeld(working.now().cards().hand(side), card);
            mustBeAsClaimed(working.now(), side);
            working.takeFromHand(side, card);
            working.track(track -> track.with(Track.Mark.CAMPAIGN_FIRST, false));
        }

        /** 6.32.C: OPS cards that may be given for the event just discarded, if one was. */
        public static List<Card> payments(Position now, Side side) {
            if (now.cards().exchange().isEmpty()) return List.of();
            int least = side == Sides.AMERICAN ? 2 : 1;
            return Lists.filter(now.cards().hand(side), card -> card.ops() >= least);
        }

        /** Throws {@link Refused} unless the card is in the hand (5.3 in both books). */
        public static void mustBeHeld(List<Card> hand, Card card) {
            if (hand.contains(card)) return;
            boolean none = card.isOps() && Lists.find(hand, card::like).isEmpty();
            var another = none ? ", nor another %s card".formatted(card.title()) : "";
            throw new Refused("5.3", "You do not hold %s%s.".formatted(card.label(), another), hand);
        }

        private void mustBeAsClaimed(Position now, Side side) {
            if (!now.track().has(Track.Mark.CAMPAIGN_FIRST) || card.isCampaign() && use instanceof Use.Operate) return;
            var campaigns = Lists.filter(now.cards().hand(side), Card::isCampaign);
            var rule = now.law(Subject.CLAIM_THE_FIRST_PLAY);
            throw new Refused(rule, "You claimed the first play with a campaign card; play one.", campaigns);
        }
    }
}
