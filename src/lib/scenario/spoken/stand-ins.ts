import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import type { Found } from './clause.ts';
import { hasOneOf } from './effects-said.ts';
import { endsHere } from './facts.ts';
import { is, skip, verbAt, type Reader } from './reader.ts';
import { standIn, type Reads, type StandIn } from './stand-in.ts';
import {
	happens,
	harms,
	heals,
	killsPlayer,
	makes,
	prevents,
	stealsItem,
	stealsLoot,
	stealsSoul,
	swaps
} from './stand-ins-people.ts';
import { cancelsAttack, doesToItem, doesToRoll } from './stand-ins-things.ts';
import type { Who } from './ref.ts';
import { takesOf } from './takes.ts';
import type { Verb } from './vocabulary.ts';
import { whoAt } from './who.ts';

const READS: readonly Reads[] = [
	stealsItem,
	stealsSoul,
	stealsLoot,
	harms,
	heals,
	killsPlayer,
	prevents,
	swaps,
	doesToItem,
	makes,
	happens,
	doesToRoll,
	cancelsAttack
];

/** Words behind what is done that say when. */
const GOES_ON = 'in on before during while right first'.split(' ');

/** Verbs with which nothing happens. */
const STATES: readonly Verb[] = ['have', 'be', 'want'];

/** Whether something was told to happen before a place. */
const isToldBefore = (reader: Reader, at: number): boolean =>
	reader.tokens.some((_, i) => {
		const verb = i < at ? verbAt(reader, i) : null;
		return verb !== null && !STATES.includes(verb.verb);
	});

/** "Ben changes it to a 1. Amy changes it to a 6": the first has been done by then. */
const isChangedAgain = (reader: Reader, at: number, { isOfRoll }: StandIn): boolean =>
	isOfRoll === true && reader.tokens.some((_, i) => i < at && doesToRoll(reader, i) !== null);

/** Whether somebody may be who attacks: nobody knows who "he" is. */
const mayAttack = (reader: Reader, who: Who): boolean =>
	who.is === 'he' ||
	reader.tokens.some((_, i) => {
		if (verbAt(reader, i)?.verb !== 'attack') return false;
		const attacker = whoAt(reader, i - 1)?.value;
		return !attacker || attacker.is === 'he' || JSON.stringify(attacker) === JSON.stringify(who);
	});

/** Whether a card that the text names may be what it is done with. */
const isWithNamed = (reader: Reader, { kinds, isOfRoll, on }: StandIn): boolean =>
	[...reader.mentioned].some(
		(card) =>
			!on.some((ref) => ref.ref === 'card' && ref.card === card) &&
			(hasOneOf(card, kinds) || (isOfRoll === true && takesOf(card, '2023').has('dice roll')))
	);

/** Whether a card that the text names recharges something by itself. */
const recharges = (reader: Reader, thing: CardKey): boolean =>
	[...reader.mentioned].some(
		(card) =>
			card !== thing &&
			cardOf(card).abilities.some(
				(ability) => ability.way === 'trigger' && /"do":"recharge/u.test(JSON.stringify(ability))
			)
	);

/** A card that is named which takes loot cards from whoever it triggers on. */
const takerIn = ({ mentioned }: Reader): CardKey | undefined =>
	[...mentioned].find((card) =>
		cardOf(card).abilities.some(
			({ way, ...ability }) =>
				way === 'trigger' &&
				/"do":"give loot cards","from":"they","to":"you"/u.test(JSON.stringify(ability))
		)
	);

/** "Ben steals 2 cents from Amy": somebody does something, and nobody says with what. */
export function standInAt(reader: Reader, at: number): Found {
	const who = whoAt(reader, at);
	if (!who) return null;
	const start = skip(reader, who.to, '');
	for (const reads of READS) {
		const found = reads(reader, start);
		if (!found) continue;
		if (!endsHere(reader, found.to) && !is(reader, found.to, ...GOES_ON)) return null;
		if (isWithNamed(reader, found)) return null;
		// "Lea has The Habit … she recharges her D6": chosen as that triggers.
		const [thing] = found.on;
		if (thing?.ref === 'card' && found.kinds.includes('recharge') && recharges(reader, thing.card))
			return {
				to: found.to,
				value: [
					{ say: 'choose', who: who.value, what: thing },
					{ say: 'answer', who: who.value, yes: true, card: null }
				]
			};
		// "Dead Bird: Amy rolls a 3, Ben takes a card from her": with what triggers on that.
		const taker = found.kinds.includes('steal') ? takerIn(reader) : undefined;
		if (taker !== undefined) {
			const card = { ref: 'card', card: taker, of: null, facts: {} } as const;
			return { to: found.to, value: [{ say: 'answer', who: who.value, yes: true, card }] };
		}
		if (found.mayBeOfAttack && mayAttack(reader, who.value)) return null;
		if (found.mayComeOfIt && isToldBefore(reader, at)) return null;
		const card = {
			ref: 'card',
			card: standIn(found.name, found.text),
			of: null,
			facts: {}
		} as const;
		const use = { say: 'use', who: who.value, card, on: found.on, words: [] } as const;
		return {
			to: found.to,
			value: isChangedAgain(reader, at, found)
				? [{ say: 'until', until: 'resolved', what: null }, use]
				: [use]
		};
	}
	return null;
}
