import { cardOf } from '../../cards/library.ts';
import { isItem, isOwnable, isUsable } from './cards-said.ts';
import { faceAt } from './numbers.ts';
import { anyOf, article, cardAt, is, numberAt, type Reader } from './reader.ts';
import { cardRef, thingRef } from './references.ts';
import { slotAt } from './places.ts';
import { takesOf } from './takes.ts';
import { whoAt } from './who.ts';
import type { Match, Ref, Saying, Who } from './said.ts';
import type { Said } from './clause.ts';

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
	const person = slot || card || isLed ? null : whoAt(reader, start);
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
	const into = anyOf(
		reader,
		at,
		'it|that|the into|to',
		'the roll into|to',
		'it|that to|into',
		'into|to'
	);
	if (into < 0) return null;
	const number = faceAt(reader, into);
	return number && madeWith(reader, number, who);
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
function madeWith(reader: Reader, { to, value }: Match<number>, who: Who | null): Found {
	const led = anyOf(
		reader,
		to,
		'with|using|via|by',
		'by playing|using|tapping|activating|throwing'
	);
	const doing = anyOf(reader, to, 'by playing|using|tapping|activating|throwing');
	const from = doing >= 0 ? doing : led;
	const card = from >= 0 ? cardRef(reader, from, isUsable, false) : null;
	if (!card) return { to, value: [{ say: 'becomes', to: value, isMade: true, ...by(who) }] };
	return {
		to: card.to,
		value: [
			{ say: 'use', who, card: card.value, on: [{ ref: 'it' }], words: [] },
			{ say: 'becomes', to: value, isLikely: true }
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
	const it = anyOf(reader, at, 'it|that', 'the|my|his|her roll|die|dice', 'it into');
	const number = it >= 0 ? faceAt(reader, it) : null;
	return number && madeWith(reader, number, who);
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
