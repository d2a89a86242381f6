package postrider.box;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** A page to print that lists the doubtful records, a row each, with a box to tick and a line to write on. */
record Checklist(String title, SequencedMap<Section<?>, List<Worksheet.Entry>> open) {
    private static final String TITLE = "title";

    private static final String STYLE = """
            @page { size: A4; margin: 16mm 14mm }
            body { font: 9.5pt/1.3 Georgia, serif; color: #111; max-width: 182mm; margin: 0 auto }
            h1 { font-size: 19pt; font-weight: normal; margin: 0 0 2mm }
            h2 { font-size: 13pt; font-weight: normal; border-bottom: 1pt solid #111; margin: 7mm 0 0; break-after: avoid }
            .copy { display: flex; gap: 8mm; margin: 4mm 0 }
            .copy span { flex: 1; border-bottom: .5pt solid #555; padding-bottom: 1mm }
            table { border-collapse: collapse; width: 100%; table-layout: fixed }
            th { font: italic 9pt Georgia, serif; text-align: left; color: #444; padding: 1.5mm 2mm 1mm 0 }
            td { vertical-align: top; padding: 1.1mm 2mm 1.1mm 0; border-bottom: .4pt solid #bbb; overflow-wrap: anywhere }
            tr { break-inside: avoid }
            td.tick::before { content: ""; display: block; width: 3.6mm; height: 3.6mm; margin-top: .4mm; border: .8pt solid #111 }
            td.doubt { font-size: 8pt; color: #444 }
            td.hand { border-bottom: .8pt solid #555 }
            .tick { width: 6mm } .name { width: 42mm } .doubt { width: 40mm } .hand { width: 40mm }
            @media screen { body { padding: 8mm } }
            @media screen and (max-width: 170mm) {
              thead { display: none }
              table, tbody, tr, td { display: block }
              td { border: 0 } td.tick { float: left }
              td.doubt, td.hand { width: auto }
              td.hand { height: 6mm }
            }
            """;

    String text() {
        return """
                <!doctype html>
                <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%1$s: checklist</title>
                <style>
                %2$s</style>
                <h1>%1$s: is the referee's box like yours?</h1>
                <p>Nobody has checked these %3$s against a printed copy. With your copy beside you, tick what is right and write down
                what is not. Anything on your map or cards that is missing here goes on the last lines of each list. Then copy your
                notes into <b>corrections.yaml</b>, which is in the same folder and in the same order: that file is what the referee
                reads.</p>
                <div class="copy"><span>Whose copy</span><span>Edition, printing</span><span>Date</span></div>
                %4$s</html>
                """.formatted(
                html(title),
                STYLE,
                counts(open.entrySet().stream()
                        .map(kind -> "%d %s"
                                .formatted(kind.getValue().size(), kind.getKey().word()))
                        .toList()),
                open.entrySet().stream().map(Checklist::list).collect(Collectors.joining()));
    }

    private static String counts(List<String> kinds) {
        int last = kinds.size() - 1;
        return last < 1
                ? String.join("", kinds)
                : String.join(", ", kinds.subList(0, last)) + " and " + kinds.get(last);
    }

    private static String list(Map.Entry<Section<?>, List<Worksheet.Entry>> kind) {
        var rows = kind.getValue().stream().map(Checklist::row).collect(Collectors.joining());
        var word = kind.getKey().word();
        return """
                <h2>%s</h2>
                <table><thead><tr><th class="tick"></th><th class="name">%s</th><th>the referee has</th><th class="doubt">in\
                 doubt</th><th class="hand">your copy</th></tr></thead>
                <tbody>
                %s%s</tbody></table>
                """.formatted(
                        word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1),
                        kind.getKey().one(),
                        rows,
                        BLANK.repeat(2));
    }

    private static final String BLANK =
            "<tr><td class=\"tick\"></td><td>&nbsp;</td><td></td><td></td><td class=\"hand\"></td></tr>\n";

    private static String row(Worksheet.Entry entry) {
        return "<tr><td class=\"tick\"></td><td>%s</td><td>%s</td><td class=\"doubt\">%s</td><td class=\"hand\"></td></tr>\n"
                .formatted(html(name(entry)), html(said(entry)), html(entry.briefly()));
    }

    /** "77 Storm" */
    private static String name(Worksheet.Entry entry) {
        return (entry.keys() + " " + words(entry.facts().getOrDefault(TITLE, MissingNode.getInstance()))).strip();
    }

    /** "strategy 3, battle 6, agility 1" */
    private static String said(Worksheet.Entry entry) {
        return entry.facts().entrySet().stream()
                .filter(field -> !field.getKey().equals(TITLE))
                .map(field -> field.getKey() + " " + words(field.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String words(JsonNode value) {
        if (value.isArray()) return value.valueStream().map(Checklist::words).collect(Collectors.joining("; "));
        if (value.isObject())
            return value.propertyStream()
                    .map(field -> field.getKey().equals("do")
                            ? words(field.getValue())
                            : field.getKey() + " " + words(field.getValue()))
                    .collect(Collectors.joining(" "));
        return value.asString("");
    }

    private static String html(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
