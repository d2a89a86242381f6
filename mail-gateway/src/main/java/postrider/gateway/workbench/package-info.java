/** Measures the post office with many games and letters. */
package postrider.gateway.workbench;
