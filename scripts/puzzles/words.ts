/** What a puzzle asks, and its name in addresses. */
import { compare, ZERO } from '#lib/explore/fraction.ts';
import { locate } from '#lib/model/objects.ts';
import type { Position } from '#lib/model/position.ts';
import type { FirstMove } from '#lib/scenario/puzzle/analysis.ts';
import { cardName } from '#lib/wording/index.ts';
import { isPass } from './grade.ts';
import type { Found } from './search.ts';

/** The cards that can be played or activated first, by their names. */
export function toolsOf({ first, moment }: Found): readonly string[] {
	return [...new Set(first.moves.flatMap((move) => toolOf(move, moment.position) ?? []))].sort();
}

/** What is played or activated; null of anything else. */
function toolOf({ edge }: FirstMove, position: Position): string | null {
	const [decision] = edge.decisions;
	if (decision?.do === 'play') return cardName(decision.card);
	if (decision?.do !== 'activate') return null;
	const card = locate(position, decision.object)?.object.card;
	return card === undefined ? null : cardName(card);
}

/** The card that is the answer; "pass" where nothing is done. */
export const answerOf = ({ first, moment }: Found): string =>
	(first.answer && toolOf(first.answer, moment.position)) ?? 'pass';

const orList = (names: readonly string[]): string =>
	names.length < 2
		? `${names[0] ?? 'Something'} or nothing`
		: `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

/** "bomb-on-you-butter-bean-or-soul-heart" */
export const idOf = (found: Found): string =>
	`${threatOf(found)}: ${orList(toolsOf(found))}?`
		.toLowerCase()
		.replace(/['’!.?]/gu, '')
		.replace(/[^a-z0-9]+/gu, '-')
		.replace(/^-|-$/gu, '');

/** What was played, or whom an attack is on, and what was rolled. */
interface Happened {
	/** "Ben" */
	readonly who: string;
	readonly card: string;
	readonly onYou: boolean;
	/** On what else it was played. */
	readonly on: string | null;
	readonly rolled: number | null;
	/** The roll has resolved: its damage waits. */
	readonly settled: boolean;
}

function happenedIn({ moment: { drawn } }: Found): Happened {
	const [first = '', ...rest] = drawn.script;
	const rolls = /roll (\d)/u.exec(drawn.script.join('\n'))?.[1];
	const rolled = rolls === undefined ? null : Number(rolls);
	if (drawn.attack)
		return {
			who: drawn.attack.by,
			card: drawn.attack.on,
			onYou: false,
			on: null,
			rolled,
			settled: rest.includes('everyone passes')
		};
	const said =
		/^(?<who>\w+) (?:plays|activates) (?<card>.*?)(?: \([^)]*\))?(?: -> (?<on>.*))?$/u.exec(first);
	const on = said?.groups?.on ?? null;
	return {
		who: said?.groups?.who ?? '',
		card: said?.groups?.card ?? '',
		onYou: on === drawn.solver,
		on: on === drawn.solver ? null : on,
		rolled,
		settled: false
	};
}

/** What is about to happen. */
export function threatOf(found: Found): string {
	const { drawn } = found.moment;
	const { who, card, rolled } = happenedIn(found);
	if (drawn.mechanic === 'souls')
		return who === drawn.solver
			? `One soul short, a ${String(rolled)} on ${card}`
			: `${card} for ${who}’s fourth soul`;
	if (drawn.attack) return `A ${String(rolled)} against ${card}`;
	return rolled === null ? `${card} on you` : `A ${String(rolled)} for ${card}`;
}

/** What happened and what is to be found, to whoever solves it. */
export function asksOf(found: Found): string {
	const { moment, first } = found;
	const { drawn, position, challenge } = moment;
	const you = drawn.players.find(({ name }) => name === drawn.solver);
	const others = first.moves.some(
		(move) => move !== first.answer && !isPass(move) && compare(move.chance, ZERO) > 0
	);
	const sure = others ? 'is sure to ' : '';
	const verb = (bare: string, third: string): string => (others ? bare : third);
	const goal = drawn.wanted
		? `Find the one move with which you ${others ? 'are sure to' : 'still'} win.`
		: 'player' in challenge.fact && challenge.fact.player === challenge.solver
			? `Find the one move that ${sure}${verb('keep', 'keeps')} you alive.`
			: `Find the one move that ${sure}${verb('keep', 'keeps')} ${position.players['player' in challenge.fact ? challenge.fact.player : 0]?.name ?? ''} from winning.`;
	return [
		`You are ${drawn.solver}, with ${you?.character ?? 'nobody'} at ${String(you?.hp ?? 0)} HP.`,
		...toldOf(found),
		goal,
		...(first.depth > 1 ? [`It takes ${String(first.depth)} moves until you are safe.`] : [])
	].join(' ');
}

function toldOf(found: Found): readonly string[] {
	const { drawn, position } = found.moment;
	const { who, card, onYou, on, rolled, settled } = happenedIn(found);
	const number = String(rolled ?? 0);
	const verb = drawn.script[0]?.includes(' activates ') ? 'activates' : 'plays';
	const left = /\((\d) HP\)/u.exec(drawn.monsters[0] ?? '')?.[1];
	const which = left === undefined ? '' : `, which has ${left} HP left,`;
	const onIt = on === null ? '' : ` on ${on}${which}`;
	if (!drawn.attack && who === drawn.solver)
		return [
			...(drawn.wanted ? ['You have three souls.'] : []),
			`You ${verb === 'plays' ? 'play' : 'activate'} ${card}${onIt} and roll a ${number}.`
		];
	if (!drawn.attack)
		return [
			`${who} ${verb} ${card}${onYou ? ' on you' : onIt}${rolled === null ? '' : ` and rolls a ${number}`}.`,
			...(on === null ? [] : ['Its soul would be the fourth.'])
		];
	const waits = settled ? 'The damage is on the stack.' : 'The roll has not resolved yet.';
	if (who !== drawn.solver)
		return [
			`${who} attacks ${card}${which} and rolls a ${number}: a hit. Its soul would be the fourth.`,
			waits
		];
	const souls = drawn.wanted ? ['You have three souls.'] : [];
	const hurts = position.stack.some((item) => item.kind === 'damage');
	return [
		...souls,
		`You attack ${card}${which} and roll a ${number}: a miss.`,
		hurts ? 'Its damage to you is on the stack.' : waits
	];
}
