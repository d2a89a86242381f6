/**
 * The referee's desk: the one transaction by which a letter acts. It knows no mail. {@link Desk#receive} opens a {@link Session},
 * {@link LetterTurn} has {@link Intake} judge the letter into a {@link Decision}, {@link Session#commit} stores its event and letters in
 * one act, and {@link RefereesTurn} does what follows.
 */
package postrider.desk;
