package postrider.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.kernel.question.Topic;
import postrider.text.AllBut;
import postrider.text.LineReader;
import postrider.text.Lists;

/** Reads what a clause answers. All that it does not understand goes to the complaints. */
record ClauseAnswerReader(LineReader reader, ClauseNames names) {
    /** A card to be laid, or a title in quotation marks. A misspelt one would never be held, and so never be laid. */
    private static final Pattern CARD =
            LineReader.pattern("(?:(?:^|, *)(?:play|discard) +(?!\")|\")((?:(?!, *(?:play|discard) )[^\"])+)\"?");

    /** Answers to which nothing can be added. */
    private static final Pattern WHOLE = LineReader.pattern("(yes|no|none|ask|stand)\\b[\\s\\p{P}]*(?=[^\\s\\p{P}])");

    /** The blank at its end is the next one's first. */
    private static final String OR = " or ";

    /**
     * {@code A, or B, or to C, D}: the first that the question knows is given.
     *
     * @param commas whether commas part spaces to go to
     */
    static List<String> alternatives(String said, boolean commas) {
        var alternatives = new ArrayList<String>();
        var left = said;
        for (int or = unquoted(left, OR, false); or >= 0; or = unquoted(left, OR, false)) {
            alternatives.addAll(listed(left.substring(0, or), commas));
            left = left.substring(or + OR.length() - 1);
        }
        alternatives.addAll(listed(left, commas));
        return alternatives;
    }

    private static List<String> listed(String said, boolean commas) {
        boolean listed = commas && said.strip().toLowerCase(Locale.ROOT).startsWith("to ");
        return Arrays.stream(listed ? said.split(",") : new String[] {said.replaceFirst(",\\s*$", "")})
                .map(String::strip)
                .filter(one -> !one.isEmpty())
                .toList();
    }

    ClauseAnswer read(String said) {
        if (said.equalsIgnoreCase("ask")) return new ClauseAnswer.Ask();
        CARD.matcher(said)
                .results()
                .map(named -> named.group(1))
                .filter(card -> !names.cards().fits(card))
                .forEach(card -> reader.name(names.cards(), card));
        return names.inFull(said).<ClauseAnswer>map(ClauseAnswer.Name::new).orElse(new ClauseAnswer.Words(said));
    }

    /** It is read whole: a word that is in no answer, or stands where none has it, would keep it from ever being given. */
    void whole(Optional<Topic> topic, ClauseAnswer answer) {
        var said = answer.toString();
        if (answer instanceof ClauseAnswer.Ask || answer instanceof ClauseAnswer.Yes) return;
        var all = AllBut.of(said).filter(any -> names.isList(topic));
        if (all.isPresent()) {
            if (!all.get().but().isEmpty())
                whole(topic, new ClauseAnswer.Words(all.get().but()));
            return;
        }
        var whole = WHOLE.matcher(said);
        var foreign = names.foreign(said);
        if (whole.lookingAt())
            reader.complain(
                    "After '%s' nothing may follow.".formatted(whole.group(1).toLowerCase(Locale.ROOT)), List.of());
        else if (foreign.stream().anyMatch(names::isNear)) misspelt(Lists.filter(foreign, names::isNear));
        else if (!foreign.isEmpty()) reader.complain(LineReader.tooMuch(String.join(" ", foreign)), List.of());
        else if (!isAnswer(topic, answer)) isNone(topic, said);
    }

    /** The name of a space is a way there. */
    private boolean isAnswer(Optional<Topic> topic, ClauseAnswer answer) {
        return names.isAnswer(topic, answer.toString())
                || answer instanceof ClauseAnswer.Name && names.isAnswer(topic, "to " + answer);
    }

    private void misspelt(List<String> words) {
        for (var word : words)
            reader.name(names.people().nearest(word).isEmpty() ? names.places() : names.people(), word);
    }

    private void isNone(Optional<Topic> topic, String said) {
        if (names.complainOfStrangers(topic, said, reader)) return;
        var why = topic.map(asked -> "'%s' is no answer to '%s'.".formatted(said, asked.words()))
                .orElse("'%s' answers nothing that is asked.".formatted(said));
        reader.complain(
                why,
                topic.map(asked -> Lists.map(names.examples(asked), one -> asked.words() + ": " + one))
                        .orElse(List.of("otherwise ask", "otherwise none")));
    }

    /** Where {@code mark} stands outside quotation marks, first or last; -1 if nowhere. */
    static int unquoted(String text, String mark, boolean last) {
        int found = -1;
        boolean quoted = false;
        for (int at = 0; at < text.length() && (last || found < 0); at++) {
            if (text.charAt(at) == '"') quoted = !quoted;
            if (!quoted && text.startsWith(mark, at)) found = at;
        }
        return found;
    }
}
