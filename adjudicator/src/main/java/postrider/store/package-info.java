/**
 * Where a game lies: a folder with its game file (YAML documents, appended, fsynced and hash-chained, never rewritten in place), its
 * letters and its boxes.
 */
package postrider.store;
