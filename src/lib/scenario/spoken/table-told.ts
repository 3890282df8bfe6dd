import { isSelfSaid } from './others-meant.ts';
import { cardOf } from '../../cards/library.ts';
import { isItem, isLoot } from './cards-said.ts';
import { tellDoer } from './adjuncts-told.ts';
import { aimOf } from './aims.ts';
import { type Talk, nameOf, person, writer } from './discourse.ts';
import { noteCard, own, putMonster } from './cards-noted.ts';
import { noteFacts } from './facts-noted.ts';
import { isUsed } from './fates-told.ts';
import { layNouns, tellDeath } from './lying.ts';
import { noteAbout } from './noting.ts';
import type { Event, Plan } from './plan.ts';
import type { Saying } from './said.ts';
import type { Facts, Ref, Who } from './ref.ts';
import { Unclear } from './unclear.ts';

/** Tells what is so at the table: who sits there, what they have, what lies there; false of what happens. */
export function tellTable(
	talk: Talk,
	what: Saying & { readonly order?: string },
	order: 'next' | 'before'
): boolean {
	const { plan } = talk;
	switch (what.say) {
		case 'edition':
			plan.edition = what.edition;
			return true;
		case 'sit':
			for (const who of what.who) nameOf(talk, who);
			// "Berta has nothing and attacks Fly": whoever was spoken of alone.
			if (what.who.length === 1 && talk.actor === null) talk.actor = talk.recent.at(-1) ?? null;
			return true;
		case 'seats':
			plan.seats = what.count;
			return true;
		case 'speaks':
			if (what.who.is === 'me') talk.speaker = null;
			talk.speaker = nameOf(talk, what.who);
			talk.saysI = null;
			talk.actor = talk.speaker;
			return true;
		case 'topic':
			for (const { card, of } of what.cards) {
				// "Ben's Relic: …": it lies before him.
				if (of && isItem(cardOf(card))) own(talk, nameOf(talk, of), card);
				// "Amy's Tower: 6": whose loot it is plays it.
				else if (of && isLoot(cardOf(card))) talk.actor = nameOf(talk, of);
				if (cardOf(card).kind === 'room') {
					noteAbout(talk, { ref: 'card', card, of: null, facts: {} }, {}, null);
					continue;
				}
				if (cardOf(card).kind === 'monster') {
					talk.asked ??= card;
					continue;
				}
				talk.topics.push(card);
				talk.item = card;
			}
			return true;
		case 'turn': {
			const before = talk.recent.at(-1);
			const name = nameOf(talk, what.who);
			if (isNextTurn(talk, name)) {
				plan.events.push({ is: 'turn', who: name, piece: talk.piece });
				return true;
			}
			if (what.isNext) throw new Unclear();
			plan.active = name;
			// "Amy dies on Ben's turn. She has The D6": it is told of Amy still.
			const isTold = plan.events.length > 0 || plan.stack.length > 0;
			if (isTold && talk.isSameSentence && before !== undefined) person(talk, before);
			if (what.isStart) plan.step = 'start triggers';
			if (what.isAct) plan.isBegun = true;
			return true;
		}
		case 'loot step': {
			const declared = plan.events.at(-1);
			const isTold = declared !== undefined && 'who' in declared;
			plan.active = what.who
				? nameOf(talk, what.who, null)
				: isTold
					? declared.who
					: (talk.actor ?? talk.recent.at(-1) ?? writer(talk));
			plan.step = 'loot step';
			if (!doneNow(plan)) talk.isPending = true;
			return true;
		}
		case 'all':
			// "Tower rolled 2 everyone at 1hp": that may be what came of it.
			if (talk.isAttached && plan.events.length > 0) throw new Unclear();
			if (what.isBoth && talk.isSameSentence && noteFight(talk, what.facts)) return true;
			plan.everyone = {
				...plan.everyone,
				...(what.facts.handCards === undefined ? {} : { handCards: what.facts.handCards }),
				...(what.facts.hp === undefined ? {} : { hp: what.facts.hp }),
				...(what.facts.cents === undefined ? {} : { cents: what.facts.cents }),
				...(what.facts.soulCount === undefined ? {} : { soulCount: what.facts.soulCount })
			};
			return true;
		case 'slots':
			for (const { card, facts } of what.cards) {
				if (what.slot === 'monster') putMonster(talk, card);
				else plan.shop.push(card);
				if (what.slot === 'monster')
					noteAbout(talk, { ref: 'card', card, of: null, facts }, {}, null);
			}
			if (what.first !== undefined) plan.shopFirst = what.first;
			return true;
		case 'lies':
			layNouns(talk, what.things);
			if (what.isMeanwhile && !doneNow(plan)) talk.isPending = true;
			return true;
		case 'fact': {
			const { facts } = what;
			const meant = what.orOf && areHPTold(talk, what.about) ? what.orOf : what.about;
			const about = isFoeMeant(talk, meant, facts) ? ({ ref: 'it' } as const) : meant;
			// "My roll is on the stack. Amy's Dice Shard on it": what is told as a noun lies there too.
			if (about?.ref === 'use' && plan.stack.length > 0 && plan.events.length === 0) {
				layNouns(talk, [{ lies: 'card', card: about.card, on: about.on, isTrigger: false }]);
				return true;
			}
			if (about && ['roll', 'use', 'attack', 'purchase'].includes(about.ref)) {
				aimOf(talk, about, null, null, order);
				return true;
			}
			// "Responds to her own death": it is waited for.
			if (about?.ref === 'death') {
				// "Lisa dies. In response to her death …": she is not dead yet.
				const last = plan.events.at(-1);
				if (last?.is === 'until dead' && last.what.at === 'player') plan.events.pop();
				tellDeath(talk, about.of, order);
				return true;
			}
			// "Attacks the deck. Charger": what came up.
			const last = plan.events.at(-1);
			const isUp =
				about?.ref === 'card' &&
				facts.inSlot === true &&
				last?.is === 'attack' &&
				last.on?.at === 'deck' &&
				!plan.monsters.includes(about.card);
			if (isUp) {
				talk.revealed.add(about.card);
				talk.monster = about.card;
				plan.events.push({ is: 'reveal', card: about.card, piece: talk.piece });
				return true;
			}
			if (about?.ref === 'deck' || about?.ref === 'slot') throw new Unclear();
			if (about?.ref === 'who' && isDoerAside(talk, about.who)) tellDoer(talk, about.who);
			if (about?.ref === 'who' && about.who.is !== 'self') talk.actor = nameOf(talk, about.who);
			const owner = about?.ref === 'who' && about.who.is === 'self' ? talk.actor : null;
			// "Ben bombs Amy. She is dead": what comes of what was told is no fact of the setup.
			if (facts.isNews && about?.ref === 'who') {
				const name = nameOf(talk, about.who, owner);
				if (isInDanger(talk, name) && person(talk, name).dead === undefined) {
					plan.odd.set(talk.piece, 'left');
					return true;
				}
			}
			if (!noteAbout(talk, about, facts, owner)) {
				plan.odd.set(talk.piece, 'left');
				// "I used Jawbone on him. Now he has 8 cents": it has resolved, and the choice is next.
				plan.events = plan.events.map((event) =>
					event.is === 'buy' ? { ...event, isWish: false } : event
				);
			}
			return true;
		}
		case 'lone': {
			// "Buys off the deck: Sacred Heart".
			const bought = plan.events.at(-1);
			if (bought?.is === 'buy' && bought.what?.at === 'deck') {
				plan.events.push({ is: 'reveal', card: what.card.card, piece: talk.piece });
				return true;
			}
			if (talk.speaker === null && talk.plan.events.length === 0) {
				talk.topics.push(what.card.card);
				return true;
			}
			const [only, other] = talk.recent;
			const last = other === undefined ? (only ?? null) : null;
			const owner = what.isThere ? (talk.actor ?? talk.speaker ?? last) : talk.speaker;
			if (owner === null || (isUsed(what.card.card) && !what.isThere)) throw new Unclear();
			own(talk, owner, what.card.card);
			return true;
		}
		default:
			return false;
	}
}

