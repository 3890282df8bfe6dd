import { hasOneOf } from './effects-said.ts';
import type { DistributiveOmit } from '../../model/omit.ts';
import { cardOf } from '../../cards/library.ts';
import { othersIfOnSelf } from './doers-told.ts';
import { aimOf, aimsOf, tellUse } from './aims.ts';
import { tellRoll } from './events-told.ts';
import { isUsable } from './cards-said.ts';
import { layNouns } from './lying.ts';
import { type Talk, nameOf, person, writer } from './discourse.ts';
import { ownerOf, monsterMeant, noteCard, own, putMonster } from './cards-noted.ts';
import { noteFacts } from './facts-noted.ts';
import { unsaidRoll } from './mortal.ts';
import type { Aim, Event } from './plan.ts';
import type { Piece, Saying } from './said.ts';
import type { Ref, Who } from './ref.ts';
import { Unclear } from './unclear.ts';

/** Whether somebody would use a card rather than only have it. */
export const isUsed = (card: string): boolean => isUsable(cardOf(card));

export type Add = (event: DistributiveOmit<Event, 'piece'>) => void;

/** The name of who acts, who is the one that acted last from then on. */
export type Act = (who: Who | null, goesOn?: boolean) => string;

export function attackAim(
	talk: Talk,
	on: NonNullable<Extract<Saying, { say: 'attack' }>['on']>,
	who: string
): Aim | null {
	if (on.ref === 'it') monsterMeant(talk);
	const isRevealed = on.ref === 'it' && talk.plan.events.at(-1)?.is === 'reveal';
	const isFoe = on.ref === 'who' && on.who.is === 'he' && talk.monster !== null;
	if (isFoe && talk.monster !== null) return { at: 'card', card: talk.monster, of: null };
	const aim = isRevealed
		? ({ at: 'deck', deck: 'monster', isDiscard: false } as const)
		: aimOf(talk, on, who, null, 'next');
	if (aim?.at === 'deck' && aim.deck !== 'monster') throw new Unclear();
	return aim;
}

export function tellKill(
	talk: Talk,
	who: Who | null,
	what: Extract<Saying, { say: 'kill' }>['what'],
	add: Add,
	act: Act,
	isRolled: boolean,
	otherwise: (on: typeof what) => void
): void {
	const doer = act(who);
	const used = talk.plan.events.at(-1);
	// "Uses Mr. Boom, kills Monstro": what the card does.
	if (used?.is === 'use' && used.who === doer && used.aims.length === 0 && !used.isAimSaid) {
		const aims = aimsOf(talk, used.card, doer, [what], 'next');
		if (aims.length === 0) throw new Unclear();
		const index = talk.plan.events.indexOf(used);
		talk.plan.events[index] = { ...used, aims, isAimSaid: true, kills: 'done' };
		othersIfOnSelf(talk, index, what);
		return;
	}
	const aim = aimOf(talk, what, doer, null, 'next');
	if (!aim) throw new Unclear();
	// "Nora bombed Big Spider and killed it": so it died of that.
	const isOfUse =
		used?.is === 'use' &&
		used.who === doer &&
		used.aims.some((one) => JSON.stringify(one) === JSON.stringify(aim));
	if (isOfUse) {
		talk.plan.events[talk.plan.events.length - 1] = { ...used, kills: 'done' };
		return;
	}
	const attack = talk.plan.events.findLast((event) => event.is === 'attack');
	const rolled = talk.plan.events.some(({ is }) => is === 'roll');
	const isOn =
		attack?.is === 'attack' &&
		attack.who === doer &&
		JSON.stringify(attack.on) === JSON.stringify(aim);
	// "Rolls a 5 and kills Gurdy": that is what was rolled against.
	if (attack?.isGuess && attack.who === doer && aim.at === 'card') {
		const { isGuess: _, ...told } = attack;
		talk.plan.events[talk.plan.events.indexOf(attack)] = { ...told, on: aim };
		add({ is: 'until dead', what: aim });
		return;
	}
	const isLast = isOn && attack === talk.plan.events.at(-1);
	// "Attacks the Fly and kills it (with a 4)": the roll says it.
	if (isLast) talk.plan.events[talk.plan.events.length - 1] = { ...attack, isFatal: true };
	else if (isOn && isRolled) return;
	else if (isOn && rolled) add({ is: 'until dead', what: aim });
	// "Chaos Card Ben: kills Gurdy": with what was spoken of just before.
	else if (isOfSpokenItem(talk, doer) && !isRolled) otherwise(what);
	else if (aim.at === 'card' && !isOn)
		add({ is: 'attack', who: doer, on: aim, isPast: false, isFatal: true });
	else otherwise(what);
}

