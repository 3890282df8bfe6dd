import { cardOf } from '../../cards/library.ts';
import { aimAttack } from './adjuncts-told.ts';
import type { Talk } from './discourse.ts';
import { attackAim, type Act, type Add } from './fates-told.ts';
import { noteFacts } from './facts-noted.ts';
import type { Piece, Saying } from './said.ts';
import type { Plan } from './plan.ts';
import type { Ref } from './ref.ts';
import { Unclear } from './unclear.ts';

/** HP that nearly every character has. */
const CHARACTER_HP = 2;

/** "Attacked Leech with 2 HP", "with one card in hand": what a monster cannot have is what whoever attacks it has. */
function ofWhoAttacks(talk: Talk, on: Ref, who: string): Ref {
	if (on.ref !== 'card') return on;
	const { hp, cents, hand, handCards, lootPlays, isLoose, ...its } = on.facts;
	// Of a monster with as many that says nothing.
	const most = cardOf(on.card).hp ?? Infinity;
	const isIts = (hp ?? 0) <= most && !(hp === most && most <= CHARACTER_HP && isLoose === true);
	const told = { cents, hand, handCards, lootPlays, ...(isIts ? {} : { hp }) };
	const own = Object.entries(told).filter(([, value]) => value !== undefined);
	if (own.length === 0) return on;
	noteFacts(talk, who, Object.fromEntries(own));
	return { ...on, facts: { ...its, ...(isIts && hp !== undefined ? { hp } : {}) } };
}

/** How many rolls were told so far. */
export const rollsIn = ({ events }: Plan): number =>
	events.filter(({ is }) => is === 'roll').length;

/** An attack, as it is said; what was told of it before is not told again. */
export function tellAttackSaid(
	talk: Talk,
	what: Extract<Saying, { say: 'attack' }>,
	piece: Piece,
	order: 'next' | 'before',
	add: Add,
	act: Act
): void {
	const { plan } = talk;
	// "Gurdy's death is on the stack, Amy attacking": whose attack that is.
	const dying = plan.stack.flatMap((thing) =>
		thing.is === 'death' && thing.of.is === 'card' ? [thing.of.card] : []
	)[0];
	const { on } = what;
	const isOnIt = on === null || on.ref === 'it' || (on.ref === 'card' && on.card === dying);
	if (dying !== undefined && isOnIt && plan.attack === null && plan.events.length === 0) {
		plan.attack = { attacker: act(what.who), target: dying };
		return;
	}
	// "Ursa rolled 4. Against Spider": what that roll was against.
	const [guessed, ...more] = plan.events.flatMap((event, i) => (event.is === 'attack' ? [i] : []));
	const guess = plan.events[guessed ?? -1];
	const isRolled = ['roll', 'becomes'].includes(plan.events.at(-1)?.is ?? 'use');
	const isOfRoll = what.who === null && what.on !== null && isRolled && more.length === 0;
	if (isOfRoll && guess?.is === 'attack' && guess.isGuess === true) {
		aimAttack(talk, guessed ?? -1, what.on);
		return;
	}
	const lastUse = plan.events.at(-1);
	const isEitherOne =
		what.who === null &&
		order === 'before' &&
		lastUse?.is === 'use' &&
		lastUse.aims.some(({ at }) => at === 'player');
	if (isEitherOne) throw new Unclear();
	const isNobodys = what.who === null && talk.actor === null && talk.speaker === null;
	const ahead =
		isNobodys && piece.ahead !== undefined ? ({ is: 'name', name: piece.ahead } as const) : null;
	const rolled =
		piece.isAside === true ? plan.events.findLast((event) => event.is === 'roll') : undefined;
	// "D6 on Ben's 4 (he's attacking Leech)": who rolled it.
	const roller =
		rolled?.is === 'roll' && what.who?.is === 'he'
			? ({ is: 'name', name: rolled.who } as const)
			: null;
	const who = act(roller ?? what.who ?? ahead);
	// "She gets the reward since she's attacking": that was told.
	const isGoing = what.isGoingOn === true && what.on === null;
	if (isGoing && plan.events.some((event) => event.is === 'attack' && event.who === who)) return;
	// "I rolled a 2, Ben rerolls it. I was attacking Fatty": what that roll was against, told last.
	const isLate = what.isGoingOn === true && what.on !== null && more.length === 0;
	if (isLate && guess?.is === 'attack' && guess.isGuess === true && guess.who === who) {
		aimAttack(talk, guessed ?? -1, what.on);
		return;
	}
	const aim = what.on ? attackAim(talk, ofWhoAttacks(talk, what.on, who), who) : null;
	// "Misses, attacks again with 4": the same attack goes on with its next roll.
	const fight = plan.events.findLast((event) => event.is === 'attack');
	const isNextRoll = what.isAgain === true && fight?.is === 'attack' && fight.who === who;
	const rolledLast = plan.events.at(-1);
	// "Killed Leech and attacks again" is another attack.
	if (isNextRoll && rolledLast?.is === 'roll' && !rolledLast.kills) {
		talk.awaitsRoll = {
			piece: talk.piece,
			rolls: rollsIn(plan),
			who,
			told: plan.events.length
		};
		return;
	}
	const isTold = plan.events.some(
		(event) =>
			event.is === 'attack' &&
			event.who === who &&
			JSON.stringify(event.on) === JSON.stringify(aim) &&
			event === plan.events.at(-1)
	);
	if (isTold) return;
	const declared = plan.events.at(-1);
	if (declared?.is === 'attack' && declared.on === null && aim && declared.who === who) {
		plan.events[plan.events.length - 1] = { ...declared, on: aim };
		return;
	}
	const roll = plan.events.findIndex(({ is }) => is === 'roll');
	// "Dice Shard on Zoe's 5 (she attacks Monstro)": what the roll is for.
	const known = piece.isAside === true ? plan.events.findIndex(({ is }) => is === 'attack') : -1;
	if (known >= 0) {
		plan.events[known] = { is: 'attack', who, on: aim, isPast: false, piece: talk.piece };
		return;
	}
	// "Dan bombs it. I am attacking it": so the attack was there before.
	const answer = plan.events.at(-1);
	const isUnderIt =
		what.isGoingOn === true &&
		order === 'next' &&
		answer?.is === 'use' &&
		answer.who !== who &&
		plan.events.every(({ is }) => is === 'use') &&
		(aim === null || JSON.stringify(answer.aims).includes(JSON.stringify(aim)));
	if (isUnderIt) {
		plan.events.splice(-1, 0, { is: 'attack', who, on: aim, isPast: false, piece: talk.piece });
		talk.lastAct++;
		return;
	}
	const isAside = piece.isAside === true && roll >= 0;
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
	} else
		add({
			is: 'attack',
			who,
			on: aim,
			isPast: what.isPast ?? false,
			...(isNobodys && ahead === null ? { isDoerGuessed: true } : {})
		});
}
