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

/** A title of this war in the catalog. */
public abstract class WarGame implements Game {
    private final Title title;

    /**
     * What distinguishes a title.
     *
     * @param option the book's optional rule
     * @param files the files of its box
     * @param sections the kinds of records in them
     * @param unprinted fields that no printed copy can confirm
     */
    public record Title(
            String name,
            String words,
            GameOption option,
            Edition edition,
            List<String> files,
            List<Section<?>> sections,
            Set<String> unprinted) {}

    protected WarGame(Title title) {
        this.title = title;
    }

    @Override
    public final String name() {
        return title.name;
    }

    @Override
    public final String title() {
        return title.words;
    }

    @Override
    public final List<GameOption> options() {
        return List.of(title.option);
    }

    @Override
    public final Edition edition() {
        return title.edition;
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
        var shipped = BoxFiles.shipped(getClass(), "/games/%s/box/".formatted(title.name), title.files);
        return new Layers(shipped, Collections.emptySortedMap());
    }

    /** The records of a box, not yet checked against each other. */
    public final BoxData data(Layers layers) {
        return new BoxData(title.sections, layers.ours(), layers.corrections());
    }

    @Override
    public final Map<String, String> worksheet(Layers layers) {
        return Worksheet.of(title.words, data(layers), title.unprinted);
    }
}
