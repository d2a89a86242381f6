/** What every game reads and words with: from text to names, numbers and lists, and from these to sentences. JDK only. */
package postrider.text;
