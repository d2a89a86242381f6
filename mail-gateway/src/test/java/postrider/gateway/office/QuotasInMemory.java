package postrider.gateway.office;

import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/** Counts in memory. */
final class QuotasInMemory implements Quotas {
    private final Map<List<Object>, SequencedSet<String>> letters = new HashMap<>();
    private final InstantSource clock;

    QuotasInMemory(InstantSource clock) {
        this.clock = clock;
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    @Override
    public synchronized Place place(Account account, String digest) {
        var counted = letters.computeIfAbsent(List.of(today(), account), first -> new LinkedHashSet<>());
        counted.add(digest);
        return new Place(
                List.copyOf(counted).indexOf(digest) + 1, account.allowance().most());
    }

    @Override
    public String until() {
        return Quotas.next(today());
    }
}
