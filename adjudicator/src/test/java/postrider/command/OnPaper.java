package postrider.command;

import java.nio.file.Path;
import postrider.desk.Office;
import postrider.desk.PaperTransport;
import postrider.desk.Transport;
import postrider.letters.LetterRenderer;
import postrider.log.Event;

/** A home folder whose letters are handed over on paper; every key is the same. */
public class OnPaper implements Equipment {
    @Override
    public LetterRenderer press(Path home) {
        return Office.RENDERER;
    }

    @Override
    public Transport post(Path home) {
        return new PaperTransport();
    }

    @Override
    public Event.Player enrolled(Event.Player player) {
        return player.with("c0ffee", player.key());
    }
}
