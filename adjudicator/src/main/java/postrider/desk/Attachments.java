package postrider.desk;

import java.util.List;
import postrider.gamefile.Verification;

/** Files that go with letters: the program with which a player checks a game that is over. */
final class Attachments {
    private Attachments() {}

    static List<Post.Attachment> of(Dispatch dispatch) {
        return dispatch.kind() == Dispatch.Kind.FINAL
                ? List.of(new Post.Attachment("verify.py", "text/x-python", Verification.script()))
                : List.of();
    }
}
