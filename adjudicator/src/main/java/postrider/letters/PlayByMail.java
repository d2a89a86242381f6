package postrider.letters;

import java.util.List;
import java.util.stream.Stream;
import postrider.kernel.Guide;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.letters.RefereeReport.Chapter;
import postrider.letters.RefereeReport.Item;
import postrider.play.OpenGame;
import postrider.text.Lists;

/** How to play this game by mail: two pages with examples of orders, answers and standing orders that come with the first letter. */
public record PlayByMail(OpenGame<?, ?> game, Side to) {
    /** The name of the file. */
    public static final String FILE = "how-to-play.html";

    /** How many standing orders the example has. */
    private static final int EXAMPLES = 3;

    /** The two pages. */
    public RefereeReport sheet() {
        var guides = game.orders().guides(to);
        var topics = Lists.filter(guides, guide -> guide.lines().contains(Guide.CLAUSES));
        var orders = Lists.filter(guides, guide -> !topics.contains(guide));
        return new RefereeReport(
                game.title(),
                "game %s, for the %s player".formatted(game.id(), to),
                "How to play by mail",
                List.of(
                        "Reply to the letter that wants something of you, %s, and send it. Or write lines of your own, as below, under the two that name game and impulse."
                                .formatted(reply()),
                        "Names may be cut short, and capitals do not matter. A line that is not understood does nothing: you are told which it is, and what to write instead."),
                Stream.of(letters(), orders(orders), topics(topics), standing(topics))
                        .filter(chapter -> !chapter.items().isEmpty())
                        .toList());
    }

    private String reply() {
        return game.player(to).keyless()
                ? "write its code and one of its lines above what your program quotes"
                : "put an x between the brackets of one of its lines, sign the letter with your key";
    }

    private Chapter letters() {
        return new Chapter(
                "A letter",
                List.of(RefereeReport.block(new View.Block.Table(
                        List.of("You write", "What it does"),
                        List.of(
                                List.of("game %s / impulse 1 / <your order>".formatted(game.id()), "gives an order"),
                                List.of("preview / <your order>", "tells how it would be read; nothing is rolled"),
                                List.of("answer <topic>: <answer>", "answers what you are asked"),
                                List.of(
                                        "if asked <topic>: <answer>",
                                        "under an order: answers beforehand, for this impulse"),
                                List.of(
                                        "status",
                                        "tells how the game stands; 'moves' tells what you may do, 'map' brings the map"),
                                List.of(
                                        "set map large",
                                        "brings the whole map, large, with each report; 'set map small' ends that"),
                                List.of(
                                        "help, help <word>",
                                        "explains a kind of order, a question, a card, a place or a person"))))));
    }

    private static Chapter orders(List<Guide> orders) {
        return new Chapter(
                "Orders",
                Lists.map(
                        orders,
                        order -> new Item.Statement(order.word(), order.lines().getFirst())));
    }

    private static Chapter topics(List<Guide> topics) {
        return new Chapter(
                "What you may be asked",
                topics.isEmpty()
                        ? List.of()
                        : List.of(RefereeReport.block(View.table(
                                topics,
                                "",
                                View.column("Topic", Guide::word),
                                View.column("When", topic -> topic.lines().getFirst()),
                                View.column("Beforehand", PlayByMail::example)))));
    }

    private static String example(Guide topic) {
        var lines = topic.lines();
        return lines.get(lines.indexOf(Guide.CLAUSES) + 1);
    }

    private Chapter standing(List<Guide> topics) {
        var clauses = Lists.map(topics.subList(0, Math.min(EXAMPLES, topics.size())), PlayByMail::example);
        var letter = Lists.concat(List.of("game " + game.id(), "standing"), clauses, List.of("otherwise ask"));
        return new Chapter(
                "Standing orders: answers for as long as you like",
                List.of(
                        RefereeReport.block(new View.Block.Lines(letter)),
                        new Item.Statement(
                                "",
                                "The first line that fits a question and is legal answers it, and you get no letter. 'standing list' sends you yours, 'standing none' takes them back, and 'ask' in place of an answer means that you are asked.")));
    }
}
