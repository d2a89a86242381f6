/**
 * The rules, in the order of the book.
 *
 * <ul>
 *   <li>4 Set-up: {@link PoliticalControl}
 *   <li>5 Sequence of play: {@link Sequence}
 *   <li>6 Strategy cards: {@link Dealing}, {@link CardPlay}, {@link Events}
 *   <li>7 Operations: {@link Steps}, {@link Entering}, {@link Captures}; how a march goes on
 *       is in {@link postrider.americanwar.orders}
 *   <li>8 Reinforcements: {@link Reinforcements}
 *   <li>9 Battles: {@link Battle}, {@link BattleCards}, {@link BattleModifiers}, {@link BattleOdds}, {@link Retreat},
 *       {@link Overruns}
 *   <li>10 Political control: {@link PoliticalControl}, {@link MarkerRules}
 *   <li>11 Winter attrition: {@link WinterAttrition}
 *   <li>12 The French alliance: {@link FrenchAlliance}
 *   <li>13 Victory: {@link Victory}
 * </ul>
 *
 * Beside them: how orders are read, {@link Orders}.
 */
package postrider.washingtonswar.rules;
