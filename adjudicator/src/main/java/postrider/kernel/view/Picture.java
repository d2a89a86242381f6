package postrider.kernel.view;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * What a map shows to one side, described by a game and drawn elsewhere. Nothing is in it that its reader may not see. A side
 * is told by shape as well as by colour: the first of {@code sides} by what is dark and square, the second by what is light
 * and round.
 *
 * @param margin what stands beside the map
 */
public record Picture(Margin margin, List<Side> sides, Sheet sheet, List<Piece> pieces, List<Arrow> arrows) {
    public Picture {
        sides = List.copyOf(sides);
        pieces = List.copyOf(pieces);
        arrows = List.copyOf(arrows);
    }

    /** Somewhere on the canvas, from its upper left corner. */
    public record Point(int x, int y) {
        public double to(Point other) {
            double across = x - other.x;
            double down = y - other.y;
            return Math.sqrt(across * across + down * down);
        }
    }

    /** What a region is, or a water, or a hex. */
    public enum Ground implements Sample {
        /** Of a tint that its neighbours do not have. */
        LAND,
        FOREST,
        HILLS,
        MARSH,
        /** Off the land. */
        SEA,
        /** Between the places round it, in their order. */
        LAKE;

        public boolean isWater() {
            return this == SEA || this == LAKE;
        }
    }

    /**
     * A region, or a water.
     *
     * @param name what is written on it
     * @param around the places that lie in it, or on it; none if nothing is written
     * @param holder whose it is at the moment
     */
    public record Area(String name, Ground ground, List<Point> around, Optional<Side> holder) {
        public Area {
            around = List.copyOf(around);
        }
    }

    /** The printed shape of a place. */
    public sealed interface Shape {
        /** Small: no more than a name on the map. */
        record Dot() implements Shape {}

        record Circle() implements Shape {}

        record Square() implements Shape {}

        record Star() implements Shape {}

        record Triangle() implements Shape {}

        record Village() implements Shape {}
    }

    /** Whether ships can lie at a place. */
    public enum Harbour {
        NONE,
        OPEN,
        BLOCKADED
    }

    /** What somebody has built at a place; it is drawn instead of its printed shape. */
    public enum Works {
        NONE,
        STOCKADE,
        BEGUN,
        FORT;

        /** As a reader is told of it. */
        public String word() {
            return this == BEGUN ? "fort begun" : name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A space of the map.
     *
     * @param name by which scenes call it
     * @param label what is written beside it; may be empty
     * @param area its index in the areas
     * @param control whose marker lies on it, and who has built there
     * @param raided who has laid it waste
     * @param changed since the reader's last letter
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
        /** Under its own name. */
        public Place(
                String name,
                Point at,
                int area,
                Shape shape,
                Harbour harbour,
                Works works,
                Optional<Side> control,
                Optional<Side> raided,
                boolean changed) {
            this(name, name, at, area, shape, harbour, works, control, raided, changed);
        }

        /** Where nobody builds and nobody raids. */
        public Place(
                String name,
                Point at,
                int area,
                Shape shape,
                Harbour harbour,
                Optional<Side> control,
                boolean changed) {
            this(name, at, area, shape, harbour, Works.NONE, control, Optional.empty(), changed);
        }

        /** As it is printed on a map of hexes: no ships, and nobody has been there. */
        public Place(String name, String label, Point at, Shape shape) {
            this(name, label, at, 0, shape, Harbour.NONE, Works.NONE, Optional.empty(), Optional.empty(), false);
        }

        /** As it is printed: nobody has been there. */
        public Place bare() {
            var ships = harbour == Harbour.NONE ? Harbour.NONE : Harbour.OPEN;
            return new Place(
                    name, label, at, area, shape, ships, Works.NONE, Optional.empty(), Optional.empty(), false);
        }

        /** Elsewhere. */
        public Place at(Point other) {
            return new Place(name, label, other, area, shape, harbour, works, control, raided, changed);
        }

        /** With what a side has built there. */
        public Place built(Works built, Side by) {
            return new Place(name, label, at, area, shape, harbour, built, Optional.of(by), raided, changed);
        }

        /** What a reader calls it. */
        public String called() {
            return label.isEmpty() ? name : label;
        }

        private Place marked() {
            return new Place(name, label, at, area, shape, harbour, works, control, raided, true);
        }
    }

