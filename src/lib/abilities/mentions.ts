/** What an ability has spoken of before a word like "another", in the order in which it is said. */
import type { Effect, Filter, ObjectWord, TargetSpec, TriggerEvent, Whose } from './grammar.ts';
import type { TargetWord } from './words.ts';

/** Something that was spoken of: what kinds of thing it can be, and the word for it. */
export interface Mention {
	readonly kinds: readonly TargetWord[];
	/** What bound it, counted from outside, where it is no word of its own. */
	readonly word: ObjectWord | { readonly bound: number };
	/** Why no word after it can be sure to mean it: it cannot be named any more, or was "another" itself. */
	readonly lost?: true;
	/** It was not said, but there must be one. */
	readonly implied?: true;
}

/** What is known where a word stands. */
export interface Place {
	/** Of the event, of targets, of what was chosen; the latest last. */
	readonly mentions: readonly Mention[];
	/** How many things are bound around it. */
	readonly depth: number;
	/** Who does what it is part of. */
	readonly doer: ObjectWord | null;
}

const OBJECTS: readonly TargetWord[] = [
	'character',
	'monster',
	'item',
	'soul',
	'curse',
	'room',
	'object'
];
const wordOf = (filter: Filter): TargetWord => (typeof filter === 'string' ? filter : filter.is);
/** Whether a filter itself is said of another than somebody. */
const isOther = (filter: Filter): boolean =>
	typeof filter === 'object' &&
	filter.where.some(
		(test) => test === 'another' || (typeof test === 'object' && 'otherThan' in test)
	);

/** Whether something that was spoken of can be one of a kind. */
export const canBe = ({ kinds }: Mention, kind: TargetWord): boolean =>
	kinds.includes(kind) ||
	(kind === 'object' && kinds.some((one) => OBJECTS.includes(one))) ||
	(kinds.includes('object') && OBJECTS.includes(kind));

/** What was chosen, by its word. */
export const ofFilters = (any: readonly Filter[], word: Mention['word']): Mention => ({
	kinds: any.map(wordOf),
	word
});

/** Whom an event happens to: "they" of a player, "it" of a thing. */
function ofWhose(who: Whose, word: ObjectWord): readonly Mention[] {
	if (who === 'you' || who === 'this') return [];
	if (who === 'a monster') return [{ kinds: ['monster'], word: 'it' }];
	if (who === 'another monster') return [{ kinds: ['monster'], word: 'it', lost: true }];
	if (who === 'a player') return [{ kinds: ['player'], word }];
	if (who === 'active player' || who === 'attacking player') return [{ kinds: ['player'], word }];
	// What the event around it was about, or a target, was spoken of already.
	if (who === 'it') return [];
	if (typeof who === 'object' && 'target' in who) return [];
	const any = typeof who === 'object' && 'any' in who ? who.any : [who];
	return any.map((filter) => ({
		kinds: [wordOf(filter)],
		word: wordOf(filter) === 'player' ? word : 'it',
		...(isOther(filter) ? { lost: true as const } : {})
	}));
}

/** What else an event is about: what is dealt damage, killed, attacked, activated. */
function ofObject(when: TriggerEvent): readonly Mention[] {
	const about =
		'what' in when ? when.what : 'against' in when ? when.against : 'to' in when ? when.to : 'this';
	if ((when.on === 'miss' && about === 'this') || ('attack' in when && when.attack === 'any'))
		return [{ kinds: ['monster'], word: 'attacked', implied: true }];
	if (about === null && when.on === 'deal damage')
		return [{ kinds: ['player', 'monster'], word: 'it', implied: true }];
	if (about === null || about === 'this' || about === 'deck') return [];
	return ofWhose(isList(about) ? { any: about } : about, 'it');
}

const isList = (about: Whose | readonly Filter[]): about is readonly Filter[] =>
	Array.isArray(about);

/** What an event speaks of. */
export const ofEvent = (when: TriggerEvent): readonly Mention[] => [
	...ofWhose(when.who, 'they'),
	...ofObject(when)
];

/** The targets of an ability, or of a line of it. */
export const ofTargets = (targets: readonly TargetSpec[], from = 0): readonly Mention[] =>
	targets.map(({ any }, i) => ofFilters(any, { target: from + i }));

const PLAYERS: readonly ObjectWord[] = ['they', 'active player', 'attacking player', 'killer'];
/** The players that a verb names. */
export const ofVerb = (effect: Effect): readonly Mention[] => {
	const said: readonly unknown[] = Object.values(effect);
	return PLAYERS.filter((word) => said.includes(word)).map((word) => ({ kinds: ['player'], word }));
};

const DOERS: readonly ObjectWord[] = ['you', 'chosen', ...PLAYERS];
/** Who does something by themselves, where an effect says so. */
export function doerOf(effect: Effect): ObjectWord | null {
	switch (effect.do) {
		case 'deal damage':
			return effect.by ?? null;
		case 'kill':
			return effect.by;
		case 'give ¢':
		case 'give loot cards':
			return effect.from;
		case 'heal':
		case 'take damage':
		case 'gain stat':
		case 'set stat':
		case 'prevent next damage':
		case 'prevent next instance':
		case 'bid':
		case 'vote':
			return null;
		default: {
			const who = 'who' in effect ? effect.who : null;
			if (typeof who === 'string') return DOERS.find((one) => one === who) ?? null;
			return who === null || 'each' in who ? null : who;
		}
	}
}
