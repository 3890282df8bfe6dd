import { aimEarlier, comesTo, servesAim, tellAimed, tellDoer } from './adjuncts-told.ts';
import { reown } from './doers-told.ts';
import { tellTheft } from './thefts-told.ts';
import { tellUseSaid, tellWanted } from './uses-told.ts';
import { tellAgain } from './told-again.ts';
import { tellTable } from './table-told.ts';
import { tellAttackSaid } from './attacks-told.ts';
import { cardOf } from '../../cards/library.ts';
import { aimOf, tellUse } from './aims.ts';
import { tellEffect } from './effects-told.ts';
import { sell } from './events-told.ts';
import { addsToRolls, isItem, isOfMonsterDeck, isOwnable, isUsable } from './cards-said.ts';
import { type Talk, doerOf, happen, nameOf, writer } from './discourse.ts';
import { own, ownerOf } from './cards-noted.ts';
import type { DistributiveOmit } from '../../model/omit.ts';
import { tellKill, tellReroll, tellUntil, thingOf } from './fates-told.ts';
import { noteAbout } from './noting.ts';
import { noteFacts } from './facts-noted.ts';
import { AT_THE_START } from './laying.ts';
import { hasOptions } from './options-said.ts';
import { tellPenalty } from './penalties-told.ts';
import type { Event } from './plan.ts';
import { tellFaces } from './rolls-told.ts';
import type { Piece, Saying } from './said.ts';
import type { Who } from './ref.ts';
import { mostTargets } from './takes.ts';
import { tellTally } from './tallies-told.ts';
import { Unclear } from './unclear.ts';
import { fromItsDeck, getsIt, isBlind } from './reveals-told.ts';
import { tellBecomes, tellShift } from './rolls-changed.ts';