/** Whether all that was told is an item of theirs that kills. */
function isOfSpokenItem(talk: Talk, doer: string): boolean {
	const { item, plan } = talk;
	return (
		item !== null &&
		plan.events.length === 0 &&
		ownerOf(talk, item) === doer &&
		hasOneOf(item, ['kill', 'deal damage'])
	);
}

export function tellUntil(
	talk: Talk,
	what: Extract<Saying, { say: 'until' }>,
	piece: Piece,
	add: Add
): void {
	const { plan } = talk;
	if (what.until === 'resolved') {
		const aim =
			what.what && what.what.ref !== 'it' ? aimOf(talk, what.what, null, null, 'next') : null;
		if (!isAnythingThere(talk)) throw new Unclear();
		add({ is: 'until', gone: aim ?? 'last act' });
		return;
	}
	if (what.until === 'trigger there') {
		const said = what.what?.ref === 'card' ? what.what : null;
		const card = said?.card ?? talk.item;
		if (card === null) throw new Unclear();
		layNouns(talk, [
			{
				lies: 'card',
				card: said ?? { ref: 'card', card, of: null, facts: {} },
				on: [],
				isTrigger: true
			}
		]);
		return;
	}
	if (what.until !== 'dead') {
		if (!isAnythingThere(talk)) throw new Unclear();
		add({ is: 'until', gone: what.until === 'all resolved' ? 'all' : what.until });
		return;
	}
	const [face] = what.faces ?? [];
	const isFirst = !plan.events.some(({ is }) => is === 'use' || is === 'attack' || is === 'roll');
	// "Ben has Guppy's Collar and dies": who was spoken of.
	const isOwn = what.what === null && isFirst && talk.recent.length > 0;
	const ref: Ref | null = isOwn ? { ref: 'who', who: { is: 'last' }, facts: {} } : what.what;
	if (face !== undefined && ref?.ref === 'card') {
		const who = what.by ? nameOf(talk, what.by) : writer(talk);
		tellRoll(talk, who, [face], ref, 'next');
		person(talk, who);
		add({ is: 'until dead', what: { at: 'card', card: ref.card, of: null } });
		return;
	}
	if (ref?.ref === 'who') {
		const name = nameOf(talk, ref.who);
		attackedBy(talk, name, what, add);
		// "Kai died: rolled 1 on Wrath": how it came is told behind it.
		const isBare = isFirst && !what.from;
		if (isBare && piece.isHeading === true) {
			talk.actor = name;
			talk.delayed.push({ is: 'until dead', what: { at: 'player', name }, piece: talk.piece });
			return;
		}
		// "Amy takes 1 damage and dies": of that.
		const isHurt = plan.stack.some(
			(thing) => thing.is === 'damage' && thing.to?.is === 'player' && thing.to.name === name
		);
		if (isBare && !piece.hasAside && !isHurt) {
			// "Amy dies. In response …": her death lies on the stack.
			noteFacts(talk, name, { hp: 0 });
			plan.stack.push({ is: 'death', of: { is: 'player', name } });
			return;
		}
		talk.actor = name;
		const roll = unsaidRoll(plan, 'attacker');
		if (roll?.who === name) add(roll);
		add({ is: 'until dead', what: { at: 'player', name } });
		return;
	}
	const aim = ref ? aimOf(talk, ref, null, null, 'next') : lastVictim(talk);
	// "Mulliboom down! Bo had rolled a 3": how it came is told behind it.
	if (isFirst && ref?.ref === 'card' && aim?.at === 'card' && talk.monster === aim.card) {
		talk.delayed.push({ is: 'until dead', what: aim, piece: talk.piece });
		return;
	}
	if (!aim || isFirst) throw new Unclear();
	const fight = ref ? undefined : plan.events.findLast((event) => event.is === 'attack');
	const roll = unsaidRoll(plan, ref ? 'attacked' : 'attacker');
	if (roll) add(roll);
	add({ is: 'until dead', what: aim, ...(fight?.is === 'attack' ? { or: fight.who } : {}) });
}

