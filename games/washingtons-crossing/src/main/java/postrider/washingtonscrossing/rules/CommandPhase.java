package postrider.washingtonscrossing.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Sides;

/** Chapter 10, the command phase (10.0): activation points, transfers, activation. */
record CommandPhase(PlayerTurn turn, Activation activation) implements AtTable.InTurn {
    private static final int POINTS = 8;

    /** 10.0: while the enemy holds the supply base, Philadelphia or Amboy. */
    private static final int FEW = 4;

    private static final String TOO_LATE = "Troops are transferred before anybody is activated.";

    /** What happens before the player's order. */
    static void begin(Table table, Side side) {
        table.track(track -> track.withToMove(Optional.of(side)));
        if (table.turn().isMidnight()) receive(table, side);
        if (side == Sides.BRITISH) new Reorganization(table).monckton();
    }

    private static void receive(Table table, Side side) {
        boolean lost = table.board().isHeld(Sides.enemy(side), table.country().supplyBase(side));
        boolean collapse = side == Sides.AMERICAN && table.turn().is("Dec 30 12 am");
        int points = collapse ? 0 : lost ? FEW : POINTS;
        int before = table.track().points().of(side);
        table.track(track -> track.withPoints(side, before + points));
        int has = table.track().points().of(side);
        table.rule("10.0", "%s receive %d activation points and have %d.", Sides.the(side), points, has);
    }

    /** Judges and carries out the orders for the phase. No dice are rolled, so a refusal changes nothing. */
    void carryOut(List<Statement> statements, Refusals refusals) {
        var reorganization = new Reorganization(table());
        var detachments = new Detachments(table(), side());
        var discharges = new Discharges(table(), side());
        int had = track().points().of(side());
        var ordered = Lists.filter(statements, Command.Discharge.class);
        if (ordered.isEmpty()) Fault.refuse(discharges.carryOut(ordered));
        boolean discharged = false;
        for (var statement : statements) {
            var fault = switch (statement) {
                case Command.Discharge order -> discharged ? Optional.<Fault>empty() : discharges.carryOut(ordered);
                case Command.Activate(var leader, var with) -> activation.activate(leader, with);
                case Command.Transfer order ->
                    Fault.when(!turn.active().isEmpty(), "15.0", TOO_LATE).or(() -> detachments.transfer(order));
                case Command.Absorb order -> detachments.absorb(order);
                case Command.Remove(var leader) -> reorganization.remove(leader);
                case Command.SubordinateGrant(var with) -> reorganization.subordinateGrant(with);
                case Step.Detach order ->
                    Faults.unless(detachments.fault(order), () -> turn.deactivate(detachments.detach(order)));
                case Statement other -> throw new AssertionError(other);
            };
            discharged |= statement instanceof Command.Discharge;
            refusals.refuse(statement, fault);
        }
        reorganization.stirlingLeaves(Lists.filter(statements, Command.Transfer.class));
        reorganization.enlistmentsEnd(side());
        int left = track().points().of(side());
        if (left < had) rule("10.1", "%s spend %s.", Sides.the(side()), Wording.count(had - left, "activation point"));
    }

    static boolean includes(Statement statement) {
        return statement instanceof Command || statement instanceof Step.Detach;
    }
}
