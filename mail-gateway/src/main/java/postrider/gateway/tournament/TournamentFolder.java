package postrider.gateway.tournament;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import postrider.dice.Secret;
import postrider.files.FolderLock;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.store.EventChain;

/** Tournaments in a folder, each in a folder of its own: {@code tournament.yaml}, with the secret beside it. */
public record TournamentFolder(Path folder) implements Tournaments {
    /** The largest file, in bytes. */
    private static final int LARGEST = 50_000_000;

    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]*");

    @Override
    public List<String> ids() throws IOException {
        if (Files.notExists(folder)) return List.of();
        try (var all = Files.list(folder)) {
            return all.map(one -> one.getFileName().toString())
                    .filter(id -> ID.matcher(id).matches() && Files.exists(file(id)))
                    .sorted()
                    .toList();
        }
    }

    @Override
    public List<String> entries(String id) throws IOException {
        if (!ID.matcher(id).matches() || Files.notExists(file(id))) return List.of();
        return EventChain.documents(new String(ReadFiles.bytes(file(id), LARGEST), StandardCharsets.UTF_8));
    }

    /** The file is moved into place whole, after the secret. */
    @Override
    public void begin(String id, Secret secret, String first) throws IOException {
        if (Files.exists(file(id)))
            throw new IllegalArgumentException("There is already a tournament '%s'.".formatted(id));
        PrivateFiles.folder(place(id));
        PrivateFiles.replace(place(id).resolve("secret"), secret.hex() + "\n");
        PrivateFiles.replace(file(id), first);
    }

    /** An entry cut short by a crash is overwritten. */
    @Override
    public void append(String id, int number, String entry) throws IOException {
        var lock = FolderLock.on(place(id)).orElseThrow(() -> taken(id));
        try (lock;
                var channel = PrivateFiles.open(file(id), CREATE, WRITE)) {
            var entries = entries(id);
            if (entries.size() + 1 != number) throw taken(id);
            channel.truncate(String.join("", entries).getBytes(StandardCharsets.UTF_8).length);
            channel.position(channel.size());
            PrivateFiles.append(channel, entry.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static IllegalStateException taken(String id) {
        return new IllegalStateException("Something else was entered in '%s' just now: try again.".formatted(id));
    }

    @Override
    public Secret secret(String id) throws IOException {
        if (Files.notExists(file(id)))
            throw new IOException("There is no tournament '%s' in %s.".formatted(id, folder));
        return Secret.of(ReadFiles.text(place(id).resolve("secret"), 1_000));
    }

    @Override
    public int done(String id) throws IOException {
        var done = place(id).resolve("done");
        return Files.exists(done) ? Integer.parseInt(ReadFiles.text(done, 100).strip()) : 0;
    }

    @Override
    public void done(String id, int entries) throws IOException {
        PrivateFiles.replace(place(id).resolve("done"), "%d\n".formatted(entries));
    }

    private Path place(String id) {
        return folder.resolve(id);
    }

    private Path file(String id) {
        return place(id).resolve("tournament.yaml");
    }
}
