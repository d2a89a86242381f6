package postrider.letters;

import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.Guide;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.text.Lists;

/** What a situation says about each person in it. */
record WhoIsWho(View view) {
    private record Mention(String heading, String words) {}

    /** A guide to each of these people whom it mentions. */
    List<Guide> of(Collection<String> people) {
        return people.stream()
                .distinct()
                .map(name -> new Guide(name, about(name)))
                .filter(guide -> !guide.lines().isEmpty())
                .toList();
    }

    /** The lines that begin with the name; if there are none, those that contain it. */
    private List<String> about(String name) {
        var word = Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(name) + "(?![\\p{L}\\d'])");
        var named = view.sections().stream()
                .flatMap(section -> section.blocks().stream()
                        .flatMap(WhoIsWho::lines)
                        .filter(line -> word.matcher(line).find())
                        .map(line -> new Mention(section.heading(), line)))
                .toList();
        var first = Lists.filter(named, line -> word.matcher(line.words).lookingAt());
        return Lists.map(first.isEmpty() ? named : first, line -> line.heading + ": " + line.words);
    }

    private static Stream<String> lines(Block block) {
        return switch (block) {
            case Block.Facts(var facts) -> facts.stream().map(fact -> fact.label() + ", " + fact.value());
            case Block.Table(var head, var rows) -> rows.stream().map(row -> row(head, row));
            case Block.Lines(var lines) -> lines.stream();
        };
    }

    /** "Trenton (2029); Leaders Rall; Seen all": the first cell has no label. */
    private static String row(List<String> head, List<String> row) {
        return IntStream.range(0, row.size())
                .filter(cell -> !row.get(cell).isEmpty())
                .mapToObj(cell -> cell == 0 ? row.get(cell) : head.get(cell) + " " + row.get(cell))
                .collect(Collectors.joining("; "));
    }
}
