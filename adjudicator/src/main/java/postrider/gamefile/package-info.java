/** The stored game: YAML documents appended, fsynced and hash-chained; never rewritten in place. */
package postrider.gamefile;
