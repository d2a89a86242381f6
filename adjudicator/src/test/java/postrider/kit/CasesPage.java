package postrider.kit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.Game;
import postrider.rulebook.Case;
import postrider.rulebook.Passage;
import postrider.rulebook.RuleBook;
import postrider.text.Lists;

/** A page that counts the cases for each section of a rule book. The build writes and checks it. */
final class CasesPage {
    private final String title;
    private final RuleBook book;
    private final int cases;
    private final int earlier;
    /** By section: how many cases prove it, and how many others name it. */
    private final Map<RuleBook.Section, Long> proving;

    private final Map<RuleBook.Section, Long> naming;

    /** @param earlier the cases of earlier editions, which are only counted */
    CasesPage(Game game, List<Case> cases, List<Case> earlier) {
        this.title = game.title();
        this.book = RuleBook.of(game);
        this.cases = cases.size();
        this.earlier = earlier.size();
        this.proving = counted(cases.stream().map(one -> sections(proved(one))));
        this.naming = counted(cases.stream().map(one -> {
            var named = sections(one.rules());
            named.removeAll(sections(proved(one)));
            return named;
        }));
    }

    /** The rules that a case would fail without: the one it is about, and those of the rulings and questions it expects. */
    private static List<String> proved(Case one) {
        return one.passages().stream()
                .flatMap(CasesPage::proved)
                .collect(Collectors.toCollection(
                        () -> new ArrayList<>(List.of(one.rules().getFirst()))));
    }

    private static Stream<String> proved(Passage passage) {
        var expected = Lists.filter(passage.expected(), Passage.Expected.Ruled.class);
        var asked = Stream.concat(
                passage.answers().stream().map(Passage.Answer::to),
                Lists.filter(passage.expected(), Passage.Expected.Asked.class).stream()
                        .map(Passage.Expected.Asked::to));
        return Stream.concat(
                expected.stream().map(Passage.Expected.Ruled::rule),
                asked.map(Passage.Addressee::asked).filter(words -> Character.isDigit(words.charAt(0))));
    }

    private Set<RuleBook.Section> sections(List<String> numbers) {
        return numbers.stream()
                .flatMap(number -> book.at(number).stream())
                .collect(Collectors.toCollection(HashSet::new));
    }

    private static Map<RuleBook.Section, Long> counted(Stream<Set<RuleBook.Section>> cases) {
        return cases.flatMap(Set::stream).collect(Collectors.groupingBy(section -> section, Collectors.counting()));
    }

    /**
     * The sections that need a case and are proved by none. A paragraph, which no ruling cites, is proved by any case that names it: its
     * worked example.
     */
    List<RuleBook.Section> unproved() {
        return book.sections().stream()
                .filter(RuleBook.Section::needsCase)
                .filter(section ->
                        !proving.containsKey(section) && !(section.isParagraph() && naming.containsKey(section)))
                .toList();
    }

    String text() {
        var lines = new ArrayList<String>();
        lines.add("# %s: cases by section".formatted(title));
        lines.add("");
        lines.add("The build writes this page (`-Dcases=write`) and fails where it is not so. %d cases%s."
                .formatted(cases, earlier == 0 ? "" : ", and %d of earlier editions".formatted(earlier)));
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
        long prove = proving.getOrDefault(section, 0L);
        long name = naming.getOrDefault(section, 0L);
        return prove + name == 0
                ? "| %s | %s | | %s |".formatted(section.number(), section.title(), section.why())
                : "| %s | %s | %d | %d |".formatted(section.number(), section.title(), prove, name);
    }
}
