/** We the People: what only this game has. Its packages read the box, positions and orders, and hold the rules and the table. */
package postrider.wethepeople;
