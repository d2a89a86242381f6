package postrider.americanwar;

/** What is carried out one after the other: operations, and within a move its legs. Each is a part of the order. */
public interface Part {}
