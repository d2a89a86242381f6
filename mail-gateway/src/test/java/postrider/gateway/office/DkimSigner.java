package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.MessageDigest;
import java.security.Signature;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/** A domain that signs letters (RFC 6376), its own or relayed ones. */
record DkimSigner(String domain, KeyPair key) {
    static final String SELECTOR = "20230601";

    /** The domain's key record in the DNS. */
    String record() {
        return "v=DKIM1; k=rsa; p="
                + Base64.getEncoder().encodeToString(key.getPublic().getEncoded());
    }

    /**
     * A letter with a signature on top, good for a week.
     *
     * @param letter one character a byte, line ends CRLF
     * @param names the fields that are signed, from the last of a name up
     * @param more further tags, each followed by a semicolon
     */
    String signed(String letter, List<String> names, Instant when, String more) {
        int end = letter.indexOf("\r\n\r\n");
        var tags = "v=1; a=rsa-sha256; c=relaxed/relaxed; d=%s; s=%s; t=%d; x=%d; %sh=%s; bh=%s; b="
                .formatted(
                        domain,
                        SELECTOR,
                        when.getEpochSecond(),
                        when.getEpochSecond() + 604_800,
                        more,
                        String.join(":", names),
                        digest(relaxed(letter.substring(end + 4))));
        var head = head(letter.substring(0, end), names) + "dkim-signature:" + tags;
        try {
            var made = Signature.getInstance("SHA256withRSA");
            made.initSign(key.getPrivate());
            made.update(head.getBytes(ISO_8859_1));
            return "DKIM-Signature: " + tags + Base64.getEncoder().encodeToString(made.sign()) + "\r\n" + letter;
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** 3.4.2 and 5.4.2. */
    private static String head(String header, List<String> names) {
        var left = new ArrayList<>(List.of(header.split("\r\n(?![ \t])")));
        var head = new StringBuilder();
        for (var name : names)
            for (int at = left.size() - 1; at >= 0; at--)
                if (left.get(at).toLowerCase(Locale.ROOT).startsWith(name + ":")) {
                    var value = left.remove(at).substring(name.length() + 1).replace("\r\n", "");
                    head.append(name)
                            .append(':')
                            .append(value.replaceAll("[ \t]+", " ").strip())
                            .append("\r\n");
                    break;
                }
        return head.toString();
    }

    /** 3.4.4. */
    private static String relaxed(String body) {
        return body.replaceAll("[ \t]+", " ").replace(" \r\n", "\r\n").replaceAll("(\r\n)*$", "") + "\r\n";
    }

    private static String digest(String body) {
        try {
            var sha = MessageDigest.getInstance("SHA-256");
            return Base64.getEncoder().encodeToString(sha.digest(body.getBytes(ISO_8859_1)));
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
