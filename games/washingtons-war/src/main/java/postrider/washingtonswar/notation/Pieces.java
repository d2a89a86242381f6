package postrider.washingtonswar.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import postrider.kernel.Side;
import postrider.washingtonswar.Board;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Nation;
import postrider.washingtonswar.Place;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Troops;
import postrider.washingtonswar.box.BoxNames;

/** Statements of the notation that set pieces on the map. */
final class Pieces {
    private static final Pattern UNITS =
            Pattern.compile("(\\d{1,3}) ?(?:(American|British|French) )?CUs?", Pattern.CASE_INSENSITIVE);

    private Pieces() {}

    static Board control(Position position, Optional<Side> side, String spaces) {
        var board = position.board();
        for (var space : names(position).spaces(spaces))
            board = side.isPresent() ? board.withControl(space, side.get()) : board.withoutControl(space);
        return board;
    }

    static Board box(Position position, String generals, Place.Box box) {
        var board = position.board();
        for (var general : names(position).generals(generals)) board = board.withGeneral(general, box);
        return board;
    }

    /** No units and no Congress. */
    static Position empty(Position position, String spaces) {
        for (var space : names(position).spaces(spaces)) {
            for (var side : Sides.BOTH) position = position.with(cleared(position, side, space));
            if (position.congressIn(space))
                position = position.with(position.board().withCongress(Optional.empty()));
        }
        return position;
    }

    /** No units, no Congress and no PC marker. */
    static Board nothing(Position position, String spaces) {
        return control(empty(position, spaces), Optional.empty(), spaces);
    }

    /** These pieces are all that their side has in the space. */
    static Board units(Position position, String pieces, String where) {
        var generals = new ArrayList<General>();
        var counts = new ArrayList<MatchResult>();
        for (var piece : pieces.split("\\+|(?i: and | with )|,")) {
            var units = UNITS.matcher(piece.strip());
            if (units.matches()) counts.add(units.toMatchResult());
            else generals.add(names(position).generals().require(piece.strip()));
        }
        var side = generals.stream().map(General::side).findFirst();
        var troops = Troops.NONE;
        for (var count : counts) troops = troops.plus(troops(count, side));
        return put(position, generals, troops, names(position).spaces().require(where));
    }

    private static Troops troops(MatchResult said, Optional<Side> withGeneralOf) {
        var nation = Optional.ofNullable(said.group(2))
                .map(Nation::named)
                .or(() -> withGeneralOf.map(Nation::of))
                .orElseThrow(() -> new IllegalArgumentException("say whose: American, British or French CU"));
        return Troops.of(nation, Integer.parseInt(said.group(1)));
    }

    private static Board put(Position position, List<General> generals, Troops troops, Space space) {
        boolean british = troops.british() > 0 || generals.stream().anyMatch(g -> g.side() == Sides.BRITISH);
        boolean american = troops.of(Sides.AMERICAN) > 0 || generals.stream().anyMatch(g -> g.side() == Sides.AMERICAN);
        if (british == american) throw new IllegalArgumentException("name pieces of one side, in a statement for each");
        var side = british ? Sides.BRITISH : Sides.AMERICAN;
        var board = cleared(position, side, space);
        for (var general : generals) board = board.withGeneral(general, new Place.OnMap(space));
        var others = board.troops().getOrDefault(space, Troops.NONE);
        return board.withTroops(space, others.plus(troops));
    }

    private static Board cleared(Position position, Side side, Space space) {
        var board = position.board();
        for (var general : position.generals(side, space))
            board = board.withGeneral(general, WarNotation.home(general));
        return board.withTroops(
                space, position.troops(space).minus(position.troops(space).only(side)));
    }

    private static BoxNames names(Position position) {
        return position.box().names();
    }
}
