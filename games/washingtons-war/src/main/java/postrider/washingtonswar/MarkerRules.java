package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Refusal;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/**
 * Which single PC actions are allowed, each judged on the position before the card: so nothing placed by a card helps the
 * rest of it (10.11.B.ii). An empty answer means that the action is allowed.
 */
record MarkerRules(Position before) {

    /** Spaces where {@code judge} finds no fault. */
    List<Space> legal(Function<Space, Optional<Fault>> judge) {
        return Lists.those(before.box().spaces(), space -> judge.apply(space).isEmpty());
    }

    /** Refuses all faults at once. */
    void check(List<Space> named, Function<Space, Optional<Fault>> judge) {
        var refusals = new ArrayList<Refusal>();
        for (var space : named)
            judge.apply(space).ifPresent(fault -> refusals.add(fault.refusal(Names.nearest(space, legal(judge)))));
        if (!refusals.isEmpty()) throw new Refused(refusals);
    }

    /** 10.11: place or flip with an OPS card. */
    Optional<Fault> action(Side side, Space space) {
        return side == Side.BRITISH ? british(space) : american(space);
    }

    /** 10.11.A */
    private Optional<Fault> american(Space space) {
        if (before.controls(Side.AMERICAN, space))
            return Fault.no("10.11.A.ii", "%s has an American PC marker already.", space);
        if (before.controls(Side.BRITISH, space))
            return before.general(Side.AMERICAN, space).isPresent()
                    ? Optional.empty()
                    : Fault.no("10.11.A.iii", "No American general is in %s to flip its PC marker.", space);
        if (before.board().congress().isEmpty())
            return Fault.no(
                    "10.11.A.iv", "No PC marker can be placed in %s: the Continental Congress is dispersed.", space);
        if (before.track().mutinies())
            return Fault.no(
                    "10.11.A.iv", "No PC marker can be placed in %s this turn: the Line Mutinies bar it.", space);
        return open(Side.AMERICAN, space) ? Optional.empty() : Fault.no("10.11.A.ii", "British CU are in %s.", space);
    }

    /** 10.11.B */
    private Optional<Fault> british(Space space) {
        if (before.controls(Side.BRITISH, space))
            return Fault.no("10.11.B.ii", "%s has a British PC marker already.", space);
        if (before.army(Side.BRITISH, space)) return Optional.empty();
        if (before.controls(Side.AMERICAN, space))
            return Fault.no("10.11.B.iii", "No British army is in %s to flip its PC marker.", space);
        if (!open(Side.BRITISH, space)) return Fault.no("10.11.B.ii", "An American unit is in %s.", space);
        return nextToOwn(Side.BRITISH, space)
                ? Optional.empty()
                : Fault.no("10.11.B.ii", "%s is not adjacent to a British PC marker.", space);
    }

    /** 10.11.A.ii, 10.11.B.ii: no PC marker, and nobody who keeps {@code side} from placing one. */
    boolean open(Side side, Space space) {
        return before.control(space).isEmpty() && !guarded(Box.enemy(side), space);
    }

    /** Units of {@code side} there that protect the space against enemy markers, and a marker of its own from removal. */
    boolean guarded(Side side, Space space) {
        return side == Side.BRITISH ? before.units(Side.BRITISH, space) > 0 : before.americanUnit(space);
    }

    /** 3.0 Adjacent; for the British all ports are adjacent to each other (10.11.B.ii). */
    boolean nextToOwn(Side side, Space space) {
        for (var next : before.box().lines().adjacent(space)) if (before.controls(side, next)) return true;
        if (side != Side.BRITISH || !space.port()) return false;
        for (var port : before.box().ports()) if (!port.equals(space) && before.controls(side, port)) return true;
        return false;
    }

    /** 6.32.B.ii, 10.12.B */
    Optional<Fault> discardPlace(Side side, Space space) {
        return nextToOwn(side, space)
                ? action(side, space)
                : Fault.no("10.12.B", "%s is not adjacent to a PC marker of yours.", space);
    }

    /** 6.32.B.iii, 10.12.B */
    Optional<Fault> discardRemove(Side side, Space space) {
        var enemy = Box.enemy(side);
        if (!before.controls(enemy, space)) return Fault.no("6.32.B.iii", "%s has no %s PC marker.", space, enemy);
        if (guarded(enemy, space)) return Fault.no("6.32.B.iii", "%s units are in %s.", enemy, space);
        return nextToOwn(side, space)
                ? Optional.empty()
                : Fault.no("10.12.B", "%s is not adjacent to a PC marker of yours.", space);
    }

    /** 7.2.B */
    Optional<Fault> landing(Space space) {
        if (!space.port()) return Fault.no("7.2.B", "%s is no port.", space);
        if (space.fortified()) return Fault.no("7.2.B", "%s is a fortified port.", space);
        if (before.blockaded(space)) return Fault.no("7.2.B", "%s is blockaded.", space);
        if (before.controls(Side.BRITISH, space))
            return Fault.no("7.2.B", "%s has a British PC marker already.", space);
        return before.americanUnit(space) ? Fault.no("7.2.B", "An American unit is in %s.", space) : Optional.empty();
    }

    /** 4.0 Committees of Correspondence */
    Optional<Fault> committee(Space space) {
        if (!space.inTheThirteen()) return Fault.no("4.0", "%s is not in the thirteen colonies.", space);
        if (before.control(space).isPresent()) return Fault.no("4.0", "%s has a PC marker already.", space);
        return before.units(Side.BRITISH, space) > 0
                        || before.general(Side.BRITISH, space).isPresent()
                ? Fault.no("4.0", "A British piece is in %s.", space)
                : Optional.empty();
    }
}
