package postrider.washingtonscrossing.rules;

import static postrider.washingtonscrossing.rules.Faults.when;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import postrider.kernel.Plan;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Place;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.orders.OrderReader;
import postrider.washingtonscrossing.orders.OrderWords;

/** 11.3: before a normal or prepared attack is resolved the defender's leaders may move. One window for all of them. */
final class Reaction {
    /** Hexes from the one that is attacked. */
    private static final int REACH = 4;

    private final PlayerTurn turn;
    private final Table table;
    private final Hex target;

    /** Who may move, and by whose rating they roll. */
    private final Map<Leader, Leader> heeding = new LinkedHashMap<>();

    Reaction(PlayerTurn turn, Hex target) {
        this.turn = turn;
        this.table = turn.table;
        this.target = target;
    }

    private Side side() {
        return turn.enemy();
    }

    private Board board() {
        return table.board();
    }

    /** 3.0: asked whenever a stack is in reach, whoever lies in it and however tired. */
    void window() {
        var near =
                Lists.filter(board().hexes(side()), hex -> !hex.equals(target) && Hexes.distance(hex, target) <= REACH);
        if (near.isEmpty()) return;
        var plan = new Plan<>(table.umpire().ask(new Window(this, near)));
        while (!plan.isDone())
            switch (plan.next().what()) {
                case Action.Try(Leader leader, List<Leader> with) -> attempt(leader, with);
                case Action.Go(List<Leader> leaders) -> go(leaders, plan);
                default -> throw new AssertionError("judged before");
            }
    }

    /** Why a leader cannot react to this attack. */
    private Optional<Fault> fault(Leader leader) {
        var force = board().force(leader);
        if (force.isEmpty()) return Fault.no("11.3", "%s is not on the map.", leader);
        var there = force.get();
        return when(there.hex().equals(target), "11.3", "%s is attacked himself.", leader)
                .or(() -> when(
                        Hexes.distance(there.hex(), target) > REACH, "11.3", "%s is more than 4 hexes away.", leader))
                .or(() -> when(
                        there.condition() != Condition.GOOD_ORDER,
                        "11.3",
                        "%s is %s.",
                        leader,
                        there.condition().word()))
                .or(() -> when(there.isExhausted(), "11.3", "%s has fatigue %d.", leader, there.fatigue()))
                .or(() -> when(turn.retreated.contains(leader), "11.3", "%s has fallen back in this turn.", leader))
                .or(() -> when(turn.reacted.contains(leader), "11.3", "%s has reacted in this turn.", leader));
    }

    /** A group stacked with its commander, up to his span (10.4). */
    private Optional<Fault> fault(Leader leader, List<Leader> with) {
        int span = with.stream().mapToInt(Leader::cost).sum();
        var fault = fault(leader)
                .or(() -> when(!with.isEmpty() && !leader.commands(), "11.3", "%s commands nobody.", leader))
                .or(() -> when(
                        span > leader.span() && !with.isEmpty(),
                        "10.4",
                        "The command span of %s is %d, not %d.",
                        leader,
                        leader.span(),
                        span));
        for (var one : with)
            fault = fault.or(() -> fault(one))
                    .or(() -> when(one.cost() >= leader.cost(), "11.3", "%s costs too much for %s.", one, leader))
                    .or(() -> when(
                            !board().hex(one).equals(board().hex(leader)),
                            "11.3",
                            "%s is not stacked with %s.",
                            one,
                            leader));
        return fault;
    }

    private void attempt(Leader leader, List<Leader> with) {
        var place = table.name(board().hex(leader));
        int die = table.roll("11.3", "reaction from " + place);
        boolean heeds = die <= leader.rating();
        var result = heeds ? "reacts" : "does not react";
        table.rule("11.3", "A leader in %s %s to the attack on %s.", place, result, table.name(target));
        table.tell(side(), "11.3", "%s, whose rating is %d, %s.", leader, leader.rating(), result);
        if (!heeds) return;
        heeding.put(leader, leader);
        for (var one : with) heeding.put(one, leader);
    }

    private void go(List<Leader> leaders, Plan<Statement> plan) {
        if (!heeding.keySet().containsAll(leaders)) {
            plan.all(Step.class);
            return;
        }
        for (var leader : leaders) turn.setPoints(leader, half(PlayerTurn.MOUNTED));
        var rollers = Lists.filter(leaders, leader -> !turn.isMounted(leader));
        Lists.grouped(rollers, heeding::get).forEach((head, group) -> {
            int points = half(new MovementRoll(table, group, head.rating()).roll(board().hex(group.getFirst())));
            table.tell(side(), "11.3", "Half of it, for the reaction: %s.", Wording.count(points, "movement point"));
            for (var leader : group) turn.setPoints(leader, points);
        });
        new March(turn, leaders, true).go(plan);
    }

    private static int half(int points) {
        return (points + 1) / 2;
    }

    /** The question: who tries, and where those go who may. */
    private static final class Window extends FreeQuestion<List<Statement>> {
        private static final String NOBODY = "nobody";

