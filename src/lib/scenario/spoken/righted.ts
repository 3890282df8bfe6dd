/**
 * What the judge refuses because it was told in another order than it came, or in other words than the judge asks
 * for, is set right: of the ways in which it could have been meant the first is taken that leaves less refused.
 * An act that breaks a rule stays as it was told.
 */
import type { EditionId } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Aim, Event, Plan } from './plan.ts';
import { behindRoll, onUntold } from './righted-rolls.ts';
import { takesOf } from './takes.ts';
import { isAsked, isOrderSaid, type Text, type Ways, wordsOf } from './told-text.ts';

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
		const better = waysOut(now, first, edition, text, kept).find((way) => {
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

/** The ways in which a refused event could have been meant, the likeliest first. */
function waysOut(
	events: readonly Event[],
	{ at, rules }: Troubled,
	edition: EditionId,
	text: Text,
	plan: Plan
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
					? [...behindRoll(events, at, text), ...onUntold(events, at, text, plan)]
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
