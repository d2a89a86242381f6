/** The clerk who ties the mail to the desk: which game a letter belongs to, who wrote it, and what leaves in answer. */
package postrider.gateway.office;
