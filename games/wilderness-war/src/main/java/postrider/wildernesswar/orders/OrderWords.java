package postrider.wildernesswar.orders;

import java.util.ArrayList;
import java.util.List;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Space;

/** An order in canonical words, which {@link OrderReader} reads. */
public final class OrderWords {
    private OrderWords() {}

    public static List<String> of(Order order) {
        return switch (order) {
            case Order.Pass(var demolished) ->
                List.of(String.join(
                        "; ", Lists.concat(List.of("pass"), Lists.map(demolished, OrderWords::demolition))));
            case Order.Play(var card, var use, var first, var last) -> {
                var parts = new ArrayList<>(of(use));
                first.forEach(space -> parts.add("first " + demolition(space)));
                last.forEach(space -> parts.add(demolition(space)));
                yield List.of("play %s: %s".formatted(card.label(), String.join("; ", parts)));
            }
        };
    }

    private static String demolition(Space space) {
        return "demolish " + space;
    }

    private static List<String> of(Use use) {
        return switch (use) {
            case Use.Activate(var operations, var campaign) -> activation(operations, campaign);
            case Use.Build(var forts, var spaces) ->
                List.of("build %s in %s".formatted(forts ? "forts" : "stockades", Wording.list(spaces)));
            case Use.Event event -> List.of("event");
            case Use.Nothing nothing -> List.of("nothing");
        };
    }

    private static List<String> activation(List<Operation> operations, boolean campaign) {
        var parts = new ArrayList<String>();
        boolean one = operations.size() == 1 && !campaign;
        if (one) parts.add("activate " + operations.getFirst().who());
        else
            parts.add((campaign ? "campaign " : "activate ")
                    + Lists.joined(
                            operations, ", ", operation -> operation.head().name()));
        for (var operation : operations) {
            if (!one) parts.add("go " + operation.who());
            operation.steps().forEach(step -> parts.add(of(step)));
        }
        return parts;
    }

    /** One of several operations. */
    public static String of(Operation operation) {
        return operation.steps().isEmpty()
                ? "go " + operation.who()
                : "go %s; %s".formatted(operation.who(), of(operation.steps()));
    }

    public static String of(List<Step> steps) {
        return Lists.joined(steps, "; ", OrderWords::of);
    }

    public static String of(Step step) {
        return switch (step) {
            case Step.To(var space, var way) -> way.words() + " " + space;
            case Step.Drop(var pieces) -> "drop " + Lists.joined(pieces, ", ", Piece::name);
            case Step.Siege siege -> "siege";
            case Step.Assault assault -> "assault";
            case Step.Sortie sortie -> "sortie";
            case Step.Demolish(var space) -> demolition(space);
            case Step.ThenAsk ask -> "then ask";
        };
    }
}
