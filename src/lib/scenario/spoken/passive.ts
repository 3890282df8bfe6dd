import { cardOf } from '../../cards/library.ts';
import { isMonster, isUsable } from './cards-said.ts';
import { thenRolls } from './then-rolls.ts';
import { anyOf, cardAt, is, skip, type Reader } from './reader.ts';
import { cardRef, thingRef } from './references.ts';
import { counted } from './facts-counted.ts';
import { faceAt } from './numbers.ts';
import { protects, takesOf } from './takes.ts';
import { useOf } from './uses.ts';
import { whoAt } from './who.ts';
import { CANCELS } from './spoken-names.ts';
import type { Match, Saying } from './said.ts';
import type { CardRef, Ref, Who } from './ref.ts';
import type { Deed } from './verbs.ts';
import { cardVerbAt } from './clause-words.ts';
import type { Said, Subject } from './clause.ts';

/** Who it is done by, and with which card. */
interface By {
	readonly who: Who | null;
	readonly card: CardRef | null;
}

/** "By Ben's Bomb", "by Ben with a bomb", "with Butter Bean by Theo". */
function byAt(reader: Reader, at: number): Match<By> {
	let to = at;
	let who: Who | null = null;
	let card: CardRef | null = null;
	for (let i = 0; i < 3; i++) {
		const next = skip(reader, to, '');
		if (!is(reader, next, 'by', 'with', 'from', 'using', 'w', 'to')) break;
		if (is(reader, next, 'to') && is(reader, next + 1, 'with', 'by')) {
			to = next + 1;
			continue;
		}
		const thing: Match<CardRef> | null = card ? null : cardRef(reader, next + 1, isUsable, false);
		if (thing) {
			card = thing.value;
			who = thing.value.of ?? who;
			to = thing.to;
			continue;
		}
		const doer = is(reader, next, 'by', 'from') ? whoAt(reader, next + 1) : null;
		if (!doer) break;
		who = doer.value;
		to = doer.to;
	}
	return { to, value: { who, card } };
}

const isCard = (ref: Ref | null): ref is CardRef => ref?.ref === 'card';

/** Who does what is done to somebody, where nobody says who. */
const OTHER: Who = { is: 'other' };

/** "Played on me": by somebody else, unless it is said by whom, or whose it is. */
function usedOn(reader: Reader, at: number, who: Who | null, card: CardRef): Match<Said> | null {
	const used = useOf(reader, at, who, card);
	if (!used || card.of !== null || is(reader, used.to, 'by')) return used;
	const value = used.value.map((one) =>
		one.say === 'use' && one.who === null ? { ...one, who: OTHER } : one
	);
	return { ...used, value };
}

