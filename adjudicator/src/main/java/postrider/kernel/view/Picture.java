package postrider.kernel.view;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * A map as one side sees it. A game describes it, and templates draw it. It contains nothing that its reader may not see. Sides differ
 * in shape as well as in colour: the first of {@code sides} is dark and square, the second light and round.
 */
public record Picture(Margin margin, List<Side> sides, Sheet sheet, List<Piece> pieces, List<Arrow> arrows) {
    public Picture {
        sides = List.copyOf(sides);
        pieces = List.copyOf(pieces);
        arrows = List.copyOf(arrows);
    }

    /** A point on the canvas, measured from its upper left corner. */
    public record Point(int x, int y) {
        /** The distance to another point. */
        public double to(Point other) {
            double across = x - other.x;
            double down = y - other.y;
            return Math.sqrt(across * across + down * down);
        }
    }

    /** The terrain of a region, a body of water or a hex. */
    public enum Ground implements Sample {
        /** Drawn in a different tint from its neighbours. */
        LAND,
        FOREST,
        HILLS,
        MARSH,
        /** Drawn off the land. */
        SEA,
        /** Drawn between the places around it, taken in order. */
        LAKE;

        public boolean isWater() {
            return this == SEA || this == LAKE;
        }
    }

    /**
     * A region or a body of water.
     *
     * @param name its label
     * @param around the places in it or on its shore; empty if it has no label
     * @param holder the side that holds it
     */
    public record Area(String name, Ground ground, List<Point> around, Optional<Side> holder) {
        public Area {
            around = List.copyOf(around);
        }
    }

    /** The printed shape of a place. */
    public sealed interface Shape {
        /** Small, for a mere name on the map. */
        record Dot() implements Shape {}

        record Circle() implements Shape {}

        record Square() implements Shape {}

        record Star() implements Shape {}

        record Triangle() implements Shape {}

        record Village() implements Shape {}
    }

    /** Whether ships can anchor at a place. */
    public enum Harbour {
        NONE,
        OPEN,
        BLOCKADED
    }

    /** Fortifications built at a place, drawn instead of its printed shape. */
    public enum Works {
        NONE,
        STOCKADE,
        BEGUN,
        FORT;

