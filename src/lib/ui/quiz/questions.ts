import type { Ruling, RulingScenario } from '../../scenario/ruling/ruling.ts';
import type { ClaimWhat } from '../../scenario/claim/claim.ts';
import { isExpectation, type Line, type Scenario } from '../../scenario/scenario.ts';
import { linkFor } from '../../scenario/link/index.ts';
import { actWords } from '../../scenario/spoken/index.ts';
import { typedCardsIn } from '../../scenario/typed-cards-in.ts';
import { rowOf } from '../cards/entry.ts';
import { claimsAnswer } from '../judge-worker/answers/claims.ts';
import { verdictAnswer } from '../judge-worker/answers/verdict.ts';
import { drawnBoardOf } from '../position/drawn-board.ts';
import type { Level, QuizQuestion } from './question.ts';
import { refsCited } from '../rules/told.ts';
import { answerOf } from '../table/share/answer.ts';
import { shownEntriesOf } from '../table/state/lay.ts';
import { lootPlaysSentence } from '../../wording/loot-plays.ts';
import type { Position } from '../../model/position.ts';
import { thingText } from '../../scenario/words/thing.ts';
import { isRuleId } from '../../rules/index.ts';

/** What two people say of a line: of all that they say one is right. */
type Dispute = readonly ClaimWhat[];

/**
 * The questions that a ruling gives: its case and its twin, where the changed fact turns something
 * that one can claim of a player.
 * @throws Error where the case cannot be laid out.
 */
export function questionsOf(ruling: Ruling): readonly QuizQuestion[] {
	const [one, other] = [actsOf(ruling.scenario), actsOf(ruling.twin)];
	const dispute = [...disputesIn(one), ...disputesIn(other)].find((sides) => {
		const [here, there] = [rightOf(one, sides), rightOf(other, sides)];
		return here !== null && there !== null && here !== there;
	});
	if (!dispute) return [];
	return [questionOf(ruling, one, dispute, false), questionOf(ruling, other, dispute, true)];
}

/** The same without what is expected of it, which tells the answer; where nothing else is done, what is tried stays. */
function actsOf({ scenario }: RulingScenario): Scenario {
	const script = scenario.script.filter((line) => !isExpectation(line));
	const isTold = script.some((line) => isDoing(line) || isChance(line));
	return {
		...scenario,
		script: isTold
			? script
			: scenario.script.filter((line) => !isExpectation(line) || isTried(line))
	};
}

/** What can be argued about: of players alone, for a card may be another one in the twin. */
const disputesIn = (scenario: Scenario): readonly Dispute[] =>
	claimsAnswer({ scenario, at: 0, claims: [] })
		.disputes.map((sides) => sides.map(({ what }) => what))
		.filter((sides) => sides.every(isOfPlayer));

const isOfPlayer = (what: ClaimWhat): boolean =>
	what.says === 'has' || ('who' in what && what.who.is === 'player');

/** Each side of a dispute, and whether it is right of a line. */
const judgedOf = (scenario: Scenario, dispute: Dispute) =>
	claimsAnswer({
		scenario,
		at: 0,
		claims: dispute.map((what) => ({ by: '', branch: 0, entries: 0, what }))
	}).claims;

/** Which side of a dispute is right, by its place; null where not exactly one is, or the line leaves it open. */
function rightOf(scenario: Scenario, dispute: Dispute): number | null {
	const judged = judgedOf(scenario, dispute).map(({ judged: { is } }) => is);
	const isDecided = judged.every((is) => is === 'right' || is === 'wrong');
	return isDecided && judged.filter((is) => is === 'right').length === 1
		? judged.indexOf('right')
		: null;
}

/**
 * As much of a line as it takes to know which side of a dispute is right, and all that somebody does in it: what comes
 * of that by passes, dice and choices is the answer. Where nobody does anything, the dice and choices are told, or
 * what is tried.
 */
