package postrider.washingtonscrossing.rules;

import static postrider.washingtonscrossing.rules.Faults.crowded;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.question.Asking;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.map.SpaceSet;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.text.Rewording;
import postrider.text.Wording;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Hexside;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Sides;

/** Chapter 21, game setup (21.0): the Americans choose where some of their leaders begin. */
record Deployment(Table table) implements AtTable {
    void settle() {
        if (!has(Mark.AMERICANS_DEPLOY)) return;
        table.track(track -> track.with(Mark.AMERICANS_DEPLOY, false));
        put(table, umpire().ask(new Placing(now())));
        rule("21.0", "The Americans have taken their places.");
    }

    /** A leader placed in a hex, or a naval unit at a hexside. */
    private sealed interface Put {
        /** The leader or the naval unit. */
        Object who();

        record Led(Leader who, Hex hex) implements Put {}

        record Boats(Ship who, Hexside side) implements Put {}
    }

    private static void put(Table table, List<Put> all) {
        for (var put : all)
            switch (put) {
                case Put.Led(var leader, var hex) -> table.change(leader, force -> force.at(hex));
                case Put.Boats(var ship, var side) -> table.board(board -> board.with(ship, Optional.of(side)));
            }
    }

    private static final class Placing extends FreeQuestion<List<Put>> {
        private static final String AS_THEY_STAND = "as they stand";
        private static final Pattern STANDING = LineReader.pattern(
                "(?:leave )?(?:(?:all|everybody|everyone|everything) )?as (?:they (?:stand|are)|it is|is)");
        private static final Pattern PUT = LineReader.pattern(
                "(?:(?:put|place|set|move|deploy) )?(.+?)(?: (?:begins?|starts?|stands?))?(?: (?:in|at|to) |:? +(?=\\d{4}$))(.+)");

        /** "Lord Stirling stays where he is", "all others stay". */
        private static final Pattern STAYS = LineReader.pattern(
                "(.+?) (?:(?:stays?|remains?)(?: where (?:he|it|they) (?:is|are))?|as (?:they|he|it) (?:stands?|are|is))");

        private static final Pattern ALL_OTHERS = LineReader.pattern(
                "(?:all|everybody|everyone|everything|the)(?: (?:the )?(?:others?|rest|else))?|others|rest");

        /** The gap between two placements: "Greene in 1332 and Glover in 1434". */
        private static final Pattern APART = LineReader.pattern(
                "\\s*;\\s*|(?<=\\b(?:in|at|to) (?:(?! and )[^;,]){1,40}),?(?: and)? +(?=[^;]+ (?:in|at|to) |(?:(?:the|all) )?(?:rest|others)\\b)");

        private final Position now;

        Placing(Position now) {
            super(asking(now), examples(now));
            this.now = now;
        }

        /** Each other mooring of a naval unit; or no change. */
        private static List<List<Put>> examples(Position now) {
            var examples = new ArrayList<List<Put>>();
            now.box().moorings().forEach((ship, sides) -> {
                var elsewhere =
                        Lists.filter(sides, side -> !now.board().ship(ship).equals(Optional.of(side)));
                for (var side : elsewhere) examples.add(List.of(new Put.Boats(ship, side)));
            });
            examples.add(List.of());
            return examples;
        }

        private static Asking asking(Position now) {
            return new Asking(
                            Sides.AMERICAN,
                            "21.0",
                            CrossingTopic.DEPLOY,
                            "Where do you begin? For example: 'Glover, Sargent in 1434; Durham Boats at 1631|1630'. "
                                    + "Whom you do not name stays where he is.")
                    .knowing(() -> choices(now));
        }

        /** One line for all leaders with the same choice of hexes. */
        private static List<String> choices(Position now) {
            var country = now.country();
            var deployment = now.box().deployment();
            var lines = new ArrayList<String>();
            Lists.grouped(deployment.keySet(), deployment::get).forEach((hexes, leaders) -> {
                var nearest = Lists.sorted(
                        hexes, Comparator.comparingInt(hex -> now.board().distanceToNearest(hex, Sides.BRITISH)));
                var all =
                        hexes.size() > FEW ? "any hex of Pennsylvania" : Wording.or(Lists.map(nearest, country::name));
                var stand = Lists.map(
                        now.board().present(leaders),
                        leader -> "%s (%s)"
                                .formatted(leader, country.name(now.board().hex(leader))));
                lines.add("In %s: %s.".formatted(all, Wording.list(stand)));
            });
            now.box().moorings().forEach((ship, sides) -> {
                if (sides.size() > 1) lines.add("At %s: the %s.".formatted(Wording.or(sides), ship));
            });
            return lines;
        }

