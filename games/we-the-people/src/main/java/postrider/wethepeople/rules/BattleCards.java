package postrider.wethepeople.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** 9.1 Battle Cards: how many a side draws, and why. */
record BattleCards(Battle battle, Side side) {
    private static final String ONLY_BRITISH = "only the British have it";

    /**
     * One line of the list in 9.1.
     *
     * @param lacking why a side draws none for it
     */
    record Share(String rule, String name, int count, String lacking) {
        /** {@code count} cards, unless something is {@code lacking}. */
        private static Share unless(String lacking, String rule, String name, int count) {
            return new Share(rule, name, lacking.isEmpty() ? count : 0, lacking);
        }

        /** "CU 5 (9.1)" */
        @Override
        public String toString() {
            return "%s %d (%s)".formatted(name, count, rule);
        }
    }

    static int sum(List<Share> several) {
        return Lists.sum(several, Share::count);
    }

    /** "battle rating 2 (9.1), CU 5 (9.1)" */
    static String words(List<Share> several) {
        return Lists.joined(Lists.filter(several, share -> share.count() > 0), ", ", Share::toString);
    }

    /** All cards but those from events. */
    List<Share> own() {
        int rating = battle.general(side).map(General::battle).orElse(0);
        return List.of(
                new Share("9.1", "battle rating", rating, "no general leads"),
                new Share("9.1", "CU", battle.units(side), "no CU"),
                Share.unless(noMilitia(), "9.1", "militia", 2),
                Share.unless(noInterception(), "7.2", "interception", 1),
                Share.unless(noWinterOffensive(), "5.3", "Winter Offensive", 2),
                Share.unless(noRegulars(), "9.1", "British Regulars", 1),
                Share.unless(noFleet(), "9.1", "port", 2));
    }

    /** What both sides can see in advance, one line for each side. */
    static List<String> facts(Battle battle) {
        return Lists.map(battle.sides(), side -> {
            var own = new BattleCards(battle, side).own();
            var does = side == battle.attacker() ? "attacks" : "defends";
            return "%s %s with %d battle cards: %s.".formatted(battle.force(side), does, sum(own), words(own));
        });
    }

    /** 9.1 Militia: most markers in the colony, or in Canada. */
    private String noMilitia() {
        var colony = battle.space().colony();
        boolean most = battle.now().majority(battle.country().spacesOf(colony)).equals(Optional.of(side));
        return most ? "" : "they have not most of the markers in " + colony;
    }

    private String noInterception() {
        if (side == Sides.BRITISH) return "only Americans intercept";
        return battle.intercepted() ? "" : "nobody intercepted";
    }

    /** 5.3 Special Rule: Washington attacks with the last card of the phase. */
    private String noWinterOffensive() {
        if (side == Sides.BRITISH || side != battle.attacker()) return "only attacking Americans have it";
        if (!battle.play().lastOfThePhase()) return "it is not the last card of the Strategy Phase";
        var washington = battle.general(side).filter(general -> general.is(General.WASHINGTON));
        return washington.isPresent() ? "" : "Washington does not lead";
    }

    /** 9.1 British Regulars */
    private String noRegulars() {
        if (side == Sides.AMERICAN) return ONLY_BRITISH;
        return battle.now().track().has(Track.Mark.REGULARS) ? "" : "the advantage is lost";
    }

    /** 9.1, with its exceptions: the French Navy, and Charleston without a British marker. */
    private String noFleet() {
        var now = battle.now();
        var space = battle.space();
        if (side == Sides.AMERICAN) return ONLY_BRITISH;
        if (!space.port()) return space + " is no port";
        if (now.blockaded(space)) return "the French Navy is there";
        boolean held = !space.is(Places.CHARLESTON) || now.controls(Sides.BRITISH, space);
        return held ? "" : "Charleston has no British PC marker";
    }
}
