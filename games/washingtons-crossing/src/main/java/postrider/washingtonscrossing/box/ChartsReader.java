package postrider.washingtonscrossing.box;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import postrider.box.BoxData;
import postrider.box.Item;
import postrider.box.Section;
import postrider.map.Prices;
import postrider.text.Lists;
import postrider.washingtonscrossing.Chart;
import postrider.washingtonscrossing.Charts;
import postrider.washingtonscrossing.Charts.Addition;
import postrider.washingtonscrossing.Charts.Cost;
import postrider.washingtonscrossing.Charts.Effect;
import postrider.washingtonscrossing.Charts.Going;
import postrider.washingtonscrossing.Charts.Result;
import postrider.washingtonscrossing.Charts.Roll;
import postrider.washingtonscrossing.River;
import postrider.washingtonscrossing.Terrain;
import postrider.washingtonscrossing.box.BoxFacts.ContinuingFacts;
import postrider.washingtonscrossing.box.BoxFacts.CostFacts;
import postrider.washingtonscrossing.box.BoxFacts.ModifierFacts;
import postrider.washingtonscrossing.box.BoxFacts.RaidFacts;
import postrider.washingtonscrossing.box.BoxFacts.RaiderFacts;
import postrider.washingtonscrossing.box.BoxFacts.WeatherFacts;

/** Reads the charts of a box. */
final class ChartsReader {
    private static final Pattern RESULT = Pattern.compile("(\\d{1,2})([R?!]?)/(\\d{1,2})([R?!]?)");

    private final BoxData data;

    ChartsReader(BoxData data) {
        this.data = data;
        data.checkKeys(BoxFacts.TERRAIN, "road");
        data.checkKeys(BoxFacts.TERRAIN, Lists.map(List.of(Terrain.values()), Terrain::word));
        data.checkKeys(BoxFacts.SIDES, Lists.map(List.of(River.values()), Section::word));
        data.faultIf(
                BoxFacts.RESULTS,
                row -> !row.columns().stream()
                        .allMatch(cell -> RESULT.matcher(cell).matches()),
                "a cell is as printed: 20/60!");
    }

    Charts charts() {
        return new Charts(
                costs(BoxFacts.TERRAIN, name -> name),
                costs(BoxFacts.SIDES, ChartsReader::river),
                columns(BoxFacts.MATRIX, Charts.COLUMNS, row -> List.of(row.low(), row.middle(), row.high())),
                chart(BoxFacts.CONTINUING, ContinuingFacts::continues),
                chart(BoxFacts.WEATHER, WeatherFacts::weather),
                chart(BoxFacts.RAID, RaidFacts::raid),
                chart(BoxFacts.RAIDERS, RaiderFacts::leader),
                chart(BoxFacts.RAIDED, row -> row),
                columns(
                        BoxFacts.CROSSINGS,
                        List.of("no-ferry", "one-ferry", "two-ferry"),
                        row -> List.of(row.noFerry(), row.oneFerry(), row.twoFerry())),
                chart(BoxFacts.SURPRISES, row -> row),
                Lists.map(data.all(BoxFacts.ODDS), ChartsReader::odds),
                columns(BoxFacts.RESULTS, Charts.COLUMNS, row -> Lists.map(row.columns(), ChartsReader::result)),
                additions(),
                data.facts(BoxFacts.BATTLES));
    }

    private <K> Map<K, Cost> costs(Section<CostFacts> section, Function<String, K> key) {
        var costs = new LinkedHashMap<K, Cost>();
        for (var item : data.all(section)) {
            var facts = item.facts();
            var doubts = new EnumMap<Going, String>(Going.class);
            for (var going : Going.values()) doubt(item, Section.word(going)).ifPresent(why -> doubts.put(going, why));
            var points = Map.of(
                    Going.NORMAL, facts.normal().orElse(Prices.CLOSED),
                    Going.RAIN, facts.rain().orElse(Prices.CLOSED),
                    Going.FROZEN, facts.frozen().orElse(Prices.CLOSED));
            costs.put(key.apply(facts.name()), new Cost(facts.name().replace('-', ' '), points, doubts));
        }
        return costs;
    }

    private static River river(String word) {
        return Lists.find(List.of(River.values()), one -> Section.word(one).equals(word))
                .orElseThrow(() -> new AssertionError(word));
    }

    private <R extends Record & Chart.Line, T> Chart<T> chart(Section<R> section, Function<R, T> says) {
        return chart(section, "", says);
    }

    /** @param field the column whose provenance counts */
    private <R extends Record & Chart.Line, T> Chart<T> chart(Section<R> section, String field, Function<R, T> says) {
        return new Chart<>(
                section.word(),
                Lists.map(
                        data.all(section),
                        item -> new Chart.Row<>(item.facts().roll(), says.apply(item.facts()), doubt(item, field))));
    }

    private <R extends Record & Chart.Line, T> List<Chart<T>> columns(
            Section<R> section, List<String> columns, Function<R, List<T>> says) {
        return Lists.map(
                columns, column -> chart(section, column, row -> says.apply(row).get(columns.indexOf(column))));
    }

    /** Why some of these fields are uncertain. */
    static SequencedMap<String, String> doubts(Item<?> item, List<String> fields) {
        var doubts = new LinkedHashMap<String, String>();
        for (var field : fields) doubt(item, field).ifPresent(why -> doubts.put(field, why));
        return doubts;
    }

    /** Why a field is uncertain. */
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

    private Map<Roll, Map<String, Addition>> additions() {
        return Map.of(
                Roll.MOVEMENT, additions(Roll.MOVEMENT, BoxFacts.MOVEMENT),
                Roll.CROSSING, additions(Roll.CROSSING, BoxFacts.CROSSING),
                Roll.SURPRISE, additions(Roll.SURPRISE, BoxFacts.SURPRISE),
                Roll.COMBAT, additions(Roll.COMBAT, BoxFacts.COMBAT));
    }

    private Map<String, Addition> additions(Roll roll, Section<ModifierFacts> section) {
        var all = new LinkedHashMap<String, Addition>();
        for (var item : data.all(section)) {
            var facts = item.facts();
            all.put(facts.name(), new Addition(roll, facts.name(), facts.modifier(), doubt(item, "modifier")));
        }
        return all;
    }
}
