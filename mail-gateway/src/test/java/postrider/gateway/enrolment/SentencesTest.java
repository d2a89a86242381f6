package postrider.gateway.enrolment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class SentencesTest {
    @Test
    void sentencesDependOnTheKeysAlone() {
        var sentences = Sentences.of(List.of("AB", "cd", "ef"));
        assertEquals(sentences, Sentences.of(List.of("ef", "ab", "CD")));
        assertNotEquals(sentences, Sentences.of(List.of("ef", "ab", "ce")));
        assertEquals(3, sentences.size());
        for (var one : sentences) assertTrue(one.matches("The \\w+ \\w+ \\w+ the \\w+ \\w+\\."), one);
    }

    /** The sentences must never change: players may compare a letter of last year with one of today. */
    @Test
    void sentencesNeverChange() {
        assertEquals(
                List.of(
                        "The happy poet found the hollow pepper.",
                        "The rapid smuggler built the rapid saddle.",
                        "The polite mayor followed the hungry parcel."),
                Sentences.of(List.of("dkim:jane@gmail.test", "dkim:joe@gmail.test")));
    }

    @Test
    void allWordsAreUsed() {
        var seen = new HashSet<String>();
        for (int key = 0; key < 40; key++)
            for (var sentence : Sentences.of(List.of("key" + key))) seen.addAll(List.of(sentence.split("[\\s.]+")));
        assertTrue(seen.size() > 200, () -> "words seen: " + seen.size());
    }
}
