/** What letters say, in facts and sentences; how they look is for others. */
package postrider.letters;
