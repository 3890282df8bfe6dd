import { words } from './fillers.ts';
import type { Aim, Event, Plan } from './plan.ts';
import { askedIn, isAsked, isOrderSaid, type Text, type Ways, wordsOf } from './told-text.ts';

/** Words with which it is told what came of a roll. */
const NEW: ReadonlySet<string> = new Set(
	words('gets get getting comes now becomes turns new into')
);

/** "My roll got sharded by Ben. It was a 4 against Pin": what is done to a roll comes behind it. */
export function behindRoll(events: readonly Event[], at: number, text: Text): Ways {
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

/** Words with which it is asked of a time at which nothing is rolled. */
const APART = words('out outside without before unless never');

/** Words for a roll. */
const ROLLS = words('roll rolls die dice throw');

/**
 * "Used the D6 to reroll my attack roll": a roll of which no number is told lies there all the same, of an attack on
 * the first monster where none is told. Whoever changes their own has missed, whoever changes another's changes a hit.
 */
export function onUntold(
	events: readonly Event[],
	at: number,
	text: Text,
	{ monsters, active }: Plan
): Ways {
	const foe = monsters[0] ?? null;
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
	// "Ben beans my D6": it was used on something.
	const isAnswered =
		next?.is === 'use' && next.aims.some((one) => one.at === 'card' && one.card === event.card);
	// "Can I use The D6 on Ben's turn?": on the roll of whoever may attack then.
	const isAll =
		events.length === 1 &&
		text.pieces.some(({ what }) => what.say === 'asked') &&
		!text.reader.tokens.some(({ bare }) => APART.includes(bare));
	const meant = isAnswered ? event.who : isAll ? (active ?? event.who) : null;
	const who = attack?.is === 'attack' ? attack.who : (aim.of ?? meant);
	if (isTold || who === null || (aim.of !== null && aim.of !== who)) return [];
	const { piece } = event;
	// "Can I use The D6 on Ben's roll?"
	const said = isAsked(text, piece) ? askedIn(text.pieces, piece) : piece;
	if (!isAnswered && !isAll && !wordsOf(text, said).some((word) => ROLLS.includes(word))) return [];
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