/**
 * Whether "he" or "she" is a monster: "I killed Mom! when she was on 1 HP", where nobody else is spoken of.
 * "Xenia attacked The Duke of Flies, he was down to 1 HP, she …" may be either, and is unclear.
 */
function isFoeMeant(talk: Talk, about: Ref | null, { hp }: Facts): boolean {
	if (about?.ref !== 'who' || hp === undefined || talk.monster === null) return false;
	// "Monstro, who is down to 2".
	const last = talk.lastNamed;
	if (about.who.is === 'last') return last !== null && 'card' in last && last.card === talk.monster;
	if (about.who.is !== 'he') return false;
	const [only, other] = talk.recent.filter((name) => !isSelfSaid(talk, name));
	if (only === undefined) return talk.isWriterHere || talk.saysI !== null;
	if (talk.isMixed && other === undefined && !talk.pronouns.has(only)) throw new Unclear();
	return false;
}

/** "I have 1 HP and roll 5 against Gurdy with 2 HP": whether those of whoever rolls were told. */
function areHPTold(talk: Talk, about: Ref | null): boolean {
	const name = about?.ref === 'who' ? nameOf(talk, about.who, talk.actor) : talk.actor;
	return person(talk, name ?? writer(talk)).hp !== undefined;
}

/** "Wheel of Fortune, 2! (Kim, 0 cents)": who is named in brackets alone did what nobody is said to have done. */
function isDoerAside({ plan, isAside }: Talk, who: Who): boolean {
	const last = plan.events.findLast(({ is }) => is === 'use');
	return (
		isAside &&
		who.is === 'name' &&
		!plan.names.includes(who.name) &&
		last?.is === 'use' &&
		last.isDoerGuessed === true
	);
}

