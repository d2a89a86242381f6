package postrider.gateway;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Form;
import postrider.kernel.Guide;
import postrider.kernel.Parts;
import postrider.kit.BrowserPage;
import postrider.kit.Forms;
import postrider.text.Lists;

/** Writes orders with the board file: by clicks, and by typing into fields where clicking is not enough. */
record BoardWriter(BrowserPage page, List<Guide> guides) {
    private static final Pattern MARK = Pattern.compile("\\s*\\[|]|[A-Z]{3,}|[^\\[\\]A-Z]+|[A-Z]");

    /** A slot of a form, or its words, in the group of this number; 0 if it is not optional. */
    private record Mark(String text, int group) {
        List<Form.Slot> slot() {
            return Lists.filter(List.of(Form.Slot.values()), slot -> slot.name().equals(text));
        }
    }

    private static List<Mark> marks(Form form) {
        var marks = new ArrayList<Mark>();
        int groups = 0;
        int group = 0;
        for (var found : MARK.matcher(form.shown()).results().toList()) {
            var text = found.group();
            if (text.equals("]")) group = 0;
            else if (text.endsWith("[")) {
                group = ++groups;
                if (text.length() > 1) marks.add(new Mark(text.substring(0, text.length() - 1), group));
            } else marks.add(new Mark(text, group));
        }
        return marks;
    }

    /** The values of a form's slots in this statement; none for an optional slot that was left out. */
    private static List<List<String>> filled(Form form, String statement) {
        var regex = new StringBuilder();
        int group = 0;
        for (var mark : marks(form)) {
            if (mark.group != group) regex.append(group == 0 ? "(?:" : mark.group == 0 ? ")?" : ")?(?:");
            group = mark.group;
            regex.append(
                    mark.slot().isEmpty() ? Pattern.quote(mark.text) : mark.text.equals("NUMBER") ? "(\\d+)" : "(.+?)");
        }
        var said = Pattern.compile(regex + (group == 0 ? "" : ")?")).matcher(statement);
        if (!said.matches()) throw new AssertionError(form + " is not said by " + statement);
        var all = new ArrayList<List<String>>();
        for (int i = 1; i <= said.groupCount(); i++)
            all.add(Stream.ofNullable(said.group(i)).toList());
        return all;
    }

    /** Writes an order in canonical words; returns what the page made of it. */
    String write(String order) throws Exception {
        page.click("$('anew')");
        var statements = Lists.filter(Parts.of(List.of(order.split("\n"))), one -> !one.equals("sealed orders"));
        var kind = kind(statements.getFirst(), statements);
        for (int at = 0; at < statements.size(); at++) {
            var statement = statements.get(at);
            var going = form(kind.goOn(), statement);
            if (at > 0 && going.isPresent()) goOn(kind, going.get(), statement);
            else {
                kind = kind(statement, statements.subList(at, statements.size()));
                begin(kind, form(kind.begin(), statement).orElseThrow(), statement);
            }
        }
        return page.value("$('words').value");
    }

    /** One tap in words: "piece Howe", "space Newport", "card 43", "pick with 5 CU"; or the text typed into a field. */
    void follow(String said) throws Exception {
        var what = said.substring(said.indexOf(' ') + 1);
        switch (said.substring(0, said.indexOf(' '))) {
            case "card" -> card(what);
            case "piece" ->
                page.click("[...document.querySelectorAll('.piece')].find(one => one.ariaLabel.includes(%s))"
                        .formatted(quoted(what)));
            case "space" -> {
                var at = point(what);
                page.click(at.getFirst(), at.getLast());
            }
            case "kind" -> press("kinds", what);
            case "pick" -> press("pick", what);
            case "next" -> press("next", what);
            case "offer" -> {
                page.value("$('lines').open = true");
                page.click("[...$('offers').children].find(one => one.textContent.startsWith(%s))"
                        .formatted(quoted(what)));
            }
            case "write" ->
                type(Integer.parseInt(what.substring(0, what.indexOf(' '))), what.substring(what.indexOf(' ') + 1));
            case "type" -> {
                page.click("$('words')");
                page.write(what.replace("\\n", "\n"));
            }
            default -> throw new AssertionError(said);
        }
    }

    /** Where a space is on the screen, once it is shown. */
    private List<Double> point(String place) throws Exception {
        var at = page.value("""
                (() => { const at = SPOTS.get(%s); look(at.x, at.y);
                  const p = new DOMPoint(at.x, at.y).matrixTransform(map.getScreenCTM()); return p.x + ' ' + p.y; })()""".formatted(quoted(place)));
        return Lists.map(List.of(at.split(" ")), Double::valueOf);
    }

    /** The form whose fixed words cover most of it. */
    private static Optional<Form> form(List<Form> forms, String statement) {
        return forms.stream()
                .filter(form -> Forms.match(form, statement))
                .max(Comparator.comparingInt(form -> form.shown().length()));
    }

    /** The kind of order whose forms can say most of it. */
    private Guide kind(String first, List<String> statements) {
        Guide best = null;
        long most = -1;
        for (var guide : guides) {
            if (guide.begin().stream().noneMatch(form -> Forms.match(form, first))) continue;
            long said = statements.stream()
                    .skip(1)
                    .takeWhile(one -> guide.goOn().stream().anyMatch(form -> Forms.match(form, one)))
                    .count();
            if (said > most) best = guide;
            most = Math.max(most, said);
        }
        if (best == null) throw new AssertionError("No form says '%s'.".formatted(first));
        return best;
    }

    private void begin(Guide kind, Form form, String statement) throws Exception {
        press("kinds", kind.word());
        if (!form.equals(kind.begin().getFirst())) press("next", "or: " + plain(form.shown()));
        fill(form, statement);
    }

