/**
 * What the judge refuses because it was told in another order than it came, or in other words than the judge asks
 * for, is set right: of the ways in which it could have been meant the first is taken that leaves less refused.
 * An act that breaks a rule stays as it was told.
 */
import type { CardKey, EditionId } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Aim, Event, Plan } from './plan.ts';
import { words } from './fillers.ts';
import type { Reader } from './reader.ts';
import type { Piece } from './said.ts';
import { takesOf } from './takes.ts';

/** An event whose line was refused, by which rules; none where what it names is not there. */
export interface Troubled {
	readonly at: number;
	readonly rules: readonly RuleId[];
}

/** What came of playing a plan. */
interface Told {
	readonly troubled: readonly Troubled[];
	readonly faults: ReadonlyMap<number, string>;
	readonly trouble: string | null;
}

/** So many refused events of one text are set right. */
const MOST_RIGHTED = 3;

/** The text of which a plan was made, and its pieces. */
interface Text {
	readonly reader: Reader;
	readonly pieces: readonly Piece[];
}

/** Words that say of what stands behind them that it came later. */
export const LATER: ReadonlySet<string> = new Set(
	words('then before next later afterwards afterward finally')
);

const wordsOf = ({ reader, pieces }: Text, first: number, last = first): readonly string[] =>
	reader.tokens
		.slice(pieces[first]?.from ?? 0, (pieces[last]?.to ?? 0) + 1)
		.map(({ bare }) => bare);

/** Whether a word between two pieces tells that what the later says came later. */
const isOrderSaid = (text: Text, first: number, second: number): boolean =>
	wordsOf(text, first, second).some((word) => LATER.has(word));

/** Whether a piece is the act that a question asks about. */
function isAsked({ pieces }: Text, piece: number): boolean {
	const own = pieces[piece];
	const isEmpty = own !== undefined && own.to <= own.from;
	return isEmpty && pieces[askedIn(pieces, piece)]?.what.say === 'asked';
}

/** The piece of the question that an act is asked about in. */
const askedIn = (pieces: readonly Piece[], piece: number): number =>
	pieces.findLastIndex(({ from, to }, i) => i < piece && to > from);

/** @param play lays the table that a plan means and plays on it; it may change the plan. */
export function righted<P extends Told>(
	plan: Plan,
	edition: EditionId,
	text: Text,
	play: (plan: Plan) => P
): { readonly plan: Plan; readonly told: P } {
	const kept = structuredClone(plan);
	let best = { plan, told: play(plan) };
	let { events } = kept;
	for (let round = 0; round < MOST_RIGHTED; round++) {
		const [first] = best.told.troubled;
		if (!first || best.told.trouble !== null) break;
		const now = events;
		const better = waysOut(now, first, edition, text, kept.monsters[0] ?? null).find((way) => {
			const copy = { ...structuredClone(kept), events: [...way] };
			const told = play(copy);
			if (told.trouble !== null || weightOf(told) >= weightOf(best.told)) return false;
			best = { plan: copy, told };
			return true;
		});
		if (!better) break;
		events = [...better];
	}
	return best;
}

/** How much of a text did not come to be. */
const weightOf = ({ troubled, faults }: Told): number => troubled.length + faults.size;

type Ways = readonly (readonly Event[])[];

