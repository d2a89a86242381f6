package postrider.kernel;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import postrider.kernel.question.Topic;
import postrider.text.WordTable;

/** What stands in a game's table of questions: of each kind what answers it, who is asked when, and clauses that answer it beforehand. */
public final class TopicTable {
    private final Map<String, List<String>> told;

    /** @param table a {@link WordTable}: the words for a topic come first */
    public TopicTable(String table) {
        this.told = WordTable.rows(table).stream()
                .collect(Collectors.toMap(List::getFirst, row -> row.subList(1, row.size())));
    }

    public String answers(Topic topic) {
        return told.get(topic.words()).getFirst();
    }

    /** For help. */
    public List<String> help(Topic topic) {
        var row = told.get(topic.words());
        return Guide.asked(row.get(1), row.subList(2, row.size()).toArray(String[]::new));
    }
}
