package postrider.kernel.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;

/**
 * The map sheet: terrain, places and connections.
 *
 * @param width the width of the canvas, in units of which a character of text takes about twenty
 * @param hexes the terrain of a hex map; otherwise land is drawn around the places
 */
public record Sheet(
        int width,
        int height,
        Optional<HexGround> hexes,
        List<Area> areas,
        List<Place> places,
        List<Connection> connections) {
    public Sheet {
        areas = List.copyOf(areas);
        places = List.copyOf(places);
        connections = List.copyOf(connections);
    }

    /** A map of spaces. */
    public Sheet(int width, int height, List<Area> areas, List<Place> places, List<Connection> connections) {
        this(width, height, Optional.empty(), areas, places, connections);
    }

    public boolean holds(Point at) {
        return at.x() >= 0 && at.y() >= 0 && at.x() <= width && at.y() <= height;
    }

    /** The names of all points: places as {@code called}, other hexes by number. */
    public Map<Point, String> names(Function<Place, String> called) {
        Map<Point, String> names = new LinkedHashMap<>();
        hexes.ifPresent(ground -> ground.hexes().forEach(hex -> names.put(hex.at(), hex.number())));
        for (var place : places) names.put(place.at(), called.apply(place));
        return names;
    }

    Sheet with(List<Place> others) {
        return new Sheet(width, height, hexes, areas, others, connections);
    }
}
