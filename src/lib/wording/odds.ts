import type { Fact } from '../explore/facts.ts';
import type { Position } from '../model/position.ts';
import type { Seat } from '../model/words.ts';
import { andList } from '../abilities/wording-nouns.ts';
import { namedName, playerName, sentence } from './names.ts';
import { dependsOnWords } from './verdict-depends.ts';

/** What is said of the part of the odds that comes to no outcome. */
export const LEFT = {
	unknown: () => 'It hangs on a card that nobody has named.',
	wide: () => 'There are too many answers to follow.',
	open: (positions: number) => `Not known: only ${positionsText(positions)} were looked at.`,
	forever: () => 'It goes on forever.'
} as const satisfies Readonly<Record<string, (positions: number) => string>>;

/** What is said of outcomes that are taken together, where they have nothing else in common. */
export const NOTHING_MAIN = 'Nobody dies, and no HP or souls change.';
/** What is said where outcomes are not told apart in everything. */
export const MAIN_ONLY = 'Outcomes are told apart by deaths, HP, souls, and who wins.';

/** What is said where nothing that somebody may do in response makes anything more or less likely. */
export const NO_RESPONSE_COUNTS = 'No response with the cards that are known changes these odds.';

/** What is told of the answers to what is rolled and chosen, one after the other. */
export const TREE = {
	back: 'It goes back to where it was.',
	more: 'More comes after this.'
} as const;

/** What is told of numbers that the dice make different. */
export const SPREAD = {
	rolls: 'Rolls until it is decided',
	damage: (name: string, hp: number): string => `Damage on ${name} at the end, of ${String(hp)} HP`,
	dies: 'dies',
	orMore: (count: number): string => `${String(count)} or more`
} as const;

/** What a player chooses: "Amy's choice for The Relic"; with priority, what they do. */
export const choiceWords = (position: Position, who: Seat): string =>
	position.question
		? dependsOnWords(position.question, position)
		: `what ${playerName(position, who)} does`;

/** "Amy dies." */
export function factSentence(fact: Fact, position: Position): string {
	if ('player' in fact) return sentence(`${playerName(position, fact.player)} ${fact.does}`);
	if ('monster' in fact)
		return sentence(
			`${namedName(position, { object: fact.object, card: fact.monster })} ${fact.does}`
		);
	return 'Everybody loses.';
}

/** Who responds: "if nobody responds", "if only Amy and Ben may respond". */
const respondWords = (position: Position, may: readonly Seat[]): string =>
	may.length === 0
		? 'if nobody responds'
		: may.length === position.players.length
			? 'if everybody may respond'
			: `if only ${andList(may.map((seat) => playerName(position, seat)))} may respond`;

/** Of what the odds are: who responds, and how far it goes. */
export function oddsHeading(position: Position, may: readonly Seat[]): string {
	const { frames, turn } = position;
	const isAttack = turn.declared === 'attack' || frames.some(({ chart }) => chart === 'attack');
	const until = isAttack ? 'until the attack is over' : 'until everything has resolved';
	return `The odds ${respondWords(position, may)}, ${until}:`;
}

/** How far it was looked ahead. */
interface Looked {
	readonly positions: number;
	readonly whole: boolean;
	readonly ranges?: 'bounds' | 'reach';
	/** What nobody knows of the hands of those who may respond. */
	readonly hands: string | null;
	/** Whether players could also trade. */
	readonly trades: boolean;
}

/** "That is everything that can come: 184 positions." */
export const lookedSentence = ({ positions, whole, ranges, hands, trades }: Looked): string =>
	[
		whole
			? `That is everything that can come: ${positionsText(positions)}.`
			: ranges === 'reach'
				? `Only ${positionsText(positions)} were looked at. Other responses may make anything here more or less likely.`
				: `Only ${positionsText(positions)} were looked at, and there are more.`,
		...(hands === null ? [] : ['Only the cards that are known are counted.', hands]),
		...tradesSentence(trades)
	].join(' ');

/** What is not looked at where players may trade. */
export const tradesSentence = (trades: boolean): readonly string[] =>
	trades ? ['Trades between players are not counted.'] : [];

/** "12,500 positions". */
export const positionsText = (count: number): string =>
	`${count.toLocaleString('en')} ${count === 1 ? 'position' : 'positions'}`;

/** Who plays for something: "if Amy plays for it and Ben plays against it". */
export function sidesWords(position: Position, pro: readonly Seat[], con: readonly Seat[]): string {
	const names = (seats: readonly Seat[]): string =>
		andList(seats.map((seat) => playerName(position, seat)));
	const sides = [
		...(pro.length > 0 ? [`${names(pro)} ${pro.length > 1 ? 'play' : 'plays'} for it`] : []),
		...(con.length > 0 ? [`${names(con)} ${con.length > 1 ? 'play' : 'plays'} against it`] : [])
	];
	return `if ${sides.length > 0 ? andList(sides) : 'nobody responds'}`;
}
