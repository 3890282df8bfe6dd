/** What is written in lines below a sentence: "Roll-" tables, options, the outcome of a vote. */
import { TARGETS, type Effect, type Filter, type Mode, type Outcome } from '../grammar.ts';
import { someOf } from './filters.ts';
import { capital, orList, range } from './lists.ts';
import { withTargets } from './passing.ts';
import type { SentenceScope, WordedLine } from './phrase.ts';
import { binding } from './nouns.ts';
import { noun } from './scope.ts';

type Path = readonly number[];

/** The lines of a "Roll-" table; a line with targets of its own chooses them itself. */
export const outcomeLines = (
	outcomes: readonly Outcome[],
	path: Path,
	scope: SentenceScope
): readonly WordedLine[] =>
	outcomes.flatMap((outcome, i) => line(outcome, `${range(outcome.on)}: `, [...path, i], scope));

/** What comes of the rolls of several players: no number stands before it. */
export const togetherLines = (
	outcomes: readonly Outcome[],
	path: Path,
	scope: SentenceScope
): readonly WordedLine[] =>
	outcomes.flatMap((outcome, i) => line(outcome, '', [...path, i], scope));

/** The options of "choose one-". */
export const optionLines = (
	options: readonly Mode[],
	path: Path,
	scope: SentenceScope
): readonly WordedLine[] => options.flatMap((option, i) => line(option, '• ', [...path, i], scope));

function line(
	{ targets, effect }: Mode,
	head: string,
	path: Path,
	scope: SentenceScope
): readonly WordedLine[] {
	const own = targets.length > 0;
	return scope.inside.lines(
		effect,
		head,
		path,
		own ? withTargets(scope, effect, targets) : scope,
		own
	);
}

type Vote = Extract<Effect, { do: 'vote' }>;

/** "an item or "left"": what can be voted on. */
export const votedOn = ({ on }: Vote, scope: SentenceScope): string =>
	orList(on.map((one) => (isFilter(one) ? someOf([one], scope) : `"${one}"`)));

const WORDS: readonly string[] = TARGETS;
const isFilter = (one: Vote['on'][number]): one is Filter =>
	typeof one !== 'string' || WORDS.includes(one);

/** What comes of a vote: for what has the most votes, or for each option; and of a tie. */
export function voteLines(vote: Vote, path: Path, scope: SentenceScope): readonly WordedLine[] {
	const { on, winner, tie } = vote;
	const filters = on.filter(isFilter);
	const inner = filters.length > 0 ? binding(scope, filters, null) : { ...scope, bound: [WINNER] };
	const effects = 'do' in winner ? [winner] : winner;
	const heads = 'do' in winner ? [tie ? 'Most votes' : 'Most votes, tied ones too'] : on;
	const lines = effects.flatMap((effect, i) => {
		const head = heads[i];
		return scope.inside.lines(
			effect,
			`${typeof head === 'string' ? capital(head) : 'Most votes'}: `,
			[...path, i],
			inner,
			false
		);
	});
	if (!tie) return lines;
	return [...lines, ...scope.inside.lines(tie, 'Tie: ', [...path, effects.length], inner, false)];
}
const WINNER = noun('the winner');
