/**
 * The rules, in the order of the book.
 *
 * <ul>
 *   <li>4 Set-up: {@link PoliticalControl}
 *   <li>5 Sequence of play: {@link Sequence}
 *   <li>6 Strategy cards: {@link Dealing}, {@link CardPlay}, {@link Events}, {@link FrenchAlliance}
 *   <li>7 Movement and interception: {@link Steps}, {@link Entering}, {@link Captures}; how a march
 *       goes on is in {@link postrider.americanwar.orders}
 *   <li>8 Reinforcements: {@link Reinforcements}
 *   <li>9 Battles: {@link Battle}, {@link BattleCard}, {@link BattleCards}, {@link BattleDeck}, {@link BattleEvents}, {@link BattleRounds},
 *       {@link BattlePlan}, {@link BattleTopic}, {@link PlannedBattle}, {@link Retreat}
 *   <li>10 Political control: {@link PoliticalControl}, {@link MarkerRules}
 *   <li>11 Winter attrition: {@link WinterAttrition}
 *   <li>12 Victory: {@link Victory}
 * </ul>
 *
 * Beside them: who plays the battle cards of a side, {@link PlannedBattle} or {@link CardByCard}; spaces that the book names, {@link
 * Places}; and how orders are read, {@link Orders}.
 */
package postrider.wethepeople.rules;
