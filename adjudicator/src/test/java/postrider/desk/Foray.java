package postrider.desk;

import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import postrider.kernel.Die;
import postrider.kernel.Fork;
import postrider.kernel.Plan;
import postrider.kernel.Toy;
import postrider.kernel.Umpire;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.BattleTable;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.OrderForm;
import postrider.text.Read;
import postrider.text.When;

/**
 * Men march by night on one road, as far as a die of 0 to 9 lets them: two points a place, one for the attack. Nobody sees them before
 * the Hill, where their torches show; in Town their number is seen. An order may depend on a roll.
 */
record Foray() implements Toy<Foray.Night, List<Foray.Step>> {
    static final List<String> ROAD = List.of("Camp", "Mill", "Ford", "Hill", "Town");
    static final Die D10 = new Die(0, 10);
    private static final List<String> NUMBERS = List.of("points", "left");
    private static final OrderForm FORM = new OrderForm(
            LineReader.pattern(""), line -> String.join("\n", When.split(line)), List.of("march; to Mill; to Ford"));

    /** What is done, one after the other. */
    sealed interface Step {
        record March() implements Step {}

        record To(String place) implements Step {}

        record Attack() implements Step {}

        record Stop() implements Step {}

        record Parting(When when) implements Step, Fork {}
    }

    /** @param men of each side, known to that side alone */
    record Night(int number, Side toMove, Map<Side, Integer> at, Map<Side, Integer> men) {
        Night {
            at = new TreeMap<>(at);
            men = new TreeMap<>(men);
        }
    }

    static Night begun(int american, int british) {
        return new Night(1, BRITISH, Map.of(AMERICAN, 0, BRITISH, 0), Map.of(AMERICAN, american, BRITISH, british));
    }

    static Side other(Side side) {
        return side == AMERICAN ? BRITISH : AMERICAN;
    }

    @Override
    public Night setUp(String scenario, Map<String, String> options) {
        return begun(4, 6);
    }

    @Override
    public Read<List<Step>> read(List<postrider.text.Line> lines, Night night, Side by) {
        return FORM.read(lines, Foray::order);
    }

    @Override
    public boolean begins(String words) {
        return When.opens(words);
    }

    private static Optional<List<Step>> order(List<LineReader> statements) {
        var steps = new ArrayList<Step>();
        for (var line : statements) {
            var before = Lists.map(Lists.filter(steps, Step.Parting.class), Step.Parting::when);
            step(line, before).ifPresent(steps::add);
        }
        if (!steps.isEmpty() && !(steps.getFirst() instanceof Step.March))
            return statements.getFirst().complain("An order begins with 'march'.", List.of("march; to Mill"));
        return Optional.of(List.copyOf(steps));
    }

    private static Optional<Step> step(LineReader line, List<When> before) {
        var said = line.line().text();
        if (When.opens(said)) return When.read(line, said, NUMBERS, before).map(Step.Parting::new);
        var place = said.replaceFirst("^(?i:to )", "");
        if (!place.equals(said)) {
            if (!ROAD.contains(place)) return line.complain("'%s' is no place.".formatted(place), ROAD);
            line.understood(said);
            return Optional.of(new Step.To(place));
        }
        for (var whole : List.of(new Step.March(), new Step.Attack(), new Step.Stop()))
            if (said.equals(words(whole))) {
                line.understood(said);
                return Optional.of(whole);
            }
        return line.complain("'%s' is not understood.".formatted(said), List.of("to Mill", "attack", "stop"));
    }

    private static String words(Step step) {
        return switch (step) {
            case Step.March march -> "march";
            case Step.To(var place) -> "to " + place;
            case Step.Attack attack -> "attack";
            case Step.Stop stop -> "stop";
            case Step.Parting(var when) -> when.toString();
        };
    }

    @Override
    public List<String> words(List<Step> order) {
        return List.of(order.stream().map(Foray::words).collect(Collectors.joining("; ")));
    }

    @Override
    public Night play(Night night, Side by, List<Step> order, Umpire umpire) {
        judge(night, by, order);
        int points = umpire.roll("1.2", "the march", D10);
        return new Marching(night, by, points, umpire).carryOut(new Plan<>(order));
    }

    /** 1.2: a branch is judged with the best roll that leads to it. */
    private static void judge(Night night, Side by, List<Step> order) {
        var fork = Lists.find(order, Step.Parting.class::isInstance);
        boolean ofPoints = fork.isEmpty() || words(fork.get()).contains("points");
        int spent = ofPoints ? 0 : cost(order.subList(0, order.indexOf(fork.get())));
        for (var way : Fork.branches(order, D10.low(), D10.high() - spent)) {
            if (!way.isPossible())
                throw new Refused(
                        "1.2",
                        "'%s' can never be: no such number is left."
                                .formatted(way.with().getFirst()),
                        List.of());
            int at = night.at().get(by);
            for (var to : Lists.filter(way.statements(), Step.To.class)) {
                if (++at >= ROAD.size() || !ROAD.get(at).equals(to.place()))
                    throw new Refused("1.1", "The road does not lead to %s.".formatted(to.place()), List.of("march"));
            }
            int best = way.most() + spent;
            if (cost(way.statements()) > best)
                throw new Refused(
                        "1.2",
                        "That is %d points, and even at best there are %d.".formatted(cost(way.statements()), best),
                        List.of("march"));
        }
    }

