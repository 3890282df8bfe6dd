import { same, settled, unsaid } from './rule.ts';

/** "Fizzling": rules of this edition alone. */
export const FIZZLING = {
	'attack.declaration-fizzles': settled(
		'fizzling',
		'The named monster is gone',
		'If the monster that was named leaves play, the declaration of the attack fizzles and no attack starts.'
	),
	'attack.declared-again': settled(
		'fizzling',
		'A fizzled attack is not lost',
		'An attack whose declaration fizzled is not lost: another may be declared.'
	),
	'purchase.declaration-fizzles': settled(
		'fizzling',
		'The named item is gone',
		'If the item that was named leaves play, the declaration of the purchase fizzles.'
	),
	'purchase.unpaid-fizzles': settled(
		'fizzling',
		'A buyer who cannot pay',
		'The declaration of a purchase fizzles if the buyer cannot pay as it resolves.'
	),
	'purchase.declared-again': settled(
		'fizzling',
		'A fizzled purchase is not lost',
		'A purchase whose declaration fizzled is not lost: another may be declared.'
	),
	'declare.holds': settled(
		'faq.stack',
		'A deck takes what comes',
		'An attack or a purchase that was declared on a deck cannot be taken back: it takes the card that is on top as the declaration resolves.'
	),
	'cancel.discarded-first': settled(
		'rulings.loot',
		'A cancelled loot is discarded first',
		'A cancelled loot goes to discard before the loot that cancelled it.'
	)
} as const;

/** What that section shares with the rules of 2023. */
export const FIZZLING_SHARED = {
	'cancel.removed': same('fizzling'),
	'turn.ends-attack': same('fizzling'),
	'cancel.loot': same('fizzling'),
	'ability.fizzle': same('fizzling'),
	'ability.some-targets': unsaid('fizzling'),
	'zone.new-object': same('fizzling'),
	'put.moves': unsaid('fizzling'),
	'if-you-do.needed': same('faq.characters'),
	'and.depends': unsaid('fizzling'),
	'may.declined': unsaid('fizzling')
} as const;
