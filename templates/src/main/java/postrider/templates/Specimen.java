package postrider.templates;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Margin;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Scene;
import postrider.kernel.view.Sheet;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.kernel.view.View.Fact;
import postrider.kernel.view.View.Section;
import postrider.letters.Dispatch;
import postrider.letters.Dispatch.Fault;
import postrider.letters.Dispatch.OpenQuestion;
import postrider.log.LetterKind;

/** Sample letters to try layouts with: of each kind, one with everything in it and one with nothing. */
final class Specimen {
    private Specimen() {}

    static List<Dispatch> all() {
        return Stream.of(LetterKind.values())
                .flatMap(kind -> Stream.of(full(kind), bare(kind)))
                .toList();
    }

    static Dispatch bare(LetterKind kind) {
        return new Dispatch(
                kind,
                Side.of("American"),
                "sample-1",
                "A game",
                7,
                "A sample",
                List.of(),
                List.of(),
                0,
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                false,
                false);
    }

    static Dispatch full(LetterKind kind) {
        return new Dispatch(
                kind,
                Side.of("British"),
                "sample-1",
                "A game",
                7,
                "A sample with everything in it",
                List.of("The opening sentence.", "A second paragraph."),
                List.of(
                        new Ruling("1.2", Optional.empty(), "The army marches.", ""),
                        new Ruling("1.2.A", Optional.empty(), "Die for the march: 4.", "[roll 1, 00ff]"),
                        new Ruling("9.1", Optional.empty(), "Battle in Camden.", "")),
                1,
                List.of(new Scene.Shown(fought(), Optional.empty(), 2, 3)),
                Optional.of(new View("1775", List.of(new Section("Forces", blocks())), Optional.of(map()))),
                List.of("play a card", "pass"),
                List.of(
                        new OpenQuestion(
                                "7.8",
                                "intercept",
                                "into Camden",
                                "Intercept?",
                                List.of("Greene intercepts on 3 or less: 50 %."),
                                List.of("stand", "Greene"),
                                "stand"),
                        new OpenQuestion("7.9", "retreat", "", "Retreat?", List.of(), List.of(), "stand")),
                List.of(
                        new Fault(3, "plai 77", "", "The word is not known.", List.of("play 77")),
                        new Fault(0, "", "6.2", "The card is not in the hand.", List.of())),
                List.of("game sample-1", "impulse 7", "play 77"),
                List.of("The closing sentence."),
                List.of("[order 00ff]"),
                false,
                false);
    }

    private static Picture map() {
        var here = new Picture.Point(100, 150);
        var there = new Picture.Point(300, 150);
        var circle = new Picture.Shape.Circle();
        var british = Side.of("British");
        return new Picture(
                new Margin("The War in 1775", List.of(), List.of(new Picture.Track("Turn", 1, 9)), List.of()),
                List.of(british, Side.of("American")),
                new Sheet(
                        400,
                        300,
                        List.of(new Picture.Area(
                                "Georgia", Picture.Ground.LAND, List.of(here, there), Optional.of(british))),
                        List.of(
                                new Picture.Place("Camden", "Camden", here, 0, circle, Picture.Harbour.NONE)
                                        .controlled(Optional.of(british))
                                        .marked(),
                                new Picture.Place("Augusta", "Augusta", there, 0, circle, Picture.Harbour.OPEN)),
                        List.of(new Picture.Connection(here, there, Picture.Connection.Stroke.WHOLE))),
                List.of(new Picture.Piece(here, british, "Howe", "3-6-1", "5", false)),
                List.of(new Picture.Arrow(there, here, Picture.Arrow.Act.MARCH, british)));
    }

    private static Scene.Fought fought() {
        return new Scene.Fought(
                "Camden",
                "Greene beaten at Camden",
                List.of(Side.of("British"), Side.of("American")),
                List.of(
                        new Scene.Fought.Row("9.4", "CU", List.of("+5", "+3")),
                        new Scene.Fought.Row("9.43", "militia", List.of("", "+1"))),
                "The attacker wins.");
    }

    private static List<Block> blocks() {
        return List.of(
                new Block.Facts(List.of(new Fact("Turn", "1775"))),
                new Block.Table(List.of("Colony", "Spaces"), List.of(List.of("Georgia", "3"))),
                new Block.Lines(List.of("Camden: Greene + 3 CU")));
    }
}
