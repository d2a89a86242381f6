package postrider.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import postrider.tournament.Bids.Bid;
import postrider.tournament.Bids.Settled;

class BidsTest {
    @Test
    void differentWishesCostNothing() {
        assertEquals(
                new Settled(new Pairing(8, 3), 0, 8), Bids.settle(new Bid(3, false, 4), new Bid(8, true, 2), true));
    }

    @Test
    void theHigherBidWinsTheSide() {
        assertEquals(
                new Settled(new Pairing(3, 8), 4, 8), Bids.settle(new Bid(3, true, 4), new Bid(8, true, 2), false));
        assertEquals(
                new Settled(new Pairing(3, 8), 5, 3), Bids.settle(new Bid(3, false, 4), new Bid(8, false, 5), true));
    }

    @Test
    void equalBidsGoByLot() {
        var one = new Bid(3, true, 1);
        var other = new Bid(8, true, 1);
        assertEquals(new Settled(new Pairing(3, 8), 1, 8), Bids.settle(one, other, true));
        assertEquals(new Settled(new Pairing(8, 3), 1, 3), Bids.settle(one, other, false));
    }

    @Test
    void aNegativeBidIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Bid(1, true, -1));
    }
}
