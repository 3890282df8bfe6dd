import { guidance, same, settled, unsaid } from './rule.ts';

/** "Souls": rules of this edition alone. What a single card says stands as guidance: its own lines act. */
export const SOULS = {
	'soul.first-to-four': settled(
		'souls.winning',
		'First to four souls',
		'The first player to have souls worth 4 wins.'
	),
	'soul.greed': guidance(
		'souls.bonus',
		'Soul of Greed',
		'The first player who has 25¢ or more gains the Soul of Greed at once.'
	),
	'soul.gluttony': guidance(
		'souls.bonus',
		'Soul of Gluttony',
		'The first player with 10 or more loot cards in hand gains the Soul of Gluttony at once.'
	),
	'soul.guppy': guidance(
		'souls.bonus',
		'Soul of Guppy',
		'The first player who has two or more Guppy items gains the Soul of Guppy at once.'
	),
	'soul.the-lost': guidance(
		'souls.other',
		"The Lost's soul",
		'The soul of The Lost is there from the start and cannot be taken from its player in any way.'
	),
	'soul.the-bone': guidance(
		'souls.other',
		"The Bone's soul",
		'The Bone becomes a soul by its last $ ability. A Bone that is discarded as a soul is gone for the game.'
	),
	'soul.pandoras-box': guidance(
		'souls.other',
		"Pandora's Box as a soul",
		"A 6 turns Pandora's Box into a soul."
	),
	'soul.the-chest': guidance(
		'souls.other',
		'The Chest as a soul',
		'The Chest, when it is destroyed, the death penalty included, becomes a soul of its owner instead of going to discard.'
	),
	'soul.lost-soul': guidance(
		'souls.other',
		'Lost Soul',
		'Lost Soul is played like other loot and becomes a soul of its player as it resolves.'
	),
	'soul.holy-chest': guidance(
		'souls.other',
		'Holy Chest as a soul',
		'On a 6 Holy Chest becomes a soul of whoever played it, mostly the active player.'
	)
} as const;

/** What those sections share with the rules of 2023. */
export const SOULS_SHARED = {
	'soul.becomes': same('souls.winning'),
	'soul.face-up': unsaid('souls.winning'),
	'soul.one-object': same('faq.player-death'),
	'soul.still': same('faq.characters'),
	'soul.still-others': same('faq.characters'),
	'soul.bonus': same('souls.bonus'),
	'soul.bonus-optional': same('souls.bonus'),
	'soul.bonus-aside': same('souls.bonus'),
	'zone.outside-bonus': unsaid('souls.bonus'),
	'soul.bonus-gained': same('souls.bonus'),
	'soul.bonus-destroyed': same('souls.bonus'),
	'soul.character': same('souls.other'),
	'soul.character-is-none': same('faq.characters'),
	'win.souls': same('souls.winning'),
	'win.others-lose': unsaid('souls.winning'),
	'win.ability': unsaid('souls.winning'),
	'win.changed': unsaid('souls.winning'),
	'game.over': unsaid('souls.winning')
} as const;
