import type { Ability } from '../../../abilities/grammar.ts';
import { choiceOf, effectOf } from '../../../abilities/path.ts';
import { abilitiesOf, cardOf, hasKeyword } from '../../../cards/library.ts';
import { targetChoices } from '../../../judge/prompt.ts';
import { specsAt, targetsFor } from '../../../mechanics/targets.ts';
import { inPlay } from '../../../model/in-play.ts';
import type { Decision } from '../../../model/decision.ts';
import type { Position } from '../../../model/position.ts';
import type { Context } from '../../../model/stack.ts';
import type { CardKey, EditionId, Ref } from '../../../model/words.ts';
import type { Refusal } from '../../../rules/step.ts';
import { refThing } from '../../../scenario/describe/describe.ts';
import type { Edit } from '../../../scenario/words/edit/changes.ts';
import { nameAt } from '../../../scenario/match.ts';
import { playLine, reachedAt } from '../../../scenario/play-line.ts';
import { decisionOf } from '../../../scenario/resolve.ts';
import type { Act } from '../../../scenario/scenario.ts';
import type { CardThing } from '../../../scenario/words/things.ts';
import { refusalSentence, type CardLine } from '../../../wording/index.ts';
import { frequentAmong } from '../../composer/guide/frequent.ts';
import { cardLines } from '../board/card-lines.ts';
import { ALL_CARDS } from './find-cards.ts';

/** A way in which a card comes onto the stack. */
export interface Way {
	readonly way: 'loot' | 'tap' | 'paid' | 'trigger';
	/** Which line of the card, counted from 0; -1 for a loot without an ability. */
	readonly line: number;
	/** The option it takes of a "choose one", counted from 0; null where it offers none. */
	readonly mode: number | null;
	readonly text: string;
}

/** The ways in which a card comes onto the stack; none for one that only is in play. */
export function waysOf(card: CardKey, edition: EditionId): readonly Way[] {
	const words = cardLines(card, edition);
	const lines = abilitiesOf(card, edition).flatMap((ability, line): readonly Way[] =>
		ability.way === 'static' || ability.way === 'reward'
			? []
			: inEachMode(ability.way, ability, line, words)
	);
	const played = cardOf(card).kind === 'loot' && !lines.some(({ way }) => way === 'loot');
	return played ? [{ way: 'loot', line: -1, mode: null, text: 'Play it.' }, ...lines] : lines;
}

/** An ability once for each option it offers; as it is where it offers none. */
function inEachMode(
	way: Way['way'],
	ability: Ability,
	line: number,
	words: readonly CardLine[]
): readonly Way[] {
	const own = words.filter(({ at }) => at.line === line);
	const choice = choiceOf(effectOf(ability));
	if (!choice) return [{ way, line, mode: null, text: own.map(({ text }) => text).join(' ') }];
	return choice.options.map((_, mode) => ({
		way,
		line,
		mode,
		text: own
			.filter(({ at }) => at.path.join() === [...choice.path, mode].join())
			.map(({ text }) => text)
			.join(' ')
	}));
}

/** Every card that can come onto the stack, by name. */
export const puttable = (edition: EditionId): readonly CardKey[] =>
	ALL_CARDS.filter((card) => waysOf(card, edition).length > 0);

/** So many cards are offered before anything is typed. */
const MOST_LIKELY = 12;

/** What may be put on the stack before anything is typed: hands, what is in play, what is argued about most. */
export function likelyToPut(position: Position): readonly CardKey[] {
	const cards = puttable(position.edition);
	const held = position.players.flatMap(({ hand }) => hand.flatMap(({ card }) => card ?? []));
	const lying = inPlay(position).map(({ object }) => object.card);
	const near = [...held, ...lying].filter((card) => cards.includes(card));
	// What somebody plays is looked for; what monsters do comes by itself.
	const played = cards.filter((card) => !isGames(card));
	return [...new Set([...near, ...frequentAmong(played)])].slice(0, MOST_LIKELY);
}

/** Whether what a card does belongs to the game, not to a player. */
export function isGames(card: CardKey): boolean {
	const { kind } = cardOf(card);
	return kind === 'monster' || kind === 'event' || kind === 'room';
}

/** The seats whose player has a card in play. */
export const holdersOf = (position: Position, card: CardKey): readonly number[] => [
	...new Set(
		inPlay(position).flatMap(({ object, place }) =>
			object.card === card && 'seat' in place && place.among !== 'souls' ? [place.seat] : []
		)
	)
];

/**
 * What the table must give so that a player can use a card; nothing where they have it. The game's
 * cards go into a slot.
 */
