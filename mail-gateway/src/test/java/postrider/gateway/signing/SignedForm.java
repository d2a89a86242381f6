package postrider.gateway.signing;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeUtility;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The forms in which mail programs send a signed text. Letters have one character a byte and line ends CRLF. */
public enum SignedForm {
    CLEAR_8BIT {
        @Override
        String letter(Gpg gpg, String name, String text) {
            return header("text/plain; charset=UTF-8", "8bit") + crlf(gpg.clearsign(name, text));
        }
    },
    CLEAR_QUOTED_PRINTABLE {
        @Override
        String letter(Gpg gpg, String name, String text) {
            return header("text/plain; charset=UTF-8", "quoted-printable")
                    + encoded("quoted-printable", crlf(gpg.clearsign(name, text)));
        }
    },
    CLEAR_BASE64_AMONG_OTHER_TEXT {
        @Override
        String letter(Gpg gpg, String name, String text) {
            var typed = "Dear referee,\n\n" + gpg.clearsign(name, text) + "\nimpulse 99\npass\n> impulse 98\n";
            return header("text/plain; charset=UTF-8", "base64") + encoded("base64", crlf(typed));
        }
    },
    CLEAR_FLOWED {
        @Override
        String letter(Gpg gpg, String name, String text) {
            return header("text/plain; charset=UTF-8; format=flowed", "8bit") + crlf(flowed(gpg.clearsign(name, text)));
        }
    },
    CLEAR_FALSELY_CALLED_FLOWED {
        @Override
        String letter(Gpg gpg, String name, String text) {
            return header("text/plain; charset=UTF-8; format=flowed", "8bit")
                    + crlf(gpg.clearsign(name, " An indented first line.\n" + text));
        }
    },
    MUTT {
        @Override
        String letter(Gpg gpg, String name, String text) {
            return signed(gpg, name, part("text/plain; charset=utf-8", "quoted-printable", text));
        }
    },
    LATIN_1 {
        @Override
        String letter(Gpg gpg, String name, String text) {
            var latin = new String(text.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
            return signed(gpg, name, part("text/plain; charset=iso-8859-1", "quoted-printable", latin));
        }
    },
    THUNDERBIRD_BASE64 {
        @Override
        String letter(Gpg gpg, String name, String text) {
            return signed(gpg, name, thunderbird(part("text/plain; charset=UTF-8", "base64", text), gpg, name));
        }
    },
    THUNDERBIRD_FLOWED_WITH_HTML {
        @Override
        String letter(Gpg gpg, String name, String text) {
            var flowed = part("text/plain; charset=UTF-8; format=flowed", "quoted-printable", flowed(text));
            var html = part("text/html; charset=UTF-8", "quoted-printable", "<p>impulse 99<p>pass");
            var both = multipart("multipart/alternative", "------------alt", flowed, html);
            return signed(gpg, name, thunderbird(both, gpg, name));
        }
    },
    PAGE_ALONE {
        @Override
        String letter(Gpg gpg, String name, String text) {
            var page = text.lines()
                    .map(line -> "<div style=\"font-family: Arial; white-space: pre-wrap\">" + line + "</div>")
                    .collect(Collectors.joining("\n"));
            return signed(gpg, name, part("text/html;charset=utf-8", "quoted-printable", page));
        }
    },
    MAILING_LIST {
        @Override
        String letter(Gpg gpg, String name, String text) {
            var signed = entity(gpg, name, part("text/plain; charset=utf-8", "8bit", text));
            var footer = part("text/plain; charset=utf-8", "7bit", "_____\nimpulse 99\npass\n");
            return HEADER + multipart("multipart/mixed", "=====list==", signed, footer);
        }
    },
    EXCHANGE {
        @Override
        String letter(Gpg gpg, String name, String text) {
            return signed(gpg, name, part("text/plain; charset=utf-8", "8bit", text))
                    .replaceFirst("multipart/signed; micalg=pgp-sha256;\r\n protocol=\"[^\"]*\"", "multipart/mixed");
        }
    },
    FILE_CLEAR_SIGNED {
        @Override
        String letter(Gpg gpg, String name, String text) {
            return withFiles(file("order.txt.asc", "application/pgp-signature", gpg.clearsign(name, text)));
        }
    },
    FILE_WITH_SIGNATURE {
        @Override
        String letter(Gpg gpg, String name, String text) {
            var signature = gpg.make(name, text, "--detach-sign");
            return withFiles(
                    file("order.txt", "text/plain", text),
                    file("order.txt.sig", "application/octet-stream", signature));
        }
    },
    FILE_SENT_AS_TEXT_WITH_ARMORED_SIGNATURE {
        @Override
        String letter(Gpg gpg, String name, String text) {
            var file = part("text/plain; charset=utf-8; name=\"order.txt\"", "8bit", text);
            var signature = gpg.make(name, text, "--armor", "--detach-sign");
            return withFiles(file, file("order.txt.asc", "text/plain", signature));
        }
    },
    FILE_WITH_SIGNATURE_OF_TEXT {
        @Override
        String letter(Gpg gpg, String name, String text) {
            var signature = gpg.make(name, text, "--textmode", "--armor", "--detach-sign");
            return withFiles(
                    file("order.asc", "application/pgp-signature", signature), file("order.txt", "text/plain", text));
        }
    },
    FILE_PACKED {
        @Override
        String letter(Gpg gpg, String name, String text) {
            var packed = gpg.make(name, text, "--sign");
            return withFiles(file("=?utf-8?Q?order_f=C3=BCr.gpg?=", "application/octet-stream", packed));
        }
    },
    FILE_PACKED_AND_ARMORED {
        @Override
        String letter(Gpg gpg, String name, String text) {
            var packed = gpg.make(name, text, "--textmode", "--compress-algo", "bzip2", "--armor", "--sign");
            return withFiles(file("order.txt.asc", "application/pgp-keys", packed)); // mutt's name for it
        }
    },
    FILE_NOT_PACKED {
        @Override
        String letter(Gpg gpg, String name, String text) {
            var signed = gpg.make(name, text, "--compress-algo", "none", "--sign");
            return HEADER + file("order.pgp", "application/octet-stream", signed);
        }
    };

    static final String HEADER = crlf("""
            Return-Path: <red@example.org>
            From: =?utf-8?Q?R=C3=A9d?= <red@example.org>
            To: referee@example.org
            Subject: Re: [ww-017] Washington's War
            Date: Fri, 20 Nov 2026 12:00:00 +0000
            Message-ID: <one@example.org>
            MIME-Version: 1.0
            """);

    /** {@code text} is UTF-8, one character a byte, line ends LF. */
    abstract String letter(Gpg gpg, String name, String text);

    static String signed(Gpg gpg, String name, String part) {
        return HEADER + entity(gpg, name, part);
    }

    private static String entity(Gpg gpg, String name, String part) {
        var signature = "Content-Type: application/pgp-signature; name=\"OpenPGP_signature.asc\"\r\n\r\n"
                + crlf(gpg.sign(name, part, "--digest-algo", "SHA256"));
        var type = "multipart/signed; micalg=pgp-sha256;\r\n protocol=\"application/pgp-signature\"";
        return multipart(type, "=_sig_1", part, signature);
    }

    private static String thunderbird(String text, Gpg gpg, String name) {
        var key = part("application/pgp-keys; name=\"key.asc\"", "quoted-printable", gpg.publicKey(name));
        var inner = multipart("multipart/mixed", "------------inner", text, key);
        return multipart("multipart/mixed; protected-headers=\"v1\"", "------------outer", inner)
                .replaceFirst("\r\n\r\n", "\r\nFrom: red <red@example.org>\r\nSubject: orders\r\n\r\n");
    }

    /** A letter with an unsigned order in its body, and attachments. */
    static String withFiles(String... files) {
        var plain = part("text/plain; charset=utf-8", "7bit", "impulse 99\npass\n");
        var html = part("text/html; charset=utf-8", "7bit", "<p>impulse 99<p>pass\n");
        var body = multipart("multipart/alternative", "=alt", plain, html);
        var parts = Stream.concat(Stream.of(body), Arrays.stream(files)).toArray(String[]::new);
        return HEADER + multipart("multipart/mixed", "=mixed", parts);
    }

    /** A file, every byte as it is. */
    static String file(String name, String type, String content) {
        return "Content-Type: " + type + "; name=\"" + name + "\"\r\nContent-Transfer-Encoding: base64\r\n"
                + "Content-Disposition: attachment; filename=\"" + name + "\"\r\n\r\n"
                + encoded("base64", content);
    }

    public static String multipart(String type, String boundary, String... parts) {
        return Arrays.stream(parts)
                .map(part -> "--" + boundary + "\r\n" + part + "\r\n")
                .collect(Collectors.joining(
                        "",
                        "Content-Type: " + type + ";\r\n boundary=\"" + boundary + "\"\r\n\r\nFor old programs.\r\n",
                        "--" + boundary + "--\r\n"));
    }

    static String part(String type, String encoding, String text) {
        return "Content-Type: " + type + "\r\nContent-Transfer-Encoding: " + encoding + "\r\n\r\n"
                + encoded(encoding, crlf(text));
    }

    static String header(String type, String encoding) {
        return HEADER + "Content-Type: " + type + "\r\nContent-Transfer-Encoding: " + encoding + "\r\n\r\n";
    }

    static String crlf(String text) {
        return text.replace("\r\n", "\n").replace("\n", "\r\n");
    }

    private static String flowed(String text) {
        return text.lines()
                .map(line -> line.matches("( |>|From ).*") ? " " + line : line)
                .map(line -> line.length() > 72 ? line.replaceFirst("^(.{40}\\S*) ", "$1 \n") : line)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String encoded(String encoding, String text) {
        var bytes = new ByteArrayOutputStream();
        try (var out = MimeUtility.encode(bytes, encoding)) {
            out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        } catch (MessagingException | IOException e) {
            throw new AssertionError(e);
        }
        return bytes.toString(StandardCharsets.ISO_8859_1);
    }
}
