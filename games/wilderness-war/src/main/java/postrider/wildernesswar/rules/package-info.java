/**
 * The rules, in the order of the book. All work on {@link WorkingPosition}, most through {@link AtTable}. {@code WarRules} is the entry
 * point; {@link LegalOrders} and {@link LegalOperations} find what may be ordered.
 *
 * <ul>
 *   <li>4 Sequence of play: {@link Sequence}
 *   <li>5 Strategy cards: {@link StrategyCards}, {@link Activation}, {@link Activations}, {@link NextActivation}, {@link ActionPhase},
 *       {@link Dealing}, {@link Construction}, {@link PlayedCard}, {@link Events}, {@link Reinforcements}, {@link
 *       Recruits}, {@link Arrivals}, {@link ArrivalQuestion}, {@link IndianAlliances}, {@link ColonialPolitics}, {@link Responses},
 *       {@link MoveEvents}, {@link Seen}
 *   <li>6 Movement: {@link March}, {@link NavalMove}, {@link Steps}, {@link Movement}, {@link WhatNext}, {@link Onward}, {@link
 *       Approach}, {@link Attempt}, {@link AttemptQuestion}, {@link Interception}, {@link Avoidance}, {@link Occupation}, {@link
 *       LoneLeaders}
 *   <li>7 Battles: {@link Battle}, {@link Militia}, {@link BattleEvents}, {@link Modifiers}, {@link CombatTable}, {@link Losses},
 *       {@link Ranks}, {@link Retreat}
 *   <li>8 Sieges: {@link Inside}, {@link Siege}
 *   <li>9 Assaults: {@link Assault}
 *   <li>10 Raids: {@link Raid}, {@link GoingHome}
 *   <li>11 Attrition: {@link WinterAttrition}
 *   <li>12 Supply: {@link Supply}
 *   <li>13 Victory: {@link Victory}, {@link Bidding}, {@link BidQuestion}
 * </ul>
 */
package postrider.wildernesswar.rules;
