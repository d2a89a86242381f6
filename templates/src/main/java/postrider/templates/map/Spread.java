package postrider.templates.map;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Sheet;

/** Pushes crowded places a little apart, to make room for their names and pieces. */
final class Spread {
    private static final double ACROSS = 106;
    private static final double DOWN = 68;
    private static final int MARGIN = 45;
    private static final int PULLED = 160;
    private static final int FREE = 60;
    private static final double PULL = 0.02;

    private final Sheet sheet;
    private final List<Point> home;
    private final double[] x;
    private final double[] y;

    private Spread(Sheet sheet) {
        this.sheet = sheet;
        this.home = sheet.places().stream().map(Place::at).distinct().toList();
        this.x = home.stream().mapToDouble(Point::x).toArray();
        this.y = home.stream().mapToDouble(Point::y).toArray();
    }

    /** Where each point moves; none on a map of hexes. */
    static Map<Point, Point> of(Sheet sheet) {
        return sheet.hexes().isPresent() ? Map.of() : new Spread(sheet).spread();
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
            if (!sheet.holds(home.get(i))) continue;
            x[i] = Math.clamp(x[i], MARGIN, sheet.width() - MARGIN);
            y[i] = Math.clamp(y[i], MARGIN, sheet.height() - MARGIN);
        }
    }
}
