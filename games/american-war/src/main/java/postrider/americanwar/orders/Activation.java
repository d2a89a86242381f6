package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.map.Distances;
import postrider.map.SpaceSet;
import postrider.text.LazyList;
import postrider.text.LineReader;
import postrider.text.Lists;

/** 7.3 / 7.1: one general's whole move. {@link March} judges how far it may go; {@link Movement} carries it out. */
public record Activation(General general, List<Leg> legs) implements Step.Operation {
    /** How to order one. */
    public static final String MANNER = "activate GENERAL with N CU; to SPACE";

    private static final Pattern WORDS = LineReader.pattern("((?:activate|move)\\s+)?(general\\s+)?(.*?)"
            + "(?:[;,]|\\s+(?=(?:" + Leg.Reader.BEGINNINGS + ")\\b|[+\\d])|$)(.*)");

    /** Empty if it begins with none of the {@code openings}. */
    static Optional<Step.Operation> read(OrderLine line, List<String> openings, String text) {
        var matcher = WORDS.matcher(text);
        boolean understood = matcher.matches()
                && (matcher.group(1) != null || line.names().generals().knows(matcher.group(3)));
        if (!understood)
            return line.complain("An operation begins with " + String.join(" or ", openings) + ".", MANNER);
        line.reader().understood(text.substring(0, matcher.start(3)));
        var general = line.general(matcher.group(3));
        var legs = new Leg.Reader(line, general.flatMap(line.now()::space), Troops.NONE).read(matcher.group(4));
        return general.map(who -> new Activation(who, legs));
    }

    @Override
    public String words() {
        var words = "activate " + general;
        return legs.isEmpty() ? words : words + "; " + Leg.words(general.side(), legs);
    }

    @Override
    public void judge(PlayedCard play) {
        Fault.refuse(play.barred(general));
        if (goal().isEmpty()) throw new Refused(play.law(Subject.UNITS), "Say where %s goes.".formatted(general));
        March.begin(play, general).rehearse(legs);
    }

    @Override
    public void begin(PlayedCard play, List<Integer> part) {
        Movement.begin(play, general, part);
    }

    /** Where he goes; empty if he stays. */
    public Optional<Space> goal() {
        var goal = Optional.<Space>empty();
        for (var leg : legs)
            if (leg instanceof Leg.To(var space)) goal = Optional.of(space);
            else if (leg instanceof Leg.BySea(var port)) goal = Optional.of(port);
        return goal;
    }

    /** The CUs with him at the end. */
    public Troops with() {
        var with = Troops.NONE;
        for (var leg : legs)
            if (leg instanceof Leg.PickUp(var more)) with = with.plus(more);
            else if (leg instanceof Leg.DropOff(var less)) with = with.minus(less);
        return with;
    }

    /** Generals that can still be activated. */
    public static List<General> movers(PlayedCard play) {
        return Lists.filter(
                play.country().generals(play.side()),
                general -> play.barred(general).isEmpty());
    }

    static List<Activation> legal(PlayedCard play) {
        return LazyList.joined(Lists.map(movers(play), general -> legal(play, general)));
    }

    /** The shortest way to each space where the march can end: alone, and with as many CUs as possible. */
    static List<Activation> legal(PlayedCard play, General general) {
        return LazyList.joined(Lists.map(Destinations.of(play, general), ways -> ways.stops.lazily(ways::to)));
    }

    /** Where a march can end, and the shortest ways there, for the whole map at once (7.3, 7.4, 7.5 / 7.1). */
    private static final class Destinations {
        private final March march;
        private final Distances<Space> straight;
        private final Distances<Space> overrunning;
        private final SpaceSet<Space> bySea;
        private final SpaceSet<Space> stops;

        Destinations(March march) {
            this.march = march;
            var play = march.play();
            var reach = play.book().reach();
            var occupancy = play.occupancy();
            var lines = play.country().connections().of(march.general());
            var enemy = occupancy.enemyOf(play.side()).units();
            var closed = occupancy.everywhere().minus(reach.entry(march).open());
            this.straight = new Distances<>(lines, march.at(), reach.most(march, false), closed, enemy);
            this.overrunning = straight.found().and(march.overruns()).isEmpty()
                    ? straight
                    : new Distances<>(
                            lines, march.at(), reach.most(march, true), closed, enemy.minus(march.overruns()));
            var tooFar = enemy.minus(overrunning.within(reach.most(march, true)));
            this.bySea = play.side() == Sides.BRITISH
                    ? march.voyage().open().minus(straight.at(1))
                    : play.country().nowhere();
            this.stops = march.mayStop(straight.found()
                    .or(overrunning.found())
                    .minus(tooFar)
                    .or(bySea)
                    .without(march.at()));
        }

        /** For a march alone, and with as many CUs as possible. */
        static List<Destinations> of(PlayedCard play, General general) {
            var alone = March.begin(play, general);
            var all = alone.withAll();
            return Lists.map(all == alone ? List.of(alone) : List.of(alone, all), Destinations::new);
        }

        Activation to(Space stop) {
            var legs = new ArrayList<Leg>();
            if (!march.with().isEmpty()) legs.add(new Leg.PickUp(march.with()));
            var distances = overrunning.found().has(stop) ? overrunning : straight;
            if (bySea.has(stop)) legs.add(new Leg.BySea(stop));
            else for (var space : distances.wayTo(stop)) legs.add(new Leg.To(space));
            return new Activation(march.general(), List.copyOf(legs));
        }
    }
}
