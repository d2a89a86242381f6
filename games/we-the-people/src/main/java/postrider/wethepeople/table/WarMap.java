package postrider.wethepeople.table;

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
import postrider.wethepeople.General;
import postrider.wethepeople.Position;
import postrider.wethepeople.Sides;
import postrider.wethepeople.Space;
import postrider.wethepeople.Troops;
import postrider.wethepeople.rules.Victory;

/** The map as both sides see it: all that stands on it is open. */
record WarMap(Position now) {
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 1420;
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
                colonies().toList(),
                Lists.each(now.box().spaces(), this::place),
                ways(),
                pieces(),
                List.of(colonies(Sides.BRITISH), colonies(Sides.AMERICAN)),
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

    private static List<Point> points(Collection<Space> spaces) {
        return Lists.each(spaces, Space::at);
    }

    private Picture.Place place(Space space) {
        return new Picture.Place(
                space.name(),
                space.at(),
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
                        .map(to -> new Way(from.at(), to.at(), kind(from, to))))
                .toList();
    }

    private Way.Kind kind(Space from, Space to) {
        var lines = now.box().lines();
        return lines.isArnolds(from, to) ? Way.Kind.DOTTED : Way.Kind.WHOLE;
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
        return Stream.of(new Piece(space.at(), side, names, ratings, strength(troops), false));
    }

    private static String ratings(General general) {
        return "%d-%d".formatted(general.strategy(), general.battle());
    }

    /** "5", "3+2 F" with French among them. */
    private static String strength(Troops troops) {
        if (troops.french() == 0) return Integer.toString(troops.total());
        return (troops.american() > 0 ? troops.american() + "+" : "") + troops.french() + " F";
    }

    private Stream<Piece> congress() {
        return now.board().congress().stream()
                .map(space -> new Piece(space.at(), Sides.AMERICAN, "Congress", "", "", false));
    }

    private Stream<Piece> navy() {
        return now.board().navy().stream()
                .map(port -> new Piece(port.at(), Sides.AMERICAN, "French Navy", "", "", false));
    }

    private static List<Key> legend() {
        return List.of(
                new Key(sample(new Shape.Circle(), NONE, Optional.of(Sides.BRITISH)), "British PC"),
                new Key(sample(new Shape.Circle(), NONE, Optional.of(Sides.AMERICAN)), "American PC"),
                new Key(sample(new Shape.Circle(), NONE, Optional.empty()), "no PC"),
                new Key(sample(new Shape.Square(), NONE, Optional.empty()), "winter quarters"),
                new Key(sample(new Shape.Circle(), OPEN, Optional.empty()), "port"),
                new Key(sample(new Shape.Circle(), BLOCKADED, Optional.empty()), "French Navy"),
                new Key(new Piece(NOWHERE, Sides.BRITISH, "Howe", "3-3", "5", false), "general, ratings, CU"),
                new Key(new Piece(NOWHERE, Sides.AMERICAN, "", "", "2", false), "CU alone"),
                new Key(Way.Kind.WHOLE, "line"),
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
