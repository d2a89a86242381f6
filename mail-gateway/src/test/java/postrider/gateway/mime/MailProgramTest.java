package postrider.gateway.mime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MailProgramTest {
    @Test
    void aProgramIsRecognisedByItsName() {
        assertEquals(MailProgram.THUNDERBIRD, of("User-Agent: Mozilla Thunderbird"));
        assertEquals(MailProgram.ANDROID, of("User-Agent: Thunderbird for Android"));
        assertEquals(MailProgram.ANDROID, of("User-Agent: K-9 Mail for Android"));
        assertEquals(MailProgram.FAIREMAIL, of("X-Mailer: FairEmail 1.2"));
        assertEquals(MailProgram.MUTT, of("User-Agent: Mutt/2.2.12 (2023-09-09)"));
        assertEquals(MailProgram.EVOLUTION, of("User-Agent: Evolution 3.46.4-2"));
        assertEquals(MailProgram.KMAIL, of("User-Agent: KMail/5.22"));
        assertEquals(MailProgram.APPLE, of("X-Mailer: Apple Mail (2.3774.300.61.1.2)"));
        assertEquals(MailProgram.TELEPHONE, of("X-Mailer: iPhone Mail (21A360)"));
        assertEquals(MailProgram.OUTLOOK, of("X-Mailer: Microsoft Outlook 16.0"));
    }

    @Test
    void anUnnamedProgramIsTakenForWebMail() {
        assertEquals(MailProgram.OTHER, of("Message-ID: <x@mail.gmail.com>"));
        assertEquals(MailProgram.OTHER, of("User-Agent: Roundcube Webmail/1.6"));
    }

    private static MailProgram of(String field) {
        return MailProgram.of(MimePart.of((field + "\r\n\r\npass\r\n").getBytes(StandardCharsets.US_ASCII)));
    }
}
