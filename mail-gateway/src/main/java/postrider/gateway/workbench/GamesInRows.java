package postrider.gateway.workbench;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;

/** Games that exist only as database rows, to measure what the number of games costs: nobody can open them or write to them. */
record GamesInRows(String url) {
    /** The rows of a running game that queries can meet. */
    private static final List<String> ROWS = List.of(
            "insert into game select 'row-' || n, '' from generate_series(1, ?) n",
            "insert into standing select 'row-' || n, 5, true, false, false, 1125899906842624, 0, 5, 0, ''"
                    + " from generate_series(1, ?) n",
            "insert into entry select 'row-' || n, e, convert_to(repeat(md5(n::text), 10), 'UTF8')"
                    + " from generate_series(1, ?) n, generate_series(1, 5) e",
            "insert into letter (game, message_id, state, paper, sealed)"
                    + " select 'row-' || n, 'row-' || n || '.' || e, 'SENT', false, convert_to(repeat(md5(n::text), 10), 'UTF8')"
                    + " from generate_series(1, ?) n, generate_series(1, 5) e",
            "insert into seat select 'row-' || n, s, '', 'row-' || n || s || '@example.org', 'row-' || n || s, ''"
                    + " from generate_series(1, ?) n, unnest(array['a', 'b']) s",
            "insert into incoming (digest, size, outcome, done) select md5(n || '.' || e), 1000, 'answered', now()"
                    + " from generate_series(1, ?) n, generate_series(1, 5) e");

    void lay(int games) {
        try (var connection = DriverManager.getConnection(url);
                var analyze = connection.createStatement()) {
            for (var sql : ROWS)
                try (var statement = connection.prepareStatement(sql)) {
                    statement.setInt(1, games);
                    statement.executeUpdate();
                }
            analyze.execute("analyze");
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
