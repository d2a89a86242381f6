package postrider.gateway.enrolment;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/** A drawer in a folder: a file each, looked at anew each time, for another process may have laid something in. */
public final class DrawerFolder<T> implements Drawer<T> {
    private static final Logger LOG = LoggerFactory.getLogger(DrawerFolder.class);

    /** Of a file, in bytes: two keys at their longest fit in. */
    private static final int LARGEST = 1_000_000;

    private static final Pattern FILE = Pattern.compile("([a-z0-9][a-z0-9-]*)\\.json");

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    private final Path folder;
    private final Class<T> kind;

    /** @param folder need not be there yet */
    public DrawerFolder(Path folder, Class<T> kind) {
        this.folder = folder;
        this.kind = kind;
    }

    @Override
    public List<T> all() throws IOException {
        if (Files.notExists(folder)) return List.of();
        var all = new ArrayList<T>();
        try (var files = Files.list(folder)) {
            for (var file : files.filter(one ->
                            FILE.matcher(one.getFileName().toString()).matches())
                    .sorted()
                    .toList()) read(file).ifPresent(all::add);
        }
        return all;
    }

    @Override
    public Optional<T> get(String name) throws IOException {
        return Files.exists(file(name)) ? read(file(name)) : Optional.empty();
    }

    /** One that is damaged is named, and left out. */
    private Optional<T> read(Path file) throws IOException {
        try {
            return Optional.of(JSON.readValue(ReadFiles.text(file, LARGEST), kind));
        } catch (JacksonException damaged) {
            LOG.error("{} is damaged, and left out: {}", file, damaged.getOriginalMessage());
            return Optional.empty();
        }
    }

    @Override
    public void put(String name, T thing) throws IOException {
        PrivateFiles.folder(folder);
        PrivateFiles.replace(file(name), JSON.writeValueAsString(thing).getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void remove(String name) throws IOException {
        Files.deleteIfExists(file(name));
    }

    private Path file(String name) {
        var file = name + ".json";
        if (!FILE.matcher(file).matches()) throw new IllegalArgumentException("'%s' names nothing.".formatted(name));
        return folder.resolve(file);
    }
}
