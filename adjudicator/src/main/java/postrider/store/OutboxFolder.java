package postrider.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.log.Outgoing;

/**
 * Letters in folders: {@code outbox/} until they are sent, and {@code copies/} with each that is to be mailed once more, for a disk may lose
 * one; then {@code sent/}, {@code damaged/} or {@code withdrawn/}. Each lies in a file named by its Message-ID. Those of a game that were sent
 * lie in one file, {@link SentMail}; older games have some in {@code sent/}, and in {@code remembered} the hashes of others that are kept no
 * more. In {@code refused} stands what the mail system would not take, see {@link RefusalsFile}.
 *
 * @param path that holds these folders
 * @param mail where those that were sent lie, if not in {@code sent/}
 */
public record OutboxFolder(Path path, Optional<SentMail> mail) implements Outbox {
    private static final Logger LOG = LoggerFactory.getLogger(OutboxFolder.class);

    /** Of a letter, in bytes: none of ours comes near it. */
    private static final int LARGEST = 20_000_000;

    static final String SENT_MAIL = "sent.mail";

    private static final String SUFFIX = ".eml";

    /** What the name of a letter ends with that is not written yet. */
    private static final String UNFINISHED = ".new";

    /** Lays out the folders. */
    public static OutboxFolder lay(Path path) {
        return new OutboxFolder(path, Optional.empty()).laid();
    }

    /** Of a game. */
    static OutboxFolder of(Path game) {
        return new OutboxFolder(game, Optional.of(new SentMail(game.resolve(SENT_MAIL))));
    }

    OutboxFolder laid() {
        attempt("laid out", () -> PrivateFiles.folder(folder(State.WAITING)));
        return this;
    }

    private Path folder(State state) {
        return path.resolve(
                switch (state) {
                    case WAITING -> "outbox";
                    case SENT, DAMAGED, WITHDRAWN -> state.name().toLowerCase(Locale.ROOT);
                });
    }

    private Path file(State state, String messageId) {
        return folder(state).resolve(name(messageId));
    }

    private Path copies() {
        return path.resolve("copies");
    }

    private static String name(String messageId) {
        return URLEncoder.encode(messageId.replaceAll("^<|>$", ""), StandardCharsets.UTF_8) + SUFFIX;
    }

    @Override
    public void put(Map<String, byte[]> letters) {
        letters.forEach((messageId, letter) -> attempt("written", () -> {
            var file = file(State.WAITING, messageId);
            var unfinished = file.resolveSibling(file.getFileName() + UNFINISHED);
            PrivateFiles.write(unfinished, letter);
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
            if (!Outgoing.isOnPaper(messageId))
                PrivateFiles.write(PrivateFiles.folder(copies()).resolve(name(messageId)), letter);
            return file;
        }));
        attempt("written", () -> {
            PrivateFiles.force(folder(State.WAITING));
            for (var messageId : letters.keySet()) Files.deleteIfExists(file(State.DAMAGED, messageId));
            return letters;
        });
    }

    @Override
    public List<String> in(State state) {
        var letters = files(folder(state)).filter(file -> file.endsWith(SUFFIX)).map(OutboxFolder::messageId);
        var others = switch (state) {
            case WAITING -> files(copies()).map(OutboxFolder::messageId).filter(this::isLost);
            case SENT -> Stream.concat(mailed().stream(), remembered().keySet().stream());
            case DAMAGED, WITHDRAWN -> Stream.<String>of();
        };
        return Stream.concat(letters, others).distinct().toList();
    }

    /** Those that lie in one file. */
    private List<String> mailed() {
        return mail.isEmpty() ? List.of() : attempt("read", () -> mail.get().all());
    }

    private boolean isMailed(String messageId) {
        return mail.isPresent() && attempt("read", () -> mail.get().has(messageId));
    }

    /** Whether of a letter that waits only the copy is left. */
    private boolean isLost(String messageId) {
        return Files.exists(copies().resolve(name(messageId)))
                && Stream.of(State.values()).noneMatch(state -> Files.exists(file(state, messageId)))
                && !isMailed(messageId);
    }

    private static String messageId(String file) {
        var stem = file.substring(0, file.length() - SUFFIX.length());
        return "<%s>".formatted(URLDecoder.decode(stem, StandardCharsets.UTF_8));
    }

    /** A game may be kept without its letters. */
    private static Stream<String> files(Path folder) {
        if (!Files.isDirectory(folder)) return Stream.of();
        return attempt("read", () -> {
                    try (var files = Files.list(folder)) {
                        return files.map(file -> file.getFileName().toString())
                                .sorted()
                                .toList();
                    }
                })
                .stream();
    }

    @Override
    public Optional<State> state(String messageId) {
        return Stream.of(State.values())
                .filter(state -> Files.exists(file(state, messageId)))
                .findFirst()
                .or(() -> Optional.of(State.WAITING).filter(lost -> isLost(messageId)))
                .or(() -> Optional.of(State.SENT)
                        .filter(sent -> isMailed(messageId) || remembered().containsKey(messageId)));
    }

