package postrider.kernel;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import postrider.kernel.question.Topic;
import postrider.text.WordTable;

/** A game's table of question topics: the form of the answers, who is asked when, and clauses that answer in advance. */
public final class TopicTable {
    private final Map<String, List<String>> rows;

    /** @param table a {@link WordTable}, whose first column names the topic */
    public TopicTable(String table) {
        this.rows = WordTable.rows(table).stream()
                .collect(Collectors.toMap(List::getFirst, row -> row.subList(1, row.size())));
    }

    /** See {@link Topic#answers}. */
    public String answers(Topic topic) {
        return rows.get(topic.words()).getFirst();
    }

    public List<String> help(Topic topic) {
        var row = rows.get(topic.words());
        return Guide.asked(row.get(1), row.subList(2, row.size()));
    }
}
