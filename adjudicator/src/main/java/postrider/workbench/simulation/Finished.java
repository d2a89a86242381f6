package postrider.workbench.simulation;

import java.util.List;
import postrider.kernel.Rules;
import postrider.kernel.ruling.Refusal;

/**
 * A game that is over.
 *
 * @param impulses the first is what the game did before any order
 * @param refused the refusals of illegal orders and answers that were tried
 */
public record Finished<P, O>(List<Played<P, O>> impulses, Rules.Ending ending, List<Refusal> refused) {
    public Finished {
        impulses = List.copyOf(impulses);
        refused = List.copyOf(refused);
    }
}
