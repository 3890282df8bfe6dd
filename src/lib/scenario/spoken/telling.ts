import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isOwnable } from './cards-said.ts';
import { asidesFirst, isSaying, subjectBefore } from './aside-order.ts';
import { type Talk, nameOf, person, writer } from './discourse.ts';
import { rollsIn } from './attacks-told.ts';
import { seated } from '../seats.ts';
import { inTurnOrder } from './laying.ts';
import { own, ownerOf } from './cards-noted.ts';
import type { Aim } from './plan.ts';
import type { Piece, Saying } from './said.ts';
import { say } from './sayings.ts';
import { stealsCents } from './takes.ts';
import { doneNow } from './table-told.ts';
import { triggerFirst } from './trigger-rolls.ts';
import { attackDeckFirst, revealFirst } from './reveals-told.ts';
import { UNNAMED_ITEM } from './stand-in.ts';
import { Unclear } from './unclear.ts';

/** Tells what the pieces of a text mean together: the table, and what happens there. */
export function tell(talk: Talk, pieces: readonly Piece[]): void {
	let isAttackBefore = false;
	const rolled = (): boolean => talk.plan.events.some((event) => event.is === 'roll');
	let awaiting: { readonly what: Saying; readonly piece: Piece; readonly index: number } | null =
		null;
	for (const { index, piece } of asidesFirst(pieces)) {
		const { what } = piece;
		talk.piece = index;
		talk.isAside = piece.isAside === true;
		const preceding = pieces[index - 1]?.what.say ?? 'joins';
		talk.isAttached = preceding !== 'joins' && preceding !== 'asked';
		if (piece.isAside && talk.actor === null) talk.actor = subjectBefore(pieces, index);
		if (what.say === 'joins') {
			if (piece.isEnd) {
				talk.isSameSentence = false;
				if (piece.isLine) {
					talk.speaker = null;
					talk.saysI = null;
				}
			}
			continue;
		}
		if (!isSaying(what)) {
			const { recent } = talk;
			const last = piece.asksOfHim === true ? recent.at(-1) : undefined;
			for (const name of piece.names ?? []) person(talk, name);
			if (last !== undefined) person(talk, last);
			const [doer] = piece.names ?? [];
			if (what.say === 'left' && piece.isTakenBack && doer !== undefined) talk.actor = doer;
			talk.hidden = hiddenBy(talk, piece) ?? talk.hidden;
			if (piece.subject) talk.actor = nameOf(talk, piece.subject);
			continue;
		}
		// A pile is told from the bottom, those in it sit down as they are named.
		for (const name of piece.names ?? []) person(talk, name);
		// "She had attacked Gurdy and rolled a 1": both came before.
		const isBefore: boolean =
			what.order === 'before' ||
			(what.say === 'roll' && what.isPast === true && what.who === null && isAttackBefore);
		const order = isBefore ? 'before' : 'next';
		isAttackBefore = what.say === 'attack' && isBefore;
		const before = talk.plan.events.length;
		if (order === 'next') talk.putBefore = null;
		try {
			if (what.say === 'attack' && what.on?.ref !== 'it') talk.hidden = null;
			// "Ben frobs Gurdy (2 HP)": whose they are was not understood.
			if (what.say === 'fact' && what.about === null && talk.hidden !== null) throw new Unclear();
			say(talk, what, piece, order);
			if (NAMES_AGAIN.includes(what.say) && talk.hidden === 'card') talk.hidden = null;
		} catch (error) {
			if (!(error instanceof Unclear)) throw error;
			talk.plan.odd.set(index, 'unread');
			talk.hidden = what.say === 'attack' ? 'attack' : 'card';
			if (isOnRoll(what) && !rolled()) awaiting = { what, piece, index };
		}
		// "Ben bombs Amy in response to her roll. She rolled a 1": the roll was told behind what it is answered with.
		if (awaiting && rolled()) {
			const { what: answer, piece: of, index: place } = awaiting;
			awaiting = null;
			talk.piece = place;
			talk.plan.odd.delete(place);
			try {
				say(talk, answer, of, 'next');
			} catch (error) {
				if (!(error instanceof Unclear)) throw error;
				talk.plan.odd.set(place, 'unread');
			}
		}
		if (piece.subject && talk.plan.events.length === before)
			talk.actor = nameOf(talk, piece.subject);
		if (order === 'next' && talk.plan.events.length > before) {
			if (!piece.isAside && what.say !== 'roll' && what.say !== 'until') talk.lastAct = before;
			talk.isSameSentence = true;
			if (piece.isAnswer || ('order' in what && what.order === 'now')) doneNow(talk.plan);
			if (talk.isPending && doneNow(talk.plan)) talk.isPending = false;
		}
	}
	talk.plan.events.push(...talk.delayed);
	for (const { name, number, piece } of talk.numbers) {
		if (isOfCents(talk, name, number)) person(talk, name).cents ??= number;
		else talk.plan.odd.set(piece, 'unread');
	}
	if (talk.purchaseAt !== null) talk.plan.active ??= writer(talk);
	// "He kills Leech with a 5 and attacks again": no roll of that is told, so it may be another attack.
	const { awaitsRoll, plan } = talk;
	if (awaitsRoll && rollsIn(plan) <= awaitsRoll.rolls) {
		const { piece, who, told } = awaitsRoll;
		plan.events.splice(told, 0, {
			is: 'attack',
			who,
			on: null,
			isPast: false,
			isAgain: true,
			piece
		});
	}
	revealFirst(talk);
	attackDeckFirst(talk, writer(talk));
	giveTopics(talk);
	giveSouls(talk);
	giveItems(talk);
	triggerFirst(talk);
	// "Mike is dead, I killed him with a Gold Bomb!!": that is what he died of.
	for (const event of plan.events)
		for (const aim of event.is === 'use' && event.kills ? event.aims : [])
			if (aim.at === 'player') delete person(talk, aim.name).dead;
}

