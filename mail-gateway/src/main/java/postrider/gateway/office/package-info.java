/** Connects the mail to the desk: which game a letter belongs to, who wrote it, and what is sent in answer. */
package postrider.gateway.office;
