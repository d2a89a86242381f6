package postrider.washingtonswar.table;

import static postrider.kernel.Picture.Harbour.BLOCKADED;
import static postrider.kernel.Picture.Harbour.NONE;
import static postrider.kernel.Picture.Harbour.OPEN;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.Lists;
import postrider.kernel.Picture;
import postrider.kernel.Picture.Arrow;
import postrider.kernel.Picture.Harbour;
import postrider.kernel.Picture.Key;
import postrider.kernel.Picture.Piece;
import postrider.kernel.Picture.Point;
import postrider.kernel.Picture.Shape;
import postrider.kernel.Picture.Way;
import postrider.kernel.Side;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Troops;
import postrider.washingtonswar.rules.Victory;

/** The map as both sides see it: all that stands on it is open. */
record WarMap(Position now) {
    private static final int WIDTH = 1110;
    private static final int HEIGHT = 1515;
    private static final Point NOWHERE = new Point(0, 0);

    static Picture of(Position now) {
        return new WarMap(now).picture();
    }

    private Picture picture() {
        var track = now.track();
        return new Picture(
                "The War in " + track.year(),
                List.of(),
                WIDTH,
                HEIGHT,
                List.of(Sides.BRITISH, Sides.AMERICAN),
                Stream.concat(colonies(), waters()).toList(),
                Lists.each(now.box().spaces(), this::place),
                ways(),
                pieces(),
                List.of(
                        new Picture.Track("French Alliance", track.alliance(), 9),
                        colonies(Sides.BRITISH),
                        colonies(Sides.AMERICAN)),
                List.of(),
                legend());
    }

    private Picture.Track colonies(Side side) {
        return new Picture.Track(
                side + " colonies",
                Victory.colonies(now, side).size(),
                now.box().colonies().size());
    }

    private Stream<Picture.Area> colonies() {
        return now.box().colonies().stream()
                .map(colony -> new Picture.Area(colony, false, points(now.box().spacesOf(colony)), holder(colony)));
    }

    private Optional<Side> holder(String colony) {
        return Sides.BOTH.stream()
                .filter(side -> Victory.colonies(now, side).contains(colony))
                .findFirst();
    }

    /** 12.3 */
    private Stream<Picture.Area> waters() {
        return now.box().zones().stream()
                .map(zone -> new Picture.Area(zone, true, points(ports(zone)), Optional.empty()));
    }

    private List<Space> ports(String zone) {
        return Lists.those(now.box().spaces(), space -> space.zone().equals(Optional.of(zone)));
    }

    /** Wider and higher than in the box: New England needs room for its names and armies. */
    private static Point at(Space space) {
        return new Point(space.at().x() * 103 / 100, space.at().y() * 107 / 100);
    }

    private static List<Point> points(Collection<Space> spaces) {
        return Lists.each(spaces, WarMap::at);
    }

    private Picture.Place place(Space space) {
        return new Picture.Place(
                space.name(),
                at(space),
                now.box().colonies().indexOf(space.colony()),
                shape(space),
                harbour(space),
                now.control(space),
                false);
    }

    private static Shape shape(Space space) {
        return switch (space.kind()) {
            case ORDINARY -> new Shape.Circle();
            case WINTER_QUARTERS -> new Shape.Square();
            case FORTIFIED_PORT -> new Shape.Star();
        };
    }

    private Harbour harbour(Space space) {
        if (now.blockaded(space)) return BLOCKADED;
        return space.port() ? OPEN : NONE;
    }

    private List<Way> ways() {
        var lines = now.box().lines();
        return now.box().spaces().stream()
                .flatMap(from -> lines.adjacent(from).or(lines.arnolds(from)).stream()
                        .filter(to -> to.index() > from.index())
                        .map(to -> new Way(at(from), at(to), kind(from, to))))
                .toList();
    }

    private Way.Kind kind(Space from, Space to) {
        var lines = now.box().lines();
        if (lines.isArnolds(from, to)) return Way.Kind.DOTTED;
        return lines.isWilderness(from, to) ? Way.Kind.DASHED : Way.Kind.WHOLE;
    }

    private List<Piece> pieces() {
        var armies =
                now.box().spaces().stream().flatMap(space -> Sides.BOTH.stream().flatMap(side -> army(side, space)));
        return Stream.of(armies, congress(), navy()).flatMap(pieces -> pieces).toList();
    }

    private Stream<Piece> army(Side side, Space space) {
        var troops = now.troops(space).only(side);
        var led = now.generals(side, space);
        if (troops.isEmpty() && led.isEmpty()) return Stream.empty();
        var names = led.stream().map(General::name).collect(Collectors.joining(", "));
        var ratings = led.stream().map(WarMap::ratings).collect(Collectors.joining(", "));
        return Stream.of(new Piece(at(space), side, names, ratings, strength(troops), false));
    }

    private static String ratings(General general) {
        return "%d-%d-%d".formatted(general.strategy(), general.battle(), general.agility());
    }

    /** "5", "3+2 F" with French among them. */
    private static String strength(Troops troops) {
        if (troops.french() == 0) return Integer.toString(troops.total());
        return (troops.american() > 0 ? troops.american() + "+" : "") + troops.french() + " F";
    }

    private Stream<Piece> congress() {
        return now.board().congress().stream()
                .map(space -> new Piece(at(space), Sides.AMERICAN, "Congress", "", "", false));
    }

    /** Among the ports that it blockades. */
    private Stream<Piece> navy() {
        return now.board().navy().stream()
                .map(zone -> new Piece(
                        at(ports(zone).getFirst()), Sides.AMERICAN, "French Navy", "blockades " + zone, "", false));
    }

    private static List<Key> legend() {
        return List.of(
                new Key(sample(new Shape.Circle(), NONE, Optional.of(Sides.BRITISH)), "British PC"),
                new Key(sample(new Shape.Circle(), NONE, Optional.of(Sides.AMERICAN)), "American PC"),
                new Key(sample(new Shape.Circle(), NONE, Optional.empty()), "no PC"),
                new Key(sample(new Shape.Square(), NONE, Optional.empty()), "winter quarters"),
                new Key(sample(new Shape.Star(), OPEN, Optional.empty()), "fortified port"),
                new Key(sample(new Shape.Circle(), OPEN, Optional.empty()), "port"),
                new Key(sample(new Shape.Circle(), BLOCKADED, Optional.empty()), "blockaded"),
                new Key(new Piece(NOWHERE, Sides.BRITISH, "Howe", "3-6-1", "5", false), "general, ratings, CU"),
                new Key(new Piece(NOWHERE, Sides.AMERICAN, "", "", "2", false), "CU alone"),
                new Key(Way.Kind.WHOLE, "line"),
                new Key(Way.Kind.DASHED, "over wilderness"),
                new Key(Way.Kind.DOTTED, "Arnold alone"),
                new Key(Arrow.Kind.MARCH, "march"),
                new Key(Arrow.Kind.BY_SEA, "by sea"),
                new Key(Arrow.Kind.RETREAT, "retreat"),
                new Key(Arrow.Kind.BATTLE, "battle"));
    }

    private static Picture.Place sample(Shape shape, Harbour harbour, Optional<Side> control) {
        return new Picture.Place("", NOWHERE, 0, shape, harbour, control, false);
    }
}
