package postrider.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import postrider.kernel.Die;
import postrider.kernel.Toy;
import postrider.kernel.Umpire;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.kit.Sides;
import postrider.text.Line;
import postrider.text.Read;

/** A small game with everything that verification looks at: hands, dice, a question, reshuffles, an end. */
class Duel implements Toy<Duel.Table, String> {
    private static final List<String> DECK =
            IntStream.rangeClosed(1, 13).mapToObj(n -> n + " Côte (d/Or)").toList();

    private enum Asked implements Topic {
        DUEL
    }

    private final String purpose;

    Duel() {
        this("attacker");
    }

    /** @param purpose what an attack is called where it is rolled */
    Duel(String purpose) {
        this.purpose = purpose;
    }

    /** @param points of the side to move minus those of the other */
    record Table(int turn, Side toMove, List<String> american, List<String> british, int drawn, int points) {
        List<String> hand(Side side) {
            return side == Sides.AMERICAN ? american : british;
        }
    }

    @Override
    public Table setUp(String scenario, Map<String, String> options) {
        return new Table(0, Sides.AMERICAN, List.of(), List.of(), 0, 0);
    }

    @Override
    public Read<String> read(List<Line> lines, Table table, Side by) {
        return new Read.Understood<>(
                lines.getFirst().text().substring("play ".length()).replace("; measure", ""));
    }

    @Override
    public List<String> words(String card) {
        return List.of("play " + card + "; measure");
    }

    @Override
    public Table play(Table table, Side by, String card, Umpire umpire) {
        if (!table.hand(by).contains(card)) throw new Refused("1.2", "You do not hold %s.".formatted(card));
        var other = other(by);
        umpire.reveal("1.2", "deck", card, "The %s play %s.".formatted(by, card));
        int attack = umpire.roll("2.1", purpose);
        var answers = new LinkedHashMap<String, Boolean>();
        answers.put("stand", true);
        answers.put("yield", false);
        boolean stands =
                umpire.askOne(new Asking(other, "2.2", Asked.DUEL, "with " + card, "Stand or yield?").one(answers));
        int defence = stands ? umpire.roll("2.2", "defender", new Die(0, 10)) : 0;
        if (card.length() > 13) umpire.carryOut(List.of(2), "2.3", "The difference is %d.", attack - defence);
        var left = new ArrayList<>(table.hand(by));
        left.remove(card);
        return new Table(
                table.turn() + 1,
                other,
                by == Sides.AMERICAN ? left : table.american(),
                by == Sides.BRITISH ? left : table.british(),
                table.drawn(),
                defence - attack - table.points());
    }

    @Override
    public Table advance(Table table, Umpire umpire) {
        if (table.turn() > 0 && !table.hand(table.toMove()).isEmpty()) return table;
        umpire.shuffle("1.1", "deck", DECK);
        umpire.open("1.1", "deck", List.of());
        var hands = new ArrayList<List<String>>(List.of(new ArrayList<>(), new ArrayList<>()));
        for (int i = 0; i < 6; i++) hands.get(i % 2).add(umpire.draw("1.1", "deck", "deal " + i));
        return new Table(Math.max(1, table.turn()), table.toMove(), hands.get(0), hands.get(1), 6, table.points());
    }

    private static Side other(Side side) {
        return side == Sides.AMERICAN ? Sides.BRITISH : Sides.AMERICAN;
    }

    @Override
    public Optional<Side> toMove(Table table) {
        return ending(table).isPresent() ? Optional.empty() : Optional.of(table.toMove());
    }

    @Override
    public Optional<Ending> ending(Table table) {
        return table.turn() > 12 ? Optional.of(new Ending(Optional.empty(), "3", "It is over.")) : Optional.empty();
    }

    @Override
    public View view(Table table, Side side) {
        return new View("Duel", List.of());
    }

    @Override
    public List<String> mayDo(Table table, Side side) {
        return List.of();
    }

    @Override
    public List<String> offered(Table table, Side side) {
        return List.of();
    }

    @Override
    public List<List<String>> legal(Table table, Side side) {
        return List.of(table.hand(side));
    }

    @Override
    public String write(Table table) {
        return table.toString().replace(", ", ",\n");
    }

    @Override
    public Table position(String text) {
        throw new IllegalArgumentException("A duel is not read back.");
    }

    @Override
    public Table with(Table table, String statement) {
        throw new IllegalArgumentException(statement);
    }
}
