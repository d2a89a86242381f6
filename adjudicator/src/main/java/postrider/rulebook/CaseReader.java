package postrider.rulebook;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.text.Line;

/** Reads a file of cases (docs/cases.md is the grammar) and collects its faults. */
record CaseReader(String file, List<Side> sides, OurRulings rulings, List<String> faults) {
    List<Case> read(String text) {
        var cases = new ArrayList<Case>();
        var paragraphs = Paragraph.of(text, this::fault);
        int at = 0;
        while (at < paragraphs.size()) {
            int end = at + 1;
            while (end < paragraphs.size() && !paragraphs.get(end).keyword().equals("CASE")) end++;
            cases.add(one(paragraphs.get(at), paragraphs.subList(at + 1, end)));
            at = end;
        }
        return cases;
    }

    private Case one(Paragraph head, List<Paragraph> body) {
        var title = head.text().split("\\s+", 2);
        if (!head.keyword().equals("CASE") || title[0].isEmpty())
            fault(head.line(), "a case begins with CASE, its id and its title");
        var given = new ArrayList<Line>();
        var disputed = new ArrayList<String>();
        var cites = new ArrayList<String>();
        var passages = new PassageReader(sides, this::fault);
        for (var paragraph : body)
            switch (paragraph.keyword()) {
                case "GIVEN" -> given.addAll(paragraph.lines());
                case "DISPUTED" -> paragraph.items("[,;\\s]+").forEach(ruling -> disputed.add(known(ruling)));
                case "CITES" -> paragraph.items("[,;\\s]+").map(Line::text).forEach(cites::add);
                default -> passages.read(paragraph);
            }
        var words = title.length > 1 ? title[1] : "";
        var played = passages.passages();
        return new Case(title[0], words, file, head.line(), sides, given, played, disputed, cites);
    }

    private String known(Line ruling) {
        if (!rulings.has(ruling.text()))
            fault(ruling.number(), "'%s' is not a ruling of rulings.md".formatted(ruling.text()));
        return ruling.text();
    }

    private void fault(int line, String what) {
        faults.add("%s, line %d: %s".formatted(file, line, what));
    }
}
