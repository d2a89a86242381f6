package postrider.washingtonscrossing.orders;

import java.util.List;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
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
        return switch (statement) {
            case Command command -> of(command);
            case Action action -> of(action);
            case Step step -> of(step);
        };
    }

    private static String of(Command command) {
        return switch (command) {
            case Command.Transfer(int troops, Leader from, Leader to) ->
                "transfer %d from %s to %s".formatted(troops, from, to);
            case Command.Absorb(Leader detachment, Leader by) -> "absorb %s into %s".formatted(detachment, by);
            case Command.Remove(Leader leader) -> "remove " + leader;
            case Command.SubordinateGrant(var with) ->
                "make Grant subordinate" + with.map(leader -> " with " + leader).orElse("");
            case Command.Discharge(int troops, Leader from) -> "discharge %d from %s".formatted(troops, from);
            case Command.Activate(Leader leader, List<Leader> with) -> "activate " + leader + with(with);
        };
    }

    private String of(Action action) {
        return switch (action) {
            case Action.ForceMarch(List<Leader> leaders, var under) ->
                "force march %s%s"
                        .formatted(
                                names(leaders),
                                under.map(leader -> " under " + leader).orElse(""));
            case Action.Roll(List<Leader> leaders) -> "roll for " + names(leaders);
            case Action.Go(List<Leader> leaders) -> "go " + names(leaders);
            case Action.Sail(var ship, var to) -> "sail %s to %s".formatted(ship, to);
            case Action.Try(Leader leader, List<Leader> with) -> "try " + leader + with(with);
            case Action.Prepare(Hex target, List<Leader> leaders, boolean dawn) ->
                "prepared attack on %s%s%s".formatted(name(target), with(leaders), dawn(dawn));
            case Action.Advance(List<Leader> leaders) -> "advance " + names(leaders);
            case Action.Entrench(Leader leader) -> "entrench " + leader;
        };
    }

    private String of(Step step) {
        return switch (step) {
            case Step.To(Hex hex, boolean boat) -> "to " + name(hex) + (boat ? " by boat" : "");
            case Step.Join(Leader leader) -> "join " + leader;
            case Step.Drop(List<Leader> leaders) -> "drop " + names(leaders);
            case Step.Detach(int troops, Leader from, var as, boolean goesOn) ->
                "detach %d from %s%s%s"
                        .formatted(
                                troops, from, as.map(leader -> " as " + leader).orElse(""), goesOn ? " to go on" : "");
            case Step.Attack(Hex target, boolean hasty, boolean dawn) ->
                "%s attack on %s%s".formatted(hasty ? "hasty" : "normal", name(target), dawn(dawn));
            case Step.LeaveMap() -> "leave the map";
            case Step.Stop() -> "stop";
            case Step.Parting(var when) -> when.toString();
            case Step.ThenAsk() -> "then ask";
        };
    }

    private static String dawn(boolean dawn) {
        return dawn ? " at dawn" : "";
    }

    private static String with(List<Leader> leaders) {
        return leaders.isEmpty() ? "" : " with " + names(leaders);
    }

    public static String names(List<Leader> leaders) {
        return Lists.joined(leaders, ", ", Leader::name);
    }

    private String name(Hex hex) {
        return country.name(hex);
    }
}
