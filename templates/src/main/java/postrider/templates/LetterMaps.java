package postrider.templates;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.files.Hash;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Arrow;
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
 * The maps of a letter: the whole, and before it what is closer: where something happened, or else where the reader's armies
 * stand. The legend goes with the first letter of a game.
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
                .flatMap(whole -> Stream.concat(closer(whole, letter.to()).stream(), Stream.of(whole)))
                .toList();
    }

    /** For the board in a file. */
    static BoardMap board(Picture map) {
        return DRAWING.board(map);
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
        Map<String, Point> at = new HashMap<>();
        picture.hexes().ifPresent(ground -> ground.hexes().forEach(hex -> at.put(hex.number(), hex.at())));
        for (var place : picture.places()) at.put(place.name(), place.at());
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

    private static Arrow.Kind kind(Scene.Way way) {
        return switch (way) {
            case MARCH, INTERCEPTION -> Arrow.Kind.MARCH;
            case SEA -> Arrow.Kind.BY_SEA;
            case RETREAT -> Arrow.Kind.RETREAT;
        };
    }

    private static Optional<Picture> closer(Picture whole, Side reader) {
        var about = whole.arrows().stream()
                .flatMap(arrow -> Stream.of(arrow.from(), arrow.to()))
                .toList();
        var cutting = new Cutting(whole);
        return cutting.around(about).or(() -> cutting.around(reader));
    }

    static Shown shown(Picture picture) {
        var id = hash(picture).substring(0, 12) + ".map@postrider";
        return new Shown(id, MapDrawing.inWords(picture), picture.width(), new Image(id, () -> DRAWING.png(picture)));
    }

    /** Of what it shows: the bytes of its file are not the same on every machine. */
    private static String hash(Picture picture) {
        return Hash.sha256(picture.toString().getBytes(StandardCharsets.UTF_8));
    }
}
