/** Orders as text. */
package postrider.wildernesswar.orders;
