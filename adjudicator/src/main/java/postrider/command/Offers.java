package postrider.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import postrider.letters.Dispatch;
import postrider.text.Lists;
import postrider.words.Boxes;

/** The numbered choices that a letter offers. */
record Offers(List<String> offered) {
    private static final String BOX = Boxes.offered("");

    static Offers of(Dispatch letter) {
        var lines = Lists.filter(letter.reply(), line -> line.startsWith(BOX));
        return new Offers(Lists.map(lines, line -> line.substring(BOX.length())));
    }

    boolean isEmpty() {
        return offered.isEmpty();
    }

    Optional<String> line(String number) {
        return IntStream.rangeClosed(1, offered.size())
                .filter(each -> number.equals(String.valueOf(each)))
                .mapToObj(each -> offered.get(each - 1))
                .findFirst();
    }

    /** The numbered list, and how to choose from it. */
    String lines() {
        var all = IntStream.rangeClosed(1, offered.size())
                .mapToObj(number -> Screen.item("%3d  ".formatted(number), offered.get(number - 1)))
                .collect(Collectors.joining());
        return all
                + (isEmpty()
                        ? "Type your lines, then an empty line;"
                        : "Type a number, or lines of your own and then an empty line;")
                + " 'help' explains more.\n";
    }
}
