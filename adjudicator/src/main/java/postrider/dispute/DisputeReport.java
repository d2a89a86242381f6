package postrider.dispute;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.letters.Headline;
import postrider.letters.RefereeReport;
import postrider.letters.RefereeReport.Chapter;
import postrider.letters.RefereeReport.Item;
import postrider.text.Lists;

/** Lays out a dispute: the position before, the letters, what happened and by which rules, the position after. */
record DisputeReport(Dispute dispute) {

    RefereeReport sheet() {
        var chapters = new ArrayList<Chapter>();
        chapters.add(new Chapter("The position before", before()));
        chapters.add(RefereeReport.chapter(
                "The letters", new LetterItems(dispute).all(), "There are none: the game moved by itself."));
        chapters.add(RefereeReport.chapter(
                "What happened",
                new StoryItems(dispute.again(), dispute.asked(), new AnswerMeans(dispute)::of).all(),
                "Nothing is reported."));
        chapters.add(new Chapter("The rules that applied", rules()));
        chapters.add(new Chapter("What the dice and cards are bound to", List.of(bound())));
        dispute.again().after().ifPresent(after -> chapters.add(new Chapter("The position after", after())));
        var whose = dispute.filed().by().map("the %s order"::formatted).orElse("the set-up");
        return dispute.report(whose, headline(), lead(), chapters);
    }

    private String headline() {
        return dispute.filed().by().isEmpty()
                ? "The game is set up"
                : Headline.of(scenes(), dispute.again().rulings());
    }

    private List<Scene> scenes() {
        return Lists.map(dispute.again().scenes(), Scene.Shown::scene);
    }

    private List<String> lead() {
        var filed = dispute.filed().filed();
        var entries = "Entries %d to %d of the game file."
                .formatted(
                        filed.getFirst().stored().entry(),
                        filed.getLast().stored().entry());
        var again = dispute.asRecorded()
                ? "Played again today, it comes out word for word as it was recorded."
                : "Played again today, it differs from what was recorded: see 'postrider verify'.";
        return Lists.concat(Lists.with(Lists.of(dispute.earlierRules()), entries + " " + again), standing());
    }

    private List<String> standing() {
        if (dispute.filed().takenBack(dispute.events())) return List.of("It was taken back, and counts no more.");
        if (dispute.filed().filed().getLast().after().over()) return List.of();
        return Lists.map(
                dispute.again().awaited(),
                question -> "It waits for the %s answer to %s.".formatted(question.to(), question.key()));
    }

    private List<Item> before() {
        var before = dispute.game().situation();
        var map = RefereeReport.map(
                "Before", before.view().apply(dispute.game().sides().getFirst()), List.of());
        return Lists.concat(List.of(RefereeReport.block(new View.Block.Lines(before.statements()))), Lists.of(map));
    }

    private List<Item> after() {
        var after = dispute.again().after().orElseThrow();
        var change = PositionChange.of(dispute.game().situation(), after);
        var lines = change.none() ? List.of("It is the same.") : change.lines();
        var ended = after.ended().map(how -> "The game is over: " + how).orElse("");
        var map = RefereeReport.map(
                "After", after.view().apply(dispute.game().sides().getFirst()), scenes());
        return Lists.concat(
                List.of(new Item.Table("What is otherwise than before", new View.Block.Lines(lines), ended)),
                Lists.of(map));
    }

    private Item bound() {
        return RefereeReport.block(
                new View.Block.Lines(dispute.filed().ordered().dice().binding().lines()));
    }

    private List<Item> rules() {
        var book = dispute.book();
        var rules = dispute.rules().stream()
                .sorted(Comparator.comparing(
                        number -> book.at(number).map(book.sections()::indexOf).orElse(Integer.MAX_VALUE)))
                .toList();
        return Lists.map(
                new Bearing(dispute.kind(), rules).sections(),
                section -> new Item.Statement(
                        section.number(),
                        section.title().isEmpty() ? "Not in the list of sections." : section.title() + ".",
                        Lists.map(section.rulings(), one -> new View.Fact(one.number(), one.title()))));
    }
}