    /** A tapped space goes into the list of the statement above, or into the first form that takes one; other forms are chosen. */
    private void goOn(Guide kind, Form form, String statement) throws Exception {
        var first = Lists.find(kind.goOn(), BoardWriter::takesPlace);
        boolean simple =
                marks(form).stream().flatMap(mark -> mark.slot().stream()).count() == 1;
        var above = page.value("last().form");
        if (takesPlace(form) && above.equals(form.shown()) && simple) {
            var place = filled(form, statement).getFirst().getFirst();
            if (!tap(place)) type(0, place);
        } else if (!(first.equals(Optional.of(form))
                && simple
                && !takesPlace(new Form(above))
                && tap(filled(form, statement).getFirst().getFirst()))) {
            press("next", plain(form.shown()));
            fill(form, statement);
        }
    }

    private static boolean takesPlace(Form form) {
        return marks(form).stream()
                .flatMap(mark -> mark.slot().stream())
                .anyMatch(slot -> slot.takes() == Form.Takes.PLACE);
    }

    private static String plain(String form) {
        var plain = new StringBuilder();
        for (var mark : Pattern.compile("[A-Z]{3,}|[^A-Z]+|[A-Z]")
                .matcher(form)
                .results()
                .toList())
            plain.append(mark.group().length() > 2 ? mark.group().toLowerCase(Locale.ROOT) : mark.group());
        return plain.toString();
    }

    private void fill(Form form, String statement) throws Exception {
        var values = filled(form, statement);
        var slots = Lists.filter(marks(form), mark -> !mark.slot().isEmpty());
        for (int i = 0; i < slots.size(); i++)
            if (!values.get(i).isEmpty()) {
                int group = slots.get(i).group;
                if (group > 0
                        && page.value("last().on.includes(%d)".formatted(group)).equals("false"))
                    press("next", "+ " + plain(words(form, group)));
            }
        int field = 0;
        for (int i = 0; i < slots.size(); i++)
            if (!values.get(i).isEmpty())
                fill(slots.get(i).slot().getFirst(), field++, values.get(i).getFirst());
    }

    private static String words(Form form, int group) {
        return String.join("", Lists.map(Lists.filter(marks(form), mark -> mark.group == group), Mark::text))
                .strip();
    }

    private void fill(Form.Slot slot, int field, String value) throws Exception {
        var wanted = slot.several() ? listed(value) : List.of(value);
        switch (slot.takes()) {
            case CARD -> card(value);
            case PLACE -> {
                for (var one : wanted) if (!tap(one)) type(field, one);
            }
            case SOMEBODY -> {
                for (var one : wanted) somebody(field, one);
                for (var one : listed(page.value("slots(last())[%d].value".formatted(field))))
                    if (!wanted.contains(one)) page.click(chip(one)); // a tap on their stack has named them already
            }
            case NUMBER, WORDS -> type(field, value);
        }
    }

    /** "A, B and C", where a name may contain "and". */
    private List<String> listed(String value) throws Exception {
        var names = new ArrayList<>(List.of(value.split(", ")));
        var last = names.getLast();
        int and = last.lastIndexOf(" and ");
        if (and < 0 || page.value("SPOTS.has(%s)".formatted(quoted(last))).equals("true")) return names;
        names.removeLast();
        names.addAll(List.of(last.substring(0, and), last.substring(and + 5)));
        return names;
    }

    /** Finds it by the page's name for it, which is part of its canonical name. */
    private void card(String label) throws Exception {
        page.click(
                "[...$('hand').children].filter(one => %s.match(/\\d+/g).includes(one.querySelector('b').textContent)).pop()"
                        .formatted(quoted(label)));
    }

    /** Taps it unless something covers it; returns whether it could. */
    private boolean tap(String place) throws Exception {
        var at = point(place);
        var top = "document.elementFromPoint(%s, %s)".formatted(at.getFirst(), at.getLast());
        if (page.value("Boolean(%s?.closest('#map')) && !%s.closest('.piece')".formatted(top, top))
                .equals("false")) return false;
        page.click(at.getFirst(), at.getLast());
        return true;
    }

    private void somebody(int field, String name) throws Exception {
        var chip = chip(name);
        boolean empty = page.value("slots(last())[%d].value".formatted(field)).isEmpty();
        var piece = "now.pieces.find(one => one.side === SIDE && one.who[0] === %s)".formatted(quoted(name));
        if (empty && page.value("Boolean(%s)".formatted(piece)).equals("true")) {
            if (page.value("Boolean(focused)").equals("true")) page.click(input(field));
            page.click("document.querySelector(`.piece[aria-label^=\"${SIDE} at ${%s.at}:\"]`)".formatted(piece));
        } else if (page.value("Boolean(%s)".formatted(chip)).equals("true")) page.click(chip);
        else type(field, name);
        if (!page.value("slots(last())[%d].value".formatted(field)).contains(name)) type(field, name);
    }

    private static String chip(String name) {
        return "[...$('pick').children].find(one => one.textContent === %s)".formatted(quoted(name));
    }

    private void type(int field, String value) throws Exception {
        var input = input(field);
        page.click(input);
        var before = page.value(
                "(() => { const e = %s; e.setSelectionRange(e.value.length, e.value.length); return e.value; })()"
                        .formatted(input));
        page.write(before.isEmpty() ? value : ", " + value);
    }

    private static String input(int field) {
        return "$('order').lastChild.querySelectorAll('input')[%d]".formatted(field);
    }

    void press(String group, String words) throws IOException, InterruptedException {
        page.click("[...$('%s').children].find(one => one.textContent === %s)".formatted(group, quoted(words)));
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
