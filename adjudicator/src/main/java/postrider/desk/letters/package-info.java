/** What the letters out of the desk say, in facts and sentences; how they look is for others. */
package postrider.desk.letters;
