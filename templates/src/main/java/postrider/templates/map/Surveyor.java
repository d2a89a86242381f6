package postrider.templates.map;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Shape;

/** Draws the base map: tints the land along its coast, lays down lines, and finds room for every name. */
final class Surveyor {
    private static final double LEVEL = 0.42;
    private static final double NAME = 21;
    private static final int APART = 38;
    private static final double USUAL = 115;

    private final Picture picture;
    private final Map<Point, Point> moved;
    private final Bounds canvas;
    private final List<Mark> marks = new ArrayList<>();
    private final double grain;
    private final List<Cells.Site> sites;
    private final Cells cells;
    private final int[] tints;
    private final Coast coast;
    private final Free free;
    private final Panel panel;

    Surveyor(Picture picture, Map<Point, Point> moved) {
        this.moved = moved;
        this.picture = picture;
        this.canvas = new Bounds(0, 0, picture.width(), picture.height());
        this.grain = grain();
        this.sites = sites();
        this.cells = new Cells(sites, grain);
        this.tints = tints();
        this.coast = new Coast(
                picture.width(),
                picture.height(),
                sites.stream().map(Cells.Site::at).toList(),
                grain);
        var symbols = onCanvas().map(Signs::box).toList();
        var ways = picture.ways().stream()
                .map(way -> new Free.Way(
                        way.from().x(), way.from().y(), way.to().x(), way.to().y(), 6))
                .toList();
        this.free = new Free(canvas.wider(-8), symbols, ways);
        this.panel = new Panel(picture, new Signs(picture.sides()));
    }

    private Stream<Place> onCanvas() {
        return picture.places().stream()
                .filter(place -> canvas.wider(-20)
                        .holds(Bounds.around(place.at().x(), place.at().y(), 1, 1)));
    }

    /** Areas side by side differ. */
    private int[] tints() {
        var beside = cells.neighbours();
        int[] tints = new int[picture.areas().size()];
        for (int area = 0; area < tints.length; area++) {
            int self = area;
            tints[area] = tint(picture.areas().get(area).ground());
            if (tints[area] != Ink.PAPER) continue;
            var used = beside.getOrDefault(self, Set.of()).stream()
                    .filter(other -> other < self)
                    .map(other -> tints[other])
                    .toList();
            tints[area] = IntStream.of(Ink.TINTS)
                    .filter(tint -> !used.contains(tint))
                    .findFirst()
                    .orElse(Ink.TINTS[area % Ink.TINTS.length]);
        }
        return tints;
    }

    /** What always has the same; paper for what differs from its neighbours. */
    private static int tint(Ground ground) {
        return switch (ground) {
            case LAND, SEA -> Ink.PAPER;
            case FOREST -> Ink.FOREST;
            case HILLS -> Ink.HILLS;
            case LAKE -> Ink.LAKE;
        };
    }

    /** How much farther apart places lie than usual: a closer map is drawn as the whole one, larger. */
    private double grain() {
        var lengths = picture.ways().stream()
                .mapToDouble(way -> way.from().to(way.to()))
                .sorted()
                .toArray();
        return lengths.length == 0 ? 1 : Math.clamp(lengths[lengths.length / 2] / USUAL, 1, 3);
    }

    /** Places, and points along the lines between them. */
    private List<Cells.Site> sites() {
        var sites = new ArrayList<Cells.Site>();
        for (var place : picture.places()) sites.add(new Cells.Site(place.at(), place.area()));
        for (var way : picture.ways()) {
            if (!way.kind().isLand()) continue;
            int steps = (int) (way.from().to(way.to()) / (APART * grain));
            for (int step = 1; step < steps; step++) {
                var at = new Point(
                        way.from().x() + (way.to().x() - way.from().x()) * step / steps,
                        way.from().y() + (way.to().y() - way.from().y()) * step / steps);
                sites.add(new Cells.Site(at, nearest(at)));
            }
        }
        return sites.stream().distinct().toList();
    }

    private int nearest(Point at) {
        return picture.places().stream()
                .min(Comparator.comparingDouble(place -> place.at().to(at)))
                .map(Place::area)
                .orElse(0);
    }

    BaseMap survey() {
        marks.add(new Mark.Fill(new Rectangle2D.Double(0, 0, canvas.width(), canvas.height()), Ink.PAPER));
        if (picture.places().stream().anyMatch(place -> place.shape() instanceof Shape.Hex)) hexes();
        else land();
        for (var way : picture.ways())
            marks.addAll(Signs.way(
                    way.kind(),
                    way.from().x(),
                    way.from().y(),
                    way.to().x(),
                    way.to().y()));
        int underNames = marks.size();
        names();
        var title = free.anywhere(panel.titleWidth(), panel.titleHeight());
        var areaNames = new AreaNames(canvas, free, terrain());
        var areas = picture.areas().stream().map(areaNames::write).toList();
        marks.addAll(underNames, areaNames.leaders());
        marks.addAll(areaNames.words());
        legend().ifPresent(box -> marks.addAll(panel.legend(box)));
        frame();
        var written = marks.stream()
                .filter(Mark.Words.class::isInstance)
                .map(Mark.Words.class::cast)
                .filter(words -> words.halo() > 0)
                .map(BaseMap.Name::of)
                .toList();
        return new BaseMap(moved, canvas, List.copyOf(marks), written, free, areas, title);
    }

