package postrider.americanwar.game;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import postrider.americanwar.Sides;
import postrider.box.BoxData;
import postrider.box.BoxFiles;
import postrider.box.Section;
import postrider.box.Worksheet;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.Layers;
import postrider.kernel.ruling.Side;

/** A title of this war on the catalog. */
public abstract class WarGame implements Game {
    private final String name;
    private final String title;
    private final GameOption option;
    private final Edition edition;
    private final List<String> files;
    private final List<Section<?>> sections;

    /**
     * @param option what the book leaves to the players
     * @param files of its box
     * @param sections of the records in them
     */
    protected WarGame(
            String name,
            String title,
            GameOption option,
            Edition edition,
            List<String> files,
            List<Section<?>> sections) {
        this.name = name;
        this.title = title;
        this.option = option;
        this.edition = edition;
        this.files = files;
        this.sections = sections;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final List<GameOption> options() {
        return List.of(option);
    }

    @Override
    public final Edition edition() {
        return edition;
    }

    @Override
    public final List<Side> sides() {
        return Sides.BOTH;
    }

    @Override
    public final List<String> scenarios() {
        return List.of("1775");
    }

    @Override
    public final Layers layers() {
        var shipped = BoxFiles.shipped(getClass(), "/games/%s/box/".formatted(name), files);
        return new Layers(shipped, Collections.emptySortedMap());
    }

    /** The records of a box, not yet held against each other. */
    public final BoxData data(Layers layers) {
        return new BoxData(sections, layers.ours(), layers.corrections());
    }

    @Override
    public final Map<String, String> worksheet(Layers layers) {
        return Worksheet.of(title, data(layers), Set.of("at", "aliases", "guess"));
    }
}
