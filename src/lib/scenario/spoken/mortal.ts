/**
 * What is said to have died has died: a roll that nobody names is the one that it takes, and HP that nobody names
 * are as many as it was dealt. "Amy kills Gurdy with a 5" is told of a Gurdy with 1 HP left.
 */
import { cardOf } from '../../cards/library.ts';
import type { CardKey, EditionId } from '../../model/words.ts';
import { ownHP } from './more-hp.ts';
import { triggered } from './lying.ts';
import type { Aim, Event, Plan } from './plan.ts';
import { answersDeath } from './takes.ts';

/** "Ben dies with Guppy's Collar": what triggers as somebody would die lies above the death. */
export function withDeathTriggers(plan: Plan, edition: EditionId): void {
	const top = plan.stack.at(-1);
	if (top?.is !== 'death' || top.of.is !== 'player') return;
	const { name } = top.of;
	for (const card of plan.people.get(name)?.items ?? [])
		if (answersDeath(card, edition)) plan.stack.push(triggered(card, name));
}

/** Gives the attacks that are said to have killed a roll that hits, where none is told, and says which roll it was. */
export function withFatalRolls(plan: Plan): void {
	const { events } = plan;
	plan.events = events.flatMap((event, at): readonly Event[] => {
		if (event.is === 'attack' && event.isFatal && event.on !== null) {
			const rolled = rollsBehind(events, at, event.who);
			const { who, piece, on } = event;
			return rolled.length > 0
				? [event]
				: [event, { is: 'roll', who, face: 'hits', piece, kills: on }];
		}
		const killed = event.is === 'roll' ? killedBy(events, at) : null;
		return event.is === 'roll' && killed ? [{ ...event, kills: killed }] : [event];
	});
}

/** The places of the rolls of an attack that nothing else comes between. */
function rollsBehind(events: readonly Event[], attack: number, who: string): readonly number[] {
	const rolls: number[] = [];
	for (let at = attack + 1; at < events.length; at++) {
		const event = events[at];
		if (event?.is === 'roll' && event.who === who) rolls.push(at);
		else if (event?.is !== 'until' && event?.is !== 'pass') break;
	}
	return rolls;
}

/** What the roll at a place is said to have killed. */
function killedBy(events: readonly Event[], at: number): Aim | null {
	const attack = events.findLastIndex((event, i) => i < at && event.is === 'attack');
	const told = events[attack];
	return told?.is === 'attack' &&
		told.isFatal &&
		rollsBehind(events, attack, told.who).at(-1) === at
		? told.on
		: null;
}

/** Who was said to die of an attack that nobody rolled for: the roll that it takes. */
export function unsaidRoll(
	{ events }: Plan,
	dies: 'attacker' | 'attacked'
): Pick<Extract<Event, { is: 'roll' }>, 'is' | 'who' | 'face'> | null {
	const last = events.at(-1);
	return last?.is === 'attack' && last.on !== null && !last.isFatal
		? { is: 'roll', who: last.who, face: dies === 'attacker' ? 'misses' : 'hits' }
		: null;
}

/**
 * Lowers the HP of who is said to have died and did not, one by one, until it comes as it is told; whoever's HP are
 * said keeps them, and so does who would not die with 1 HP either.
 * @param play lays the table that the plan means and plays on it: who did not die that is said to.
 * @returns what was played last, and what to say of the HP at the piece that tells of each death.
 */
export function withMortalHP<P extends { readonly alive: readonly Aim[] }>(
	plan: Plan,
	play: () => P
): P & { readonly notes: ReadonlyMap<number, string> } {
	const tried = new Set<string>();
	const isUntried = (aim: Aim): boolean => !tried.has(JSON.stringify(aim)) && !isSaid(plan, aim);
	const notes = new Map<number, string>();
	let played = play();
	for (;;) {
		const victim = played.alive.find(isUntried);
		if (!victim) return { ...played, notes };
		const text = JSON.stringify(victim);
		tried.add(text);
		let hp = printed(plan, victim);
		do {
			hp--;
			put(plan, victim, hp > 0 ? hp : null);
			played = play();
		} while (hp > 0 && played.alive.some((aim) => JSON.stringify(aim) === text));
		const told = plan.events.findLast((event) => tellsDeath(event, text));
		if (hp > 0 && told) notes.set(told.piece, `so ${calledOf(victim)} has ${String(hp)} HP`);
	}
}

/** Whether somebody, or a monster, is said to have died there. @param text who, as plain data. */
function tellsDeath(event: Event, text: string): boolean {
	const dead: readonly (Aim | undefined)[] =
		event.is === 'until'
			? [event.of]
			: event.is === 'until dead'
				? [event.what, event.or === undefined ? undefined : { at: 'player', name: event.or }]
				: event.is === 'roll'
					? [event.kills]
					: event.is === 'use' && event.kills
						? event.aims
						: [];
	return dead.some((aim) => JSON.stringify(aim) === text);
}

const calledOf = (aim: Aim): string =>
	aim.at === 'player' ? aim.name : aim.at === 'card' ? cardOf(aim.card).name : '';

const printed = (plan: Plan, aim: Aim): number => {
	if (aim.at === 'card') return cardOf(aim.card).hp ?? 0;
	if (aim.at !== 'player') return 0;
	return ownHP(plan.people.get(aim.name)?.character);
};

const isSaid = (plan: Plan, aim: Aim): boolean =>
	aim.at === 'card'
		? plan.cards.get(aim.card)?.hp !== undefined || !isMonster(aim.card)
		: aim.at !== 'player' || hasHP(plan, aim.name);

const hasHP = ({ people, everyone }: Plan, name: string): boolean => {
	const facts = people.get(name);
	return facts?.hp !== undefined || facts?.isFull === true || everyone?.hp !== undefined;
};

const isMonster = (card: CardKey): boolean => cardOf(card).kind === 'monster';

function put(plan: Plan, aim: Aim, hp: number | null): void {
	if (aim.at === 'card') {
		const { hp: _, ...facts } = plan.cards.get(aim.card) ?? {};
		plan.cards.set(aim.card, hp === null ? facts : { ...facts, hp });
	}
	const facts = aim.at === 'player' ? plan.people.get(aim.name) : undefined;
	if (!facts) return;
	if (hp === null) delete facts.hp;
	else facts.hp = hp;
}
