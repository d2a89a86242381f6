package postrider.dispute;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import postrider.dice.HypotheticalChance;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.letters.RefereeReport;
import postrider.letters.RefereeReport.Chapter;
import postrider.letters.RefereeReport.Item;
import postrider.play.DryRun;
import postrider.text.Lists;

/** Lays out what would come of an impulse: once with other dice, or with every possible throw. */
record TrialReport(Dispute dispute, Attempt attempt) {
    private static final int MOST_NEWS = 20;
    private static final int MOST_POSITIONS = 6;

    RefereeReport once(long seed) {
        var played = attempt.play(new HypotheticalChance(seed, dispute.history()));
        var again = played.rehearsal();
        var chapters = new ArrayList<Chapter>();
        chapters.add(tried());
        chapters.add(
                new Chapter("What would happen", new StoryItems(again, played.asked(), asked -> how(asked)).all()));
        again.after().ifPresent(after -> chapters.add(position(again, after)));
        var dice =
                "Nothing of it is entered anywhere. Its dice and cards are hypothetical, of the seed %d, which has nothing to do with the game's; '--seed %d' gives them again."
                        .formatted(seed, seed);
        var waits = again.awaited().stream()
                .map(question ->
                        "It stops there: the %s player would be asked %s. Put 'answer %s: ...' into the file to go on."
                                .formatted(question.to(), question.key(), question.name()));
        return dispute.report(
                "what if",
                Outcomes.news(again),
                Stream.concat(Stream.of(dice), waits).toList(),
                chapters);
    }

    private Chapter tried() {
        return RefereeReport.chapter(
                "What is tried",
                attempt.changed().isEmpty()
                        ? List.of()
                        : List.of(RefereeReport.block(new Block.Lines(attempt.changed()))),
                "The order and the answers as they came.");
    }

    private String how(Witness.Asked asked) {
        return switch (asked.given().orElseThrow().source()) {
            case LETTER -> "as they answered then";
            case REFEREE -> "as it is tried here";
            case CLAUSE -> "by a clause under the order";
            case STANDING_ORDER -> "by a standing order";
            case ONLY_ANSWER -> "without being asked, as it was the only one";
            case UNASKED -> "without being asked, as the default";
        };
    }

    private Chapter position(DryRun again, DryRun.Situation after) {
        var items = new ArrayList<Item>();
        items.add(new Item.Table(
                "What is otherwise than before",
                lines(PositionChange.of(dispute.game().situation(), after)),
                ""));
        dispute.again()
                .after()
                .ifPresent(played -> items.add(new Item.Table(
                        "What is otherwise than it came out", lines(PositionChange.of(played, after)), "")));
        var seen = after.view().apply(dispute.game().sides().getFirst());
        RefereeReport.map("After, had it been so", seen, Lists.map(again.scenes(), Scene.Shown::scene))
                .ifPresent(items::add);
        return new Chapter("The position it would lead to", items);
    }

    private static Block lines(PositionChange change) {
        return new Block.Lines(change.none() ? List.of("Nothing.") : change.lines());
    }

    RefereeReport odds() {
        var all = Outcomes.of(dispute, attempt);
        var lead = new ArrayList<String>();
        lead.add(
                all.count() == 1
                        ? "Not a die is rolled in it: this is all that can come of it."
                        : "Each of the %,d throws of its dice was played in turn; nothing of it is entered anywhere. Hidden cards stay what they were."
                                .formatted(all.count()));
        if (all.held() > 0)
            lead.add("The first %d dice stay as they fell; otherwise there would be too many throws."
                    .formatted(all.held()));
        if (!all.unsaid().isEmpty())
            lead.add("In some throws a player is asked who has given no answer, and the default is used: %s."
                    .formatted(String.join("; ", all.unsaid())));
        return dispute.report(
                "what can come of it",
                "",
                lead,
                List.of(
                        tried(),
                        new Chapter("The news", news(all)),
                        new Chapter("The likeliest positions", positions(all))));
    }

    private static <K> List<Map.Entry<K, Chances>> likeliest(Map<K, Chances> found) {
        return found.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .toList();
    }

    private List<Item> news(Outcomes all) {
        var came = Outcomes.news(dispute.again());
        var rows = likeliest(all.news()).stream()
                .limit(MOST_NEWS)
                .map(one -> List.of(
                        one.getValue().percent(),
                        one.getValue().toString(),
                        one.getKey() + (one.getKey().equals(came) ? " (as it came)" : "")))
                .toList();
        int more = all.news().size() - rows.size();
        var below = more > 0 ? "%,d others are rarer.".formatted(more) : "";
        return List.of(new Item.Table("", new Block.Table(List.of("", "exactly", ""), rows), below));
    }

    private List<Item> positions(Outcomes all) {
        var before = dispute.game().situation();
        var likeliest = likeliest(all.positions());
        var items = new ArrayList<Item>();
        likeliest.stream()
                .limit(MOST_POSITIONS)
                .forEach(one -> items.add(new Item.Statement(
                        "",
                        "%s, exactly %s:".formatted(one.getValue().percent(), one.getValue()),
                        Lists.map(changes(before, all.reached(), one.getKey()), line -> new View.Fact("", line)))));
        int more = likeliest.size() - MOST_POSITIONS;
        if (more > 0) items.add(RefereeReport.block(View.lines("%,d others are rarer.".formatted(more))));
        return items;
    }

    private static List<String> changes(
            DryRun.Situation before, Map<Object, DryRun.Situation> reached, Object position) {
        return position.equals(Outcomes.UNKNOWN)
                ? List.of(Outcomes.UNKNOWN)
                : PositionChange.of(before, reached.get(position)).lines();
    }
}
