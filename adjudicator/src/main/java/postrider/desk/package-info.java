/** The referee's desk: the one transaction by which a letter acts, and what the letters out of it say. Knows no mail. */
package postrider.desk;
