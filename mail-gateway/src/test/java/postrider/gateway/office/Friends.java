package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.gateway.Enrolment;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MimePart;

/** People who write to one office, and the letters they get. */
final class Friends implements AutoCloseable {
    private static final String NOWHERE = "<nothing@gmail.test>";
    private static final Pattern CODE = Pattern.compile("\\bcode\\s+(\\w{4}-\\w{4})");

    final QuietOffice office;
    final Gmail jane = Gmail.of("jane");
    final Gmail joe = jane.neighbour("joe");
    final Outlook ann = Outlook.of("ann");
    final Pen pete = Pen.of("pete", 7);
    /** The letters that the office has sent, parsed once: in a year there are many. */
    private final List<Sent> read = new ArrayList<>();

    private record Sent(MimePart letter, Envelope envelope) {
        static Sent of(byte[] raw) {
            var letter = MimePart.of(raw);
            return new Sent(letter, Envelope.of(letter));
        }

        String to() {
            return envelope.to().getFirst().address();
        }
    }

    private int letters;

    Friends(Path home) throws IOException {
        this(home, Enrolment.OPEN);
    }

    Friends(Path home, Enrolment enrolment) throws IOException {
        office = new QuietOffice(home, Town.NOON, enrolment);
        office.records.put(Gmail.selector("gmail.test"), List.of(jane.record()));
    }

    /** Delivers a letter that is no reply. Returns the letters sent in answer. */
    List<String> write(Writer writer, String... lines) {
        return answer(writer, NOWHERE, lines);
    }

    /** Delivers a reply to the last letter that its writer got. */
    List<String> reply(Writer writer, String... lines) {
        return answer(writer, id(last(writer)), lines);
    }

    /** Delivers a reply to the last letter of a game that its writer got, with its code if it has one. */
    List<String> play(Writer writer, String game, String... lines) {
        var letter = letters(writer).stream()
                .filter(one -> text(one).contains(game + ", impulse"))
                .toList()
                .getLast();
        var code = CODE.matcher(text(letter));
        var coded = code.find() ? Stream.of("code " + code.group(1)) : Stream.<String>of();
        return answer(writer, id(letter), Stream.concat(coded, Stream.of(lines)).toArray(String[]::new));
    }

    private List<String> answer(Writer writer, String to, String... lines) {
        return deliver(writer.letter(++letters, to, office.soon(), String.join("\n", lines) + "\n"));
    }

    List<String> deliver(byte[] letter) {
        int before = office.sent.size();
        office.deliver(letter, office.soon());
        return told(before);
    }

    /** Lets time pass with the office at work. */
    List<String> wait(Duration time) throws IOException {
        int before = office.sent.size();
        office.atWork(time);
        return told(before);
    }

    List<String> told(int since) {
        return sent().stream()
                .skip(since)
                .map(sent -> "To %s: [%s] %s"
                        .formatted(
                                sent.to(),
                                sent.envelope.subject(),
                                text(sent.letter).replaceAll("\\s+", " ")))
                .toList();
    }

    private List<Sent> sent() {
        office.sent.stream().skip(read.size()).map(Sent::of).forEach(read::add);
        return read;
    }

    static String id(MimePart letter) {
        return Envelope.of(letter).messageId().orElseThrow();
    }

    static String text(MimePart letter) {
        return letter.plain().orElseThrow();
    }

    MimePart last(Writer writer) {
        return letters(writer).getLast();
    }

    List<MimePart> letters(Writer writer) {
        return sent().stream()
                .filter(sent -> sent.to().equals(writer.player().address()))
                .map(Sent::letter)
                .toList();
    }

    static void assertTold(List<String> letters, String... words) {
        for (var said : words)
            assertTrue(
                    letters.stream().anyMatch(letter -> letter.contains(said)),
                    () -> said + "\nin\n" + String.join("\n=====\n", letters));
    }

    @Override
    public void close() throws IOException {
        office.close();
    }
}
