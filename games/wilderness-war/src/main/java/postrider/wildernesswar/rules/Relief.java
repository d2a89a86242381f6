package postrider.wildernesswar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import postrider.text.Lists;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;

/** 8.251: friends attack the besiegers. */
record Relief(ActionPhase phase, Group mover, Space space) implements AtTable.InPhase {
    /** The besieged who join the battle, as many as like. */
    List<Piece> joiners() {
        var side = side();
        if (!board().isInside(side, space)) return List.of();
        var inside = Lists.filter(
                board().pieces(side, space), piece -> !mover.pieces().contains(piece));
        if (Lists.filter(inside, Unit.class).isEmpty()) return List.of();
        var options = new LinkedHashMap<String, List<Piece>>();
        options.put("yes", inside);
        inside.forEach(piece -> options.put(piece.name(), List.of(piece)));
        var text = "%s comes to the relief of %s. Do the besieged join the battle, and who of them?";
        var asking = table().asking(side, "8.251", WarTopic.JOIN, "at " + space, text, mover, space);
        return Inside.named(umpire().ask(asking.some(options, 0, options.size()).withFacts(table().seen(side, space))));
    }
}
