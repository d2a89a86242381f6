/** We the People: the nouns of the game. Its rooms hold the box, the notation, the orders, the rules and what is at the table. */
package postrider.wethepeople;
