package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import postrider.kernel.question.Choice;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.text.Lists;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.UnitType;
import postrider.wildernesswar.WarTopic;
import postrider.wildernesswar.Works;

/**
 * 8.2 Sieges, and how they lead to an assault (9.1).
 *
 * @param guns the sides that have played Coehorns here in this phase, which also count in its assaults (9.13)
 */
record Siege(WorkingPosition table, Side side, Space space, Consumer<Piece> fights, Set<Side> guns)
        implements AtTable.OfSide {
    private static final String LOUISBOURG = "Louisbourg";
    private static final int[] PROGRESS = {0, 0, 0, 1, 1, 1, 2, 2};
    private static final int TOP = 2;

    static Siege of(ActionPhase phase, March march) {
        return new Siege(phase.table(), phase.side(), march.at(), phase::fights, phase.guns(march.at()));
    }

    /** A siege that nobody rolls for now. */
    static Siege at(WorkingPosition table, Side side, Space space) {
        return new Siege(table, side, space, piece -> {}, Set.of());
    }

    /** 9.12, 5.36: all besiegers take part and may not be activated any more. */
    private void carryOut(Group who) {
        if (since(2)) board().pieces(side, space).forEach(fights);
        new Assault(this, who).carryOut();
    }

    private boolean isOurs() {
        return board().isInside(enemy(), space);
    }

    private int level() {
        return board().sieges().getOrDefault(space, 0);
    }

    /** 8.24: a fort falls at level 1, a fortress at 2. */
    private int needed() {
        return space.fortress() ? 2 : 1;
    }

    /** 8.231: whether a force of theirs could roll. */
    boolean mayRoll() {
        return Leader.senior(board().leaders(side, space))
                .filter(leader -> rollFault(Group.most(board(), leader)).isEmpty())
                .isPresent();
    }

    Optional<Fault> rollFault(Group who) {
        if (!isOurs()) return Fault.no("8.231", "No siege of yours is going on in %s.", space);
        var commander = who.commander();
        int highest = Lists.highest(board().leaders(side, space), Leader::command);
        if (commander.isEmpty() || commander.get().command() < highest)
            return Fault.no("8.231", "A leader of the highest command in %s must be activated.", space);
        if (who.units().isEmpty()) return noForce();
        if (!board().hasDrilled(side, space))
            return Fault.no("8.231", "There are no Drilled Troops of yours in %s.", space);
        boolean hungry = !Supply.of(table, board(), side).supplies(space);
        return Fault.when(hungry, "12.3", "The besiegers of %s are out of supply.", space);
    }

    Optional<Fault> assaultFault(Group who) {
        if (!isOurs()) return Fault.no("9.1", "No siege of yours is going on in %s.", space);
        var early = "The siege of %s has not reached level %d.";
        return forceFault(who).or(() -> Fault.when(level() < needed(), "8.24", early, space, needed()));
    }

    /** 9.11, 5.34: requires a leader with units; in the first edition a leader was enough. */
    Optional<Fault> forceFault(Group who) {
        boolean force = who.commander().isPresent() && (!who.units().isEmpty() || !since(2));
        return Fault.when(!force, "9.11", "A leader must be activated for an assault, and units with him.");
    }

    Optional<Fault> sortieFault(Group who) {
        boolean may = board().isInside(side, space) && !who.units().isEmpty();
        return Fault.when(!may, "8.25", "%s is not besieged, or has no units.", who.head());
    }

    static Optional<Fault> noForce() {
        return Fault.no(
                () -> List.of("activate LEADER with UNITS; siege"), "8.231", "A force is activated for a siege.");
    }

    /** 9.13: played now, or for a siege roll in this phase. */
    boolean hasCoehorns(Side one) {
        return guns.contains(one) || plays(one, coehornsOf(one, "Assault"));
    }

    private boolean plays(Side one, Optional<Choice<Card>> question) {
        boolean plays = question.isPresent()
                && !new Responses(table, one).played(question.get()).isEmpty();
        if (plays) guns.add(one);
        return plays;
    }

    private Optional<Choice<Card>> coehornsOf(Side one, String when) {
        var moment = when.toLowerCase(Locale.ROOT) + " of " + space;
        var text = "%s of %s: do you play Coehorns & Howitzers?";
        if (board().units(one, space).stream().noneMatch(unit -> unit.is(UnitType.REGULAR))) return Optional.empty();
        var responses = new Responses(table, one).at(Seen.SIEGE);
        return responses.question(Event.COEHORNS, "8.231", space, moment, text, when, space);
    }

    /** 5.56: possible as soon as a siege could be rolled for. */
    private boolean surrenders(Side one, Optional<Choice<Card>> coehorns) {
        if (space.name().equals(LOUISBOURG) && level() == 0) return false;
        var text = "Do you play Surrender! at %s?";
        return new Responses(table, one)
                .at(Seen.SIEGE)
                .before(() -> Lists.of(coehorns))
                .plays(Event.SURRENDER, "8.231", space, "for the surrender of " + space, text, space);
    }

    /**
     * 8.231: rolls for the siege. The besieged say first whether they play Coehorns; in the first edition the besiegers did (R19).
     *
     * @return whether the besiegers may assault at once (8.24)
     */
    boolean roll(Group who) {
        boolean first = since(2) && plays(enemy(), coehornsOf(enemy(), "Siege"));
        var question = coehornsOf(side, "Siege");
        // 14.4: by either side
        if (surrenders(side, question) || has(Mark.SURRENDER_BY_BOTH) && surrenders(enemy(), Optional.empty())) {
            surrender();
            return false;
        }
        boolean ours = plays(side, question);
        boolean theirs = since(2) ? first : plays(enemy(), coehornsOf(enemy(), "Siege"));
        var purpose = "siege of " + space;
        var modifiers = modifiers(who, ours, theirs, purpose);
        int modifier = modifiers.sum();
        int die = umpire().roll("8.231", purpose);
        int before = level();
        int level = Math.min(TOP, before + PROGRESS[Math.clamp(die + modifier, 0, 7)]);
        table.board(now -> now.withSiege(space, Optional.of(level)));
        var sentence = "The %s rolls %d%+d and stands at level %d%s.";
        rule("8.231", sentence, purpose, die, modifier, level, modifiers);
        news(level == before ? "The siege of %s fails to advance" : "The siege of %s advances");
        var otherwise = "The siege of %s stands at level %d, not at %d.";
        return umpire().applies(level >= needed(), "8.24", otherwise, space, level, needed());
    }

    private void news(String headline) {
        umpire().show(new Scene.Told(space.name(), headline.formatted(space)));
    }

    private Modifiers modifiers(Group who, boolean ours, boolean theirs, String die) {
        int against = Modifiers.tactics(board().leaders(enemy(), space));
        return new Modifiers(table, die)
                .tactics("7.51", Lists.of(who.commander()))
                .with("8.231", "the enemy's tactics", -against, "the enemy has no leader rated above 0")
                .with("8.231", "Coehorns", ours ? 2 : 0, "the besieger played none")
                .with("8.231", "the enemy's Coehorns", theirs ? -2 : 0, "the besieged played none")
                .with("8.231", LOUISBOURG, space.name().equals(LOUISBOURG) ? -1 : 0, "it is another place");
    }

    /** 8.24: the besieger may assault at once. */
    void offerAssault(Group who) {
        var text = "The siege of %s has come far enough. Do you assault?".formatted(space);
        var asking = table.asking(side, "8.24", WarTopic.ASSAULT, "on " + space, text)
                .knowing(List.of("Your strength is %d, and %d inside."
                        .formatted(board().strength(who.units()), board().strength(enemy(), space))));
        if (umpire().askOne(asking.yesOrNo().withFacts(table.seen(side, space)))) carryOut(who);
    }

    /** 9.11: without a roll. In the first edition Coehorns from an earlier roll did not count. */
    void assault(Group who) {
        if (!since(2)) guns.clear();
        carryOut(who);
    }

    private void surrender() {
        var garrison = board().pieces(enemy(), space);
        rule("5.56", "%s surrenders.", space);
        news("%s surrenders");
        take(true);
        var near = space.name().equals(LOUISBOURG) ? country().space("Québec") : space;
        var way = new GoingHome(table, enemy(), near, "They surrender.").closest();
        way.ifPresentOrElse(
                goal -> {
                    table.move(garrison, goal);
                    if (!garrison.isEmpty()) rule("5.56", "The garrison goes to %s.", goal);
                },
                () -> garrison.forEach(table::eliminate));
        new Occupation(table).massacre(side, space);
    }

    /** 9.22 */
    void take(boolean intact) {
        table.board(now -> now.withSiege(space, Optional.empty()));
        if (space.fortress()) {
            var captured = board().captured();
            var held = space.isFriendlyTo(side) ? captured.without(space) : captured.with(space);
            table.board(now -> now.withCaptured(held));
            table.award(side, 3, "9.22", "%s is captured", space);
            return;
        }
        table.board(now -> intact
                ? now.withWorks(space, Optional.of(new Works(Works.Kind.FORT, side)))
                : now.withWorks(space, Optional.empty()).withBegun(space, Optional.of(side)));
        table.award(side, 2, "9.22", "the fort in %s is captured", space);
        if (!intact) rule("9.22", "It is a fort begun by the %s.", side);
    }
}
