import type { Position } from '#lib/model/position.ts';
import type { Seat } from '#lib/model/words.ts';
import type { Chance, GoalOdds, Likely, Odds, Spread } from '#lib/scenario/index.ts';
import { lookedSentence, MAIN_ONLY, oddsHeading, sidesWords } from '#lib/wording/index.ts';
import { wrap } from './wrap.ts';

/** The seats of players by their names, or of everybody; a sentence where nobody has such a name. */
export function seatsNamed(
	{ players }: Position,
	names: readonly string[]
): readonly Seat[] | string {
	if (names.length === 1 && names[0] === 'all') return players.map((_, seat) => seat);
	const seats: Seat[] = [];
	for (const name of names) {
		const seat = players.findIndex((player) => player.name.toLowerCase() === name.toLowerCase());
		if (seat < 0)
			return `Nobody here is called “${name}”: there are ${players.map((player) => player.name).join(', ')}.`;
		seats.push(seat);
	}
	return [...new Set(seats)];
}

/** The odds for a person to read: deaths and wins, then every outcome with a bar, then what is left. */
export function oddsLines(odds: Odds, position: Position, may: readonly Seat[]): readonly string[] {
	const { facts, outcomes, rest, spreads, hangOn, compared } = odds;
	return [
		wrap(oddsHeading(position, may), '', ''),
		...facts.flatMap(likelyLines),
		...(facts.length > 0 ? ['', 'Everything that can come of it:'] : []),
		...outcomes.flatMap(likelyLines),
		...rest.flatMap(({ chance, sentence }) => likelyLines({ chance, most: null, sentence })),
		...spreads.flatMap(spreadLines),
		...(hangOn.length > 0
			? ['', wrap(`It hangs on ${hangOn.map(({ words }) => words).join('; ')}.`, '', '')]
			: []),
		'',
		...(compared === 'main' ? [MAIN_ONLY] : []),
		wrap(lookedSentence(odds), '', '')
	];
}

/** Deaths and wins on one line, or else all that can come of it, as far as it is known. */
export function oddsLine(odds: Odds): string {
	const { facts, outcomes } = odds;
	const some: readonly Likely[] = facts.length > 0 ? facts : outcomes;
	const told = some.map(({ chance, most, sentence }) => `${rangeText(chance, most)}: ${sentence}`);
	return [lookedSentence(odds), ...told].join(' ');
}

/** The odds of what is played for, and what the first who has a choice does. */
export function goalLines(
	odds: GoalOdds,
	position: Position,
	pro: readonly Seat[],
	con: readonly Seat[]
): readonly string[] {
	return [
		wrap(`The odds ${sidesWords(position, pro, con)}:`, '', ''),
		...likelyLines(odds),
		...(odds.first ? ['', wrap(`First, ${odds.first.words}.`, '', '')] : []),
		'',
		wrap(lookedSentence(odds), '', '')
	];
}

/** A bar for each number, the numbers below each other. */
function spreadLines({ title, numbers }: Spread): readonly string[] {
	const width = Math.max(...numbers.map(({ label }) => label.length));
	return [
		'',
		`${title}:`,
		...numbers.map(
			({ label, chance }) => `  ${label.padStart(width)} ${barOf(chance)} ${chanceText(chance)}`
		)
	];
}

/** How long the bar of what is certain is. */
const BAR = 20;

const barOf = ({ value }: Chance): string => '█'.repeat(Math.max(1, Math.round(value * BAR)));

/** "1/4 (25%)", with its bar, and the sentence below. */
function likelyLines({ chance, most, sentence }: Likely): readonly string[] {
	return [`  ${barOf(most ?? chance)} ${rangeText(chance, most)}`, wrap(sentence, '    ', '    ')];
}

const rangeText = (chance: Chance, most: Chance | null): string =>
	`${chanceText(chance)}${most ? ` to ${chanceText(most)}` : ''}`;

const chanceText = ({ fraction, percent }: Chance): string =>
	fraction === '0' || fraction === '1' ? percent : `${fraction} (${percent})`;
