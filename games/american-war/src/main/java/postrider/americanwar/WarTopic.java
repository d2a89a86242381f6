package postrider.americanwar;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import postrider.files.Shipped;
import postrider.kernel.question.Topic;
import postrider.text.WordTable;

/** The kinds of questions that both books ask, or only the newer one. */
public enum WarTopic implements Topic {
    /** Not in the elder book, which has its own questions about battles. */
    BATTLE_CARD,
    INTERCEPT,
    RETREAT_BEFORE_BATTLE,
    RETREAT,
    CLAIM_THE_FIRST_PLAY,
    FIRST_PLAYER,
    NEXT_OPERATION,
    MARCH,
    GENERAL_TO_SEND_BACK,
    /** 7.6.B; not in the elder book. */
    MARKERS_TO_REMOVE,
    CU_TO_INTERCEPT_WITH,
    CU_TO_RETREAT_WITH,
    CU_TO_LOSE,
    EVENT,
    /** 6.34.C.i; not in the elder book. */
    ANOTHER_ACTION,
    CONGRESS,
    FRENCH_NAVY,
    FRENCH_LANDING,
    EUROPEAN_WAR;

    /** What the elder book never asks. */
    public static final Set<WarTopic> NEWER = Set.of(BATTLE_CARD, MARKERS_TO_REMOVE, ANOTHER_ACTION);

    /** By the words for a topic: what answers it, then clauses that answer it beforehand. */
    private static final Map<String, List<String>> TABLE =
            WordTable.rows(Shipped.text(WarTopic.class, "questions.txt")).stream()
                    .collect(Collectors.toMap(List::getFirst, row -> row.subList(1, row.size())));

    private final String words = Topic.super.words().replaceFirst("^cu ", "CU ");

    /** Clauses that answer a topic beforehand; none if its words are unknown. */
    public static List<String> clauses(String words) {
        var row = TABLE.getOrDefault(words, List.of(""));
        return row.subList(1, row.size());
    }

    @Override
    public String answers() {
        return TABLE.get(words).getFirst();
    }

    @Override
    public boolean hasCircumstance() {
        return switch (this) {
            case BATTLE_CARD, INTERCEPT, RETREAT_BEFORE_BATTLE, RETREAT, GENERAL_TO_SEND_BACK -> true;
            case CU_TO_INTERCEPT_WITH, CU_TO_RETREAT_WITH, CU_TO_LOSE -> true;
            default -> false;
        };
    }

    @Override
    public boolean listsSteps() {
        return this == MARCH || this == NEXT_OPERATION;
    }

    @Override
    public String words() {
        return words;
    }
}
