package postrider.gamefile;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import postrider.dice.Proof;
import postrider.dice.Secret;
import postrider.kernel.Answers;
import postrider.kernel.Impulse;
import postrider.kernel.Line;
import postrider.kernel.Read;
import postrider.kernel.Rules;
import postrider.kernel.Ruling;
import postrider.kernel.Side;
import postrider.kernel.Verdict;

/** Plays a game into a file as the desk does, stopping at every question, and writes what its letters say. */
final class Playing {
    static final Secret SECRET = Secret.of("17".repeat(32));

    private final GameFile file;
    private final Rules<Duel.Table, String> rules = new Duel();
    private final Random random;
    private final List<String> letters = new ArrayList<>();

    private Playing(GameFile file, long seed) {
        this.file = file;
        this.random = new Random(seed);
    }

    /** The texts of the letters one player received, in order. */
    static List<String> play(Path path, boolean reveal) {
        var plain = Samples.header("no");
        var header = new Record.Header(
                "ww-017",
                plain.system(),
                plain.box(),
                plain.scenario(),
                plain.options(),
                plain.players(),
                plain.referee(),
                SECRET.commitments("ww-017"),
                Optional.empty(),
                plain.at());
        try (var file = GameFile.create(path, header)) {
            var playing = new Playing(file, 5);
            playing.letters.add(Proof.commitments("ww-017", header.commitments()));
            playing.play(reveal);
            return playing.letters;
        }
    }

    private void play(boolean reveal) {
        var table = impulse(0, rules.setUp("", Map.of()), Optional.empty());
        for (int impulse = 1; rules.toMove(table).isPresent(); impulse++) {
            var by = table.toMove();
            var legal = rules.legalOrders(table, by);
            var words = legal.get(random.nextInt(legal.size()));
            write("standing", other(by), impulse, "otherwise ask");
            write("order", by, impulse, words);
            var read = (Read.Understood<String>) rules.read(List.of(new Line(1, words)), table, by);
            table = impulse(impulse, table, Optional.of(read.order()));
        }
        if (!reveal) return;
        letters.add(wrapped(chronicle().chance(SECRET, 12).lastWords()));
        file.append(new Record.Revealed(SECRET.hex(), Samples.NOON));
    }

    private Duel.Table impulse(int number, Duel.Table before, Optional<String> order) {
        var impulse = new Impulse<>(rules, before, before.toMove(), order);
        var answers = Answers.SILENCE;
        while (true) {
            var known = chronicle().entries(number);
            var verdict = impulse.run(known, chronicle().chance(SECRET, number), answers);
            switch (verdict) {
                case Verdict.Denied<Duel.Table> denied -> throw new AssertionError(denied);
                case Verdict.Waiting<Duel.Table> waiting -> {
                    append(
                            number,
                            known.size(),
                            waiting.journal(),
                            waiting.report(),
                            waiting.questions().stream().map(q -> q.key()).toList(),
                            Optional.empty());
                    var answer = random.nextBoolean() ? "stand" : "yield";
                    write("answer", other(before.toMove()), number, answer);
                    answers = question -> Optional.of(new Answers.Given(answer, "letter"));
                }
                case Verdict.Done<Duel.Table> done -> {
                    append(
                            number,
                            known.size(),
                            done.journal(),
                            done.report(),
                            List.of(),
                            Optional.of(done.position()));
                    return done.position();
                }
            }
        }
    }

    private void append(
            int impulse,
            int known,
            List<postrider.kernel.Entry> journal,
            List<Ruling> report,
            List<String> questions,
            Optional<Duel.Table> after) {
        file.append(new Record.Played(
                impulse,
                journal.subList(known, journal.size()),
                questions,
                report,
                after.map(rules::write),
                after.flatMap(rules::ending).map(Rules.Ending::sentence),
                List.of(),
                Samples.NOON));
        var lines = new ArrayList<String>();
        report.forEach(ruling -> lines.add(ruling.sentence() + " " + ruling.proof()));
        lines.addAll(chronicle().binding(impulse).lines());
        letters.add(wrapped(lines));
    }

    private void write(String purpose, Side side, int impulse, String words) {
        var signed = "Content-Type: text/plain\r\n\r\n%s %d\r\n%s — é\r\n".formatted(purpose, impulse, words);
        var bytes = new String(signed.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        var signature = "-----BEGIN PGP SIGNATURE-----\n";
        file.append(new Record.Letter(
                purpose,
                side,
                impulse,
                "<%s-%d@example.invalid>".formatted(purpose, impulse),
                Record.Letter.digest(bytes, signature),
                bytes,
                signature,
                List.of(words),
                List.of(),
                List.of(),
                Samples.NOON));
    }

    private Chronicle chronicle() {
        return new Chronicle(file.records());
    }

    private static Side other(Side side) {
        return side == Side.AMERICAN ? Side.BRITISH : Side.AMERICAN;
    }

    /** Lines as a letter wraps them: at blanks, at most 72 columns. */
    private static String wrapped(List<String> lines) {
        var text = new StringBuilder();
        for (var line : lines) {
            int column = 0;
            for (var word : line.split(" ")) {
                if (column + 1 + word.length() > 72) {
                    text.append("\n       ");
                    column = 7;
                }
                text.append(' ').append(word);
                column += 1 + word.length();
            }
            text.append("\n");
        }
        return text.toString();
    }
}
