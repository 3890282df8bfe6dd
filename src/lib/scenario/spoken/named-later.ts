import type { Talk } from './discourse.ts';
import { FIRST_MONSTER } from './laying.ts';
import type { Aim, Event, Plan } from './plan.ts';

const isOf = (event: Event, name: string): boolean =>
	('who' in event && event.who === name) ||
	(event.is === 'use' && event.aims.some((aim) => aim.at === 'player' && aim.name === name));

/**
 * "He's holding a bean. … Ben plays Butter Bean": whoever has cards and no name is who plays them, where somebody with
 * a name does and nothing else is told of the other.
 */
export function nameLater({ plan, nameless, recent }: Talk, named: ReadonlySet<string>): void {
	const { friend } = nameless;
	const facts = plan.people.get(friend);
	if (!facts || named.has(friend) || facts.handCards.length === 0) return;
	if (plan.events.some((event) => isOf(event, friend))) return;
	const users = new Set(
		facts.handCards.map((card) => {
			const use = plan.events.find((event) => event.is === 'use' && event.card === card);
			return use?.is === 'use' ? use.who : null;
		})
	);
	const [user] = users;
	if (users.size > 1 || user === undefined || user === null) return;
	const { handCards: _, items, souls, curses, ...told } = facts;
	const theirs = plan.people.get(user) ?? { handCards: [], items: [], souls: [], curses: [] };
	plan.people.set(user, {
		...told,
		...theirs,
		items: [...theirs.items, ...items],
		souls: [...theirs.souls, ...souls],
		curses: [...theirs.curses, ...curses]
	});
	plan.people.delete(friend);
	plan.names = plan.names.filter((name) => name !== friend);
	const at = recent.indexOf(friend);
	if (at >= 0) recent.splice(at, 1);
}

/**
 * "Kai bombs the monster. … It's a Fat Bat": what was meant before any monster was named is the first that is, unless
 * something else is done to that one: "Kai kills the monster, then attacks Gurdy".
 */
export function aimAtNamedLater(plan: Plan): void {
	const [named] = plan.monsters;
	if (named === undefined || plan.monsters.includes(FIRST_MONSTER)) return;
	const isNamed = (aim: Aim | null): boolean => aim?.at === 'card' && aim.card === named;
	const isAimedAt = plan.events.some(
		(event) =>
			(event.is === 'attack' && isNamed(event.on)) ||
			(event.is === 'use' && event.aims.some(isNamed))
	);
	if (isAimedAt) return;
	const meant = <T extends Aim | null>(aim: T): T =>
		aim?.at === 'card' && aim.card === FIRST_MONSTER ? { ...aim, card: named } : aim;
	plan.events = plan.events.map((event) => {
		if (event.is === 'attack') return { ...event, on: meant(event.on) };
		return event.is === 'use' ? { ...event, aims: event.aims.map(meant) } : event;
	});
}
