import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isOwnable } from './cards-said.ts';
import { endsHere } from './facts.ts';
import { anyOf, article, is, verbAt, type Reader } from './reader.ts';
import { cardRef } from './references.ts';
import { faceAt } from './numbers.ts';
import { rollsByItself, savesByRoll } from './trigger-rolls.ts';
import { rollRef } from './roll-refs.ts';
import type { Match } from './said.ts';
import { answersDeath, triggersOnDeath } from './takes.ts';
import type { Lying, Who } from './ref.ts';
import { whoAt } from './who.ts';
import type { Found } from './clause.ts';

/** "Ben would die and his Guppy's Collar triggers", "The Relic goes off for Ben": what triggered lies on the stack. */
export function triggeredAt(reader: Reader, from: number): Found {
	const saved = savedAt(reader, from);
	if (saved) return saved;
	const dying = dyingAt(reader, from);
	const card = cardRef(reader, dying?.to ?? from, isOwnable, false);
	if (!card) return null;
	const verb = anyOf(
		reader,
		card.to,
		'triggers|triggered|triggering',
		'has|have|had|just|will|would triggered|trigger|triggers',
		'goes|went off',
		'kicks|kicked in',
		'procs|procced|fires|fired',
		'goes|went|comes|came on|onto|to the stack'
	);
	const cause = anyOf(
		reader,
		card.to,
		'trigger|triggers|triggered|triggering| from|off|by',
		'trigger|triggers|triggered| because of',
		'trigger|triggers|triggered| due|thanks to',
		'triggers|triggered on'
	);
	const isSaid = card.value.isTrigger === true || verbAt(reader, card.to)?.verb === 'trigger';
	const roll = cause < 0 || !isSaid ? null : rollRef(reader, cause);
	if (roll && roll.value.shows !== null)
		return {
			to: roll.to,
			value: [
				{ say: 'fact', about: roll.value, facts: {} },
				{ say: 'lies', things: [{ lies: 'card', card: card.value, on: [], isTrigger: true }] }
			]
		};
	if (verb < 0) return null;
	const whose = is(reader, verb, 'for') ? whoAt(reader, verb + 1) : null;
	const of = whose?.value ?? ownerOf(card.value.of, dying?.of ?? null);
	// Nobody is said to have it: told before all else it lies there, later it may be what comes of that.
	const { card: key } = card.value;
	const isAnyones =
		triggersOnRoll(key) || answersDeath(key, '2023') || triggersOnDeath(key, '2023');
	if (!of && from > 0 && !isAnyones) return null;
	const death: readonly Lying[] = dying ? [{ lies: 'death', of: dying.of }] : [];
	return {
		to: whose?.to ?? verb,
		value: [
			{
				say: 'lies',
				things: [...death, { lies: 'card', card: { ...card.value, of }, on: [], isTrigger: true }]
			}
		]
	};
}

/**
 * "Cleo would die, Guppy's Collar rolls 2", "Collar saves her with a 1", "rolls Guppy's Collar, 6": a card that may save
 * whoever would die, with the number that was rolled for it.
 */
function savedAt(reader: Reader, from: number): Found {
	const dying = dyingAt(reader, from);
	const who = dying ? null : whoAt(reader, from);
	const rolls = anyOf(reader, who?.to ?? from, 'rolls|rolled|roll|rolling for|on|with|the|');
	const start = dying?.to ?? (rolls < 0 ? from : rolls);
	const card = cardRef(reader, article(reader, start), isOwnable, false) ?? cardRef(reader, start);
	const key = card?.value.card;
	if (!card || !key || !(dying ? savesByRoll(key) : rollsByItself(key))) return null;
	const face = rolledAt(reader, card.to);
	if (!face) return null;
	const roll = { say: 'roll', faces: [face.value], against: null } as const;
	const { of } = card.value;
	if (!dying)
		return {
			to: face.to,
			value: [
				{ ...roll, who: of ?? (rolls < 0 ? null : (who?.value ?? null)), for: card.value.card }
			]
		};
	const trigger: Lying = {
		lies: 'card',
		card: { ...card.value, of: ownerOf(of, dying.of) },
		on: [],
		isTrigger: true
	};
	return {
		to: face.to,
		value: [
			{ say: 'lies', things: [{ lies: 'death', of: dying.of }, trigger] },
			{ ...roll, who: dying.of }
		]
	};
}

/** The number that was rolled for a card that stands before it. */
function rolledAt(reader: Reader, at: number): Match<number> | null {
	const led = anyOf(
		reader,
		at,
		'rolls|rolled|gets|got|shows|showed|gives|gave|is|was|: a|',
		'comes|came up a|as|',
		'roll|die|dice is|shows|gets|: a|',
		'saves|saved|helps|helped|fails|failed me|him|her|them|myself|herself|himself|themself with|on|by|rolling a|',
		', rolls|rolled|a|',
		'on|with a|',
		''
	);
	const face = led < 0 ? null : faceAt(reader, led);
	return face && endsHere(reader, face.to) ? face : null;
}

/** "Ben would die and ..." */
function dyingAt(reader: Reader, from: number): { readonly to: number; readonly of: Who } | null {
	const led = anyOf(reader, from, 'when|if|as|so|since', '');
	const who = whoAt(reader, led);
	if (!who) return null;
	const dies = anyOf(reader, who.to, 'would die', 'is|was dying', 'is about to die', 'dies');
	const to = dies < 0 ? -1 : anyOf(reader, dies, ', and|so|but', ',|and|so|but');
	return to < 0 ? null : { to, of: who.value };
}

/** Whether it triggers on a roll of whoever has it. */
const triggersOnRoll = (card: CardKey): boolean =>
	cardOf(card).abilities.some(
		({ way, ...ability }) => way === 'trigger' && /"on":"roll/u.test(JSON.stringify(ability))
	);

/** Whose it is: who is named, or of "his" whoever dies. */
const ownerOf = (said: Who | null, dying: Who | null): Who | null =>
	said === null || (said.is === 'he' && dying) ? dying : said;
