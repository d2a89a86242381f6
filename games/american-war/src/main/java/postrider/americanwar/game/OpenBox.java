package postrider.americanwar.game;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.americanwar.Box;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.orders.Order;
import postrider.americanwar.table.Offered;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.kernel.OrderLanguage;
import postrider.kernel.Playable;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Forces;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Speech;

/** Everything there is to one box: it is its own language of orders, and its own player. */
public interface OpenBox extends Game.Box<Position, Order>, OrderLanguage<Position, Order>, Playable<Position, Order> {
    /** A clause may be for one of them. */
    List<String> YEARS =
            IntStream.rangeClosed(1775, 1783).mapToObj(Integer::toString).toList();

    /** What answers of both books say besides names: what is done with cards and units, and how a general moves. */
    String ANSWERS = """
            yes no none stand stop nothing ask then all any everything both play discard card draw claim American British
            French CU CUs a an one general activate move march take takes pick up drop off leave via through sea ship sail
            here if when is was intercept interception tried attempted land landing party on control remove PC marker
            """;

    Box box();

    /** What players are asked. */
    List<? extends Topic> topics();

    /** Of the legal orders with each card those that a letter may offer, by their use. */
    List<List<List<Order>>> byUse(Position position, Side side);

    @Override
    default List<String> words(Order order) {
        return List.of(order.words());
    }

    @Override
    default List<String> offered(Position position, Side side) {
        return position.track().toMove().equals(Optional.of(side))
                ? Lists.map(Offered.of(byUse(position, side)), Order::words)
                : List.of();
    }

    @Override
    default String season(Position position) {
        return "" + position.track().year();
    }

    @Override
    default OrderLanguage<Position, Order> orders() {
        return this;
    }

    @Override
    default Playable<Position, Order> playable() {
        return this;
    }

    @Override
    default Vocabulary vocabulary() {
        return new Vocabulary(
                List.copyOf(topics()),
                Lists.map(box().country().spaces(), Space::name),
                Lists.map(box().country().generals(), General::name),
                Lists.map(box().cards(), card -> card.number() + " " + card.title()),
                Forces.STATES,
                Forces.counts(Troops.UNIT),
                new Speech(List.of(), YEARS, "", answers()));
    }

    /** The words of answers besides names. */
    default List<String> answers() {
        var zones = box().country().spaces().stream().flatMap(space -> space.zone().stream());
        return Stream.concat(Stream.of(ANSWERS.split("\\s+")), zones).distinct().toList();
    }

    @Override
    default String hash() {
        return box().hash();
    }

    @Override
    default Edition edition() {
        return box().edition();
    }

    @Override
    default SequencedMap<String, List<String>> unconfirmed() {
        return box().unconfirmed();
    }
}
