package postrider.washingtonscrossing.orders;

import java.util.List;
import java.util.Optional;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;

/** Writes orders in canonical words, which read back as the same order. */
public record OrderWords(Country country) {
    /** The first part of every order, which reveals nothing of the others. */
    static final String HEAD = "sealed orders";

    public List<String> of(Order order) {
        return List.of(order.statements().isEmpty() ? line(order) : HEAD + "; " + line(order));
    }

    /** Without its head. */
    public String line(Order order) {
        return order.statements().isEmpty() ? "pass" : of(order.statements());
    }

    public String of(List<? extends Statement> statements) {
        return Lists.joined(statements, "; ", this::of);
    }

    private String of(Statement statement) {
        return statement instanceof Step.Parting parting
                ? parting.when().toString()
                : Forms.write(statement, this::word);
    }

    private String word(Object value) {
        return switch (value) {
            case Optional<?> perhaps -> perhaps.map(this::word).orElse("");
            case List<?> several -> Lists.joined(several, ", ", this::word);
            case Hex hex -> country.name(hex);
            case Boolean said -> said ? "said" : "";
            default -> value.toString();
        };
    }

    public static String names(List<Leader> leaders) {
        return Lists.joined(leaders, ", ", Leader::name);
    }
}
