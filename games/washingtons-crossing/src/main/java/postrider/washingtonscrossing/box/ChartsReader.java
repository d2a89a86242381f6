package postrider.washingtonscrossing.box;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import postrider.box.BoxData;
import postrider.box.Item;
import postrider.box.Section;
import postrider.map.Prices;
import postrider.text.Lists;
import postrider.washingtonscrossing.Chart;
import postrider.washingtonscrossing.Charts;
import postrider.washingtonscrossing.Charts.Cost;
import postrider.washingtonscrossing.Charts.Effect;
import postrider.washingtonscrossing.Charts.Ground;
import postrider.washingtonscrossing.Charts.Modifier;
import postrider.washingtonscrossing.Charts.Result;
import postrider.washingtonscrossing.Charts.Table;
import postrider.washingtonscrossing.River;
import postrider.washingtonscrossing.Terrain;
import postrider.washingtonscrossing.box.BoxFacts.CostFacts;
import postrider.washingtonscrossing.box.BoxFacts.CrossingFacts;
import postrider.washingtonscrossing.box.BoxFacts.MatrixFacts;
import postrider.washingtonscrossing.box.BoxFacts.ModifierFacts;
import postrider.washingtonscrossing.box.BoxFacts.ResultFacts;

/** The charts of a box. */
final class ChartsReader {
    private static final Pattern RESULT = Pattern.compile("(\\d{1,2})([R?!]?)/(\\d{1,2})([R?!]?)");

    private final BoxData data;

    ChartsReader(BoxData data) {
        this.data = data;
        var terrain = new ArrayList<String>(List.of("road"));
        for (var kind : Terrain.values()) terrain.add(kind.word());
        data.present(BoxFacts.TERRAIN, terrain.toArray(String[]::new));
        data.present(
                BoxFacts.SIDES,
                Lists.map(List.of(River.values()), Section::word).toArray(String[]::new));
        data.wrong(
                BoxFacts.RESULTS,
                row -> !List.of(row.low(), row.middle(), row.high()).stream()
                        .allMatch(cell -> RESULT.matcher(cell).matches()),
                "a cell is as printed: 20/60!");
    }

    Charts charts() {
        return new Charts(
                costs(BoxFacts.TERRAIN, name -> name),
                costs(BoxFacts.SIDES, ChartsReader::river),
                columns(
                        BoxFacts.MATRIX,
                        MatrixFacts::roll,
                        Map.of("2-4", MatrixFacts::low, "5-6", MatrixFacts::middle, "7-8", MatrixFacts::high),
                        List.of("2-4", "5-6", "7-8")),
                chart(BoxFacts.CONTINUING, BoxFacts.ContinuingFacts::roll, BoxFacts.ContinuingFacts::continues),
                chart(BoxFacts.WEATHER, BoxFacts.WeatherFacts::roll, BoxFacts.WeatherFacts::weather),
                chart(BoxFacts.RAID, BoxFacts.RaidFacts::roll, BoxFacts.RaidFacts::raid),
                chart(BoxFacts.RAIDERS, BoxFacts.RaiderFacts::roll, BoxFacts.RaiderFacts::leader),
                chart(
                        BoxFacts.RAIDED,
                        BoxFacts.RaidedFacts::roll,
                        row -> new Charts.RaidResult(
                                row.attackerLoss(), row.defenderLoss(), row.fatigue(), row.points())),
                columns(
                        BoxFacts.CROSSINGS,
                        CrossingFacts::roll,
                        Map.of(
                                "no-ferry",
                                CrossingFacts::noFerry,
                                "one-ferry",
                                CrossingFacts::oneFerry,
                                "two-ferry",
                                CrossingFacts::twoFerry),
                        List.of("no-ferry", "one-ferry", "two-ferry")),
                chart(
                        BoxFacts.SURPRISES,
                        BoxFacts.SurpriseFacts::roll,
                        row -> new Charts.Surprise(row.combat(), row.loss())),
                Lists.map(data.all(BoxFacts.ODDS), ChartsReader::odds),
                columns(
                        BoxFacts.RESULTS,
                        ResultFacts::roll,
                        Map.of(
                                "2-4",
                                row -> result(row.low()),
                                "5-6",
                                row -> result(row.middle()),
                                "7-8",
                                row -> result(row.high())),
                        List.of("2-4", "5-6", "7-8")),
                modifiers(),
                Lists.map(
                        data.facts(BoxFacts.BATTLES),
                        one -> new Charts.BattleWorth(one.name(), one.loss(), one.victor(), one.of(), one.points())));
    }

