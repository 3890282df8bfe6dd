import type { Card } from '../../cards/card.ts';
import { cardOf } from '../../cards/library.ts';
import { isItem, isMonster, isOwnable, isUsable } from './cards-said.ts';
import { attacks, buys, rolls, swings } from './declarations.ts';
import { endsHere, factList } from './facts.ts';
import { dies, hits, kills, saysNo, shifted, takesOff } from './fates-said.ts';
import { happens } from './happens-said.ts';
import { covers, deals, makes, rerolls, reveals, shiftsRoll, turnsInto } from './outcomes.ts';
import { type Reader, anyOf, is } from './reader.ts';
import { slotAt } from './places.ts';
import { cardRef, thingRef } from './references.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Match, Saying } from './said.ts';
import { CANCELS } from './spoken-names.ts';
import { choosesNumber, factOf, getsOrHas, isSo } from './states-said.ts';
import { pays, steals, takenItem, takesCents } from './trades-said.ts';
import { takesOption } from './options-said.ts';
import {
	gives,
	prevents,
	takesCard,
	takesHit,
	useWithOn,
	uses,
	withCardUsed
} from './uses-said.ts';
import { responds } from './responses-said.ts';
import { SAME, toolAt } from './tools-said.ts';
import { useWith } from './uses.ts';
import type { Deed } from './verbs.ts';
import type { Found, Said, Subject } from './clause.ts';
import { HARMS, withWeapon } from './weapons-said.ts';

