package postrider.americanwar;

/** Which spaces a card means by their harbour (6.31 / 6.2). */
public enum Harbours {
    ANY,
    ONLY,
    NONE
}
