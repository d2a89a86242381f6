package postrider.templates.map;

import java.awt.geom.Path2D;
import postrider.kernel.view.Picture.Ground;

/** How the terrain of a hex looks: a tint and a sign, so that it shows without colour too. */
final class Terrain {
    private Terrain() {}

    static int tint(Ground ground) {
        return switch (ground) {
            case LAND, MARSH -> Ink.TINTS[0];
            case FOREST -> Ink.FOREST;
            case HILLS -> Ink.HILLS;
            case SEA, LAKE -> Ink.LAKE;
        };
    }

    /** Of its sign. */
    static int ink(Ground ground) {
        return switch (ground) {
            case LAND, FOREST -> Ink.GREY;
            case HILLS -> Ink.SEPIA;
            case MARSH, SEA, LAKE -> Ink.SEA;
        };
    }

    /** In a hex of this size; nothing on open land. */
    static Path2D sign(Ground ground, double x, double y, double across) {
        var sign = new Path2D.Double();
        double unit = across / 10;
        switch (ground) {
            case LAND, SEA, LAKE -> {}
            case FOREST -> {
                tree(sign, x - 2.4 * unit, y + 1.2 * unit, unit);
                tree(sign, x + 2.3 * unit, y + 1.6 * unit, unit);
                tree(sign, x + 0.2 * unit, y - 1.6 * unit, unit);
            }
            case HILLS -> {
                hill(sign, x - 1.8 * unit, y + 1.4 * unit, 1.7 * unit);
                hill(sign, x + 1.5 * unit, y - 0.6 * unit, 1.7 * unit);
            }
            case MARSH -> {
                reeds(sign, x - 1.7 * unit, y + 1.6 * unit, unit);
                reeds(sign, x + 1.7 * unit, y - 0.8 * unit, unit);
            }
        }
        return sign;
    }

    private static void tree(Path2D sign, double x, double y, double unit) {
        sign.moveTo(x, y + 1.2 * unit);
        sign.lineTo(x, y);
        sign.append(Shapes.circle(x, y - 0.6 * unit, 0.8 * unit), false);
    }

    private static void hill(Path2D sign, double x, double y, double wide) {
        sign.moveTo(x - wide, y);
        sign.quadTo(x - wide * 0.3, y - wide * 0.2, x, y - wide);
        sign.quadTo(x + wide * 0.3, y - wide * 0.2, x + wide, y);
    }

    private static void reeds(Path2D sign, double x, double y, double unit) {
        sign.append(Shapes.line(x - 1.6 * unit, y, x + 1.6 * unit, y), false);
        for (int reed = -1; reed <= 1; reed++)
            sign.append(Shapes.line(x + reed * 0.5 * unit, y, x + reed * unit, y - 1.5 * unit), false);
    }
}
