package postrider.dispute;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import postrider.dice.CountedChance;
import postrider.kernel.Entry;
import postrider.kernel.view.Scene;
import postrider.letters.Headline;
import postrider.play.DryRun;
import postrider.text.Lists;

/**
 * All possible outcomes of an impulse: every throw of its dice is played in turn. Hidden cards stay what they were.
 *
 * @param count how many throws were played
 * @param held how many of the first dice stay as they fell, because all throws would be too many
 * @param unsaid questions that nobody answered in some throw, so that the default answer was used
 * @param news the probability of each outcome, told in a few words
 * @param positions the probability of each resulting position
 * @param reached what each of them is like
 */
record Outcomes(
        int count,
        int held,
        SortedSet<String> unsaid,
        Map<String, Chances> news,
        Map<Object, Chances> positions,
        Map<Object, DryRun.Situation> reached) {
    /** The most throws that are played: some seconds' worth. */
    private static final int MOST = 50_000;

    /** Takes the place of news and position. */
    static final String UNKNOWN = "A card is drawn that was not drawn then; nobody may tell which.";

    /** @throws IllegalStateException if there are too many, and no fallen dice to hold */
    static Outcomes of(Dispute dispute, Attempt attempt) {
        var fallen = attempt.changed().isEmpty()
                ? Lists.filter(dispute.filed().journal(), Entry.Roll.class)
                : List.<Entry.Roll>of();
        for (int held = held(fallen); held <= fallen.size(); held++) {
            var found = new Outcomes(
                    0, held, new TreeSet<>(), new LinkedHashMap<>(), new LinkedHashMap<>(), new HashMap<>());
            var all = found.playedAll(dispute, attempt.withDefaults(found.unsaid::add), fallen);
            if (all.isPresent()) return all.get();
        }
        throw new IllegalStateException("There are more than %,d throws in it: too many to play each.".formatted(MOST));
    }

    /** How many of the first dice to hold so that few enough throws are left to play. */
    private static int held(List<Entry.Roll> fallen) {
        long all = 1;
        int held = fallen.size();
        while (held > 0 && all * fallen.get(held - 1).die().faces() <= MOST)
            all *= fallen.get(--held).die().faces();
        return held;
    }

    private Optional<Outcomes> playedAll(Dispute dispute, Attempt attempt, List<Entry.Roll> fallen) {
        var draws = Lists.filter(dispute.filed().journal(), Entry.Draw.class);
        var next = Optional.of(Lists.map(fallen.subList(0, held), Outcomes::face));
        var history = dispute.history();
        int played = 0;
        for (; next.isPresent() && played < MOST; played++) {
            var chance = new CountedChance(next.get(), history, draws);
            play(attempt, chance);
            next = after(chance.rolled());
        }
        return next.isPresent()
                ? Optional.empty()
                : Optional.of(new Outcomes(played, held, unsaid, news, positions, reached));
    }

    private void play(Attempt attempt, CountedChance chance) {
        var told = UNKNOWN;
        Object position = UNKNOWN;
        try {
            var rehearsal = attempt.play(chance).rehearsal();
            told = news(rehearsal);
            var after = rehearsal.after().orElseThrow();
            reached.putIfAbsent(after.position(), after);
            position = after.position();
        } catch (CountedChance.Uncounted unknown) {
            // counted as unknown
        }
        var rolled = chance.rolled();
        var likely = Chances.of(rolled.subList(Math.min(held, rolled.size()), rolled.size()));
        news.merge(told, likely, Chances::plus);
        positions.merge(position, likely, Chances::plus);
    }

    static String news(DryRun rehearsal) {
        return rehearsal
                .after()
                .flatMap(DryRun.Situation::ended)
                .orElseGet(() -> Headline.of(Lists.map(rehearsal.scenes(), Scene.Shown::scene), rehearsal.rulings()));
    }

    private static int face(Entry.Roll roll) {
        return roll.value() - roll.die().low();
    }

    /** The throw after this one: the last die that can shows one more, and those behind it start again. */
    private Optional<List<Integer>> after(List<Entry.Roll> rolled) {
        for (int last = rolled.size() - 1; last >= held; last--) {
            if (rolled.get(last).value() == rolled.get(last).die().high()) continue;
            var faces = new ArrayList<>(Lists.map(rolled.subList(0, last + 1), Outcomes::face));
            faces.set(last, faces.getLast() + 1);
            return Optional.of(faces);
        }
        return Optional.empty();
    }
}
