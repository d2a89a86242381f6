package postrider.gateway.enrolment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;

/**
 * A drawer in a folder, with a file for each value. Files are read anew each time, since another process may write them.
 *
 * @param folder may not exist yet
 */
public record DrawerFolder<T>(Path folder, Class<T> kind) implements Drawer<T> {
    /** The largest file, in bytes: two keys of any length fit. */
    private static final int LARGEST = 1_000_000;

    private static final Pattern FILE = Pattern.compile("([a-z0-9][a-z0-9-]*)\\.json");

    @Override
    public List<T> all() throws IOException {
        if (Files.notExists(folder)) return List.of();
        var all = new ArrayList<T>();
        try (var files = Files.list(folder)) {
            for (var file : files.filter(
                            one -> FILE.matcher(one.getFileName().toString()).matches())
                    .sorted()
                    .toList()) read(file).ifPresent(all::add);
        }
        return all;
    }

    @Override
    public Optional<T> get(String name) throws IOException {
        return Files.exists(file(name)) ? read(file(name)) : Optional.empty();
    }

    private Optional<T> read(Path file) throws IOException {
        return StoredJson.read(ReadFiles.text(file, LARGEST), kind, file);
    }

    @Override
    public void put(String name, T value) throws IOException {
        PrivateFiles.folder(folder);
        PrivateFiles.replace(file(name), StoredJson.of(value));
    }

    @Override
    public void remove(String name) throws IOException {
        Files.deleteIfExists(file(name));
    }

    private Path file(String name) {
        var file = name + ".json";
        if (!FILE.matcher(file).matches())
            throw new IllegalArgumentException("'%s' cannot name anything here.".formatted(name));
        return folder.resolve(file);
    }
}
