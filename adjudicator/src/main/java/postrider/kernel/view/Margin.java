package postrider.kernel.view;

import java.util.List;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Track;
import postrider.text.Lists;

/**
 * The margin of a map.
 *
 * @param title the title of the map
 * @param lines the lines under the title: turn and year, the state of the war
 * @param legend the meaning of its symbols
 */
public record Margin(String title, List<String> lines, List<Track> tracks, List<Key> legend) {
    public Margin {
        lines = List.copyOf(lines);
        tracks = List.copyOf(tracks);
        legend = List.copyOf(legend);
    }

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