    /** As tall as finds room. */
    private Optional<Bounds> legend() {
        if (picture.legend().isEmpty()) return Optional.empty();
        return IntStream.rangeClosed(1, 4)
                .mapToObj(columns -> free.anywhere(panel.legendWidth(columns), panel.legendHeight(columns)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private void land() {
        var ports = picture.places().stream()
                .filter(place -> place.harbour() != Harbour.NONE)
                .map(Place::at)
                .toList();
        var inland = picture.places().stream()
                .filter(place -> place.harbour() == Harbour.NONE)
                .map(Place::at)
                .toList();
        for (int wave = 2; wave > 0; wave--) {
            var line = coast.contour(
                    LEVEL * Math.pow(0.5, wave),
                    at -> away(at, ports) < 165 * grain && away(at, ports) < 0.7 * away(at, inland));
            marks.add(new Mark.Line(line, Ink.mixed(Ink.SEA, Ink.PAPER, 125 - 30 * wave), 1.6));
        }
        var shore = coast.contour(LEVEL, at -> true);
        var inside = new ArrayList<Mark>();
        IntStream.range(0, picture.areas().size())
                .filter(area -> !picture.areas().get(area).ground().isWater())
                .forEach(area -> inside.add(new Mark.Fill(cells.ground(area), tints[area])));
        inside.add(new Mark.Line(cells.borders(), Ink.PALE, 2, List.of(2.0, 5.0)));
        marks.add(new Mark.Within(shore, inside));
        marks.add(new Mark.Line(shore, Ink.SEPIA, 2));
        for (var area : picture.areas())
            if (area.ground() == Ground.LAKE) marks.add(new Mark.Fill(Shapes.around(area.around()), Ink.LAKE));
    }

    private static double away(Point at, List<Point> from) {
        return from.stream().mapToDouble(at::to).min().orElse(Double.MAX_VALUE);
    }

    private void hexes() {
        for (var place : picture.places())
            if (place.shape() instanceof Shape.Hex(int across)) {
                var hex = Shapes.hex(place.at().x(), place.at().y(), across);
                marks.add(new Mark.Fill(hex, tints[place.area()]));
                marks.add(new Mark.Line(hex, Ink.PALE, 1.6));
            }
    }

    private void names() {
        var names = new Names(NAME, free);
        var wanted = onCanvas()
                .map(place -> new Names.Wanted(place.name(), Signs.box(place)))
                .toList();
        for (var set : names.placed(wanted)) {
            var box = set.box();
            var symbol = set.wanted().symbol();
            if (!box.meets(symbol.wider(16))) marks.add(new Mark.Line(Shapes.leader(box, symbol), Ink.INK, 1));
            for (int i = 0; i < set.lines().size(); i++) {
                double width = Face.MEDIUM.width(set.lines().get(i), NAME, 0);
                double x = box.x() < symbol.left()
                        ? box.right() - 2 - width
                        : box.x() > symbol.right() ? box.left() + 2 : box.x() - width / 2;
                double y = box.top() + NAME * 0.72 + 1 + i * NAME * 0.86;
                marks.add(new Mark.Words(set.lines().get(i), Face.MEDIUM, NAME, 0, x, y, Ink.INK, 4, under(box)));
            }
        }
    }

    /** The colour of the wild where a name stands, and of paper elsewhere. */
    private int under(Bounds box) {
        var area = picture.areas().get(nearest(new Point((int) box.x(), (int) box.y())));
        boolean land = coast.height(box.x(), box.y()) >= LEVEL;
        return land && area.ground() != Ground.LAND ? tint(area.ground()) : Ink.PAPER;
    }

    private AreaNames.Terrain terrain() {
        return new AreaNames.Terrain() {
            @Override
            public boolean is(Area area, double x, double y) {
                return area.ground() == Ground.LAKE
                        ? Shapes.around(area.around()).contains(x, y)
                        : picture.areas()
                                .get(nearest(new Point((int) x, (int) y)))
                                .equals(area);
            }

            @Override
            public boolean isWater(double x, double y, double off) {
                return coast.height(x, y) < LEVEL * (1 - off);
            }

            @Override
            public int tint(Area area) {
                return tints[picture.areas().indexOf(area)];
            }
        };
    }

    private void frame() {
        marks.add(new Mark.Line(new Rectangle2D.Double(3, 3, canvas.width() - 6, canvas.height() - 6), Ink.SEPIA, 3));
        marks.add(new Mark.Line(new Rectangle2D.Double(8, 8, canvas.width() - 16, canvas.height() - 16), Ink.SEPIA, 1));
    }
}
