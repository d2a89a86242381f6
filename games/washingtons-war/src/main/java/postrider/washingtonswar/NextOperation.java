package postrider.washingtonswar;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Circumstance;
import postrider.kernel.Question;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/** 7.2.A: which general moves next on a campaign card, in free words; "stop" ends the campaign. */
final class NextOperation implements Question<Optional<Order.Operation>> {
    private static final String STOP = "stop";

    private final CardPlay play;
    private final boolean landed;
    private final int number;
    private final List<String> options;
    private final Map<String, Optional<Order.Operation>> understood = new HashMap<>();

    NextOperation(CardPlay play, boolean landed, int number) {
        this.play = play;
        this.landed = landed;
        this.number = number;
        var operations = Listing.of(LegalOrders.operations(play, landed), this::offered);
        this.options = Listing.joined(List.of(operations, List.of(STOP)));
    }

    /** What is offered needs no reading when it comes back. */
    private String offered(Order.Operation operation) {
        var words = OrderWords.of(operation);
        understood.put(words, Optional.of(operation));
        return words;
    }

    CardPlay play() {
        return play;
    }

    boolean landed() {
        return landed;
    }

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
        return "What is operation %d of your campaign? Order it as you would order a move, for example as below, or say stop."
                .formatted(number);
    }

    @Override
    public List<String> options() {
        return options;
    }

    @Override
    public String whenSilent() {
        return STOP;
    }

    @Override
    public Circumstance circumstance() {
        return Circumstance.NONE;
    }

    /** The same words are read when they come, when they are filed and when they are acted on. */
    @Override
    public Optional<Order.Operation> read(String words) {
        return understood.computeIfAbsent(words.strip(), this::judged);
    }

    private Optional<Order.Operation> judged(String words) {
        if (words.equalsIgnoreCase(STOP)) return Optional.empty();
        var operation = OrderReader.operation(words, play.table().now(), play.side())
                .orElseThrow(() -> new Refused("7.2.A", "'%s' is no operation.".formatted(words), nearest()));
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