    private static int cost(List<Step> steps) {
        return 2 * Lists.filter(steps, Step.To.class).size()
                + Lists.filter(steps, Step.Attack.class).size();
    }

    /** One march. */
    private static final class Marching {
        private final Night night;
        private final Side by;
        private final int points;
        private final Umpire umpire;
        private int left;
        private int at;

        Marching(Night night, Side by, int points, Umpire umpire) {
            this.night = night;
            this.by = by;
            this.points = points;
            this.umpire = umpire;
            this.left = points;
            this.at = night.at().get(by);
        }

        Night carryOut(Plan<Step> plan) {
            boolean goesOn = true;
            while (goesOn && !plan.isDone()) {
                var number = plan.awaits();
                if (number.isPresent()) {
                    var passed = plan.decide(number.get().equals("left") ? left : points, step -> false);
                    if (!passed.isEmpty()) umpire.tell(by, "1.2", "'%s' is not carried out.", words(passed.getFirst()));
                } else goesOn = carryOut(plan.next());
            }
            var now = new TreeMap<>(night.at());
            now.put(by, at);
            return new Night(night.number() + 1, other(by), now, night.men());
        }

        private boolean carryOut(Plan.Statement<Step> step) {
            return switch (step.what()) {
                case Step.March march -> true;
                case Step.To to -> left >= 2 && goes(step.part());
                case Step.Attack attack -> left >= 1 && attacks(step.part());
                case Step.Stop stop -> false;
                case Step.Parting fork -> throw new AssertionError("decided before");
            };
        }

        /** 1.3: the enemy sees them only on the Hill and in Town. */
        private boolean goes(List<Integer> part) {
            var from = ROAD.get(at++);
            var to = ROAD.get(at);
            left -= 2;
            if (to.equals("Town")) umpire.carryOut(part, "1.3", "The %s come to Town.", by);
            else umpire.tell(by, "1.3", "You come to %s with %d men, %d points left.", to, men(by), left);
            umpire.show(by, new Scene.Went(by, men(by) + " men", from, to, Scene.Way.MARCH));
            if (to.equals("Hill")) umpire.tell(other(by), "1.3", "Torches are seen on the Hill.");
            if (ROAD.indexOf(to) >= ROAD.indexOf("Hill"))
                umpire.show(other(by), new Scene.Went(by, "Somebody", from, to, Scene.Way.MARCH));
            return true;
        }

        /** 1.4 */
        private boolean attacks(List<Integer> part) {
            left -= 1;
            umpire.carryOut(part, "1.4", "The %s attack.", by);
            int die = umpire.roll("1.4", "the attack");
            var shown = new BattleTable(by, other(by));
            shown.put(by, "1.4", "die", D10.shown(die));
            umpire.show(other(by), shown.scene(ROAD.get(at), "An attack on " + ROAD.get(at), "Who knows."));
            shown.put(by, "1.4", "men", String.valueOf(men(by)));
            umpire.show(by, shown.scene(ROAD.get(at), men(by) + " men attack", "Who knows."));
            return true;
        }

        private int men(Side side) {
            return night.men().get(side);
        }
    }

    @Override
    public Optional<Side> toMove(Night night) {
        return Optional.of(night.toMove()).filter(side -> ending(night).isEmpty());
    }

    @Override
    public Optional<Ending> ending(Night night) {
        return Optional.of(new Ending(Optional.empty(), "2.1", "Day breaks."))
                .filter(day -> night.number() > ROAD.size());
    }

    @Override
    public View view(Night night, Side side) {
        var own = "You have %d men in %s."
                .formatted(night.men().get(side), ROAD.get(night.at().get(side)));
        return new View("Night " + night.number(), List.of(View.section("Yours", View.lines(own))));
    }

    @Override
    public List<String> mayDo(Night night, Side side) {
        return List.of("march on the road (1.1)");
    }

    @Override
    public List<String> offered(Night night, Side side) {
        return legalOrders(night, side);
    }

    @Override
    public List<List<List<Step>>> legal(Night night, Side side) {
        int at = night.at().get(side);
        return List.of(IntStream.rangeClosed(at, ROAD.size() - 1)
                .mapToObj(goal -> Lists.<Step>concat(
                        List.of(new Step.March()), Lists.map(ROAD.subList(at + 1, goal + 1), Step.To::new)))
                .toList());
    }

    @Override
    public String write(Night night) {
        return "%d %s %s %s".formatted(night.number(), night.toMove(), numbers(night.at()), numbers(night.men()));
    }

    private static String numbers(Map<Side, Integer> bySide) {
        return bySide.get(AMERICAN) + "," + bySide.get(BRITISH);
    }

    @Override
    public Night position(String text) {
        var word = text.split(" ");
        return new Night(Integer.parseInt(word[0]), Side.of(word[1]), numbers(word[2]), numbers(word[3]));
    }

    private static Map<Side, Integer> numbers(String text) {
        var both = Arrays.stream(text.split(",")).map(Integer::valueOf).toList();
        return Map.of(AMERICAN, both.get(0), BRITISH, both.get(1));
    }

    @Override
    public Night with(Night night, String statement) {
        throw new IllegalArgumentException("'%s' is not understood.".formatted(statement));
    }
}
