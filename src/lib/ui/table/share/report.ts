import type { RuleId } from '../../../rules/index.ts';
import { placeOf, RULES } from '../../../rules/index.ts';
import type { Step } from '../../../rules/step.ts';
import { stepsAt, toldAt } from '../../../scenario/entry.ts';
import { namesOf, print } from '../../../scenario/print/print.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import { accountOf } from '../../../scenario/spoken/account.ts';
import { titleOf } from '../../../scenario/spoken/title.ts';
import { EDITION_NAMES } from '../../../wording/editions.ts';
import { agreementSentence, itemName, itemSentence, toldSentence } from '../../../wording/index.ts';
import { claimWords, type Claim } from '../../../scenario/claim/claim.ts';
import { boardOf, type SmallBoardView } from '../../position/board.ts';
import { fullest } from '../state/fullest.ts';
import type { ShownEntry } from '../state/shown-entry.ts';
import { readingsText, judgeLine, type JudgedLine } from './judged-line.ts';

/** What is told of a table, in parts that a text, an image and a sheet of paper arrange. */
export interface Report {
	readonly title: string;
	/** What happened, and what was asked of it, in one text: "Ben bombs Amy. Does she die?" */
	readonly said: string;
	/** The players and what lies there, in the notation. */
	readonly board: readonly string[];
	/** The same in short, at the moment that is told. */
	readonly small: SmallBoardView;
	/** What resolves first on top, with what it will do. */
	readonly stack: readonly { readonly name: string; readonly will: string }[];
	/** What happens from there, each move with its steps. */
	readonly happens: readonly { readonly move: string; readonly steps: readonly string[] }[];
	/** By which rules it is judged. */
	readonly rulebook: string;
	readonly verdicts: readonly string[];
	readonly readings: string;
	readonly rules: readonly RuleId[];
}

/** The move whose stack is told: the one that is shown, or the fullest where that is empty. */
function told(moves: readonly ShownEntry[], at: number): number {
	if ((moves[at]?.position.stack.length ?? 0) > 0) return at;
	return fullest(moves);
}

const isTold = ({ what }: Step): boolean => what.did !== 'passed' && what.did !== 'all passed';

/**
 * What is told of a line, from the move that is shown to where passing leads.
 * @param whole tells it from its first move.
 */
export function reportOf(
	scenario: Scenario,
	moves: readonly ShownEntry[],
	at: number,
	claims: readonly Claim[],
	whole = false
): Report | null {
	const verdict = judgeLine(scenario, claims);
	const from = told(moves, at);
	const shown = moves[from];
	if (!verdict || !shown) return null;
	const { position } = shown;
	const later = verdict.line.moves.slice(whole ? 1 : from + 1);
	const rules = later.flatMap((move) =>
		stepsAt(move).flatMap((step) => (isTold(step) ? step.rules : []))
	);
	const title = scenario.title ?? titleOf(scenario.script, namesOf(scenario)) ?? 'What happens?';
	return {
		title,
		said: saidIn({ ...scenario, script: scenario.script.slice(0, shown.entries) }, title),
		board: print({ ...scenario, script: [] })
			.split('\n')
			.filter((line) => line !== '' && !/^(?:title|rules|stack|source):/u.test(line)),
		small: boardOf(position),
		rulebook: EDITION_NAMES[position.edition],
		stack: [...position.stack]
			.reverse()
			.map((item) => ({ name: itemName(position, item), will: itemSentence(position, item) })),
		happens: later.map((move) => ({
			move: move.says,
			steps: toldAt(move)
				.filter(({ step }) => isTold(step))
				.map(toldSentence)
		})),
		verdicts: [
			...verdict.claims.map(({ judgement: { sentence, rules } }, nth) => {
				const claim = claims[nth];
				const [rule] = rules;
				const by = rule === undefined ? '' : ` (${placeOf(rule, position.edition)})`;
				return claim ? `${claim.by} says: “${claimWords(claim.what)}.” ${sentence}${by}` : sentence;
			}),
			...verdict.byHand.map((what) => `Not checked by the judge: ${what}`)
		],
		readings: readingsLine(verdict),
		rules: [...new Set(rules)]
	};
}

/** What has happened, then what is asked of it; the title alone where nothing has. */
function saidIn(scenario: Scenario, title: string): string {
	const account = accountOf(scenario);
	if (account === '') return title;
	return scenario.title === undefined ? `${account}.` : `${account}. ${title}`;
}

function readingsLine({ agreement, otherwise }: JudgedLine): string {
	if (agreement === 'untouched') return '';
	const under = otherwise.map(readingsText).join('; ');
	return (
		agreementSentence(agreement) +
		(agreement === 'depends' ? ` Otherwise, if it is read so: ${under}` : '')
	);
}

/**
 * The report as Markdown that reads well in a chat.
 * @param answer what comes of it, once that is known.
 */
export function markdownOf(report: Report, link: string | null, answer = ''): string {
	const { said, board, stack, happens, verdicts, readings, rules } = report;
	const part = (heading: string, lines: readonly string[]): readonly string[] =>
		lines.length === 0 ? [] : ['', `**${heading}**`, ...lines];
	return [
		`**${said}**`,
		...(answer === '' ? [] : [answer, '']),
		...board.map((line) => `> ${line}`),
		...part(
			'The stack, first to resolve on top',
			stack.map(({ name, will }, i) => `${String(i + 1)}. ${name}: ${will}`)
		),
		...part(
			'What happens',
			happens.flatMap(({ move, steps }) => [
				`- ${move}`,
				...steps.filter((step) => step !== move).map((step) => `  - ${step}`)
			])
		),
		...part('The verdict', [
			...verdicts.map((line) => `- ${line}`),
			...(readings === '' ? [] : [`- ${readings}`])
		]),
		...part(
			'The rules',
			rules.map((id) => `- \`${id}\` ${RULES[id].text} (${placeOf(id)})`)
		),
		...(link === null ? [] : ['', link]),
		''
	].join('\n');
}
