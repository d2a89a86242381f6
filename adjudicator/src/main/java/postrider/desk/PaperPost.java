package postrider.desk;

import java.nio.charset.StandardCharsets;

/** Letters as text files in the outbox, for the referee to hand over himself. */
public final class PaperPost implements Post {
    @Override
    public Sealed seal(Parcel parcel) {
        var id = "<%s@postrider.invalid>".formatted(parcel.name());
        var text = "To: %s <%s>\nSubject: %s\n\n%s"
                .formatted(
                        parcel.player().name(),
                        parcel.player().address(),
                        parcel.subject(),
                        parcel.printed().text());
        return new Sealed(id, "txt", text.getBytes(StandardCharsets.UTF_8));
    }

    /** On paper the referee's word is enough: the game goes on. */
    @Override
    public boolean flush(GameFolder folder) {
        return true;
    }
}
