package postrider.desk;

import java.nio.charset.StandardCharsets;

/** Letters as files in the outbox, which every mail program opens, for the referee to hand over himself. */
public final class PaperTransport implements Transport {
    @Override
    public Sealed seal(Parcel parcel) {
        var id = "<%s@postrider.invalid>".formatted(parcel.name());
        var text = """
                To: %s <%s>
                Subject: %s
                Message-ID: %s
                MIME-Version: 1.0
                Content-Type: text/plain; charset=utf-8
                Content-Transfer-Encoding: 8bit

                %s""".formatted(
                        parcel.player().name(),
                        parcel.player().address(),
                        parcel.subject(),
                        id,
                        parcel.printed().text());
        return new Sealed(id, "eml", text.getBytes(StandardCharsets.UTF_8));
    }

    /** On paper the referee's word is enough: the game goes on. */
    @Override
    public boolean flush(GameFolder folder) {
        return true;
    }
}
