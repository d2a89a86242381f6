package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;

/** 7.9: the losers leave a space. */
record Retreat(WorkingPosition table, Side side, Space space) implements AtTable.OfSide {

    /** 6.432: from an Amphib space, ports that are controlled. */
    private SpaceSet<Space> ports() {
        if (side != Sides.BRITISH || !board().landings().has(space))
            return country().none();
        return since(2)
                ? NavalMove.controlledPorts(country(), board(), side)
                : NavalMove.ports(country(), board(), side);
    }

    /** 6.53, 7.92: where a leader alone may go. */
    List<Space> refuges() {
        var enemy = board().held(enemy());
        var goals = new ArrayList<>(List.copyOf(country().roads().from(space).minus(enemy)));
        if (since(2)) goals.addAll(ports().without(space).minus(enemy));
        return goals.stream().distinct().toList();
    }

    /** 7.92: whether this piece may go there. */
    private boolean takes(Piece piece, Space goal) {
        if (board().isHeld(enemy(), goal)) return false;
        return !(piece instanceof Unit unit && unit.isDrilled())
                || goal.isCultivated()
                || board().hasFortification(side, goal);
    }

    /** 7.92: back where they came from, each judged alone; the besieged go inside again (8.252). */
    void attackers(List<Piece> losers, Optional<Space> from) {
        for (var piece : losers) {
            if (from.isEmpty() || board().isInside(side, space) && !isNew(piece, from)) continue;
            var goal = from.get();
            // 2.0: who came along an arrow is not next to where he came from
            boolean sails = ports().has(goal);
            if ((country().roads().joins(space, goal) || sails) && takes(piece, goal)) table.move(List.of(piece), goal);
            else lose(piece);
        }
        from.ifPresent(goal -> {
            var there = Lists.filter(losers, piece -> board().space(piece).equals(Optional.of(goal)));
            if (there.isEmpty()) return;
            rule("7.92", "%s %s back to %s.", Wording.list(there), verb(there, "fall"), goal);
            show(there, goal);
        });
    }

    private static String verb(List<? extends Piece> who, String many) {
        return who.size() == 1 ? many + "s" : many;
    }

    /** Under the name of their leader, if one got away. */
    private void show(List<Piece> there, Space goal) {
        var head = Lists.find(there, Leader.class::isInstance).orElse(there.getFirst());
        umpire().show(new Scene.Went(side, head.name(), space.name(), goal.name(), Scene.Way.RETREAT));
    }

    /** Who came in, unlike the besieged who joined. */
    private boolean isNew(Piece piece, Optional<Space> from) {
        return from.isPresent() && !table.hasBeenInside(piece, space);
    }

    private void lose(Piece piece) {
        table.eliminate(piece);
        rule("7.92", "%s has nowhere to go and is lost.", piece);
    }

    /** 7.91, 8.13: to spaces next to it, or inside; they may split. */
    void defenders(List<Piece> losers, Optional<Space> from) {
        if (losers.isEmpty()) return;
        var left = new ArrayList<>(losers);
        if (board().stronghold(space).equals(Optional.of(side)) && !board().isBesieged(space))
            left.removeAll(inside(left));
        var drilled = Lists.filter(left, piece -> piece instanceof Unit unit && unit.isDrilled());
        var others = Lists.filter(left, piece -> piece instanceof Unit unit && !unit.isDrilled());
        var leaders = Lists.filter(left, Leader.class);
        go(
                List.of(
                        part("the Drilled Troops", drilled, from),
                        part("the others", others, from),
                        part("the leaders", leaders, from)),
                from);
    }

    private List<Piece> inside(List<Piece> there) {
        var text = "Your men are beaten at %s. Who retreats inside?".formatted(space);
        int already = board().units(side, space).size()
                - Lists.filter(there, Unit.class).size();
        if (there.isEmpty()) return there;
        var about = table.subject(side, WarTopic.INSIDE, "after the battle at " + space);
        return Inside.named(umpire().ask(new Inside(table, side, space).question(there, already, "8.13", about, text)));
    }

    /** Who goes together, and what is asked about them; nothing if they have nowhere to go. */
    private record Part(List<Piece> pieces, Optional<Choice<Optional<Space>>> question) {}

    private Part part(String who, List<? extends Piece> pieces, Optional<Space> from) {
        var goals = new LinkedHashMap<String, Optional<Space>>();
        if (!pieces.isEmpty())
            for (var goal : goals(pieces.getFirst(), from)) goals.put("to " + goal, Optional.of(goal));
        if (goals.isEmpty()) return new Part(List.copyOf(pieces), Optional.empty());
        if (pieces.size() > 1 && goals.size() > 1) goals.putFirst("each by itself", Optional.empty());
        var text = "%s %s from %s. Where to?".formatted(Wording.list(pieces), verb(pieces, "retreat"), space);
        var asking = table.asking(side, "7.91", WarTopic.RETREAT, who + " from " + space, text);
        return new Part(List.copyOf(pieces), Optional.of(asking.one(goals).withFacts(table.seen(side, space))));
    }

    /** 7.92: next to it, or from an Amphib space to a port. */
    private List<Space> goals(Piece piece, Optional<Space> from) {
        var goals = new ArrayList<Space>();
        for (var goal : country().roads().from(space))
            if (!from.equals(Optional.of(goal)) && takes(piece, goal)) goals.add(goal);
        for (var port : ports().without(space)) if (takes(piece, port)) goals.add(port);
        return goals;
    }

    /** He is asked for all parts at once. */
    private void go(List<Part> parts, Optional<Space> from) {
        for (int i = 0; i < parts.size(); i++) {
            var later = parts.subList(i + 1, parts.size());
            go(parts.get(i), () -> asked(later), from);
        }
    }

    private static List<Question<?>> asked(List<Part> parts) {
        var questions = new ArrayList<Question<?>>();
        for (var part : parts)
            part.question().filter(question -> !question.isForced()).ifPresent(questions::add);
        return questions;
    }

    private void go(Part part, Supplier<List<Question<?>>> next, Optional<Space> from) {
        if (part.question().isEmpty()) {
            part.pieces().forEach(this::lose);
            return;
        }
        var goal = umpire().settle(part.question().get(), next).getFirst();
        if (goal.isEmpty()) {
            go(Lists.map(part.pieces(), piece -> part(piece.name(), List.of(piece), from)), from);
            return;
        }
        table.move(part.pieces(), goal.get());
        rule("7.91", "%s %s to %s.", Wording.list(part.pieces()), verb(part.pieces(), "retreat"), goal.get());
        show(part.pieces(), goal.get());
    }
}
