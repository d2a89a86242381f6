package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.gateway.mime.Latin;

/** Quotas in a file with a line for each letter, started afresh every day. */
public final class QuotaFile implements Quotas {
    private static final Logger LOG = LoggerFactory.getLogger(QuotaFile.class);

    /** The largest file, in bytes: several hundred thousand letters. */
    private static final int LARGEST = 20_000_000;

    /** How many hex digits of a digest are stored: enough to distinguish the letters of a day. */
    private static final int SHORT = 16;

    private static final Pattern LINE = Pattern.compile("(\\S+) ([0-9a-f]{16}) (%s) (.+)"
            .formatted(Stream.of(Allowance.values()).map(Allowance::name).collect(Collectors.joining("|"))));

    private final Path file;
    private final InstantSource clock;
    private Day today;

    /**
     * The letters counted on one day.
     *
     * @param places the place of each letter in its account, by digest
     */
    private record Day(LocalDate date, SequencedMap<Account, Map<String, Integer>> places) {
        static Day of(LocalDate date) {
            return new Day(date, new LinkedHashMap<>());
        }

        /** Reads a file. Lines that are damaged, or cut short by a crash, are not counted, so at most a few letters more are answered. */
        static Day of(LocalDate date, Path file) {
            var day = of(date);
            var lines = lines(file);
            for (int i = 0; i < lines.size(); i++) {
                var line = LINE.matcher(lines.get(i));
                if (!line.matches()) {
                    if (i < lines.size() - 1) LOG.warn("{}, line {} is damaged, and passed over", file, i + 1);
                } else if (line.group(1).equals(date.toString()))
                    day.add(new Account(Allowance.valueOf(line.group(3)), line.group(4)), line.group(2));
            }
            return day;
        }

        private static List<String> lines(Path file) {
            if (!Files.exists(file)) return List.of();
            try {
                return Latin.text(ReadFiles.bytes(file, LARGEST)).lines().toList();
            } catch (IOException unreadable) {
                LOG.warn("the letters of today are counted anew: {}", unreadable.getMessage());
                return List.of();
            }
        }

        /** Counts a letter. Returns whether it is new. */
        boolean add(Account account, String letter) {
            var letters = places.computeIfAbsent(account, first -> new HashMap<>());
            return letters.putIfAbsent(letter, letters.size() + 1) == null;
        }

        Place place(Account account, String letter) {
            return new Place(
                    places.get(account).get(letter), account.allowance().most());
        }

        byte[] written() {
            var text = new StringBuilder();
            places.forEach((account, letters) -> letters.entrySet().stream()
                    .sorted(Map.Entry.comparingByValue())
                    .forEach(letter -> text.append(line(account, letter.getKey()))));
            return text.toString().getBytes(US_ASCII);
        }

        String line(Account account, String letter) {
            return "%s %s %s %s\n".formatted(date, letter, account.allowance(), account.whose());
        }
    }

    /** @param folder the post office's own */
    QuotaFile(Path folder, InstantSource clock) throws IOException {
        this.file = file(folder);
        this.clock = clock;
        this.today = Day.of(date(clock), file);
        PrivateFiles.replace(file, today.written());
    }

    private static Path file(Path folder) {
        return folder.resolve("quotas");
    }

    private static LocalDate date(InstantSource clock) {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    @Override
    public synchronized Place place(Account account, String digest) throws IOException {
        if (!today.date().equals(date(clock))) {
            today = Day.of(date(clock));
            PrivateFiles.replace(file, today.written());
        }
        var letter = digest.substring(0, SHORT);
        if (today.add(account, letter))
            PrivateFiles.append(file, today.line(account, letter).getBytes(US_ASCII));
        return today.place(account, letter);
    }

    @Override
    public String until() {
        return Quotas.next(date(clock));
    }

    /** Today's counts, a line for each account, most letters first. */
    public static List<String> today(Path folder, InstantSource clock) {
        var counted = new LinkedHashMap<Account, Integer>();
        Day.of(date(clock), file(folder)).places().forEach((account, letters) -> counted.put(account, letters.size()));
        return Quotas.told(counted);
    }
}
