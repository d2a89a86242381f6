package postrider.gateway.signing;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.gateway.mime.Charsets;
import postrider.gateway.mime.Flowed;
import postrider.gateway.mime.Latin;
import postrider.gateway.mime.MimePart;
import postrider.text.Lists;

/**
 * Something in a letter that claims to be signed. Nothing is checked here.
 *
 * @param documents candidates for what was signed: the one that a signature fits, whatever the names of files
 * @param seals the signatures; none if they cannot be read
 */
record Claim(List<Document> documents, List<? extends Seal> seals) {
    /**
     * A text that may be what was signed.
     *
     * @param bytes one character a byte
     * @param text what they say, if they are text
     */
    record Document(String bytes, Supplier<Optional<String>> text) {
        static Document of(String bytes) {
            return new Document(bytes, () -> SignedText.of(bytes));
        }

        /** A file's line ends may have changed on the way, and a text signature covers CRLF (RFC 9580, 5.2.4). */
        static Stream<Document> spellings(String bytes) {
            var lf = bytes.replace("\r\n", "\n");
            return Stream.of(bytes, lf, lf.replace("\n", "\r\n")).distinct().map(Document::of);
        }

        /** A text pasted from a file: its line ends, and whether its last line had one, are unknown. Line ends LF. */
        static Stream<Document> pasted(String text) {
            var lines = text.replaceFirst("^\n+", "").stripTrailing();
            return Stream.of(lines + "\n", lines, text) // verbatim, since blank lines at the end may be signed
                    .distinct()
                    .flatMap(lf -> Stream.of(lf, lf.replace("\n", "\r\n")))
                    .map(Document::of);
        }
    }

    /** How deep to look for a signed part: mailing lists and forwarders wrap letters. */
    static final int DEPTH = 4;

    /** How many files are tried against a detached signature. */
    private static final int FILES = 8;

    private static final String SIGNATURE = "application/pgp-signature";
    private static final Pattern CMS_SIGNATURE = Pattern.compile("(?i)application/(x-)?pkcs7-signature");
    private static final Pattern CMS = Pattern.compile("(?i)application/(x-)?pkcs7-mime");
    private static final Pattern CMS_FILE = Pattern.compile("(?i).*\\.p7m");
    private static final String ENCRYPTED = "multipart/encrypted";
    private static final Pattern PACKETS = Pattern.compile("(?i).*\\.(gpg|pgp|sig)");
    private static final Pattern ARMOR = Pattern.compile("\\s*-----BEGIN PGP (MESSAGE|SIGNATURE)-----");
    private static final Pattern MESSAGE = Pattern.compile("(?m)^[ \t]*-----BEGIN PGP MESSAGE-----");
    private static final Pattern EACH = Pattern.compile("(?m)^(?=[ \t]*-----BEGIN PGP )");
    private static final Claim DAMAGED = new Claim(List.of(), List.of());

    /** Everything in a letter that claims to be signed: a part, a text within its text, or a file. */
    static List<Claim> in(MimePart letter) {
        var files = letter.all()
                .filter(part -> part.fileName().isPresent() || part.attached())
                .limit(FILES)
                .toList();
        return in(letter, Optional.empty(), files, DEPTH).toList();
    }

    private static Stream<Claim> in(MimePart part, Optional<MimePart> before, List<MimePart> files, int depth) {
        if (depth > 0 && SIGNATURE.equalsIgnoreCase(part.type().getParameter("protocol"))) return Stream.of(mime(part));
        if (part.is(ENCRYPTED)) return Stream.of();
        if (depth > 0 && part.is("multipart/signed") && part.children().stream().anyMatch(Claim::isCmsSignature))
            return Stream.of(smime(part));
        var claims = Stream.<Claim>builder();
        if (part.children().isEmpty()) leaf(part, before, files).forEach(claims);
        var last = Optional.<MimePart>empty();
        for (var child : part.children()) {
            in(child, last, files, depth - 1).forEach(claims);
            last = Optional.of(child);
        }
        return claims.build();
    }

