package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Pile;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;

/**
 * A card being played as an event: what its player chooses, and which units it costs.
 *
 * @param rule the section that is cited
 */
record PlayedCard(WorkingPosition table, Side side, Card card, String rule) implements AtTable.OfSide {
    PlayedCard under(String section) {
        return new PlayedCard(table, side, card, section);
    }

    PlayedCard by(Side whose) {
        return new PlayedCard(table, whose, card, rule);
    }

    /**
     * The effect of an event.
     *
     * @param fault why it cannot be played now; empty if it can
     */
    record Effect(Optional<Fault> fault, Runnable happen) {}

    Effect always(Runnable happen) {
        return new Effect(Optional.empty(), happen);
    }

    Effect when(boolean may, String otherwise, Runnable happen) {
        return may ? always(happen) : new Effect(Fault.no(rule, otherwise), happen);
    }

    Asking asking(Side who, String text) {
        return table.asking(who, rule, WarTopic.EVENT, card.title(), text);
    }

    Asking asking(String text) {
        return asking(side, text);
    }

    /** A question with a name of its own, so that one letter may ask several (R36). */
    Asking asking(String about, String text) {
        if (!since(2)) return asking(text);
        return table.asking(side, rule, WarTopic.EVENT, card.title() + " " + about, text);
    }

    <A> A pick(Side who, String text, List<A> things) {
        return umpire().settleOne(asking(who, text).one(things));
    }

    <A> List<A> some(Side who, String text, List<A> things, int count) {
        return umpire().settle(asking(who, text).some(things, count, count));
    }

    /** Asks for one answer, in one letter with the questions it may leave open (R36); in the first edition by itself. */
    <A> A pick(Choice<A> question, Supplier<List<Question<?>>> next) {
        Supplier<List<Question<?>>> open =
                () -> since(2) ? Lists.filter(next.get(), one -> !one.isForced()) : List.of();
        return umpire().settle(question, open).getFirst();
    }

    /** A number of units to choose from these. */
    record Toll(String text, List<Unit> units, int count) {}

    /** Losses from several groups; {@code who} is asked about all of them in one letter. */
    void take(Side who, List<Toll> tolls) {
        var questions =
                Lists.map(tolls, toll -> asking(who, toll.text()).some(toll.units(), toll.count(), toll.count()));
        umpire().gather(Lists.filter(questions, question -> !question.isForced()));
        for (var question : questions) gone(umpire().settle(question));
    }

    int roll() {
        return umpire().roll(rule, card.title());
    }

    void tell(String sentence, Object... args) {
        rule(rule, sentence, args);
    }

    void gone(List<Unit> units) {
        if (units.isEmpty()) return;
        var lost = Wording.verb(units, "is", "are") + " lost";
        var where = board().space(units.getFirst());
        units.forEach(table::eliminate);
        tell("%s.", lost);
        where.ifPresent(space -> umpire().show(new Scene.Told(space.name(), lost)));
    }

    /** Units on the map that are not besieged. */
    List<Unit> unbesieged(Side whose, Predicate<Unit> meant) {
        return Lists.filter(
                board().unitsOnMap(whose), unit -> meant.test(unit) && !isInside(whose, board().space(unit)));
    }

    boolean isUnbesieged(Leader leader) {
        var at = board().space(leader);
        return at.isPresent() && !isInside(leader.side(), at);
    }

    private boolean isInside(Side whose, Optional<Space> at) {
        return board().isInside(whose, at.orElseThrow());
    }

    /** The leader is within two spaces of one of these, and not besieged. */
    boolean reaches(Optional<Leader> leader, List<Space> homes) {
        var roads = country().roads();
        var next =
                country().none().withAll(homes).or(roads.from(country().none().withAll(homes)));
        var near = next.or(roads.from(next));
        return leader.filter(this::isUnbesieged)
                .flatMap(board()::space)
                .filter(near::has)
                .isPresent();
    }

    /** 5.22: one of these events may be taken back from the discards. */
    void takeBack(List<Event> events) {
        var there = Lists.filter(table.now().cards().discards(), one -> events.contains(one.event()));
        if (there.isEmpty()) return;
        var asking = asking("Which card do you take from the discards?");
        for (var one : umpire().ask(asking.some(there, 0, 1))) {
            table.cards(cards -> cards.minus(Pile.DISCARDS, one).plus(Pile.hand(side), one));
            rule("5.22", "%s take %s from the discards.", Sides.the(side), one.label());
        }
    }
}
