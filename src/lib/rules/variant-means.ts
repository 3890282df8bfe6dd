import type { VariantId } from './variants.ts';

/** What each variant comes to, in a sentence. */
export const VARIANT_MEANS: Readonly<Record<VariantId, string>> = {
	'mini draft': 'Each player picks two treasures of those laid out before the first turn.',
	'eden only': 'Everybody is dealt an Eden instead of another character.',
	solitaire: 'One person plays two characters against the timer, and wins with the souls of both.',
	'co-op': 'Two people play on one side against the timer, and win with the souls of both.',
	hard: 'The two need six souls together instead of four.',
	'ultra hard': 'The two need eight souls together instead of four.',
	'soul cap': 'No character may have more soul value than this.',
	challenge: 'All play on one side against the timer, and only the goal of the challenge wins.',
	'boss goal': 'The challenge is won as the final boss dies.',
	'enhanced bartering': 'Loot cards and items can be traded too, but no souls.',
	'souls are $$$':
		'In the action phase a soul can be turned into 5¢, a loot card and a starting item.',
	'casino mode': 'Each player begins with an eternal copy of Portable Slot Machine.',
	'selectable characters': 'Each player chooses their character instead of being dealt one.',
	'rewards for everyone':
		'When a monster dies everybody gains its reward, the active player twice.',
	'super shop':
		'Whenever a player gains a soul, the others gain 5¢ each and the shop gets another slot.',
	'minions die first': 'A boss cannot be attacked while a basic monster is active.'
};
