package postrider.templates.map;

import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.view.HexGround;
import postrider.kernel.view.HexGround.Hex;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Point;
import postrider.text.Lists;

/** The land of a map of hexes: terrain, streams along the sides of hexes, ferries, and numbers if there is room. */
record HexLand(HexGround ground, NavigableMap<Integer, List<Hex>> columns) implements Land {
    /** The least width of a hex, from flat side to flat side, in which a number is legible. */
    private static final int NUMBERED = 50;

    /** The size of a number, as a part of the hex's width. */
    private static final double NUMBER = 0.24;

    HexLand(HexGround ground) {
        this(
                ground,
                ground.hexes().stream()
                        .collect(Collectors.groupingBy(hex -> hex.at().x(), TreeMap::new, Collectors.toList())));
    }

    @Override
    public List<Mark> marks() {
        var marks = new ArrayList<Mark>();
        Map<Ground, Path2D> terrain = new EnumMap<>(Ground.class);
        Map<Ground, Path2D> signs = new EnumMap<>(Ground.class);
        for (var hex : ground.hexes()) {
            double x = hex.at().x();
            double y = hex.at().y();
            var shape = Shapes.hex(x, y, ground.across(), ground.step());
            terrain.computeIfAbsent(hex.ground(), any -> new Path2D.Double()).append(shape, false);
            signs.computeIfAbsent(hex.ground(), any -> new Path2D.Double())
                    .append(Terrain.sign(hex.ground(), x, y, ground.across()), false);
        }
        terrain.forEach((what, shape) -> {
            marks.add(new Mark.Fill(shape, Terrain.tint(what)));
            if (what != Ground.SEA) marks.add(new Mark.Line(shape, Ink.PALE, 1.2));
        });
        signs.forEach((what, shape) -> marks.add(new Mark.Line(shape, Terrain.ink(what), 1.6)));
        marks.add(new Mark.Line(shore(), Ink.SEA_DEEP, 2));
        if (ground.across() >= NUMBERED) ground.hexes().forEach(hex -> marks.add(number(hex)));
        marks.addAll(new Streams(ground).marks());
        for (var ferry : ground.ferries()) marks.addAll(ferry(ferry, ground.across()));
        return marks;
    }

    /** The sides between land and sea. */
    private Path2D shore() {
        var shore = new Path2D.Double();
        var sea = Lists.filter(ground.hexes(), hex -> hex.ground() == Ground.SEA);
        for (var wet : sea)
            for (var dry : around(wet))
                if (dry.ground() != Ground.SEA) shore.append(side(wet.at(), dry.at(), ground), false);
        return shore;
    }

    private List<Hex> around(Hex hex) {
        var near =
                columns.subMap(hex.at().x() - ground.step() - 1, true, hex.at().x() + ground.step() + 1, true);
        return near.values().stream()
                .flatMap(List::stream)
                .filter(other -> other != hex && other.at().to(hex.at()) < ground.across() * 1.2)
                .toList();
    }

    /** The side between two neighbours. */
    static Line2D side(Point one, Point other, HexGround ground) {
        double x = (one.x() + other.x()) / 2.0;
        double y = (one.y() + other.y()) / 2.0;
        boolean level = one.x() == other.x();
        double across = ground.step() / (level ? 3.0 : 6.0);
        double down =
                level ? 0 : Math.signum((double) (one.x() - other.x()) * (other.y() - one.y())) * ground.across() / 4.0;
        return new Line2D.Double(x - across, y - down, x + across, y + down);
    }

    /** Streams and ferries, which names should not cover. */
    @Override
    public Stream<Free.Segment> lines() {
        return Stream.concat(
                ground.edges().stream()
                        .map(edge -> side(edge.one(), edge.other(), ground))
                        .map(side -> new Free.Segment(side.getX1(), side.getY1(), side.getX2(), side.getY2(), 6)),
                ground.ferries().stream().map(ferry -> new Free.Segment(ferry.one(), ferry.other(), 25)));
    }

    /** The number of a hex, left of a road that leads up. */
    private Mark number(Hex hex) {
        double size = ground.across() * NUMBER;
        double x = hex.at().x() - 3 - Face.MEDIUM.width(hex.number(), size, 0);
        double y = hex.at().y() - ground.across() / 2.0 + size;
        return new Mark.Words(hex.number(), Face.MEDIUM, size, x, y, Ink.SEPIA);
    }

    /** A two-headed arrow, or as many as are printed, side by side. */
    static List<Mark> ferry(HexGround.Ferry ferry, double across) {
        double x = (ferry.one().x() + ferry.other().x()) / 2.0;
        double y = (ferry.one().y() + ferry.other().y()) / 2.0;
        double angle = Math.atan2(
                ferry.other().y() - ferry.one().y(),
                ferry.other().x() - ferry.one().x());
        var arrows = new Path2D.Double();
        for (int i = 0; i < ferry.arrows(); i++) {
            double aside = (i - (ferry.arrows() - 1) / 2.0) * across * 0.2;
            arrows.append(arrow(x - Math.sin(angle) * aside, y + Math.cos(angle) * aside, angle, across * 0.26), false);
        }
        return List.of(new Mark.Line(arrows, Ink.WHITE, 5), new Mark.Line(arrows, Ink.INK, 2.2));
    }

    private static Path2D arrow(double x, double y, double angle, double reach) {
        double across = Math.cos(angle);
        double down = Math.sin(angle);
        var path = Shapes.line(x - across * reach, y - down * reach, x + across * reach, y + down * reach);
        for (int end = -1; end <= 1; end += 2)
            for (int barb = -1; barb <= 1; barb += 2) {
                double back = angle + barb * 0.5;
                path.append(
                        Shapes.line(
                                x + end * across * reach,
                                y + end * down * reach,
                                x + end * (across * reach - Math.cos(back) * reach * 0.5),
                                y + end * (down * reach - Math.sin(back) * reach * 0.5)),
                        false);
            }
        return path;
    }

    /** The ground of the hex whose centre is nearest; the paper off the map counts as land. */
    private Ground at(double x, double y) {
        var near = columns.subMap((int) x - ground.step(), true, (int) x + ground.step(), true);
        return near.values().stream()
                .flatMap(List::stream)
                .min(Comparator.comparingDouble(
                        hex -> Math.hypot(hex.at().x() - x, hex.at().y() - y)))
                .map(Hex::ground)
                .orElse(Ground.LAND);
    }

    @Override
    public int under(Bounds box) {
        return Terrain.tint(at(box.x(), box.y()));
    }

    @Override
    public boolean is(Area area, double x, double y) {
        return at(x, y).isWater() == area.ground().isWater();
    }

    @Override
    public boolean isWater(double x, double y, double off) {
        return at(x, y).isWater();
    }

    @Override
    public int tint(Area area) {
        return Terrain.tint(area.ground());
    }
}
