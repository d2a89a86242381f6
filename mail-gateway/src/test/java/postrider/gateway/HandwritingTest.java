package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class HandwritingTest {
    @Test
    void aProgramIsKnownByWhatItCallsItself() {
        assertEquals(Handwriting.THUNDERBIRD, of("User-Agent: Mozilla Thunderbird"));
        assertEquals(Handwriting.ANDROID, of("User-Agent: Thunderbird for Android"));
        assertEquals(Handwriting.ANDROID, of("User-Agent: K-9 Mail for Android"));
        assertEquals(Handwriting.FAIREMAIL, of("X-Mailer: FairEmail 1.2"));
        assertEquals(Handwriting.MUTT, of("User-Agent: Mutt/2.2.12 (2023-09-09)"));
        assertEquals(Handwriting.EVOLUTION, of("User-Agent: Evolution 3.46.4-2"));
        assertEquals(Handwriting.KMAIL, of("User-Agent: KMail/5.22"));
        assertEquals(Handwriting.APPLE, of("X-Mailer: Apple Mail (2.3774.300.61.1.2)"));
        assertEquals(Handwriting.TELEPHONE, of("X-Mailer: iPhone Mail (21A360)"));
        assertEquals(Handwriting.OUTLOOK, of("X-Mailer: Microsoft Outlook 16.0"));
    }

    @Test
    void whatDoesNotNameItselfIsTakenForWebMail() {
        assertEquals(Handwriting.OTHER, of("Message-ID: <x@mail.gmail.com>"));
        assertEquals(Handwriting.OTHER, of("User-Agent: Roundcube Webmail/1.6"));
    }

    private static Handwriting of(String field) {
        return Handwriting.of(Part.of((field + "\r\n\r\npass\r\n").getBytes(StandardCharsets.US_ASCII)));
    }
}
