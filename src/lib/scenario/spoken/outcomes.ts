import { cardOf } from '../../cards/library.ts';
import { isItem, isOwnable, isUsable } from './cards-said.ts';
import { endsHere } from './facts.ts';
import { words } from './fillers.ts';
import { faceAt } from './numbers.ts';
import { anyOf, article, cardAt, is, numberAt, verbAt, type Reader } from './reader.ts';
import { cardRef, thingRef } from './references.ts';
import { againstAt, rollRef } from './roll-refs.ts';
import { slotAt } from './places.ts';
import { takesOf } from './takes.ts';
import { whoAt } from './who.ts';
import type { Match, Saying } from './said.ts';
import type { CardRef, Ref, Who } from './ref.ts';
import type { Said } from './clause.ts';
import type { Deed } from './verbs.ts';

type Found = Match<Said> | null;

/** "Puts it on the Fly", "goes over slot 2", "covers Gurdy". */
export function covers(reader: Reader, at: number, who: Who | null): Found {
	const led = anyOf(
		reader,
		at,
		'it|that|him|her|them on top of',
		'it|that|him|her|them on|over|onto|in|into',
		'on top of',
		'on|over|onto|into|in',
		''
	);
	const start = led >= 0 ? led : at;
	const isLed = led > at;
	const slot = slotAt(reader, start);
	const card = slot ? null : cardRef(reader, start);
	// "Chooses Nina to lose the cents".
	// "Puts it on Deb": a curse that came up.
	const isPut = is(reader, at, 'it', 'that') && is(reader, start - 1, 'on');
	const person = slot || card || (isLed && !isPut) ? null : whoAt(reader, start);
	const whom = person && {
		to: person.to,
		value: { ref: 'who', who: person.value, facts: {} } as const
	};
	const what: Match<Ref> | null = slot ?? card ?? whom;
	if (!what) return null;
	if (
		!isLed &&
		card &&
		is(reader, card.to, 'on', 'at', 'onto') &&
		isUsable(cardOf(card.value.card))
	)
		return null;
	const end = anyOf(reader, what.to, 'with it|that', '');
	return { to: end, value: [{ say: 'choose', who, what: what.value }] };
}

/** "Reveals Monstro", "turns up Fatty". */
export function reveals(reader: Reader, at: number, who: Who | null): Found {
	const start = anyOf(reader, at, 'up|over', '');
	const card = cardAt(reader, start, undefined) ?? cardAt(reader, article(reader, start));
	return card && { to: card.to, value: [{ say: 'reveal', card: card.value, who }] };
}

/** "Turns it into a six", "turns up Fatty". */
export function turnsInto(reader: Reader, at: number, who: Who | null): Found {
	if (is(reader, at, 'up', 'over')) return reveals(reader, at, who);
	const exchanged = itemInto(reader, at, who);
	if (exchanged) return exchanged;
	const made = movedAt(reader, at, true) ?? bareInto(reader, at);
	return made && madeWith(reader, made, who);
}

/** A roll as something is done to it, with the number that it becomes. */
interface Moved {
	readonly roll: Ref;
	readonly face: number;
}

/** "It into a 6", "her roll up to 5", "it down to a 2". @param isInto whether "to" or "into" must stand there. */
export function movedAt(reader: Reader, at: number, isInto: boolean): Match<Moved> | null {
	for (const { to, value: roll } of rollsAt(reader, at)) {
		const into = anyOf(reader, to, 'into|to', isInto ? 'into|to' : '');
		const face = into < 0 ? null : faceAt(reader, into);
		if (face) return { to: face.to, value: { roll, face: face.value } };
	}
	return null;
}

/** "Changes to a 4": of the roll that was spoken of. */
function bareInto(reader: Reader, at: number): Match<Moved> | null {
	const face = is(reader, at, 'into', 'to') ? faceAt(reader, at + 1) : null;
	return face && { to: face.to, value: { roll: { ref: 'it' }, face: face.value } };
}

/** What may be the roll that something is done to, with the way that it goes: "it down", "the roll up", "his 3". */
function rollsAt(reader: Reader, at: number): readonly Match<Ref>[] {
	const it = anyOf(reader, at, 'the|my|his|her|that roll|die|dice|result|number', 'it|that');
	const roll = rollRef(reader, at);
	const way = (to: number): number => anyOf(reader, to, 'down|up|back', '');
	return [
		...(it < 0 ? [] : [{ to: way(it), value: { ref: 'it' } as const }]),
		...(roll ? [{ to: way(roll.to), value: roll.value }] : [])
	];
}

