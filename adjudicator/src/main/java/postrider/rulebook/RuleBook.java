package postrider.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.files.Shipped;
import postrider.kernel.Game;
import postrider.text.Lists;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The numbered sections of a rule book, and which of them need a case. */
public record RuleBook(List<Section> sections) {
    /**
     * A numbered section.
     *
     * @param number as printed, {@code 9.63.A}; a paragraph's ends with the word of its heading, {@code 9.7.Clarification}
     * @param title in our words
     * @param needsCase whether a case must prove it
     * @param why it needs no case; empty if it needs one
     * @param shownBy sections whose rulings show it, if no ruling has its own number
     * @param silent why no ruling, die, question or refusal ever shows it; empty if one does
     * @param landmark whether a simulation reports in how many games it ruled
     */
    public record Section(
            String number,
            String title,
            boolean needsCase,
            String why,
            List<String> shownBy,
            String silent,
            boolean landmark) {
        private static final Pattern PARAGRAPH = Pattern.compile(".*\\.[A-Z][a-z].*");

        public Section {
            shownBy = List.copyOf(shownBy);
        }

        /** Whether a number is this section's or one below it; a section whose number ends with 0 heads its chapter. */
        public boolean holds(String other) {
            var above = number.endsWith(".0") ? number.substring(0, number.length() - 2) : number;
            return other.equals(number) || other.startsWith(above + ".");
        }

        /** Whether it is a clarification, an exception, a note or an example, which no ruling cites. */
        public boolean isParagraph() {
            return PARAGRAPH.matcher(number).matches();
        }

        /** Whether it should come up in whole games: a ruling, die, question or refusal has its number, or that of one that shows it. */
        public boolean isProvedInPlay() {
            return needsCase && !isParagraph() && silent.isEmpty();
        }
    }

    public RuleBook {
        sections = List.copyOf(sections);
    }

    /** The rule book of a game on the catalog, from its {@code rules.yaml}. */
    public static RuleBook of(Game game) {
        return Shipped.find(game.getClass(), "/games/%s/rules.yaml".formatted(game.name()))
                .map(RuleBook::read)
                .orElseGet(() -> new RuleBook(List.of()));
    }

    /**
     * Reads a list of {@code {number: "9.63.A", title: ..., proof: case}} or {@code {..., proof: none-needed, why: ...}}.
     * {@code shown-by: ["9.5"]}, {@code silent: ...} and {@code landmark: true} may follow.
     *
     * @throws IllegalArgumentException with every fault at once
     */
    public static RuleBook read(String yaml) {
        var faults = new ArrayList<String>();
        var sections = new ArrayList<Section>();
        for (var node : list(yaml)) {
            var section = section(node, faults);
            if (sections.stream().anyMatch(other -> other.number().equals(section.number())))
                faults.add("%s is there twice".formatted(section.number()));
            sections.add(section);
        }
        if (!faults.isEmpty()) throw new IllegalArgumentException("rules.yaml: " + String.join("; ", faults));
        return new RuleBook(sections);
    }

    private static JsonNode list(String yaml) {
        try {
            return YAMLMapper.builder().build().readTree(yaml);
        } catch (JacksonException fault) {
            throw new IllegalArgumentException("rules.yaml: " + fault.getOriginalMessage(), fault);
        }
    }

    private static Section section(JsonNode node, List<String> faults) {
        var number = word(node, "number");
        var proof = word(node, "proof");
        var why = word(node, "why");
        if (number.isEmpty()) faults.add("a number in quotation marks is missing in " + node);
        if (!List.of("case", "none-needed").contains(proof)) faults.add(number + ": proof is case or none-needed");
        if (proof.equals("none-needed") && why.isEmpty()) faults.add(number + ": why does it need no case?");
        var title = word(node, "title");
        boolean needsCase = proof.equals("case");
        var shownBy =
                node.path("shown-by").valueStream().map(JsonNode::asString).toList();
        boolean landmark = node.path("landmark").asBoolean(false);
        return new Section(number, title, needsCase, why, shownBy, word(node, "silent"), landmark);
    }

    private static String word(JsonNode node, String field) {
        return node.path(field).isString() ? node.path(field).asString().strip() : "";
    }

    /** The numbers of the sections that should come up in whole games. */
    public List<String> provedInPlay() {
        return Lists.map(Lists.filter(sections, Section::isProvedInPlay), Section::number);
    }

    /** The section of this number or, if it is not listed, the nearest above it: 9.2 for 9.2.4. */
    public Optional<Section> at(String number) {
        for (var n = number; !n.isEmpty(); n = n.contains(".") ? n.substring(0, n.lastIndexOf('.')) : "") {
            var wanted = n;
            var found = Lists.find(sections, s -> s.number().equals(wanted));
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    public List<Section> below(Section section) {
        return Lists.filter(sections, other -> other.number().startsWith(section.number() + "."));
    }
}
