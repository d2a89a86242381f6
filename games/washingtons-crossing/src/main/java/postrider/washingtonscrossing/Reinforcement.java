package postrider.washingtonscrossing;

import java.util.Optional;
import postrider.kernel.ruling.Side;

/**
 * A leader or detachment that arrives during the game (9.1.1, 9.3.1).
 *
 * @param leader empty for a British detachment, which takes any free counter
 * @param accelerated the turn of arrival once an American has reached row 21 (9.1)
 */
public record Reinforcement(
        String name, Side side, Optional<Leader> leader, int troops, Turn turn, Optional<Turn> accelerated) {}
