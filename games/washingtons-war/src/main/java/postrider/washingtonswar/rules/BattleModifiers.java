package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.AtTable;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.Die;
import postrider.kernel.ruling.Modifier;
import postrider.kernel.ruling.Side;

/** 9.3 Battle ratings and 9.4 Die roll modifiers: those of one side in a battle, with the cards it has laid. */
record BattleModifiers(Battle battle, Side side, BattleCards.Laid laid) implements AtTable {
    private static final String ONLY_BRITISH = "only the British have it";

    @Override
    public WorkingPosition working() {
        return battle.working();
    }

    private boolean british() {
        return side == Sides.BRITISH;
    }

    /** 9.3: half on 1 to 3, full on 4 to 6, never more than the CUs with him. */
    int actualRating() {
        var general = battle.general(side);
        if (general.isEmpty()) return 0;
        int printed = general.get().battle();
        int die = umpire().roll("9.3", "the battle rating of " + general.get());
        int rating = rating(die);
        rule("9.3", "%s rolls %d: battle rating %d of %d.", general.get(), die, rating, printed);
        battle.table().put(side, "9.3", "die for the rating", "%s: %d of %d", Die.face(die), rating, printed);
        return rating;
    }

    /** 9.3 with this die. */
    int rating(int die) {
        int printed = battle.general(side).map(General::battle).orElse(0);
        return Math.min(die <= 3 ? printed / 2 : printed, battle.units(side));
    }

    /** Table 9.4, with this battle rating. */
    List<Modifier> with(int rating) {
        return List.of(
                new Modifier("9.4", "CU", battle.units(side)),
                new Modifier("9.3", "battle rating", rating),
                unlessLacking("9.41", "British Regulars", 1),
                unlessLacking("9.42", "Royal Navy", 1),
                unlessLacking("9.43", "militia", 1),
                unlessLacking("9.44", "winter offensive", 2),
                new Modifier("9.45", laid.battleCard() ? "battle card" : "discarded event", laid.drm()),
                unlessLacking("9.46", "interception", 1));
    }

    private Modifier unlessLacking(String rule, String name, int value) {
        return new Modifier(rule, name, lacking(rule).isEmpty() ? value : 0);
    }

    /** The sum of the modifiers with this battle rating; reports and shows them. */
    int drm(int rating) {
        var modifiers = with(rating);
        int sum = Modifier.sum(modifiers);
        for (var one : modifiers)
            if (!one.applies()) battle.lacks(side, one.rule(), one.name(), () -> lacking(one.rule()));
        rule("9.4", "%s +%d: %s.", side, sum, Modifier.words(modifiers));
        for (var one : modifiers) battle.table().put(side, one);
        return sum;
    }

    /** Why the side does not get a modifier; empty if it does. */
    private String lacking(String rule) {
        return switch (rule) {
            case "9.4" -> "no CU";
            case "9.3" -> battle.general(side).isEmpty() ? "no general leads" : "the die and the CUs make it 0";
            case "9.41" ->
                !british() ? ONLY_BRITISH : now().track().has(Track.Mark.REGULARS) ? "" : "the Advantage is lost";
            case "9.42" -> british() ? noRoyalNavy() : ONLY_BRITISH;
            case "9.43" ->
                militia() ? "" : "they do not control " + battle.space().colony();
            case "9.44" -> noWinterOffensive();
            case "9.45" -> "no card was laid";
            default -> british() ? "only Americans intercept" : battle.intercepted() ? "" : "nobody intercepted";
        };
    }

    private String noRoyalNavy() {
        var space = battle.space();
        if (!space.port()) return space + " is no port";
        if (now().blockaded(space)) return "the French Navy blockades " + space;
        boolean held = !space.fortified() || now().controls(Sides.BRITISH, space);
        return held ? "" : "the fortified port has no British PC marker";
    }

    private boolean militia() {
        return Victory.controlOf(now(), battle.space().colony()).equals(Optional.of(side));
    }

    private String noWinterOffensive() {
        if (british() || side != battle.attacker()) return "only attacking Americans have it";
        var washington = battle.general(side).filter(general -> general.is(General.WASHINGTON));
        if (washington.isEmpty()) return "Washington does not lead";
        return battle.play().lastOfThePhase() ? "" : "it is not the last card of the Strategy Phase";
    }
}
