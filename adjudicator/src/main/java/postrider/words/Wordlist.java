package postrider.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.text.WordTable;

/** Reads the lists of what people and their programs write in many languages. Each form is a regular expression. */
final class Wordlist {
    private static final Pattern FIRST_LETTER = Pattern.compile("\\p{L}(?![?*+{])");

    /** A mandatory choice between words, and what follows it. */
    private static final Pattern CHOICE = Pattern.compile("\\((?!\\?)([^()\\[\\]\\\\]*)\\)((?![?*+{]).*)");

    private Wordlist() {}

    /** The forms of a list as one group of a pattern. Forms with the same first letter share it, so that most words fail at once. */
    static String of(String name) {
        var alike = new LinkedHashMap<String, List<String>>();
        for (var form : forms(name)) {
            int letter = hasFirstLetter(form) ? 1 : 0;
            alike.computeIfAbsent(form.substring(0, letter), first -> new ArrayList<>())
                    .add(form.substring(letter));
        }
        return alike.entrySet().stream()
                .map(forms -> forms.getKey() + forms.getValue().stream().collect(Collectors.joining("|", "(?:", ")")))
                .collect(Collectors.joining("|", "(?:", ")"));
    }

    /** Whether the form always begins with the same letter. */
    static boolean hasFirstLetter(String form) {
        return FIRST_LETTER.matcher(form).lookingAt();
    }

    static List<String> forms(String name) {
        return WordTable.shipped(Wordlist.class, name + ".txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .flatMap(line -> apart(line.split(" {2}", 2)[1]).stream())
                .flatMap(form -> spread(form).stream())
                .toList();
    }

    /** Turns "(good|fine) day" into "good day" and "fine day", which have a first letter. */
    private static List<String> spread(String form) {
        var choice = CHOICE.matcher(form);
        if (!choice.matches()) return List.of(form);
        return apart(choice.group(1)).stream()
                .flatMap(one -> spread(one + choice.group(2)).stream())
                .toList();
    }

    /** Splits at the bars outside brackets. */
    private static List<String> apart(String forms) {
        var apart = new ArrayList<String>();
        int depth = 0;
        int from = 0;
        for (int at = 0; at < forms.length(); at++)
            switch (forms.charAt(at)) {
                case '\\' -> at++;
                case '(', '[' -> depth++;
                case ')', ']' -> depth--;
                case '|' -> {
                    if (depth > 0) continue;
                    apart.add(forms.substring(from, at));
                    from = at + 1;
                }
                default -> {}
            }
        apart.add(forms.substring(from));
        return apart;
    }
}