export function giftsFor(position: Position, { card, seat, way }: Putting): readonly Edit[] {
	const { kind } = cardOf(card);
	const player = position.players[seat];
	if (isGames(card)) {
		const slot = kind === 'room' ? 'room' : 'monster';
		const lies = position.slots[slot].some(({ top }) => top?.card === card);
		return lies ? [] : [{ edit: 'add slot', slot, holds: { top: { card } } }];
	}
	if (!player) return [];
	const { name } = player;
	if (kind === 'loot' && way.way === 'loot') {
		const has = player.hand.some((cell) => cell.card === card || cell.card === null);
		return has ? [] : [{ edit: 'deal', player: name, cell: { card } }];
	}
	if (holdersOf(position, card).includes(seat)) return [];
	if (kind === 'character')
		return [{ edit: 'set player', player: name, facts: { character: { card } } }];
	const among = kind === 'curse' ? 'curses' : 'items';
	return [{ edit: 'give', player: name, object: { card }, among }];
}

/** Something on its way to the stack. */
export interface Putting {
	readonly card: CardKey;
	/** Whose it is; the active player's seat for the game's. */
	readonly seat: number;
	readonly way: Way;
}

/** The valid targets for each place that must be chosen as it is put on the stack. */
export const targetsOfPut = (
	position: Position,
	{ card, seat, way }: Putting
): readonly (readonly Ref[])[] =>
	way.line < 0
		? []
		: specsAt(position, { card, line: way.line, path: [] }, way.mode).map((spec) =>
				targetsFor(position, spec, contextOfPut(position, card, seat))
			);

/** What else could be pointed at for one of those places, and why it cannot be the target. */
export function refusedTargetsOfPut(
	position: Position,
	putting: Putting,
	index: number
): ReturnType<typeof targetChoices> {
	const act = actOfPut(position, putting, []);
	const decision = act && act.do !== 'everyone passes' ? decisionOf(position, act, true) : null;
	return decision?.ok ? targetChoices(position, decision.value, index) : [];
}

/** What an ability of a card would know as a player puts it on the stack. */
function contextOfPut(position: Position, card: CardKey, you: number): Context {
	const own = inPlay(position).find(
		({ object, place }) => object.card === card && (!('seat' in place) || place.seat === you)
	);
	return {
		source: own?.object.id ?? null,
		kind: own?.object.kind ?? null,
		you,
		targets: [],
		mode: null,
		event: {}
	};
}

/** What somebody does to put it there; null for a trigger, which nobody does. */
export function actOfPut(
	position: Position,
	putting: Putting,
	targets: readonly Ref[]
): Act | null {
	const { card, seat, way } = putting;
	const player = nameAt(position, seat);
	const chosen =
		targets.length > 0 ? { targets: targets.map((ref) => refThing(position, ref)) } : {};
	if (way.way === 'loot' && way.mode !== null)
		return { do: 'play', player, card, mode: way.mode + 1, ...chosen };
	if (way.way === 'loot') return { do: 'play', player, card, ...chosen };
	if (way.way === 'trigger') return null;
	const { of: _, ...object } = written(position, putting);
	return { do: 'activate', player, object, ...chosen };
}

/** The same thing as it lies on the stack, put there by nobody's decision. */
export function thingOfPut(
	position: Position,
	putting: Putting,
	targets: readonly Ref[]
): CardThing {
	const { card, seat, way } = putting;
	return {
		...(way.way === 'loot'
			? {
					is: 'card' as const,
					card,
					of: nameAt(position, seat),
					...(way.mode === null ? {} : { mode: way.mode + 1 })
				}
			: written(position, putting)),
		...(hasKeyword(card, 'trinket') && way.way !== 'loot' ? { where: 'in play' as const } : {}),
		...(targets.length > 0 ? { targets: targets.map((ref) => refThing(position, ref)) } : {})
	};
}

function written(position: Position, { card, seat, way }: Putting): CardThing {
	const owner = isGames(card) ? { game: true as const } : { of: nameAt(position, seat) };
	const lines = waysOf(card, position.edition).filter((other) => other.way !== 'loot');
	return {
		is: 'card',
		card,
		...owner,
		...(new Set(lines.map(({ line }) => line)).size > 1 ? { line: way.line + 1 } : {}),
		...(way.mode === null ? {} : { mode: way.mode + 1 })
	};
}

/** Why somebody cannot do it, in a sentence and with the rules where the judge refuses; null if they can. */
export function refusalOfPut(
	position: Position,
	line: Act
): {
	readonly message: string;
	readonly refusal: Refusal | null;
	readonly decision: Decision | null;
} | null {
	const { refused } = playLine(line, 0, reachedAt(position));
	if (!refused) return null;
	const { trouble, refusal } = refused;
	const decision = line.do === 'everyone passes' ? null : decisionOf(position, line);
	return refusal && decision?.ok
		? {
				message: refusalSentence(position, decision.value, refusal),
				refusal,
				decision: decision.value
			}
		: { message: trouble.message, refusal, decision: null };
}
