package postrider.wildernesswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.UnitType;

/**
 * Reads a list of units and leaders, including collective names: "22nd Foot, Murray, both Mohawks, all Indians".
 *
 * @param near the units that collective names may mean
 */
public record PieceList(Position now, LineReader line, List<Unit> near) {
    private static final Pattern CALLED = LineReader.pattern(
            "((?:(?:the|all|both|two|2|his|of|regiment)\\s+)*)([^(].*?)(['’]?s|['’]|ies)?"
                    + "(?:((?:\\s+(?:regiments|units|troops|infantry|des bois))+)|\\s+(?:regiment|foot|rangers?|unit))?");
    private static final Pattern COUNT = LineReader.pattern("(?:the\\s+)?(\\d+)(?:\\s+(?:(foot)|units?|regiments?))?");
    private static final Pattern NUMBER = LineReader.pattern("\\d+");
    private static final Pattern NUMBERED = LineReader.pattern("(.*\\p{L}\\s+)\\d+");
    private static final Pattern PLUS = LineReader.pattern("\\s(?:\\+|with)\\s");
    private static final Pattern TWO = LineReader.pattern(".*(?:both|two|2)\\s+");
    private static final Pattern ALL = LineReader.pattern(".*all\\s.*");

    private static final Map<String, Predicate<Unit>> KINDS = Map.of(
            "indian", Unit::isIndian,
            "regular", unit -> unit.is(UnitType.REGULAR),
            "provincial", unit -> unit.is(UnitType.PROVINCIAL),
            "ranger", unit -> unit.is(UnitType.RANGER),
            "coureur", unit -> unit.is(UnitType.COUREURS),
            "light", unit -> unit.is(UnitType.LIGHT_INFANTRY),
            "drilled", Unit::isDrilled,
            "auxiliar", Unit::isAuxiliary,
            "unit", unit -> true);

    /** The pieces that are understood. */
    public List<Piece> of(String list) {
        var parts = now.pieceNames().parts(PLUS.matcher(list).replaceAll(", "));
        var named = new ArrayList<Piece>();
        var before = "";
        for (var part : parts.isEmpty() ? List.of("") : parts) {
            before = inSeries(before, part);
            named.addAll(named(before));
        }
        return named;
    }

    /** "Mohawk 1 and 2" */
    private String inSeries(String before, String part) {
        var first = NUMBERED.matcher(before);
        return NUMBER.matcher(part).matches() && isCount(now, part) && first.matches() ? first.group(1) + part : part;
    }

    /** A single piece, if it is understood. */
    public static Optional<Piece> one(Position now, LineReader line, String said) {
        return Lists.only(new PieceList(now, line, List.of()).named(said));
    }

    /** "3 units" are not 3/Berry. A number alone names the regiment with that number ("22", "the 22 Foot") or nobody. */
    public static boolean isCount(Position now, String said) {
        var count = COUNT.matcher(said.strip());
        return count.matches() && regiment(now, count).isEmpty();
    }

    private static Optional<String> regiment(Position now, Matcher count) {
        boolean units = count.group(2) == null && count.end(1) < count.end();
        return units
                ? Optional.empty()
                : Lists.find(ordinals(count.group(1)), now.pieceNames().all()::contains);
    }

    private List<Piece> named(String said) {
        var names = now.pieceNames();
        if (isCount(now, said)) {
            line.complain("'%s' does not say which units.".formatted(said.strip()), List.of());
            return List.of();
        }
        var called = CALLED.matcher(said.strip());
        if (names.knows(said) || !called.matches()) return Lists.of(line.name(names, said));
        boolean two = TWO.matcher(called.group(1)).matches();
        boolean all = ALL.matcher(called.group(1)).matches();
        boolean several = all || called.group(3) != null || called.group(4) != null;
        var together = together(called.group(2));
        if (two ? together.size() == 2 : several && !together.isEmpty()) {
            line.understood(said);
            return together;
        }
        var name = two || all ? said : ordinal(called.group(2));
        if (names.knows(name)) line.understood(said);
        return Lists.of(line.name(names, names.knows(name) ? name : said));
    }

    /** "Mohawk" means both of them, "Indian" all Indians. */
    private List<Piece> together(String name) {
        var kind = KINDS.getOrDefault(
                name.toLowerCase(Locale.ROOT),
                unit -> Match.one(name, List.of(unit.name())).isPresent());
        return List.copyOf(Lists.filter(near, kind));
    }

    /** "22nd" of "22". */
    private String ordinal(String name) {
        return Lists.find(Lists.concat(List.of(name), ordinals(name)), now.pieceNames()::knows)
                .orElse(name);
    }

    private static List<String> ordinals(String number) {
        return Lists.map(List.of("st", "nd", "rd", "th"), number::concat);
    }
}
