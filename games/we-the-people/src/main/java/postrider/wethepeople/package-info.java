/** We the People: what only this game has, here its battle cards and plans, and the words of its orders. */
package postrider.wethepeople;