export function say(
	talk: Talk,
	what: Saying & { readonly order?: string },
	piece: Piece,
	order: 'next' | 'before'
): void {
	const { plan } = talk;
	const add = (event: DistributiveOmit<Event, 'piece'>): void => {
		happen(talk, { ...event, piece: talk.piece }, order);
	};
	const act = (who: Who | null, goesOn = true): string => {
		const name = doerOf(talk, who, goesOn);
		talk.actor = name;
		return name;
	};
	talk.subject = talk.actor;
	if (tellTable(talk, what, order)) return;
	switch (what.say) {
		case 'responds':
			act(what.who);
			return;
		case 'attack':
			tellAttackSaid(talk, what, piece, order, add, act);
			return;
		case 'roll':
			tellFaces(talk, what, piece, order);
			return;
		case 'use':
			tellUseSaid(talk, what, piece, order, add, act);
			return;
		case 'kill':
			tellKill(talk, what.who, what.what, add, act, what.isRolled === true, (on) => {
				tellEffect(talk, { who: what.who, kinds: ['kill', 'deal damage'], on }, order, act);
			});
			return;
		case 'buy': {
			const isDoerGuessed = what.who === null && talk.actor === null && talk.speaker === null;
			const who = act(what.who);
			const { what: bought } = what;
			if (bought?.ref === 'card') {
				sell(talk, bought.card);
				talk.item = bought.card;
				const number = bought.facts.number ?? bought.facts.cents;
				if (number !== undefined) noteFacts(talk, who, { cents: number });
				add({
					is: 'buy',
					who,
					what: { at: 'card', card: bought.card, of: null },
					...(isDoerGuessed ? { isDoerGuessed } : {})
				});
			} else if (bought?.ref === 'deck')
				add({
					is: 'buy',
					who,
					what: { at: 'deck', deck: bought.deck ?? 'treasure', isDiscard: false },
					isDoerGuessed: what.who === null
				});
			else {
				const [only, other] = plan.shop;
				const it = bought?.ref === 'it' && only !== undefined && other === undefined;
				if (bought && !it) throw new Unclear();
				add({ is: 'buy', who, what: it ? { at: 'card', card: only, of: null } : null });
			}
			return;
		}
		case 'pass':
			if (what.who === 'everyone') add({ is: 'pass', who: null });
			else {
				const who = doerOf(talk, what.who, true);
				add({ is: 'pass', who });
			}
			return;
		case 'end': {
			const last = plan.events.at(-1);
			// "The Fool from Ben ends my turn": what the card does.
			const isEffect =
				what.who === null &&
				last?.is === 'use' &&
				what.of !== undefined &&
				!(what.of.is === 'he' && plan.names.every((name) => name === last.who)) &&
				nameOf(talk, what.of, last.who) !== last.who;
			if (isEffect) plan.odd.set(talk.piece, 'left');
			else add({ is: 'end', who: act(what.who) });
			return;
		}
		case 'tally':
			tellTally(talk, what);
			return;
		case 'until':
			tellUntil(talk, what, piece, add);
			return;
		case 'choose': {
			const who = what.who ? act(what.who) : (talk.actor ?? writer(talk));
			const picked = what.what;
			if (what.who && plan.events.at(-1)?.is === 'use' && picked.ref === 'mode')
				doneByWho(talk, who);
			const unaimed = plan.events.at(-1);
			const isOpen = unaimed?.is === 'use' && unaimed.aims.length === 0 && !unaimed.isAimSaid;
			if (
				isOpen &&
				['who', 'card', 'it', 'roll'].includes(picked.ref) &&
				isAimable(unaimed.card, talk)
			) {
				if (picked.ref !== 'number' && picked.ref !== 'mode') tellAimed(talk, picked);
				return;
			}
			if ((picked.ref === 'who' || picked.ref === 'card') && aimEarlier(talk, who, picked)) return;
			// "… option 1. Then he chooses option 2": what was taken is not taken anew.
			const isUntaken = unaimed?.is === 'use' && unaimed.mode === null && !unaimed.words[0];
			if (picked.ref === 'mode' && isUntaken && hasOptions(unaimed.card)) {
				plan.events[plan.events.length - 1] = { ...unaimed, mode: picked.number };
				return;
			}
			if (picked.ref === 'number' || picked.ref === 'mode') {
				const { number } = picked;
				add({
					is: 'choose',
					who,
					what: picked.ref === 'mode' ? { is: 'mode', mode: number } : { is: 'number', number }
				});
				return;
			}
			const aim = aimOf(talk, picked, who, null, order);
			if (!aim) throw new Unclear();
			const thing = thingOf(aim);
			add({ is: 'choose', who, what: thing });
			return;
		}
		case 'penalty':
			add(tellPenalty(talk, what, act));
			return;
		case 'answer': {
			const answerer = act(what.who);
			const of = what.card?.of;
			// "Ben uses Tom's Collar": what triggers is not his.
			if (of?.is === 'name' && of.name !== answerer) throw new Unclear();
			if (what.card) own(talk, answerer, what.card.card);
			if (what.card && what.yes && addsToRolls(cardOf(what.card.card))) return;
			const answer = {
				is: 'answer',
				who: answerer,
				yes: what.yes,
				...(what.card ? { card: what.card.card } : {}),
				piece: talk.piece
			} as const;
			// "Says no to it. He attacked …": there is nothing to be answered yet.
			if (plan.events.length === 0) talk.delayed.push(answer);
			else add(answer);
			return;
		}
		case 'reroll':
			tellReroll(talk, what, order, add, act);
			return;
		case 'reveal':
			// "I flip Holy Mantle": what lies before somebody is turned sideways.
			if (!what.isGot && !isBlind(plan.events.at(-1)) && isOwnItem(what.card)) {
				const card = { ref: 'card', card: what.card, of: null, facts: {} } as const;
				tellUse(talk, card, act(what.who ?? null), [], order);
				return;
			}
			if (what.isGot && !isBlind(plan.events.at(-1))) {
				if (!isOwnable(cardOf(what.card))) throw new Unclear();
				own(talk, talk.actor ?? writer(talk), what.card);
				return;
			}
			if (what.who) talk.actor = nameOf(talk, what.who);
			fromItsDeck(talk, what.card);
			if (what.isGot && what.who) getsIt(talk, nameOf(talk, what.who));
			talk.revealed.add(what.card);
			plan.monsters = plan.monsters.filter((card) => card !== what.card);
			if (isOfMonsterDeck(cardOf(what.card))) talk.monster = what.card;
			add({ is: 'reveal', card: what.card });
			return;
		case 'becomes':
			tellBecomes(talk, what, piece, order, add);
			return;
		case 'shifts':
			tellShift(talk, what, order, add);
			return;
		case 'barter': {
			const who = act(what.who);
			if (what.cents > AT_THE_START) noteFacts(talk, who, { cents: what.cents });
			add({
				is: 'barter',
				who,
				to: nameOf(talk, what.to, who),
				cents: what.cents,
				favor: what.favor
			});
			return;
		}
		case 'aimed':
			tellAimed(talk, what.on);
			return;
		case 'option': {
			if (what.who) doneByWho(talk, nameOf(talk, what.who));
			const last = plan.events.at(-1);
			if (
				last?.is === 'use' &&
				hasOptions(last.card) &&
				last.mode === null &&
				last.words.length === 0
			)
				plan.events[plan.events.length - 1] = { ...last, words: what.words };
			else if (isOfEvent(talk))
				add({ is: 'option', who: talk.actor ?? writer(talk), words: what.words });
			else throw new Unclear();
			return;
		}
		case 'effect':
			tellEffect(talk, what, order, act);
			return;
		case 'serves':
			if (!servesAim(talk, what.on)) comesTo(talk, what.on);
			return;
		case 'done by': {
			const topic = talk.topics.at(-1);
			if (!what.isTopic) tellDoer(talk, what.who);
			else if (topic !== undefined && ownerOf(talk, topic) === null)
				own(talk, act(what.who), topic);
			else throw new Unclear();
			return;
		}
		case 'again':
			tellAgain(talk, what, add);
			return;
		case 'with': {
			const who = act(what.who);
			if (plan.events.length > 0) tellUse(talk, what.card, who, [], order);
			else if (
				!noteAbout(talk, { ref: 'who', who: what.who, facts: {} }, { items: [what.card] }, null)
			)
				throw new Unclear();
			return;
		}
		case 'wants':
			tellWanted(talk, what, add, act);
			return;
		case 'steal':
			tellTheft(talk, what, add, act);
			return;
		case 'recharge':
			throw new Unclear();
		case 'later':
			talk.isLater = true;
			return;
		default:
			return;
	}
}

/** "Temperance, Dan goes for 8 cents": who takes the option of a card is who used it. */
function doneByWho(talk: Talk, name: string): void {
	const { events } = talk.plan;
	const last = events.at(-1);
	if (last?.is === 'use' && last.who !== name && !reown(talk, events.length - 1, name))
		throw new Unclear();
}
/** Whether a card is an item that its player can use. */
const isOwnItem = (card: string): boolean => isItem(cardOf(card)) && isUsable(cardOf(card));

/** Whether a card with options has come up last. */
function isOfEvent({ plan }: Talk): boolean {
	const last = plan.events.findLast(({ is }) => is !== 'choose');
	return last?.is === 'reveal' && hasOptions(last.card);
}

/** Whether a card has something to be aimed at. */
const isAimable = (card: string, { edition }: Talk): boolean => mostTargets(card, edition) > 0;
