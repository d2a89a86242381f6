package postrider.americanwar.orders;

/** What a player may be asked to order. Each kind is read, worded, judged, listed and carried out where it stands. */
public sealed interface Order permits Committees, ForTheKing, Play {
    /** In canonical words, a line. */
    String words();
}
