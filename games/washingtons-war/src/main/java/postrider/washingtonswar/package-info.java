/** Washington's War: what only this game has, here the words of its orders. */
package postrider.washingtonswar;
