package postrider.letters;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.Guide;
import postrider.kernel.view.HexGround;
import postrider.kernel.view.HexGround.Hex;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Harbour;
import postrider.kernel.view.Picture.Key;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Sample;
import postrider.kernel.view.Picture.Works;
import postrider.text.Lists;
import postrider.text.Wording;

/** Describes each place on a map in words: what it is, its neighbours and the lines to them, and who is there. */
record Gazetteer(Picture map) {

    /** A guide to each place by its name, and to each hex by its number. */
    static List<Guide> of(Picture map) {
        var gazetteer = new Gazetteer(map);
        var places = Lists.filter(map.sheet().places(), place -> !place.called().isEmpty());
        return Lists.concat(
                Lists.map(places, place -> new Guide(place.called(), gazetteer.lines(place.at(), Optional.of(place)))),
                Lists.map(
                        map.sheet().hexes().map(HexGround::hexes).orElse(List.of()),
                        hex -> new Guide(hex.number(), gazetteer.lines(hex.at(), gazetteer.place(hex.at())))));
    }

    private List<String> lines(Point at, Optional<Place> place) {
        var lines = new ArrayList<String>();
        lines.add(is(at, place));
        lines.addAll(map.sheet().hexes().isPresent() ? List.of(around(at)) : lines(at));
        var there = Lists.map(Lists.filter(map.pieces(), piece -> piece.at().equals(at)), Gazetteer::called);
        lines.add("There now: " + (there.isEmpty() ? "nobody that you can see." : String.join("; ", there) + "."));
        return lines;
    }

    private Optional<Place> place(Point at) {
        return Lists.find(
                map.sheet().places(),
                place -> place.at().equals(at) && !place.called().isEmpty());
    }

    /** "It is: winter quarters, port, Massachusetts, British." */
    private String is(Point at, Optional<Place> place) {
        var said = new ArrayList<String>();
        place.ifPresent(here -> {
            var kind = kind(here);
            said.add(kind);
            if (here.harbour() != Harbour.NONE && !kind.endsWith("port"))
                said.add(here.harbour() == Harbour.OPEN ? "port" : "blockaded port");
            said.add(
                    map.sheet().areas().isEmpty()
                            ? ""
                            : map.sheet().areas().get(here.area()).name());
            if (here.works() != Works.NONE) said.add(here.works().word());
            here.control().ifPresent(side -> said.add(side.word()));
            here.raided().ifPresent(side -> said.add("laid waste by the " + side));
        });
        hex(at).ifPresent(hex -> {
            said.addFirst("hex " + hex.number());
            said.add(words(hex.ground()).orElse("open ground"));
        });
        return "It is: " + Wording.joinNonEmpty(", ", said.toArray(String[]::new)) + ".";
    }

    /** What the legend calls a place of this shape that nobody controls. */
    private String kind(Place place) {
        return map.margin().legend().stream()
                .filter(key -> key.sample() instanceof Place sample
                        && sample.shape().equals(place.shape())
                        && (sample.harbour() == Harbour.NONE
                                || sample.harbour() == Harbour.OPEN && place.harbour() == Harbour.OPEN)
                        && sample.works() == Works.NONE
                        && sample.control().isEmpty()
                        && sample.raided().isEmpty())
                .map(Key::words)
                .filter(words -> !words.startsWith("no "))
                .findFirst()
                .orElse("");
    }

    private Optional<String> words(Sample sample) {
        return Lists.find(map.margin().legend(), key -> key.sample().equals(sample))
                .map(Key::words);
    }

    /** "Next to it (river): Albany, Hoosic."; for an ordinary line, "Next to it: Albany". */
    private List<String> lines(Point at) {
        Map<String, List<String>> next = new LinkedHashMap<>();
        for (var way : map.sheet().connections()) {
            boolean out = way.from().equals(at);
            if (!out && !way.to().equals(at)) continue;
            var by = words(way.stroke()).filter(words -> !words.equals("line")).orElse("");
            var how = way.stroke() == Connection.Stroke.ONE_WAY ? by + (out ? ", to" : ", from") : by;
            place(out ? way.to() : way.from())
                    .ifPresent(other ->
                            next.computeIfAbsent(how, any -> new ArrayList<>()).add(other.called()));
        }
        return Lists.map(
                next.entrySet(),
                line -> "Next to it%s: %s."
                        .formatted(
                                line.getKey().isEmpty() ? "" : " (%s)".formatted(line.getKey()),
                                String.join(", ", line.getValue())));
    }

    private Optional<Hex> hex(Point at) {
        return map.sheet()
                .hexes()
                .flatMap(ground -> Lists.find(ground.hexes(), hex -> hex.at().equals(at)));
    }

    /** "Next to it: 1930, marsh, by river; 1929.": each adjacent hex, and what is between. */
    private String around(Point at) {
        var ground = map.sheet().hexes().orElseThrow();
        return ground.hexes().stream()
                .filter(hex -> !hex.at().equals(at) && hex.at().to(at) < ground.across() * 1.2)
                .map(hex -> Stream.of(
                                Stream.of(hex.number()),
                                place(hex.at()).map(Place::called).stream(),
                                words(hex.ground()).stream(),
                                between(ground, at, hex.at()))
                        .flatMap(words -> words)
                        .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; ", "Next to it: ", "."));
    }

    private Stream<String> between(HexGround ground, Point one, Point other) {
        var pair = List.of(one, other);
        var road = map.sheet().connections().stream()
                .filter(way -> pair.contains(way.from()) && pair.contains(way.to()))
                .flatMap(way -> words(way.stroke()).stream())
                .limit(1)
                .map(kind -> "by " + kind);
        var water = ground.edges().stream()
                .filter(edge -> pair.contains(edge.one()) && pair.contains(edge.other()))
                .flatMap(edge -> words(edge.water()).stream())
                .map(kind -> "over a " + kind);
        var ferry = ground.ferries().stream()
                .filter(boat -> pair.contains(boat.one()) && pair.contains(boat.other()))
                .map(boat -> "with a ferry");
        return Stream.of(road, water, ferry).flatMap(words -> words);
    }

    /** "British Dunbar, 2 reg, strength 6". */
    private static String called(Piece piece) {
        return Wording.joinNonEmpty(
                ", ",
                Wording.joinNonEmpty(" ", piece.side().word(), piece.name()),
                piece.detail(),
                piece.strength().isEmpty() ? "" : "strength " + piece.strength());
    }
}
