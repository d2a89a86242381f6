package postrider.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.view.Scene;
import postrider.letters.Chronicle;
import postrider.log.Event;
import postrider.log.Moment;
import postrider.log.Settlement;
import postrider.store.GameStore;
import postrider.text.Lists;

/** Goes through a game from its beginning and plays each impulse again, to collect its scenes and dice. */
record Chronicler(GameCatalog catalog, GameStore store) {

    /** The chronicle of a game that ends with {@code last}, which need not be on file yet, and the scenes of its impulse. */
    Chronicle until(Event.Played last, List<Scene.Shown> shown) {
        var before = without(last::equals);
        return new Chronicle(
                Lists.with(before.chapters(), new Chronicle.Chapter(last.impulse(), shown)),
                Lists.concat(before.dice(), rolled(last, dice())));
    }

    Chronicle soFar() {
        return without(played -> false);
    }

    /** What was taken back is left out. Its dice come again with the same order, or do not count. */
    private Chronicle without(Predicate<Event.Played> last) {
        var chapters = new ArrayList<Chronicle.Chapter>();
        var dice = new ArrayList<Rolled>();
        var box = dice();
        for (var moment : Moment.all(store.events())) {
            if (moment.event() instanceof Event.Played played && !last.test(played)) {
                for (var roll : rolled(played, box)) dice.add(new Rolled(played.impulse(), roll));
                if (played.position().isPresent())
                    chapters.add(new Chronicle.Chapter(
                            played.impulse(),
                            catalog.open(store, moment.before()).course(played).scenes()));
            }
            if (moment.event() instanceof Event.Settled settled
                    && settled.settlement() instanceof Settlement.Rollback(int to)) {
                chapters.removeIf(chapter -> chapter.impulse() >= to);
                dice.removeIf(rolled -> rolled.impulse >= to);
            }
        }
        return new Chronicle(chapters, Lists.map(dice, Rolled::roll));
    }

    private record Rolled(int impulse, Entry.Roll roll) {}

    private List<Die> dice() {
        return catalog.game(store).dice();
    }

    /** The rolls of real dice; the one that picks a card from a hand is none. */
    private static List<Entry.Roll> rolled(Event.Played played, List<Die> box) {
        return Lists.filter(Lists.filter(played.entries(), Entry.Roll.class), roll -> box.contains(roll.die()));
    }
}
