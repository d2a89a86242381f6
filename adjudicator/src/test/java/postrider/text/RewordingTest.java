package postrider.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Courtesies and shorthand around an order. */
class RewordingTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Hi ref, play 40: queue                               | play 40: queue
            Good evening all, play 40: queue                     | play 40: queue
            I'm going to play 40: queue                          | play 40: queue
            let me play 40: queue                                | play 40: queue
            play 40: Howe with 5 CU's; to Albany                 | play 40: Howe with 5 CUs; to Albany
            place PC’s in Albany                                 | place PCs in Albany
            play 40 - Howe with 5 CU - to Albany                 | play 40 - Howe with 5 CU; to Albany
            play 40-Howe with 5 CU-to Albany                     | play 40-Howe with 5 CU; to Albany
            I am playing 40: queue                               | play 40: queue
            So I'll be playing 40: queue                         | play 40: queue
            Could you please play 40: queue                      | play 40: queue
            I hereby order: play 40: queue                       | play 40: queue
            play 40: queue, thanks Jane                          | play 40: queue
            play 40: queue. Sorry for the delay!                 | play 40: queue
            play 40: queue (thanks!)                             | play 40: queue
            play 40: queue. Thanks, Draft                        | play 40: queue. Thanks, Draft
            play 40: queue, thanks but no thanks                 | play 40: queue, thanks but no thanks
            I'm not going to play 40: queue                      | I'm not going to play 40: queue
            play 40: Howe mit Clinton und 5 CU; nach Albany      | play 40: Howe with Clinton and 5 CU; to Albany
            play 40: Howe avec Clinton et 5 CU; vers Albany      | play 40: Howe with Clinton and 5 CU; to Albany
            play 40: Howe con Clinton y 5 CU; hacia Albany       | play 40: Howe with Clinton and 5 CU; to Albany
            play 40: Howe med Clinton och 5 CU; naar Albany      | play 40: Howe with Clinton and 5 CU; to Albany
            Morgan's Riflemen                                    | Morgan's Riflemen
            """)
    void isReadAs(String said, String meant) {
        assertEquals(meant, Rewording.SHORTHAND.of(said));
    }
}
