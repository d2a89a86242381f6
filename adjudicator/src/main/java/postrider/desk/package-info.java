/** The referee's desk: the one transaction by which a letter acts. Knows no mail. */
package postrider.desk;