        private static final int FEW = 10;
        private static final int NEAREST = 4;

        @Override
        protected String words(List<Put> all) {
            if (all.isEmpty()) return AS_THEY_STAND;
            return Lists.joined(all, "; ", put -> switch (put) {
                case Put.Led(var leader, var hex) ->
                    "%s in %s".formatted(leader, now.country().name(hex));
                case Put.Boats(var ship, var side) -> "%s at %s".formatted(ship, side);
            });
        }

        @Override
        protected List<Put> judged(String words) {
            if (STANDING.matcher(words).matches()) return List.of();
            var all = new ArrayList<Put>();
            for (var part : APART.split(Rewording.SHORTHAND.of(words))) {
                var stays = STAYS.matcher(part.strip());
                if (stays.matches() && isSomebody(stays.group(1))) continue;
                var said = PUT.matcher(part.strip());
                if (!said.matches()) throw refused("Say who begins where, not '%s'.".formatted(part));
                all.addAll(puts(said.group(1), said.group(2)));
            }
            var placed = new HashSet<Object>();
            for (var put : all) if (!placed.add(put.who())) throw refused("%s is placed twice.".formatted(put.who()));
            var then = Possible.table(now);
            put(then, all);
            for (var hex : then.board().hexes(Sides.AMERICAN))
                Fault.refuse(crowded(then.board().isOver(Sides.AMERICAN, hex), then.name(hex)));
            return List.copyOf(all);
        }

        private static Refused refused(String why) {
            return new Refused("21.0", why, List.of(AS_THEY_STAND));
        }

        private Optional<Ship> ship(String who) {
            return NameIndex.of("naval unit", now.box().moorings().keySet(), Ship::toString)
                    .find(who);
        }

        /** Throws {@link Refused} for an unknown leader. */
        private boolean isSomebody(String who) {
            return ALL_OTHERS.matcher(who).matches()
                    || ship(who).isPresent()
                    || !leaders(who).isEmpty();
        }

        private List<Leader> leaders(String who) {
            var names = now.names(Sides.AMERICAN);
            return Lists.map(
                    names.parts(who),
                    name -> names.find(name).orElseThrow(() -> refused("'%s' is no leader.".formatted(name))));
        }

        private List<Put> puts(String who, String where) {
            var ship = ship(who);
            if (ship.isPresent()) {
                var free = now.box().moorings().get(ship.get());
                var side = now.country().side(free, where.strip());
                if (side.isEmpty()) throw refused("The %s may lie at %s.".formatted(ship.get(), Wording.or(free)));
                return List.of(new Put.Boats(ship.get(), side.get()));
            }
            var hex = hex(where);
            return Lists.map(leaders(who), leader -> {
                var free = Stream.ofNullable(now.box().deployment().get(leader))
                        .flatMap(SpaceSet::stream)
                        .toList();
                if (!free.contains(hex))
                    throw new Refused(
                            "21.0",
                            "%s does not begin in %s."
                                    .formatted(leader, now.country().name(hex)),
                            Lists.with(nearest(leader, free, hex), AS_THEY_STAND));
                return new Put.Led(leader, hex);
            });
        }

        /** A hex as our letters name it, perhaps with its number: "McConkey's Ferry (1330)". */
        private Hex hex(String where) {
            var names = now.country().names();
            var said = Lists.map(List.of(where.split(" \\(|\\)")), names::find);
            return Lists.only(said.stream().distinct().toList())
                    .flatMap(one -> one)
                    .orElseThrow(() -> refused("'%s' is no hex.".formatted(where)));
        }

        private List<String> nearest(Leader leader, List<Hex> free, Hex wanted) {
            var nearest = Hexes.nearest(free, wanted).stream().limit(NEAREST).toList();
            return Lists.map(nearest, hex -> words(List.of(new Put.Led(leader, hex))));
        }
    }
}
