/** Whether a game file and the letters sent are what an honest referee would have: the checks of docs/dice.md. */
package postrider.proof;
