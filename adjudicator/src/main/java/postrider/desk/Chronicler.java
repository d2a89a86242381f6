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

/** Goes through a game from its beginning, each impulse played again, for what there was to be seen. */
record Chronicler(GameCatalog catalog, GameStore store) {

    /** Of a game that ends with {@code last}, which need not be on file yet, and what its impulse has shown. */
    Chronicle until(Event.Played last, List<Scene.Shown> shown) {
        var before = without(last::equals);
        return new Chronicle(
                Lists.with(before.chapters(), new Chronicle.Chapter(last.impulse(), shown)),
                Lists.concat(before.dice(), rolled(last, dice())));
    }

    /** Of all that is on file. */
    Chronicle soFar() {
        return without(played -> false);
    }

    /** What was taken back did not happen, and its dice come again or count for nothing. */
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

    /** A die, and when it fell. */
    private record Rolled(int impulse, Entry.Roll roll) {}

    private List<Die> dice() {
        return catalog.game(store).dice();
    }

    /** With a die of the box: what picks a card of a hand is none. */
    private static List<Entry.Roll> rolled(Event.Played played, List<Die> box) {
        return Lists.filter(Lists.filter(played.entries(), Entry.Roll.class), roll -> box.contains(roll.die()));
    }
}
