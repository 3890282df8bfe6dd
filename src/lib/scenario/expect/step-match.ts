import type { Happening } from '../../model/happening/index.ts';
import type { Position } from '../../model/position.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Step } from '../../rules/step.ts';
import { isItem, isStackThing } from '../match-item.ts';
import { seatOf } from '../match.ts';
import { stepText } from '../words/step.ts';
import type { StepPattern } from '../scenario.ts';
import type { Damageable, StackThing, Thing } from '../words/things.ts';

/** What happened, at the tables before and after it. */
export interface Happened {
	readonly steps: readonly Step[];
	readonly before: Position;
	readonly position: Position;
}

/** Whether all the rules wanted are among those cited. */
export const includesAll = (rules: readonly RuleId[], wanted: readonly RuleId[] = []): boolean =>
	wanted.every((rule) => rules.includes(rule));

/** Whether a step is one that was expected. */
export function isStep(seen: Happened, step: Step, pattern: StepPattern): boolean {
	return (
		step.what.did === pattern.did &&
		includesAll(step.rules, pattern.rules) &&
		(pattern.about ?? []).every((thing) => isAbout(seen, step.what, thing)) &&
		(pattern.words ?? []).every((word) => holds(step.what, (_, value) => value === word, null))
	);
}

/** Whether a step is about a thing of the stack, a player or an object. */
export function isAboutThing(
	seen: Happened,
	what: Happening,
	thing: Damageable | StackThing
): boolean {
	if ('item' in what && typeof what.item === 'object' && isStackThing(thing))
		return [seen.before, seen.position].some((position) => isItemOf(position, what.item, thing));
	return isAbout(seen, what, thing);
}

const isItemOf = (position: Position, item: StackItem | number, thing: StackThing): boolean =>
	typeof item === 'object' && isItem(position, item, thing);

/** Whether a step speaks of a player, a card or a number, wherever in it they stand. */
function isAbout(seen: Happened, what: Happening, thing: Thing): boolean {
	if (thing.is === 'number') return holds(what, (_, value) => value === thing.number, NUMBERS);
	if (thing.is === 'player') {
		const seat = seatOf(seen.position, thing.name);
		return holds(
			what,
			(_, value) => value === seat,
			BETWEEN.includes(what.did) ? [...SEATS, 'from'] : SEATS
		);
	}
	if (thing.is === 'deck' || thing.is === 'discard')
		return holds(what, (_, value) => value === thing.deck, ['deck']);
	if (thing.is === 'card') {
		const owner = thing.of === undefined ? null : seatOf(seen.position, thing.of);
		return (
			holds(what, (_, value) => value === thing.card, CARDS) &&
			(owner === null || holds(what, (_, value) => value === owner, SEATS)) &&
			(!thing.game || holds(what, (_, value) => value === 'game', SEATS))
		);
	}
	if (!isStackThing(thing) || !('item' in what)) return false;
	const { item } = what;
	return [seen.before, seen.position].some((position) => {
		const there = typeof item === 'object' ? item : position.stack.find(({ id }) => id === item);
		return there !== undefined && isItem(position, there, thing);
	});
}

/** The words of a step that hold a card, those that hold a seat, and those that hold a number of the game. */
const CARDS = ['card', 'cards', 'covering', 'loot'];
const SEATS = ['player', 'players', 'controller', 'to', 'whose', 'roller', 'of'];

/** What moves from a player to another. */
const BETWEEN: readonly Happening['did'][] = [
	'gave ¢',
	'gave loot cards',
	'moved object',
	'bartered'
];

const NUMBERS = [
	'amount',
	'result',
	'count',
	'hp',
	'marked',
	'from',
	'to',
	'evasion',
	'asked',
	'roll',
	'wanted',
	'add',
	'before',
	'number',
	'votes'
];

/** Whether any of these words of a step, at any depth, has such a value. */
function holds(
	value: unknown,
	fits: (key: string, value: unknown) => boolean,
	keys: readonly string[] | null,
	key = ''
): boolean {
	if (Array.isArray(value)) return value.some((one) => holds(one, fits, keys, key));
	if (typeof value === 'object' && value !== null)
		return Object.entries(value).some(([inner, one]) => holds(one, fits, keys, inner));
	return (keys?.includes(key) ?? true) && fits(key, value);
}

/** What happened, in the words of the notation: steps of the kinds asked about, else all of them. */
export function stepWords({ position, steps }: Happened, patterns: readonly StepPattern[]): string {
	const alike = steps.filter(({ what }) => patterns.some(({ did }) => did === what.did));
	const players = position.players.map(({ name }) => name);
	const shown = alike.length > 0 ? alike : steps;
	if (shown.length === 0) return 'nothing happened';
	return `steps: ${shown.map((step) => stepText(patternOf(position, step), players)).join('; ')}`;
}

/** A step as a pattern that would find it. */
export function patternOf(position: Position, { what, rules }: Step): StepPattern {
	const about: Thing[] = [];
	if ('player' in what)
		about.push({ is: 'player', name: position.players[what.player]?.name ?? '?' });
	const parts: readonly (readonly [string, unknown])[] = Object.entries(what);
	for (const [key, value] of parts) {
		if (!['source', 'of', 'on', 'to', 'target'].includes(key)) continue;
		if (typeof value !== 'object' || value === null) continue;
		if ('card' in value && typeof value.card === 'string')
			about.push({ is: 'card', card: value.card });
		else if ('player' in value && typeof value.player === 'number')
			about.push({ is: 'player', name: position.players[value.player]?.name ?? '?' });
	}
	if ('amount' in what && what.amount !== null) about.push({ is: 'number', number: what.amount });
	if ('result' in what) about.push({ is: 'number', number: what.result });
	return { did: what.did, ...(about.length > 0 ? { about } : {}), rules };
}
