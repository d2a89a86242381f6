package postrider.gateway.enrolment;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.files.Hash;
import postrider.gateway.mime.MimePart;

/**
 * Codes in our letters that a reply brings back, which proves that its writer reads the mailbox the code was sent to. A code is in the letter's
 * Message-ID, which every mail program puts into a reply, and in a line of its own for people who write a new letter.
 *
 * @param secret the office's own
 */
public record Codes(byte[] secret) {
    /** Digits and letters that cannot be mistaken for one another. */
    private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    private static final int LENGTH = 8;

    /** The length of a name, in hexadecimal digits. */
    private static final int NAME = 10;

    private static final Pattern CODE = Pattern.compile("(?i)\\bcode[:= ]+([0-9a-z]{4})[- ]?([0-9a-z]{4})\\b");
    private static final Pattern IN_ID = Pattern.compile("<[^<>@]*\\.([0-9A-Z]{8})@[^<>@]*>");

    /** The code for an address, or for an address and a key that must be named again. */
    String of(String address, String fingerprint) {
        var digits = plain(address, fingerprint);
        return digits.substring(0, LENGTH / 2) + "-" + digits.substring(LENGTH / 2);
    }

    /** The code as it is written in a Message-ID. */
    public String plain(String address, String fingerprint) {
        var about = "postrider/enrolment/1\n%s\n%s".formatted(address, fingerprint);
        var bytes = mac(about.toLowerCase(Locale.ROOT));
        var digits = new StringBuilder();
        for (int at = 0; at < LENGTH; at++) digits.append(DIGITS.charAt(bytes[at] & 31));
        return digits.toString();
    }

    private byte[] mac(String text) {
        return Hash.mac(secret, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The name of what a letter asks for. Nobody can choose it, or make another request of the same name. */
    String name(String letter) {
        return HexFormat.of().formatHex(mac("postrider/enrolment/name/1\n" + letter), 0, NAME / 2);
    }

    /** The codes in a letter: typed, quoted, or in the Message-ID it replies to. */
    static Stream<String> in(MimePart letter, Optional<String> inReplyTo) {
        var typed = letter.words().stream()
                .flatMap(text -> CODE.matcher(text).results())
                .limit(20)
                .map(code -> code.group(1) + code.group(2))
                .map(code -> code.toUpperCase(Locale.ROOT).replace('O', '0').replaceAll("[IL]", "1"));
        var replied =
                inReplyTo.stream().flatMap(id -> IN_ID.matcher(id).results()).map(id -> id.group(1));
        return Stream.concat(replied, typed);
    }
}
