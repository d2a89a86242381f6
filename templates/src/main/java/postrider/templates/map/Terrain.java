package postrider.templates.map;

import java.awt.geom.Path2D;
import postrider.kernel.view.Picture.Ground;

/** How the terrain of a hex looks: a tint, and a sign so that it shows without colour too. */
final class Terrain {
    private static final double SMALL = 50;

    /** Where signs go, from the middle of a hex, in tenths of its width. */
    private static final double[][] ALONE = {{0, 0.4}};

    private static final double[][] TOGETHER = {{-2.2, 1.3}, {2.2, 1.8}, {0.3, -1.4}};

    private Terrain() {}

    static int tint(Ground ground) {
        return switch (ground) {
            case LAND, MARSH -> Ink.TINTS[0];
            case FOREST -> Ink.FOREST;
            case HILLS -> Ink.HILLS;
            case SEA, LAKE -> Ink.LAKE;
        };
    }

    /** The colour of its sign. */
    static int ink(Ground ground) {
        return switch (ground) {
            case LAND, FOREST -> Ink.GREY;
            case HILLS -> Ink.SEPIA;
            case MARSH, SEA, LAKE -> Ink.SEA;
        };
    }

    /** The signs in a hex of this width: one in a small hex, several in a larger one, none on open land or water. */
    static Path2D sign(Ground ground, double x, double y, double across) {
        var sign = new Path2D.Double();
        double unit = Math.max(across / 10, 5);
        double[][] spots = across < SMALL ? ALONE : TOGETHER;
        for (var spot : spots) {
            double left = x + spot[0] * unit;
            double low = y + spot[1] * unit;
            switch (ground) {
                case LAND, SEA, LAKE -> {}
                case FOREST -> tree(sign, left, low, unit);
                case HILLS -> hill(sign, left, low, 1.7 * unit);
                case MARSH -> reeds(sign, left, low, unit);
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
