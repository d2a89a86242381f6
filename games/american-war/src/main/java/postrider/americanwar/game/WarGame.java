package postrider.americanwar.game;

import java.util.List;
import java.util.Map;
import java.util.Set;
import postrider.americanwar.Sides;
import postrider.americanwar.box.BoxFolder;
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
    private final BoxFolder folder;

    /** @param option what the book leaves to the players */
    protected WarGame(String name, String title, GameOption option, Edition edition, BoxFolder folder) {
        this.name = name;
        this.title = title;
        this.option = option;
        this.edition = edition;
        this.folder = folder;
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
        return folder.layers();
    }

    @Override
    public final Map<String, String> worksheet(Layers layers) {
        return Worksheet.of(title, folder.data(layers), Set.of("at", "aliases", "guess"));
    }
}
