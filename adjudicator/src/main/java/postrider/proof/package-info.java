/** Checks whether a game file and the letters sent are as an honest referee would have them: docs/dice.md. */
package postrider.proof;
