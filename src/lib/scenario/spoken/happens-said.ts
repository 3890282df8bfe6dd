import { cardOf } from '../../cards/library.ts';
import { isLoot, isMonster, isOwnable, isUsable } from './cards-said.ts';
import { missed, passive } from './passive.ts';
import { endsHere, factList } from './facts.ts';
import { faceAt } from './numbers.ts';
import { rolls } from './declarations.ts';
import { anyOf, article, cardAt, is, numberAt, skip, type Reader } from './reader.ts';
import { cardRef, thingRef } from './references.ts';
import { damagedAt } from './states-said.ts';
import { useWith } from './uses.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Match } from './said.ts';
import type { CardRef, Ref } from './ref.ts';
import { covers, movedBy, rerolls } from './outcomes.ts';
import type { Deed } from './verbs.ts';
import type { Said } from './clause.ts';

type Found = Match<Said> | null;

/** Something happens to a thing, or it does it by itself: "Bomb resolves", "Gurdy dies", "the D6 is tapped". */
export function happens(
	reader: Reader,
	deed: Match<Deed> & { readonly start: number },
	thing: Ref
): Found {
	const { to } = deed;
	const one = (end: number, ...said: Said): Found => ({ to: end, value: said });
	const card = thing.ref === 'card' ? thing : null;
	switch (deed.value.verb) {
		case 'resolve':
			return one(to, { say: 'until', until: 'resolved', what: thing });
		case 'die': {
			const killed = anyOf(reader, to, 'to|from|by|of');
			const weapon = killed >= 0 ? useWith(reader, killed, null, false) : null;
			const [shot] = weapon?.value ?? [];
			if (weapon && shot?.say === 'use')
				return one(
					weapon.to,
					{ ...shot, who: shot.who ?? { is: 'other' }, on: [thing] },
					{ say: 'until', until: 'dead', what: thing }
				);
			const roller = killed >= 0 ? ownerAt(reader, killed) : null;
			const face = roller ? faceAt(reader, roller.to) : null;
			const end = face?.to ?? anyOf(reader, to, 'to|from it|that', '');
			return one(end, {
				say: 'until',
				until: 'dead',
				what: thing,
				...(face && roller ? { faces: [face.value], by: roller.value } : {})
			});
		}
		case 'come up': {
			const up = anyOf(reader, to, 'up', 'off the top', 'out');
			const face =
				up >= 0 && (thing.ref === 'it' || thing.ref === 'roll') ? faceAt(reader, up) : null;
			if (face) return one(face.to, { say: 'becomes', to: face.value });
			const own = card && up >= 0 ? faceAt(reader, up) : null;
			if (own && card)
				return one(own.to, {
					say: 'roll',
					who: card.of,
					faces: [own.value],
					against: null,
					for: card.card
				});
			return card && up >= 0 ? one(up, { say: 'reveal', card: card.card }) : null;
		}
		case 'swing': {
			if (card && is(reader, to, 'on') && is(reader, to + 1, 'the') && is(reader, to + 2, 'stack'))
				return null;
			return is(reader, to, 'on', 'over', 'onto', 'in', 'into', 'to')
				? covers(reader, to, null)
				: null;
		}
		case 'roll': {
			const found = rolls(reader, to, card?.of ?? null);
			return (
				found &&
				card && {
					to: found.to,
					value: found.value.map((said) =>
						said.say === 'roll' ? { ...said, for: card.card } : said
					)
				}
			);
		}
		case 'be':
			return isSo(reader, to, thing);
		case 'turn into':
			return (card && movedBy(reader, deed, card)) ?? turnsOut(reader, to);
		case 'shift':
			return card && movedBy(reader, deed, card);
		case 'get':
		case 'have': {
			const shift =
				thing.ref === 'roll' || thing.ref === 'it' ? shiftedBy(reader, to, thing) : null;
			if (shift) return shift;
			const bare = card ? numberAt(reader, to) : null;
			const end = anyOf(reader, to + 1, 'too|also|left', '');
			if (bare !== null && endsHere(reader, end))
				return one(end, { say: 'fact', about: thing, facts: { hp: bare } });
			const facts = factList(reader, to, 'card') ?? damagedAt(reader, to);
			return facts && one(facts.to, { say: 'fact', about: thing, facts: facts.value });
		}
		case 'claim': {
			const facts = is(reader, deed.start, 'taken') ? damagedAt(reader, deed.start) : null;
			return facts && one(facts.to, { say: 'fact', about: thing, facts: facts.value });
		}
		case 'cover': {
			if (card && is(reader, to, 'it', 'that'))
				return one(to + 1, { say: 'fact', about: { ...card, facts: {} }, facts: {} });
			const under = cardRef(reader, to);
			return card && under
				? one(under.to, {
						say: 'fact',
						about: { ...card, facts: {} },
						facts: { over: under.value.card }
					})
				: null;
		}
		case 'make': {
			// "Dad's Lost Coin lets him reroll it".
			const person = whoAt(reader, to);
			const reroll = person ? anyOf(reader, person.to, 'to| reroll|rerolls') : -1;
			const found = person && card && reroll >= 0 ? rerolls(reader, reroll, card.of) : null;
			if (!found) return card && movedBy(reader, deed, card);
			return {
				to: found.to,
				value: found.value.map((one) => (one.say === 'reroll' ? { ...one, card } : one))
			};
		}
		case 'trigger': {
			const triggered = cardRef(reader, to, isOwnable);
			if (!triggered || (thing.ref !== 'roll' && thing.ref !== 'it')) return null;
			const shows: Said =
				thing.ref === 'roll' && thing.shows !== null
					? [{ say: 'fact', about: thing, facts: {} }]
					: [];
			return one(triggered.to, ...shows, {
				say: 'lies',
				things: [{ lies: 'card', card: triggered.value, on: [], isTrigger: true }]
			});
		}
		case 'hit':
		case 'destroy':
		case 'target':
		case 'kill': {
			const suffered = card && isMonster(cardOf(card.card)) ? struckBy(reader, deed, card) : null;
			if (suffered) return suffered;
			const struck = thing.ref === 'it' && !is(reader, to, 'by') ? thingRef(reader, to) : null;
			if (struck && ['who', 'card'].includes(struck.value.ref))
				return one(struck.to, { say: 'aimed', on: struck.value });
			const isUse = card !== null && card.of !== null && isUsable(cardOf(card.card));
			const object = isUse && !is(reader, to, 'by') ? thingRef(reader, to) : null;
			if (object && card)
				return one(object.to, { say: 'use', who: card.of, card, on: [object.value], words: [] });
			return deed.value.tense === 'past' && is(reader, to, 'by')
				? passive(reader, deed, { who: null, facts: {}, thing })
				: null;
		}
		case 'attack':
		case 'cancel': {
			if (is(reader, to, 'by'))
				return deed.value.tense === 'past'
					? passive(reader, deed, { who: null, facts: {}, thing })
					: null;
			// "A Butter Bean! cancels it": nobody says whose.
			const cancels = deed.value.verb === 'cancel' && card !== null && isUsable(cardOf(card.card));
			const object = cancels ? thingRef(reader, to) : null;
			return object && card
				? one(object.to, {
						say: 'use',
						who: card.of ?? { is: 'other' },
						card,
						on: [object.value],
						words: []
					})
				: null;
		}
		default:
			return null;
	}
}

