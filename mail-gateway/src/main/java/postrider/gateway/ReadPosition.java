package postrider.gateway;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;

/**
 * Up to where a mailbox was read.
 *
 * @param validity the mailbox's UIDVALIDITY; where it changes, all UIDs are new (RFC 9051, 2.3.1.1)
 * @param uid the highest UID that was read
 */
record ReadPosition(long validity, long uid) {
    /** Of the file, in bytes: it holds two numbers. */
    private static final int LINE = 100;

    /** The place kept in {@code file}, or the beginning if there is none that is valid. */
    static ReadPosition load(Path file, long validity) throws IOException {
        if (!Files.exists(file)) return new ReadPosition(validity, 0);
        var words = ReadFiles.text(file, LINE).strip().split(" ");
        var kept = words.length == 2 ? Long.parseLong(words[0]) : -1;
        return kept == validity ? new ReadPosition(validity, Long.parseLong(words[1])) : new ReadPosition(validity, 0);
    }

    ReadPosition upTo(long uid) {
        return new ReadPosition(validity, Math.max(this.uid, uid));
    }

    void save(Path file) throws IOException {
        PrivateFiles.replace(file, (validity + " " + uid + "\n").getBytes(StandardCharsets.US_ASCII));
    }
}
