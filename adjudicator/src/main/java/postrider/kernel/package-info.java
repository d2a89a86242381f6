/**
 * Rules, umpire and journal: what every game of ours shares. JDK only; no file, clock, logger or random source may be
 * named here. Time and chance come in as inputs.
 */
package postrider.kernel;
