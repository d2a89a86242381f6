package postrider.americanwar.table;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import postrider.americanwar.Card;
import postrider.americanwar.Cards;
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
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.WordTable;
import postrider.text.Wording;

/** What a player may do now and with which of their cards, from the table of a book. */
public record Advice(List<Row> rows) {
    /** The most spaces in a list; longer lists are easier to see on the map. */
    private static final int SPACES = 6;

    /** @param table a {@link WordTable}: each row says when it is told, and what */
    public static Advice from(String table) {
        return new Advice(
                Lists.map(WordTable.rows(table, 2), row -> new Row(row.getFirst(), Row.parts(row.getLast()))));
    }

    public List<String> of(LegalOrders.Plays cards, Position now, Side side) {
        boolean campaignFirst = now.track().has(Track.Mark.CAMPAIGN_FIRST);
        var when = campaignFirst ? "campaign first" : now.track().phase().word();
        var uses = Lists.flatMap(new LegalOrders(now, side, cards).cards(), LegalOrders.ByUse::uses);
        var player = new Player(now, side, Lists.filter(Lists.flatMap(uses, orders -> orders), Order.Play.class));
        var due = Lists.filter(rows, row -> row.when.equals(when));
        return Lists.flatMap(due, row -> Lists.of(row.told(player)));
    }

    /**
     * Is told if none of its blanks is empty.
     *
     * @param parts every second one was in brackets, and may be left out
     */
    record Row(String when, List<Sentence<Blank>> parts) {
        static List<Sentence<Blank>> parts(String row) {
            return Lists.map(List.of(row.split("[\\[\\]]")), part -> Sentence.of(part, Blank.class));
        }

        Optional<String> told(Player player) {
            var told = new StringBuilder();
            for (int i = 0; i < parts.size(); i++) {
                var part = parts.get(i).filled(blank -> blank.words.apply(player));
                boolean needed = i % 2 == 0;
                if (part.isEmpty() && needed) return Optional.empty();
                told.append(part.orElse(""));
            }
            return Optional.of(told.toString());
        }
    }

    /** What may be missing from a row, and what fills it. A condition that holds fills it with no words. */
    enum Blank {
        AMERICAN(player -> when(player.side == Sides.AMERICAN, "")),
        BRITISH(player -> when(player.side == Sides.BRITISH, "")),
        ONLY_FLIPS(player -> when(player.onlyFlips(), "")),
        QUEUED(player ->
                when(player.cards().queued(player.side) > 0, "" + player.cards().queued(player.side))),
        WAITING(player -> Optional.of("" + player.now.board().britishBox())),
        TIMES_LEFT(player -> Optional.of("" + player.timesLeft())),
        DISCARDED_EVENT(player -> player.cards().exchange().map(Card::label)),
        PAYMENTS(player -> or(Order.Play.payments(player.now, player.side))),
        OPS(player -> player.hand(Card::isOps)),
        CAMPAIGNS(player -> player.hand(Card::isCampaign)),
        SPECIAL(player -> player.hand(Card::isSpecial)),
        BATTLE_CARDS(player -> player.hand(card -> card.isBattleCardOf(player.side))),
        QUEUEABLE(player -> or(player.cards(Use.Queue.class, card -> true))),
        DISCARDS(player -> or(player.cards(Use.Discard.class, Card::isEvent))),
        EVENTS(player -> or(Lists.concat(
                player.cards(Use.Event.class, card -> !card.isSpecial()),
                player.cards(Use.Operate.class, Card::activatesGeneral)))),
        MOVERS(Player::movers),
        GENERALS(Player::generals),
        MARKERS(player -> player.where(Control.class, use -> use.spaces().stream())),
        LANDINGS(player -> player.landings(false)),
        FRENCH_LANDINGS(player -> player.landings(true)),
        DISCARD_PLACES(player -> player.where(Use.DiscardToPlace.class, use -> Stream.of(use.space()))),
        DISCARD_REMOVES(player -> player.where(Use.DiscardToRemove.class, use -> Stream.of(use.space())));

        private final Function<Player, Optional<String>> words;

        Blank(Function<Player, Optional<String>> words) {
            this.words = words;
        }
    }

    /** A player and the cards they may play. */
    record Player(Position now, Side side, List<Order.Play> plays) {
        private Cards cards() {
            return now.cards();
        }

        private boolean onlyFlips() {
            boolean none = now.board().congress().isEmpty() || now.track().has(Track.Mark.MUTINY);
            return none && side == Sides.AMERICAN;
        }

        private int timesLeft() {
            return Arrivals.allowed(side) - cards().reinforcements(side).size();
        }

        private Optional<String> movers() {
            var ops = plays.stream().filter(play -> play.card().isOps());
            return some(ops.flatMap(play -> play.mover().stream()))
                    .map(movers -> Lists.joined(movers, "; ", general -> MapTables.army(now, general)));
        }

        private Optional<String> generals() {
            var generals = some(arrivals(false).flatMap(arrival -> arrival.general().stream()));
            return Optional.of(generals.map(Wording::or).orElse("nobody"));
        }

        private Optional<String> landings(boolean french) {
            return where(arrivals(french).map(Reinforce::space));
        }

        /** Rochambeau with all the French, or anybody else: no other American comes without CUs. */
        private Stream<Reinforce> arrivals(boolean french) {
            return uses(Reinforce.class).filter(arrival -> french == (side == Sides.AMERICAN && arrival.units() == 0));
        }

        private Optional<String> hand(Predicate<Card> meant) {
            return or(Lists.filter(cards().hand(side), meant));
        }

        /** Cards that have this use. */
        private List<Card> cards(Class<? extends Use> use, Predicate<Card> meant) {
            var meantAndUsed = Lists.filter(plays, play -> use.isInstance(play.use()) && meant.test(play.card()));
            return Lists.map(meantAndUsed, Order.Play::card);
        }

        private <U extends Use> Stream<U> uses(Class<U> use) {
            return plays.stream().map(Order.Play::use).filter(use::isInstance).map(use::cast);
        }

        private <U extends Use> Optional<String> where(Class<U> use, Function<U, Stream<Space>> named) {
            return where(uses(use).flatMap(named));
        }

        private static Optional<String> where(Stream<Space> named) {
            return some(named).map(spaces -> Wording.or(spaces, SPACES));
        }
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
}
