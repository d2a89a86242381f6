/** What a side is asked, what it may answer, and who answers for it. */
package postrider.kernel.question;