    /** A line of the map between two places. */
    public record Connection(Point from, Point to, Stroke stroke) {
        /** How it is drawn: over land the best way whole, the worst in dots. */
        public enum Stroke implements Sample {
            WHOLE,
            DASHED,
            DOTTED,
            RIVER,
            SHORE,
            /** Over no land; it leads but one way. */
            ONE_WAY;

            public boolean isLand() {
                return this != DOTTED && this != ONE_WAY;
            }
        }
    }

    /**
     * An army, or whatever else stands somewhere.
     *
     * @param name who leads it, or what it is; may be empty
     * @param detail under the name: ratings; may be empty
     * @param strength large; may be empty
     * @param under how many more of a stack lie under it
     * @param changed since the reader's last letter
     * @param who all that the reader sees of it, as orders call them
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

        /** Of which nobody is called by name in an order. */
        public Piece(Point at, Side side, String name, String detail, String strength, int under, boolean changed) {
            this(at, side, name, detail, strength, under, changed, List.of());
        }

        /** That stands alone, or as one. */
        public Piece(Point at, Side side, String name, String detail, String strength, boolean changed) {
            this(at, side, name, detail, strength, 0, changed);
        }

        /** Whether it came here with this arrow, or fought; only an army does. */
        private boolean took(Arrow arrow) {
            return !strength.isEmpty()
                    && at.equals(arrow.to)
                    && (arrow.act == Arrow.Act.BATTLE || side.equals(arrow.side));
        }

        private Piece marked() {
            return new Piece(at, side, name, detail, strength, under, true, who);
        }

        /** Elsewhere. */
        public Piece at(Point other) {
            return new Piece(other, side, name, detail, strength, under, changed, who);
        }

        /** Without what stands under its name. */
        public Piece brief() {
            return new Piece(at, side, name, "", strength, under, changed, who);
        }

        /** With those of whom it is made. */
        public Piece of(List<String> all) {
            return new Piece(at, side, name, detail, strength, under, changed, all);
        }
    }

    /** What is counted beside the map: so many of so many. */
    public record Track(String label, int value, int of) {}

    /** What happened: from here to there, or at one place. */
    public record Arrow(Point from, Point to, Act act, Side side) {
        /** Whether who came with this went on with the other. */
        private boolean leadsTo(Arrow other) {
            return act != Act.BATTLE
                    && side.equals(other.side)
                    && to.equals(other.from)
                    && !other.from.equals(other.to);
        }

        /** What a side did. */
        public enum Act implements Sample {
            MARCH,
            BY_SEA,
            RETREAT,
            BATTLE,
            RAID
        }
    }

    /** Something that a legend explains. */
    public sealed interface Sample
            permits Place, Piece, Connection.Stroke, Arrow.Act, Ground, HexGround.Water, HexGround.Ferry {}

    /** A line of the legend. */
    public record Key(Sample sample, String words) {}

    /** With what happened drawn in; armies that came somewhere to stay or fought are marked as changed. */
    public Picture with(List<Arrow> happened) {
        var ends = Lists.filter(
                happened,
                arrow -> happened.stream().skip(happened.indexOf(arrow) + 1L).noneMatch(arrow::leadsTo));
        var marked = Lists.map(pieces, piece -> ends.stream().anyMatch(piece::took) ? piece.marked() : piece);
        return new Picture(margin, sides, sheet, marked, happened);
    }

    /** With these places marked as changed. */
    public Picture changed(Set<String> names) {
        var places = Lists.map(sheet.places(), place -> names.contains(place.name) ? place.marked() : place);
        return new Picture(margin, sides, sheet.with(places), pieces, arrows);
    }

    /** With this line under its title. */
    public Picture captioned(String line) {
        return withMargin(margin.captioned(line));
    }

    /** With this counted beside it instead. */
    public Picture withTracks(List<Track> others) {
        return withMargin(margin.withTracks(others));
    }

    /** For a reader who knows what its marks mean. */
    public Picture withoutLegend() {
        return withMargin(margin.withoutLegend());
    }

    private Picture withMargin(Margin other) {
        return new Picture(other, sides, sheet, pieces, arrows);
    }

    /** A letter calls a picture by a hash of these words, so they do not hang on how it is put together. */
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
