package postrider.desk;

import java.util.ArrayList;
import java.util.List;
import postrider.desk.letters.Chronicle;
import postrider.gamefile.Event;
import postrider.gamefile.GameLog;
import postrider.kernel.Entry;
import postrider.kernel.Scene;

/** Goes through a game from its beginning, each impulse played again, for what there was to be seen. */
record Chronicler(GameCatalog catalog, GameFolder folder) {

    /** Of a game that ends with {@code last}, which need not be on file yet, and what its impulse has shown. */
    Chronicle until(Event.Played last, List<Scene.Shown> shown) {
        var chapters = new ArrayList<Chronicle.Chapter>();
        var dice = new ArrayList<Entry.Roll>();
        var log = GameLog.NOTHING;
        for (var stored : folder.events()) {
            if (stored.event() instanceof Event.Played played && !played.equals(last)) {
                dice.addAll(rolled(played));
                if (played.position().isPresent())
                    chapters.add(chapter(played, catalog.open(folder, log).shown(played)));
            }
            log = log.with(stored);
        }
        dice.addAll(rolled(last));
        chapters.add(chapter(last, shown));
        return new Chronicle(chapters, dice);
    }

    private static Chronicle.Chapter chapter(Event.Played played, List<Scene.Shown> shown) {
        return new Chronicle.Chapter(
                played.impulse(), shown.stream().map(Scene.Shown::scene).toList());
    }

    private static List<Entry.Roll> rolled(Event.Played played) {
        return played.entries().stream()
                .filter(Entry.Roll.class::isInstance)
                .map(Entry.Roll.class::cast)
                .toList();
    }
}
