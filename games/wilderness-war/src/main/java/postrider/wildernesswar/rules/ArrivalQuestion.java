package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import postrider.kernel.question.Asking;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.ruling.Refused;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.Numerals;
import postrider.text.Rewording;
import postrider.text.Wording;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;

/** 5.52, 5.522: where each of several units enters: one space for all, or a number for each space. */
public final class ArrivalQuestion extends FreeQuestion<List<Space>> {
    private static final Pattern SOME = LineReader.pattern(
            "([1-9]\\d?|%s)\\s+(?:(?:units?|regiments?)\\s+)?(?:(?:to|in|at)\\s+)?(.+)".formatted(Numerals.ANY));
    private static final Pattern ALL =
            LineReader.pattern("^(?:all|both|everybody|everyone)(?: of them)?\\s+(?=(?:to|in|at)\\s)");
    private static final Pattern PARTED = LineReader.pattern("\\s*,\\s*(?:and\\s+)?|\\s+and\\s+");

    private final Position now;
    private final int count;
    private final SequencedMap<String, Space> where = new LinkedHashMap<>();

    ArrivalQuestion(Position now, Asking asking, List<Unit> units, List<Space> where) {
        super(asking.knowing(facts(where)), examples(units.size(), where));
        this.now = now;
        this.count = units.size();
        where.forEach(space -> this.where.put(space.name(), space));
    }

    /** The position before they enter. */
    public Position now() {
        return now;
    }

    private static List<String> facts(List<Space> where) {
        return List.of("They may enter in %s: all in one space, or so many in each.".formatted(Wording.list(where)));
    }

    /** All in each space, and split between each space and the next. */
    private static List<List<Space>> examples(int count, List<Space> where) {
        var examples = new ArrayList<List<Space>>();
        for (int i = 0; i < where.size(); i++) {
            if (i > 0 && count > 1)
                examples.add(Lists.with(Collections.nCopies(count - 1, where.get(i - 1)), where.get(i)));
            examples.add(Collections.nCopies(count, where.get(i)));
        }
        return examples;
    }

    @Override
    public boolean isForced() {
        return where.size() == 1;
    }

    @Override
    protected String words(List<Space> goals) {
        var alike = Lists.grouped(goals, Space::name);
        if (alike.size() == 1) return goals.getFirst().name();
        return Lists.joined(alike.values(), ", ", some -> "%d to %s".formatted(some.size(), some.getFirst()));
    }

    @Override
    protected List<Space> judged(String words) {
        var parts = PARTED.split(Rewording.SHORTHAND.of(words.strip()));
        if (parts.length == 1 && !SOME.matcher(parts[0]).matches())
            return Collections.nCopies(count, space(ALL.matcher(parts[0]).replaceFirst("")));
        var counts = new LinkedHashMap<Space, Integer>();
        for (var part : parts) {
            var some = SOME.matcher(part.strip());
            if (!some.matches())
                throw refused(words, "Say how many go to each space, not '%s'.".formatted(part.strip()));
            counts.merge(space(some.group(2)), Integer.parseInt(Numerals.digits(some.group(1))), Integer::sum);
        }
        var goals = new ArrayList<Space>();
        for (var entry : counts.entrySet()) goals.addAll(Collections.nCopies(entry.getValue(), entry.getKey()));
        if (goals.size() != count) throw refused(words, "%d enter, not %d.".formatted(count, goals.size()));
        return List.copyOf(goals);
    }

    private Space space(String name) {
        return switch (Match.of(name, where.keySet())) {
            case Match.One(String found) -> where.get(found);
            case Match.None() -> throw refused(name, "They cannot enter in %s.".formatted(name));
            case Match.Many(List<String> several) ->
                throw new Refused(rule(), "'%s' could be several of the spaces.".formatted(name), several);
        };
    }
}
