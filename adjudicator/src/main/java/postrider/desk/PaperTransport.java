package postrider.desk;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.stream.Collectors;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.GameLog;
import postrider.log.LetterName;
import postrider.log.LetterRecord;
import postrider.log.Outgoing;
import postrider.store.GameStore;
import postrider.store.SealedLetter;

/** Puts letters into the outbox as files that any mail program opens, with the record at the end, for the referee to hand over. */
public final class PaperTransport implements Transport {
    @Override
    public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
        var id = "<" + LetterName.next(log, letter.to(), letter.kind()) + Outgoing.PAPER;
        var reader = log.header().player(letter.to());
        var text = """
                To: %s <%s>
                Subject: %s
                Message-ID: %s
                MIME-Version: 1.0
                Content-Type: text/plain; charset=utf-8
                Content-Transfer-Encoding: 8bit

                %s%s""".formatted(
                        reader.name(),
                        reader.address(),
                        letter.subject(),
                        id,
                        printed.text(),
                        printed.files().stream()
                                .filter(file -> file.name().equals(LetterRecord.FILE))
                                .map(file -> "\n" + file.content())
                                .collect(Collectors.joining()));
        return SealedLetter.of(letter.to(), letter.kind(), id, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Letters on paper count as sent. */
    @Override
    public void send(GameStore game) {}
}
