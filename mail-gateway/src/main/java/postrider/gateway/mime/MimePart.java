package postrider.gateway.mime;

import jakarta.mail.internet.ContentDisposition;
import jakarta.mail.internet.ContentType;
import jakarta.mail.internet.ParameterList;
import jakarta.mail.internet.ParseException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A letter, or a part of one (RFC 2045), exactly as it was sent, since a signature covers the bytes. Any sequence of bytes can be read as a
 * part; whatever exceeds the limits below is ignored.
 *
 * @param fields header fields by name in lower case, the first of each name, unfolded
 * @param type text/plain if it is missing or malformed; message/rfc822 if it is missing in a digest (RFC 2046, 5.1.5)
 * @param wire the whole part, one character a byte, line ends CRLF
 * @param body what follows the header, in the same form
 * @param children the parts of a multipart, in order
 */
public record MimePart(
        Map<String, String> fields, ContentType type, String wire, String body, List<MimePart> children) {
    /** Longest header that is read, in bytes. */
    public static final int HEADER = 64 * 1024;

    /** Longest field that is read, in bytes. */
    static final int FIELD_LENGTH = 4000;

    /** Deepest nesting that is read. */
    public static final int DEPTH = 8;

    /** How deep a letter may be wrapped in others. */
    private static final int WRAPPED = 3;

    /** Most parts of one multipart that are read. */
    public static final int PARTS = 50;

    private static final Logger LOG = LoggerFactory.getLogger(MimePart.class);
    private static final String BLANK = "\r\n\r\n";
    private static final Pattern PARAMETER =
            Pattern.compile(";\\s*([\\w-]+)\\*?\\s*=\\s*(?:\"([^\"]*)\"?|([^;\"]*[^;\"\\s]))");
    /** One word, perhaps in quotation marks or followed by a comment. */
    private static final Pattern TOKEN = Pattern.compile("\"?([\\w-]+).*", Pattern.DOTALL);

    private static final Pattern FIELD = Pattern.compile("([!-9;-~]{1,100})[ \t]*:[ \t]*(.*)", Pattern.DOTALL);

    /** Reads a letter with line ends LF or CRLF. */
    public static MimePart of(byte[] raw) {
        LOG.trace("{} bytes are parsed", raw.length);
        var text = Latin.text(raw);
        return read(text.replace("\r\n", "\n").replace("\n", "\r\n"), "text/plain", DEPTH);
    }

    /** The header of one of our own letters; the body is not read. */
    public static MimePart head(byte[] raw) {
        var text = new String(raw, 0, Math.min(raw.length, HEADER), StandardCharsets.ISO_8859_1);
        return read(text.split(BLANK, 2)[0], "text/plain", DEPTH);
    }

    private static MimePart read(String wire, String unlessSaid, int depth) {
        var end = wire.startsWith("\r\n") ? -2 : wire.indexOf(BLANK);
        var header = end == -2 ? "" : end < 0 ? wire : wire.substring(0, end);
        var body = end == -2 ? wire.substring(2) : end < 0 ? "" : wire.substring(end + BLANK.length());
        var fields = fields(header.substring(0, Math.min(header.length(), HEADER)));
        var type = type(fields.getOrDefault("content-type", unlessSaid));
        var within = type.match("multipart/digest") ? "message/rfc822" : "text/plain";
        var boundary = Optional.ofNullable(type.getParameter("boundary")).filter(b -> !b.isBlank());
        var children = new ArrayList<MimePart>();
        if (depth > 0 && type.match("multipart/*") && boundary.isPresent())
            for (var child : split(body, "--" + boundary.get())) children.add(read(child, within, depth - 1));
        return new MimePart(fields, type, wire, body, List.copyOf(children));
    }

    private static Map<String, String> fields(String header) {
        var fields = new LinkedHashMap<String, String>();
        for (var line : header.split("\r\n(?![ \t])")) {
            var field = FIELD.matcher(line);
            if (!field.matches()) continue;
            var value = field.group(2).replace("\r\n", "").strip();
            fields.putIfAbsent(
                    field.group(1).toLowerCase(Locale.ROOT),
                    value.substring(0, Math.min(value.length(), FIELD_LENGTH)));
        }
        return fields;
    }

    /** The line end before a delimiter belongs to the delimiter (RFC 2046, 5.1.1). */
    private static List<String> split(String body, String delimiter) {
        var parts = new ArrayList<String>();
        var start = -1;
        for (var at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + 1)) {
            if (at > 0 && body.charAt(at - 1) != '\n') continue;
            var after = at + delimiter.length();
            var eol = body.indexOf("\r\n", after) < 0 ? body.length() : body.indexOf("\r\n", after);
            var rest = body.substring(after, eol).stripTrailing();
            if (!rest.isEmpty() && !rest.equals("--")) continue;
            if (start >= 0) parts.add(body.substring(start, Math.max(start, at - 2)));
            start = Math.min(eol + 2, body.length());
            if (!rest.isEmpty() || parts.size() == PARTS) return parts;
        }
        if (start >= 0) parts.add(body.substring(start));
        return parts;
    }

    public Optional<String> field(String name) {
        return Optional.ofNullable(fields.get(name.toLowerCase(Locale.ROOT)));
    }

    private static ContentType type(String value) {
        try {
            return new ContentType(value);
        } catch (ParseException damaged) {
            var bare = value.split("[;\\s]", 2)[0].toLowerCase(Locale.ROOT).split("/");
            return bare.length == 2
                    ? new ContentType(bare[0], bare[1], parameters(value))
                    : new ContentType("text", "plain", null);
        }
    }

    /** The parameters of a field that breaks RFC 2045, 5.1: a value with spaces and no quotation marks, or only one. */
    private static ParameterList parameters(String field) {
        var parameters = new ParameterList();
        PARAMETER
                .matcher(field)
                .results()
                .forEach(one -> parameters.set(one.group(1), one.group(2) != null ? one.group(2) : one.group(3)));
        return parameters;
    }

    public boolean is(String what) {
        return type.match(what);
    }

    public boolean attached() {
        return field("Content-Disposition").orElse("").toLowerCase(Locale.ROOT).startsWith("attachment");
    }

    public Optional<String> fileName() {
        return disposition()
                .or(() -> Optional.ofNullable(type.getParameter("name")))
                .map(Charsets::words);
    }

    private Optional<String> disposition() {
        var field = field("Content-Disposition").orElse("inline");
        try {
            return Optional.ofNullable(new ContentDisposition(field).getParameter("filename"));
        } catch (ParseException damaged) {
            return Optional.ofNullable(parameters(field).get("filename"));
        }
    }

    /** The part as bytes with line ends CRLF, which is what an OpenPGP/MIME signature covers. */
    public byte[] bytes() {
        return Latin.bytes(wire);
    }

    /** The body with its transfer encoding undone, or unchanged if that fails. Nothing is decompressed. */
    public byte[] content() {
        var bytes = Latin.bytes(body);
        try {
            return switch (TOKEN.matcher(field("Content-Transfer-Encoding").orElse(""))
                    .replaceAll("$1")
                    .toLowerCase(Locale.ROOT)) {
                case "quoted-printable" -> QuotedPrintable.decode(body);
                case "base64" -> Base64Pieces.decode(body);
                default -> bytes;
            };
        } catch (IllegalArgumentException damaged) {
            return bytes;
        }
    }

    /** The text of a text part, line ends LF, with its charset and format=flowed (RFC 3676) decoded. */
    public String text() {
        var text = Charsets.decode(content(), type.getParameter("charset")).replace("\r\n", "\n");
        return flowed() ? Flowed.unfold(text, delsp()) : text;
    }

    /** Its HTML page as a standalone file, with the pictures embedded (RFC 2392). */
    public Optional<String> page() {
        var pictures = all().filter(part -> part.is("image/*")).toList();
        return all().filter(part -> part.is("text/html"))
                .findFirst()
                .map(MimePart::text)
                .map(page -> {
                    var whole = page;
                    for (var picture : pictures) whole = picture.shownIn(whole);
                    return whole;
                });
    }

    /** The letters attached to it (RFC 2046, 5.2.1; RFC 6532, 3.7) and to these, as lists and forwarders wrap them. */
    public Stream<MimePart> wrapped() {
        return wrapped(WRAPPED);
    }

    private Stream<MimePart> wrapped(int depth) {
        return all().filter(part -> depth > 0 && (part.is("message/rfc822") || part.is("message/global")))
                .map(part -> MimePart.of(part.content()))
                .flatMap(letter -> Stream.concat(Stream.of(letter), letter.wrapped(depth - 1)));
    }

    /** Its first plain text that is not an attachment. */
    public Optional<String> plain() {
        return all().filter(part -> part.is("text/plain") && !part.attached())
                .findFirst()
                .map(MimePart::text);
    }

    /** What the reader of a text part sees, line ends LF; empty for a page that cannot be read. */
    public String shown() {
        return is("text/html") ? PageLines.of(text()).orElse("") : text();
    }

    /** What is written in it, as plain text or HTML, without attachments. */
    public Optional<String> words() {
        return Words.in(this);
    }

    private String shownIn(String page) {
        var id = field("content-id").orElse("").replaceAll("[<>]", "");
        var data = "data:%s;base64,%s"
                .formatted(type.getBaseType(), Base64.getEncoder().encodeToString(content()));
        return page.replace("\"cid:%s\"".formatted(id), "\"%s\"".formatted(data));
    }

    public boolean flowed() {
        return "flowed".equalsIgnoreCase(type.getParameter("format"));
    }

    /** Whether the space at a soft line break is removed (RFC 3676, 4.1). */
    public boolean delsp() {
        return "yes".equalsIgnoreCase(type.getParameter("delsp"));
    }

    /** This part and all parts below it, in order. */
    public Stream<MimePart> all() {
        return within(DEPTH);
    }

    /** This part and the parts at most this many levels below it. */
    public Stream<MimePart> within(int depth) {
        return depth == 0
                ? Stream.of(this)
                : Stream.concat(Stream.of(this), children.stream().flatMap(child -> child.within(depth - 1)));
    }
}
