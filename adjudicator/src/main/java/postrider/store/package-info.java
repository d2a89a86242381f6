/**
 * Stores games: each in a folder with its game file (YAML documents, appended, fsynced and hash-chained, never rewritten in
 * place), its letters and its boxes; finished, in an archive; or in memory.
 */
package postrider.store;
