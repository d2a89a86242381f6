/**
 * The rules, one class per chapter, in the order of the book. All work on {@link Table}, with the shorthand of {@link AtTable}. {@code
 * CrossingRules} is the entry point, {@link PlayerTurn} holds what one side's turn needs to remember, {@link Possible} finds legal orders,
 * and {@link Faults} has reasons for refusals.
 *
 * <ul>
 *   <li>2 Leaders: {@link Capture}
 *   <li>3 Limited intelligence: {@link Sight}
 *   <li>4 Stacking: {@link Passage}
 *   <li>5 Zones of control: {@link ZoneOfControl}
 *   <li>6 Sequence of play: {@link Sequence}, {@link StatementOrder}, {@link Judge}, {@link Refusals}, {@link ActionPhase}
 *   <li>7 Weather: {@link WeatherPhase}
 *   <li>8 Raids: {@link Raids}
 *   <li>9 Reinforcements: {@link Reinforcements}, {@link Reorganization}, {@link Discharges}
 *   <li>10 Command: {@link CommandPhase}, {@link Activation}
 *   <li>11 Movement: {@link MovementCosts}, {@link MovementRoll}, {@link ForcedMarch}, {@link Route} and {@link Itinerary}, {@link March} of a
 *       {@link Company} and its {@link Arrival}, {@link Onward}, {@link Reaction},
 *       {@link ReactionWindow}, both of which ask {@link WhatNext}, {@link DelawareCrossing}, {@link NavalMovement}, {@link Caveats}
 *   <li>12 Fatigue and recovery: {@link Fatigue}
 *   <li>14 Detachments and transfers: {@link Detachments}
 *   <li>16 Attacks: {@link Attack}
 *   <li>17 Combat: {@link Battle}, {@link Defence}, {@link Surprise}, {@link Losses}, {@link Retreat},
 *       {@link Surrender}
 *   <li>18 Disorder and rout: {@link Rout}, {@link Flight}
 *   <li>19 Entrenchments: {@link Entrenchments}
 *   <li>20 Garrisons: {@link Garrisons}
 *   <li>21 Setup: {@link Deployment}
 *   <li>22 Victory: {@link Victory}
 * </ul>
 */
package postrider.washingtonscrossing.rules;
