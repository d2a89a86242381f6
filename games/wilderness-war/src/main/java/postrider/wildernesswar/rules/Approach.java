package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.text.Lists;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;

/**
 * What the other side may do about a force that has just entered a space, in the order of the book: Lake Schooner (5.56), interception
 * (6.7), going inside (8.1), avoiding battle (6.8). It is asked about everything at once; an answer that an earlier one has made
 * pointless is ignored (R19).
 */
final class Approach implements AtTable.InPhase {
    private final Interception interception;
    private final Avoidance avoidance;
    private final Set<Piece> failed;
    private final Map<String, String> subjects = new HashMap<>();
    private boolean tried;
    private boolean gaveWay;

    /**
     * @param entry who enters, where, and from where
     * @param failed pieces that have failed to intercept this move (6.84)
     */
    Approach(Interception entry, Set<Piece> failed) {
        this.interception = entry;
        this.avoidance = new Avoidance(entry.phase(), entry.mover(), entry.from(), entry.space());
        this.failed = failed;
    }

    @Override
    public ActionPhase phase() {
        return interception.phase();
    }

    Space space() {
        return interception.space();
    }

    private Group mover() {
        return interception.mover();
    }

    boolean gaveWay() {
        return gaveWay;
    }

    /** The same question always has the same subject, however often it is mentioned. */
    private String subject(WarTopic topic, String words) {
        return subjects.computeIfAbsent(topic + words, asked -> table().subject(enemy(), topic, words + " " + space()));
    }

    private Optional<AttemptQuestion> interception() {
        return interception.question(() -> subject(WarTopic.INTERCEPT, "into"));
    }

    /** 6.84 */
    private Optional<AttemptQuestion> avoidance(List<Piece> outside) {
        return avoidance.question(
                Lists.filter(outside, piece -> !failed.contains(piece)), () -> subject(WarTopic.AVOID_BATTLE, "in"));
    }

    /**
     * Lake Schooner: along a lake shore to a fortification of the enemy, besieged or not (R5).
     *
     * @param safe whether nobody may intercept there (6.722, 6.723)
     */
    boolean isTurnedBack(boolean safe) {
        var from = interception.from();
        if (!country().shores().joins(from, space())) return false;
        if (!board().hasFortification(enemy(), space())) return false;
        var moment = "on the lake to " + space();
        var text = "%s comes along the lake from %s to %s. Do you play Lake Schooner?";
        return new Responses(table(), enemy())
                .at(Seen.MOVE)
                .before(() -> afterSchooner(safe))
                .plays(Event.LAKE_SCHOONER, "5.56", space(), moment, text, mover(), from, space());
    }

    private List<Question<?>> afterSchooner(boolean safe) {
        var questions = new ArrayList<Question<?>>();
        if (!safe) interception().ifPresent(questions::add);
        questions.addAll(afterInterception());
        return questions;
    }

    /** 6.71, 6.72: the interceptors that came. */
    List<Piece> intercepted() {
        var question = interception();
        if (question.isEmpty()) return List.of();
        var chosen = umpire().ask(question.get(), this::afterInterception);
        if (chosen.isEmpty()) return List.of();
        tried = true;
        var come = interception.tried(chosen.get().who());
        if (come.isEmpty()) failed.addAll(chosen.get().who().pieces());
        return come;
    }

    /** The questions if nobody tries to intercept; none about a unit that passes through. */
    private List<Question<?>> afterInterception() {
        var there = there();
        if (interception.through() || Lists.filter(there, Unit.class).isEmpty()) return List.of();
        var questions = new ArrayList<Question<?>>();
        if (mayStandInside()) questions.add(inside(there, "at"));
        avoidance(there).ifPresent(questions::add);
        return questions;
    }

    /** 8.1, 6.8, 6.83, 6.84, 6.85: the defenders still outside after some went inside and some avoided battle. */
    List<Piece> standing(List<Piece> interceptors) {
        var there = Lists.filter(there(), piece -> !interceptors.contains(piece));
        var inside = mayStandInside() ? standInside(there) : List.<Piece>of();
        var outside = Lists.filter(there(), piece -> !inside.contains(piece));
        if (tried) return outside;
        var question = avoidance(outside);
        if (question.isEmpty()) return outside;
        var chosen = umpire().ask(question.get());
        if (chosen.isEmpty()) return outside;
        var gone = avoidance.tried(chosen.get());
        gaveWay = !gone.isEmpty();
        return Lists.filter(outside, piece -> !gone.contains(piece));
    }

    /** The other side's pieces in the space that are not besieged. */
    private List<Piece> there() {
        return board().isInside(enemy(), space()) ? List.of() : board().pieces(enemy(), space());
    }

    private boolean mayStandInside() {
        return board().hasStronghold(enemy(), space()) && !board().isBesieged(space());
    }

    /** Asked again once the die of an interception has been rolled (6.712). */
    private List<Piece> standInside(List<Piece> there) {
        if (there.isEmpty()) return there;
        if (tried) return Inside.named(umpire().ask(inside(there, "after the interception at")));
        return Inside.named(umpire().ask(inside(there, "at"), () -> Lists.of(avoidance(there))));
    }

    private Choice<List<Piece>> inside(List<Piece> there, String when) {
        var room = space().fortress() ? "fortress (room for all)" : "fort (room for four units)";
        var text = "%s attacks %s. Who stays inside the %s?".formatted(mover(), space(), room);
        return new Inside(table(), enemy(), space()).question(there, 0, "8.1", subject(WarTopic.INSIDE, when), text);
    }
}
