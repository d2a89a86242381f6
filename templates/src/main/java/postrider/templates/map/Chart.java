package postrider.templates.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Piece;
import postrider.text.Lists;

/**
 * A picture laid out: what is drawn over the base of its map, in order.
 *
 * @param labels the room of all names, pieces and panels, which never overlap
 */
record Chart(BaseMap base, List<Mark> marks, List<Bounds> labels) {

    static Chart of(Picture picture, BaseMap base) {
        return new Draughtsman(picture, base).chart();
    }

    Stream<Mark> all() {
        return Stream.concat(base.marks().stream(), marks.stream());
    }

    private static final class Draughtsman {
        /** The price of leaving out a piece's ratings. */
        private static final double BRIEF = 30;

        /** What is farther off the canvas than this does not show on it. */
        private static final double NEAR = 20;

        private final Picture picture;
        private final BaseMap base;
        private final Signs signs;
        private final List<Mark> marks = new ArrayList<>();

        Draughtsman(Picture picture, BaseMap base) {
            this.picture = picture;
            this.base = base;
            this.signs = new Signs(picture.sides());
        }

        Chart chart() {
            for (int i = 0; i < picture.sheet().areas().size(); i++) {
                var holder = picture.sheet().areas().get(i).holder();
                base.areas().get(i).ifPresent(at -> marks.addAll(signs.holder(holder, at.x(), at.y())));
            }
            for (var arrow : picture.arrows()) marks.addAll(signs.arrow(arrow));
            var free = pieces();
            base.title().ifPresent(box -> marks.addAll(new Panel(picture.margin(), signs).title(box)));
            return new Chart(base, List.copyOf(marks), free.taken());
        }

        /** Places the widest pieces first. Leaders are drawn under names, names under places, and places under pieces. */
        private Free pieces() {
            var free = base.free().with(arrows());
            if (picture.sheet().hexes().isPresent()) keepVisible(free);
            var over = new ArrayList<Mark>();
            var pieces = picture.pieces().stream()
                    .filter(piece -> base.canvas().holds(at(piece, 1)))
                    .sorted(Comparator.<Piece>comparingLong(piece -> -crowd(piece))
                            .thenComparingDouble(piece -> -signs.width(piece)))
                    .toList();
            for (var piece : pieces)
                placed(piece, free).ifPresent(placed -> {
                    var box = placed.room.box();
                    free.take(box);
                    marks.add(leader(piece, box));
                    if (picture.sheet().hexes().isPresent()) marks.addAll(signs.foot(piece));
                    over.addAll(signs.piece(placed.piece, box.wider(-1.5)));
                });
            marks.addAll(crossed());
            for (var place : picture.sheet().places())
                if (base.canvas().meets(Signs.box(place).wider(NEAR)))
                    marks.addAll(signs.place(place, place.at().x(), place.at().y()));
            marks.addAll(over);
            return free;
        }

        /** Takes the hexes without a name in which there are pieces or works, so that no card hides them. */
        private void keepVisible(Free free) {
            Stream.concat(
                            picture.sheet().places().stream()
                                    .filter(place -> !BaseMap.isPrinted(picture.sheet(), place))
                                    .map(Signs::box),
                            picture.pieces().stream().map(piece -> at(piece, 2 * Signs.DOT)))
                    .filter(free::isFree)
                    .forEach(free::take);
        }

        /** How many pieces are close by. */
        private long crowd(Piece piece) {
            return picture.sheet()
                    .hexes()
                    .map(hexes -> picture.pieces().stream()
                            .filter(other -> other.at().to(piece.at()) < 3 * hexes.across())
                            .count())
                    .orElse(0L);
        }

        /** A piece and a room for it. */
        private record Placed(Piece piece, Free.Room room) {
            double price() {
                return room.price() + (piece.detail().isEmpty() ? BRIEF : 0);
            }
        }

        /** The piece in the nearest room, without its ratings if they would push it far away. */
        private Optional<Placed> placed(Piece piece, Free free) {
            var whole = room(piece, free);
            if (piece.equals(piece.brief())
                    || whole.filter(room -> room.price() <= BRIEF).isPresent()) return whole;
            return Stream.concat(whole.stream(), room(piece.brief(), free).stream())
                    .min(Comparator.comparingDouble(Placed::price));
        }

        private Optional<Placed> room(Piece piece, Free free) {
            return free.nearest(at(piece, 2 * Signs.RADIUS + 6), signs.width(piece) + 3, signs.height(piece) + 3)
                    .map(room -> new Placed(piece, room));
        }

        /** The names under arrows and leaders, which are drawn again over them. */
        private List<Mark.Words> crossed() {
            var crossed = Lists.filter(base.names(), name -> marks.stream().anyMatch(name::isUnder));
            return Lists.map(crossed, BaseMap.Name::words);
        }

        private static Bounds at(Piece piece, double size) {
            return Bounds.around(piece.at().x(), piece.at().y(), size, size);
        }

        private List<Free.Segment> arrows() {
            return Lists.map(picture.arrows(), arrow -> new Free.Segment(arrow.from(), arrow.to(), 25));
        }

        private Mark leader(Piece piece, Bounds box) {
            var path = Shapes.line(box.x(), box.y(), piece.at().x(), piece.at().y());
            return new Mark.Line(path, signs.colour(piece.side()), 2.6);
        }
    }
}
