package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;

/**
 * Where a force, unit or leader may go by sea (6.4): to a port, or ashore along an amphibious arrow.
 *
 * @param hasMoved whether it has left the space where it began
 * @param foul whether Foul Weather was played
 */
record NavalMove(ActionPhase phase, Group who, Space at, boolean hasMoved, boolean foul) implements AtTable.InPhase {
    /** Where it may go. */
    SpaceSet<Space> open(Means means) {
        var goals = means == Means.LANDING ? beaches() : harbours();
        boolean may = sails().isEmpty() && (means != Means.LANDING || lands().isEmpty());
        return may ? goals : country().none();
    }

    /** Why it cannot go there; empty if it can. */
    Optional<Fault> fault(Space goal, Means means) {
        if (means != Means.LANDING) return sails().or(() -> voyage(goal));
        return sails().or(() -> beaches().has(goal) ? lands() : noArrow(goal));
    }

    /** Faults that no other force can remove: along which ways, and with which card it may go (R22). */
    Optional<Fault> lastingFault(Space goal, Means means) {
        if (means != Means.LANDING) return sails();
        return sails().or(() -> beaches().has(goal) ? card() : noArrow(goal));
    }

    /** 6.4, 6.42: why it cannot sail; individuals sail with any card. */
    private Optional<Fault> sails() {
        if (hasMoved) return Fault.no("6.1", "A naval move is a whole move.");
        if (foul) return Fault.no("5.56", "In foul weather nobody sails.");
        boolean force = who.isSeveral() && !phase.isCampaign();
        return Fault.when(force && phase.card().value() < 3, "6.41", "A force sails only with a 3-value card.");
    }

    private Optional<Fault> voyage(Space goal) {
        if (goal.equals(at)) return Fault.no("6.4", "That is where it is.");
        if (isShutIn()) return Fault.no("5.51", "The French no longer sail.");
        if (harbours().has(goal)) return Optional.empty();
        var landing = open(Means.LANDING).has(goal) ? List.of("land at " + goal) : List.<String>of();
        var wrong = table().harbours(side()).has(at) ? goal : at;
        return Fault.no(() -> landing, "6.4", "%s is no port of yours.", wrong);
    }

    private boolean isShutIn() {
        return side() == Sides.FRENCH && has(Mark.NO_FRENCH_NAVAL_MOVES);
    }

    /** From an Amphib space to a port; from a port to either (6.432). */
    private SpaceSet<Space> harbours() {
        var ports = table().harbours(side());
        if (isShutIn() || !ports.has(at)) return country().none();
        var controlled = table().ports(side());
        boolean beach = since(2) && !controlled.has(at);
        return (beach ? controlled : ports).without(at);
    }

    private Optional<Fault> noArrow(Space goal) {
        var voyage = harbours().has(goal) ? List.of("by sea to " + goal) : List.<String>of();
        return Fault.no(() -> voyage, "6.43", "No amphibious arrow leads from %s to %s.", at, goal);
    }

    private Optional<Fault> lands() {
        return board().controls(side(), at) ? card() : Fault.no("6.431", "The British do not control %s.", at);
    }

    private Optional<Fault> card() {
        if (has(Mark.NO_AMPHIBIOUS_LANDINGS)) return Fault.no("5.51", "There are no Amphibious Landings this year.");
        return Fault.when(landingCards(phase).isEmpty(), "6.431", "You hold no Amphibious Landing.");
    }

    /** Those in hand, besides the card that activates. */
    static List<Card> landingCards(ActionPhase phase) {
        return Lists.filter(
                phase.table().hand(phase.side()),
                card -> card.event() == Event.AMPHIBIOUS_LANDING && !card.equals(phase.card()));
    }

    /** 6.43 */
    private SpaceSet<Space> beaches() {
        return side() == Sides.BRITISH
                ? country().landings().from(at)
                : country().none();
    }
}
