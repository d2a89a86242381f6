/** Questions to players, the answers they may give, and where answers come from. */
package postrider.kernel.question;
