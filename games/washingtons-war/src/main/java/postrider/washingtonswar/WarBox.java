package postrider.washingtonswar;

import java.util.List;
import postrider.kernel.Game;
import postrider.kernel.Notation;
import postrider.kernel.OrderLanguage;
import postrider.kernel.Playable;
import postrider.kernel.Rules;
import postrider.kernel.Vocabulary;

/** Everything there is to one box. */
record WarBox(Box box) implements Game.Box<Position, Order> {
    static final List<String> TOPICS = List.of(
            "battle card",
            "intercept",
            "retreat before battle",
            "retreat",
            "claim the first play",
            "first player",
            "next operation",
            "march",
            "general to send back",
            "markers to remove",
            "CU to intercept with",
            "CU to retreat with",
            "CU to lose",
            "event",
            "another action",
            "congress",
            "french navy",
            "french landing",
            "european war");

    @Override
    public Rules<Position, Order> rules() {
        return new WarRules(box);
    }

    @Override
    public Notation<Position> notation() {
        return new WarNotation(box);
    }

    @Override
    public OrderLanguage<Position, Order> orders() {
        return new WarOrders();
    }

    @Override
    public Vocabulary vocabulary() {
        return new Vocabulary(
                TOPICS,
                box.spaces().stream().map(Space::name).toList(),
                box.generals().stream().map(General::name).toList(),
                box.cards().stream()
                        .map(card -> card.number() + " " + card.title())
                        .toList());
    }

    @Override
    public Playable<Position, Order> playable() {
        return new WarGame();
    }

    @Override
    public String hash() {
        return box.hash();
    }

    @Override
    public List<String> unconfirmed() {
        return box.unconfirmed();
    }
}
