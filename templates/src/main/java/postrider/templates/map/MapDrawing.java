package postrider.templates.map;

import java.awt.geom.Rectangle2D;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import postrider.kernel.view.Picture;

/**
 * Maps as SVG and as PNG. What was drawn lately is remembered: both players' letters bear the same picture where both may see
 * the same, and the base of a map serves all pictures of it.
 */
public final class MapDrawing {
    private static final int GROUNDS = 40;
    private static final int PICTURES = 32;

    private final Map<Picture, Once<Prepared>> grounds = latest(GROUNDS);
    private final Map<Picture, Once<byte[]>> pictures = latest(PICTURES);

    /** A base, and the same drawn, in the colours of the palette. */
    private record Prepared(BaseMap base, byte[] drawn) {
        Chart chart(Picture picture) {
            return Chart.of(base.settled(picture), base);
        }
    }

    private static <V> Map<Picture, V> latest(int most) {
        return Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Picture, V> eldest) {
                return size() > most;
            }
        });
    }

    /** The room of every name, piece and panel, in units of the canvas. No two meet. */
    public List<Rectangle2D> labels(Picture picture) {
        return chart(picture).labels().stream()
                .<Rectangle2D>map(box -> new Rectangle2D.Double(box.left(), box.top(), box.width(), box.height()))
                .toList();
    }

    public String svg(Picture picture) {
        return Svg.of(chart(picture), picture.title(), Caption.of(picture));
    }

    public byte[] png(Picture picture) {
        return remembered(pictures, picture, this::drawn).clone();
    }

    private byte[] drawn(Picture picture) {
        var prepared = prepared(picture);
        var chart = prepared.chart(picture);
        return Png.of(Png.unpacked(picture, prepared.drawn).draw(chart.marks().stream()));
    }

    /** The same map for a page that puts the pieces on it by itself. */
    public BoardMap board(Picture picture) {
        return BoardMap.of(picture, prepared(picture).base());
    }

    /** What a picture shows, for who cannot see it. */
    public static String inWords(Picture picture) {
        return Caption.of(picture);
    }

    Chart chart(Picture picture) {
        return prepared(picture).chart(picture);
    }

    private Prepared prepared(Picture picture) {
        return remembered(grounds, BaseMap.key(picture), key -> {
            var base = BaseMap.of(key);
            var raster = Raster.of(key).draw(base.marks().stream());
            return new Prepared(base, Png.indexed(raster));
        });
    }

    /** Both players' letters are laid out side by side: the second waits for what the first has drawn. */
    private static <V> V remembered(Map<Picture, Once<V>> drawn, Picture picture, Function<Picture, V> draw) {
        return drawn.computeIfAbsent(picture, unknown -> new Once<>(() -> draw.apply(unknown)))
                .get();
    }
}
