package postrider.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.proof.Script.verify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.files.Hash;
import postrider.log.LetterRecord;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Script.Said;
import postrider.text.Lists;

/** {@code verify.py}, the second implementation of docs/dice.md, by a real {@code python3}. */
@Tag("long")
@Needs(Need.PYTHON)
class VerifyScriptTest {
    private static final Pattern PROOF = Pattern.compile("\\[ [^\\[\\]]+]");

    @TempDir
    Path folder;

    @Test
    void theVectorsHold() {
        assertEquals(new Said(0, "171 vectors hold.\n"), verify("--vectors", "src/test/resources/dice-vectors.jsonl"));
    }

    /** Started by itself, as a player does, it says the same as through {@link Script}. */
    @Test
    void saysTheSameWhenStartedByItself() throws Exception {
        play(folder, true);
        var good = folder.resolve("game.yaml").toString();
        var cut =
                Files.writeString(folder.resolve("cut.yaml"), Files.readString(folder.resolve("game.yaml")) + "---\n");
        for (var words : List.of(List.of(good), List.of(cut.toString()), List.of(good, good), List.<String>of())) {
            var command = Lists.concat(List.of("python3", "verify/verify.py"), words);
            var process = new ProcessBuilder(command).redirectErrorStream(true).start();
            var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(new Said(process.waitFor(), text), verify(words.toArray(String[]::new)));
        }
    }

    /** Nobody should take it from the referee's own letter. */
    @Test
    void hasThePublishedHash() throws IOException {
        var hash = Hash.sha256(Files.readAllBytes(Path.of("verify/verify.py")));
        assertTrue(Files.readString(Path.of("../docs/dice.md")).contains("\n    " + hash + "\n"), hash);
    }

    @Test
    void isShortAndUsesOnlyTheStandardLibrary() throws IOException {
        var lines = Files.readAllLines(Path.of("verify/verify.py"));
        assertTrue(lines.size() <= 500);
        assertEquals(
                List.of(
                        "import base64, bz2, email, email.policy, hashlib, hmac, itertools, json, re, struct, sys, zlib",
                        "from pathlib import Path"),
                lines.stream()
                        .filter(line -> line.matches("\\s*(import|from) .*"))
                        .toList());
    }

    @Test
    void aGameFileAndTheLettersOfAPlayerAreFoundGood() {
        for (var reveal : List.of(false, true)) {
            var home = folder.resolve("" + reveal);
            var letters = play(home, reveal);
            var fromFile = verify(home.resolve("game.yaml").toString());
            assertEquals(0, fromFile.exit(), fromFile.text());
            assertTrue(fromFile.text().contains(reveal ? "no dice" : "dice, shuffle 3"), fromFile.text());
            mail(home.resolve("mail"), letters);
            var fromLetters = verify(home.resolve("mail").toString());
            assertEquals(0, fromLetters.exit(), fromLetters.text());
            assertEquals(
                    fromFile.text() + "  letters  %d of the referee read\n".formatted(letters.size()),
                    fromLetters.text());
        }
    }

    /** A letter that belongs to no game comes from the office: it is no letter of the player's, and has no record. */
    @ParameterizedTest
    @ValueSource(strings = {"answer.e4da0c0adb60", "joined.febedcef82", "offered.ww-1-british.e9cbfb9365b496eb"})
    void aLetterOfTheOfficeIsNotTakenForALetterThatWasSent(String name) throws IOException {
        var mail = folder.resolve("mail");
        mail(mail, play(folder, true));
        Files.writeString(mail.resolve("office.eml"), """
                From: referee@example.invalid
                Message-ID: <%s@example.invalid>
                X-Postrider: 1
                MIME-Version: 1.0
                Content-Type: multipart/signed; boundary=outer; protocol="application/pgp-signature"

                --outer
                Content-Type: text/plain; charset=UTF-8

                Your letter is not signed.
                --outer
                Content-Type: application/pgp-signature

                -----BEGIN PGP SIGNATURE-----

                iHUEABYKAB0WIQQ=
                -----END PGP SIGNATURE-----
                --outer--
                """.formatted(name));
        var found = verify(mail.toString());
        assertEquals(0, found.exit(), found.text());
    }

    @Test
    void aFlippedBitInALetterIsRefused() {
        var letters = play(folder, true);
        var random = new Random(3);
        refuse(8, n -> {
            var changed = new ArrayList<>(letters);
            int at = n < 2 ? letters.size() - 1 - n : random.nextInt(letters.size());
            changed.set(at, flipped(letters.get(at), random));
            mail(folder.resolve("mail" + n), changed);
            return folder.resolve("mail" + n);
        });
    }