/** Somebody does something, or something happens: from the verb on. */
export function predicate(
	reader: Reader,
	deed: Match<Deed> & { readonly start: number },
	subject: Subject
): Found {
	const { to } = deed;
	const { who, thing } = subject;
	const one = (end: number, ...said: Said): Found => ({ to: end, value: said });
	const { verb } = deed.value;
	if (thing) return happens(reader, deed, thing);
	const harmed = HARMS.includes(verb ?? 'be')
		? withWeapon(reader, to, subject, verb === 'attack' || verb === 'swing')
		: null;
	if (harmed) return harmed;
	switch (verb) {
		case 'attack':
			return attacks(reader, to, who);
		case 'swing':
			if (is(reader, to, 'with', 'for'))
				return choosesNumber(reader, to + 1, subject) ?? swings(reader, to, who);
			return is(reader, to, 'on', 'over', 'onto') ||
				(is(reader, to, 'into', 'in') && slotAt(reader, to + 1))
				? covers(reader, to, who)
				: (swings(reader, to, who) ?? bareSwing(reader, deed, who));
		case 'hit':
		case 'miss':
			return hits(reader, deed, subject);
		case 'roll':
			return rolls(reader, to, who);
		case 'use':
			return uses(reader, to, subject);
		case 'respond':
			return responds(reader, to, subject);
		case 'put':
			return covers(reader, to, who) ?? useWithOn(reader, to, subject);
		case 'buy':
			return buys(reader, to, who);
		case 'pass': {
			const turn = anyOf(reader, to, 'the|his|her|my|their|a|an turn');
			if (turn >= 0) return one(turn, { say: 'end', who });
			const priority = anyOf(reader, to, 'priority to', 'priority', 'to');
			const other = priority >= 0 ? whoAt(reader, priority) : null;
			return one(other?.to ?? (priority >= 0 && !is(reader, priority - 1, 'to') ? priority : to), {
				say: 'pass',
				who
			});
		}
		case 'end': {
			const owner = ownerAt(reader, to);
			const turn = anyOf(reader, owner?.to ?? to, 'the|a| turn', 'turn');
			const end: Saying = { say: 'end', who, ...(owner ? { of: owner.value } : {}) };
			// "Ends her turn with The Polaroid in front of her and no cards".
			const having =
				turn < 0
					? -1
					: anyOf(reader, turn, 'with|having|holding|owning', 'while having|holding|owning');
			const facts = having < 0 ? null : factList(reader, having, 'subject');
			if (facts && endsHere(reader, facts.to)) return one(facts.to, factOf(who, facts.value), end);
			if (turn >= 0) return one(turn, end);
			const isSpokenOf = reader.tokens.slice(0, deed.start).some(({ text }) => text === 'turn');
			if (isSpokenOf && is(reader, to, 'it', 'there') && endsHere(reader, to + 1))
				return one(to + 1, { say: 'end', who });
			return endsHere(reader, to) && deed.value.tense !== 'past'
				? one(to, { say: 'end', who })
				: null;
		}
		case 'kill':
			return kills(reader, to, subject, false);
		case 'destroy':
			return (
				kills(reader, is(reader, to, 'up') ? to + 1 : to, subject, true) ??
				undone(reader, is(reader, to, 'up') ? to + 1 : to, who)
			);
		case 'die':
			// "Is going to die", "will die": that is to come.
			if (is(reader, deed.start - 1, 'to', 'will', 'gonna')) return null;
			// "Already died": that was before.
			if (who && (is(reader, deed.start - 1, 'already') || is(reader, to, 'already', 'earlier')))
				return one(is(reader, to, 'already', 'earlier') ? to + 1 : to, {
					say: 'fact',
					about: { ref: 'who', who, facts: {} },
					facts: { dead: true }
				});
			return dies(reader, to, subject);
		case 'cancel': {
			const done = deed.value.tense === 'past' ? anyOf(reader, to, 'by|with') : -1;
			const answer = done >= 0 && !who ? cardRef(reader, done, isUsable) : null;
			if (answer)
				return one(answer.to, {
					say: 'use',
					who: answer.value.of ?? { is: 'other' },
					card: answer.value,
					on: [{ ref: 'it' }],
					words: []
				});
			const what = thingRef(reader, to);
			const aimed = what?.to ?? to;
			const card = toolAt(reader, aimed);
			const used = card?.value ?? CANCELS;
			return one(card?.to ?? aimed, {
				say: 'use',
				who,
				card: used,
				on: what ? [what.value] : [],
				words: []
			});
		}
		case 'choose':
		case 'cover':
		case 'target': {
			const weapon = kills(reader, to, subject, true);
			// "Covers Dip with it".
			const isNamed = weapon?.value.every((one) => one.say !== 'use' || one.card !== SAME);
			if (weapon && isNamed) return weapon;
			return (
				takesOption(reader, to, who) ??
				covers(reader, to, who) ??
				choosesNumber(reader, to, subject)
			);
		}
		case 'reveal':
			return reveals(reader, to, who);
		case 'accept':
		case 'decline': {
			const about = cardRef(reader, to, isOwnable, false);
			return one(about?.to ?? aboutIt(reader, to), {
				say: 'answer',
				who,
				yes: verb === 'accept',
				card: about?.value ?? null
			});
		}
		case 'reroll':
			return rerolls(reader, to, who);
		case 'resolve':
			return endsHere(reader, to) ? one(to, { say: 'until', until: 'resolved', what: null }) : null;
		case 'make':
			return makes(reader, to, who);
		case 'turn into':
			return turnsInto(reader, to, who) ?? uses(reader, to, subject);
		case 'shift':
			return shiftsRoll(reader, deed, who);
		case 'deal':
			return deals(reader, to, who);
		case 'pay':
			return pays(reader, to, subject) ?? useOfItem(reader, to, who);
		case 'steal':
			return steals(reader, to, subject);
		case 'recharge': {
			const what = cardRef(reader, to);
			if (!what) return null;
			const by = anyOf(reader, what.to, 'with|w|by|using|via', 'w /');
			const card = by >= 0 ? cardRef(reader, by, isUsable) : null;
			return (
				card && one(card.to, { say: 'use', who, card: card.value, on: [what.value], words: [] })
			);
		}
		case 'get':
		case 'have':
			return getsOrHas(reader, deed, subject);
		case 'be':
			return isSo(reader, to, subject);
		case 'do': {
			const nothing = anyOf(reader, to, 'nothing', 'not respond|react', 'not do anything');
			return nothing >= 0 ? one(nothing, { say: 'pass', who }) : null;
		}
		case 'claim':
			return (
				(is(reader, deed.start, 'takes', 'take', 'took') ? takesOption(reader, to, who) : null) ??
				saysNo(reader, deed.start, to, subject) ??
				(is(reader, deed.start, 'draws', 'draw', 'loots', 'loot', 'heals')
					? withCardUsed(reader, to, subject)
					: null) ??
				takesOff(reader, deed.start, to) ??
				takesCents(reader, deed.start, to, subject) ??
				takenItem(reader, deed.start, to, subject) ??
				takesCard(reader, deed.start, to, subject) ??
				takesHit(reader, deed.start, to, subject)
			);
		case 'prevent':
			return prevents(reader, to, who);
		case 'add':
			return shifted(reader, to, 1, who) ?? useWith(reader, to, who, false);
		case 'look':
			return withCardUsed(reader, to, subject);
		case 'give':
			return gives(reader, to, subject);
		case 'declare': {
			const attack = anyOf(reader, to, 'an attack', 'attack');
			if (attack >= 0) return attacks(reader, attack, who);
			if (is(reader, to, 'on', 'against', 'at')) return attacks(reader, to, who);
			const purchase = anyOf(reader, to, 'a purchase', 'purchase', 'a buy');
			if (purchase >= 0) return buys(reader, purchase, who);
			// "An attack is used up when it's declared. Ola declares one": what was spoken of.
			const which = anyOf(reader, to, 'one|his|hers|mine|theirs|it');
			const kind = which < 0 ? null : declarationBefore(reader, deed.start);
			if (kind === null) return null;
			return kind === 'attack' ? attacks(reader, which, who) : buys(reader, which, who);
		}
		case 'want': {
			const tried = is(reader, deed.start, 'tries', 'try', 'tried', 'attempts', 'attempted');
			const use = tried ? useWith(reader, to, who, false) : null;
			if (use) return use;
			const card = cardRef(reader, to, (found) => isItem(found) || isMonster(found));
			const shop = card ? anyOf(reader, card.to, 'from|in|off the shop', '') : -1;
			if (!card || (isMonster(cardOf(card.value.card)) && !endsHere(reader, shop))) return null;
			return one(shop, { say: 'wants', card: card.value, who });
		}
		default:
			return null;
	}
}