/** Words of what is done to a roll, as what a card is used for: "to drop it down to a 2", "making it a 4". */
const MOVES: ReadonlySet<string> = new Set(
	words(
		'make turn turns change set flip drop get bring move shift making turning changing setting flipping'
	)
);

/** What a roll is made with a card, said behind that: "to turn it into a 4", "bringing it to 2". */
export function movedTo(reader: Reader, at: number): Match<Moved> | null {
	const verb = is(reader, at, 'to') ? at + 1 : at;
	const isVerb =
		MOVES.has(reader.tokens[verb]?.text ?? '') || verbAt(reader, verb)?.verb === 'shift';
	if (!isVerb || (verb === at && verbAt(reader, at)?.tense !== 'going on')) return null;
	const moved = movedAt(reader, verb + 1, false) ?? bareInto(reader, verb + 1);
	// "To turn my 3 into a 4 vs Monstro": what was rolled against.
	const foe = moved?.value.roll.ref === 'roll' ? againstAt(reader, moved.to) : null;
	if (!moved || !foe || moved.value.roll.ref !== 'roll') return moved;
	const roll = { ...moved.value.roll, against: moved.value.roll.against ?? foe.value };
	return { to: foe.to, value: { ...moved.value, roll } };
}

/** Verbs of what makes a roll less. */
const DOWN: ReadonlySet<string> = new Set(words('lower reduce decrease knock'));

/** "Bumps it up to 4 with Book of Belial", "lowers it by one with it". */
export function shiftsRoll(
	reader: Reader,
	{ start, to: at }: Match<unknown> & { readonly start: number },
	who: Who | null
): Found {
	const made = movedAt(reader, at, true);
	if (made) return madeWith(reader, made, who);
	const [found] = rollsAt(reader, at);
	const by = found ? anyOf(reader, found.to, 'by', '') : -1;
	const number = by < 0 ? null : numberAt(reader, by);
	if (!found || number === null) return null;
	const { to, value: roll } = found;
	const stem = reader.tokens[start]?.text.replace(/(?:s|ed|d|ing)$/u, '') ?? '';
	const isDown = is(reader, to - 1, 'down') || DOWN.has(stem) || DOWN.has(`${stem}e`);
	const led = anyOf(reader, by + 1, 'with|using|via|by|through', 'thanks to');
	const tool = led < 0 ? null : cardRef(reader, led, isUsable, false);
	const shift = { say: 'shifts', by: isDown ? -number : number } as const;
	if (tool)
		return {
			to: tool.to,
			value: [
				{ say: 'use', who: who ?? tool.value.of, card: tool.value, on: [roll], words: ['add'] },
				shift
			]
		};
	if (!endsHere(reader, by + 1)) return null;
	return { to: by + 1, value: [...(who ? [{ say: 'responds', who } as const] : []), shift] };
}

/** "Ben's Book of Belial pushes it to 4": what a card makes of a roll by itself. */
export function movedBy(
	reader: Reader,
	deed: Match<Deed> & { readonly start: number },
	card: CardRef
): Found {
	if (!takesOf(card.card, '2023').has('dice roll')) return null;
	const found = deed.value.verb === 'shift' ? shiftsRoll(reader, deed, null) : null;
	const moved = found ? null : movedAt(reader, deed.to, false);
	const said: Match<Said> | null = moved
		? { to: moved.to, value: [{ say: 'becomes', to: moved.value.face, isLikely: true }] }
		: found;
	if (!said || said.value.some(({ say }) => say === 'use')) return null;
	const on = [moved?.value.roll ?? ({ ref: 'it' } as const)];
	const words = found ? ['add'] : [];
	return {
		to: said.to,
		value: [
			{ say: 'use', who: card.of, card, on, words },
			...said.value.map((one) =>
				one.say === 'becomes' ? ({ say: 'becomes', to: one.to, isLikely: true } as const) : one
			)
		]
	};
}

