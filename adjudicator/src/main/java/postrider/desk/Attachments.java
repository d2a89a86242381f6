package postrider.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import postrider.desk.Transport.Attachment;
import postrider.letters.Dispatch;
import postrider.letters.PlayByMail;
import postrider.log.LetterRecord;
import postrider.log.Outgoing;
import postrider.proof.Verification;

/**
 * Files that go with letters: the record of what they tell, the manual and the worksheet of the box with the welcome, and with the last letter the
 * program that checks a game that is over, and that letter once more as a page to keep.
 */
public final class Attachments {
    private Attachments() {}

    /**
     * @param name of the letter
     * @param worksheet files by name; none if nothing is in doubt
     * @param manual how the game is played by mail
     * @param page the letter as a page of its own
     */
    public static List<Attachment> of(
            String name,
            Dispatch dispatch,
            Supplier<Map<String, String>> worksheet,
            Supplier<Optional<String>> manual,
            Supplier<String> page) {
        var files = new ArrayList<Attachment>();
        var record = dispatch.record();
        if (!record.isEmpty())
            files.add(new Attachment(LetterRecord.FILE, "text/plain", new LetterRecord(name, record).text()));
        if (dispatch.kind() == Outgoing.Kind.WELCOME)
            manual.get().ifPresent(sheet -> files.add(new Attachment(PlayByMail.FILE, "text/html", sheet)));
        if (dispatch.kind() == Outgoing.Kind.WELCOME)
            new TreeMap<>(worksheet.get()).forEach((file, text) -> files.add(new Attachment(file, type(file), text)));
        if (dispatch.kind() == Outgoing.Kind.FINAL)
            files.addAll(List.of(
                    new Attachment("verify.py", "text/x-python", Verification.script()),
                    new Attachment("final.html", "text/html", page.get())));
        return files;
    }

    private static String type(String file) {
        return file.endsWith(".html") ? "text/html" : "application/yaml";
    }
}
