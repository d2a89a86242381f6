package postrider.templates;

import io.pebbletemplates.pebble.PebbleEngine;
import io.pebbletemplates.pebble.error.PebbleException;
import io.pebbletemplates.pebble.loader.ClasspathLoader;
import io.pebbletemplates.pebble.loader.DelegatingLoader;
import io.pebbletemplates.pebble.loader.FileLoader;
import io.pebbletemplates.pebble.loader.Loader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.ReadFiles;
import postrider.kernel.Form;
import postrider.letters.Board;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer;
import postrider.letters.RefereeReport;
import postrider.log.LetterKind;
import postrider.templates.map.BoardMap;
import postrider.text.Lists;

/**
 * Sets letters with the layouts in {@code letters/}: a receipt with {@code receipt.txt} if there is one, otherwise with
 * {@code letter.txt}; the same for HTML. An operator's file takes precedence over ours of the same name; ours is still available
 * as {@code letters/letter.txt}. If an operator's layout fails, the letter is set with ours and says so.
 */
public final class Letterpress implements LetterRenderer {
    private static final Logger LOG = LoggerFactory.getLogger(Letterpress.class);

    /** The largest size of an operator's layout, in bytes. Our largest has some ten thousand. */
    private static final int LARGEST = 500_000;

    private static final Loader<?> OURS = ours();
    private static final Layouts OUR_TEXT = Layouts.of(Optional.empty(), ".txt", false);
    private static final Layouts OUR_HTML = Layouts.of(Optional.empty(), ".html", true);
    private static final Letterpress PLAIN = new Letterpress();

    private final Layouts text;
    private final Layouts html;
    private final List<String> manual;

    /** The layouts of one medium, with the one for each kind of letter looked up once. */
    private record Layouts(PebbleEngine engine, Map<LetterKind, String> names) {
        static Layouts of(Optional<Path> overlay, String medium, boolean escaping) {
            var engine = Letterpress.engine(overlay, escaping);
            var names = new EnumMap<LetterKind, String>(LetterKind.class);
            for (var kind : LetterKind.values()) {
                var own = name(kind) + medium;
                names.put(kind, engine.getLoader().resourceExists(own) ? own : "letter" + medium);
            }
            return new Layouts(engine, names);
        }
    }

    /** With our own layouts. */
    public Letterpress() {
        this(Optional.empty());
    }

    /** @param overlay a folder with an operator's layouts, laid over ours */
    public Letterpress(Optional<Path> overlay) {
        this(overlay, Optional.empty());
    }

    /** @param manual where players find the manuals, as a link */
    public Letterpress(Optional<Path> overlay, Optional<String> manual) {
        this.manual = manual.stream().toList();
        text = overlay.isEmpty() ? OUR_TEXT : Layouts.of(overlay, ".txt", false);
        html = overlay.isEmpty() ? OUR_HTML : Layouts.of(overlay, ".html", true);
    }

    @Override
    public Printed print(Dispatch dispatch) {
        return set(dispatch, Letterpress::whole);
    }

    @Override
    public String text(Dispatch dispatch) {
        return set(dispatch, (press, fair) -> LengthLimit.cut(press.words(Given.of(fair))));
    }

    private <T> T set(Dispatch dispatch, BiFunction<Letterpress, Dispatch, T> set) {
        var fair = Sanitizer.of(dispatch);
        try {
            return set.apply(this, fair);
        } catch (IllegalStateException fault) {
            LOG.error("a letter is set with our own layouts: {}", fault.getMessage());
            return set.apply(
                    PLAIN,
                    fair.with("Your letter could not be answered as meant: a layout of this office is at fault."
                            + " It is answered plainly, and nothing is missing."));
        }
    }

    /** What a layout can refer to, computed once for text and HTML. */
    private record Given(Dispatch letter, List<LetterMaps.Shown> maps, List<String> board) {
        static Given of(Dispatch letter) {
            var maps = LetterMaps.of(letter);
            return new Given(letter, maps.shown(), BoardLines.of(maps));
        }

        Map<String, Object> named(List<String> manual) {
            return Map.of(
                    "letter", letter,
                    "situation", letter.situation().stream().toList(),
                    "maps", maps,
                    "board", board,
                    "manual", manual);
        }
    }

    private Printed whole(Dispatch fair) {
        var given = Given.of(fair);
        var images = Lists.map(given.maps, LetterMaps.Shown::image);
        return LengthLimit.cut(new Printed(words(given), lay(html, given), images));
    }

    private String words(Given given) {
        return Paragraphs.fold(lay(text, given));
    }

    @Override
    public Optional<String> page(RefereeReport sheet) {
        return Optional.of(page("pages/sheet.html", Map.of("sheet", sheet, "manual", manual)));
    }

