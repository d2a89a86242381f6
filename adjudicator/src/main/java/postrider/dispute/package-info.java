/** An impulse in dispute: laid open, tried otherwise, and sent to a third person. Nothing here changes a game. */
package postrider.dispute;