    /** RFC 3156, 5. */
    private static Claim mime(MimePart sealed) {
        var parts = sealed.children();
        var last = Lists.map(parts, part -> part.is(SIGNATURE)).indexOf(true);
        if (last < 1 || sealed.is("multipart/signed") && parts.size() != 2) return DAMAGED;
        var signed = parts.get(last - 1);
        return new Claim(
                List.of(new Document(signed.wire(), () -> SignedText.of(signed))), PgpSeal.in(latin(parts.get(last))));
    }

    /** RFC 8551, 3.5.3. */
    private static Claim smime(MimePart sealed) {
        var parts = sealed.children();
        if (parts.size() != 2 || !isCmsSignature(parts.getLast())) return DAMAGED;
        var signed = parts.getFirst();
        return new Claim(
                List.of(new Document(signed.wire(), () -> SignedText.of(signed))),
                CmsSeal.read(parts.getLast().content()).seals());
    }

    /** RFC 8551, 3.5.2: the signed content is inside the signature. */
    private static Claim opaque(MimePart leaf) {
        var opened = CmsSeal.read(leaf.content());
        return opened.content()
                .map(content -> new Claim(List.of(Document.of(Latin.text(content))), opened.seals()))
                .orElse(DAMAGED);
    }

    private static boolean isCmsSignature(MimePart part) {
        return isOfType(part, CMS_SIGNATURE);
    }

    /** An S/MIME part that contains signed or encrypted content. */
    private static boolean isCms(MimePart part) {
        return isOfType(part, CMS)
                || part.is("application/octet-stream")
                        && part.fileName().filter(CMS_FILE.asMatchPredicate()).isPresent();
    }

    private static boolean isOfType(MimePart part, Pattern type) {
        return type.matcher(part.type().getBaseType()).matches();
    }

    private static Stream<Claim> leaf(MimePart leaf, Optional<MimePart> before, List<MimePart> files) {
        if (isCms(leaf)) return CmsSeal.hides(leaf.content()) ? Stream.of() : Stream.of(opaque(leaf));
        var ssh = ssh(leaf, before, files);
        if (!ssh.isEmpty()) return ssh.stream();
        var clear = clear(leaf);
        return clear.isEmpty() ? packets(leaf).flatMap(file -> claim(file, before, files).stream()) : clear.stream();
    }

    private static Optional<Claim> claim(PgpFile file, Optional<MimePart> before, List<MimePart> files) {
        return switch (file) {
            case PgpFile.Message(var text, var signatures) ->
                Optional.of(new Claim(Document.spellings(text).toList(), PgpSeal.of(signatures)));
            case PgpFile.Signatures(var signatures) ->
                Optional.of(new Claim(beside(before, files).toList(), PgpSeal.of(signatures)));
            case PgpFile.Damaged damaged -> Optional.of(DAMAGED);
            case PgpFile.Encrypted nobodys -> Optional.empty();
            case PgpFile.Unsigned nobodys -> Optional.empty();
        };
    }

    /** What a detached signature may cover: a file, or the preceding part where Exchange took PGP/MIME apart. */
    private static Stream<Document> beside(Optional<MimePart> before, List<MimePart> files) {
        return Stream.concat(
                before.stream().map(part -> Document.of(part.wire())),
                files.stream().flatMap(file -> Document.spellings(latin(file))));
    }

    /** SSH signatures: below a text in the same part, or detached. */
    private static List<Claim> ssh(MimePart leaf, Optional<MimePart> before, List<MimePart> files) {
        if (leaf.is("text/html") || !latin(leaf).contains(SshSigned.NAME)) return List.of();
        return alike(Lists.map(written(leaf), SshSigned::find))
                .map(readings -> {
                    var first = readings.getFirst();
                    var documents = first.text().isBlank()
                            ? signedBeside(before, files)
                            : readings.stream().flatMap(reading -> Document.pasted(reading.text()));
                    return new Claim(documents.toList(), SshSeal.in(first.armor()));
                })
                .toList();
    }

