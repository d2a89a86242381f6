package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import postrider.files.PrivateFiles;
import postrider.kit.Windows;

class MaildirOnWindowsTest {
    @Test
    void aLetterIsPutAsideUnderANameWithoutAColon() throws IOException {
        try (var windows = new Windows()) {
            var maildir = Maildir.lay(windows.home().resolve("post/lmtp"));
            for (var text : new String[] {"one", "two"})
                try (var draft = maildir.draft()) {
                    draft.write(text.getBytes(StandardCharsets.US_ASCII));
                    draft.deliver();
                }
            var letter = maildir.fresh().getFirst();
            assertEquals("one", Files.readString(letter));
            assertTrue(PrivateFiles.isPrivate(letter));
            maildir.putAside(letter);
            assertEquals("two", Files.readString(maildir.fresh().getFirst()));
            assertEquals(
                    "one", Files.readString(maildir.folder().resolve("cur").resolve(letter.getFileName() + ";2,")));
        }
    }
}
