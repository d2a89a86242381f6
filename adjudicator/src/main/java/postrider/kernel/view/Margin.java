package postrider.kernel.view;

import java.util.List;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Track;
import postrider.text.Lists;

/**
 * What stands beside a map.
 *
 * @param title what it is a map of
 * @param lines under the title: turn and year, how the war stands
 * @param legend what its marks mean
 */
public record Margin(String title, List<String> lines, List<Track> tracks, List<Key> legend) {
    public Margin {
        lines = List.copyOf(lines);
        tracks = List.copyOf(tracks);
        legend = List.copyOf(legend);
    }

    /** With one more line under its title. */
    Margin captioned(String line) {
        return new Margin(title, Lists.with(lines, line), tracks, legend);
    }

    Margin withTracks(List<Track> others) {
        return new Margin(title, lines, others, legend);
    }

    Margin withoutLegend() {
        return new Margin(title, lines, tracks, List.of());
    }
}
