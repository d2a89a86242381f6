package postrider.kit;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.Game;
import postrider.rulebook.Case;
import postrider.rulebook.RuleBook;

/** How many cases stand behind each section of a rule book, as a page that the build writes and checks. */
final class CasesPage {
    private final String title;
    private final RuleBook book;
    private final List<Case> cases;
    private final List<Case> earlier;

    /** @param earlier cases of earlier editions, which are only counted */
    CasesPage(Game game, List<Case> cases, List<Case> earlier) {
        this.title = game.title();
        this.book = RuleBook.of(game);
        this.cases = List.copyOf(cases);
        this.earlier = List.copyOf(earlier);
    }

    /**
     * Sections that want a case, and no case would fail without them. A paragraph, which no ruling cites, is proved by a case that
     * names it: its worked example.
     */
    List<RuleBook.Section> unproved() {
        return book.sections().stream()
                .filter(RuleBook.Section::needsCase)
                .filter(section -> cases.stream()
                        .noneMatch(one -> proves(one, section) || section.isParagraph() && names(one, section)))
                .toList();
    }

    /** The page. */
    String text() {
        var lines = new ArrayList<String>();
        lines.add("# %s: cases by section".formatted(title));
        lines.add("");
        lines.add("The build writes this page (`-Dcases=write`) and fails where it is not so. %d cases%s."
                .formatted(
                        cases.size(),
                        earlier.isEmpty() ? "" : ", and %d of earlier editions".formatted(earlier.size())));
        lines.add(
                "A case proves the section it is about, and each under which it expects a ruling, a refusal or a question: it");
        lines.add("would fail without it. Others name it besides. Where none is needed it is said why.");
        lines.add("");
        lines.add("| section | | prove it | name it |");
        lines.add("|---|---|---|---|");
        for (var section : book.sections()) lines.add(row(section));
        return String.join("\n", lines) + "\n";
    }

    private String row(RuleBook.Section section) {
        long proving = cases.stream().filter(one -> proves(one, section)).count();
        long naming = cases.stream()
                .filter(one -> names(one, section) && !proves(one, section))
                .count();
        return proving + naming == 0
                ? "| %s | %s | | %s |".formatted(section.number(), section.title(), section.why())
                : "| %s | %s | %d | %d |".formatted(section.number(), section.title(), proving, naming);
    }

    private boolean proves(Case one, RuleBook.Section section) {
        return isAmong(one.proves(), section);
    }

    private boolean names(Case one, RuleBook.Section section) {
        return isAmong(one.rules(), section);
    }

    private boolean isAmong(List<String> numbers, RuleBook.Section section) {
        return numbers.stream()
                .anyMatch(number -> book.at(number).filter(section::equals).isPresent());
    }
}