    @Test
    void aLostLetterIsMissed() {
        var letters = play(folder, true);
        refuse(2, n -> {
            var changed = new ArrayList<>(letters);
            changed.removeIf(text -> text.matches("(?s).*\\[ roll %d,.*".formatted(3 + n)));
            mail(folder.resolve("mail" + n), changed);
            return folder.resolve("mail" + n);
        });
    }

    @Test
    void aDieThatContradictsItsProofIsRefused() {
        var letters = play(folder, false);
        letters.replaceAll(text -> text.replaceFirst("Die for defender: \\d", "Die for defender: 0"));
        mail(folder.resolve("mail"), letters);
        var said = verify(folder.resolve("mail").toString());
        assertEquals(1, said.exit());
        assertTrue(said.text().contains("a die is not what its proof says"), said.text());
    }

    @Test
    void aFlippedBitInAGameFileIsRefusedByBoth() throws IOException {
        play(folder, false);
        var bytes = Files.readAllBytes(folder.resolve("game.yaml"));
        var random = new Random(9);
        refuse(4, n -> {
            var changed = bytes.clone();
            changed[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            var path = Files.write(folder.resolve(n + ".yaml"), changed);
            var findings = Verification.of(path, Optional.empty(), Optional.empty());
            assertTrue(findings.amiss().isPresent());
            return path;
        });
    }

    /** Has the script refuse this many forgeries, two at a time. */
    private static void refuse(int times, Forger forger) {
        for (int n = 0; n < times; n += 2) {
            var one = forger.path(n).toString();
            var other = forger.path(n + 1).toString();
            var beside = CompletableFuture.supplyAsync(() -> verify(other));
            for (var said : List.of(verify(one), beside.join())) {
                assertEquals(1, said.exit(), said.text());
                assertEquals(1, said.text().lines().count(), said.text());
            }
        }
    }

    /** Writes the n-th forgery. */
    @FunctionalInterface
    private interface Forger {
        Path forge(int n) throws IOException;

        default Path path(int n) {
            try {
                return forge(n);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static List<String> play(Path home, boolean reveal) {
        try {
            Files.createDirectories(home);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return new ArrayList<>(Playing.play(home.resolve("game.yaml"), reveal));
    }

    /** Letters as they arrive: signed, with their records, quoted-printable. */
    static void mail(Path folder, List<String> letters) {
        try {
            Files.createDirectories(folder);
            for (int i = 0; i < letters.size(); i++) {
                var letter = """
                        From: referee@example.invalid
                        Message-ID: <%s@example.invalid>
                        MIME-Version: 1.0
                        Content-Type: multipart/signed; boundary=outer; protocol="application/pgp-signature"

                        --outer
                        Content-Type: multipart/mixed; boundary=inner

                        --inner
                        Content-Type: text/plain; charset=UTF-8

                        [ roll 1 of the other part ]
                        --inner
                        Content-Type: text/plain; charset=UTF-8
                        Content-Disposition: attachment; filename="record.txt"
                        Content-Transfer-Encoding: quoted-printable

                        %s
                        --inner--

                        --outer
                        Content-Type: application/pgp-signature

                        -----BEGIN PGP SIGNATURE-----
                        --outer--
                        """.formatted(
                                LetterRecord.in(letters.get(i)).getFirst().name(), quotedPrintable(letters.get(i)));
                Files.writeString(folder.resolve("%03d.eml".formatted(i)), letter.replace("\n", "\r\n"));
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String quotedPrintable(String text) {
        var quoted = new StringBuilder();
        int column = 0;
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            if (column > 70 && b != '\n') {
                quoted.append("=\n");
                column = 0;
            }
            boolean plain = b == '\n' || b >= ' ' && b < 127 && b != '=' && b % 7 != 0;
            quoted.append(plain ? "" + (char) b : "=%02X".formatted(b));
            column = b == '\n' ? 0 : column + 3;
        }
        return quoted.toString();
    }

    /** Flips one bit of a printable character in a proof so that it stays printable. */
    private static String flipped(String letter, Random random) {
        var proofs = PROOF.matcher(letter).results().toList();
        var proof = proofs.get(random.nextInt(proofs.size()));
        while (true) {
            int at = proof.start() + random.nextInt(proof.group().length());
            char changed = (char) (letter.charAt(at) ^ 1 << random.nextInt(7));
            if (letter.charAt(at) <= ' ' || changed <= ' ' || changed > '~') continue;
            return letter.substring(0, at) + changed + letter.substring(at + 1);
        }
    }
}