        /** Its name in a sentence. */
        public String word() {
            return this == BEGUN ? "fort begun" : name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A space of the map.
     *
     * @param name its name in scenes
     * @param label what is written beside it; may be empty
     * @param area its index in the areas of the sheet
     * @param control the side whose marker or works are there
     * @param raided the side that has raided it
     * @param changed whether it has changed since the reader's last letter
     */
    public record Place(
            String name,
            String label,
            Point at,
            int area,
            Shape shape,
            Harbour harbour,
            Works works,
            Optional<Side> control,
            Optional<Side> raided,
            boolean changed)
            implements Sample {
        /** A place as it is printed, without markers and works. */
        public Place(String name, String label, Point at, int area, Shape shape, Harbour harbour) {
            this(name, label, at, area, shape, harbour, Works.NONE, Optional.empty(), Optional.empty(), false);
        }

        /** The place as it is printed. */
        public Place bare() {
            return new Place(name, label, at, area, shape, harbour == Harbour.NONE ? Harbour.NONE : Harbour.OPEN);
        }

        public Place at(Point other) {
            return new Place(name, label, other, area, shape, harbour, works, control, raided, changed);
        }

        public Place controlled(Optional<Side> by) {
            return new Place(name, label, at, area, shape, harbour, works, by, raided, changed);
        }

        public Place raided(Optional<Side> by) {
            return new Place(name, label, at, area, shape, harbour, works, control, by, changed);
        }

        public Place built(Works built, Side by) {
            return new Place(name, label, at, area, shape, harbour, built, Optional.of(by), raided, changed);
        }

        /** Its name for a reader. */
        public String called() {
            return label.isEmpty() ? name : label;
        }

        /** The place, marked as changed. */
        public Place marked() {
            return new Place(name, label, at, area, shape, harbour, works, control, raided, true);
        }
    }

    /** A line of the map between two places. */
    public record Connection(Point from, Point to, Stroke stroke) {
        /** How a connection is drawn: over land, solid for the best way, dotted for the worst. */
        public enum Stroke implements Sample {
            WHOLE,
            DASHED,
            DOTTED,
            RIVER,
            SHORE,
            /** Not over land, and in one direction only. */
            ONE_WAY;

            public boolean isLand() {
                return this != DOTTED && this != ONE_WAY;
            }
        }
    }

    /**
     * An army or another piece on the map.
     *
     * @param name its leader, or what it is; may be empty
     * @param detail ratings, in small print under the name; may be empty
     * @param strength in large print; may be empty
     * @param under how many more pieces of its stack are under it
     * @param changed whether it has changed since the reader's last letter
     * @param who all of its members that the reader sees, as orders name them
     */
    public record Piece(
            Point at,
            Side side,
            String name,
            String detail,
            String strength,
            int under,
            boolean changed,
            List<String> who)
            implements Sample {
        public Piece {
            who = List.copyOf(who);
        }

        /** A piece whose members have no names in orders. */
        public Piece(Point at, Side side, String name, String detail, String strength, int under, boolean changed) {
            this(at, side, name, detail, strength, under, changed, List.of());
        }

        /** A piece with no others under it. */
        public Piece(Point at, Side side, String name, String detail, String strength, boolean changed) {
            this(at, side, name, detail, strength, 0, changed);
        }

        /** Whether it is an army that moved here with this arrow or fought in this battle. */
        private boolean took(Arrow arrow) {
            return !strength.isEmpty()
                    && at.equals(arrow.to)
                    && (arrow.act == Arrow.Act.BATTLE || side.equals(arrow.side));
        }

        private Piece marked() {
            return new Piece(at, side, name, detail, strength, under, true, who);
        }

        public Piece at(Point other) {
            return new Piece(other, side, name, detail, strength, under, changed, who);
        }

        /** The piece without its detail. */
        public Piece brief() {
            return new Piece(at, side, name, "", strength, under, changed, who);
        }

        public Piece of(List<String> all) {
            return new Piece(at, side, name, detail, strength, under, changed, all);
        }
    }

    /** A track beside the map, at {@code value} of {@code of}. */
    public record Track(String label, int value, int of) {}

    /** An event on the map: a move from one place to another, or an act at one place. */
    public record Arrow(Point from, Point to, Act act, Side side) {
        /** Whether those who moved with this arrow moved on with the other. */
        private boolean leadsTo(Arrow other) {
            return act != Act.BATTLE
                    && side.equals(other.side)
                    && to.equals(other.from)
                    && !other.from.equals(other.to);
        }

        public enum Act implements Sample {
            MARCH,
            BY_SEA,
            RETREAT,
            BATTLE,
            RAID
        }
    }

    /** A symbol that a legend can explain. */
    public sealed interface Sample
            permits Place, Piece, Connection.Stroke, Arrow.Act, Ground, HexGround.Water, HexGround.Ferry {}

    /** One entry of a legend. */
    public record Key(Sample sample, String words) {}

    /** The picture with these arrows. Armies at the end of a move and in battles are marked as changed. */
    public Picture with(List<Arrow> happened) {
        var ends = Lists.filter(
                happened,
                arrow -> happened.stream().skip(happened.indexOf(arrow) + 1L).noneMatch(arrow::leadsTo));
        var marked = Lists.map(pieces, piece -> ends.stream().anyMatch(piece::took) ? piece.marked() : piece);
        return new Picture(margin, sides, sheet, marked, happened);
    }

    /** The picture with these places marked as changed. */
    public Picture changed(Set<String> names) {
        var places = Lists.map(sheet.places(), place -> names.contains(place.name) ? place.marked() : place);
        return new Picture(margin, sides, sheet.with(places), pieces, arrows);
    }

    /** The picture with one more line under its title. */
    public Picture captioned(String line) {
        return withMargin(margin.captioned(line));
    }

    public Picture withTracks(List<Track> others) {
        return withMargin(margin.withTracks(others));
    }

    public Picture withoutLegend() {
        return withMargin(margin.withoutLegend());
    }

    private Picture withMargin(Margin other) {
        return new Picture(other, sides, sheet, pieces, arrows);
    }

    /** Letters name a picture by a hash of these words, so they must stay the same if its records are rearranged. */
    @Override
    public String toString() {
        return ("Picture[title=%s, lines=%s, width=%d, height=%d, sides=%s, hexes=%s, areas=%s, places=%s, connections=%s,"
                        + " pieces=%s, tracks=%s, arrows=%s, legend=%s]")
                .formatted(
                        margin.title(),
                        margin.lines(),
                        sheet.width(),
                        sheet.height(),
                        sides,
                        sheet.hexes(),
                        sheet.areas(),
                        sheet.places(),
                        sheet.connections(),
                        pieces,
                        margin.tracks(),
                        arrows,
                        margin.legend());
    }
}
