package postrider.dispute;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import postrider.desk.TriedOrder;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.letters.RefereeReport;
import postrider.letters.RefereeReport.Chapter;
import postrider.letters.RefereeReport.Item;
import postrider.rulebook.Commentary;
import postrider.text.Lists;

/** Says why a rule applied in an impulse or did not, and why an order would be refused. */
record WhyReport(Dispute dispute) {

    RefereeReport of(String number) {
        var commentary = Commentary.on(dispute.kind(), number);
        var chapters = new ArrayList<Chapter>();
        chapters.add(RefereeReport.chapter("Where it applied", applied(commentary), "Nowhere in this impulse."));
        chapters.add(RefereeReport.chapter(
                "Where it was looked at and did not apply", passed(commentary), "The rules tell of no such place."));
        chapters.add(RefereeReport.chapter(
                "Our rulings on it",
                Lists.map(
                        commentary.rulings(),
                        one -> new Item.Statement(one.number(), one.title(), List.of(new View.Fact("", one.text())))),
                "None."));
        var cases = Lists.map(commentary.cases(), one -> new Item.Statement("", one.name()));
        chapters.add(RefereeReport.chapter("The cases that prove it", cases, "None."));
        return dispute.report(
                "why " + commentary.subject(),
                "%s: %s".formatted(commentary.number(), commentary.title()),
                List.of(),
                chapters);
    }

    private List<Item> applied(Commentary commentary) {
        var questions = dispute.asked().stream()
                .map(Witness.Asked::question)
                .filter(question -> commentary.holds(question.rule()))
                .<Item>map(question -> new Item.Statement(
                        question.rule(), "The %s player was asked: %s.".formatted(question.to(), question.name())));
        var rulings = dispute.again().rulings().stream()
                .filter(ruling -> commentary.holds(ruling.rule()))
                .<Item>map(ruling -> new Item.Statement(ruling.rule(), ruling.sentence()));
        var rows = dispute.fought()
                .flatMap(fought -> fought.rows().stream()
                        .filter(row -> commentary.holds(row.rule()))
                        .<Item>map(row ->
                                new Item.Statement(row.rule(), "In the table of the battle: " + cells(fought, row))));
        return Stream.of(questions, rulings, rows).flatMap(items -> items).toList();
    }

    private static String cells(Scene.Fought fought, Scene.Fought.Row row) {
        var cells = new ArrayList<String>();
        for (int side = 0; side < row.cells().size(); side++)
            if (!row.cells().get(side).isEmpty())
                cells.add(
                        "%s %s".formatted(fought.sides().get(side), row.cells().get(side)));
        return "%s: %s.".formatted(row.label(), String.join(", ", cells));
    }

    private List<Item> passed(Commentary commentary) {
        return dispute.again().passed().stream()
                .filter(ruling -> commentary.holds(ruling.rule()))
                .distinct()
                .<Item>map(ruling -> new Item.Statement(ruling.rule(), ruling.sentence()))
                .toList();
    }

    RefereeReport refused(TriedOrder tried) {
        var book = dispute.book();
        var items = new ArrayList<Item>();
        for (var fault : tried.faults()) {
            var notes = new ArrayList<View.Fact>();
            if (!fault.words().isEmpty()) notes.add(new View.Fact("line", fault.words()));
            if (!fault.rule().isEmpty())
                book.at(fault.rule()).ifPresent(section -> notes.add(new View.Fact("rule", section.title())));
            if (!fault.nearest().isEmpty()) notes.add(new View.Fact("instead", String.join("; ", fault.nearest())));
            items.add(new Item.Statement(fault.rule().isEmpty() ? "-" : fault.rule(), fault.why(), notes));
        }
        var accepted = Lists.concat(tried.words(), Lists.map(tried.clauses(), clause -> "if asked " + clause));
        var headline = tried.faults().isEmpty()
                ? "No rule would refuse this order."
                : "The %s order would be refused."
                        .formatted(dispute.filed().by().map(Object::toString).orElse(""));
        var chapter = tried.faults().isEmpty()
                ? new Chapter("As it would be read", List.of(RefereeReport.block(new Block.Lines(accepted))))
                : new Chapter("Which rule would refuse it", items);
        return dispute.report("why not", headline, List.of(), List.of(chapter));
    }
}
