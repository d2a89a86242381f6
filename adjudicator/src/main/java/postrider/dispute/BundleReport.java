package postrider.dispute;

import java.util.List;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.letters.RefereeReport;
import postrider.letters.RefereeReport.Chapter;
import postrider.letters.RefereeReport.Item;
import postrider.text.Lists;

/** The first page of a bundle for a game that is still being played: what a side was told of the impulse, and what bears on it. */
record BundleReport(Dispute dispute, Side reader) {
    RefereeReport sheet() {
        var filed = dispute.filed();
        var about = "%s, impulse %d, as the %s player was told of it."
                .formatted(dispute.game().id(), filed.number(), reader);
        var rulings = Lists.filter(filed.rulings(), ruling -> ruling.readableBy(reader));
        var bearing = new Bearing(
                dispute.kind(), rulings.stream().map(Ruling::rule).distinct().toList());
        return new RefereeReport(
                dispute.game().title(),
                about,
                "A dispute about impulse %d".formatted(filed.number()),
                Lists.concat(
                        List.of(
                                "Every letter to the %s player up to this impulse lies in letters/, as it was sent. Give this to nobody who may not see that hand."
                                        .formatted(reader),
                                "Every die and card in them is checked without a network by 'python3 verify.py letters'. It needs Python 3 and nothing else."),
                        Lists.of(dispute.earlierRules())),
                List.of(
                        RefereeReport.chapter(
                                "What was ruled",
                                Lists.map(rulings, ruling -> new Item.Statement(ruling.rule(), ruling.sentence())),
                                "Nothing they may read."),
                        RefereeReport.chapter(
                                "The sections, and our rulings on them",
                                Lists.map(bearing.sections(), BundleReport::said),
                                "None."),
                        new Chapter("The cases that prove them", cases(bearing.cases()))));
    }

    private static Item said(Bearing.Section section) {
        return new Item.Statement(
                section.number(),
                section.title(),
                Lists.map(
                        section.rulings(),
                        one -> new View.Fact(one.number(), "%s %s".formatted(one.title(), one.text()))));
    }

    private List<Item> cases(List<String> headings) {
        var plays = "postrider cases %s plays them.".formatted(dispute.kind().name());
        return Lists.map(Lists.with(headings, plays), heading -> new Item.Statement("", heading));
    }
}