/** Something is done to the subject: "Zoe gets bombed by Ben", "Pooter is attacked by Sam". */
export function passive(
	reader: Reader,
	{ to, value, start }: Match<Deed> & { readonly start: number },
	{ who, thing }: Subject
): Match<Said> | null {
	// "…, cancelled by Butter Bean": what was spoken of.
	const isOfIt =
		who === null && ['attack', 'cancel', 'reroll', 'make', 'turn into'].includes(value.verb ?? '');
	const object: Ref =
		thing ?? (isOfIt ? { ref: 'it' } : { ref: 'who', who: who ?? { is: 'same' }, facts: {} });
	if (value.verb === null || (cardVerbAt(reader, start) && value.verb !== 'attack')) {
		const card = cardAt(reader, start, isUsable);
		if (!card) return null;
		const by = byAt(reader, card.to);
		const used: CardRef = { ref: 'card', card: card.value, of: by.value.who, facts: {} };
		// "My bomb gets beaned": what a card is used on that is used on nobody is no player.
		const isOfThing = thing === null && !takesOf(card.value, '2023').has('player');
		const on: Ref = isOfThing && who === null ? { ref: 'it' } : object;
		const said = use(used, by.value.who ?? OTHER, [on]);
		return { to: by.to, value: [who && by.value.who ? { ...said, isDoneTo: true } : said] };
	}
	const by = byAt(reader, to);
	const { card } = by.value;
	switch (value.verb) {
		case 'attack':
		case 'hit': {
			if (card) return { to: by.to, value: [use(card, by.value.who ?? OTHER, [object])] };
			const foe = value.verb === 'hit' ? foeAt(reader, to) : null;
			if (foe && object.ref === 'who')
				return { to: foe.to, value: [missed(object.who, foe.value)] };
			// "The top card of the deck gets attacked": nobody says by whom.
			const isFoe = object.ref === 'deck' || (isCard(object) && isMonster(cardOf(object.card)));
			if (!by.value.who && (value.verb !== 'attack' || !isFoe)) return null;
			const attack: Saying = { say: 'attack', who: by.value.who, on: object };
			return thenRolls(reader, by.to, [attack], by.value.who);
		}
		case 'kill': {
			if (card) {
				const kills = is(reader, start, 'was', 'were', 'got') ? 'done' : 'as it stands';
				const used = use(card, by.value.who ?? OTHER, [object]);
				return { to: by.to, value: [{ ...used, kills }] };
			}
			const killer = object.ref === 'who' ? foeAt(reader, to) : null;
			if (killer)
				return {
					to: killer.to,
					value: [{ say: 'until', until: 'dead', what: object, from: killer.value }]
				};
			return by.value.who
				? { to: by.to, value: [{ say: 'kill', who: by.value.who, what: object }] }
				: null;
		}
		case 'respond': {
			if (!card) return null;
			const aimed = anyOf(reader, by.to, 'on|at|targeting');
			const target = aimed >= 0 ? thingRef(reader, aimed) : null;
			// Nobody says who answers.
			if (target && by.value.who === null) return null;
			if (target)
				return {
					to: target.to,
					value: [
						{ say: 'fact', about: object, facts: {} },
						use(card, by.value.who, [target.value])
					]
				};
			// "Ben's bomb on me gets answered with my Soul Heart": that heals nobody else than was hit.
			const isAct = who === null && thing === null && protects(card.card, '2023');
			return { to: by.to, value: [use(card, by.value.who, isAct ? [] : [object])] };
		}
		case 'cancel': {
			const used = card ?? (by.value.who ? CANCELS : null);
			return used && { to: by.to, value: [use(used, by.value.who ?? OTHER, [object])] };
		}
		case 'buy': {
			const buyer = by.value.who;
			const paid = anyOf(reader, by.to, 'for|with');
			const price = paid >= 0 ? counted(reader, paid) : null;
			return buyer && isCard(object)
				? { to: price?.to ?? by.to, value: [{ say: 'buy', who: buyer, what: object }] }
				: null;
		}
		case 'reroll': {
			const roller = by.value.who;
			if (card && object.ref === 'card') return { to: by.to, value: [use(card, roller, [object])] };
			if (!card && !roller) return null;
			const roll = object.ref === 'roll' ? { roll: object } : {};
			const into = anyOf(reader, by.to, 'into|to');
			const face = into >= 0 ? faceAt(reader, into) : null;
			return {
				to: face?.to ?? by.to,
				value: [
					{ say: 'reroll', who: roller, card, ...roll },
					...(face ? [{ say: 'becomes', to: face.value } as const] : [])
				]
			};
		}
		case 'make':
		case 'turn into': {
			const into = anyOf(reader, to, 'into|to');
			const face = faceAt(reader, into >= 0 ? into : to);
			const maker = face ? byAt(reader, face.to) : null;
			if (!face || !maker?.value.card) return null;
			return {
				to: maker.to,
				value: [
					use(maker.value.card, maker.value.who, [object]),
					{ say: 'becomes', to: face.value, isLikely: true }
				]
			};
		}
		case 'target':
			return card && { to: by.to, value: [use(card, by.value.who, [object])] };
		case 'use':
			if (!isCard(object)) return null;
			if (is(reader, by.to, 'on', 'at', 'against')) {
				const whole = usedOn(reader, to, by.value.who, object);
				if (whole) return whole;
			}
			if (is(reader, to, 'on', 'at', 'against')) return usedOn(reader, to, by.value.who, object);
			return by.value.who && { to: by.to, value: [use(object, by.value.who, [])] };
		default:
			return null;
	}
}

/** "By Fat Bat", "from the monster": what hits a player who misses it. */
export const foeAt = (reader: Reader, at: number): Match<CardRef> | null =>
	is(reader, at, 'by', 'from') ? cardRef(reader, at + 1, isMonster) : null;

/** Whoever a monster hits has missed it. */
export const missed = (who: Who, against: CardRef): Extract<Saying, { say: 'roll' }> => ({
	say: 'roll',
	who,
	faces: ['misses'],
	against
});

const use = (
	card: CardRef,
	who: Who | null,
	on: readonly Ref[]
): Extract<Saying, { say: 'use' }> => ({
	say: 'use',
	who,
	card,
	on,
	words: []
});

/** Behind "(…)" where it stands. */
export const closing = (reader: Reader, at: number): number => anyOf(reader, at, ')');
