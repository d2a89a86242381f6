package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import postrider.gateway.office.Quotas.Account;
import postrider.gateway.office.Quotas.Allowance;

/** Tests that every store of quotas must pass. */
public abstract class QuotasKit {
    static final Account EVE = Account.of(Allowance.STRANGER, "Eve@example.net");

    Instant now = Instant.parse("2026-12-31T23:59:00Z");

    /** Opens the quotas. */
    protected abstract Quotas open(InstantSource clock) throws IOException;

    Quotas quotas() throws IOException {
        return open(() -> now);
    }

    static String letter(int number) {
        return "%064x".formatted(number).replaceAll("^(.{48})(.{16})$", "$2$1");
    }

    @Test
    void aLetterKeepsItsPlaceHoweverOftenItComes() throws IOException {
        for (int again = 0; again < 3; again++)
            for (int i = 1; i <= 7; i++) {
                var place = quotas().place(EVE, letter(i));
                assertEquals(i, place.number());
                assertEquals(i <= 5, place.isIn());
                assertEquals(i == 5, place.isLast());
                assertEquals(i == 6, place.isFirstBeyond());
            }
    }

    @Test
    void eachIsCountedApart() throws IOException {
        for (int i = 1; i <= 5; i++) quotas().place(EVE, letter(i));
        assertEquals(
                1,
                quotas().place(Account.of(Allowance.STRANGER, "adam@example.net"), letter(1))
                        .number());
        assertEquals(
                1,
                quotas().place(Account.of(Allowance.KEY, "eve@example.net"), letter(1))
                        .number());
    }

    @Test
    void aNewDayBeginsAtMidnightWhetherTheOfficeWasOpenOrNot() throws IOException {
        var open = quotas();
        for (int i = 1; i <= 7; i++) open.place(EVE, letter(i));
        assertEquals("00:00 UTC on 1 January 2027", open.until());
        now = now.plus(Duration.ofMinutes(1));
        assertEquals(1, quotas().place(EVE, letter(8)).number());
        assertEquals(2, quotas().place(EVE, letter(7)).number());
    }
}
