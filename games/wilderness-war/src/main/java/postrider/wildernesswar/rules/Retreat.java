package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.map.SpaceSet;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.text.Wording;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;

/**
 * 7.9: the losers leave a space.
 *
 * @param from where the attackers came from; empty if they were besieged there
 */
record Retreat(WorkingPosition table, Side side, Space space, Optional<Space> from) implements AtTable.OfSide {
    private static final Pattern GOING = LineReader.pattern("(.+?) (to .+)");

    /** 6.432: from an Amphib space, ports that are controlled. */
    SpaceSet<Space> ports() {
        if (side != Sides.BRITISH || !board().landings().has(space))
            return country().none();
        return since(2) ? table.ports(side) : table.harbours(side);
    }

    /** 6.53, 7.92: where a leader alone may go. */
    List<Space> refuges() {
        var near = since(2) ? near() : List.copyOf(country().roads().from(space));
        return Lists.filter(new LinkedHashSet<>(near), goal -> !board().isHeld(enemy(), goal));
    }

    /** Next to it, and from an Amphib space the ports. */
    List<Space> near() {
        return Lists.concat(List.copyOf(country().roads().from(space)), List.copyOf(ports().without(space)));
    }

    /** 7.92: whether the piece may go there. */
    private boolean mayTake(Piece piece, Space goal) {
        if (board().isHeld(enemy(), goal)) return false;
        return !(piece instanceof Unit unit && unit.isDrilled())
                || goal.isCultivated()
                || board().hasFortification(side, goal);
    }

    /** 7.92: back where they came from, each judged separately; the besieged who joined go back inside (8.252). */
    void attackers(List<Piece> losers) {
        if (from.isEmpty()) return;
        var goal = from.get();
        for (var piece : losers) {
            if (board().isInside(side, space) && table.hasBeenInside(piece, space)) continue;
            // 2.0: pieces that came along an arrow are not adjacent to where they came from
            boolean reaches = country().roads().joins(space, goal) || ports().has(goal);
            if (reaches && mayTake(piece, goal)) table.move(List.of(piece), goal);
            else lose(piece);
        }
        var there = Lists.filter(losers, piece -> board().place(piece).equals(goal));
        if (there.isEmpty()) return;
        rule("7.92", "%s back to %s.", Wording.verb(there, "falls", "fall"), goal);
        show(there, goal);
    }

    /** Shows the retreat under the name of a leader, if one got away. */
    private void show(List<Piece> there, Space goal) {
        var head = Lists.find(there, Leader.class::isInstance).orElse(there.getFirst());
        umpire().show(new Scene.Went(side, head.name(), space.name(), goal.name(), Scene.Way.RETREAT));
    }

    private void lose(Piece piece) {
        table.eliminate(piece);
        rule("7.92", "%s has nowhere to go and is lost.", piece);
    }

    /** 7.91, 8.13: to adjacent spaces, or inside; they may split. */
    void defenders(List<Piece> losers) {
        if (losers.isEmpty()) return;
        var left = new ArrayList<>(losers);
        if (board().hasStronghold(side, space) && !board().isBesieged(space)) left.removeAll(inside(left));
        var units = Lists.filter(left, Unit.class);
        go(List.of(
                part("the Drilled Troops", Lists.filter(units, Unit::isDrilled)),
                part("the others", Lists.filter(units, unit -> !unit.isDrilled())),
                part("the leaders", Lists.filter(left, Leader.class))));
    }

    private List<Piece> inside(List<Piece> there) {
        var text = "Your men are beaten at %s. Who retreats inside?".formatted(space);
        int already = board().units(side, space).size()
                - Lists.filter(there, Unit.class).size();
        var about = table.subject(side, WarTopic.INSIDE, "after the battle at " + space);
        return Inside.named(umpire().ask(new Inside(table, side, space).question(there, already, "8.13", about, text)));
    }

    /** Pieces that go together, and the question about them; empty if they have nowhere to go. */
    private record Part(List<Piece> pieces, Optional<Choice<Optional<Space>>> question) {}

    private Part part(String who, List<? extends Piece> pieces) {
        var goals = new LinkedHashMap<String, Optional<Space>>();
        if (!pieces.isEmpty()) for (var goal : goals(pieces.getFirst())) goals.put("to " + goal, Optional.of(goal));
        if (goals.isEmpty()) return new Part(List.copyOf(pieces), Optional.empty());
        if (pieces.size() > 1 && goals.size() > 1) goals.putFirst("each by itself", Optional.empty());
        var text = "%s from %s. Where to?".formatted(Wording.verb(pieces, "retreats", "retreat"), space);
        var asking = table.asking(side, "7.91", WarTopic.RETREAT, who + " from " + space, text);
        var question = asking.reading(said -> spelled(pieces, said)).one(goals).withFacts(table.seen(side, space));
        return new Part(List.copyOf(pieces), Optional.of(question));
    }

    /** Shortens "Béarn and Guyenne to Albany", if those are all the question is about. */
    static String spelled(List<? extends Piece> pieces, String said) {
        var going = GOING.matcher(said);
        if (!going.matches()) return said;
        var names = NameIndex.of("piece", pieces, Piece::name);
        var named = Lists.flatMap(names.parts(going.group(1)), part -> Lists.of(names.find(part)));
        return named.containsAll(pieces) ? going.group(2) : said;
    }

    /** 7.92 */
    private List<Space> goals(Piece piece) {
        return Lists.filter(near(), goal -> !from.equals(Optional.of(goal)) && mayTake(piece, goal));
    }

    /** The player is asked about all parts at once. */
    private void go(List<Part> parts) {
        for (int i = 0; i < parts.size(); i++) {
            var later = parts.subList(i + 1, parts.size());
            go(parts.get(i), () -> asked(later));
        }
    }

    private static List<Question<?>> asked(List<Part> parts) {
        var questions = Lists.<Part, Question<?>>flatMap(parts, part -> Lists.of(part.question()));
        return Lists.filter(questions, question -> !question.isForced());
    }

    private void go(Part part, Supplier<List<Question<?>>> next) {
        if (part.question().isEmpty()) {
            part.pieces().forEach(this::lose);
            return;
        }
        var goal = umpire().settle(part.question().get(), next).getFirst();
        if (goal.isEmpty()) {
            go(Lists.map(part.pieces(), piece -> part(piece.name(), List.of(piece))));
            return;
        }
        table.move(part.pieces(), goal.get());
        rule("7.91", "%s to %s.", Wording.verb(part.pieces(), "retreats", "retreat"), goal.get());
        show(part.pieces(), goal.get());
    }
}
