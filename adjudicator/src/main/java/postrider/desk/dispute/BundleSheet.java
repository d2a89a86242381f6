package postrider.desk.dispute;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import postrider.cases.Case;
import postrider.cases.Cases;
import postrider.desk.letters.Sheet;
import postrider.desk.letters.Sheet.Chapter;
import postrider.desk.letters.Sheet.Item;
import postrider.kernel.Lists;
import postrider.kernel.Ruling;
import postrider.kernel.Side;
import postrider.kernel.View;

/** The first page of a bundle of a game that is still played: what a side was told of the impulse, and what bears on it. */
record BundleSheet(Dispute dispute, Side reader) {
    Sheet sheet() {
        var filed = dispute.filed();
        var about = "%s, impulse %d, as the %s player was told of it."
                .formatted(dispute.game().id(), filed.number(), reader);
        var rulings = Lists.those(filed.rulings(), ruling -> ruling.readableBy(reader));
        var rules = rulings.stream().map(Ruling::rule).distinct().toList();
        return new Sheet(
                dispute.game().title(),
                about,
                "A dispute about impulse %d".formatted(filed.number()),
                List.of(
                        "Every letter to the %s player up to this impulse lies in letters/, as it was sent. Give this to nobody who may not see his hand."
                                .formatted(reader),
                        "Every die and card in them is checked without a network by 'python3 verify.py letters'. It needs Python 3 and nothing else."),
                List.of(
                        Sheet.chapter(
                                "What was ruled",
                                Lists.each(rulings, ruling -> said(ruling.rule(), ruling.sentence())),
                                "Nothing that he may read."),
                        Sheet.chapter("The sections, and our rulings on them", sections(rules), "None."),
                        new Chapter("The cases that prove them", cases(rules))));
    }

    private List<Item> sections(List<String> rules) {
        var items = new ArrayList<Item>();
        for (var number : rules) {
            var rulings = dispute.ourRulings().all().stream()
                    .filter(ruling -> ruling.sections().contains(number))
                    .map(ruling -> new View.Fact(ruling.number(), "%s %s".formatted(ruling.title(), ruling.text())));
            var title =
                    dispute.book().at(number).map(section -> section.title()).orElse("");
            items.add(new Item.Said(number, title, rulings.toList()));
        }
        return items;
    }

    private List<Item> cases(List<String> rules) {
        return Stream.concat(
                        Cases.of(dispute.kind()).stream()
                                .filter(one -> one.rules().stream().anyMatch(rules::contains))
                                .map(Case::heading)
                                .map(heading -> said("", heading)),
                        Stream.of(said(
                                "",
                                "postrider cases %s plays them."
                                        .formatted(dispute.kind().name()))))
                .toList();
    }

    private static Item said(String rule, String sentence) {
        return new Item.Said(rule, sentence, List.of());
    }
}