/** "Dies to The Bloat (rolled a 3)": so it was attacked, where that was not told. */
function attackedBy(
	talk: Talk,
	who: string,
	{ from, faces = [] }: Extract<Saying, { say: 'until' }>,
	add: Add
): void {
	if (!from) return;
	const { events } = talk.plan;
	const on: Aim = { at: 'card', card: from.card, of: null };
	noteCard(talk, from.card, from.facts, null);
	putMonster(talk, from.card);
	const at = events.findLastIndex((event) => event.is === 'attack' && event.who === who);
	const attack = events[at];
	if (attack?.is !== 'attack') add({ is: 'attack', who, on, isPast: true });
	else if (attack.isGuess || attack.on === null) {
		const { isGuess: _, ...told } = attack;
		events[at] = { ...told, on };
	}
	for (const face of faces) add({ is: 'roll', who, face });
}

/** Whether anything was told, or lies on the stack, that could resolve. */
const isAnythingThere = ({ plan, known }: Talk): boolean =>
	plan.events.length > 0 || plan.stack.length > 0 || (known.stack ?? []).length > 0;

/** What was attacked, or what a card was aimed at, last. */
function lastVictim({ plan }: Talk): Aim | null {
	const last = plan.events.findLast(
		(event) =>
			event.is === 'attack' ||
			(event.is === 'use' && event.aims.some(({ at }) => at === 'player' || at === 'card'))
	);
	if (last?.is === 'attack') return last.on;
	const aims = last?.is === 'use' ? last.aims : [];
	return aims.find(({ at }) => at === 'player' || at === 'card') ?? null;
}

const rerolls = (card: string): boolean =>
	/"do":"reroll/u.test(JSON.stringify(cardOf(card).abilities));

/** "Rerolls it (with the D6)": an item that is activated, a card that is played, or an ability that is accepted. */
export function tellReroll(
	talk: Talk,
	what: Extract<Saying, { say: 'reroll' }>,
	order: 'next' | 'before',
	add: Add,
	act: Act
): void {
	const who = act(what.who);
	// "Taps the D6 on her roll, rerolls it to 6": what the card does.
	const last = talk.plan.events.at(-1);
	const isSaid =
		last?.is === 'use' &&
		last.who === who &&
		rerolls(last.card) &&
		(what.card === null || what.card.card === last.card);
	if (isSaid) return;
	// "Ben plays Lil Battery on my D6, then I reroll my 1": it was rolled before he did.
	const { events } = talk.plan;
	const held = talk.plan.people.get(who)?.items ?? [];
	const isAnswered =
		events.length > 0 &&
		events.every(
			(event) =>
				event.is === 'use' &&
				(event.who !== who ||
					event.aims.some((aim) => aim.at === 'card' && held.includes(aim.card)))
		);
	if (what.roll) aimOf(talk, what.roll, who, null, isAnswered ? 'before' : order);
	const items = talk.plan.people.get(who)?.items ?? [];
	const card = what.card?.card ?? items.find(rerolls);
	if (card === undefined) throw new Unclear();
	const face = cardOf(card);
	const isActive =
		face.kind === 'loot' || face.abilities.some(({ way }) => way === 'tap' || way === 'paid');
	if (isActive) {
		tellUse(talk, what.card ?? { ref: 'card', card, of: null, facts: {} }, who, [], order);
		return;
	}
	own(talk, who, card);
	add({ is: 'answer', who, yes: true });
	add({ is: 'reroll', who });
}

/** A thing as a script names it. */
export function thingOf(aim: Aim): Extract<Event, { is: 'choose' }>['what'] {
	switch (aim.at) {
		case 'player':
			return { is: 'player', name: aim.name };
		case 'card':
			return { is: 'card', card: aim.card, ...(aim.of === null ? {} : { of: aim.of }) };
		case 'slot':
			return { is: 'slot', slot: aim.slot, number: aim.number };
		case 'deck':
			return { is: aim.isDiscard ? 'discard' : 'deck', deck: aim.deck };
		case 'roll':
			return { is: 'roll' };
	}
}