        /** The hex that is attacked, whichever it will be. */
        private static final Pattern THE_ATTACK =
                Pattern.compile("\\bthe (?:attack|battle)\\b", Pattern.CASE_INSENSITIVE);

        /** What its player wants of those who react: no more fatigue than this. */
        private static final Pattern UP_TO =
                Pattern.compile("[;,]? *\\bup to fatigue (\\d)\\b", Pattern.CASE_INSENSITIVE);

        private final Reaction reaction;

        Window(Reaction reaction, List<Hex> near) {
            super(asking(reaction, near), examples(reaction, near));
            this.reaction = reaction;
        }

        private static Asking asking(Reaction reaction, List<Hex> near) {
            var table = reaction.table;
            var place = table.name(reaction.target);
            return new Asking(
                    reaction.side(),
                    "11.3",
                    CrossingTopic.REACT,
                    table.subject(reaction.side(), CrossingTopic.REACT, "to the attack on " + place),
                    "%s is attacked. Who of those in %s reacts, and how? Say for example 'go LEADER; to HEX', or say nobody.",
                    place,
                    table.names(near));
        }

        private static List<List<Statement>> examples(Reaction reaction, List<Hex> near) {
            var examples = new ArrayList<List<Statement>>();
            for (var hex : near)
                for (var leader : reaction.board().in(reaction.side(), hex))
                    if (reaction.fault(leader).isEmpty())
                        examples.add(List.of(
                                new Action.Try(leader, List.of()),
                                new Action.Go(List.of(leader)),
                                new Step.To(reaction.target, false)));
            examples.add(List.of());
            return examples;
        }

        @Override
        public Circumstance circumstance() {
            return new Circumstance() {
                @Override
                public String where() {
                    return reaction.table.name(reaction.target);
                }

                /** "near Princeton": as far from it as leaders react. */
                @Override
                public Set<String> states() {
                    var country = reaction.table.country();
                    return Set.copyOf(Lists.map(
                            Lists.filter(
                                    country.places().values(),
                                    place -> Hexes.distance(place.hex(), reaction.target) <= REACH),
                            Place::near));
                }
            };
        }

        @Override
        public boolean secret() {
            return true;
        }

        @Override
        protected String words(List<Statement> statements) {
            return statements.isEmpty() ? NOBODY : new OrderWords(reaction.table.country()).of(statements);
        }

        @Override
        protected List<Statement> judged(String words) {
            if (List.of(NOBODY, "none", "no").contains(words.toLowerCase(Locale.ROOT))) return List.of();
            var limit = UP_TO.matcher(words);
            int most = limit.find() ? Integer.parseInt(limit.group(1)) : Force.MOST_FATIGUE;
            var plain = THE_ATTACK.matcher(limit.replaceAll("")).replaceAll(reaction.table.name(reaction.target));
            var said = said(OrderReader.steps(plain, reaction.table.now(), reaction.side()), words);
            var all = new ArrayList<Statement>();
            var tried = new ArrayList<Leader>();
            var gone = new ArrayList<Leader>();
            for (var statement : said) {
                if (statement instanceof Action.Go(List<Leader> leaders)) {
                    gone.addAll(leaders);
                    if (!tried.containsAll(leaders)) {
                        all.add(new Action.Try(leaders.getFirst(), leaders.subList(1, leaders.size())));
                        tried.addAll(leaders);
                    }
                }
                if (statement instanceof Action.Try(Leader leader, List<Leader> with)) {
                    tried.add(leader);
                    tried.addAll(with);
                }
                all.add(statement);
            }
            for (var statement : all) check(statement, words);
            once(tried, "%s tries once to react to an attack.", words);
            once(gone, "%s goes once in a reaction.", words);
            for (var leader : tried)
                if (reaction.board().there(leader).fatigue() > most)
                    throw new Refused("11.3", "%s has more fatigue than %d.".formatted(leader, most), nearest(words));
            return List.copyOf(all);
        }

        private void once(List<Leader> leaders, String why, String words) {
            var again = Lists.find(leaders, leader -> Collections.frequency(leaders, leader) > 1);
            if (again.isPresent()) throw new Refused("11.3", why.formatted(again.get()), nearest(words));
        }

        private void check(Statement statement, String words) {
            var fault = switch (statement) {
                case Action.Try(Leader leader, List<Leader> with) -> reaction.fault(leader, with);
                case Action.Go(List<Leader> leaders) ->
                    Lists.find(leaders, leader -> reaction.board().isApart(leader, leaders.getFirst()))
                            .flatMap(one -> Fault.no("11.0", "%s is not in the hex of %s.", one, leaders.getFirst()));
                case Step.Attack attack -> Fault.no("11.3", "Nobody attacks in reaction.");
                case Step step -> Optional.<Fault>empty();
                default -> Fault.no("11.3", "That is nothing to do in reaction.");
            };
            fault.ifPresent(why -> {
                throw new Refused(why.rule(), why.sentence(), nearest(words));
            });
        }
    }
}
