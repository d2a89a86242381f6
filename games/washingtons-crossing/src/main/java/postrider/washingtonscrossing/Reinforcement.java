package postrider.washingtonscrossing;

import java.util.Optional;
import postrider.kernel.ruling.Side;

/**
 * Who comes later (9.1.1, 9.3.1).
 *
 * @param leader empty for a British detachment, of whatever number is free
 * @param accelerated the turn if an American has reached row 21 (9.1)
 */
public record Reinforcement(
        String name, Side side, Optional<Leader> leader, int troops, Turn turn, Optional<Turn> accelerated) {}
