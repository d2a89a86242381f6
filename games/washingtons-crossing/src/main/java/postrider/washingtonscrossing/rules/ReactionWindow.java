package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.anyOf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.orders.OrderReader;
import postrider.washingtonscrossing.orders.OrderWords;
import postrider.washingtonscrossing.orders.ReactionWords;

/** 11.3: asks the defender who tries to react, and where they go. One question for all leaders in reach (R30). */
final class ReactionWindow extends FreeQuestion<List<Statement>> implements WhatNext {
    private static final String NOBODY = "nobody";

    /** Words in a clause for the hex attacked. */
    private static final Pattern THE_ATTACK = Pattern.compile("\\bthe (?:attack|battle)\\b", Pattern.CASE_INSENSITIVE);

    /** A limit on the fatigue of those who react. */
    private static final Pattern UP_TO =
            Pattern.compile("[;,]? *\\bup to fatigue (\\d{1,4})\\b", Pattern.CASE_INSENSITIVE);

    private final Reaction reaction;

    ReactionWindow(Reaction reaction, List<Hex> near) {
        super(reaction.asking(near), reaction.examples(near));
        this.reaction = reaction;
    }

    @Override
    public Position now() {
        return reaction.now();
    }

    @Override
    public List<Order> ways() {
        return Lists.map(examples(), Order::new);
    }

    /** An attack is "near Princeton" within the reach of reaction. */
    @Override
    public Circumstance circumstance() {
        var near = country().grid().within(reaction.target(), Reaction.REACH);
        return new Circumstance.Told(
                name(reaction.target()),
                "",
                Set.copyOf(Lists.flatMap(near, hex -> country().near(hex))));
    }

    @Override
    public boolean secret() {
        return true;
    }

    @Override
    protected String words(List<Statement> statements) {
        return statements.isEmpty() ? NOBODY : new OrderWords(reaction.country()).of(statements);
    }

    @Override
    protected List<Statement> judged(String words) {
        if (List.of(NOBODY, "none", "no").contains(words.toLowerCase(Locale.ROOT))) return List.of();
        var parts = parts(words);
        var all = withTries(Lists.flatMap(parts, Part::statements));
        var gone = Lists.flatMap(Lists.filter(all, Action.Go.class), Action.Go::leaders);
        refuse(
                words,
                Lists.first(all, this::fault)
                        .or(() -> Order.stray(all)
                                .flatMap(step -> Fault.no("6.0", "Say who goes, before you say where.")))
                        .or(() -> nowhere(all))
                        .or(() -> twice(Order.activated(all), "%s tries once to react to an attack."))
                        .or(() -> twice(gone, "%s goes once in a reaction."))
                        .or(() -> Lists.first(parts, this::tired)));
        return all;
    }

    /** Adds a try for leaders who go without one. */
    private static List<Statement> withTries(List<Statement> said) {
        var all = new ArrayList<Statement>();
        for (var statement : said) {
            if (statement instanceof Action.Go(List<Leader> leaders)
                    && !Order.activated(all).containsAll(leaders))
                all.add(new Action.Try(leaders.getFirst(), leaders.subList(1, leaders.size())));
            all.add(statement);
        }
        return List.copyOf(all);
    }

    private static Optional<Fault> nowhere(List<Statement> all) {
        return IntStream.range(0, all.size())
                .filter(i ->
                        all.get(i) instanceof Action.Go && Order.steps(all, i).isEmpty())
                .mapToObj(i -> ((Action.Go) all.get(i)).leaders().getFirst())
                .findFirst()
                .flatMap(leader -> Fault.no("11.0", "Say where %s goes.", leader));
    }

    private static Optional<Fault> twice(List<Leader> leaders, String why) {
        return anyOf(leaders, leader -> Collections.frequency(leaders, leader) > 1, "11.3", why);
    }

    private Optional<Fault> tired(Part part) {
        var trying = Order.activated(withTries(part.statements));
        return anyOf(trying, leader -> isTired(leader, part.most), "11.3", "%s has more fatigue than %d.", part.most);
    }

    private boolean isTired(Leader leader, int most) {
        return reaction.board().there(leader).fatigue() > most;
    }

    /** Statements up to a fatigue limit, which follows the leaders it is for. */
    private record Part(List<Statement> statements, int most) {}

    private List<Part> parts(String answer) {
        var words = ReactionWords.answer(answer);
        var limits = UP_TO.matcher(words)
                .results()
                .map(limit -> Integer.parseInt(limit.group(1)))
                .toList();
        var said = THE_ATTACK.matcher(words).replaceAll(reaction.name(reaction.target()));
        var parts = new ArrayList<Part>();
        for (var part : UP_TO.split(said)) {
            int most = parts.size() < limits.size() ? limits.get(parts.size()) : Force.MOST_FATIGUE;
            refuse(words, when(most > Force.MOST_FATIGUE, "12.0", CrossingTopic.noFatigue("" + most)));
            parts.add(new Part(said(OrderReader.steps(part, reaction.now(), reaction.side()), words), most));
        }
        return parts;
    }

    /** For a clause: every leader named who may react goes, with the first or alone. */
    @Override
    public Optional<String> fromRanking(List<String> listed) {
        try {
            var ready = new ArrayList<Statement>();
            for (var part : parts(String.join(", ", listed))) {
                boolean tries = part.statements.stream().anyMatch(Action.Try.class::isInstance);
                if (tries || Order.stray(part.statements).isPresent()) return Optional.empty();
                for (int i = 0; i < part.statements.size(); i++)
                    if (part.statements.get(i) instanceof Action.Go(List<Leader> leaders))
                        for (var group : groups(Lists.filter(leaders, leader -> mayGo(leader, part.most)))) {
                            ready.add(new Action.Go(group));
                            ready.addAll(Order.steps(part.statements, i));
                        }
            }
            return Optional.of(ready).filter(all -> !all.isEmpty()).map(this::words);
        } catch (Refused none) {
            return Optional.empty();
        }
    }

    @Override
    public boolean isCombinable(String answer) {
        return !read(answer).isEmpty();
    }

    /** Adds more reactions, unless a leader would try twice. */
    @Override
    public String combined(String answer, String more) {
        var both = words(Lists.concat(read(answer), read(more)));
        return readIfLegal(both).isPresent() ? both : answer;
    }

    private boolean mayGo(Leader leader, int most) {
        return reaction.fault(leader).isEmpty() && !isTired(leader, most);
    }

    private List<List<Leader>> groups(List<Leader> leaders) {
        var groups = new ArrayList<List<Leader>>();
        for (var leader : leaders) {
            var first = groups.isEmpty() ? List.<Leader>of() : groups.getFirst();
            boolean together = !first.isEmpty()
                    && reaction.fault(first.getFirst(), Lists.with(first.subList(1, first.size()), leader))
                            .isEmpty();
            if (together) groups.set(0, Lists.with(first, leader));
            else groups.add(List.of(leader));
        }
        return groups;
    }

    private Optional<Fault> fault(Statement statement) {
        return switch (statement) {
            case Action.Try(Leader leader, List<Leader> with) -> reaction.fault(leader, with);
            case Action.Go(List<Leader> leaders) -> Faults.apart(reaction.board(), leaders);
            case Step.Attack attack -> Fault.no("11.3", "Nobody attacks in reaction.");
            case Step step -> Optional.empty();
            default -> Fault.no("11.3", "That is nothing to do in reaction.");
        };
    }
}
