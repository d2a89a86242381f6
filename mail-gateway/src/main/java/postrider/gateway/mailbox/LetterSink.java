package postrider.gateway.mailbox;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.Arrays;
import postrider.gateway.mime.MimePart;

/** Collects the bytes of a letter; of one that is too large, only the beginning. */
final class LetterSink extends OutputStream {
    private final int limit;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private long size;

    LetterSink(int limit) {
        this.limit = limit;
    }

    @Override
    public void write(int octet) {
        if (size++ < Math.max(limit, MimePart.HEADER)) bytes.write(octet);
    }

    Mailbox.Fetched letter() {
        var raw = bytes.toByteArray();
        return new Mailbox.Fetched(
                size <= limit ? raw : Arrays.copyOf(raw, Math.min(raw.length, MimePart.HEADER)), size);
    }
}
