import { cardOf } from '../../cards/library.ts';
import { isMonster, isOwnable } from './cards-said.ts';
import { joiner, LONGEST_LIST } from './card-lists.ts';
import { endsHere } from './facts.ts';
import { type Reader, anyOf, article, is, numberAt, seq } from './reader.ts';
import { cardRef, deathAt, thingRef } from './references.ts';
import { rollRef } from './roll-refs.ts';
import type { Match } from './said.ts';
import type { Lying, Ref } from './ref.ts';
import { whoAt } from './who.ts';
import type { Found } from './clause.ts';

/** What lies on the stack, as nouns: "2 damage to Amy", "Finn's death", "my roll of 1 against Fly". */
export function lyingAt(reader: Reader, from: number): Found {
	const at = anyOf(reader, from, 'there is|are|was|were', 'with', '');
	const down = anyOf(
		reader,
		at,
		'stack from the top :',
		'on|at| the| top :|is|lies|sits',
		'the| top of the stack :|is'
	);
	const fallen = down >= 0 ? pile(reader, down) : null;
	if (fallen && fallen.value.length > 1)
		return { to: fallen.to, value: [{ say: 'lies', things: [...fallen.value].reverse() }] };
	const listed = anyOf(
		reader,
		at,
		'stack , bottom up :',
		'stack ( bottom up ) :',
		'stack bottom up :',
		'stack from the bottom :',
		'on the stack :',
		'stack :',
		'the stack is :|',
		'on the stack is|are|lies|lie :|',
		'on top of the stack is|are',
		'bottom of the stack is|:|',
		'bottom is|:|'
	);
	if (listed >= 0) {
		const things = pile(reader, listed);
		return things && { to: things.to, value: [{ say: 'lies', things: things.value }] };
	}
	const things = nouns(reader, at);
	if (!things) return null;
	const end = anyOf(
		reader,
		things.to,
		'is|are|still|lies|sits|waits|waiting|sitting| on the stack|stack',
		'is|are|was|were still|already|now|also|currently|both|all on the| stack',
		'is|are|still| on the stack',
		'is|are|still waiting|still|pending|sitting|lying on the stack',
		'is|are waiting to resolve',
		'still| hasnt|isnt|wasnt resolved yet|',
		'has|is not|yet|still resolved|to|unresolved resolve|yet|',
		'waiting to resolve',
		'waiting|pending|sitting|lying on the stack',
		'is|are coming on the stack',
		'is|are coming|incoming',
		'is waiting',
		'are waiting',
		'waiting',
		'on stack',
		'is pending',
		'sits|is on top of it',
		'above',
		'on top'
	);
	// "There is 2 damage on the stack to Fay".
	const isThere =
		at > from && seq(reader, things.to - 1, 'stack') < 0 && saysStack(reader, at, things.to);
	const isPile =
		things.value.length > 1 && seq(reader, at, 'on top of') < 0 && onTop(reader, at, things.to);
	if (end < 0)
		return isPile || isThere
			? { to: things.to, value: [{ say: 'lies', things: things.value }] }
			: null;
	// "The bomb hasn't resolved yet": what is declared next is so at once.
	const isUnresolved = is(reader, end - 1, 'resolved', 'yet', 'resolve', 'unresolved');
	return (
		aimedBehind(reader, end, things.value) ?? {
			to: end,
			value: [
				{
					say: 'lies',
					things: things.value,
					...(isUnresolved ? { isMeanwhile: true as const } : {})
				}
			]
		}
	);
}

/** "A 6 from Kai on the stack vs War": what a roll is against, said behind. */
function aimedBehind(reader: Reader, at: number, things: readonly Lying[]): Found {
	const [only, more] = things;
	const aimed =
		only?.lies === 'card' && !more && only.on.length === 0
			? anyOf(reader, at, 'targeting', 'aimed at', 'against')
			: -1;
	const victim = aimed >= 0 ? thingRef(reader, aimed) : null;
	if (only?.lies === 'card' && victim)
		return { to: victim.to, value: [{ say: 'lies', things: [{ ...only, on: [victim.value] }] }] };
	if (only?.lies !== 'roll' || more || only.roll.against || !is(reader, at, 'vs', 'against', 'v'))
		return null;
	const target = cardRef(reader, at + 1, isMonster);
	if (!target) return null;
	const roll = { ...only.roll, against: target.value };
	return { to: target.to, value: [{ say: 'lies', things: [{ ...only, roll }] }] };
}

