package postrider.templates;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.files.Hash;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer.Image;
import postrider.letters.RefereeReport;
import postrider.log.Outgoing;
import postrider.templates.map.BoardMap;
import postrider.templates.map.Cutting;
import postrider.templates.map.MapDrawing;
import postrider.text.Lists;

/**
 * The maps of a letter: what is closer, round what is asked, or where something happened, or else where the reader's armies face
 * the enemy; and the whole, when a game or a turn begins or ends and where the situation is asked for. The legend goes with the
 * first letter of a game.
 */
final class LetterMaps {
    private static final MapDrawing DRAWING = new MapDrawing();

    private LetterMaps() {}

    /**
     * A map as a layout sees it.
     *
     * @param id what {@code cid:} names it by
     * @param alternative what it shows, in words
     */
    record Shown(String id, String alternative, int width, Image image) {}

    static List<Picture> of(Dispatch letter) {
        return whole(letter).stream()
                .map(whole -> letter.kind() == Outgoing.Kind.WELCOME ? whole : whole.withoutLegend())
                .flatMap(whole -> isLarge(letter) ? Stream.of(whole) : maps(whole, letter))
                .toList();
    }

    /** For the board in a file. */
    static BoardMap board(Picture map) {
        return DRAWING.board(map);
    }

    private static Stream<Picture> maps(Picture whole, Dispatch letter) {
        if (letter.kind() == Outgoing.Kind.WELCOME) return Stream.of(whole);
        var closer = closer(whole, letter);
        boolean all = closer.isEmpty() || isDue(letter);
        return Stream.concat(closer.stream(), all ? Stream.of(whole) : Stream.empty());
    }

    /** Of what was set up, of what is over, and of what was asked for by itself, the whole is large and needs nothing closer. */
    private static boolean isLarge(Dispatch letter) {
        return letter.kind() == Outgoing.Kind.FINAL
                || letter.kind() == Outgoing.Kind.REPORT && letter.impulse() == 0
                || letter.kind() == Outgoing.Kind.NOTICE
                        && letter.situation()
                                .filter(view -> view.sections().isEmpty())
                                .isPresent();
    }

    /** Once a turn is enough in the letters of the play. */
    private static boolean isDue(Dispatch letter) {
        boolean play = letter.kind() == Outgoing.Kind.REPORT || letter.kind() == Outgoing.Kind.QUESTION;
        return !play
                || letter.impulse() == 0
                || letter.scenes().stream().anyMatch(shown -> shown.scene() instanceof Scene.Closed);
    }

    /** As SVG, with everything on it. */
    static Optional<String> svg(Dispatch letter) {
        return whole(letter).map(DRAWING::svg);
    }

    /** The whole, with what happened drawn in. */
    static Optional<Picture> whole(Dispatch letter) {
        return letter.situation()
                .flatMap(View::picture)
                .map(picture -> picture.signed("%s, impulse %d".formatted(letter.game(), letter.impulse())))
                .map(picture -> told(picture, Lists.map(letter.scenes(), Scene.Shown::scene)));
    }

    /** The map of a sheet, as what {@code src} names: with everything on it, and nothing outside. */
    static String address(RefereeReport.Item.Map map) {
        var picture = map.view().picture().map(drawn -> told(drawn.signed(map.caption()), map.scenes()));
        var svg = picture.map(Picture::withoutLegend).map(DRAWING::svg).orElse("");
        return "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
    }

    /** With what happened: who went where, the battles, and where control has changed. */
    private static Picture told(Picture picture, List<Scene> scenes) {
        var at = places(picture);
        var arrows = new ArrayList<Arrow>();
        var changed = new HashSet<String>();
        for (var scene : scenes)
            switch (scene) {
                case Scene.Went(var side, var who, var from, var to, var way) -> {
                    if (at.containsKey(from) && at.containsKey(to))
                        arrows.add(new Arrow(at.get(from), at.get(to), kind(way), side));
                }
                case Scene.Fought fought -> {
                    var there = at.get(fought.place());
                    if (there != null)
                        arrows.add(new Arrow(
                                there, there, Arrow.Kind.BATTLE, fought.sides().getFirst()));
                }
                case Scene.Raided(var side, var who, var place, var success) -> {
                    var there = at.get(place);
                    if (there != null && success) arrows.add(new Arrow(there, there, Arrow.Kind.RAID, side));
                }
                case Scene.Turned turned -> changed.add(turned.place());
                case Scene.Told told -> {}
                case Scene.Closed closed -> {}
            }
        return picture.with(arrows).changed(changed);
    }

    private static Map<String, Point> places(Picture picture) {
        Map<String, Point> at = new HashMap<>();
        picture.hexes().ifPresent(ground -> ground.hexes().forEach(hex -> at.put(hex.number(), hex.at())));
        for (var place : picture.places()) at.put(place.name(), place.at());
        return at;
    }

    private static Arrow.Kind kind(Scene.Way way) {
        return switch (way) {
            case MARCH, INTERCEPTION -> Arrow.Kind.MARCH;
            case SEA -> Arrow.Kind.BY_SEA;
            case RETREAT -> Arrow.Kind.RETREAT;
        };
    }

    private static Optional<Picture> closer(Picture whole, Dispatch letter) {
        var cutting = new Cutting(whole);
        var at = places(whole);
        var asked = Lists.map(letter.questions(), question -> named(question.about(), at));
        var arrows = Lists.map(whole.arrows(), arrow -> List.of(arrow.from(), arrow.to()));
        var news = Lists.filter(Lists.map(letter.scenes(), Scene.Shown::scene), Scene.Told.class).stream()
                .flatMap(told -> Stream.ofNullable(at.get(told.place())))
                .toList();
        var changed = Lists.map(Lists.filter(whole.places(), Place::changed), Place::at);
        return Stream.of(asked.stream(), Stream.of(flat(arrows)), arrows.reversed().stream(), Stream.of(news, changed))
                .flatMap(some -> some)
                .flatMap(about -> cutting.around(about).stream())
                .findFirst()
                .or(() -> cutting.around(letter.to()));
    }

    private static List<Point> flat(List<List<Point>> some) {
        return some.stream().flatMap(List::stream).toList();
    }

    /** Where a text speaks of; York is not New York. */
    private static List<Point> named(String text, Map<String, Point> at) {
        var names = at.keySet().stream()
                .filter(name -> text.contains(name))
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
        var points = new ArrayList<Point>();
        var left = text;
        for (var name : names) {
            var rest = left.replaceAll("(?<![\\p{L}\\d])" + Pattern.quote(name) + "(?![\\p{L}\\d])", "");
            if (!rest.equals(left)) points.add(at.get(name));
            left = rest;
        }
        return points;
    }

    static List<Shown> shown(Dispatch letter) {
        return Lists.map(of(letter), picture -> shown(picture, isLarge(letter)));
    }

    private static Shown shown(Picture picture, boolean large) {
        var id = hash(picture, large).substring(0, 12) + ".map@postrider";
        return new Shown(
                id,
                MapDrawing.inWords(picture),
                picture.width(),
                new Image(id, () -> large ? DRAWING.large(picture) : DRAWING.png(picture)));
    }

    /** Of what it shows: the bytes of its file are not the same on every machine. */
    private static String hash(Picture picture, boolean large) {
        return Hash.sha256((picture + (large ? " large" : "")).getBytes(StandardCharsets.UTF_8));
    }
}
