package postrider.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import postrider.letters.Board;
import postrider.letters.CalendarFile;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer;
import postrider.letters.LetterRenderer.Attachment;
import postrider.letters.LetterRenderer.Printed;
import postrider.letters.PlayByMail;
import postrider.log.LetterKind;
import postrider.log.LetterName;
import postrider.log.LetterRecord;
import postrider.play.OpenGame;
import postrider.proof.Verification;

/**
 * The files attached to a letter. Any letter may have its record and the deadlines for its reader's calendar; the welcome has the
 * board, the manual and the box's worksheet; the last letter has the program that checks a finished game, and itself as a page to keep.
 *
 * @param game as the letters describe it
 * @param worksheet files by name; none if nothing is in doubt
 */
record Attachments(OpenGame<?, ?> game, LetterRenderer renderer, Supplier<Map<String, String>> worksheet) {
    /** @param deadlines for its reader's calendar */
    List<Attachment> of(Dispatch letter, Printed printed, List<CalendarFile> deadlines) {
        var files = new ArrayList<Attachment>();
        for (var deadline : deadlines) files.add(new Attachment(deadline.file(), deadline.type(), deadline.written()));
        var record = letter.record();
        if (!record.isEmpty())
            files.add(new Attachment(LetterRecord.FILE, "text/plain", new LetterRecord(name(letter), record).text()));
        if (letter.kind() == LetterKind.WELCOME || letter.kind() == LetterKind.BOARD)
            Board.of(game, letter.to())
                    .flatMap(board -> renderer.board(letter, board))
                    .ifPresent(page -> files.add(new Attachment(Board.FILE, "text/html", page)));
        if (letter.kind() == LetterKind.WELCOME) {
            renderer.page(new PlayByMail(game, letter.to()).sheet())
                    .ifPresent(sheet -> files.add(new Attachment(PlayByMail.FILE, "text/html", sheet)));
            new TreeMap<>(worksheet.get()).forEach((file, text) -> files.add(new Attachment(file, type(file), text)));
        }
        if (letter.kind() == LetterKind.FINAL)
            files.addAll(List.of(
                    new Attachment("verify.py", "text/x-python", Verification.script()),
                    new Attachment("final.html", "text/html", printed.page())));
        return files;
    }

    private String name(Dispatch letter) {
        return LetterName.next(game.log(), letter.to(), letter.kind()).toString();
    }

    private static String type(String file) {
        return file.endsWith(".html") ? "text/html" : "application/yaml";
    }
}
