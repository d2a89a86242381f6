package postrider.templates.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.view.Margin;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Sheet;
import postrider.text.Lists;

/** Draws the base map: land, lines, and every name. */
final class Surveyor {
    private static final double NAME = 21;

    private final Sheet sheet;
    private final Margin margin;
    private final Map<Point, Point> moved;
    private final Bounds canvas;
    private final List<Mark> marks = new ArrayList<>();
    private final Land land;
    private final Free free;
    private final Panel panel;

    Surveyor(Picture picture, Map<Point, Point> moved) {
        this.moved = moved;
        this.sheet = picture.sheet();
        this.margin = picture.margin();
        this.canvas = new Bounds(0, 0, sheet.width(), sheet.height());
        this.land = Land.of(sheet);
        var symbols = onCanvas().map(Signs::box).toList();
        var ways = Lists.map(sheet.connections(), way -> new Free.Segment(way.from(), way.to(), 6));
        this.free = new Free(
                canvas.wider(-8), symbols, Lists.concat(ways, land.lines().toList()));
        this.panel = new Panel(margin, new Signs(picture.sides()));
    }

    private Stream<Place> onCanvas() {
        return sheet.places().stream()
                .filter(place -> canvas.wider(-20)
                        .holds(Bounds.around(place.at().x(), place.at().y(), 1, 1)));
    }

    BaseMap survey() {
        marks.add(new Mark.Fill(canvas.shape(), Ink.PAPER));
        marks.addAll(land.marks());
        for (var way : sheet.connections()) marks.addAll(Signs.way(way));
        names();
        var title = free.anywhere(panel.titleWidth(), panel.titleHeight());
        var areaNames = new AreaNames(canvas, free, land);
        var smallest = sheet.areas().stream()
                .sorted(Comparator.comparingInt(area -> area.around().size()))
                .toList();
        var signs = new IdentityHashMap<Picture.Area, Optional<Point>>();
        for (var area : smallest) signs.put(area, areaNames.write(area));
        var areas = Lists.map(sheet.areas(), signs::get);
        marks.addAll(areaNames.words());
        legend().ifPresent(box -> marks.addAll(panel.legend(box)));
        frame();
        var written = Lists.filter(Lists.filter(marks, Mark.Words.class), words -> words.halo() > 0);
        return new BaseMap(moved, canvas, List.copyOf(marks), Lists.map(written, BaseMap.Name::of), free, areas, title);
    }

    /** Room for the legend, in as few columns as fit. */
    private Optional<Bounds> legend() {
        if (margin.legend().isEmpty()) return Optional.empty();
        return IntStream.rangeClosed(1, 4)
                .mapToObj(columns -> free.anywhere(panel.legendWidth(columns), panel.legendHeight(columns)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private void names() {
        var names = new Names(NAME, free);
        var wanted = onCanvas()
                .map(place -> new Names.Wanted(place.label(), Signs.box(place)))
                .toList();
        for (var set : names.placed(wanted)) {
            var box = set.box();
            var symbol = set.wanted().symbol();
            if (!box.meets(symbol.wider(16))) marks.add(new Mark.Line(Shapes.leader(box, symbol), Ink.INK, 1));
            for (int i = 0; i < set.lines().size(); i++) {
                double width = Face.MEDIUM.width(set.lines().get(i), NAME, 0);
                double x = box.x() < symbol.left()
                        ? box.right() - 2 - width
                        : box.x() > symbol.right() ? box.left() + 2 : box.x() - width / 2;
                double y = box.top() + NAME * 0.72 + 1 + i * NAME * 0.86;
                marks.add(new Mark.Words(set.lines().get(i), Face.MEDIUM, NAME, 0, x, y, Ink.INK, 4, land.under(box)));
            }
        }
    }

    private void frame() {
        marks.add(new Mark.Line(canvas.wider(-3).shape(), Ink.SEPIA, 3));
        marks.add(new Mark.Line(canvas.wider(-8).shape(), Ink.SEPIA, 1));
    }
}
