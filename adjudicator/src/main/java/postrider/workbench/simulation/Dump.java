package postrider.workbench.simulation;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Chance;
import postrider.kernel.Entry;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Umpire;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.store.SideAsWord;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/**
 * What a failed simulation leaves behind: everything needed to run the failed impulse again.
 *
 * @param player the kind of player, without which the seed means nothing
 * @param impulse the impulse's number, 0 for what precedes any order
 * @param why what was wrong
 * @param position before the impulse, in the game's notation
 * @param order in words; empty if there was none yet
 * @param journal as far as the impulse got
 */
public record Dump(
        String game,
        String player,
        long seed,
        int impulse,
        String why,
        String position,
        Side by,
        List<String> order,
        List<Entry> journal) {
    private static final ObjectMapper YAML = YAMLMapper.builder()
            .enable(YAMLWriteFeature.LITERAL_BLOCK_STYLE)
            .disable(YAMLWriteFeature.SPLIT_LINES)
            .addMixIn(Entry.class, Kind.class)
            .addMixIn(Side.class, SideAsWord.class)
            .build();

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "kind")
    private interface Kind {}

    public Dump {
        order = List.copyOf(order);
        journal = List.copyOf(journal);
    }

    public String yaml() {
        return YAML.writeValueAsString(this);
    }

    /**
     * Reads {@link #yaml}.
     *
     * @throws IllegalArgumentException if it is not a dump
     */
    public static Dump read(String yaml) {
        try {
            return YAML.readValue(yaml, Dump.class);
        } catch (JacksonException fault) {
            throw new IllegalArgumentException("This is not a file that a failed simulation left.", fault);
        }
    }

    /** An umpire with the journal and nothing beyond it. */
    public Umpire umpire() {
        return new Umpire(journal, Chance.NONE, Answers.SILENCE);
    }

    /**
     * Runs the impulse again; without an order, what the game does by itself. As in the simulation, throws if an order's words do
     * not read back or an invariant is broken.
     */
    public <P, O> Verdict<P> again(Game.Box<P, O> box, Umpire umpire) {
        var before = box.notation().position(position);
        if (order.isEmpty()) box.legal(before, by);
        var given = order.isEmpty() ? Optional.<O>empty() : Optional.of(given(box, before));
        given.ifPresent(said -> ReplayCheck.readBack(box, said, before, by));
        var impulse = new Impulse<>(box.rules(), before, by, given);
        var verdict = impulse.run(umpire);
        if (verdict instanceof Verdict.Done<P> done)
            ReplayCheck.check(box, new Played<>(impulse, done), CheckLevel.CLOSE);
        return verdict;
    }

    /** The listed order that is written in these words; if there is none, the order the words mean. */
    private <P, O> O given(Game.Box<P, O> box, P before) {
        return box.legal(before, by).stream()
                .flatMap(List::stream)
                .filter(listed -> box.orders().words(listed).equals(order))
                .findFirst()
                .orElseGet(() -> ReplayCheck.read(box, order, before, by));
    }
}