/** More of anything but ¢ nobody is said to have with a bare number. */
const MOST_BARE = 9;

/** Whether a bare number that somebody has is of ¢: they buy something, lose ¢, or it is more than there is of all else. */
function isOfCents({ plan, edition }: Talk, name: string, number: number): boolean {
	if (number > MOST_BARE) return true;
	const isOnThem = (aims: readonly Aim[]): boolean =>
		aims.some((aim) => aim.at === 'player' && aim.name === name);
	const uses = plan.events.filter((event) => event.is === 'use');
	const isRobbed = uses.some(({ card, aims }) => isOnThem(aims) && stealsCents(card, edition));
	const isHurt = uses.some(({ card, aims }) => isOnThem(aims) && !stealsCents(card, edition));
	return (
		plan.events.some((event) => event.is === 'buy' && event.who === name) || (isRobbed && !isHurt)
	);
}

/** Whether a card is used in response to a roll of which only that is said. */
const isOnRoll = (what: Saying): boolean =>
	what.say === 'use' &&
	what.who !== null &&
	what.on.some((ref) => ref.ref === 'roll' && ref.shows === null);

/** What a piece that is not read keeps back: of what is said of a monster, an attack where none was told. */
function hiddenBy({ plan }: Talk, { hides }: Piece): Talk['hidden'] {
	if (hides !== 'monster') return hides ?? null;
	return plan.events.some(({ is }) => is === 'attack') ? 'card' : 'attack';
}

/** What names something again, so that "it" is that and nothing that was not understood. */
const NAMES_AGAIN: readonly Piece['what']['say'][] = ['use', 'buy', 'fact', 'roll'];

/** Souls of which only the number is said are these, the first that are not spoken of otherwise (13). */
const SOULS: readonly CardKey[] = [
	...['gurdy', 'pin', 'war', 'monstro', 'famine', 'greed', 'envy'],
	// As many as four players may have.
	...['gluttony', 'lust', 'pride', 'sloth', 'wrath', 'chub', 'gemini', 'peep', 'larry-jr', 'death']
];

function giveSouls(talk: Talk): void {
	const { plan, revealed } = talk;
	const { soulCount } = plan.everyone ?? {};
	if (soulCount !== undefined)
		for (const name of seated(inTurnOrder(plan))) person(talk, name).soulCount ??= soulCount;
	for (const facts of plan.people.values()) {
		const missing = Math.min(facts.soulCount ?? 0, SOULS.length) - facts.souls.length;
		if (missing <= 0) continue;
		const spoken = new Set([
			...plan.monsters,
			...revealed,
			...[...plan.people.values()].flatMap(({ souls }) => souls)
		]);
		facts.souls.push(...SOULS.filter((card) => !spoken.has(card)).slice(0, missing));
	}
}

/** Items of which only the number is said: no more than lie before anybody. */
const MOST_ITEMS = 12;

function giveItems({ plan }: Talk): void {
	for (const { items, itemCount = 0 } of plan.people.values())
		while (items.length < Math.min(itemCount, MOST_ITEMS)) items.push(UNNAMED_ITEM);
}

/** Whether a card triggers on rolls of anybody, and does something to whoever rolls. */
const takesFromRoller = (card: CardKey): boolean =>
	cardOf(card).abilities.some(
		(ability) =>
			ability.way === 'trigger' &&
			ability.when.on === 'roll' &&
			ability.when.who === 'a player' &&
			JSON.stringify(ability).includes('"they"')
	);

/** The only other player of a text, or whoever is not named; null where there are several. */
function otherThan({ plan, nameless }: Talk, name: string): string | null {
	const others = plan.names.filter((one) => one !== name);
	return others.length > 1 ? null : (others[0] ?? nameless.friend);
}

/** A card that was named at the head of all lies before who did something after it, where nobody else has it. */
function giveTopics(talk: Talk): void {
	for (const card of talk.topics) {
		const isThere =
			ownerOf(talk, card) !== null ||
			talk.plan.events.some((event) => event.is === 'use' && event.card === card);
		if (isThere || !isOwnable(cardOf(card))) continue;
		const last = talk.plan.events.find(
			(event) => event.is === 'use' && event.aims.some(({ at }) => at === 'player')
		);
		const victim = last?.is === 'use' ? last.aims.find((aim) => aim.at === 'player') : undefined;
		const roller = talk.plan.events.find((event) => event.is === 'roll');
		const doers = new Set(
			talk.plan.events.flatMap((event) => ('who' in event && event.who !== null ? [event.who] : []))
		);
		const [only] = doers.size === 1 ? doers : [];
		const rolls = roller?.is === 'roll' ? roller.who : null;
		// "Tarot Cloth: Amy rolls a 4": what takes from whoever rolls is somebody else's.
		const name =
			rolls !== null && takesFromRoller(card)
				? otherThan(talk, rolls)
				: (rolls ?? (victim?.at === 'player' ? victim.name : (only ?? null)));
		if (name === null) talk.plan.odd.set(-1, 'unread');
		else own(talk, name, card);
	}
}
