package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.text.Lists;

/**
 * A letter of the corpus; the README beside it tells how one is written.
 *
 * @param from who is in its From, unless it says otherwise
 * @param signer empty if it is not simply signed
 * @param how it is signed, see {@link Pen#sign}
 * @param lines its text; a character is a byte
 * @param reader who is answered; empty if nobody is
 * @param sentence what the answer says, or why there is none
 */
record HostileLetter(
        String title,
        Kind kind,
        String from,
        Optional<String> signer,
        List<String> how,
        List<String> head,
        List<String> lines,
        List<Change> changes,
        Optional<String> reader,
        String sentence) {

    enum Kind {
        SIGNED,
        CLEAR,
        PLAIN,
        MIME,
        RAW,
        AGAIN
    }

    /** A change to the whole letter, made last. */
    record Change(String from, String to) {}

    private static final Pattern REPEATED = Pattern.compile("<<(\\d+)\\*(.*?)>>", Pattern.DOTALL);
    private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u\\{(\\p{XDigit}+)\\}|x(\\p{XDigit}{2})|([nrt]))");
    private static final Pattern BLOCK =
            Pattern.compile("<<(signed|clear|seal|packed) (\\w+)([^>]*)>>\n(.*?)<<end>>", Pattern.DOTALL);

    /** A letter without a trick. */
    static HostileLetter signed(Pen pen, String... lines) {
        return of(Kind.SIGNED, pen, lines);
    }

    static HostileLetter of(Kind kind, Pen pen, String... lines) {
        return new HostileLetter(
                "",
                kind,
                pen.name(),
                Optional.of(pen.name()),
                List.of(),
                List.of(),
                List.of(lines),
                List.of(),
                Optional.empty(),
                "");
    }

    static List<HostileLetter> in(Path folder) throws IOException {
        return Lists.map(texts(folder), HostileLetter::read);
    }

    /** The letters in all files of a folder. */
    static List<String> texts(Path folder) throws IOException {
        var letters = new ArrayList<String>();
        try (var files = Files.list(folder)) {
            for (var file : files.filter(one -> one.toString().endsWith(".txt"))
                    .sorted()
                    .toList())
                for (var text : Files.readString(file).split("(?m)^(?=LETTER )"))
                    if (text.startsWith("LETTER ")) letters.add(text);
        }
        return letters;
    }

    private static HostileLetter read(String text) {
        var title = "";
        var kind = Kind.PLAIN;
        var signer = Optional.<String>empty();
        var from = Optional.<String>empty();
        var how = List.<String>of();
        var head = new ArrayList<String>();
        var lines = new ArrayList<String>();
        var changes = new ArrayList<Change>();
        var reader = Optional.<String>empty();
        var sentence = "";
        for (var line : text.lines()
                .filter(one -> !one.isBlank() && !one.startsWith("#"))
                .toList()) {
            if (line.startsWith("|")) {
                lines.add(bytes(line.replaceFirst("^\\| ?", "")));
                continue;
            }
            var words = line.split(" +", 2);
            var rest = words.length < 2 ? "" : words[1];
            switch (words[0]) {
                case "LETTER" -> title = rest;
                case "FROM" -> from = Optional.of(rest);
                case "SIGN" -> how = List.of(rest.split(" "));
                case "HEAD" -> head.add(bytes(rest));
                case "CHANGE" ->
                    changes.add(new Change(bytes(rest.split(" => ", -1)[0]), bytes(rest.split(" => ", -1)[1])));
                case "ANSWER" -> {
                    reader = Optional.of(rest.split(" +", 2)[0]);
                    sentence = rest.split(" +", 2)[1];
                }
                case "SILENT" -> sentence = rest;
                default -> {
                    kind = Kind.valueOf(words[0]);
                    signer = Optional.of(rest).filter(name -> !name.isBlank());
                }
            }
        }
        var writer = from.orElse(signer.orElse("stranger"));
        return new HostileLetter(title, kind, writer, signer, how, head, lines, changes, reader, sentence);
    }

    /** Undoes escapes: {@code \x00}, {@code \\u{1F600}}, {@code \n}, {@code <<1000*again>>}. One character a byte. */
    private static String bytes(String text) {
        var wire = new String(text.getBytes(UTF_8), ISO_8859_1);
        var plain = ESCAPE.matcher(wire).replaceAll(escape -> Matcher.quoteReplacement(meant(escape)));
        return REPEATED.matcher(plain)
                .replaceAll(piece -> Matcher.quoteReplacement(piece.group(2).repeat(Integer.parseInt(piece.group(1)))));
    }

    private static String meant(MatchResult escape) {
        if (escape.group(1) != null)
            return new String(
                    Character.toString(Integer.parseInt(escape.group(1), 16)).getBytes(UTF_8), ISO_8859_1);
        if (escape.group(2) != null) return Character.toString(Integer.parseInt(escape.group(2), 16));
        return switch (escape.group(3)) {
            case "n" -> "\n";
            case "r" -> "\r";
            default -> "\t";
        };
    }

    /** The letter, line ends CRLF. */
    byte[] written(int number, Map<String, Pen> pens, Instant now, byte[] before) {
        var body = lines.stream().map(line -> line + "\n").collect(Collectors.joining());
        var text = switch (kind) {
            case SIGNED -> envelope(number) + signed(pens.get(signer.orElseThrow()), how, part(body), now);
            case CLEAR ->
                envelope(number) + "Content-Type: text/plain; charset=utf-8\n\n"
                        + clear(pens.get(signer.orElseThrow()), how, body, now);
            case PLAIN -> envelope(number) + "Content-Type: text/plain; charset=utf-8\n\n" + body;
            case MIME -> envelope(number) + blocks(body, pens, now);
            case RAW -> blocks(body, pens, now);
            case AGAIN -> new String(before, ISO_8859_1).replace("\r\n", "\n");
        };
        for (var change : changes) text = changed(text, change);
        return text.replace("\n", "\r\n").getBytes(ISO_8859_1);
    }

    private String changed(String text, Change change) {
        if (!text.contains(change.from())) throw new AssertionError(title + ": there is no " + change.from());
        return text.replace(change.from(), change.to());
    }

    private String envelope(int number) {
        var usual = Stream.of(
                "From: %s@example.org".formatted(from),
                "To: referee@example.org",
                "Subject: orders",
                "Message-ID: <letter-%d@example.org>".formatted(number),
                "MIME-Version: 1.0");
        return Stream.concat(
                        usual.filter(field ->
                                head.stream().noneMatch(own -> own.startsWith(field.replaceFirst(":.*", ":")))),
                        head.stream().filter(own -> !own.endsWith(": none")))
                .map(field -> field + "\n")
                .collect(Collectors.joining());
    }

    private static String part(String body) {
        return "Content-Type: text/plain; charset=utf-8\n\n" + body;
    }

    private static String blocks(String text, Map<String, Pen> pens, Instant now) {
        return BLOCK.matcher(text).replaceAll(block -> {
            var pen = pens.get(block.group(2));
            var how = Stream.of(block.group(3).split(" "))
                    .filter(word -> !word.isEmpty())
                    .toList();
            var written = block.group(4);
            var made = switch (block.group(1)) {
                case "clear" -> clear(pen, how, written, now);
                case "seal" -> pen.sign(written.getBytes(ISO_8859_1), how, now);
                case "packed" -> pen.pack(written.getBytes(ISO_8859_1), how, now);
                default -> signed(pen, how, written, now);
            };
            return Matcher.quoteReplacement(made.stripTrailing());
        });
    }

    /** RFC 3156, 5: a part, and its detached signature. */
    private static String signed(Pen pen, List<String> how, String part, Instant now) {
        var signature = pen.sign(part.replace("\n", "\r\n").getBytes(ISO_8859_1), how, now);
        return "Content-Type: multipart/signed; micalg=pgp-sha512; protocol=\"application/pgp-signature\"; boundary=sig\n\n"
                + "--sig\n" + part + "\n--sig\nContent-Type: application/pgp-signature\n\n" + signature + "\n--sig--\n";
    }

    /** RFC 9580, 7. */
    private static String clear(Pen pen, List<String> how, String text, Instant now) {
        var lines = text.lines().map(line -> line.replaceFirst("[ \t]+$", "")).toList();
        var signed = String.join("\r\n", lines).getBytes(ISO_8859_1);
        var type = how.contains("binary") ? Stream.<String>empty() : Stream.of("text");
        var words = Stream.concat(type, how.stream().filter(word -> !word.equals("binary")))
                .toList();
        return "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n"
                + text.replaceAll("(?m)^-", "- -")
                + pen.sign(signed, words, now);
    }
}
