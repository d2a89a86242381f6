package postrider.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.proof.HeldLetters.Held;

/** How letters in a player's folder are recognized. */
class HeldMailTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            Message-ID: <ww-017.3.british.report@x.invalid>                     | ww-017.3.british.report@x.invalid | false
            Message-ID: <1@x.invalid>/X-Postrider: referee                      | 1@x.invalid                       | true
            X-Postrider: referee                                                | ''                                | true
            Message-ID: <answer.0a@x.invalid>/X-Postrider: referee              | answer.0a@x.invalid               | false
            Message-ID: <joined.0a@x.invalid>/X-Postrider: referee              | joined.0a@x.invalid               | false
            Message-ID: <joined.3.british.report@x.invalid>/X-Postrider: referee | joined.3.british.report@x.invalid | true
            Message-ID: <1@x.invalid>/Content-Disposition: inline; filename="My Record (2).txt" | 1@x.invalid      | true
            Message-ID: <1@x.invalid>                                           | 1@x.invalid                       | false
            Message-ID: <ww-017.3.british.report@x>/message-id: <ww-017.4.british.report@x>/X-Postrider: referee | '' | true
            """)
    void aLetterOfARefereeIsKnown(String header, String messageId, boolean referees) {
        var mail = header.replace("/", "\n") + "\n\nHello\n";
        var read = new HeldMail().read("a.eml", mail.getBytes(UTF_8), List.of());
        assertEquals(new Held("a.eml", messageId, referees, read.text(), Optional.empty()), read);
    }
}