    private Path hashes() {
        return path.resolve("remembered");
    }

    private Map<String, String> remembered() {
        var remembered = new TreeMap<String, String>();
        if (!Files.exists(hashes())) return remembered;
        for (var line : attempt("read", () -> Files.readAllLines(hashes()))) {
            var words = line.split(" ", 2);
            if (words.length == 2) remembered.put(words[1], words[0]);
        }
        return remembered;
    }

    @Override
    public void remember(Map<String, String> sha256) {
        attempt("remembered", () -> {
            if (mail.isPresent()) mail.get().remember(sha256);
            else
                for (var letter : sha256.entrySet())
                    PrivateFiles.append(
                            hashes(),
                            "%s %s\n"
                                    .formatted(letter.getValue(), letter.getKey())
                                    .getBytes(StandardCharsets.UTF_8));
            for (var messageId : sha256.keySet()) Files.deleteIfExists(file(State.SENT, messageId));
            return sha256;
        });
    }

    @Override
    public Optional<String> remembered(String messageId) {
        return mail.flatMap(all -> attempt("read", () -> all.remembered(messageId)))
                .or(() -> Optional.ofNullable(remembered().get(messageId)));
    }

    @Override
    public Optional<byte[]> letter(String messageId) {
        return inAny(messageId, State.WAITING, State.SENT).or(() -> sent(messageId));
    }

    private Optional<byte[]> sent(String messageId) {
        return mail.flatMap(all -> attempt("read", () -> all.letter(messageId)));
    }

    @Override
    public Optional<byte[]> bytes(String messageId) {
        return inAny(messageId, State.values()).or(() -> sent(messageId)).or(() -> copy(messageId));
    }

    private Optional<byte[]> inAny(String messageId, State... states) {
        return Stream.of(states)
                .map(state -> file(state, messageId))
                .filter(Files::exists)
                .findFirst()
                .map(OutboxFolder::bytes);
    }

    @Override
    public Optional<byte[]> copy(String messageId) {
        return Optional.of(copies().resolve(name(messageId)))
                .filter(Files::exists)
                .map(OutboxFolder::bytes);
    }

    private static byte[] bytes(Path file) {
        return attempt("read", () -> ReadFiles.bytes(file, LARGEST));
    }

    @Override
    public void move(String messageId, State state) {
        attempt("moved", () -> {
            var copy = copies().resolve(name(messageId));
            var waiting = file(State.WAITING, messageId);
            var from = Files.exists(waiting) ? waiting : copy;
            if (state == State.SENT && mail.isPresent()) {
                mail.get().add(messageId, bytes(from));
                Files.delete(from);
                PrivateFiles.force(from.getParent());
            } else {
                PrivateFiles.folder(folder(state));
                PrivateFiles.move(from, file(state, messageId));
            }
            return Files.deleteIfExists(copy);
        });
    }

    @Override
    public void discard(String messageId) {
        attempt("thrown away", () -> {
            Files.deleteIfExists(copies().resolve(name(messageId)));
            return Files.deleteIfExists(file(State.WAITING, messageId));
        });
    }

    /** What has left waits no more. */
    void discardSent() {
        mailed().forEach(this::discard);
    }

    /** Throws away the beginnings of letters that a crash cut short, and copies of those that have left. */
    void sweep() {
        files(folder(State.WAITING)).filter(file -> !file.endsWith(SUFFIX)).forEach(file -> {
            attempt(
                    "thrown away",
                    () -> Files.deleteIfExists(folder(State.WAITING).resolve(file)));
            LOG.info("{} was never written: thrown away", file);
        });
        var waiting = Set.copyOf(in(State.WAITING));
        files(copies()).filter(file -> !waiting.contains(messageId(file))).forEach(file -> {
            attempt("thrown away", () -> Files.deleteIfExists(copies().resolve(file)));
            LOG.info("{} is a copy that nothing needs: thrown away", file);
        });
    }

    private RefusalsFile refused() {
        return new RefusalsFile(path.resolve("refused"));
    }

    @Override
    public List<Refusal> refusals() {
        return attempt("read", () -> refused().all());
    }

    @Override
    public void refuse(Refusal refusal) {
        attempt("written", () -> refused().add(refusal));
    }

    @Override
    public boolean forget(Predicate<String> messageIds) {
        return attempt("written", () -> refused().forget(messageIds));
    }

    private interface Deed<T> {
        T done() throws IOException;
    }

    private static <T> T attempt(String what, Deed<T> deed) {
        try {
            return deed.done();
        } catch (IOException failed) {
            throw new UncheckedIOException("A letter cannot be %s: %s".formatted(what, failed.getMessage()), failed);
        }
    }
}