    /** Regroups several readings of a text: for each block found in the first reading, what every reading makes of it. */
    private static <T> Stream<List<T>> alike(List<List<T>> readings) {
        return IntStream.range(0, readings.getFirst().size())
                .mapToObj(at -> readings.stream()
                        .filter(found -> found.size() > at)
                        .map(found -> found.get(at))
                        .toList());
    }

    private static Stream<Document> signedBeside(Optional<MimePart> before, List<MimePart> files) {
        return Stream.concat(
                before.filter(part -> part.is("text/plain")).stream()
                        .flatMap(part -> written(part).stream())
                        .flatMap(Document::pasted),
                beside(before, files));
    }

    /** What a text may have been when it was signed: in UTF-8 or its own charset, folded or not. Line ends LF. */
    private static List<String> written(MimePart text) {
        var decoded = Charsets.decode(text.content(), text.type().getParameter("charset"))
                .getBytes(StandardCharsets.UTF_8);
        return Stream.of(Latin.text(decoded), unmarked(text))
                .map(reading -> reading.replace("\r\n", "\n"))
                .distinct()
                .flatMap(reading -> folded(text, reading).stream())
                .toList();
    }

    private static List<String> folded(MimePart leaf, String text) {
        return leaf.flowed()
                ? List.of(Flowed.unfold(text, false), Flowed.unfold(text, leaf.delsp()), text)
                : List.of(text);
    }

    /** The clear-signed texts in a text part, whether its format=flowed is true or not, or in a file. */
    private static List<Claim> clear(MimePart leaf) {
        var text = unmarked(leaf).replace("\r\n", "\n");
        if (leaf.is("text/html")
                || !leaf.is("text/plain") && !text.stripLeading().startsWith(ClearSigned.BEGIN)) return List.of();
        return alike(Lists.map(folded(leaf, text), ClearSigned::find))
                .map(blocks -> clear(blocks.stream()
                        .flatMap(block -> ClearSigned.read(block).stream())
                        .toList()))
                .toList();
    }

    private static Claim clear(List<ClearSigned> readings) {
        return new Claim(
                Lists.map(readings, reading -> Document.of(reading.text())),
                readings.stream()
                        .findFirst()
                        .map(reading -> PgpSeal.in(reading.signature()))
                        .orElse(List.of()));
    }

    /** The OpenPGP content of a part, recognized by its first line, name, type or first byte. */
    private static Stream<PgpFile> packets(MimePart leaf) {
        var text = unmarked(leaf);
        var armored = armored(leaf, text);
        if (armored.isPresent())
            return EACH.splitAsStream(armored.get()).map(armor -> PgpFile.read(Latin.bytes(armor)));
        if (leaf.is(SIGNATURE)
                || leaf.fileName().filter(PACKETS.asMatchPredicate()).isPresent())
            return Stream.of(PgpFile.read(leaf.content()));
        // the first bit of a packet is set (RFC 9580, 4.2)
        return leaf.is("application/octet-stream") && !text.isEmpty() && (text.charAt(0) & 0x80) != 0
                ? Stream.of(PgpFile.read(leaf.content())).filter(PgpFile::isSignedOrEncrypted)
                : Stream.of();
    }

    /** The armor in a text: all of it, or from the first line of a message with words around it. */
    private static Optional<String> armored(MimePart leaf, String text) {
        if (leaf.is("text/html")) return Optional.empty();
        if (ARMOR.matcher(text).lookingAt()) return Optional.of(text.strip());
        var message = MESSAGE.matcher(text);
        return leaf.is("text/plain") && message.find()
                ? Optional.of(text.substring(message.start()))
                : Optional.empty();
    }

    static boolean isEncrypted(MimePart letter) {
        return letter.all()
                .anyMatch(part -> part.is(ENCRYPTED)
                        || isCms(part) && CmsSeal.hides(part.content())
                        || packets(part).anyMatch(PgpFile.Encrypted.class::isInstance));
    }

    /** Without a byte order mark, and in UTF-8: PowerShell writes UTF-16. */
    private static String unmarked(MimePart part) {
        return Latin.text(Charsets.unmarked(part.content()));
    }

    private static String latin(MimePart part) {
        return Latin.text(part.content());
    }
}
