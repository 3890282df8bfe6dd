import { cardOf } from '../../cards/library.ts';
import { isUsable, makesRoll, isOfMonsterDeck } from './cards-said.ts';
import { aimOf, awaitsRoll, rollerOf, sell, tellRoll, tellUse } from './aims.ts';
import { Unclear } from './unclear.ts';
import {
	doerOf,
	happen,
	nameOf,
	own,
	ownerOf,
	person,
	putMonster,
	writer,
	type Talk
} from './discourse.ts';
import { layNouns } from './lying.ts';
import { noteAbout, noteFacts } from './noting.ts';
import type { Aim, Event } from './plan.ts';
import type { Order, Piece, Saying, Who } from './said.ts';
import { stealsCents } from './takes.ts';

/** Tells what the pieces of a text mean together: the table, and what happens there. */
export function tell(talk: Talk, pieces: readonly Piece[]): void {
	for (const { index, piece } of asidesFirst(pieces)) {
		const { what } = piece;
		talk.piece = index;
		talk.isAside = piece.isAside === true;
		if (piece.isAside && talk.actor === null) talk.actor = subjectBefore(pieces, index);
		if (what.say === 'joins') {
			if (piece.isEnd) {
				talk.isSameSentence = false;
				if (piece.isLine) {
					talk.speaker = null;
				}
			}
			continue;
		}
		if (!isSaying(what)) {
			for (const name of piece.names ?? []) person(talk, name);
			const [doer] = piece.names ?? [];
			if (what.say === 'left' && piece.isTakenBack && doer !== undefined) talk.actor = doer;
			continue;
		}
		const order = what.order === 'before' ? 'before' : 'next';
		const before = talk.plan.events.length;
		if (order === 'next') talk.putBefore = null;
		try {
			say(talk, what, piece, order);
		} catch (error) {
			if (!(error instanceof Unclear)) throw error;
			talk.plan.odd.set(index, 'unread');
		}
		if (order === 'next' && talk.plan.events.length > before) {
			if (!piece.isAside && what.say !== 'roll') talk.lastAct = before;
			talk.isSameSentence = true;
		}
	}
	talk.plan.events.push(...talk.delayed);
	giveTopics(talk);
}

/** Who the piece before brackets is about. */
function subjectBefore(pieces: readonly Piece[], index: number): string | null {
	const before = pieces
		.slice(0, index)
		.findLast(({ what, isAside }) => what.say !== 'joins' && !isAside)?.what;
	const who =
		before?.say === 'until' && before.what?.ref === 'who'
			? before.what.who
			: before && 'who' in before
				? before.who
				: null;
	return typeof who === 'object' && who !== null && 'is' in who && who.is === 'name'
		? who.name
		: null;
}

/** The pieces as they are told: what brackets say of how something came goes before it. */
function asidesFirst(
	pieces: readonly Piece[]
): readonly { readonly index: number; readonly piece: Piece }[] {
	const all = pieces.map((piece, index) => ({ index, piece }));
	for (let i = 0; i < all.length; i++) {
		const { piece } = all[i] ?? {};
		if (!piece || piece.isAside) continue;
		const { what } = piece;
		let end = i + 1;
		while (
			all[end] &&
			(all[end]?.piece.isAside || ['joins', 'left'].includes(all[end]?.piece.what.say ?? '')) &&
			!all[end]?.piece.isEnd
		)
			end++;
		const next = all[end]?.piece.what;
		if (
			what.say === 'roll' &&
			next &&
			next.say === 'attack' &&
			next.order === 'before' &&
			what.against === null
		) {
			// "Kai rolls 1 while attacking Fly".
			const attack = all[end];
			if (attack)
				all.splice(
					i,
					end - i + 1,
					{
						...attack,
						piece: { ...attack.piece, what: { ...next, who: next.who ?? what.who, order: 'next' } }
					},
					...all.slice(i, end)
				);
			i = end;
			continue;
		}
		const asides = all.slice(i + 1, end);
		const tells = (...says: readonly string[]): boolean =>
			asides.some((aside) => aside.piece.isAside === true && says.includes(aside.piece.what.say));
		const isLate =
			(what.say === 'until' && what.until === 'dead' && tells('roll', 'use', 'attack', 'fact')) ||
			((what.say === 'roll' || what.say === 'becomes') && tells('attack')) ||
			(what.say === 'use' &&
				what.on.length === 0 &&
				what.mode === undefined &&
				tells('use') &&
				asides.some(
					(aside) => aside.piece.what.say === 'use' && aside.piece.what.card.card !== what.card.card
				));
		if (!isLate) {
			i = end - 1;
			continue;
		}
		const main = all[i];
		if (main)
			all.splice(i, asides.length + 1, ...asides, {
				...main,
				piece: { ...main.piece, hasAside: true }
			});
		i = end - 1;
	}
	return all;
}

