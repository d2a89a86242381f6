package postrider.letters;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import postrider.kernel.Umpire;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.text.Lists;

/** The most important news of an impulse: "Washington beaten back at Lexington; Howe in Boston". */
public final class Headline {
    /** The most items in a headline. */
    private static final int MOST = 3;

    private Headline() {}

    /**
     * In this order: battles, raids, other news, the end of a year, where each force went last, and markers (not at the end of a year,
     * when many turn). If nothing was to be seen, the last ruling.
     */
    public static String of(List<Scene> scenes, List<Ruling> rulings) {
        var closed = Lists.map(Lists.filter(scenes, Scene.Closed.class), Scene.Closed::headline);
        var fought = Lists.map(Lists.filter(scenes, Scene.Fought.class), Scene.Fought::headline);
        var first = Stream.of(
                        fought.stream(),
                        Lists.filter(scenes, Scene.Raided.class).stream().map(Scene.Raided::headline),
                        told(scenes).stream())
                .flatMap(parts -> parts)
                .limit(MOST - closed.size());
        var news = Stream.of(
                        first,
                        closed.stream(),
                        marches(scenes).stream().map(went -> after(fought, went)),
                        closed.isEmpty() ? markers(scenes).stream() : Stream.<String>empty())
                .flatMap(parts -> parts)
                .limit(MOST)
                .toList();
        return news.isEmpty() ? last(rulings) : String.join("; ", news);
    }

    /** "French Regulars: 2/Berry comes to Québec": the card, then its effect. News of a place with a battle is left out. */
    private static List<String> told(List<Scene> scenes) {
        var fought = Lists.map(Lists.filter(scenes, Scene.Fought.class), Scene.Fought::place);
        var told = Lists.filter(Lists.filter(scenes, Scene.Told.class), one -> !fought.contains(one.place()));
        var cards = Lists.map(Lists.filter(told, one -> one.place().isEmpty()), Scene.Told::headline);
        var news = Lists.map(Lists.filter(told, one -> !one.place().isEmpty()), Scene.Told::headline);
        if (cards.isEmpty() || news.isEmpty()) return Lists.concat(cards, news);
        var first = "%s: %s".formatted(String.join(", ", cards), news.getFirst());
        return Lists.concat(List.of(first), news.subList(1, news.size()));
    }

    /** "Howe beaten at Newport; falls back to New York": a name is not repeated. */
    private static String after(List<String> fought, Scene.Went went) {
        boolean named = !fought.isEmpty() && fought.getLast().startsWith(went.who() + " ");
        return named ? went.headline().substring(went.who().length() + 1) : went.headline();
    }

    /** The last march of each force, unless it ended where there was a battle or raid. */
    private static List<Scene.Went> marches(List<Scene> scenes) {
        var there = Stream.concat(
                        Lists.filter(scenes, Scene.Fought.class).stream().map(Scene.Fought::place),
                        Lists.filter(scenes, Scene.Raided.class).stream().map(Scene.Raided::place))
                .toList();
        var last = new LinkedHashMap<String, Scene.Went>();
        Lists.filter(scenes, Scene.Went.class).forEach(went -> last.put(went.side() + " " + went.who(), went));
        return Lists.filter(last.values(), went -> !there.contains(went.to()));
    }

    /** "Camden, Ninety Six and 2 more now American". */
    private static List<String> markers(List<Scene> scenes) {
        var turned = Lists.grouped(Lists.filter(scenes, Scene.Turned.class), Scene.Turned::to);
        return Lists.map(
                turned.entrySet(),
                entry -> "%s now %s"
                        .formatted(
                                some(Lists.map(entry.getValue(), Scene.Turned::place)),
                                entry.getKey().map(Side::word).orElse("nobody's")));
    }

    private static String some(List<String> places) {
        return places.size() <= 3
                ? String.join(", ", places)
                : "%s, %s and %d more".formatted(places.get(0), places.get(1), places.size() - 2);
    }

    /** The last ruling that both may read and that is no die. The first would only name the card that was played. */
    private static String last(List<Ruling> rulings) {
        return rulings.reversed().stream()
                .filter(ruling -> ruling.only().isEmpty() && !ruling.sentence().startsWith(Umpire.DIE_FOR))
                .map(ruling -> ruling.sentence().replaceFirst("\\.$", ""))
                .findFirst()
                .orElse("Nothing has happened");
    }
}
