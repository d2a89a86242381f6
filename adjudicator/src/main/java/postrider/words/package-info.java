/**
 * Turns the text of a letter into what it asks for. Knows no game.
 *
 * <p>A letter goes through these classes, in this order:
 *
 * <ol>
 *   <li>{@link MailLine} splits the text into lines, makes them plain and counts quote marks.
 *   <li>{@link Announcements} finds what introduces a quotation ("On Monday, Tom wrote:").
 *   <li>{@link Quotes} separates the writer's lines from the letter they reply to.
 *   <li>{@link Header} reads which game, impulse and code the letter names.
 *   <li>{@link Sorting} drops the {@link Courtesies} and, where boxes are marked, all that was not meant. {@link Meaning} tells it which
 *       lines must not be dropped.
 *   <li>{@link OpenedLetter} is the result so far. It can be made before anyone knows the game, and again when they do.
 *   <li>{@link Wrapping} joins lines that a mail program broke.
 *   <li>{@link LetterParser} recognizes the kind of letter and returns a {@link Letter}. {@link ReplyReader} reads its answers,
 *       {@link Clauses} its clauses and {@link Motion} everything that is no move of the game.
 * </ol>
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><em>Own line</em>: written by the writer of this letter. It counts.
 *   <li><em>Quoted line</em>: from the letter they reply to. It has quote marks, or stands below an announcement, or belongs to a letter
 *       of ours pasted without marks. It counts only if it is from our template and the writer marked or filled it in.
 *   <li><em>Template</em>: the lines of our letters that are to be sent back, from {@code game} to the next rule.
 *   <li><em>Aside</em>: a line that never counts but is reported as not read, such as an announcement, a signature or hidden text.
 *   <li><em>Courtesy</em>: an own line that is passed over, such as a greeting, a farewell, a name or what a mail program adds. It is
 *       reported as not read.
 *   <li><em>Meant line</em>: a line that may be for the referee. It is never a courtesy: it is read, and if it is not understood the
 *       writer gets a complaint.
 *   <li><em>Note</em>: a line of ours that explains the option below it. It is not read.
 * </ul>
 *
 * <p>When in doubt, a line is read: a complaint costs a letter, a dropped order costs a battle.
 */
package postrider.words;
