import { settled, silent } from '../rule.ts';

/** Chapter 5. */
export const EFFECTS = {
	'effect.nothing': silent(
		'5',
		'An effect with nothing to do',
		'An effect that cannot do anything, or has nothing left to do it to, does nothing; what does not depend on it goes on.'
	),
	'effect.until': settled(
		'5.1',
		'How long an effect lasts',
		'A continuous effect lasts to its end point, or without one for good.'
	),
	'effect.until-end-of-turn': settled(
		'5.1',
		'"Till end of turn"',
		'An effect "till end of turn" lasts until the current turn ends.'
	),
	'effect.standing': settled(
		'5.1',
		'How long a static effect lasts',
		'The effect of a static ability lasts while its card stays where the ability works.'
	),
	'effect.skip': settled('5.2', 'Skipping', 'Something that is skipped is replaced with nothing.'),
	'effect.as': settled(
		'5.2',
		'"As" and "enters play"',
		'"As …" and "this enters play …" are replacements: what they say happens in addition to the event that they name, not instead of it.'
	),
	'effect.replacement': settled(
		'5.2',
		'What a replacement is',
		'A replacement changes what is about to happen, and does not use the stack.'
	),
	'effect.replacement-once': settled(
		'5.2',
		'A replacement applies once',
		'A replacement applies once to what is about to happen, and no second time.'
	),
	'effect.replacement-order': settled(
		'5.2',
		'Who orders replacements',
		'Where several replacements could apply, the affected player orders them; to a turn or a phase, the active player.'
	),
	'effect.replacement-nobody': silent(
		'5.2',
		'Replacements that affect no player',
		'Where no player is affected, as when a monster takes damage, the active player orders the replacements.'
	),
	'effect.replacement-excludes': settled(
		'5.2',
		'When one replacement rules out another',
		'Usually they all apply. But the first may change what happens so that another no longer does.'
	),
	'effect.replacement-same': silent(
		'5.2',
		'Two replacements of one kind',
		'Replacements from two copies of one card, or from one card used twice, each apply.'
	)
} as const;
