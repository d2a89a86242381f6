package postrider.wildernesswar.rules;

import postrider.kernel.ruling.Side;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.rules.BidQuestion.Bid;

/** 13.3, 14.7: who plays which side. Until then each player is called by their seat, whichever side they bid for. */
record Bidding(WorkingPosition table) implements AtTable {
    void settle() {
        if (has(Mark.SEALED_BIDS)) sealed();
        if (has(Mark.BIDS_IN_TURN)) inTurn();
        table.mark(Mark.SEALED_BIDS, false);
        table.mark(Mark.BIDS_IN_TURN, false);
    }

    /** 13.3 */
    private void sealed() {
        var bids = umpire().askBoth(BidQuestion.sealed(Sides.FRENCH), BidQuestion.sealed(Sides.BRITISH));
        told("13.3", Sides.FRENCH, bids.first());
        told("13.3", Sides.BRITISH, bids.second());
        if (bids.first().side() != bids.second().side()) {
            rule("13.3", "They want different sides: each plays the one they want, and nobody gives anything."); // R14
            umpire().seat("13.3", bids.first().side() != Sides.FRENCH);
        } else if (bids.first().points() == bids.second().points()) {
            int die = umpire().roll("13.3", "who plays the side both bid for"); // R15
            won("13.3", die <= 3 ? Sides.FRENCH : Sides.BRITISH, bids.first());
        } else if (bids.first().points() > bids.second().points()) won("13.3", Sides.FRENCH, bids.first());
        else won("13.3", Sides.BRITISH, bids.second());
    }

    /** 14.7 */
    private void inTurn() {
        var bidder = higher();
        var bid = umpire().ask(BidQuestion.first(bidder));
        told("14.7", bidder, bid);
        for (var raised = raised(bidder, bid); raised.points() > bid.points(); raised = raised(bidder, bid)) {
            bid = raised;
            bidder = Sides.enemy(bidder);
            told("14.7", bidder, bid);
        }
        rule("14.7", "The %s player accepts.", Sides.enemy(bidder));
        won("14.7", bidder, bid);
    }

    /** Equal dice are rolled again (R16). */
    private Side higher() {
        while (true) {
            int french = umpire().roll("14.7", "the French player");
            int british = umpire().roll("14.7", "the British player");
            if (french != british) return french > british ? Sides.FRENCH : Sides.BRITISH;
        }
    }

    /** The bid, if it is accepted. */
    private Bid raised(Side bidder, Bid bid) {
        return umpire().ask(BidQuestion.over(Sides.enemy(bidder), bid));
    }

    private void told(String rule, Side bidder, Bid bid) {
        rule(rule, "The %s player bids %s.", bidder, bid);
    }

    private void won(String rule, Side bidder, Bid bid) {
        table.award(Sides.enemy(bid.side()), bid.points(), rule, "what was bid for the %s side", bid.side());
        umpire().seat(rule, bid.side() != bidder);
    }
}