    /** A separate page, from a layout of ours and what it can refer to. */
    public static String page(String layout, Map<String, Object> named) {
        return lay(PLAIN.html.engine(), layout, named).replaceAll("[\\p{Cc}&&[^\n]]|\\p{Cf}", "?");
    }

    @Override
    public Optional<String> board(Dispatch letter, Board board) {
        var named = Map.of(
                "letter", letter,
                "text", text(letter),
                "board", board,
                "map", LetterMaps.board(board.map()),
                "slots", Form.Slot.values(),
                "type", BoardMap.type());
        return Optional.of(lay(PLAIN.html.engine(), "pages/board/page.html", named));
    }

    @Override
    public Optional<String> svg(Dispatch dispatch) {
        return LetterMaps.of(dispatch).svg();
    }

    /** Every fault of an operator's layouts, a sentence each, found by setting letters of every kind. */
    public static List<String> check(Path overlay) {
        if (!Files.isDirectory(overlay)) return List.of(overlay + " is not a folder.");
        var renderer = new Letterpress(Optional.of(overlay));
        Set<String> faults = new LinkedHashSet<>(strays(overlay));
        for (var specimen : Specimen.all()) {
            var given = Given.of(specimen);
            renderer.fault(renderer.text, given).ifPresent(faults::add);
            renderer.fault(renderer.html, given).ifPresent(faults::add);
        }
        return List.copyOf(faults);
    }

    /** Files that nothing uses: a misspelt name would otherwise go unnoticed. */
    private static List<String> strays(Path overlay) {
        var layouts = new TreeMap<String, String>();
        try (var files = Files.list(overlay)) {
            for (var file : files.filter(Letterpress::isLayout).toList())
                layouts.put(file.getFileName().toString(), ReadFiles.named(file, LARGEST));
        } catch (IOException unreadable) {
            return List.of("%s cannot be read: %s".formatted(overlay, unreadable.getMessage()));
        }
        return layouts.keySet().stream()
                .filter(name -> !OURS.resourceExists(name) && !isOfAKind(name))
                .filter(name -> layouts.values().stream().noneMatch(layout -> layout.contains('"' + name + '"')))
                .map(name -> name + ": no layout of ours has this name, and none of yours includes it.")
                .toList();
    }

    private static boolean isLayout(Path file) {
        return file.toString().matches(".*\\.(txt|html|peb|css)") && Files.isRegularFile(file);
    }

    private static boolean isOfAKind(String name) {
        return Stream.of(LetterKind.values())
                .map(Letterpress::name)
                .anyMatch(kind -> name.equals(kind + ".txt") || name.equals(kind + ".html"));
    }

    private static String name(LetterKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    private Optional<String> fault(Layouts layouts, Given given) {
        try {
            lay(layouts, given);
            return Optional.empty();
        } catch (IllegalStateException fault) {
            return Optional.of(fault.getMessage());
        }
    }

    private String lay(Layouts layouts, Given given) {
        return lay(layouts.engine(), layouts.names().get(given.letter.kind()), given.named(manual));
    }

    private static String lay(PebbleEngine engine, String name, Map<String, Object> named) {
        var paper = new LengthLimit.Paper();
        try {
            engine.getTemplate(name).evaluate(paper, named);
            return paper.toString();
        } catch (PebbleException fault) {
            throw new IllegalStateException(sentence(name, fault), fault);
        } catch (RuntimeException fault) { // a layout may call any method of what it is given
            throw new IllegalStateException(name + ": " + fault.getMessage(), fault);
        } catch (StackOverflowError endless) {
            throw new IllegalStateException(
                    "%s: it includes or extends itself; to build on our file of that name, write \"letters/%s\"."
                            .formatted(name, name),
                    endless);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static String sentence(String name, PebbleException fault) {
        var file = Optional.ofNullable(fault.getFileName()).orElse(name);
        var line = Optional.ofNullable(fault.getLineNumber())
                .map(n -> ", line " + n)
                .orElse("");
        return file + line + ": " + fault.getPebbleMessage();
    }

    private static PebbleEngine engine(Optional<Path> overlay, boolean escaping) {
        List<Loader<?>> shelves = new ArrayList<>();
        overlay.ifPresent(
                folder -> shelves.add(new FileLoader(folder.toAbsolutePath().toString())));
        shelves.add(OURS);
        shelves.add(new ClasspathLoader(Letterpress.class.getClassLoader()));
        return new PebbleEngine.Builder()
                .loader(new DelegatingLoader(shelves))
                .extension(new Layout())
                .autoEscaping(escaping)
                .defaultLocale(Locale.ENGLISH)
                .strictVariables(true)
                .build();
    }

    private static Loader<?> ours() {
        var shipped = new ClasspathLoader(Letterpress.class.getClassLoader());
        shipped.setPrefix("letters");
        return shipped;
    }
}
