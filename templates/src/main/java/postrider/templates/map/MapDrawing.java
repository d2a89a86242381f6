package postrider.templates.map;

import java.awt.geom.Rectangle2D;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import postrider.kernel.view.Picture;
import postrider.text.Lists;

/**
 * Draws maps as SVG and as PNG. Recent drawings are remembered: both players' letters have the same picture if both may see the
 * same, and the base of a map serves all pictures of it.
 */
public final class MapDrawing {
    /** Enough for all parts of four maps that letters show; each takes some fifty thousand bytes. */
    private static final int GROUNDS = 250;

    /** Enough for whole maps as SVG or as a board. */
    private static final int BASES = 8;

    private static final int PICTURES = 32;

    /** How many times more room a large map has for the same size of type. */
    private static final double LARGER = 1.35;

    /** The same for a map of hexes, which is drawn all over: as much as a letter may weigh. */
    private static final double LARGER_HEXES = 1.25;

    private static final double LARGEST = 1500;

    private final Map<Print, Once<Prepared>> grounds = latest(GROUNDS);
    private final Map<Print, Once<BaseMap>> bases = latest(BASES);
    private final Map<Print, Once<BoardMap>> boards = latest(BASES);
    private final Map<Print, Once<byte[]>> pictures = latest(PICTURES);

    private record Print(Picture picture, boolean large) {
        static Print usual(Picture picture) {
            return new Print(picture, false);
        }

        static Print large(Picture picture) {
            double scale = picture.sheet().hexes().isPresent() ? LARGER_HEXES : LARGER;
            var apart = new Moved(at -> new Picture.Point((int) (at.x() * scale), (int) (at.y() * scale)));
            var enlarged = apart.enlarged(
                    picture,
                    (int) (picture.sheet().width() * scale),
                    (int) (picture.sheet().height() * scale),
                    scale);
            return new Print(enlarged, true);
        }

        Print key() {
            return new Print(BaseMap.key(picture), large);
        }

        Raster raster() {
            return Raster.of(picture.sheet(), large ? LARGEST : Raster.WIDEST);
        }

        int level() {
            if (large) return Png.HARD;
            return picture.sheet().hexes().isPresent() ? Png.CLOSE : Png.QUICK;
        }
    }

    /** A base map, drawn, and the room it leaves. */
    private record Prepared(BaseMap base, Png.Packed drawn) {
        Chart chart(Picture picture) {
            return Chart.of(base.settled(picture), base);
        }
    }

    private static <V> Map<Print, V> latest(int most) {
        return Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Print, V> eldest) {
                return size() > most;
            }
        });
    }

    /** The room of every name, piece and panel, in units of the canvas; they never overlap. */
    public List<Rectangle2D> labels(Picture picture) {
        return Lists.map(prepared(Print.usual(picture)).chart(picture).labels(), Bounds::shape);
    }

    public String svg(Picture picture) {
        var base = base(picture);
        return Svg.of(Chart.of(base.settled(picture), base), picture.margin().title(), Caption.of(picture));
    }

    public byte[] png(Picture picture) {
        return remembered(pictures, Print.usual(picture), this::drawn).clone();
    }

    /** A map to open by itself, with more room for names and pieces, and the same size of type. */
    public byte[] large(Picture picture) {
        return remembered(pictures, Print.large(picture), this::drawn).clone();
    }

    private byte[] drawn(Print print) {
        var prepared = prepared(print);
        var chart = prepared.chart(print.picture);
        return Png.of(prepared.drawn.unpacked(print.raster()).draw(chart.marks().stream()), print.level());
    }

    /** The map for a page that places the pieces itself. */
    public BoardMap board(Picture picture) {
        return remembered(boards, Print.usual(picture), print -> BoardMap.of(print.picture, base(print.picture)));
    }

    /** What a picture shows, for readers who cannot see it. */
    public static String inWords(Picture picture) {
        return Caption.of(picture);
    }

    private Prepared prepared(Print print) {
        return remembered(grounds, print.key(), key -> {
            var base = BaseMap.of(key.picture);
            var raster = key.raster().draw(base.marks().stream());
            return new Prepared(base.drawn(), Png.Packed.of(raster));
        });
    }

    private BaseMap base(Picture picture) {
        return remembered(bases, Print.usual(picture).key(), key -> BaseMap.of(key.picture));
    }

    /** Both players' letters are laid out in parallel: the second waits for what the first is drawing. */
    private static <V> V remembered(Map<Print, Once<V>> drawn, Print print, Function<Print, V> draw) {
        return drawn.computeIfAbsent(print, unknown -> new Once<>(() -> draw.apply(unknown)))
                .get();
    }
}