/** The ways in which a refused event could have been meant, the likeliest first. */
function waysOut(
	events: readonly Event[],
	{ at, rules }: Troubled,
	edition: EditionId,
	text: Text,
	foe: CardKey | null
): Ways {
	const event = events[at];
	if (!event) return [];
	const instead = (...others: readonly Event[]): readonly Event[] => [
		...events.slice(0, at),
		...others,
		...events.slice(at + 1)
	];
	switch (event.is) {
		case 'roll':
			return [
				...asGuessed(events, at, event),
				// "He uses Mini Mush, the die is now 3": nothing is rolled for that.
				...(typeof event.face === 'number'
					? [
							instead({
								is: 'becomes',
								who: event.who,
								to: event.face,
								isLikely: false,
								piece: event.piece
							})
						]
					: []),
				...toldLater(events, at, text)
			];
		case 'attack':
			// "Death on Vince, who has Broken Ankh: a 6" is no roll of an attack.
			return event.isImplied ? [instead(), ...toldLater(events, at, text)] : [];
		case 'buy':
			return goingOn(events, at, event, text);
		case 'use':
			return [
				...aimedAnew(events, at, event, rules, edition, text).map((aims) =>
					instead({ ...event, aims })
				),
				...(rules.length === 0
					? [...behindRoll(events, at, text), ...onUntold(events, at, text, foe)]
					: [])
			];
		default:
			return [];
	}
}

/** "I was hit by Leech for a 2": the roll that was only guessed is the one that is told. */
function asGuessed(
	events: readonly Event[],
	at: number,
	roll: Extract<Event, { is: 'roll' }>
): Ways {
	const guess = events.findLastIndex(
		(event, i) => i < at && event.is === 'roll' && typeof event.face === 'string'
	);
	const guessed = events[guess];
	if (guessed?.is !== 'roll' || guessed.who !== roll.who) return [];
	return [[...events.slice(0, guess), { ...guessed, ...roll }, ...between(events, guess, at)]];
}

const between = (events: readonly Event[], from: number, to: number): readonly Event[] => [
	...events.slice(from + 1, to),
	...events.slice(to + 1)
];

/** "The Fool by Dan, after Zoe rolled a 6 against Monstro": a roll with its attack that came before what is told before it. */
function toldLater(events: readonly Event[], at: number, text: Text): Ways {
	const before = events[at - 1];
	const from = events[at]?.is === 'roll' && before?.is === 'attack' ? at - 1 : at;
	const to = events[at]?.is === 'attack' && events[at + 1]?.is === 'roll' ? at + 2 : at + 1;
	const moved = events.slice(from, to);
	const told = moved[0]?.piece ?? 0;
	const ways: (readonly Event[])[] = [];
	for (let place = from - 1; place >= 0; place--) {
		const over = events[place];
		if (over?.is !== 'use' || over.piece === told || isOrderSaid(text, over.piece, told)) break;
		if (isToldAgain(events, place, over)) break;
		// "Before the roll I bomb it": it was told when.
		if (text.pieces[over.piece]?.awaits !== undefined) break;
		ways.push([
			...events.slice(0, place),
			...moved,
			...events.slice(place, from),
			...events.slice(to)
		]);
	}
	return ways;
}

/** Whether somebody is told of elsewhere to have used the same card. */
const isToldAgain = (
	events: readonly Event[],
	at: number,
	{ who, card }: Extract<Event, { is: 'use' }>
): boolean =>
	events.some((one, i) => i !== at && one.is === 'use' && one.who === who && one.card === card);

/** Words with which it is told what came of a roll. */
const NEW: ReadonlySet<string> = new Set(
	words('gets get getting comes now becomes turns new into')
);

/** "My roll got sharded by Ben. It was a 4 against Pin": what is done to a roll comes behind it. */
function behindRoll(events: readonly Event[], at: number, text: Text): Ways {
	const event = events[at];
	const roll = events.findIndex((one, i) => i > at && one.is === 'roll');
	const told = events[roll];
	const isOnRoll = (one: Event): boolean =>
		one.is === 'use' && one.aims.some((aim) => aim.at === 'roll');
	if (!event || !isOnRoll(event) || !told || isOrderSaid(text, event.piece, told.piece)) return [];
	// "I use my D6 on his roll, he gets a 5": that is the new one.
	if (wordsOf(text, told.piece).some((word) => NEW.has(word))) return [];
	// All that is done to it before it was told, in the order in which that was.
	const before = events.slice(at, roll);
	const others = [...before.filter((one) => !isOnRoll(one)), told, ...before.filter(isOnRoll)];
	return [[...events.slice(0, at), ...others, ...events.slice(roll + 1)]];
}

