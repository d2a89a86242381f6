package postrider.templates.map;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;

/** Pushes crowded places a little apart, so that there is room for their names and for what stands there. */
final class Spread {
    private static final double ACROSS = 106;
    private static final double DOWN = 68;
    private static final int MARGIN = 45;
    private static final int PULLED = 160;
    private static final int FREE = 60;
    private static final double PULL = 0.02;

    private final Picture picture;
    private final List<Point> home;
    private final double[] x;
    private final double[] y;

    private Spread(Picture picture) {
        this.picture = picture;
        this.home = picture.places().stream().map(Place::at).distinct().toList();
        this.x = home.stream().mapToDouble(Point::x).toArray();
        this.y = home.stream().mapToDouble(Point::y).toArray();
    }

    /** Where to; a grid of hexes stays as it is. */
    static Map<Point, Point> of(Picture picture) {
        return picture.hexes().isPresent() ? Map.of() : new Spread(picture).spread();
    }

    private Map<Point, Point> spread() {
        for (int round = 0; round < PULLED + FREE; round++) {
            if (round < PULLED) pullHome();
            pushApart();
            stayInside();
        }
        Map<Point, Point> to = new HashMap<>();
        for (int i = 0; i < home.size(); i++)
            to.put(home.get(i), new Point((int) Math.round(x[i]), (int) Math.round(y[i])));
        return Map.copyOf(to);
    }

    private void pullHome() {
        for (int i = 0; i < x.length; i++) {
            x[i] += (home.get(i).x() - x[i]) * PULL;
            y[i] += (home.get(i).y() - y[i]) * PULL;
        }
    }

    private void pushApart() {
        for (int i = 0; i < x.length; i++)
            for (int j = i + 1; j < x.length; j++) {
                double across = x[j] - x[i];
                double down = y[j] - y[i];
                if (Math.abs(across) >= ACROSS || Math.abs(down) >= DOWN) continue;
                double apart = Math.hypot(across / ACROSS, down / DOWN);
                if (apart >= 1 || apart == 0) continue;
                double push = (1 - apart) / Math.max(apart, 0.05) / 4;
                x[i] -= across * push;
                x[j] += across * push;
                y[i] -= down * push;
                y[j] += down * push;
            }
    }

    private void stayInside() {
        for (int i = 0; i < x.length; i++) {
            if (!inside(home.get(i))) continue;
            x[i] = Math.clamp(x[i], MARGIN, picture.width() - MARGIN);
            y[i] = Math.clamp(y[i], MARGIN, picture.height() - MARGIN);
        }
    }

    private boolean inside(Point at) {
        return at.x() >= 0 && at.y() >= 0 && at.x() <= picture.width() && at.y() <= picture.height();
    }
}
