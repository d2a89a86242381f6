/** The referee's desk: the one transaction by which a letter acts. It knows no mail. */
package postrider.desk;
