package postrider.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
import postrider.files.Disk;
import postrider.files.PrivateFiles;
import postrider.log.Outgoing;
import postrider.text.Lists;

/**
 * Letters in folders: {@code outbox/} until they are sent, with a second copy in {@code copies/} of each that is to be mailed, because
 * a disk may lose one; then {@code sent/}, {@code damaged/} or {@code withdrawn/}. Each is in a file named by its Message-ID. A game's
 * sent letters are in one file, {@link SentMail}; older games have some in {@code sent/}, and in {@code remembered} the hashes of
 * others that are no longer kept. {@code refused} holds the mail system's refusals, see {@link RefusalsFile}.
 *
 * @param path of these folders
 * @param mail the file of sent letters, if they are not in {@code sent/}
 */
public record OutboxFolder(Path path, Optional<SentMail> mail) implements Outbox {
    private static final Logger LOG = LoggerFactory.getLogger(OutboxFolder.class);

    static final String SENT_MAIL = "sent.mail";

    public static OutboxFolder lay(Path path) {
        return new OutboxFolder(path, Optional.empty()).laid();
    }

    static OutboxFolder of(Path game) {
        return new OutboxFolder(game, Optional.of(new SentMail(game.resolve(SENT_MAIL))));
    }

    OutboxFolder laid() {
        change("stored", () -> PrivateFiles.folder(letters(State.WAITING).path()));
        return this;
    }

    private LetterFolder letters(State state) {
        return new LetterFolder(
                path.resolve(state == State.WAITING ? "outbox" : state.name().toLowerCase(Locale.ROOT)));
    }

    private LetterFolder copies() {
        return new LetterFolder(path.resolve("copies"));
    }

    @Override
    public void put(Map<String, byte[]> letters) {
        change("written", () -> {
            for (var letter : letters.entrySet()) put(letter.getKey(), letter.getValue());
            PrivateFiles.force(letters(State.WAITING).path());
            for (var messageId : letters.keySet()) letters(State.DAMAGED).delete(messageId);
        });
    }

    private void put(String messageId, byte[] letter) throws IOException {
        letters(State.WAITING).put(messageId, letter);
        if (Outgoing.isOnPaper(messageId)) return;
        PrivateFiles.folder(copies().path());
        PrivateFiles.write(copies().file(messageId), letter);
    }

    @Override
    public List<String> in(State state) {
        var others = switch (state) {
            case WAITING -> Lists.filter(all(copies()), this::isLost);
            case SENT -> Lists.concat(mailed(), List.copyOf(remembered().keySet()));
            case DAMAGED, WITHDRAWN -> List.<String>of();
        };
        return Stream.concat(all(letters(state)).stream(), others.stream())
                .distinct()
                .toList();
    }

    private static List<String> all(LetterFolder folder) {
        return read("read", folder::all);
    }

    private List<String> mailed() {
        return mail.isEmpty() ? List.of() : read("read", () -> mail.get().all());
    }

    private boolean isMailed(String messageId) {
        return mail.isPresent() && read("read", () -> mail.get().has(messageId));
    }

    /** Whether only the copy of a waiting letter is left. */
    private boolean isLost(String messageId) {
        return copies().has(messageId)
                && Stream.of(State.values()).noneMatch(state -> letters(state).has(messageId))
                && !isMailed(messageId);
    }

    @Override
    public Optional<State> state(String messageId) {
        return Stream.of(State.values())
                .filter(state -> letters(state).has(messageId))
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
        for (var line : read("read", () -> Files.readAllLines(hashes()))) {
            var words = line.split(" ", 2);
            if (words.length == 2) remembered.put(words[1], words[0]);
        }
        return remembered;
    }

    @Override
    public void remember(Map<String, String> sha256) {
        change("remembered", () -> {
            if (mail.isPresent()) mail.get().remember(sha256);
            else
                for (var letter : sha256.entrySet()) {
                    var line = "%s %s\n".formatted(letter.getValue(), letter.getKey());
                    PrivateFiles.append(hashes(), line.getBytes(StandardCharsets.UTF_8));
                }
            for (var messageId : sha256.keySet()) letters(State.SENT).delete(messageId);
        });
    }

    @Override
    public Optional<String> remembered(String messageId) {
        return mail.flatMap(all -> read("read", () -> all.remembered(messageId)))
                .or(() -> Optional.ofNullable(remembered().get(messageId)));
    }

    @Override
    public Optional<byte[]> letter(String messageId) {
        return inAny(messageId, State.WAITING, State.SENT).or(() -> sent(messageId));
    }

    private Optional<byte[]> sent(String messageId) {
        return mail.flatMap(all -> read("read", () -> all.letter(messageId)));
    }

    @Override
    public Optional<byte[]> bytes(String messageId) {
        return inAny(messageId, State.values()).or(() -> sent(messageId)).or(() -> copy(messageId));
    }

    private Optional<byte[]> inAny(String messageId, State... states) {
        return Stream.of(states)
                .flatMap(state -> in(letters(state), messageId).stream())
                .findFirst();
    }

    @Override
    public Optional<byte[]> copy(String messageId) {
        return in(copies(), messageId);
    }

    private static Optional<byte[]> in(LetterFolder folder, String messageId) {
        return folder.has(messageId) ? Optional.of(read("read", () -> folder.read(messageId))) : Optional.empty();
    }

    @Override
    public void move(String messageId, State state) {
        change("moved", () -> {
            var from = letters(State.WAITING).has(messageId) ? letters(State.WAITING) : copies();
            if (state == State.SENT && mail.isPresent()) {
                mail.get().add(messageId, from.read(messageId));
                from.delete(messageId);
                PrivateFiles.force(from.path());
            } else {
                PrivateFiles.folder(letters(state).path());
                PrivateFiles.move(from.file(messageId), letters(state).file(messageId));
            }
            copies().delete(messageId);
        });
    }

    @Override
    public void discard(String messageId) {
        change("deleted", () -> {
            copies().delete(messageId);
            letters(State.WAITING).delete(messageId);
        });
    }

    /** Deletes waiting letters that have left. */
    void discardSent() {
        mailed().forEach(this::discard);
    }

    /** Deletes letters that a crash cut short, and copies of letters that have left. */
    void sweep() {
        change("deleted", () -> {
            for (var file : letters(State.WAITING).unfinished()) {
                Files.deleteIfExists(letters(State.WAITING).path().resolve(file));
                LOG.info("{} was cut short and is deleted", file);
            }
            var waiting = Set.copyOf(in(State.WAITING));
            for (var messageId : Lists.filter(copies().all(), copy -> !waiting.contains(copy))) {
                copies().delete(messageId);
                LOG.info("the copy of {} is no longer needed and is deleted", messageId);
            }
        });
    }

    private RefusalsFile refused() {
        return new RefusalsFile(path.resolve("refused"));
    }

    @Override
    public List<Refusal> refusals() {
        return read("read", () -> refused().all());
    }

    @Override
    public void refuse(Refusal refusal) {
        change("written", () -> refused().add(refusal));
    }

    @Override
    public boolean forget(Predicate<String> messageIds) {
        return read("written", () -> refused().forget(messageIds));
    }

    private static <T> T read(String what, Disk.Reading<T> reading) {
        return Disk.read("A letter cannot be %s:".formatted(what), reading);
    }

    private static void change(String what, Disk.Writing writing) {
        Disk.write("A letter cannot be %s:".formatted(what), writing);
    }
}