/** Whether a piece says something of the table. */
const isSaying = (what: Piece['what']): what is Saying & { readonly order?: Order } =>
	!['asked', 'left', 'unread', 'takes back', 'joins'].includes(what.say);

/** A card that was named at the head of all lies before who did something after it, where nobody else has it. */
function giveTopics(talk: Talk): void {
	for (const card of talk.topics) {
		const isThere =
			ownerOf(talk, card) !== null ||
			talk.plan.events.some((event) => event.is === 'use' && event.card === card);
		if (isThere || cardOf(card).kind === 'loot') continue;
		const last = talk.plan.events.find(
			(event) => event.is === 'use' && event.aims.some(({ at }) => at === 'player')
		);
		const victim = last?.is === 'use' ? last.aims.find((aim) => aim.at === 'player') : undefined;
		const roller = talk.plan.events.find((event) => event.is === 'roll');
		const name = roller?.is === 'roll' ? roller.who : victim?.at === 'player' ? victim.name : null;
		if (name === null) talk.plan.odd.set(-1, 'unread');
		else own(talk, name, card);
	}
}

function say(
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
	switch (what.say) {
		case 'edition':
			plan.edition = 'original';
			return;
		case 'sit':
			for (const who of what.who) nameOf(talk, who);
			return;
		case 'speaks':
			talk.speaker = nameOf(talk, what.who);
			talk.actor = talk.speaker;
			return;
		case 'topic':
			for (const { card } of what.cards) {
				talk.topics.push(card);
				talk.item = card;
			}
			return;
		case 'turn': {
			const name = nameOf(talk, what.who);
			plan.active = name;
			if (what.isStart) plan.step = 'start triggers';
			return;
		}
		case 'all':
			plan.everyone = {
				...(what.facts.hp === undefined ? {} : { hp: what.facts.hp }),
				...(what.facts.cents === undefined ? {} : { cents: what.facts.cents })
			};
			return;
		case 'slots':
			for (const { card, facts } of what.cards) {
				if (what.slot === 'monster') putMonster(talk, card);
				else plan.shop.push(card);
				if (what.slot === 'monster')
					noteAbout(talk, { ref: 'card', card, of: null, facts }, {}, null);
			}
			if (what.first !== undefined) plan.shopFirst = what.first;
			return;
		case 'lies':
			layNouns(talk, what.things);
			return;
		case 'fact': {
			const { about, facts } = what;
			if (about && ['roll', 'use', 'attack', 'purchase'].includes(about.ref)) {
				aimOf(talk, about, null, null, order);
				return;
			}
			if (about?.ref === 'deck' || about?.ref === 'slot' || about?.ref === 'death')
				throw new Unclear();
			if (about?.ref === 'who' && about.who.is !== 'self') talk.actor = nameOf(talk, about.who);
			const owner = about?.ref === 'who' && about.who.is === 'self' ? talk.actor : null;
			if (!noteAbout(talk, about, facts, owner)) plan.odd.set(talk.piece, 'left');
			return;
		}
		case 'responds':
			act(what.who);
			return;
		case 'attack': {
			const isNobodys = what.who === null && talk.actor === null && talk.speaker === null;
			const ahead =
				isNobodys && piece.ahead !== undefined
					? ({ is: 'name', name: piece.ahead } as const)
					: null;
			const who = act(what.who ?? ahead);
			const aim = what.on ? attackAim(talk, what.on, who) : null;
			const isTold = plan.events.some(
				(event) =>
					event.is === 'attack' &&
					event.who === who &&
					JSON.stringify(event.on) === JSON.stringify(aim) &&
					event === plan.events.at(-1)
			);
			if (isTold) return;
			const roll = plan.events.findIndex(({ is }) => is === 'roll');
			const isAside =
				piece.isAside === true && roll >= 0 && !plan.events.some(({ is }) => is === 'attack');
			if (isAside) {
				plan.events.splice(roll, 0, {
					is: 'attack',
					who,
					on: aim,
					isPast: false,
					piece: talk.piece
				});
				for (const [i, event] of plan.events.entries())
					if (event.is === 'roll') plan.events[i] = { ...event, who };
			} else add({ is: 'attack', who, on: aim, isPast: what.isPast ?? false });
			return;
		}
		case 'roll':
			tellFaces(talk, what, piece, order);
			return;
		case 'use': {
			const { card } = what;
			const goesOn = piece.goesOn === true || what.isVerb === true;
			if (what.who && card.of && JSON.stringify(what.who) !== JSON.stringify(card.of))
				nameOf(talk, what.who);
			const last = plan.events.findLast(({ is }) => is === 'use');
			if (piece.isAside && last?.is === 'use' && last.card === card.card && what.on.length === 0) {
				plan.odd.set(talk.piece, 'left');
				return;
			}
			// "Gets bombed … bomb from Kim".
			if (
				what.who &&
				what.who.is !== 'other' &&
				last?.is === 'use' &&
				last.card === card.card &&
				what.on.length === 0 &&
				last.isDoerUnsaid
			) {
				const index = plan.events.indexOf(last);
				plan.events[index] = { ...last, who: nameOf(talk, what.who), isDoerUnsaid: false };
				const isSeen =
					talk.isWriterHere ||
					plan.events.some((event) => 'who' in event && event.who === last.who);
				if (!isSeen && plan.people.get(last.who)?.items.length === 0) {
					plan.names = plan.names.filter((name) => name !== last.who);
					plan.people.delete(last.who);
				}
				return;
			}
			const topic = what.withIt
				? talk.topics.find((one) => one !== card.card && cardOf(one).kind === 'loot')
				: undefined;
			const who = act(what.who ?? card.of, goesOn);
			if (card.card === 'character') {
				const character = person(talk, who).character ?? 'isaac';
				add({ is: 'use', who, card: character, aims: [], words: [], mode: null });
				return;
			}
			tellUse(
				talk,
				topic === undefined ? { ...card, of: null } : { ...card, card: topic, of: null },
				who,
				what.on,
				order,
				{
					words: what.words,
					mode: what.mode ?? null,
					isDoerUnsaid: what.who?.is === 'other',
					...(what.order === 'on top' ? { manner: 'on top' as const } : {})
				}
			);
			return;
		}
		case 'kill':
			tellKill(talk, what.who, what.what, add, act);
			return;
		case 'buy': {
			const who = act(what.who);
			const { what: bought } = what;
			if (bought?.ref === 'card') {
				sell(talk, bought.card);
				const number = bought.facts.number ?? bought.facts.cents;
				if (number !== undefined) noteFacts(talk, who, { cents: number });
				add({ is: 'buy', who, what: { at: 'card', card: bought.card, of: null } });
			} else if (bought?.ref === 'deck')
				add({
					is: 'buy',
					who,
					what: { at: 'deck', deck: bought.deck ?? 'treasure', isDiscard: false }
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
		case 'end':
			add({ is: 'end', who: act(what.who) });
			return;
		case 'until':
			tellUntil(talk, what, piece, add);
			return;
		case 'choose': {
			const who = what.who ? act(what.who) : (talk.actor ?? writer(talk));
			const picked = what.what;
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
		case 'answer': {
			const answer = {
				is: 'answer',
				who: act(what.who),
				yes: what.yes,
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
			talk.revealed.add(what.card);
			plan.monsters = plan.monsters.filter((card) => card !== what.card);
			if (isOfMonsterDeck(cardOf(what.card))) talk.monster = what.card;
			add({ is: 'reveal', card: what.card });
			return;
		case 'becomes': {
			const used = plan.events.findLast(
				({ is }) => is === 'use' || is === 'roll' || is === 'reroll'
			);
			if (piece.isAside && used?.is === 'roll') {
				plan.odd.set(talk.piece, 'left');
				return;
			}
			const who = what.by
				? nameOf(talk, what.by)
				: used?.is === 'use'
					? used.who
					: (talk.actor ?? writer(talk));
			if (!used && typeof what.to === 'number') {
				tellFaces(talk, { say: 'roll', who: null, faces: [what.to], against: null }, piece, order);
				return;
			}
			if (used?.is === 'roll' && typeof what.to === 'number' && !what.isMade) {
				tellFaces(talk, { say: 'roll', who: null, faces: [what.to], against: null }, piece, order);
				return;
			}
			add({ is: 'becomes', who, to: what.to, isLikely: what.isLikely === true });
			return;
		}
		case 'shifts':
			add({ is: 'shifts', who: talk.actor ?? writer(talk), by: what.by });
			return;
		case 'barter': {
			const who = act(what.who);
			add({
				is: 'barter',
				who,
				to: nameOf(talk, what.to, who),
				cents: what.cents,
				favor: what.favor
			});
			return;
		}
		case 'again': {
			const used = plan.events.findLast(
				(event) =>
					event.is === 'use' &&
					event.who === talk.actor &&
					(!what.isSteal || stealsCents(event.card, talk.edition))
			);
			if (used?.is !== 'use') {
				if (plan.events.some(({ is }) => is === 'roll')) return;
				throw new Unclear();
			}
			add({ ...used });
			return;
		}
		case 'with': {
			const who = act(what.who);
			if (plan.events.length > 0) tellUse(talk, what.card, who, [], order);
			else if (
				!noteAbout(talk, { ref: 'who', who: what.who, facts: {} }, { items: [what.card] }, null)
			)
				throw new Unclear();
			return;
		}
		case 'lone':
			if (talk.speaker === null || isUsed(what.card.card)) throw new Unclear();
			own(talk, talk.speaker, what.card.card);
			return;
		case 'wants': {
			const bought = plan.events.findLastIndex(
				(event) => event.is === 'buy' && event.what === null
			);
			const event = plan.events[bought];
			if (event?.is !== 'buy') throw new Unclear();
			sell(talk, what.card.card);
			plan.events[bought] = { ...event, what: { at: 'card', card: what.card.card, of: null } };
			return;
		}
		case 'steal': {
			const who = act(what.who);
			const from = nameOf(talk, what.from, who);
			const card = plan.people.get(who)?.items.find((item) => stealsCents(item, talk.edition));
			if (card === undefined) throw new Unclear();
			add({ is: 'use', who, card, aims: [{ at: 'player', name: from }], words: [], mode: null });
			return;
		}
		case 'recharge':
			throw new Unclear();
	}
}

/** Whether somebody would use a card rather than only have it. */
const isUsed = (card: string): boolean => isUsable(cardOf(card));

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Add = (event: DistributiveOmit<Event, 'piece'>) => void;

function attackAim(
	talk: Talk,
	on: NonNullable<Extract<Saying, { say: 'attack' }>['on']>,
	who: string
): Aim | null {
	const isRevealed = on.ref === 'it' && talk.plan.events.at(-1)?.is === 'reveal';
	const aim = isRevealed
		? ({ at: 'deck', deck: 'monster', isDiscard: false } as const)
		: aimOf(talk, on, who, null, 'next');
	if (aim?.at === 'deck' && aim.deck !== 'monster') throw new Unclear();
	return aim;
}

/** A roll; where it belongs to an attack that was told as something that went on meanwhile, it comes right after that. */
function tellFaces(
	talk: Talk,
	what: Extract<Saying, { say: 'roll' }>,
	piece: Piece,
	order: 'next' | 'before'
): void {
	const { plan } = talk;
	const { events } = plan;
	const [face] = what.faces;
	const attackAt = events.findLastIndex(({ is }) => is === 'attack');
	const attack = events[attackAt];
	const rolled = events.findIndex((event, i) => i > attackAt && event.is === 'roll');
	const named = what.who ? nameOf(talk, what.who) : null;
	if (attack?.is === 'attack' && rolled < 0 && attackAt < events.length - 1) {
		const isBackground = talk.putBefore !== null && attackAt === talk.putBefore - 1;
		const isEarly =
			(what.isPast === true && !attack.isPast) ||
			piece.isAside === true ||
			isBackground ||
			order === 'before';
		const isRoll = events
			.slice(attackAt + 1)
			.every((event) => event.is === 'end' || (event.is === 'use' && !makesRoll(event.card)));
		if (isEarly && isRoll && !what.against) {
			const all = what.faces.map((one): Event => ({
				is: 'roll',
				who: attack.who,
				face: one,
				piece: talk.piece
			}));
			events.splice(attackAt + 1, 0, ...all);
			talk.lastAct += all.length;
			return;
		}
	}
	if (
		piece.isAside &&
		rolled >= 0 &&
		rolled === events.length - 1 &&
		typeof face === 'number' &&
		what.who === null
	) {
		plan.odd.set(talk.piece, 'left');
		return;
	}
	const isOutcome =
		typeof face === 'string' &&
		rolled >= 0 &&
		!events.slice(rolled + 1).some(({ is }) => is === 'until' || is === 'attack');
	if (isOutcome) {
		happen(talk, { is: 'until', gone: { at: 'roll', of: null }, piece: talk.piece }, order);
		return;
	}
	const who =
		named ??
		rollerNow(talk, attack, attackAt) ??
		(what.for === undefined ? null : ownerOf(talk, what.for)) ??
		talk.actor ??
		doerOf(talk, null, true);
	if (
		what.for !== undefined &&
		ownerOf(talk, what.for) === null &&
		cardOf(what.for).kind !== 'monster'
	)
		own(talk, who, what.for);
	if (!what.against && what.for === undefined && !awaitsRoll(talk, makesRoll)) {
		const monster = talk.monster ?? plan.monsters[0];
		const isTrigger =
			plan.people.size > 0 && monster === undefined && events.some(({ is }) => is === 'use');
		if (!isTrigger)
			happen(
				talk,
				{
					is: 'attack',
					who,
					on:
						monster === undefined
							? { at: 'slot', slot: 'monster', number: 1 }
							: { at: 'card', card: monster, of: null },
					isPast: false,
					piece: talk.piece
				},
				order
			);
	}
	const lastEvent = events.at(-1);
	const isRolledFirst =
		what.isPast === true &&
		lastEvent?.is === 'use' &&
		lastEvent.aims.some(({ at }) => at === 'roll') &&
		!events.some(({ is }) => is === 'roll');
	if (isRolledFirst) {
		events.splice(
			-1,
			0,
			...what.faces.map((one): Event => ({ is: 'roll', who, face: one, piece: talk.piece }))
		);
		return;
	}
	person(talk, who);
	tellRoll(talk, who, what.faces, what.against, order);
	if (talk.delayed.length > 0) events.push(...talk.delayed.splice(0));
	if (what.against) talk.actor = who;
}

function rollerNow(talk: Talk, attack: Event | undefined, attackAt: number): string | null {
	const later = talk.plan.events
		.slice(attackAt + 1)
		.findLast((event) => event.is === 'use' && makesRoll(event.card));
	if (later?.is === 'use') return later.who;
	return attack?.is === 'attack' ? attack.who : rollerOf(talk);
}

function tellKill(
	talk: Talk,
	who: Who | null,
	what: Extract<Saying, { say: 'kill' }>['what'],
	add: Add,
	act: (who: Who | null) => string
): void {
	const doer = act(who);
	const aim = aimOf(talk, what, doer, null, 'next');
	if (!aim) throw new Unclear();
	const attack = talk.plan.events.findLast((event) => event.is === 'attack');
	const rolled = talk.plan.events.some(({ is }) => is === 'roll');
	const isOn =
		attack?.is === 'attack' &&
		attack.who === doer &&
		JSON.stringify(attack.on) === JSON.stringify(aim);
	if (isOn && rolled) add({ is: 'until dead', what: aim });
	else if (aim.at === 'card' && !isOn) add({ is: 'attack', who: doer, on: aim, isPast: false });
	else throw new Unclear();
}

function tellUntil(
	talk: Talk,
	what: Extract<Saying, { say: 'until' }>,
	piece: Piece,
	add: Add
): void {
	const { plan } = talk;
	if (what.until === 'resolved') {
		const aim =
			what.what && what.what.ref !== 'it' ? aimOf(talk, what.what, null, null, 'next') : null;
		if (plan.events.length === 0 && plan.stack.length === 0) throw new Unclear();
		add({ is: 'until', gone: aim ?? 'last act' });
		return;
	}
	const [face] = what.faces ?? [];
	const ref = what.what;
	if (face !== undefined && ref?.ref === 'card') {
		const who = writer(talk);
		tellRoll(talk, who, [face], ref, 'next');
		person(talk, who);
		add({ is: 'until dead', what: { at: 'card', card: ref.card, of: null } });
		return;
	}
	const isFirst = !plan.events.some(({ is }) => is === 'use' || is === 'attack' || is === 'roll');
	if (ref?.ref === 'who') {
		const name = nameOf(talk, ref.who);
		if (isFirst && !piece.hasAside) {
			// "Amy dies. In response …": her death lies on the stack.
			noteFacts(talk, name, { hp: 0 });
			plan.stack.push({ is: 'death', of: { is: 'player', name } });
			return;
		}
		talk.actor = name;
		plan.events.push({ is: 'until dead', what: { at: 'player', name }, piece: talk.piece });
		return;
	}
	const attack = plan.events.findLast((event) => event.is === 'attack');
	const aim: Aim | null = ref
		? aimOf(talk, ref, null, null, 'next')
		: attack?.is === 'attack'
			? attack.on
			: null;
	if (!aim || isFirst) throw new Unclear();
	add({ is: 'until dead', what: aim });
}

/** "Rerolls it (with the D6)": an item that is activated, a card that is played, or an ability that is accepted. */
function tellReroll(
	talk: Talk,
	what: Extract<Saying, { say: 'reroll' }>,
	order: 'next' | 'before',
	add: Add,
	act: (who: Who | null) => string
): void {
	const who = act(what.who);
	const items = talk.plan.people.get(who)?.items ?? [];
	const card =
		what.card?.card ??
		items.find((item) => /"do":"reroll/u.test(JSON.stringify(cardOf(item).abilities)));
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
function thingOf(aim: Aim): Extract<Event, { is: 'choose' }>['what'] {
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