/** Things in a list, bottom first, with marks or words between; a card of somebody's among them has triggered. */
function pile(reader: Reader, at: number): Match<readonly Lying[]> | null {
	const first = nouns(reader, at);
	if (!first) return null;
	const things = [...first.value];
	let { to } = first;
	while (things.length < LONGEST_LIST) {
		const top = anyOf(
			reader,
			to,
			'on|, top of it|that| is|:|',
			',|and| on top of it|that| is|:|',
			'above it|that|',
			'at the top',
			', top is|:'
		);
		if (top >= 0) to = top;
		let next = to;
		while (is(reader, next, ',', ';', 'and', 'then', '+', '>', '->', '.')) next++;
		const led = anyOf(
			reader,
			next,
			'on top of it|that :|,|',
			'above it|that :|,|',
			'below|under|underneath|beneath it|that|this| :|is|lies|',
			'at the bottom :|is|lies|',
			'bottom :|is',
			''
		);
		if (next === to) break;
		const more = nouns(reader, led);
		const card = more ? null : cardRef(reader, led, isOwnable, false);
		if (more) {
			things.push(...more.value);
			({ to } = more);
		} else if (card?.value.of && endsHere(reader, card.to)) {
			things.push({ lies: 'card', card: card.value, on: [], isTrigger: true });
			({ to } = card);
		} else break;
	}
	return { to, value: things };
}

/** Whether the stack is spoken of. */
const saysStack = (reader: Reader, from: number, to: number): boolean =>
	reader.tokens.slice(from, to).some(({ text }) => text === 'stack');

/** Whether something is said to lie on top of something else. */
function onTop(reader: Reader, from: number, to: number): boolean {
	for (let i = from; i < to; i++) if (seq(reader, i, 'on top of') >= 0) return true;
	return false;
}

/** Things on the stack in a row, bottom first. */
function nouns(reader: Reader, at: number): Match<readonly Lying[]> | null {
	const things: Lying[] = [];
	let to = at;
	let isBelow = false;
	for (let next = at; things.length < LONGEST_LIST;) {
		const one = noun(reader, next);
		if (!one) break;
		const top = things.at(-1);
		// "Butter Bean on top of Ben's Bomb" answers it.
		if (isBelow && top?.lies === 'card' && one.value.lies === 'card')
			things.splice(-1, 1, one.value, top.on.length > 0 ? top : { ...top, on: [one.value.card] });
		else if (isBelow) things.splice(-1, 0, one.value);
		else things.push(one.value);
		({ to } = one);
		const said = anyOf(
			reader,
			to,
			'is|are|still|lies|sits|waits| on the stack',
			'sits on top of it',
			'above',
			'and|, above it|that',
			'on top of it|that',
			'on top of'
		);
		const is_ = said >= 0 ? said : to;
		const joined = is(reader, is_, ',', 'and', '&', 'then')
			? joiner(reader, is_)
			: said >= 0 && is(reader, to, 'on') && said > to
				? said
				: -1;
		if (joined < 0 || !noun(reader, is(reader, joined, 'then') ? joined + 1 : joined)) break;
		isBelow = seq(reader, to, 'on top of') >= 0;
		next = is(reader, joined, 'then') ? joined + 1 : joined;
	}
	return things.length > 0 ? { to, value: things } : null;
}

