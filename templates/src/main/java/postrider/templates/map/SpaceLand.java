package postrider.templates.map;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Sheet;
import postrider.text.Lists;

/** The land of a map of spaces: tinted by area around its places, within a coast derived from them. */
final class SpaceLand implements Land {
    private static final double LEVEL = 0.42;
    private static final int APART = 38;
    private static final double USUAL = 115;

    private final Sheet sheet;
    private final double grain;
    private final Cells cells;
    private final int[] tints;
    private final Coast coast;

    SpaceLand(Sheet sheet) {
        this.sheet = sheet;
        this.grain = grain();
        var sites = sites();
        this.cells = new Cells(sites, grain);
        this.tints = tints();
        this.coast = new Coast(sheet.width(), sheet.height(), Lists.map(sites, Cells.Site::at), grain);
    }

    @Override
    public List<Mark> marks() {
        var marks = new ArrayList<Mark>();
        var inland = Lists.map(Lists.filter(sheet.places(), place -> place.harbour() == Harbour.NONE), Place::at);
        var ports = Lists.map(Lists.filter(sheet.places(), place -> place.harbour() != Harbour.NONE), Place::at);
        for (int wave = 2; wave > 0; wave--) {
            var line = coast.contour(
                    LEVEL * Math.pow(0.5, wave),
                    at -> away(at, ports) < 165 * grain && away(at, ports) < 0.7 * away(at, inland));
            marks.add(new Mark.Line(line, Ink.mixed(Ink.SEA, Ink.PAPER, 125 - 30 * wave), 1.6));
        }
        var shore = coast.contour(LEVEL, at -> true);
        var inside = new ArrayList<Mark>();
        IntStream.range(0, sheet.areas().size())
                .filter(area -> !sheet.areas().get(area).ground().isWater())
                .forEach(area -> inside.add(new Mark.Fill(cells.ground(area), tints[area])));
        inside.add(new Mark.Line(cells.borders(), Ink.PALE, 2, List.of(2.0, 5.0)));
        marks.add(new Mark.Within(shore, inside));
        marks.add(new Mark.Line(shore, Ink.SEPIA, 2));
        for (var area : sheet.areas())
            if (area.ground() == Ground.LAKE) marks.add(new Mark.Fill(Shapes.around(area.around()), Ink.LAKE));
            else if (isBank(area, ports)) marks.add(new Mark.Fill(bay(area.around()), Ink.LAKE));
        return marks;
    }

    /** Whether water is a lake of which the map shows only one shore: it has no port. */
    private static boolean isBank(Area area, List<Point> ports) {
        return area.ground() == Ground.SEA
                && area.around().size() > 2
                && area.around().stream().noneMatch(ports::contains);
    }

    /** The water on the lower side of a shore. */
    private Path2D bay(List<Point> shore) {
        var left = Shapes.bay(shore, true).getBounds();
        var right = Shapes.bay(shore, false).getBounds();
        return Shapes.bay(
                shore,
                coast.height(left.getCenterX(), left.getCenterY())
                        < coast.height(right.getCenterX(), right.getCenterY()));
    }

    private static double away(Point at, List<Point> from) {
        return from.stream().mapToDouble(at::to).min().orElse(Double.MAX_VALUE);
    }

    /** The tint of each area, different from those of its neighbours. */
    private int[] tints() {
        var beside = cells.neighbours();
        int[] tints = new int[sheet.areas().size()];
        for (int area = 0; area < tints.length; area++) {
            int self = area;
            tints[area] = tint(sheet.areas().get(area).ground());
            if (tints[area] != Ink.PAPER) continue;
            var used = Lists.map(
                    Lists.filter(beside.getOrDefault(self, Set.of()), other -> other < self), other -> tints[other]);
            tints[area] = IntStream.of(Ink.TINTS)
                    .filter(tint -> !used.contains(tint))
                    .findFirst()
                    .orElse(Ink.TINTS[area % Ink.TINTS.length]);
        }
        return tints;
    }

    /** The fixed tint of a kind of ground; paper if areas of it differ from their neighbours. */
    private static int tint(Ground ground) {
        return switch (ground) {
            case LAND, SEA -> Ink.PAPER;
            case FOREST -> Ink.FOREST;
            case HILLS -> Ink.HILLS;
            case MARSH, LAKE -> Ink.LAKE;
        };
    }

    /** How much farther apart places are than usual, so that a close-up looks like the whole map enlarged. */
    private double grain() {
        var lengths = sheet.connections().stream()
                .mapToDouble(way -> way.from().to(way.to()))
                .sorted()
                .toArray();
        return lengths.length == 0 ? 1 : Math.clamp(lengths[lengths.length / 2] / USUAL, 1, 3);
    }

    /** The places, and points along the connections between them. */
    private List<Cells.Site> sites() {
        var sites = new ArrayList<Cells.Site>();
        for (var place : sheet.places()) sites.add(new Cells.Site(place.at(), place.area()));
        for (var way : sheet.connections()) {
            if (!way.stroke().isLand()) continue;
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
        return sheet.places().stream()
                .min(Comparator.comparingDouble(place -> place.at().to(at)))
                .map(Place::area)
                .orElse(0);
    }

    /** The tint of wild ground, or that of paper. */
    @Override
    public int under(Bounds box) {
        var area = sheet.areas().get(nearest(new Point((int) box.x(), (int) box.y())));
        boolean land = coast.height(box.x(), box.y()) >= LEVEL;
        return land && area.ground() != Ground.LAND ? tint(area.ground()) : Ink.PAPER;
    }

    @Override
    public boolean is(Area area, double x, double y) {
        return area.ground() == Ground.LAKE
                ? Shapes.around(area.around()).contains(x, y)
                : !isWater(x, y, 0)
                        && sheet.areas()
                                .get(nearest(new Point((int) x, (int) y)))
                                .equals(area);
    }

    @Override
    public boolean isWater(double x, double y, double off) {
        return coast.height(x, y) < LEVEL * (1 - off);
    }

    @Override
    public int tint(Area area) {
        return tints[sheet.areas().indexOf(area)];
    }
}
