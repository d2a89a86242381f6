package postrider.americanwar.game;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.americanwar.Box;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.notation.PositionNotation;
import postrider.americanwar.orders.LegalOrders;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.OrderReader;
import postrider.americanwar.orders.WhatNext;
import postrider.americanwar.table.Advice;
import postrider.americanwar.table.CardNotes;
import postrider.americanwar.table.Offered;
import postrider.americanwar.table.OrderGuides;
import postrider.americanwar.table.Suggested;
import postrider.americanwar.table.Worth;
import postrider.files.Shipped;
import postrider.kernel.GameOption;
import postrider.kernel.Guide;
import postrider.kernel.Notation;
import postrider.kernel.Rules;
import postrider.kernel.Suggestion;
import postrider.kernel.Umpire;
import postrider.kernel.Vocabulary;
import postrider.kernel.WholeBox;
import postrider.kernel.question.Forces;
import postrider.kernel.question.Question;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.text.Speech;
import postrider.text.Speech.Idiom;

/** A box opened for play. It is also its own rules and its own language of orders. */
public abstract class OpenBox implements WholeBox<Position, Order>, Rules<Position, Order> {
    /** A clause may be limited to one year. */
    private static final List<String> YEARS =
            IntStream.rangeClosed(1775, 1783).mapToObj(Integer::toString).toList();

    /** The words of answers in both books, besides names. */
    private static final String ANSWERS = """
            yes no none only stand stop nothing ask then all any everything both play discard card draw claim American British
            French CU CUs a an one general activate move march take takes pick up drop off leave via through sea ship sail
            here if when is was intercept interception tried attempted land landing party on control remove flip PC marker
            """;

    private static final List<Idiom> IDIOMS = Speech.idioms(Shipped.text(OpenBox.class, "clauses.txt"));
    private static final Pattern WITH = LineReader.pattern("\\bw/ *");
    private static final Pattern RBB = LineReader.pattern("\\brbb\\b");

    private final Box box;
    private final Notation<Position> notation;
    private final Book book;

    protected OpenBox(Box box, Book book) {
        this.box = box;
        this.notation = new PositionNotation(box, book.forms());
        this.book = book;
    }

    @Override
    public final Box box() {
        return box;
    }

    @Override
    public final Notation<Position> notation() {
        return notation;
    }

    @Override
    public final Rules<Position, Order> rules() {
        return this;
    }

    @Override
    public Position setUp(String scenario, Map<String, String> options) {
        return notation.position(box.scenarios().get(scenario))
                .withOptionalRule(book.option().changed(options));
    }

    @Override
    public final Position play(Position position, Side by, Order ordered, Umpire umpire) {
        if (!isToMove(position, by)) throw new Refused("5.3", "It is not your turn to play.");
        var working = working(position, umpire);
        book.order().carryOut(working, by, ordered);
        return working.now();
    }

    @Override
    public final Position advance(Position position, Umpire umpire) {
        var working = working(position, umpire);
        book.advance().accept(working);
        return working.now();
    }

    private WorkingPosition working(Position position, Umpire umpire) {
        var working = new WorkingPosition(position, umpire);
        umpire.meanwhile(side -> view(working.now(), side));
        return working;
    }

    @Override
    public final Optional<Side> toMove(Position position) {
        return position.track().toMove();
    }

    @Override
    public final Optional<Ending> ending(Position position) {
        return position.track().ending();
    }

    @Override
    public final View view(Position position, Side side) {
        return book.view().of(position, side);
    }

    /** Everything but the hands is public. */
    @Override
    public final View publicView(Position position) {
        return book.view().of(position, Sides.AMERICAN).impersonal();
    }

    @Override
    public final Read<Order> read(List<Line> lines, Position position, Side by) {
        return book.reader().of(position, by).read(lines);
    }

    @Override
    public final boolean begins(String words) {
        return book.words().begins(words);
    }

    @Override
    public final List<String> words(Order order) {
        return List.of(order.words());
    }

    @Override
    public final List<String> mayDo(Position position, Side side) {
        return isToMove(position, side) ? book.advice().of(book.plays(), position, side) : List.of();
    }

