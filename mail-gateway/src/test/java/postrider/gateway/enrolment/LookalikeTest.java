package postrider.gateway.enrolment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LookalikeTest {
    @ParameterizedTest
    @CsvSource({
        "joe@gmail.test, j0e@gmail.test, true",
        "joe@example.org, joe@examp1e.org, true",
        "joe@modern.org, joe@modem.org, true",
        "joe.roe@example.org, joeroe@example.org, true",
        "joe@example.org, joe@example.com, true",
        "joe@my-bank.org, joe@mybank.org, true",
        "joe@example.org, joes@example.org, true",
        "joe@example.org, jeo@example.org, true",
        "joe@example.org, jae@example.org, true",
        "joe@example.org, JOE@example.org, false",
        "joe@example.org, jane@example.org, false",
        "joe@example.org, joe@elsewhere.org, false"
    })
    void addressesThatLookAlike(String one, String other, boolean alike) {
        assertEquals(alike, Lookalike.is(one, other));
        assertEquals(alike, Lookalike.is(other, one));
    }
}
