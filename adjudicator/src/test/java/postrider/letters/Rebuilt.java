package postrider.letters;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;

/** Rebuilds the next situation, by heading and name, from the one before and what a letter says is new. */
public final class Rebuilt {
    private static final String NO_LONGER = "No longer here: ";

    private Rebuilt() {}

    /** The rows and facts of {@code now} by heading, block and name, without reference sections. */
    public static SortedMap<String, String> told(View now) {
        var told = new TreeMap<String, String>();
        for (var section : now.sections())
            if (!section.reference()) section.blocks().forEach(block -> lay(told, section.heading(), block));
        return told;
    }

    /** The situation rebuilt from the one before and what a letter says is new. */
    public static SortedMap<String, String> fromNews(View before, View now) {
        var told = told(before);
        for (var section : new ViewChanges(before, now).alone().sections())
            for (var block : section.blocks()) {
                if (block instanceof Block.Lines(var lines) && lines.getFirst().startsWith(NO_LONGER))
                    for (var name : names(lines.getFirst())) told.remove(section.heading() + " / " + name);
                else lay(told, section.heading(), block);
            }
        return told;
    }

    private static List<String> names(String line) {
        return List.of(line.substring(NO_LONGER.length(), line.length() - 1).split("; "));
    }

    private static void lay(SortedMap<String, String> told, String heading, Block block) {
        switch (block) {
            case Block.Facts(var facts) ->
                facts.forEach(fact -> told.put(heading + " / " + fact.label(), fact.value()));
            case Block.Table(var head, var rows) ->
                rows.forEach(row -> told.put(heading + " / " + row.getFirst(), String.join(" | ", row)));
            case Block.Lines lines -> {}
        }
    }
}
