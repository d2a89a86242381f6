package postrider.desk.letters;

import java.util.List;
import postrider.desk.Transport;
import postrider.gamefile.Outgoing;
import postrider.gamefile.Verification;

/** Files that go with letters: the program with which a player checks a game that is over. */
public final class Attachments {
    private Attachments() {}

    public static List<Transport.Attachment> of(Dispatch dispatch) {
        return dispatch.kind() == Outgoing.Kind.FINAL
                ? List.of(new Transport.Attachment("verify.py", "text/x-python", Verification.script()))
                : List.of();
    }
}
