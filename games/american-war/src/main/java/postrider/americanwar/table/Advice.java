package postrider.americanwar.table;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.americanwar.Card;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.LegalOrders;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Reinforce;
import postrider.americanwar.orders.Use;
import postrider.files.Shipped;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.WordTable;
import postrider.text.Wording;

/**
 * What a player may do now and with which of their cards, from the table of a book. A row is told if none of its blanks is empty.
 */
public record Advice(Position now, Side side, List<Order.Play> plays) {
    private static final Pattern BLANK = Pattern.compile("\\{([^}]+)}");
    private static final Pattern OPTIONAL = Pattern.compile("\\[([^]]+)]");

    /** The most spaces in a list; longer lists are easier to see on the map. */
    private static final int SPACES = 6;

    /** @param beside the class whose folder has the table */
    public static List<List<String>> table(Class<?> beside) {
        return WordTable.rows(Shipped.text(beside, "advice.txt"), 2);
    }

    public static List<String> of(List<List<String>> table, LegalOrders.Plays cards, Position now, Side side) {
        boolean campaignFirst = now.track().has(Track.Mark.CAMPAIGN_FIRST);
        var when = campaignFirst ? "campaign first" : now.track().phase().word();
        var uses = Lists.flatMap(new LegalOrders(now, side, cards).cards(), LegalOrders.ByUse::uses);
        var advice = new Advice(now, side, Lists.filter(Lists.flatMap(uses, orders -> orders), Order.Play.class));
        return table.stream()
                .filter(row -> row.getFirst().equals(when))
                .flatMap(row -> advice.told(row.getLast()).stream())
                .toList();
    }

    private Optional<String> told(String row) {
        return filled(
                OPTIONAL.matcher(row).replaceAll(part -> filled(part.group(1)).orElse("")));
    }

    private Optional<String> filled(String words) {
        var blanks = BLANK.matcher(words);
        var filled = new StringBuilder();
        while (blanks.find()) {
            var blank = blank(blanks.group(1));
            if (blank.isEmpty()) return Optional.empty();
            blanks.appendReplacement(filled, Matcher.quoteReplacement(blank.get()));
        }
        return Optional.of(blanks.appendTail(filled).toString());
    }

    /** What fills a blank. A condition that holds fills it with no words. */
    private Optional<String> blank(String name) {
        var cards = now.cards();
        return switch (name) {
            case "american" -> when(side == Sides.AMERICAN, "");
            case "british" -> when(side == Sides.BRITISH, "");
            case "only flips" ->
                when(now.board().congress().isEmpty() || now.track().has(Track.Mark.MUTINY), "")
                        .filter(flips -> side == Sides.AMERICAN);
            case "queued" -> when(cards.queued(side) > 0, "" + cards.queued(side));
            case "waiting" -> Optional.of("" + now.board().britishBox());
            case "times left" ->
                Optional.of(""
                        + (Arrivals.allowed(side) - cards.reinforcements(side).size()));
            case "discarded event" -> cards.exchange().map(Card::label);
            case "payments" -> or(Order.Play.payments(now, side));
            case "ops" -> hand(Card::isOps);
            case "campaigns" -> hand(Card::isCampaign);
            case "special" -> hand(Card::isSpecial);
            case "battle cards" -> hand(card -> card.isBattleCardOf(side));
            case "queueable" -> or(cards(Use.Queue.class, card -> true));
            case "discards" -> or(cards(Use.Discard.class, Card::isEvent));
            case "events" ->
                or(Lists.concat(
                        cards(Use.Event.class, card -> !card.isSpecial()),
                        cards(Use.Operate.class, Card::activatesGeneral)));
            case "movers" ->
                some(plays.stream().filter(play -> play.card().isOps()).flatMap(play -> play.mover().stream()))
                        .map(movers -> Lists.joined(movers, "; ", general -> MapTables.army(now, general)));
            case "generals" ->
                some(arrivals(false).flatMap(arrival -> arrival.general().stream()))
                        .map(Wording::or)
                        .or(() -> Optional.of("nobody"));
            case "markers" -> where(Control.class, use -> use.spaces().stream());
            case "landings" -> where(arrivals(false).map(Reinforce::space));
            case "French landings" -> where(arrivals(true).map(Reinforce::space));
            case "discard places" -> where(Use.DiscardToPlace.class, use -> Stream.of(use.space()));
            case "discard removes" -> where(Use.DiscardToRemove.class, use -> Stream.of(use.space()));
            default -> throw new AssertionError(name);
        };
    }

    private static Optional<String> when(boolean told, String words) {
        return Optional.of(words).filter(one -> told);
    }

    private static <T> Optional<List<T>> some(Stream<T> all) {
        return Optional.of(all.distinct().toList()).filter(list -> !list.isEmpty());
    }

    private static Optional<String> or(Collection<Card> cards) {
        return some(cards.stream()).map(Wording::or);
    }

    private Optional<String> hand(Predicate<Card> meant) {
        return or(Lists.filter(now.cards().hand(side), meant));
    }

    /** Cards that have this use. */
    private List<Card> cards(Class<? extends Use> use, Predicate<Card> meant) {
        var meantAndUsed = Lists.filter(plays, play -> use.isInstance(play.use()) && meant.test(play.card()));
        return Lists.map(meantAndUsed, Order.Play::card);
    }

    private <U extends Use> Stream<U> uses(Class<U> use) {
        return plays.stream().map(Order.Play::use).filter(use::isInstance).map(use::cast);
    }

    /** Rochambeau with all the French, or anybody else: no other American comes without CUs. */
    private Stream<Reinforce> arrivals(boolean french) {
        return uses(Reinforce.class).filter(arrival -> french == (side == Sides.AMERICAN && arrival.units() == 0));
    }

    private <U extends Use> Optional<String> where(Class<U> use, Function<U, Stream<Space>> named) {
        return where(uses(use).flatMap(named));
    }

    private static Optional<String> where(Stream<Space> named) {
        return some(named).map(spaces -> Wording.or(spaces, SPACES));
    }
}
