package postrider.desk.letters;

import java.util.ArrayList;
import java.util.List;
import postrider.desk.Transport.Attachment;
import postrider.gamefile.LetterRecord;
import postrider.gamefile.Outgoing;
import postrider.gamefile.Verification;

/** Files that go with letters: the record of what they tell, and the program that checks a game that is over. */
public final class Attachments {
    private Attachments() {}

    /** @param name of the letter */
    public static List<Attachment> of(String name, Dispatch dispatch) {
        var files = new ArrayList<Attachment>();
        var record = dispatch.record();
        if (!record.isEmpty())
            files.add(new Attachment(LetterRecord.FILE, "text/plain", new LetterRecord(name, record).text()));
        if (dispatch.kind() == Outgoing.Kind.FINAL)
            files.add(new Attachment("verify.py", "text/x-python", Verification.script()));
        return files;
    }
}