    private <K> Map<K, Cost> costs(Section<CostFacts> section, Function<String, K> key) {
        var costs = new LinkedHashMap<K, Cost>();
        for (var item : data.all(section)) {
            var facts = item.facts();
            var doubts = new EnumMap<Ground, String>(Ground.class);
            for (var ground : Ground.values())
                doubt(item, Section.word(ground)).ifPresent(why -> doubts.put(ground, why));
            var cost = new Cost(
                    facts.name().replace('-', ' '),
                    points(facts.normal()),
                    points(facts.rain()),
                    points(facts.frozen()),
                    doubts);
            costs.put(key.apply(facts.name()), cost);
        }
        return costs;
    }

    private static int points(Optional<Integer> cost) {
        return cost.orElse(Prices.CLOSED);
    }

    private static River river(String word) {
        return Lists.find(List.of(River.values()), one -> Section.word(one).equals(word))
                .orElseThrow(() -> new AssertionError(word));
    }

    private <R extends Record, T> Chart<T> chart(Section<R> section, ToIntFunction<R> roll, Function<R, T> says) {
        return chart(section, "", roll, says);
    }

    /** @param field the column, whose provenance is asked for */
    private <R extends Record, T> Chart<T> chart(
            Section<R> section, String field, ToIntFunction<R> roll, Function<R, T> says) {
        return new Chart<>(
                section.word(),
                Lists.map(
                        data.all(section),
                        item -> new Chart.Row<>(
                                roll.applyAsInt(item.facts()), says.apply(item.facts()), doubt(item, field))));
    }

    private <R extends Record, T> List<Chart<T>> columns(
            Section<R> section, ToIntFunction<R> roll, Map<String, Function<R, T>> columns, List<String> order) {
        return Lists.map(order, column -> chart(section, column, roll, columns.get(column)));
    }

    /** Those of these fields that nobody is sure of, and why. */
    static SequencedMap<String, String> doubts(Item<?> item, List<String> fields) {
        var doubts = new LinkedHashMap<String, String>();
        for (var field : fields) doubt(item, field).ifPresent(why -> doubts.put(field, why));
        return doubts;
    }

    /** Why nobody is sure of a field. */
    static Optional<String> doubt(Item<?> item, String field) {
        return item.provenance()
                .of(field)
                .filter(ground -> !ground.certainty().isConfirmed())
                .map(ground -> ground.certainty().word());
    }

    private static Charts.Odds odds(Item<BoxFacts.OddsFacts> item) {
        var facts = item.facts();
        return new Charts.Odds(
                facts.name(), facts.attackers(), facts.defenders(), facts.modifier(), doubt(item, "modifier"));
    }

    private static Result result(String printed) {
        var cell = RESULT.matcher(printed);
        if (!cell.matches()) throw new AssertionError(printed);
        return new Result(
                Integer.parseInt(cell.group(1)),
                effect(cell.group(2)),
                Integer.parseInt(cell.group(3)),
                effect(cell.group(4)));
    }

    private static Effect effect(String sign) {
        return Lists.find(List.of(Effect.values()), one -> one.sign().equals(sign))
                .orElseThrow();
    }

    private Map<Table, Map<String, Modifier>> modifiers() {
        var all = new EnumMap<Table, Map<String, Modifier>>(Table.class);
        all.put(Table.MOVEMENT, modifiers(Table.MOVEMENT, BoxFacts.MOVEMENT));
        all.put(Table.CROSSING, modifiers(Table.CROSSING, BoxFacts.CROSSING));
        all.put(Table.SURPRISE, modifiers(Table.SURPRISE, BoxFacts.SURPRISE));
        all.put(Table.COMBAT, modifiers(Table.COMBAT, BoxFacts.COMBAT));
        return all;
    }

    private Map<String, Modifier> modifiers(Table table, Section<ModifierFacts> section) {
        var all = new LinkedHashMap<String, Modifier>();
        for (var item : data.all(section)) {
            var facts = item.facts();
            all.put(facts.name(), new Modifier(table, facts.name(), facts.modifier(), doubt(item, "modifier")));
        }
        return all;
    }
}
