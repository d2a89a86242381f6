package postrider.templates.map;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import postrider.kernel.view.Picture.Point;

/** Divides the ground into cells, each nearer to its site than to any other, and finds the borders between areas. */
final class Cells {
    private static final double REACH = 170;

    /** A point and the area it is in. */
    record Site(Point at, int area) {}

    /** A corner of a cell. The side that begins here borders the area {@code beyond}, or nothing if that is -1. */
    private record Corner(double x, double y, int beyond) {}

    private final List<Site> sites;
    private final double reach;
    private final Map<Site, List<Corner>> cells = new HashMap<>();

    Cells(List<Site> sites, double grain) {
        this.sites = sites;
        this.reach = REACH * grain;
        for (var site : sites) cells.put(site, cell(site));
    }

    Path2D ground(int area) {
        var path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        for (var site : sites) if (site.area() == area) append(path, cells.get(site));
        return path;
    }

    private static void append(Path2D path, List<Corner> cell) {
        for (int i = 0; i < cell.size(); i++) {
            if (i == 0) path.moveTo(cell.get(i).x, cell.get(i).y);
            else path.lineTo(cell.get(i).x, cell.get(i).y);
        }
        if (!cell.isEmpty()) path.closePath();
    }

    /** Every side between two areas, once. */
    Path2D borders() {
        var path = new Path2D.Double();
        for (var site : sites) {
            var cell = cells.get(site);
            for (int i = 0; i < cell.size(); i++) {
                var here = cell.get(i);
                var there = cell.get((i + 1) % cell.size());
                if (here.beyond <= site.area()) continue;
                path.moveTo(here.x, here.y);
                path.lineTo(there.x, there.y);
            }
        }
        return path;
    }

    Map<Integer, Set<Integer>> neighbours() {
        var beside = new TreeMap<Integer, Set<Integer>>();
        for (var site : sites)
            for (var corner : cells.get(site))
                if (corner.beyond >= 0 && corner.beyond != site.area())
                    beside.computeIfAbsent(site.area(), area -> new TreeSet<>()).add(corner.beyond);
        return beside;
    }

    /** A square, cut by the line half-way to every other site. */
    private List<Corner> cell(Site site) {
        double x = site.at().x();
        double y = site.at().y();
        List<Corner> cell = List.of(
                new Corner(x - reach, y - reach, -1),
                new Corner(x + reach, y - reach, -1),
                new Corner(x + reach, y + reach, -1),
                new Corner(x - reach, y + reach, -1));
        for (var other : sites)
            if (!other.at().equals(site.at()) && other.at().to(site.at()) < 3 * reach) cell = cut(cell, site, other);
        return cell;
    }

    private static List<Corner> cut(List<Corner> cell, Site site, Site other) {
        double acrossX = other.at().x() - site.at().x();
        double acrossY = other.at().y() - site.at().y();
        double middle = (acrossX * (other.at().x() + site.at().x())
                        + acrossY * (other.at().y() + site.at().y()))
                / 2;
        var left = new ArrayList<Corner>();
        for (int i = 0; i < cell.size(); i++) {
            var here = cell.get(i);
            var there = cell.get((i + 1) % cell.size());
            double out = here.x * acrossX + here.y * acrossY - middle;
            double next = there.x * acrossX + there.y * acrossY - middle;
            if (out <= 0) left.add(here);
            if (out <= 0 == next <= 0) continue;
            double share = out / (out - next);
            int beyond = out <= 0 ? other.area() : here.beyond;
            left.add(new Corner(here.x + share * (there.x - here.x), here.y + share * (there.y - here.y), beyond));
        }
        return left;
    }
}
