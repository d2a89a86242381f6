package postrider.templates;

import io.pebbletemplates.pebble.error.PebbleException;
import io.pebbletemplates.pebble.extension.AbstractExtension;
import io.pebbletemplates.pebble.extension.Filter;
import io.pebbletemplates.pebble.extension.Test;
import io.pebbletemplates.pebble.template.EvaluationContext;
import io.pebbletemplates.pebble.template.PebbleTemplate;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import postrider.kernel.view.View.Block;
import postrider.letters.Narrative.Passage;
import postrider.letters.RefereeReport.Item;

/** The filters and tests of our layouts beyond Pebble's own; {@code letters/README.md} explains them to operators. */
final class Layout extends AbstractExtension {

    @Override
    public Map<String, Filter> getFilters() {
        return Map.of(
                "drawn", new Function(List.of(), (map, args) -> LetterMaps.address((Item.Map) map)),
                "wrap", new Function(List.of("first", "rest"), Layout::wrap),
                "hang", new Function(List.of(), (text, args) -> Paragraphs.hang(text.toString())),
                "pad", new Function(List.of("width"), Layout::pad),
                "heading", new Function(List.of("mark"), Layout::heading),
                "columns", new Function(List.of(), (block, args) -> Columns.block((Block) block)),
                "numeric", new Function(List.of("column"), Layout::numeric),
                "narrow", new Function(List.of(), (table, args) -> Columns.narrow((Block.Table) table)));
    }

    @Override
    public Map<String, Test> getTests() {
        return Map.of(
                "said", new Kind(Item.Statement.class::isInstance),
                "beside", new Kind(Item.Beside.class::isInstance),
                "chart", new Kind(Item.Map.class::isInstance),
                "heading", new Kind(Passage.Heading.class::isInstance),
                "battle", new Kind(Passage.Battle.class::isInstance),
                "facts", new Kind(Block.Facts.class::isInstance),
                "table", new Kind(Block.Table.class::isInstance),
                "lines", new Kind(Block.Lines.class::isInstance));
    }

    private static Object wrap(Object text, Map<String, Object> args) {
        var first = args.getOrDefault("first", "").toString();
        var rest = args.getOrDefault("rest", " ".repeat(first.length())).toString();
        return Paragraphs.paragraph(text.toString(), first, rest);
    }

    private static Object heading(Object text, Map<String, Object> args) {
        return Paragraphs.heading(text.toString(), args.get("mark").toString());
    }

    private static Object pad(Object text, Map<String, Object> args) {
        return Paragraphs.pad(text.toString(), ((Number) args.get("width")).intValue());
    }

    private static Object numeric(Object table, Map<String, Object> args) {
        return Columns.numeric(((Block.Table) table).rows(), ((Number) args.get("column")).intValue());
    }

    private record Function(List<String> arguments, BiFunction<Object, Map<String, Object>, Object> body)
            implements Filter {
        @Override
        public List<String> getArgumentNames() {
            return arguments;
        }

        @Override
        public Object apply(
                Object input, Map<String, Object> args, PebbleTemplate self, EvaluationContext context, int line) {
            try {
                return body.apply(input, args);
            } catch (RuntimeException misused) {
                throw new PebbleException(misused, "this filter does not fit what it is used on", line, self.getName());
            }
        }
    }

    private record Kind(Predicate<Object> holds) implements Test {
        @Override
        public List<String> getArgumentNames() {
            return List.of();
        }

        @Override
        public boolean apply(
                Object input, Map<String, Object> args, PebbleTemplate self, EvaluationContext context, int line) {
            return holds.test(input);
        }
    }
}
