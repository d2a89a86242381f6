package postrider.wildernesswar.rules;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.view.Scene;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.orders.OrderWords;

/** Chapter 6: carries out everything that one active force, unit or leader does (5.36, 6.1), step by step. */
final class Movement implements AtTable.InPhase {
    private final ActionPhase phase;
    private final Operation operation;
    private final Set<Piece> movers;
    private March march;
    private final Map<Space, Space> ways = new HashMap<>();
    private final Occupation occupation;
    private Optional<Space> from = Optional.empty();
    private final Set<Piece> failed = new LinkedHashSet<>();
    private boolean moving;
    private boolean met;

    Movement(ActionPhase phase, Operation operation) {
        this.phase = phase;
        this.operation = operation;
        this.movers = new LinkedHashSet<>(operation.who().pieces());
        this.march = March.begin(phase, operation.who());
        this.occupation = new Occupation(table(), Collections.unmodifiableMap(ways));
    }

    @Override
    public ActionPhase phase() {
        return phase;
    }

    /**
     * Carries it out.
     *
     * @param part the number of its first step among the parts of the order; empty if it was said on the way
     */
    void carryOut(Optional<Integer> part) {
        carryOut(new Steps(phase, operation.steps()), part);
        occupation.settle();
        raid();
        occupation.settle();
    }

    private void carryOut(Steps steps, Optional<Integer> part) {
        var moves = Lists.filter(steps.all(), Step.To.class);
        if (!moving && !moves.isEmpty()) {
            moving = true;
            march = new MoveEvents(phase, operation.who()).before(march, moves);
        }
        boolean going = true;
        for (int i = 0; i < steps.all().size() && !table().isOver(); i++) {
            // R23: even if the move has ended
            if (steps.all().get(i) instanceof Step.Demolish(var space)) {
                tell(steps, part, i);
                if (since(2)) new Construction(table(), side()).demolish(space);
            } else if (going && !march.who().isEmpty()) going = goes(steps, part, i);
        }
        // 6.51, 6.82: after an overrun, or where all gave way, a move with no further steps may go on
        if (going && !steps.asks() && mayGoOn()) goOn();
    }

    /** Carries out a step. Returns whether it may do more after it. */
    private boolean goes(Steps steps, Optional<Integer> part, int i) {
        var fault = steps.fault(march, i);
        if (fault.isPresent()) {
            rule(fault.get().rule(), "%s stops in %s.", operation.head(), march.at());
            // a player who wants to be asked is asked there
            if (steps.asks() && Onward.isOpen(march)) goOn();
            return false;
        }
        var step = steps.all().get(i);
        if (step instanceof Step.ThenAsk && !Onward.isOpen(march)) return false;
        tell(steps, part, i);
        if (!carriedOut(steps, i)) return false;
        // in the second edition it went on before pieces were dropped off
        if (!since(3) && steps.isLast(i) && !steps.asks() && mayGoOn()) goOn();
        return true;
    }

    private void tell(Steps steps, Optional<Integer> part, int i) {
        var step = steps.all().get(i);
        var words = Wording.lazily(() -> OrderWords.of(step));
        umpire().carryOut(Lists.of(part.map(first -> first + i)), "5.36", "%s: %s.", operation.head(), words);
    }

    private boolean carriedOut(Steps steps, int i) {
        return switch (steps.all().get(i)) {
            case Step.To to -> enter(to, steps.isLast(i));
            case Step.Drop(var pieces) -> {
                march = march.with(march.who().without(pieces));
                yield true;
            }
            case Step.Demolish demolish -> true;
            case Step.ThenAsk ask -> {
                goOn();
                yield false;
            }
            case Step.Siege siege -> {
                var besiegers = Siege.of(phase, march);
                boolean ripe = besiegers.roll(march.who());
                boolean ordered = steps.assaultsAfterRoll();
                if (ripe && !ordered) besiegers.offerAssault(march.who());
                yield ripe && ordered;
            }
            case Step.Assault assault -> {
                Siege.of(phase, march).assault(march.who());
                yield false;
            }
            case Step.Sortie sortie -> {
                fight(march.who().pieces(), Optional.empty(), List.of(), Battle.Kind.LAND);
                yield false;
            }
        };
    }

    private boolean mayGoOn() {
        return march.spent() > 0 && met && !table().isOver() && !march.who().isEmpty() && Onward.isOpen(march);
    }

    private void goOn() {
        met = false;
        carryOut(new Steps(phase, umpire().ask(new Onward(march))), Optional.empty());
    }

