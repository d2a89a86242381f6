package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Side;
import postrider.text.Keyword;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.OrderForm;
import postrider.text.Read;

/** Reads the lines of an order. Everything that is not understood is complained of at once; nothing is judged yet. */
public abstract class OrderReader {
    private static final String COMMITTEES = "committees?(?: of correspondence)?";

    private final Position now;
    private final Side side;

    protected OrderReader(Position now, Side side) {
        this.now = now;
        this.side = side;
    }

    /** Words with which it begins what a card is played for, parted by bars. */
    protected abstract String uses();

    protected abstract UseReader uses(LineReader line);

    /** A line of the Strategy Phase that begins with neither play nor discard. */
    protected abstract void other(LineReader line, Keyword said);

    /** The OPS card given for an event (6.32.C); none in the elder book. */
    protected Optional<Card> exchange() {
        return Optional.empty();
    }

    protected final Position now() {
        return now;
    }

    /** @param parted puts each statement on a line of its own */
    protected final Read<Order> read(Pattern opening, UnaryOperator<String> parted, List<Line> lines) {
        return new OrderForm(opening, parted, manner()).read(lines, this::order);
    }

    protected final List<String> manner() {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of("committees: Concord, Falmouth, ...");
            case FOR_THE_KING -> List.of("for the king: Ticonderoga, Richmond, Savannah");
            case STRATEGY, OVER -> List.of("play CARD: ...", "discard CARD");
        };
    }

    protected final OrderLine at(LineReader line) {
        return new OrderLine(now, side, line);
    }

    private Optional<Order> order(List<LineReader> statements) {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> listed(statements, COMMITTEES).map(Order.Committees::new);
            case FOR_THE_KING -> listed(statements, "for the king").map(Order.ForTheKing::new);
            case STRATEGY, OVER -> play(statements);
        };
    }

    private Optional<List<Space>> listed(List<LineReader> statements, String keyword) {
        Optional<List<Space>> spaces = Optional.empty();
        for (var line : statements) {
            var expected = now.track().phase().word();
            var listed = at(line).listed(keyword);
            if (listed.isEmpty())
                line.complain("Here only '%s: SPACE, SPACE' is expected.".formatted(expected), manner());
            else if (spaces.isPresent()) line.complain("Say '%s' once, with all spaces.".formatted(expected), manner());
            else spaces = listed;
        }
        return spaces;
    }

    private Optional<Order> play(List<LineReader> statements) {
        Optional<Order> order = Optional.empty();
        boolean ordered = false;
        for (var line : statements) {
            var said = Keyword.of(line.line().text());
            if (List.of("play", "discard").contains(said.word())) {
                if (ordered) line.complain("One card an impulse: play or discard just one.", List.of());
                ordered = true;
                order = played(line, said);
            } else other(line, said);
        }
        var last = statements.getLast();
        return ordered || !last.complaints().isEmpty()
                ? order
                : last.complain("Say which card you play or discard.", manner());
    }

    private Optional<Order> played(LineReader line, Keyword keyword) {
        var said = CardUse.of(line, line.after(keyword), uses(), now.country().generals());
        var reader = uses(line);
        return card(line, said.card()).flatMap(card -> {
            Optional<Order.Use> use = keyword.word().equals("discard")
                    ? said.use().map(reader::discard).orElse(Optional.of(new Order.Use.Discard()))
                    : said.use().map(what -> reader.use(card, what)).orElseGet(() -> reader.bare(card));
            return use.map(what -> new Order.Play(exchange(), card, what));
        });
    }

    /** Of those in hand first; one that is given away for another is no longer meant. */
    protected final Optional<Card> card(LineReader line, String said) {
        var within = new ArrayList<>(now.cards().hand(side));
        now.cards().exchange().ifPresent(within::add);
        exchange().ifPresent(within::remove);
        return now.box().cardNames().read(line, said, within);
    }
}