    private static boolean isToMove(Position position, Side side) {
        return position.track().toMove().equals(Optional.of(side));
    }

    /** Plays the weakest OPS card for nothing; failing that, discards an event; failing that, plays one. */
    @Override
    public final List<String> minimalOrders(Position position, Side side) {
        var cards = position.cards().hand(side).stream()
                .sorted(Comparator.comparing((Card card) -> !card.isOps())
                        .thenComparing(Card::ops)
                        .thenComparing(Card::number))
                .toList();
        return Stream.of("play %s: nothing", "discard %s", "play %s: event")
                .flatMap(words -> cards.stream().map(card -> words.formatted(card.id())))
                .toList();
    }

    @Override
    public final List<String> offered(Position position, Side side) {
        return isToMove(position, side)
                ? Lists.map(Offered.of(orders(position, side).toOffer()), Order::words)
                : List.of();
    }

    @Override
    public final List<Suggestion> suggested(Position position, Side side) {
        return isToMove(position, side)
                ? new Suggested(position, side, new Worth(position, side), book.cards()).of(legal(position, side))
                : List.of();
    }

    @Override
    public List<String> likelyAnswers(Question<?> question) {
        return question instanceof WhatNext next
                ? Suggested.next(next, new Worth(next.play().now(), next.to()))
                : question.options();
    }

    @Override
    public final List<Guide> guides(Position position, Side side) {
        var orders = book.guides().orders(position, side, book.plays());
        return Lists.concat(
                orders, Lists.concat(moreGuides(position, side), book.guides().questions()));
    }

    /** Help on further kinds of orders. */
    protected List<Guide> moreGuides(Position position, Side side) {
        return List.of();
    }

    @Override
    public final List<Guide> pieceGuides() {
        return Lists.map(
                box.country().generals(), general -> new Guide(general.name(), List.of(general.ratingsInWords())));
    }

    @Override
    public final List<Guide> cardGuides() {
        return Lists.map(
                box.cards(), card -> new Guide(card.numbered(), book.cards().help(card)));
    }

    @Override
    public final List<List<Order>> legal(Position position, Side side) {
        return orders(position, side).all();
    }

    private LegalOrders orders(Position position, Side side) {
        return new LegalOrders(position, side, book.plays());
    }

    @Override
    public final String season(Position position) {
        return "" + position.track().year();
    }

    @Override
    public final Vocabulary vocabulary() {
        return new Vocabulary(
                List.copyOf(book.topics()),
                Lists.map(box.country().spaces(), Space::name),
                Lists.map(box.country().generals(), General::name),
                Lists.map(box.cards(), Card::numbered),
                Forces.STATES,
                Forces.counts(Troops.UNIT),
                new Speech(OpenBox::plain, IDIOMS, List.of(), YEARS, "", answers()));
    }

    /** Spells out the short forms that players use in clauses. */
    private static String plain(String said) {
        return RBB.matcher(WITH.matcher(said).replaceAll("with ")).replaceAll("retreat before battle");
    }

    protected List<String> answers() {
        var zones = box.country().spaces().stream().flatMap(space -> space.zone().stream());
        return Stream.concat(Stream.of(ANSWERS.split("\\s+")), zones).distinct().toList();
    }

    /**
     * The entry points of a book.
     *
     * @param option the book's optional rule
     * @param forms the statements of its notation
     * @param order carries out an order of the side to move
     * @param advance plays on until an order is needed or the game is over
     * @param view what a side may see
     * @param plays makes a card that is being played
     * @param cards what each card does, in a few words
     * @param topics the kinds of questions
     */
    public record Book(
            GameOption option,
            OrderReader.Words words,
            Position.Seen<OrderReader> reader,
            PositionNotation.Forms forms,
            Chapter order,
            Consumer<WorkingPosition> advance,
            Position.Seen<View> view,
            Advice advice,
            OrderGuides guides,
            LegalOrders.Plays plays,
            CardNotes cards,
            List<? extends Topic> topics) {
        public interface Chapter {
            void carryOut(WorkingPosition working, Side by, Order order);
        }
    }
}
