package postrider.americanwar;

import java.util.Optional;

/**
 * Reinforcements that come to a space (8.0).
 *
 * @param units CUs; the American brings what the card says
 */
public record Arrival(Space space, Optional<General> general, int units) {}
