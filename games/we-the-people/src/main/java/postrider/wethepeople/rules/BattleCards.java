package postrider.wethepeople.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wethepeople.Places;

/** 9.1 Battle Cards: how many a side draws, and what for. */
record BattleCards(Battle battle, Side side) {
    /** One line of the list of 9.1, and for which fact a side draws none for it. */
    record Share(String rule, String name, int count, Supplier<String> lacking) {}

    static int sum(List<Share> several) {
        return Lists.sum(several, Share::count);
    }

    /** "battle rating 2 (9.1), CU 5 (9.1)" */
    static String words(List<Share> several) {
        return several.stream()
                .filter(share -> share.count() > 0)
                .map(share -> "%s %d (%s)".formatted(share.name(), share.count(), share.rule()))
                .collect(Collectors.joining(", "));
    }

    /** All that no event brings. */
    List<Share> own() {
        boolean british = side == Sides.BRITISH;
        int rating = battle.general(side).map(General::battle).orElse(0);
        Supplier<String> onlyBritish = () -> "only the British have it";
        return List.of(
                new Share("9.1", "battle rating", rating, () -> "no general leads"),
                new Share("9.1", "CU", battle.units(side), () -> "no CU"),
                new Share(
                        "9.1",
                        "militia",
                        militia() ? 2 : 0,
                        () -> "they have not most of the markers in "
                                + battle.space().colony()),
                new Share(
                        "7.2",
                        "interception",
                        !british && battle.intercepted() ? 1 : 0,
                        () -> british ? "only Americans intercept" : "nobody intercepted"),
                new Share("5.3", "Winter Offensive", winterOffensive() ? 2 : 0, this::noWinterOffensive),
                new Share(
                        "9.1",
                        "British Regulars",
                        british && regulars() ? 1 : 0,
                        british ? () -> "the advantage is lost" : onlyBritish),
                new Share("9.1", "port", british && fleet() ? 2 : 0, british ? this::noFleet : onlyBritish));
    }

    /** What both sides can see of it beforehand, a line a side. */
    static List<String> facts(Battle battle) {
        return Lists.map(battle.sides(), side -> {
            var own = new BattleCards(battle, side).own();
            var does = side == battle.attacker() ? "attacks" : "defends";
            return "%s %s with %d battle cards: %s.".formatted(battle.force(side), does, sum(own), words(own));
        });
    }

    private boolean attacks() {
        return side == battle.attacker();
    }

    /** 9.1 Militia: more markers in the colony, or in Canada. */
    private boolean militia() {
        var colony = battle.space().colony();
        return Victory.majority(battle.working().now(), colony).equals(Optional.of(side));
    }

    /** 5.3 Special Rule: the last card of the phase moves Washington, who attacks. */
    private boolean winterOffensive() {
        var washington = battle.general(side).filter(general -> general.is(General.WASHINGTON));
        return side == Sides.AMERICAN
                && attacks()
                && washington.isPresent()
                && battle.play().lastOfThePhase();
    }

    private String noWinterOffensive() {
        if (side == Sides.BRITISH || !attacks()) return "only attacking Americans have it";
        return battle.play().lastOfThePhase()
                ? "Washington does not lead"
                : "it is not the last card of the Strategy Phase";
    }

    /** 9.1 British Regulars */
    private boolean regulars() {
        return battle.working().now().track().has(Track.Mark.REGULARS);
    }

    /** 9.1, its exceptions: the French Navy, and Charleston without a British marker. */
    private boolean fleet() {
        var now = battle.working().now();
        var space = battle.space();
        return space.port()
                && !now.blockaded(space)
                && (!space.is(Places.CHARLESTON) || now.controls(Sides.BRITISH, space));
    }

    private String noFleet() {
        var space = battle.space();
        if (!space.port()) return space + " is no port";
        return battle.working().now().blockaded(space)
                ? "the French Navy is there"
                : "Charleston has no British PC marker";
    }
}
