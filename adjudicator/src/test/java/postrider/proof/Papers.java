package postrider.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.dice.CrookedChance;
import postrider.kernel.Parts;
import postrider.kit.Rechained;
import postrider.proof.Playing.Referee;

/**
 * What a player holds.
 *
 * @param home where it is written
 * @param received the texts of the referee's letters
 * @param sent their own letters, complete
 * @param file the game file, a character a byte
 */
record Papers(Path home, List<String> received, List<String> sent, String file) {
    /** Each game is played once: it is always the same. */
    private static final Map<List<Object>, Papers> PLAYED = new ConcurrentHashMap<>();

    static Papers of(Path home, boolean reveal) {
        return of(home, reveal, Referee.HONEST);
    }

    static Papers of(Path home, boolean reveal, Referee referee) {
        var played = PLAYED.computeIfAbsent(List.of(reveal, referee), any -> played(home, reveal, referee));
        return new Papers(home, played.received, played.sent, played.file);
    }

    private static Papers played(Path home, boolean reveal, Referee referee) {
        var path = home.resolve(System.nanoTime() + ".yaml");
        var letters = Playing.letters(path, reveal, referee);
        return new Papers(home, letters.received(), letters.sent(), latin(path));
    }

    /** Changes the last letter that matches. */
    Papers letter(String pattern, String by) {
        return letter(received.size(), pattern, by);
    }

    private Papers letter(int before, String pattern, String by) {
        if (before == 0) throw new AssertionError("nothing to forge: " + pattern);
        var forged = received.get(before - 1).replaceFirst(pattern, by);
        if (forged.equals(received.get(before - 1))) return letter(before - 1, pattern, by);
        var letters = new ArrayList<>(received);
        letters.set(before - 1, forged);
        return new Papers(home, letters, sent, file);
    }

    /** Changes every letter. */
    Papers letters(String pattern, String by) {
        var forged = received.stream().map(text -> text.replaceAll(pattern, by)).toList();
        if (forged.equals(received)) throw new AssertionError("nothing to forge: " + pattern);
        return new Papers(home, forged, sent, file);
    }

    /** Changes the last matching place of the file. */
    Papers file(String pattern, String by) {
        var places = Pattern.compile(pattern).matcher(file).results().toList();
        if (places.isEmpty()) throw new AssertionError("nothing to forge: " + pattern);
        var place = places.getLast();
        var forged = place.group().replaceFirst(pattern, by);
        return new Papers(
                home,
                received,
                sent,
                Rechained.file(
                        Rechained.documents(file.substring(0, place.start()) + forged + file.substring(place.end()))));
    }

    Papers raw(UnaryOperator<String> change) {
        return new Papers(home, received, sent, change.apply(file));
    }

    /** Without its last events. */
    Papers cut(int events) {
        var documents = Rechained.documents(file);
        return raw(whole ->
                documents.subList(0, documents.size() - events).stream().collect(Collectors.joining()));
    }

    /** Up to the receipt of the American's last order, on which everything after it depends. */
    Papers untilReceipt() {
        var receipt = received.stream()
                .filter(text -> text.contains("[ open order ") && text.contains("[ impulse "))
                .toList()
                .getLast();
        return new Papers(home, received.subList(0, received.indexOf(receipt) + 1), sent, file);
    }

    /** Seals the last order under this number, with its parts spelt so. */
    Papers sealed(UnaryOperator<Integer> number, UnaryOperator<String> parts) {
        var held = untilReceipt();
        var opened = Pattern.compile("\\[ open order (\\d+), secret \\S+ parts (.*) ]")
                .matcher(held.received.getLast());
        if (!opened.find()) throw new AssertionError("no receipt");
        int other = number.apply(Integer.parseInt(opened.group(1)));
        var spelt = parts.apply(opened.group(2));
        var order = CrookedChance.order(Playing.SECRET, "ww-017", Parts.FEW, other, List.of(spelt.split(" \\| ", -1)));
        var text = held.received
                .getLast()
                .replaceFirst("\\[ order .*", "[ order %d, root %s ]".formatted(other, order.root()))
                .replaceFirst(
                        "\\[ open order .*",
                        Matcher.quoteReplacement(order.opened().toString()));
        var letters = new ArrayList<>(held.received);
        letters.set(letters.size() - 1, text);
        return new Papers(home, letters, sent, file);
    }

    /** With one more letter of their own. */
    Papers sent(String letter) {
        var letters = new ArrayList<>(sent);
        letters.add(letter);
        return new Papers(home, received, letters, file);
    }

    /** Without the letters they wrote. */
    Papers unsent() {
        return new Papers(home, received, List.of(), file);
    }

    /** What {@code verify.py} says of it. */
    Script.Said verify(Shown shown) throws IOException {
        var folder = Files.createTempDirectory(home, "trial");
        var paths = new ArrayList<String>();
        if (shown != Shown.FILE) {
            VerifyScriptTest.mail(folder.resolve("mail"), received);
            for (int i = 0; i < sent.size(); i++)
                Files.writeString(
                        folder.resolve("mail/sent-%02d.eml".formatted(i)), sent.get(i), StandardCharsets.ISO_8859_1);
            paths.add(folder.resolve("mail").toString());
        }
        if (shown != Shown.LETTERS)
            paths.add(Files.writeString(folder.resolve("game.yaml"), file, StandardCharsets.ISO_8859_1)
                    .toString());
        return Script.verify(paths.toArray(String[]::new));
    }

    private static String latin(Path path) {
        try {
            return Files.readString(path, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the verifier is given. */
    enum Shown {
        LETTERS,
        FILE,
        BOTH
    }
}