/** Words for a roll. */
const ROLLS = words('roll rolls die dice throw');

/**
 * "Used the D6 to reroll my attack roll": a roll of which no number is told lies there all the same, of an attack on
 * the first monster where none is told. Whoever changes their own has missed, whoever changes another's changes a hit.
 */
function onUntold(events: readonly Event[], at: number, text: Text, foe: CardKey | null): Ways {
	const event = events[at];
	const aim = event?.is === 'use' ? event.aims.find((one) => one.at === 'roll') : undefined;
	if (event?.is !== 'use' || aim?.at !== 'roll') return [];
	const next = events[at + 1];
	// What is told behind it is what came of it, or else the roll itself.
	const isTold =
		events.some((one, i) => one.is === 'roll' && i < at) ||
		((next?.is === 'roll' || next?.is === 'becomes') &&
			next.piece !== event.piece &&
			!wordsOf(text, event.piece, next.piece).some((word) => NEW.has(word)));
	const attack = events.slice(0, at).findLast((one) => one.is === 'attack');
	const who = attack?.is === 'attack' ? attack.who : aim.of;
	if (isTold || who === null || (aim.of !== null && aim.of !== who)) return [];
	const { piece } = event;
	// "Can I use The D6 on Ben's roll?"
	const said = isAsked(text, piece) ? askedIn(text.pieces, piece) : piece;
	if (!wordsOf(text, said).some((word) => ROLLS.includes(word))) return [];
	const face = who === event.who ? 'misses' : 'hits';
	const on: Aim =
		foe === null ? { at: 'slot', slot: 'monster', number: 1 } : { at: 'card', card: foe, of: null };
	const attacks: readonly Event[] = attack
		? []
		: [
				{
					is: 'attack',
					who,
					on,
					isPast: false,
					isImplied: true,
					...(foe === null ? { isGuess: true as const } : {}),
					piece
				}
			];
	return [
		[...events.slice(0, at), ...attacks, { is: 'roll', who, face, piece }, ...events.slice(at)]
	];
}

/** "Ana purchases. She was going for Dinner": it is the purchase that is going on. */
function goingOn(
	events: readonly Event[],
	at: number,
	buy: Extract<Event, { is: 'buy' }>,
	text: Text
): Ways {
	const first = events.findLastIndex((event, i) => i < at && event.is === 'buy');
	const told = events[first];
	if (told?.is !== 'buy' || told.who !== buy.who || told.what !== null || buy.what === null)
		return [];
	// "Can she still buy Dinner?"
	const isWish = buy.isWish === true || isAsked(text, buy.piece);
	const going = { ...told, what: buy.what, ...(isWish ? { isWish } : {}) };
	return [[...events.slice(0, first), going, ...between(events, first, at)]];
}

/** What else a card can be aimed at where it cannot be aimed as it was said. */
function aimedAnew(
	events: readonly Event[],
	at: number,
	{ card, aims, who, mode, piece }: Extract<Event, { is: 'use' }>,
	rules: readonly RuleId[],
	edition: EditionId,
	text: Text
): readonly (readonly Aim[])[] {
	const takes = takesOf(card, edition, mode);
	const [aim, other] = aims;
	if (aim && other) return [];
	// "Hal sharded me": my roll.
	if (aim?.at === 'player' && takes.has('dice roll') && !takes.has('player'))
		return [[{ at: 'roll', of: aim.name }]];
	if (aim || rules.length > 0 || !wordsOf(text, piece).includes('again')) return [];
	const told = events.slice(0, at).findLast((event) => event.is === 'use' && event.card === card);
	// "Kim plays Bomb! on Fat Bat, then Bomb! again".
	return told?.is === 'use' && told.who === who ? [told.aims] : [];
}
