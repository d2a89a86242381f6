/**
 * What every game shares: the contract of a game, and the umpire with its journal. To add a game, start at {@link
 * postrider.kernel.Game.Box}, {@link postrider.kernel.Rules} and {@link postrider.kernel.Umpire}. JDK only: no file, clock, logger or
 * random source is used here. Time and chance are inputs.
 */
package postrider.kernel;
