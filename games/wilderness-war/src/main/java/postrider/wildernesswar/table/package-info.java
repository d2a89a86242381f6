/** What players see: map, situation, advice, help and suggested orders. */
package postrider.wildernesswar.table;
