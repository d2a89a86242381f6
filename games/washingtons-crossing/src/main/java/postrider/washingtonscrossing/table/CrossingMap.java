package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Margin;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;
import postrider.kernel.view.Picture.Track;
import postrider.kernel.view.Sheet;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Works;
import postrider.washingtonscrossing.rules.Sight;

/**
 * The map as one side sees it (3.0): its own stacks with their men, of the enemy's what it may look at.
 *
 * @param open whose men it shows; at the end, those of both
 */
record CrossingMap(Position now, List<Side> open) {
    /** The British are the dark side, as in every game. */
    private static final List<Side> DRAWN = List.of(Sides.BRITISH, Sides.AMERICAN);

    Picture picture() {
        var printed = PrintedMap.of(country());
        return new Picture(
                new Margin(
                        now.track().turn().toString(),
                        List.of(now.track().weather().word()),
                        Lists.map(
                                Sides.BOTH,
                                one -> new Track(
                                        one + " points",
                                        now.track().points().of(one),
                                        postrider.washingtonscrossing.Track.MOST_POINTS)),
                        MapLegend.KEYS),
                DRAWN,
                new Sheet(
                        printed.width(),
                        printed.height(),
                        Optional.of(now.track().turn().isFrozen() ? printed.frozen() : printed.open()),
                        List.of(new Area("", Ground.LAND, List.of(), Optional.empty())),
                        places(printed),
                        printed.roads()),
                pieces(),
                List.of());
    }

    private Country country() {
        return now.country();
    }

    /** 19.0: entrenchments lie on top for all to see. */
    private List<Picture.Place> places(PrintedMap printed) {
        Map<Point, Works> works = new HashMap<>();
        now.board().works().forEach((hex, built) -> works.put(PrintedMap.at(hex), built));
        var places = new ArrayList<Picture.Place>();
        for (var place : printed.places())
            places.add(Optional.ofNullable(works.remove(place.at()))
                    .map(built -> entrenched(place.name(), place.label(), place.at(), place.shape(), built))
                    .orElse(place));
        for (var hex : now.board().works().keySet())
            if (works.containsKey(PrintedMap.at(hex)))
                places.add(entrenched(
                        hex.toString(), "", PrintedMap.at(hex), new Shape.Dot(), works.get(PrintedMap.at(hex))));
        return places;
    }

    private static Picture.Place entrenched(String name, String label, Point at, Shape shape, Works built) {
        return new Picture.Place(
                name,
                label,
                at,
                0,
                shape,
                Harbour.NONE,
                built.complete() ? Picture.Works.FORT : Picture.Works.BEGUN,
                Optional.of(built.side()),
                Optional.empty(),
                false);
    }

    private List<Piece> pieces() {
        var pieces = new ArrayList<Piece>();
        for (var side : open) for (var hex : now.board().hexes(side)) pieces.add(own(side, hex));
        for (var side : Lists.filter(Sides.BOTH, one -> !open.contains(one)))
            for (var hex : now.board().hexes(side)) pieces.add(seen(side, hex));
        for (var ship : Ship.ALL)
            now.board()
                    .ship(ship)
                    .ifPresent(at ->
                            pieces.add(new Piece(PrintedMap.at(at), Sides.AMERICAN, ship.toString(), "", "", false)
                                    .of(List.of(ship.toString()))));
        return pieces;
    }

    private Piece own(Side side, Hex hex) {
        var stack = now.board().in(side, hex);
        int troops = now.board().troops(stack);
        int fatigue = now.board().mostFatigue(stack);
        return new Piece(
                        PrintedMap.at(hex),
                        side,
                        Sight.top(stack).name(),
                        marked(Sight.top(stack), fatigue == 0 ? "" : "fatigue " + fatigue),
                        troops == 0 ? "" : "" + troops,
                        stack.size() - 1,
                        false)
                .of(Lists.map(stack, Leader::name));
    }

    /** 3.0: neither how many men nor, from afar, how many leaders. */
    private Piece seen(Side side, Hex hex) {
        var seen = new Sight(now, Sides.enemy(side)).seen(hex);
        var top = Sight.top(seen);
        return new Piece(PrintedMap.at(hex), side, top.name(), marked(top, ""), "", seen.size() - 1, false)
                .of(Lists.map(seen, Leader::name));
    }

    /** 18.1, 18.2: a marker on him is seen before anything else. */
    private String marked(Leader top, String otherwise) {
        var condition = now.board().there(top).condition();
        return condition == Condition.GOOD_ORDER ? otherwise : condition.word();
    }
}