/** "Turns Lea's Relic into a Breakfast by rerolling it with the D20". */
function itemInto(reader: Reader, at: number, who: Who | null): Found {
	const thing = cardRef(reader, at, isOwnable);
	const into = thing ? anyOf(reader, thing.to, 'into|to') : -1;
	const made = into < 0 ? null : cardRef(reader, into, isItem, false);
	if (!thing || !made) return null;
	const by = anyOf(reader, made.to, 'by rerolling|changing it|that|', '');
	const led = anyOf(reader, by, 'with|using|via|by', 'by using|tapping|activating');
	const tool = led < 0 ? null : cardRef(reader, led, isUsable, false);
	return (
		tool && {
			to: tool.to,
			value: [
				{ say: 'use', who, card: tool.value, on: [thing.value], words: [] },
				{ say: 'becomes', to: made.value.card }
			]
		}
	);
}

/** What a roll is made, with the card that does it: "into a 1 with Godhead". */
function madeWith(reader: Reader, { to, value }: Match<Moved>, who: Who | null): Found {
	const { roll, face } = value;
	const led = anyOf(
		reader,
		to,
		'with|using|via|by',
		'thanks to',
		'by playing|using|tapping|activating|throwing'
	);
	const doing = anyOf(reader, to, 'by playing|using|tapping|activating|throwing');
	const from = doing >= 0 ? doing : led;
	const card = from >= 0 ? cardRef(reader, from, isUsable, false) : null;
	if (!card) return { to, value: [{ say: 'becomes', to: face, isMade: true, ...by(who) }] };
	return {
		to: card.to,
		value: [
			{ say: 'use', who, card: card.value, on: [roll], words: [] },
			{ say: 'becomes', to: face, isLikely: true }
		]
	};
}

const by = (who: Who | null): { readonly by?: Who } => (who ? { by: who } : {});

/** "Makes it a 6", "makes me reroll". */
export function makes(reader: Reader, at: number, who: Who | null): Found {
	const person = whoAt(reader, at);
	const reroll = anyOf(reader, person?.to ?? at, 'to| reroll|rerolls', 're - roll', 're roll');
	if (person && reroll >= 0) return rerolls(reader, reroll, who);
	const forced = anyOf(reader, at, 'a|another reroll', 'a re - roll');
	if (forced >= 0) return rerolls(reader, forced, who);
	const made = movedAt(reader, at, false);
	return made && madeWith(reader, made, who);
}

/** "Rerolls it with the Coin", "rerolls -> 4". */
export function rerolls(reader: Reader, at: number, who: Who | null): Found {
	const thing = thingRef(reader, at);
	const means = thing?.value.ref === 'card' ? anyOf(reader, thing.to, 'with|w|using|via|by') : -1;
	const tool = means < 0 ? null : cardRef(reader, means, isUsable, false);
	if (thing && tool && !takesOf(tool.value.card, '2023').has('dice roll'))
		return {
			to: tool.to,
			value: [{ say: 'use', who, card: tool.value, on: [thing.value], words: [] }]
		};
	const it = thing && (thing.value.ref === 'it' || thing.value.ref === 'roll') ? thing : null;
	let to = it?.to ?? at;
	if (is(reader, to, 'himself', 'herself', 'themself', 'myself')) to++;
	const said: Saying[] = [];
	const led = anyOf(reader, to, 'with|w|using|via|by', 'w /', '(');
	const card = led >= 0 ? cardRef(reader, led, undefined, false) : null;
	if (card) to = is(reader, led - 1, '(') && is(reader, card.to, ')') ? card.to + 1 : card.to;
	const roll = it?.value.ref === 'roll' ? { roll: it.value } : {};
	said.push({ say: 'reroll', who, card: card?.value ?? null, ...roll });
	const shown = anyOf(reader, to, '->', 'to', 'into', ':', 'and gets|got');
	const face = shown >= 0 ? faceAt(reader, shown) : null;
	if (face) said.push({ say: 'roll', who: null, faces: [face.value], against: null });
	return { to: face?.to ?? to, value: said };
}

/** "Deals the 3 to Kim". */
export function deals(reader: Reader, at: number, who: Who | null): Found {
	const start = article(reader, at);
	const number = numberAt(reader, start) === null ? start : start + 1;
	const damage = is(reader, number, 'damage', 'dmg', 'it') ? number + 1 : number;
	const to = is(reader, damage, 'to') ? whoAt(reader, damage + 1) : null;
	return (
		to && {
			to: to.to,
			value: [{ say: 'choose', who, what: { ref: 'who', who: to.value, facts: {} } }]
		}
	);
}
