/** Wilderness War: its nouns. The rules are in {@code rules}, a class a chapter. */
package postrider.wildernesswar;