/** Notes HP of the only player and the monster they attack. @returns whether there are these two. */
function noteFight(talk: Talk, { hp }: Facts): boolean {
	const attack = talk.plan.events.findLast((event) => event.is === 'attack');
	const [only, other] = talk.plan.names;
	if (hp === undefined || other !== undefined || talk.isWriterHere) return false;
	if (attack?.is !== 'attack' || attack.on?.at !== 'card' || attack.who !== only) return false;
	noteFacts(talk, attack.who, { hp });
	noteCard(talk, attack.on.card, { hp }, null);
	return true;
}

/** Whether a turn that is told to be somebody's comes behind one of somebody else, of which something was told. */
function isNextTurn({ plan, isSameSentence }: Talk, name: string): boolean {
	const last = plan.events.findLast((event) => TAKES_TURN.includes(event.is));
	const told = last && 'who' in last ? last.who : plan.events.length > 0 ? plan.active : null;
	// "Otto attacks in the middle of Pia's turn": that is when he does.
	return told !== null && told !== name && !isSameSentence;
}

/** What only whoever is on turn does. */
const TAKES_TURN: readonly Event['is'][] = ['attack', 'buy', 'end', 'turn'];

/** Whether somebody fights, or something was used on them, so that they may die of it. */
const isInDanger = ({ plan }: Talk, name: string): boolean =>
	plan.events.some(
		(event) =>
			(event.is === 'attack' && event.who === name) ||
			(event.is === 'use' && event.aims.some((aim) => aim.at === 'player' && aim.name === name))
	);

/** What was declared last is declared however things stand: "… while her bomb is still on the stack". @returns whether anything was. */
export function doneNow({ events }: Plan): boolean {
	const last = events.at(-1);
	if (last?.is !== 'attack' && last?.is !== 'buy' && last?.is !== 'end') return false;
	events[events.length - 1] = { ...last, manner: 'now' };
	return true;
}
