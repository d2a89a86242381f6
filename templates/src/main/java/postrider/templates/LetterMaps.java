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
import postrider.log.LetterKind;
import postrider.templates.map.BoardMap;
import postrider.templates.map.Cutting;
import postrider.templates.map.MapDrawing;
import postrider.text.Lists;

/**
 * The maps of a letter. A close-up shows what is asked about, or else where something happened, or else where the reader's armies
 * face the enemy. The whole map comes when a game or a turn begins or ends, and with the situation on request. The legend comes
 * with the first letter of a game.
 *
 * @param whole with what happened drawn in; empty if the letter has no map
 */
record LetterMaps(Dispatch letter, Optional<Picture> whole) {
    private static final MapDrawing DRAWING = new MapDrawing();

    /**
     * A map as a layout sees it.
     *
     * @param id what {@code cid:} names it by
     * @param alternative what it shows, in words
     * @param whole whether it shows all of the game's map
     */
    record Shown(String id, String alternative, boolean whole, Picture picture, Image image) {}

    static LetterMaps of(Dispatch letter) {
        var whole = letter.situation()
                .flatMap(View::picture)
                .map(picture -> picture.captioned("%s, impulse %d".formatted(letter.game(), letter.impulse())))
                .map(picture -> told(picture, Lists.map(letter.scenes(), Scene.Shown::scene)));
        return new LetterMaps(letter, whole);
    }

    /** The close-up first. */
    List<Shown> shown() {
        var closer = whole.filter(all -> !isAlone()).flatMap(this::closer);
        var all = whole.map(map -> letter.kind() == LetterKind.WELCOME ? map : map.withoutLegend())
                .filter(map -> closer.isEmpty() || isDue());
        return Stream.concat(
                        closer.stream().map(part -> shown(part, false, false)),
                        all.stream().map(map -> shown(map, true, isLarge())))
                .toList();
    }

    /** The map for the board in a file. */
    static BoardMap board(Picture map) {
        return DRAWING.board(map);
    }

    /** Whether the whole map comes without a close-up: when a game begins or is over, and when the map was asked for by itself. */
    private boolean isAlone() {
        return letter.kind() == LetterKind.WELCOME || isOverview();
    }

    private boolean isOverview() {
        return letter.kind() == LetterKind.FINAL
                || letter.kind() == LetterKind.REPORT && letter.impulse() == 0
                || letter.kind() == LetterKind.NOTICE
                        && letter.situation()
                                .filter(view -> view.sections().isEmpty())
                                .isPresent();
    }

    private boolean isLarge() {
        return isOverview() || isOfThePlay() && letter.largeMap();
    }

    private boolean isOfThePlay() {
        return letter.kind() == LetterKind.REPORT || letter.kind() == LetterKind.QUESTION;
    }

    /** Whether the whole map comes: in letters of the play once a turn, unless their reader wants it with each. */
    private boolean isDue() {
        return !isOfThePlay()
                || letter.largeMap()
                || letter.impulse() == 0
                || letter.scenes().stream().anyMatch(shown -> shown.scene() instanceof Scene.Closed);
    }

    /** The whole map as SVG. */
    Optional<String> svg() {
        return whole.map(DRAWING::svg);
    }

    /** The whole map of a referee's report as a {@code data:} address, so that it needs no file. */
    static String address(RefereeReport.Item.Map map) {
        var picture = map.view().picture().map(drawn -> told(drawn.captioned(map.caption()), map.scenes()));
        var svg = picture.map(Picture::withoutLegend).map(DRAWING::svg).orElse("");
        return "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
    }

    /** The picture with what happened: movements, battles, raids, and changes of control. */
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
                                there, there, Arrow.Act.BATTLE, fought.sides().getFirst()));
                }
                case Scene.Raided(var side, var who, var place, var success) -> {
                    var there = at.get(place);
                    if (there != null && success) arrows.add(new Arrow(there, there, Arrow.Act.RAID, side));
                }
                case Scene.Turned turned -> changed.add(turned.place());
                case Scene.Told told -> {}
                case Scene.Closed closed -> {}
            }
        return picture.with(arrows).changed(changed);
    }

    private static Map<String, Point> places(Picture picture) {
        Map<String, Point> at = new HashMap<>();
        picture.sheet().hexes().ifPresent(ground -> ground.hexes().forEach(hex -> at.put(hex.number(), hex.at())));
        for (var place : picture.sheet().places()) at.put(place.name(), place.at());
        return at;
    }

    private static Arrow.Act kind(Scene.Way way) {
        return switch (way) {
            case MARCH, INTERCEPTION -> Arrow.Act.MARCH;
            case SEA -> Arrow.Act.BY_SEA;
            case RETREAT -> Arrow.Act.RETREAT;
        };
    }

    private Optional<Picture> closer(Picture all) {
        var cutting = new Cutting(all);
        var at = places(all);
        var asked = Lists.map(letter.questions(), question -> named(question.about(), at));
        var arrows = Lists.map(all.arrows(), arrow -> List.of(arrow.from(), arrow.to()));
        var news = Lists.filter(Lists.map(letter.scenes(), Scene.Shown::scene), Scene.Told.class).stream()
                .flatMap(told -> Stream.ofNullable(at.get(told.place())))
                .toList();
        var changed = Lists.map(Lists.filter(all.sheet().places(), Place::changed), Place::at);
        var wherever = arrows.stream().flatMap(List::stream).toList();
        return Stream.of(asked.stream(), Stream.of(wherever), arrows.reversed().stream(), Stream.of(news, changed))
                .flatMap(some -> some)
                .flatMap(about -> cutting.around(about).stream())
                .findFirst()
                .or(() -> cutting.around(letter.to()));
    }

    /** The places that a text names; York is not New York. */
    private static List<Point> named(String text, Map<String, Point> at) {
        var names = at.keySet().stream()
                .filter(text::contains)
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

    private static Shown shown(Picture picture, boolean whole, boolean large) {
        var id = hash(picture, large).substring(0, 12) + ".map@postrider";
        return new Shown(
                id,
                MapDrawing.inWords(picture),
                whole,
                picture,
                new Image(id, () -> large ? DRAWING.large(picture) : DRAWING.png(picture)));
    }

    /** A hash of what is shown, for the bytes of the file differ from machine to machine. */
    private static String hash(Picture picture, boolean large) {
        return Hash.sha256(picture + (large ? " large" : ""));
    }
}
