package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.BattleTable;
import postrider.text.Wording;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.UnitType;

/** 7.4: the events that the sides play in a battle. */
record BattleEvents(ActionPhase phase, Space space, BattleTable lines, List<Unit> attackers, List<Unit> defenders)
        implements AtTable.InPhase {
    /** The attacker plays all cards first. Returns the side that ambushes the other, if only one does (7.56). */
    Optional<Side> play() {
        boolean attack = play(side()).contains(Event.AMBUSH);
        boolean defence = play(enemy()).contains(Event.AMBUSH);
        if (attack && defence) rule("7.56", "The ambushes cancel each other.");
        if (attack == defence) return Optional.empty();
        var ambusher = attack ? side() : enemy();
        rule("7.56", "%s fire first, with twice their strength.", Sides.the(ambusher));
        return Optional.of(ambusher);
    }

    private List<Event> play(Side side) {
        var text = "Battle in %s. Which cards do you play?";
        var played = new Responses(table(), side)
                .at(Seen.BATTLE)
                .offer("7.4", space, "to the battle in " + space, card -> fits(side, card), text, space);
        var events = played.stream().map(Card::event).toList();
        if (events.contains(Event.FIELDWORKS)) fieldworks(side);
        if (!played.isEmpty()) lines.put(side, "7.4", "cards", "%s", Wording.list(played));
        return events;
    }

    private List<Unit> units(Side side) {
        return side == phase.side() ? attackers : defenders;
    }

    private boolean fits(Side side, Card card) {
        return switch (card.event()) {
            case FIELDWORKS ->
                units(side).stream().anyMatch(Unit::isDrilled)
                        && (side == phase.side()) == board().fieldworks().has(space);
            case AMBUSH -> mayAmbush(side);
            default -> false;
        };
    }

    private boolean mayAmbush(Side side) {
        var enemy = Sides.enemy(side);
        long own = units(side).stream().filter(Unit::isAuxiliary).count();
        long others = units(enemy).stream().filter(Unit::isAuxiliary).count();
        return space.terrain().isWild()
                && own > 0
                && own >= others
                && units(enemy).stream().noneMatch(unit -> unit.is(UnitType.LIGHT_INFANTRY))
                && !board().fort(space).equals(Optional.of(enemy));
    }

    /** 7.55: the attacker removes fieldworks, the defender builds them. */
    private void fieldworks(Side side) {
        var works = board().fieldworks();
        var left = side == phase.side() ? works.without(space) : works.with(space);
        table().board(board -> board.withFieldworks(left));
    }
}
