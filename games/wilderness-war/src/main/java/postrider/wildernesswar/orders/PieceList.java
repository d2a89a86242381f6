package postrider.wildernesswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.UnitType;

/**
 * Reads a list of units and leaders, and who is meant together: "22nd Foot, Murray, both Mohawks, all Indians".
 *
 * @param near the units of whom some may be meant together
 */
public record PieceList(Position now, LineReader line, List<Unit> near) {
    private static final Pattern CALLED = LineReader.pattern(
            "((?:(?:the|all|both|two|2|his|of|regiment)\\s+)*)(.+?)(['’]?s|['’])?(?:\\s+(?:regiments?|foot|rangers?|units?))?");
    private static final Pattern PLUS = LineReader.pattern("\\s\\+\\s");
    private static final Pattern TWO = LineReader.pattern(".*(?:both|two|2)\\s+");
    private static final Pattern ALL = LineReader.pattern(".*all\\s.*");

    private static final Map<String, Predicate<Unit>> KINDS = Map.of(
            "indian", Unit::isIndian,
            "regular", unit -> unit.is(UnitType.REGULAR),
            "provincial", unit -> unit.is(UnitType.PROVINCIAL),
            "ranger", unit -> unit.is(UnitType.RANGER));

    /** Those who are understood. */
    public List<Piece> of(String list) {
        var parts = now.pieceNames().parts(PLUS.matcher(list).replaceAll(", "));
        var named = new ArrayList<Piece>();
        for (var part : parts.isEmpty() ? List.of("") : parts) named.addAll(named(part));
        return named;
    }

    /** One by himself, if he is understood. */
    static Optional<Piece> one(Position now, LineReader line, String said) {
        return Lists.only(new PieceList(now, line, List.of()).named(said));
    }

    private List<Piece> named(String said) {
        var names = now.pieceNames();
        var called = CALLED.matcher(said.strip());
        if (names.knows(said) || !called.matches()) return Lists.of(line.name(names, said));
        boolean two = TWO.matcher(called.group(1)).matches();
        boolean several =
                called.group(3) != null || ALL.matcher(called.group(1)).matches();
        var together = together(called.group(2));
        if (two ? together.size() == 2 : several && !together.isEmpty()) {
            line.understood(said);
            return together;
        }
        var name = two ? said : ordinal(called.group(2));
        if (names.knows(name)) line.understood(said);
        return Lists.of(line.name(names, names.knows(name) ? name : said));
    }

    /** "Mohawk" is both of them, "Indian" whoever is one. */
    private List<Piece> together(String name) {
        var kind = KINDS.getOrDefault(
                name.toLowerCase(Locale.ROOT),
                unit -> Match.one(name, List.of(unit.name())).isPresent());
        return List.copyOf(Lists.filter(near, kind));
    }

    /** "22nd" of "22". */
    private String ordinal(String name) {
        return Stream.of("", "st", "nd", "rd", "th")
                .map(name::concat)
                .filter(now.pieceNames()::knows)
                .findFirst()
                .orElse(name);
    }
}
