package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.Ration;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.gateway.office.Register.Seat;

/**
 * How many letters that move no game are answered on one day (UTC), by whose they are; an order or an answer that stands is
 * never counted. A letter keeps its place in the count however often it comes, also over a restart: each is a line of a file
 * that begins anew with the day.
 */
public final class Quotas {
    private static final DateTimeFormatter UNTIL = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private static final Logger LOG = LoggerFactory.getLogger(Quotas.class);

    /** Of the file, in bytes: some hundred thousand letters. */
    private static final int LARGEST = 20_000_000;

    /** Of a digest, in hex digits: letters of one day are told apart by it. */
    private static final int SHORT = 16;

    private static final Pattern LINE = Pattern.compile("(\\S+) ([0-9a-f]{16}) (%s) (.+)"
            .formatted(Stream.of(Kind.values()).map(Kind::name).collect(Collectors.joining("|"))));

    /** As many accounts are shown, those with most letters first. */
    private static final int SHOWN = 20;

    /** Which letters are counted together, and how many of them are answered on one day. */
    enum Kind {
        /** Of one side in one game: refused letters and requests. Whoever tries order after order sends less on one day. */
        SEAT(40),
        /** Of one side in one game. Standing orders are not needed more often than orders are. */
        STANDING(20),
        /** Signed with a player's key, and of no game of his. */
        KEY(10),
        /** Unsigned, from a player's address. Anybody can write so: he must not be pestered in another's name. */
        ADDRESS(5),
        /** From an address that nobody knows. */
        STRANGER(5),
        /** From all of these, and forged ones are always new: no more than a mail provider lets pass. */
        STRANGERS(200);

        private final int most;

        Kind(int most) {
            this.most = most;
        }

        private String what() {
            return switch (this) {
                case SEAT -> "refused or requests";
                case STANDING -> "standing orders";
                case KEY -> "signed, of no game";
                case ADDRESS -> "unsigned, from a player's address";
                case STRANGER -> "a stranger";
                case STRANGERS -> "all strangers";
            };
        }
    }

    /** Whose letters are counted together. */
    record Account(Kind kind, String whose) {
        static Account of(Seat seat, Ration ration) {
            var kind = switch (ration) {
                case ANSWERS -> Kind.SEAT;
                case STANDING_ORDERS -> Kind.STANDING;
            };
            return new Account(kind, "%s, %s".formatted(seat.game().id(), seat.side()));
        }

        static Account of(Kind kind, String address) {
            return new Account(kind, address.toLowerCase(Locale.ROOT));
        }
    }

    /** A letter's place among those of its account today, from 1. */
    record Place(int number, int most) {
        boolean isIn() {
            return number <= most;
        }

        boolean isLast() {
            return number == most;
        }

        boolean isFirstBeyond() {
            return number == most + 1;
        }
    }

    private final Path file;
    private final InstantSource clock;
    private Day today;

    /**
     * The letters counted on one day.
     *
     * @param places of each account's letters, by their digests
     */
    private record Day(LocalDate date, SequencedMap<Account, Map<String, Integer>> places) {
        static Day of(LocalDate date) {
            return new Day(date, new LinkedHashMap<>());
        }

        /** A line cut short by a crash was never counted, and of a damaged file what can be read: at most some letters more are answered. */
        static Day of(LocalDate date, Path file) {
            var day = of(date);
            var lines = lines(file);
            for (int i = 0; i < lines.size(); i++) {
                var line = LINE.matcher(lines.get(i));
                if (!line.matches()) {
                    if (i < lines.size() - 1) LOG.warn("{}, line {} is damaged, and passed over", file, i + 1);
                } else if (line.group(1).equals(date.toString()))
                    day.add(new Account(Kind.valueOf(line.group(3)), line.group(4)), line.group(2));
            }
            return day;
        }

        private static List<String> lines(Path file) {
            if (!Files.exists(file)) return List.of();
            try {
                return new String(ReadFiles.bytes(file, LARGEST), ISO_8859_1)
                        .lines()
                        .toList();
            } catch (IOException unreadable) {
                LOG.warn("the letters of today are counted anew: {}", unreadable.getMessage());
                return List.of();
            }
        }

        /** Whether it is counted now, and was not before. */
        boolean add(Account account, String letter) {
            var letters = places.computeIfAbsent(account, first -> new HashMap<>());
            return letters.putIfAbsent(letter, letters.size() + 1) == null;
        }

        Place place(Account account, String letter) {
            return new Place(places.get(account).get(letter), account.kind().most);
        }

        byte[] written() {
            var text = new StringBuilder();
            places.forEach((account, letters) -> letters.entrySet().stream()
                    .sorted(Map.Entry.comparingByValue())
                    .forEach(letter -> text.append(line(account, letter.getKey()))));
            return text.toString().getBytes(US_ASCII);
        }

        String line(Account account, String letter) {
            return "%s %s %s %s\n".formatted(date, letter, account.kind(), account.whose());
        }
    }

    /** @param folder the post office's own */
    Quotas(Path folder, InstantSource clock) throws IOException {
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

    /** Counts a letter, once; on the disk when this returns. */
    synchronized Place place(Account account, String digest) throws IOException {
        if (!today.date().equals(date(clock))) {
            today = Day.of(date(clock));
            PrivateFiles.replace(file, today.written());
        }
        var letter = digest.substring(0, SHORT);
        if (today.add(account, letter))
            PrivateFiles.append(file, today.line(account, letter).getBytes(US_ASCII));
        return today.place(account, letter);
    }

    /** When the next day begins on which letters are answered anew. */
    String until() {
        return "00:00 UTC on %s".formatted(UNTIL.format(date(clock).plusDays(1)));
    }

    /** What was counted today, a line each, most letters first; nothing if nothing was. */
    public static List<String> today(Path folder, InstantSource clock) {
        var all = Day.of(date(clock), file(folder)).places().entrySet().stream()
                .sorted(Comparator.comparing(account -> -account.getValue().size()))
                .map(account -> told(account.getKey(), account.getValue().size()))
                .toList();
        if (all.size() <= SHOWN) return all;
        var more = "and %,d more".formatted(all.size() - SHOWN);
        return Stream.concat(all.stream().limit(SHOWN), Stream.of(more)).toList();
    }

    private static String told(Account account, int letters) {
        int most = account.kind().most;
        return "%s (%s): %,d of %,d%s"
                .formatted(
                        account.whose(),
                        account.kind().what(),
                        Math.min(letters, most),
                        most,
                        letters > most ? ", and %,d beyond".formatted(letters - most) : "");
    }
}