function enoughOf(scenario: Scenario, dispute: Dispute): Scenario {
	const right = rightOf(scenario, dispute);
	const upTo = (count: number): Scenario => ({
		...scenario,
		script: scenario.script.slice(0, count)
	});
	const { script } = scenario;
	const teller = [isDoing, isChance, isTried].find((tells) => script.some(tells));
	const least = teller ? script.findLastIndex(teller) + 1 : script.length;
	let count = scenario.script.length;
	while (count > least && rightOf(upTo(count - 1), dispute) === right) count--;
	return upTo(count);
}

const PASSES: ReadonlySet<string> = new Set(['pass', 'everyone passes']);
const CHANCE: ReadonlySet<string> = new Set(['roll', 'choose', 'reveal']);

const isChance = (line: Line): boolean => 'do' in line && CHANCE.has(line.do);

const isTried = (line: Line): line is Extract<Line, { expect: 'refused' }> =>
	'expect' in line && line.expect === 'refused';

const isDoing = (line: Line): boolean =>
	!isExpectation(line) && !isChance(line) && !('do' in line && PASSES.has(line.do));

function questionOf(
	{ slug, question, topics, cards, status }: Ruling,
	whole: Scenario,
	dispute: Dispute,
	isChanged: boolean
): QuizQuestion {
	const scenario = enoughOf(whole, dispute);
	const [opening, ...entries] = shownEntriesOf(scenario) ?? [];
	if (!opening) throw new Error(`The ruling ${slug} cannot be laid out for the quiz.`);
	const verdict = verdictAnswer({ scenario: attempted(whole) });
	const { refused } = verdict;
	const { bold, rest } = refused ? { bold: refused.sentence, rest: '' } : answerOf(verdict);
	const rules = (refused ?? verdict).rules.map(({ id }) => id).filter(isRuleId);
	const right = rightOf(scenario, dispute);
	return {
		id: isChanged ? `${slug}-changed` : slug,
		ruling: slug,
		topic: topics[0] ?? 'turn',
		level: levelOf(entries.length + opening.position.stack.length + cards.length, status),
		board: drawnBoardOf(opening.position),
		lootPlays: lootPlaysTold(opening.position),
		cards: [...new Set([...cards, ...typedCardsIn([scenario])])].map(rowOf),
		acts: [
			...attackIn(scenario, opening.position),
			...entries.map(({ says }) => says),
			...triedIn(scenario)
		],
		sides: judgedOf(scenario, dispute).map(({ words }, nth) => ({ words, isRight: nth === right })),
		verdict: bold,
		because: rest,
		rules: refsCited(rules, scenario.rules).slice(0, 3),
		isChanged,
		asked: question,
		letters: linkFor({ scenario, at: 0 })
	};
}

/** "Amy has no loot play left.": where it is not what a turn begins with. */
const lootPlaysTold = ({ players, turn }: Position): readonly string[] =>
	players
		.filter(({ lootPlays }, seat) => lootPlays !== (seat === turn.active ? 1 : 0))
		.map(lootPlaysSentence);

/** The attack that waits for its die, which nothing on the stack tells of. */
function attackIn({ board, players = [] }: Scenario, position: Position): readonly string[] {
	const { attacker, target } = board?.attack ?? {};
	if (position.stack.length > 0 || attacker === undefined || !target) return [];
	return [
		`${attacker} attacks ${thingText(
			target,
			players.map(({ name }) => name)
		)}.`
	];
}

/** The line with the act that somebody tries: the judge says why it is refused. */
function attempted(scenario: Scenario): Scenario {
	const { script } = scenario;
	const at = script.findIndex(isTried);
	const tried = script[at];
	return tried && isTried(tried)
		? { ...scenario, script: [...script.slice(0, at), tried.act] }
		: scenario;
}

/** What somebody tries to do. */
const triedIn = ({ script, players = [] }: Scenario): readonly string[] =>
	script.filter(isTried).map(
		({ act }) =>
			`${actWords(
				act,
				players.map(({ name }) => name)
			)}, or tries to.`
	);

/** The more is done, waits and has to be read, and the less the documents say of it, the harder. */
function levelOf(things: number, status: Ruling['status']): Level {
	const much = things + (status === 'settled' ? 0 : 1);
	return much <= 3 ? 1 : much <= 5 ? 2 : 3;
}
