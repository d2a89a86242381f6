package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.wildernesswar.Unit;

/** A player's list of which units to lose first (7.6, 11.2), given before it is known which will be there. */
final class Ranks {
    private static final Pattern ALL_OF = Pattern.compile("^all of +| +twice$", Pattern.CASE_INSENSITIVE);

    private Ranks() {}

    /** The {@code units} that the names mean, in the order of the names; a name may fit several. */
    static List<Unit> of(List<String> listed, List<Unit> units) {
        var ranks = new ArrayList<Unit>();
        for (var name : listed)
            for (var meant : meant(ALL_OF.matcher(name).replaceFirst(""), Lists.map(units, Unit::name)))
                ranks.addAll(Lists.filter(units, unit -> unit.name().equals(meant) && !ranks.contains(unit)));
        return ranks;
    }

    private static List<String> meant(String name, List<String> names) {
        return switch (Match.of(name, names)) {
            case Match.None() -> List.of();
            case Match.One(var one) -> List.of(one);
            case Match.Many(var several) -> several;
        };
    }

    /** The rank of a unit; units not listed come last. */
    static int of(Unit unit, List<Unit> listed) {
        return listed.contains(unit) ? listed.indexOf(unit) : listed.size();
    }
}
