package postrider.dispute;

import java.util.List;
import postrider.kernel.Game;
import postrider.rulebook.Case;
import postrider.rulebook.Cases;
import postrider.rulebook.OurRulings;
import postrider.rulebook.RuleBook;
import postrider.text.Lists;

/**
 * What bears on these sections of a rule book: their titles, our rulings on them, and the cases that prove them.
 *
 * @param rules the numbers of the sections
 */
record Bearing(Game kind, List<String> rules) {
    /** @param title as in the list of sections; empty if the number is not in it */
    record Section(String number, String title, List<OurRulings.One> rulings) {}

    List<Section> sections() {
        var book = RuleBook.of(kind);
        var rulings = OurRulings.of(kind).all();
        return Lists.map(
                rules,
                number -> new Section(
                        number,
                        book.at(number).map(RuleBook.Section::title).orElse(""),
                        Lists.filter(rulings, one -> one.sections().contains(number))));
    }

    List<String> cases() {
        var bearing = Lists.filter(Cases.of(kind), one -> one.rules().stream().anyMatch(rules::contains));
        return Lists.map(bearing, Case::heading);
    }
}