/** "Leech hit me (for 1 damage)": who is hit by a monster has missed it. */
function struckBy(reader: Reader, { value, to }: Match<Deed>, foe: CardRef): Found {
	const whom = value.verb === 'hit' ? whoAt(reader, to) : null;
	if (!whom) return null;
	const number = is(reader, whom.to, 'for') ? numberAt(reader, whom.to + 1) : null;
	if (number !== null && number !== (cardOf(foe.card).attack ?? 0)) return null;
	const end = number === null ? whom.to : anyOf(reader, whom.to + 2, 'damage|dmg|');
	return endsHere(reader, skip(reader, end, ''))
		? { to: end, value: [missed(whom.value, foe), { say: 'until', until: 'damage', what: null }] }
		: null;
}

/** "Gets +1 from Mini Mush". */
function shiftedBy(reader: Reader, at: number, roll: Ref): Found {
	const sign = anyOf(reader, at, 'a +|-', '+|-');
	const by = sign < 0 ? null : numberAt(reader, sign);
	const led = anyOf(reader, sign + 1, 'from|by|with|via|off', 'thanks|due to', 'because of');
	const card = by === null || led < 0 ? null : cardRef(reader, led, isUsable, false);
	if (by === null || !card) return null;
	return {
		to: card.to,
		value: [
			{ say: 'use', who: card.value.of, card: card.value, on: [roll], words: ['add'] },
			{ say: 'shifts', by: is(reader, sign - 1, '-') ? -by : by }
		]
	};
}

/** "Turns out to be Greed". */
function turnsOut(reader: Reader, at: number): Found {
	const led = anyOf(reader, at, 'out to be|is|was', 'out as', 'out');
	const card = led >= 0 ? (cardAt(reader, led) ?? cardAt(reader, article(reader, led))) : null;
	return card && { to: card.to, value: [{ say: 'reveal', card: card.value }] };
}

function isSo(reader: Reader, at: number, thing: Ref): Found {
	const one = (end: number, ...said: Said): Found => ({ to: end, value: said });
	const slot = anyOf(reader, at, 'in a slot', 'in play', 'in the|a monster slot', 'out', 'up');
	if (slot >= 0 && thing.ref === 'card') {
		const isBonus = cardOf(thing.card).kind === 'bonus soul';
		return one(slot, {
			say: 'fact',
			about: thing,
			facts: isBonus ? { isBonusSoul: true } : { inSlot: true }
		});
	}
	const shop = anyOf(reader, at, 'in the shop', 'in shop', 'for sale');
	if (shop >= 0) return one(shop, { say: 'fact', about: thing, facts: { inShop: true } });
	const led = anyOf(reader, at, 'only|already| at|on', 'down to');
	const facts = factList(reader, led >= 0 ? led : skip(reader, at, ''), 'card');
	if (facts) return one(facts.to, { say: 'fact', about: thing, facts: facts.value });
	const number = led >= 0 ? numberAt(reader, led) : null;
	if (number !== null && endsHere(reader, led + 1))
		return one(led + 1, { say: 'fact', about: thing, facts: { hp: number } });
	if (thing.ref === 'roll' || thing.ref === 'it') {
		const face = faceAt(reader, skip(reader, at, ''));
		if (face && thing.ref === 'roll')
			return one(face.to, {
				say: 'roll',
				who: thing.of,
				faces: [face.value],
				against: thing.against
			});
		if (face) return one(face.to, { say: 'becomes', to: face.value });
		const card: Match<string> | null =
			thing.ref === 'it' ? cardAt(reader, article(reader, at), (c) => !isLoot(c)) : null;
		if (card) return one(card.to, { say: 'reveal', card: card.value });
	}
	return null;
}
