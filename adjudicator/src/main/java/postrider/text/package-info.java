/** From text to names, numbers and lists, and from these to sentences: what every game reads and words with. JDK only. */
package postrider.text;
