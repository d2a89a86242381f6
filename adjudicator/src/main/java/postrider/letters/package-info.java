/** What our letters say, as facts and sentences. Their layout is elsewhere. */
package postrider.letters;