    private boolean enter(Step.To step, boolean last) {
        var goal = step.space();
        var here = march.at();
        var board = board();
        boolean friends = board.isHeld(side(), goal);
        var group = march.who();
        var kind = step.means() == Means.LANDING ? Battle.Kind.LANDING : Battle.Kind.LAND;
        if (kind == Battle.Kind.LANDING) playLanding();
        march = march.then(step);
        from = Optional.of(here);
        ways.put(goal, here);
        table().move(group.pieces(), goal);
        var way = step.means().isNaval() ? Scene.Way.SEA : Scene.Way.MARCH;
        var went = new Scene.Went(side(), group.head().name(), here.name(), goal.name(), way);
        umpire().show(() -> went, umpire().rulingCount() - 1);
        occupation.settleBut(goal);
        if (kind == Battle.Kind.LANDING)
            table().board(now -> now.withLandings(now.landings().with(goal)));
        boolean leaders = group.units().isEmpty();
        boolean through = group.isLoneAuxiliary() && !last && board.isHeld(enemy(), goal);
        var approach = new Approach(new Interception(phase, group, here, goal, through), failed);
        if (!step.means().isNaval() && (!leaders || since(6)) && approach.isTurnedBack(friends || leaders)) {
            turnBack(here, goal);
            return false;
        }
        if (leaders) {
            occupation.settle();
            return true;
        }
        // 6.722: nobody is intercepted where friends are
        var interceptors = friends ? List.<Piece>of() : approach.intercepted();
        if (interceptors.isEmpty() && board().freeUnits(enemy(), goal).isEmpty()) occupation.settle();
        // 8.232, 8.24: what they have left is no longer theirs, wherever they fall back to
        if (!interceptors.isEmpty() && since(3)) occupation.settleBut(goal);
        if (interceptors.isEmpty() && through) return true;
        return meet(approach, interceptors, through, kind);
    }

    private void playLanding() {
        var card = NavalMove.landingCards(phase).getFirst();
        table().lay(Sides.BRITISH, card, "6.431", true, "The British play %s.", card.label());
    }

    /** Lake Schooner. An infiltrator among enemies is lost (6.63); a besieger who had left begins again (8.21). */
    private void turnBack(Space here, Space goal) {
        table().move(march.who().pieces(), here);
        rule("5.56", "%s is turned back from %s to %s.", march.who().head(), goal, here);
        boolean began = march.spent() == 1;
        if (began) occupation.besiege(side(), here);
        if (!began && march.who().isLoneAuxiliary() && board().isHeld(enemy(), here)) {
            march.who().pieces().forEach(table()::eliminate);
            rule("6.63", "%s is lost among enemies.", march.who().head());
            march = march.with(march.who().without(march.who().pieces()));
        } else march = March.begin(phase, march.who()).over();
    }

    /** Meets whoever is in the space. Returns whether it may go on. */
    private boolean meet(Approach approach, List<Piece> interceptors, boolean through, Battle.Kind kind) {
        var side = side();
        var goal = approach.space();
        var defenders = board().hasFreeUnits(enemy(), goal) ? approach.standing(interceptors) : interceptors;
        boolean units = !Lists.filter(defenders, Unit.class).isEmpty();
        // 6.53, 5.45: where all gave way it is alone in the space, if only until it goes on
        if (!units && since(2)) occupation.settle();
        boolean won = true;
        if (units) {
            var inside = Lists.filter(board().pieces(enemy(), goal), piece -> !defenders.contains(piece));
            var joined = new Inside(table(), side, goal).joiners(march.who());
            var attackers = Lists.concat(march.who().pieces(), joined);
            var battle = fight(attackers, from, inside, kind);
            won = battle == Battle.Outcome.OVERRUN;
            if (battle == Battle.Outcome.DEFEAT) return false;
            if (through && board().hasStronghold(enemy(), goal)) {
                new Retreat(table(), side, goal, from).attackers(march.who().pieces());
                rule("6.712", "%s draws back from %s.", march.who().head(), goal);
                return false;
            }
        } else if (since(2)) occupation.settle(); // 8.24: a captured fortress that all have left is no longer theirs
        if (occupation.besiege(side, goal)) return false;
        if (occupation.takeStockade(side, goal)) return false;
        if (board().hasUnbesiegedFortification(enemy(), goal)) return false;
        met = won && (units || approach.gaveWay());
        return won;
    }

    private Battle.Outcome fight(List<Piece> attackers, Optional<Space> whence, List<Piece> inside, Battle.Kind kind) {
        var battle = new Battle(
                phase, march.at(), whence, attackers, inside, march.who().commander(), kind, battleTable());
        var outcome = battle.fight();
        var gone = Lists.filter(
                march.who().pieces(), piece -> !board().place(piece).equals(march.at()));
        var left = march.who().without(gone);
        march = left.commander().isEmpty() && left.units().size() > 1
                ? march.with(left).over()
                : march.with(left);
        occupation.settle();
        return outcome;
    }

    /** 10.1, 10.12, 10.13: raids in the order in which the raiders were activated (R47). Those beaten off raid where they are (10.23, playbook). */
    private void raid() {
        if (operation.steps().isEmpty() && !since(2)) return;
        var spaces = new LinkedHashSet<Space>();
        for (var piece : movers)
            if (piece instanceof Unit unit && unit.isAuxiliary())
                board().space(unit).ifPresent(spaces::add);
        var open = new ArrayDeque<>(spaces);
        while (!open.isEmpty()) {
            var space = open.remove();
            var raiders = Lists.filter(movers, piece -> board().place(piece).equals(space));
            var way = Optional.ofNullable(ways.get(space));
            var raid = new Raid(phase, space, raiders, operation.who().commander(), way);
            if (raid.isBeatenOff()) way.ifPresent(open::add);
        }
    }
}
