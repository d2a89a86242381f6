package postrider.wildernesswar.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Fault;
import postrider.kernel.Side;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.Works;

/** 5.4: building and demolishing. */
public record Construction(WorkingPosition table, Side side) {
    private Board board() {
        return table.board();
    }

    Optional<Fault> fault(Card card, boolean forts, List<Space> spaces) {
        if (table.track().has(side, Mark.FRENCH_BUILT, Mark.BRITISH_BUILT))
            return Fault.no("5.4", "You built with your last card.");
        if (spaces.isEmpty() || spaces.size() > card.value())
            return Fault.no("5.4", "Name the spaces: a %d builds in %d at most.", card.value(), card.value());
        if (new HashSet<>(spaces).size() < spaces.size()) return Fault.no("5.43", "One in each space.");
        var supply = supply(board());
        for (var space : spaces) {
            var fault = forts ? fortFault(supply, space) : stockadeFault(supply, space);
            if (fault.isPresent()) return fault;
            var works = Optional.of(new Works(Works.Kind.STOCKADE, side));
            if (!forts) supply = supply(supply.board().withWorks(space, works));
        }
        return Optional.empty();
    }

    Supply supply(Board now) {
        return new Supply(table.country(), now, side);
    }

    /** 5.42, 5.41: friendly Drilled Troops in supply, at the instant it is built (12.3). */
    private boolean hasSuppliedTroops(Supply now, Space space) {
        return now.board().freeUnits(side, space).stream().anyMatch(Unit::isDrilled) && now.supplies(space);
    }

    private Optional<Fault> common(Board now, Space space) {
        if (now.isBesieged(space)) return Fault.no("5.43", "%s is besieged.", space);
        if (space.fortress()) return Fault.no("5.43", "%s is a fortress.", space);
        var enemy = Sides.enemy(side);
        return !now.hasUnits(enemy, space) && !now.hasFortification(enemy, space)
                ? Optional.empty()
                : Fault.no("5.41", "The enemy is in %s.", space);
    }

    Optional<Fault> stockadeFault(Supply now, Space space) {
        var common = common(now.board(), space);
        if (common.isPresent()) return common;
        if (now.board().works().containsKey(space)) return Fault.no("5.43", "%s has a fortification.", space);
        return space.isFriendlyTo(side) && space.isCultivated() || hasSuppliedTroops(now, space)
                ? Optional.empty()
                : Fault.no("5.41", "%s is neither yours and cultivated nor held by Drilled Troops in supply.", space);
    }

    Optional<Fault> fortFault(Supply now, Space space) {
        var common = common(now.board(), space);
        if (common.isPresent()) return common;
        if (now.board().fort(space).isPresent()) return Fault.no("5.43", "%s has a fort.", space);
        return hasSuppliedTroops(now, space)
                ? Optional.empty()
                : Fault.no("5.42", "There are no Drilled Troops in supply in %s.", space);
    }

    void build(boolean forts, List<Space> spaces) {
        for (var space : spaces) {
            if (!forts) put(space, Works.Kind.STOCKADE, "5.41", "build");
            else if (board().begun().get(space) == side) {
                table.board(now -> now.withBegun(space, Optional.empty()));
                put(space, Works.Kind.FORT, "5.42", "complete");
            } else {
                table.board(now -> now.withBegun(space, Optional.of(side)));
                table.rule("5.42", "%s begin a fort in %s.", Sides.the(side), space);
            }
        }
    }

    private void put(Space space, Works.Kind kind, String rule, String done) {
        table.board(now -> now.withWorks(space, Optional.of(new Works(kind, side))));
        table.rule(rule, "%s %s a %s in %s.", Sides.the(side), done, kind.word(), space);
    }

    /** 5.46 */
    Optional<Fault> demolitionFault(Space space) {
        boolean own = Optional.ofNullable(board().works().get(space))
                        .filter(works -> works.side() == side)
                        .isPresent()
                || board().begun().get(space) == side;
        return own && !board().isBesieged(space)
                ? Optional.empty()
                : Fault.no("5.46", "You have no unbesieged fort or stockade in %s.", space);
    }

    void demolish(Space space) {
        if (demolitionFault(space).isPresent()) return;
        boolean fort = board().fort(space).isPresent();
        if (board().works().containsKey(space)) table.board(now -> now.withWorks(space, Optional.empty()));
        else table.board(now -> now.withBegun(space, Optional.empty()));
        table.rule("5.46", "%s demolish what they have in %s.", Sides.the(side), space);
        if (fort) table.award(side, -1, "5.46", "a fort is demolished");
    }
}
