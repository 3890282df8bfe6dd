import { guidance, same, settled, unsaid } from './rule.ts';

/** "Glossary": rules of this edition alone. */
export const GLOSSARY = {
	'health.bonus-full': settled(
		'glossary',
		'Bonus HP comes full',
		'A bonus to HP comes with its hearts full.'
	),
	'word.active-player': guidance(
		'glossary',
		'The active player',
		'The active player is the one whose turn it is.'
	),
	'word.next-player': guidance(
		'glossary',
		'The next player',
		'The next player is the next one in turn order.'
	),
	'word.in-play': guidance(
		'glossary',
		'What is in play',
		'In play are the items of the players, the items of the shop and the active monsters.'
	),
	'word.discard': settled(
		'glossary',
		'Discarding any card',
		'To discard a card, of whatever kind, is to put it into the discard of its kind.'
	),
	'prevent.shield': settled(
		'glossary',
		'Preventing is a shield',
		'To prevent damage is to shield its target against damage to come; a shield that is not used lasts until the end of the turn.'
	),
	'prevent.whole-shield': settled(
		'glossary',
		'The first damage takes the whole shield',
		'The first damage that comes uses up the whole shield, even if the shield was larger.'
	),
	'prevent.not-taken': settled(
		'glossary',
		'Prevented damage is not taken',
		'Damage that is prevented is not taken.'
	),
	'discard.monster-no-rewards': settled(
		'glossary',
		'A discarded monster brings nothing',
		'Discarding an active monster brings no rewards.'
	),
	'discard.soul-choice': settled(
		'glossary',
		'Choosing a soul to discard',
		'A player told to discard souls chooses which, unless the effect says otherwise.'
	)
} as const;

/** What that section shares with the rules of 2023. */
export const GLOSSARY_SHARED = {
	'damage.emptied-heart': same('glossary'),
	'damage.no-heal': unsaid('glossary'),
	'counter.put': same('glossary'),
	'counter.marker': same('glossary'),
	'counter.given': same('glossary', 'Counters stay on an item that is stolen or swapped.'),
	'counter.cost': same('glossary'),
	'counter.generic': same(
		'rulings.treasure',
		'Counters are all of one kind: whatever looks at counters can use them.'
	),
	'counter.remove': same('rulings.treasure'),
	'counter.starting': same('rulings.treasure'),
	'counter.leave': unsaid('glossary'),
	'destroy.discard': same('glossary'),
	'destroy.eternal': same('player-death'),
	'destroy.stays': unsaid('player-death'),
	'item.starting-eternal': same('variants.draft'),
	'character.starting-item': same('setup'),
	'discard.choice': same(
		'glossary',
		'A player told to discard a loot card chooses which, unless the effect says otherwise.'
	),
	'put.discard': same('glossary'),
	'put.from-top': unsaid('glossary'),
	'put.deck': unsaid('glossary'),
	'put.no-discard': unsaid('souls.bonus'),
	'slot.expand': same('glossary'),
	'heal.full': same('turn.ending'),
	'heal.amount': same('glossary'),
	'gain.cents': same('glossary'),
	'gain.pool-empty': unsaid('faq.loot'),
	'gain.object': unsaid('glossary'),
	'give.no-gain': same('faq.loot'),
	'give.moves': unsaid('glossary'),
	'give.shop': unsaid('glossary'),
	'give.steal': same(
		'glossary',
		'The player who steals chooses what is stolen, unless the effect says otherwise.'
	),
	'give.swap': same(
		'glossary',
		'The player who swaps chooses what is swapped, unless the effect says otherwise.'
	),
	'deactivate.turned': same('player-death'),
	'recharge.turned': same('setup'),
	'pay.hp': unsaid('glossary'),
	'each.players': unsaid('timing'),
	'each.named': unsaid(
		'timing',
		'If an ability affects several alike and names them one by one, it affects them in the order in which it names them.'
	),
	'each.order': unsaid('timing'),
	'each.monsters': unsaid('timing'),
	'effect.standing': unsaid('cards.passive'),
	'effect.skip': unsaid('glossary'),
	'effect.as': unsaid('glossary'),
	'effect.replacement': unsaid('glossary'),
	'effect.replacement-once': unsaid('glossary'),
	'effect.replacement-order': unsaid('glossary'),
	'effect.replacement-excludes': unsaid('glossary'),
	'effect.delayed': same('rulings.treasure'),
	'copy.object': same('rulings.treasure'),
	'copy.not-copied': same('rulings.treasure'),
	'copy.reward-box': unsaid('rulings.treasure'),
	'copy.own-rewards': unsaid('rulings.treasure'),
	'copy.ability': unsaid('rulings.treasure'),
	'copy.in-full': unsaid('rulings.treasure'),
	'item.becomes': same('souls.other'),
	'item.new-abilities': unsaid('souls.other'),
	'zone.own-card': same('souls.other'),
	'death.last-known': unsaid('monster-death'),
	'reroll.item': same('blank-card'),
	'reroll.shop': unsaid('blank-card'),
	'vote.who': unsaid('rulings.treasure'),
	'vote.stands': unsaid('rulings.treasure')
} as const;
