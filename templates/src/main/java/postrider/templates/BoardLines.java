package postrider.templates;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Works;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.letters.Dispatch;
import postrider.log.LetterKind;
import postrider.text.Lists;
import postrider.text.Wording;

/**
 * The map of a letter in words, for readers who cannot see it and for the board in a file, which reads it back. The statements are
 * separated by semicolons, so it does not matter where a mail program breaks lines.
 */
record BoardLines(Dispatch letter, Picture map, Map<Point, String> names) {
    private static final String EMPTY = "-";

    /** All statements in one text; none for a letter without a map. */
    static List<String> of(LetterMaps maps) {
        return maps.whole().stream()
                .filter(map -> maps.letter().kind() != LetterKind.BULLETIN) // its readers send no orders
                .map(map -> new BoardLines(maps.letter(), map, map.sheet().names(Place::name)).statements())
                .map(statements -> String.join("; ", statements))
                .toList();
    }

    /** The name of a point, or its coordinates. */
    private String at(Point point) {
        return names.getOrDefault(point, "%dx%d".formatted(point.x(), point.y()));
    }

    private List<String> statements() {
        var said = new ArrayList<String>();
        said.add("the board of %s, impulse %d, %s".formatted(letter.game(), letter.impulse(), letter.to()));
        said.add("it shows " + fair(map.margin().title()));
        for (var track : map.margin().tracks())
            said.add("%s: %d of %d".formatted(track.label(), track.value(), track.of()));
        hand().forEach(said::add);
        for (var side : map.sides()) {
            list(said, side + " holds", place -> place.works() == Works.NONE && isOf(side, place.control()));
            for (var works : List.of(Works.FORT, Works.BEGUN, Works.STOCKADE))
                list(
                        said,
                        "%s %s in".formatted(side, works.word()),
                        place -> place.works() == works && isOf(side, place.control()));
            list(said, side + " laid waste", place -> isOf(side, place.raided()));
            list(said, side + " has", map.sheet().areas(), area -> isOf(side, area.holder()) ? area.name() : "");
        }
        list(said, "blockaded", place -> place.harbour() == Harbour.BLOCKADED);
        list(said, "new", Place::changed);
        for (var piece : map.pieces()) said.add("%s at %s: %s".formatted(piece.side(), at(piece.at()), told(piece)));
        for (var arrow : map.arrows()) said.add(told(arrow));
        said.add("the end of the board");
        return Lists.map(said, BoardLines::fair);
    }

    private static boolean isOf(Side side, Optional<Side> holder) {
        return holder.equals(Optional.of(side));
    }

    private void list(List<String> said, String what, Predicate<Place> those) {
        list(said, what, Lists.filter(map.sheet().places(), those), Place::name);
    }

    private static <T> void list(List<String> said, String what, List<T> all, Function<T, String> name) {
        var names = all.stream().map(name).filter(one -> !one.isEmpty()).collect(Collectors.joining(", "));
        if (!names.isEmpty()) said.add("%s: %s".formatted(what, names));
    }

    /** Name, strength and detail; then how many pieces are under it, whether it is new, and who is in it. */
    private static String told(Piece piece) {
        return Wording.joinNonEmpty(
                " / ",
                filled(piece.name()),
                filled(piece.strength()),
                filled(piece.detail()),
                piece.under() == 0 ? "" : piece.under() + " more",
                piece.changed() ? "new" : "",
                String.join(", ", piece.who()));
    }

    private static String filled(String part) {
        return part.isEmpty() ? EMPTY : part;
    }

    private String told(Arrow arrow) {
        return "%s %s: %s / %s".formatted(arrow.side(), word(arrow.act()), at(arrow.from()), at(arrow.to()));
    }

    private static String word(Arrow.Act kind) {
        return kind == Arrow.Act.BY_SEA ? "by sea" : kind.name().toLowerCase(Locale.ROOT);
    }

    /** The cards in hand, as orders call them, and their titles; nothing in a game without cards. */
    private Stream<String> hand() {
        return letter.situation().flatMap(View::hand).stream()
                .flatMap(section -> cards(Lists.filter(section.blocks(), Block.Table.class)));
    }

    private static Stream<String> cards(List<Block.Table> hand) {
        return hand.isEmpty()
                ? Stream.of("no cards")
                : hand.stream().flatMap(table -> table.rows().stream()).map(BoardLines::card);
    }

    /** A card without its last column, which says what it does. */
    private static String card(List<String> row) {
        var words = String.join(" ", row.subList(1, Math.min(row.size(), Math.max(2, row.size() - 1))));
        return "card %s: %s".formatted(row.getFirst(), words.replace(" *", ""));
    }

    /** Replaces the marks that separate statements and enclose proofs. */
    private static String fair(String statement) {
        return statement.replace(';', ',').replace('[', '(').replace(']', ')');
    }
}