function noun(reader: Reader, at: number): Match<Lying> | null {
	const damage = damageAt(reader, at);
	if (damage) return damage;
	const death = deathAt(reader, at);
	if (death) return { to: death.to, value: { lies: 'death', of: death.value } };
	// "Ivo is dying (death on the stack)".
	if (
		anyOf(reader, at, 'death on the|', 'the death is| on the|') >= 0 &&
		is(reader, at - 1, '(', ',')
	)
		return { to: article(reader, at) + 1, value: { lies: 'death', of: { is: 'last' } } };
	const roll = anyRoll(reader, at);
	if (roll) return roll;
	const card = cardRef(reader, at);
	if (!card || isMonster(cardOf(card.value.card))) return null;
	let { to } = card;
	let said = card.value;
	const by = is(reader, to, 'by', 'from') ? whoAt(reader, to + 1) : null;
	if (by && said.of === null) {
		said = { ...said, of: by.value };
		to = by.to;
	}
	if (said.of === null && !said.isTrigger) return null;
	const on = anyOf(reader, to, 'on top of', 'on top');
	const aimed = anyOf(reader, to, 'that targets|target', 'targeting', 'aimed at', 'on|at|against');
	const thing =
		on < 0 && aimed >= 0 && !is(reader, aimed, 'the')
			? thingRef(reader, aimed)
			: on < 0 && aimed >= 0 && !(is(reader, aimed, 'the') && is(reader, aimed + 1, 'stack'))
				? thingRef(reader, aimed)
				: null;
	if (thing) ({ to } = thing);
	return {
		to,
		value: {
			lies: 'card',
			card: said,
			on: thing ? [thing.value] : [],
			isTrigger: said.isTrigger === true
		}
	};
}

/** "2 damage to Amy", "combat damage of 1 to Max from the Fly", "Gurdy's damage to me". */
function damageAt(reader: Reader, at: number): Match<Lying> | null {
	const start = article(reader, at);
	const owner = cardRef(reader, start, isMonster, false);
	let to = owner?.to ?? start;
	const before = numberAt(reader, to);
	if (before !== null) to++;
	const isCombat = is(reader, to, 'combat');
	if (isCombat) to++;
	if (!is(reader, to, 'damage', 'dmg')) return null;
	to++;
	if (is(reader, to, 'of')) to++;
	const after = before === null ? numberAt(reader, to) : null;
	if (after !== null) to++;
	const source = is(reader, to, 'from', 'by') ? thingRef(reader, to + 1) : null;
	if (source) ({ to } = source);
	const there = anyOf(reader, to, 'is|are| on the stack', 'is|are| waiting|pending', '');
	const aimed = anyOf(reader, there, 'to|on|at|for|against', 'is|are coming|going at|to|for');
	const victim = aimed >= 0 ? thingRef(reader, aimed) : null;
	if (!victim) return null;
	({ to } = victim);
	const later = !source && is(reader, to, 'from', 'by') ? thingRef(reader, to + 1) : null;
	if (later) ({ to } = later);
	const from = (owner ?? source ?? later)?.value ?? null;
	const amount = before ?? after ?? attackOf(from);
	if (amount === null) return null;
	const combat = isCombat || owner !== null || (before ?? after) === null;
	return { to, value: { lies: 'damage', amount, to: victim.value, combat, from } };
}

/** What a monster deals in combat, of which no number is said. */
const attackOf = (from: Ref | null): number | null =>
	from !== null && 'card' in from && from.ref === 'card'
		? (cardOf(from.card).attack ?? null)
		: null;

/** A roll with its number as a noun; "a roll of 2 by Mia against Trite", "my roll is a 5". */
function anyRoll(reader: Reader, at: number): Match<Lying> | null {
	const roll = rollRef(reader, at);
	if (!roll) return null;
	if (roll.value.shows !== null) return { to: roll.to, value: { lies: 'roll', roll: roll.value } };
	const is_ = anyOf(reader, roll.to, 'is|of a|an|', 'is|of');
	const shows = is_ >= 0 ? numberAt(reader, is_) : null;
	if (shows === null || shows > 6) return null;
	return { to: is_ + 1, value: { lies: 'roll', roll: { ...roll.value, shows } } };
}
