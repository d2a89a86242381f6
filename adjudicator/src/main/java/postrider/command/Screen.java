package postrider.command;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.ToStringSerializer;

/** Formats what the commands print: lines that fit the screen, or JSON. */
public final class Screen {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .addModule(new SimpleModule().addSerializer(Side.class, ToStringSerializer.instance))
            .build();
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern(
                    "d MMMM yyyy, HH:mm 'UTC'", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    private Screen() {}

    /** As {@code docs/schema.json} describes it. */
    public static String json(Object value) {
        return JSON.writeValueAsString(value);
    }

    static String when(Instant at) {
        return WHEN.format(at);
    }

    /** Replaces escape sequences, so that other people's words cannot control the terminal. */
    static String harmless(String text) {
        return text.replace("\r\n", "\n").replaceAll("[\\p{Cc}&&[^\n\t]]|\\p{Cf}", "?");
    }

    /** {@code text} after {@code head}, wrapped; further lines are indented to the beginning of the text. */
    public static String item(String head, String text) {
        var out = new StringBuilder(head);
        int column = head.length();
        boolean fresh = true;
        for (var word : text.strip().split("\\s+")) {
            boolean over = !fresh && column + 1 + word.length() > Terminal.HERE.columns();
            if (over) out.append('\n').append(" ".repeat(head.length()));
            else if (!fresh) out.append(' ');
            column = over ? head.length() + word.length() : column + (fresh ? 0 : 1) + word.length();
            out.append(word);
            fresh = false;
        }
        return out.append('\n').toString();
    }

    /** Each text as an item of its own, all with the same head. */
    static String items(String head, Collection<String> texts) {
        return Lists.joined(texts, text -> item(head, text));
    }

    static String fact(String label, String text) {
        return facts(label, List.of(text));
    }

    static String facts(String label, Collection<String> texts) {
        return items("  %-10s".formatted(label), texts);
    }
}
