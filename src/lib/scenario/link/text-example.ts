/**
 * How people write about the game, for the coder of texts to learn from before it sees any.
 * Links that exist are read with it, so it never changes.
 */
export const EXAMPLE_TEXT = `Does it still trigger?
Does the attack end when the monster dies?
Does the player die, or is the death prevented?
Does the effect still resolve after the card has left play?
Does the item still work if it is destroyed in response?
Does it fizzle when the target is gone?
Who has priority, and who may respond first?
Who pays, who gains the reward, and how much?
Which of the two resolves first?
Which ability goes on the stack first when both trigger at once?
What happens to the roll, the damage and the purchase?
What happens if the loot deck is empty?
What is left of the turn?
When is the shop refilled, and when is the slot filled?
Can a player answer with another loot card?
Can the roll be changed after it has been rerolled?
Can Amy play a second loot card this turn?
Can Ben use his item before the damage is dealt?
May she attack again, may he choose another target?
Must the active player attack this turn?
Is the curse discarded before or after the penalty?
Is the death cancelled, and is her attack over?
Is combat damage still dealt to the attacker?
How many cents does he lose, how many cards does she loot?
Where does the top card of the treasure deck go?
Amy attacks, rolls a 1 and misses.
Amy plays a bomb on the monster, and Ben responds with a bean.
Amy is at 1 HP and takes 2 damage from the boss.
Amy has died this turn, then her turn ends.
Ben activates his character, then passes.
Ben looks at the top of the deck and puts it back.
Cleo would die, but it is her first death.
Dan purchases from the shop with 10 cents.
The monster deck, the discard pile, the room and the bonus souls.
The next time you would take damage, prevent it.
Each time a player rolls a 6, recharge this.
At the start of the turn, at the end of the turn, until end of turn.
Two triggers wait at the same time. In which order are they put on the stack?
An eternal item cannot be destroyed, stolen or traded.
If the dice roll is changed to a 5, does the first ability see it as well?
Question from the chat: what would the judge say?
Branch, other way, she passes, he responds, instead of that
with and without the answer; first, second, third try; main line
`;
