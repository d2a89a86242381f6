package postrider.washingtonscrossing.orders;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Hexside;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Ship;

/** Reads the words in the slots of a form. */
record SlotReader(Position now, Side side, NameIndex<Leader> leaders) implements AtPosition.OfSide {
    /** A hex as our letters name it: "Princeton (1820)". */
    private static final Pattern BOTH = LineReader.pattern("([^()]+?) \\(([^()]+)\\)");

    /**
     * @param head the leader named earlier in the statement
     * @param above the statements before this one
     */
    Optional<?> read(LineReader line, ReadForm.Slot slot, String words, Optional<Leader> head, List<Statement> above) {
        return switch (slot) {
            case NUMBER -> {
                line.understood(words);
                yield Optional.of(Integer.parseInt(words));
            }
            case LEADER -> line.name(leaders, words);
            case LEADERS -> some(new LeaderList(now, side, leaders).read(line, words, head, above));
            case HEX -> hex(line, words);
            case HEXES -> some(hexes(line, words));
            case SHIP -> line.name(NameIndex.of("naval unit", Ship.ALL, Ship::toString), words);
            case SIDE -> side(line, words);
            case WORDS -> Optional.of(words);
        };
    }

    /** The leaders named; unknown words are skipped. */
    List<Leader> known(String words) {
        return words == null ? List.of() : Lists.flatMap(leaders.parts(words), name -> Lists.of(leaders.find(name)));
    }

    /** The leaders, if the words name several and nothing else. */
    List<Leader> several(String words) {
        var known = known(words);
        return known.size() > 1 && known.size() == leaders.parts(words).size() ? known : List.of();
    }

    /** A hex, or the place where an enemy of this name was last seen. */
    Optional<Hex> target(String words) {
        return country().names().find(words).or(() -> seen(words));
    }

    private Optional<Hex> seen(String words) {
        return now.names(enemy()).find(words).map(board().sightings()::get).map(Board.Sighting::hex);
    }

    /** Complains if those who go "from 2028" are not there. */
    void leaving(LineReader line, String from, List<Action.Go> going) {
        var hex = hex(line, from);
        if (hex.isEmpty()) return;
        line.understood("from");
        for (var go : going)
            for (var leader : board().present(go.leaders())) {
                var home = board().hex(leader);
                if (!home.equals(hex.get()))
                    line.complain(
                            "%s is not in %s.".formatted(leader, name(hex.get())),
                            List.of("go %s from %s to HEX".formatted(leader, name(home))));
            }
    }

    private List<Hex> hexes(LineReader line, String words) {
        var hexes = country().names();
        var parts = hexes.parts(words);
        return parts.isEmpty() ? line.names(hexes, words) : Lists.flatMap(parts, part -> Lists.of(hex(line, part)));
    }

    private Optional<Hex> hex(LineReader line, String words) {
        var both = BOTH.matcher(words);
        if (!both.matches()) return oneHex(line, words);
        var named = oneHex(line, both.group(1));
        var again = oneHex(line, both.group(2));
        if (named.isEmpty() || named.equals(again)) return named;
        var said = both.group(1);
        return again.flatMap(hex -> line.complain(
                said.equals(named.get().toString())
                        ? "%s is not %s, which is %s.".formatted(said, both.group(2), hex)
                        : "%s is %s, not %s.".formatted(said, named.get(), hex),
                List.of(name(named.get()))));
    }

    private Optional<Hex> oneHex(LineReader line, String words) {
        var hexes = country().names();
        var meant = hexes.knows(words) ? List.<String>of() : hexesOf(words);
        return meant.isEmpty()
                ? line.name(hexes, words)
                : line.complain("'%s' is no hex.".formatted(words), List.of(String.join(", ", meant)));
    }

    /** The place where an enemy of this name was last seen, or both banks of a ferry. */
    private List<String> hexesOf(String words) {
        var country = country();
        var seen = seen(words);
        if (seen.isPresent()) return List.of(country.name(seen.get()));
        return country.ferry(words)
                .map(side -> List.of(country.name(side.pennsylvania()), country.name(side.newJersey())))
                .orElse(List.of());
    }

    private static <T> Optional<List<T>> some(List<T> list) {
        return Optional.of(list).filter(all -> !all.isEmpty());
    }

    private Optional<Hexside> side(LineReader line, String words) {
        var side = country().side(country().delaware(), words);
        if (side.isEmpty())
            return line.complain(
                    "'%s' is no side of the Delaware.".formatted(words), List.of("sail Durham Boats to 1631|1630"));
        line.understood(words);
        return side;
    }
}
