package postrider.gateway;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeUtility;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

/** How mail programs send a signed text. A character of a letter stands for a byte; line ends are CRLF. */
enum MailProgram {
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

    /** {@code text} is UTF-8, a character a byte, line ends LF. */
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

    static String multipart(String type, String boundary, String... parts) {
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
