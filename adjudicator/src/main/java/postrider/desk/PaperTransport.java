package postrider.desk;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import postrider.log.LetterRecord;
import postrider.log.Outgoing;
import postrider.store.GameStore;
import postrider.store.SealedLetter;

/** Letters as files in the outbox, which every mail program opens, for the referee to hand over; the record stands below. */
public final class PaperTransport implements Transport {
    @Override
    public SealedLetter seal(Parcel parcel) {
        var id = "<" + parcel.name() + Outgoing.PAPER;
        var text = """
                To: %s <%s>
                Subject: %s
                Message-ID: %s
                MIME-Version: 1.0
                Content-Type: text/plain; charset=utf-8
                Content-Transfer-Encoding: 8bit

                %s%s""".formatted(
                        parcel.player().name(),
                        parcel.player().address(),
                        parcel.dispatch().subject(),
                        id,
                        parcel.printed().text(),
                        parcel.printed().files().stream()
                                .filter(file -> file.name().equals(LetterRecord.FILE))
                                .map(file -> "\n" + file.content())
                                .collect(Collectors.joining()));
        return parcel.sealed(id, text.getBytes(StandardCharsets.UTF_8));
    }

    /** What lies on paper has left. */
    @Override
    public void send(GameStore game) {}
}
