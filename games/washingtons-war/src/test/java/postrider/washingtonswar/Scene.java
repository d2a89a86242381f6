package postrider.washingtonswar;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Entry;
import postrider.kernel.Question;
import postrider.kernel.Side;
import postrider.kernel.Umpire;

/** A table set for a test: pieces put down, dice and answers laid ready; afterwards what was asked and reported. */
final class Scene {
    private final Script script = new Script();
    private final Table table;

    Scene(Position position) {
        table = new Table(position, new Umpire(List.of(), script, script));
    }

    Scene control(Side side, String... names) {
        for (var name : names) table.control(space(name), side);
        return this;
    }

    Scene troops(Side nation, int count, String name) {
        table.add(space(name), Troops.of(nation, count));
        return this;
    }

    Scene general(General general, String name) {
        table.place(general, space(name));
        return this;
    }

    Scene congress(String name) {
        table.board(board -> board.withCongress(Optional.of(space(name))));
        return this;
    }

    Scene congressDispersed() {
        table.board(board -> board.withCongress(Optional.empty()));
        return this;
    }

    Scene track(UnaryOperator<Track> change) {
        table.track(change);
        return this;
    }

    Scene navy(String zone) {
        table.board(board -> board.withNavy(Optional.of(zone)));
        return this;
    }

    Scene hand(Side side, Card... cards) {
        table.cards(now -> now.withHand(side, List.of(cards)));
        return this;
    }

    Scene dice(int... values) {
        for (int value : values) script.dice.add(value);
        return this;
    }

    Scene answers(String... words) {
        script.answers.addAll(List.of(words));
        return this;
    }

    Table table() {
        return table;
    }

    Position now() {
        return table.now();
    }

    Space space(String name) {
        return table.box().space(name);
    }

    List<Space> spaces(String... names) {
        return List.of(names).stream().map(this::space).toList();
    }

    Optional<Side> control(String name) {
        return now().control(space(name));
    }

    /** Names of the spaces a side controls. */
    List<String> controlled(Side side) {
        return names(now().box().spaces().stream()
                .filter(space -> now().controls(side, space))
                .toList());
    }

    static List<String> names(Collection<Space> spaces) {
        return spaces.stream().map(Space::name).toList();
    }

    /** "10.31 Isolated American PC markers are removed from A and B.", dice left out. */
    List<String> report() {
        return table.umpire().report().stream()
                .filter(ruling -> !ruling.sentence().startsWith("Die for"))
                .map(ruling -> ruling.rule() + " " + ruling.sentence())
                .toList();
    }

    List<Question<?>> asked() {
        return script.asked;
    }

    int diceLeft() {
        return script.dice.size();
    }

    /** Dice and answers in the order they were laid. */
    private static final class Script implements Chance, Answers {
        private final Deque<Integer> dice = new ArrayDeque<>();
        private final Deque<String> answers = new ArrayDeque<>();
        private final List<Question<?>> asked = new ArrayList<>();

        @Override
        public Optional<Given> to(Question<?> question) {
            asked.add(question);
            return Optional.of(new Given(answers.remove(), "test"));
        }

        @Override
        public Entry.Roll roll(String key, int faces) {
            return new Entry.Roll(key, faces, dice.remove(), "");
        }

        @Override
        public Entry.Show show(String key, String card) {
            return new Entry.Show(key, card, "");
        }

        @Override
        public Entry.Shuffle shuffle(String key, List<String> cards) {
            throw new AssertionError(key);
        }

        @Override
        public Entry.Draw draw(String key) {
            throw new AssertionError(key);
        }

        @Override
        public Entry.Open open(String key) {
            throw new AssertionError(key);
        }
    }
}
