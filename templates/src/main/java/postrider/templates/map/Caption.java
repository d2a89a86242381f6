package postrider.templates.map;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Picture.Place;
import postrider.kernel.view.Picture.Point;
import postrider.kernel.view.Picture.Works;
import postrider.text.Wording;

/** What a picture shows, in a few sentences: what happened, and who is where. What is off its canvas is left out. */
record Caption(Picture picture, Map<Point, String> names) {

    static String of(Picture picture) {
        var names = picture.sheet().names(Place::called);
        names.keySet().removeIf(at -> !picture.sheet().holds(at));
        return new Caption(picture, names).words();
    }

    private String words() {
        var title = Stream.concat(Stream.of(picture.margin().title()), picture.margin().lines().stream())
                .collect(Collectors.joining(", ", "Map: ", "."));
        var happened = picture.arrows().stream()
                .filter(arrow -> names.containsKey(arrow.from()) && names.containsKey(arrow.to()))
                .map(this::told);
        var changed = picture.sheet().places().stream()
                .filter(place -> place.changed() && names.containsKey(place.at()))
                .map(Place::called);
        return Stream.of(
                        Stream.of(title),
                        sentence("What happened: ", happened.toList()),
                        sentence("Markers turned: ", changed.toList()),
                        picture.sides().stream().flatMap(side -> sentence(side + ": ", standing(side))))
                .flatMap(sentences -> sentences)
                .collect(Collectors.joining(" "));
    }

    private static Stream<String> sentence(String about, Collection<String> parts) {
        return parts.isEmpty() ? Stream.empty() : Stream.of(about + String.join("; ", parts) + ".");
    }

    private String told(Arrow arrow) {
        var from = names.get(arrow.from());
        var to = names.get(arrow.to());
        return switch (arrow.act()) {
            case MARCH -> "%s march from %s to %s".formatted(arrow.side(), from, to);
            case BY_SEA -> "%s by sea from %s to %s".formatted(arrow.side(), from, to);
            case RETREAT -> "%s retreat from %s to %s".formatted(arrow.side(), from, to);
            case BATTLE -> "battle at " + to;
            case RAID -> "%s raid on %s".formatted(arrow.side(), to);
        };
    }

    private List<String> standing(Side side) {
        var pieces = picture.pieces().stream()
                .filter(piece -> piece.side().equals(side) && names.containsKey(piece.at()))
                .map(piece -> "%s at %s".formatted(called(piece), names.get(piece.at())));
        var works = picture.sheet().places().stream()
                .filter(place -> place.works() != Works.NONE)
                .filter(place -> place.control().equals(Optional.of(side)) && names.containsKey(place.at()))
                .map(place -> "%s at %s".formatted(place.works().word(), place.called()));
        var waste = picture.sheet().places().stream()
                .filter(place -> place.raided().equals(Optional.of(side)) && names.containsKey(place.at()))
                .map(place -> place.called() + " laid waste");
        return Stream.of(pieces, works, waste).flatMap(words -> words).toList();
    }

    private static String called(Piece piece) {
        return Wording.joinNonEmpty(" with ", piece.name(), piece.strength());
    }
}
