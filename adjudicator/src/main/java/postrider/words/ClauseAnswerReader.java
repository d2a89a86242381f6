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

/** Reads the answers of a clause. What it does not understand becomes a complaint. */
record ClauseAnswerReader(LineReader reader, ClauseNames names) {
    /** A card to play, or a title in quotation marks. A misspelt title is reported, since no such card could ever be played. */
    private static final Pattern CARD =
            LineReader.pattern("(?:(?:^|, *)(?:play|discard) +(?!\")|\")((?:(?!, *(?:play|discard) )[^\"])+)\"?");

    /** Answers that must stand alone. */
    private static final Pattern WHOLE = LineReader.pattern("(yes|no|none|ask|stand)\\b[\\s\\p{P}]*(?=[^\\s\\p{P}])");

    /** Its last blank may be the first of the next one. */
    private static final String OR = " or ";

    /**
     * The alternatives in {@code A, or B, or to C, D}.
     *
     * @param commas whether commas separate destinations
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

    /** Complains if the answer is not understood whole: with a foreign or misplaced word it could never be given. */
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

    /** Whether it is an answer to the topic. The name of a space may stand for "to" and the space. */
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

    /** The first or last index of {@code mark} outside quotation marks; -1 if there is none. */
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
