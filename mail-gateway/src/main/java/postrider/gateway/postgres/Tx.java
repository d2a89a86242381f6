package postrider.gateway.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A transaction: runs statements on its connection. */
record Tx(Connection connection) {
    interface Work<T> {
        T done(Tx tx) throws SQLException;
    }

    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    <T> List<T> all(String sql, Row<T> row, Object... values) throws SQLException {
        try (var statement = prepared(sql, values);
                var rows = statement.executeQuery()) {
            var all = new ArrayList<T>();
            while (rows.next()) all.add(row.read(rows));
            return all;
        }
    }

    <T> Optional<T> one(String sql, Row<T> row, Object... values) throws SQLException {
        return all(sql, row, values).stream().findFirst();
    }

    boolean is(String sql, Object... values) throws SQLException {
        return !all(sql, row -> true, values).isEmpty();
    }

    /** Returns how many rows were changed. */
    int run(String sql, Object... values) throws SQLException {
        try (var statement = prepared(sql, values)) {
            return statement.executeUpdate();
        }
    }

    private PreparedStatement prepared(String sql, Object... values) throws SQLException {
        var statement = connection.prepareStatement(sql);
        for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
        return statement;
    }
}
