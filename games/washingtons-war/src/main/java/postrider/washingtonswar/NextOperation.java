package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Circumstance;
import postrider.kernel.Question;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/** 7.2.A: which general moves next on a campaign card, in free words; "stop" ends the campaign. */
record NextOperation(CardPlay play, boolean landed, int number) implements Question<Optional<Order.Operation>> {
    private static final String STOP = "stop";

    @Override
    public Side to() {
        return play.side();
    }

    @Override
    public String rule() {
        return "7.2.A";
    }

    @Override
    public String topic() {
        return "next operation";
    }

    @Override
    public String about() {
        return "number " + number;
    }

    @Override
    public String text() {
        return "What is operation %d of your campaign? Order it as you would order a move, or say stop."
                .formatted(number);
    }

    @Override
    public List<String> options() {
        var operations = Listing.of(LegalOrders.operations(play, landed), OrderWords::of);
        return Listing.joined(List.of(operations, List.of(STOP)));
    }

    @Override
    public String whenSilent() {
        return STOP;
    }

    @Override
    public Circumstance circumstance() {
        return Circumstance.NONE;
    }

    @Override
    public Optional<Order.Operation> read(String words) {
        if (words.strip().equalsIgnoreCase(STOP)) return Optional.empty();
        var now = play.table().now();
        var operation = OrderReader.operation(words, now, play.side())
                .orElseThrow(() -> new Refused("7.2.A", "'%s' is no operation.".formatted(words.strip()), nearest()));
        Campaigns.judge(play, operation, landed);
        return Optional.of(operation);
    }

    private List<String> nearest() {
        return options().stream().limit(5).toList();
    }

    @Override
    public String canonical(String words) {
        return read(words).map(OrderWords::of).orElse(STOP);
    }
}