/** "Ida swings, 4": an attack of which it is said elsewhere what it is on. */
function bareSwing(
	reader: Reader,
	{ start, to }: Match<Deed> & { readonly start: number },
	who: Subject['who']
): Found {
	const swung = is(reader, start, 'swings', 'swing', 'swung', 'swinging', 'lunges', 'lunge');
	return swung && endsHere(reader, to) ? { to, value: [{ say: 'attack', who, on: null }] } : null;
}

/** What was spoken of last of what can be declared. */
function declarationBefore({ tokens }: Reader, at: number): 'attack' | 'purchase' | null {
	const last = tokens.slice(0, at).findLast(({ bare }) => DECLARED.test(bare))?.bare;
	if (last === undefined) return null;
	return last.startsWith('attack') ? 'attack' : 'purchase';
}

const DECLARED = /^(?:attack|purchas)/u;

/** "Pays Guppy's Paw": what the card asks for; what asks for nothing is traded. */
function useOfItem(reader: Reader, at: number, who: Subject['who']): Found {
	return cardRef(reader, at, (card) => isItem(card) && isUsable(card) && asksToPay(card))
		? useWith(reader, at, who, false)
		: null;
}

const asksToPay = ({ abilities }: Card): boolean => /"pay/u.test(JSON.stringify(abilities));

/** "Mike blew up Spider": with what is said elsewhere. */
function undone(reader: Reader, at: number, who: Subject['who']): Found {
	const what = thingRef(reader, at);
	return what && endsHere(reader, what.to)
		? {
				to: what.to,
				value: [{ say: 'effect', who, kinds: ['destroy', 'deal damage'], on: what.value }]
			}
		: null;
}

const aboutIt = (reader: Reader, at: number): number =>
	anyOf(
		reader,
		at,
		'it',
		'that',
		'to it|that',
		'the reroll|six|6|offer|choice',
		'to change|reroll|use|do it|that',
		''
	);
