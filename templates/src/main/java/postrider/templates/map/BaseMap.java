package postrider.templates.map;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.view.Margin;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Sheet;
import postrider.text.Lists;

/**
 * What all pictures of a map have in common: land, lines and all names, and the room they leave.
 *
 * @param moved where each place is drawn
 * @param names the names, with the room they take
 * @param free the room that is left
 * @param areas for each area, the point for the sign of its holder; empty if it found no room
 * @param title the room for the title; empty if there is none
 */
record BaseMap(
        Map<Point, Point> moved,
        Bounds canvas,
        List<Mark> marks,
        List<Name> names,
        Free free,
        List<Optional<Point>> areas,
        Optional<Bounds> title) {
    /** A name, and the room it takes. */
    record Name(Mark.Words words, Bounds box) {
        static Name of(Mark.Words words) {
            double size = words.size();
            return new Name(
                    words, new Bounds(words.x(), words.y() - size, words.x() + words.length(), words.y() + size / 3));
        }

        boolean isUnder(Mark mark) {
            return switch (mark) {
                case Mark.Fill fill -> fill.shape().intersects(box.left(), box.top(), box.width(), box.height());
                case Mark.Line line -> line.shape().intersects(box.left(), box.top(), box.width(), box.height());
                case Mark.Words other -> false;
                case Mark.Within within -> within.marks().stream().anyMatch(this::isUnder);
            };
        }
    }

    /** Equal for two pictures of the same map. */
    static Picture key(Picture picture) {
        return new Picture(key(picture.margin()), picture.sides(), key(picture.sheet()), List.of(), List.of());
    }

    private static Margin key(Margin margin) {
        return new Margin(
                "",
                Lists.map(margin.lines(), line -> ""),
                Lists.map(margin.tracks(), track -> new Picture.Track(track.label(), 0, track.of())),
                margin.legend());
    }

    private static Sheet key(Sheet sheet) {
        return new Sheet(
                sheet.width(),
                sheet.height(),
                sheet.hexes(),
                Lists.map(sheet.areas(), area -> new Area(area.name(), area.ground(), area.around(), Optional.empty())),
                Lists.map(Lists.filter(sheet.places(), place -> isPrinted(sheet, place)), Place::bare),
                sheet.connections());
    }

    /** Whether a place is printed on the map; what is built in a hex without a name comes and goes. */
    static boolean isPrinted(Sheet sheet, Place place) {
        return sheet.hexes().isEmpty() || !place.label().isEmpty();
    }

    static BaseMap of(Picture picture) {
        var moved = Spread.of(picture.sheet());
        return new Surveyor(moved(picture, moved), moved).survey();
    }

    /** Without its marks, once they have been drawn. */
    BaseMap drawn() {
        return new BaseMap(moved, canvas, List.of(), names, free, areas, title);
    }

    /** A picture of this map with everything moved to where its place is drawn. */
    Picture settled(Picture picture) {
        return moved(picture, moved);
    }

    private static Picture moved(Picture picture, Map<Point, Point> moved) {
        return moved.isEmpty() ? picture : new Moved(at -> moved.getOrDefault(at, at)).picture(picture);
    }
}
