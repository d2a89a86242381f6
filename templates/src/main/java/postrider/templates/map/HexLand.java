package postrider.templates.map;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.view.HexGround;
import postrider.kernel.view.HexGround.Hex;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Picture.Ground;

/** The land of a map of hexes: its terrain, what flows along its sides, its ferries, and its numbers where there is room. */
record HexLand(HexGround ground) implements Land {
    /** From flat side to flat side, for a number in a hex to be read. */
    private static final int NUMBERED = 60;

    private static final double NUMBER = 15;

    @Override
    public List<Mark> marks() {
        var marks = new ArrayList<Mark>();
        Map<Ground, Path2D> terrain = new EnumMap<>(Ground.class);
        Map<Ground, Path2D> signs = new EnumMap<>(Ground.class);
        var grid = new Path2D.Double();
        for (var hex : ground.hexes()) {
            double x = hex.at().x();
            double y = hex.at().y();
            var shape = Shapes.hex(x, y, ground.across());
            terrain.computeIfAbsent(hex.ground(), any -> new Path2D.Double()).append(shape, false);
            signs.computeIfAbsent(hex.ground(), any -> new Path2D.Double())
                    .append(Terrain.sign(hex.ground(), x, y, ground.across()), false);
            if (hex.ground() != Ground.SEA) grid.append(shape, false);
        }
        terrain.forEach((what, shape) -> marks.add(new Mark.Fill(shape, Terrain.tint(what))));
        signs.forEach((what, shape) -> marks.add(new Mark.Line(shape, Terrain.ink(what), 1.6)));
        marks.add(new Mark.Line(grid, Ink.PALE, 1.2));
        if (ground.across() >= NUMBERED) ground.hexes().forEach(hex -> marks.add(number(hex)));
        marks.addAll(new Streams(ground).marks());
        for (var ferry : ground.ferries()) marks.addAll(ferry(ferry, ground.across()));
        return marks;
    }

    private Mark number(Hex hex) {
        double y = hex.at().y() - ground.across() / 2.0 + NUMBER;
        return Signs.centred(hex.number(), Face.MEDIUM, NUMBER, hex.at().x(), y, Ink.GREY);
    }

    /** An arrow to both banks, or as many as are printed, side by side. */
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

    private Ground at(double x, double y) {
        return ground.hexes().stream()
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
