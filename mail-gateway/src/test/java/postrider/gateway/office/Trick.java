package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.text.Lists;

/**
 * A letter of an adversary's evening; the README beside the letters tells how one is written.
 *
 * @param steps what makes it, in order: a word and what it is about
 * @param lines its text
 * @param reader who is answered; empty if nobody is
 * @param sentence what the answer says, or why there is none
 */
record Trick(String title, List<Step> steps, List<String> lines, Optional<String> reader, String sentence) {
    record Step(String word, String about) {}

    static List<Trick> in(Path folder) throws IOException {
        return Lists.map(HostileLetter.texts(folder), Trick::read);
    }

    private static Trick read(String text) {
        var title = "";
        var steps = new ArrayList<Step>();
        var lines = new ArrayList<String>();
        var reader = Optional.<String>empty();
        var sentence = "";
        for (var line : text.lines()
                .filter(one -> !one.isBlank() && !one.startsWith("#"))
                .toList()) {
            if (line.startsWith("|")) {
                lines.add(line.replaceFirst("^\\| ?", ""));
                continue;
            }
            var words = line.split(" +", 2);
            var rest = words.length < 2 ? "" : words[1];
            switch (words[0]) {
                case "LETTER" -> title = rest;
                case "ANSWER" -> {
                    reader = Optional.of(rest.split(" +", 2)[0]);
                    sentence = rest.split(" +", 2)[1];
                }
                case "SILENT" -> sentence = rest;
                default -> steps.add(new Step(words[0], rest));
            }
        }
        return new Trick(title, steps, lines, reader, sentence);
    }

    /** The argument of the step of this kind, if there is one. */
    Optional<String> about(String word) {
        return all(word).findFirst();
    }

    Stream<String> all(String word) {
        return steps.stream().filter(step -> step.word().equals(word)).map(Step::about);
    }

    /** One character a byte, as letters are written here. */
    static String wire(byte[] letter) {
        return new String(letter, ISO_8859_1);
    }
}
