/** What is done to the pieces, looked at and asked of them, whatever the rule. The rules are the books' own. */
package postrider.americanwar.rules;
