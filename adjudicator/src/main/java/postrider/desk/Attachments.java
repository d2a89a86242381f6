package postrider.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import postrider.desk.Transport.Attachment;
import postrider.letters.Board;
import postrider.letters.Dispatch;
import postrider.log.LetterRecord;
import postrider.log.Outgoing;
import postrider.proof.Verification;

/**
 * Files that go with letters: the record of what they tell, the board, the worksheet of the box with the welcome, and the program that checks a
 * game that is over.
 */
final class Attachments {
    private Attachments() {}

    /**
     * @param name of the letter
     * @param worksheet files by name; none if nothing is in doubt
     * @param board none if the game has no map
     */
    static List<Attachment> of(
            String name, Dispatch dispatch, Supplier<Map<String, String>> worksheet, Supplier<Optional<String>> board) {
        var files = new ArrayList<Attachment>();
        var record = dispatch.record();
        if (!record.isEmpty())
            files.add(new Attachment(LetterRecord.FILE, "text/plain", new LetterRecord(name, record).text()));
        if (dispatch.kind() == Outgoing.Kind.WELCOME || dispatch.kind() == Outgoing.Kind.BOARD)
            board.get().ifPresent(page -> files.add(new Attachment(Board.FILE, "text/html", page)));
        if (dispatch.kind() == Outgoing.Kind.WELCOME)
            new TreeMap<>(worksheet.get()).forEach((file, text) -> files.add(new Attachment(file, type(file), text)));
        if (dispatch.kind() == Outgoing.Kind.FINAL)
            files.add(new Attachment("verify.py", "text/x-python", Verification.script()));
        return files;
    }

    private static String type(String file) {
        return file.endsWith(".html") ? "text/html" : "application/yaml";
    }
}
