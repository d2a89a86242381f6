package postrider.tournament;

/** Two who play each other, the higher first. */
record Pair(Contender high, Contender low) {

    /**
     * 5.2: who plays which side.
     *
     * @param firstToHigh whether the higher has the first side if neither has had a side
     */
    Pairing seated(boolean firstToHigh) {
        int side = sideOfHigh();
        return (side == 0 ? firstToHigh : side > 0)
                ? new Pairing(high.number(), low.number())
                : new Pairing(low.number(), high.number());
    }

    private int sideOfHigh() {
        var mine = high.preference();
        var theirs = low.preference();
        // 5.2.1: both get what they prefer.
        if (!mine.clashes(theirs)) return mine.side() != 0 ? mine.side() : -theirs.side();
        // 5.2.2: the stronger preference, or the wider difference.
        if (mine.strength() != theirs.strength())
            return mine.strength() > theirs.strength() ? mine.side() : -theirs.side();
        // 5.2.3, 5.2.4: the opposite of when their sides last differed, or as the higher prefers.
        int differed = high.sideWhenTheyDiffered(low);
        return differed != 0 ? -differed : mine.side();
    }
}
