package postrider.desk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Files that go with letters: the program with which a player checks a game that is over. */
final class Attachments {
    private static final String PROGRAM = "verify.py";

    private Attachments() {}

    static List<Post.Attachment> of(Dispatch dispatch) {
        return dispatch.kind() == Dispatch.Kind.FINAL
                ? List.of(new Post.Attachment(PROGRAM, "text/x-python", program()))
                : List.of();
    }

    private static String program() {
        try (var program = Attachments.class.getResourceAsStream("/verify/" + PROGRAM)) {
            return program == null ? "" : new String(program.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("The program that checks a game is missing.", e);
        }
    }
}
