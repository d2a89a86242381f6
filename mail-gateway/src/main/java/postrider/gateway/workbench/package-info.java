/** The post office measured with many games and letters. */
package postrider.gateway.workbench;
