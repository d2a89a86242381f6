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
 * What a failure leaves behind: all that the impulse which failed can be run again from.
 *
 * @param player sort of player, for the seed to mean something
 * @param impulse its number in the game, 0 for what comes before any order
 * @param why what was wrong
 * @param position the position before it, in the game's notation
 * @param order in words; empty if none was given yet
 * @param journal as far as it came
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
     * @throws IllegalArgumentException if it is no dump
     */
    public static Dump read(String yaml) {
        try {
            return YAML.readValue(yaml, Dump.class);
        } catch (JacksonException fault) {
            throw new IllegalArgumentException("This is no dump of a simulation that failed.", fault);
        }
    }

    /** An umpire who knows how far the impulse came, and nothing more. */
    public Umpire umpire() {
        return new Umpire(journal, Chance.NONE, Answers.SILENCE);
    }

    /**
     * Runs the impulse as it was; without an order, what the game does by itself. What is amiss without being wrong by the
     * rules is thrown here as it was in the simulation: an order whose words do not read back, an invariant broken.
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

    /** The listed order that was written so, whatever its words mean; else what they mean. */
    private <P, O> O given(Game.Box<P, O> box, P before) {
        return box.legal(before, by).stream()
                .flatMap(List::stream)
                .filter(listed -> box.orders().words(listed).equals(order))
                .findFirst()
                .orElseGet(() -> ReplayCheck.read(box, order, before, by));
    }
}
