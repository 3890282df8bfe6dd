import { prompt } from '../../judge/judge.ts';
import type { CardKey } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import { isExpectation, parse, play, type Line, type Scenario } from '../../scenario/index.ts';
import type { CardInRow } from '../cards/card-entry.ts';
import { rowOf } from '../cards/entry.ts';
import type { DrawnBoardView } from '../position/drawn-board.ts';
import { drawnBoardWith } from '../position/tappable-board.ts';
import { storyOf, type ToldAct } from '../rulings/story.ts';
import { toldRule, type ToldRule } from '../rules/told.ts';
import { placeOf } from '../table/board/place.ts';
import { beginsWith } from '../table/board/involved.ts';
import { lessonOf, type WrittenChoice } from './lesson-text.ts';
import type { Plan } from './matching.ts';

/** What a page shows of a choice before the judge is fetched. */
export interface ChoiceView extends Pick<WrittenChoice, 'says' | 'of'>, Plan {
	readonly rule: ToldRule;
	/** What the judge says comes of it, from the decision on. */
	readonly acts: readonly ToldAct[];
	/** The scenario, to be played on. */
	readonly text: string;
	/** Its path below content/scenarios. */
	readonly slug: string;
	/** How many entries of its script lead up to the decision. */
	readonly lead: number;
}

/** A lesson as its page shows it: plain data. */
export interface LessonView {
	readonly title: string;
	readonly asks: string;
	/** The table at the decision; with what something can be done with, to be tapped. */
	readonly board: DrawnBoardView;
	readonly cards: readonly CardInRow[];
	readonly choices: readonly ChoiceView[];
}

/** "learn/03-the-first-attack.svx" → "the-first-attack" */
export const lessonSlug = (path: string): string => path.replace(/^(?:.*\/)?\d+-|\.svx$/gu, '');

/** Where the scenarios of a lesson lie, below content/scenarios. */
export const lessonFolder = (slug: string): string => `2023/learn/${slug}`;

/** What leads up to the decision: all until the first expectation, which says where things stand. */
export const leadOf = (script: readonly Line[]): number => script.findIndex(isExpectation) + 1;

/**
 * A lesson with what the judge says of it.
 * @param scenarioText the text of a scenario by its path below content/scenarios.
 * @throws Error when it cannot be read, so that the site is not built.
 */
export function lessonView(
	slug: string,
	text: string,
	scenarioText: (slug: string) => string | undefined
): LessonView {
	const { title, asks, cards, choices, faults } = lessonOf(text);
	if (faults.length > 0) throw new Error(`The lesson ${slug} cannot be read: ${faults.join(' ')}`);
	const views = choices.map((choice) => choiceView(slug, choice, scenarioText));
	const [first] = views;
	if (!first) throw new Error(`The lesson ${slug} has nothing to decide.`);
	return {
		title,
		asks,
		board: boardAt(first.scenario),
		cards: cards.map((key: CardKey) => rowOf(key)),
		choices: views.map(({ view }) => view)
	};
}

function choiceView(
	lesson: string,
	{ says, of, right, rule, claims }: WrittenChoice,
	scenarioText: (slug: string) => string | undefined
): { readonly view: ChoiceView; readonly scenario: Scenario } {
	const slug = `${lessonFolder(lesson)}/${of}`;
	const text = scenarioText(slug);
	const parsed = parse(text ?? '');
	if (text === undefined || !parsed.ok) throw new Error(`There is no scenario ${slug}.`);
	const { scenario } = parsed;
	const lead = leadOf(scenario.script);
	return {
		scenario,
		view: {
			says,
			of,
			right,
			rule: toldRule(rule, scenario.rules),
			acts: actsFrom(scenario, lead, slug),
			...planFrom(scenario, lead),
			predicts: claims !== null,
			text,
			slug,
			lead
		}
	};
}

/** What is decided from the decision on, and what is refused at the end of it. */
function planFrom(scenario: Scenario, lead: number): Pick<Plan, 'decisions' | 'refusedBy'> {
	const played = play(scenario);
	if (!played.ok) throw new Error(`“${scenario.title ?? ''}” cannot be laid out.`);
	const refused = scenario.script
		.slice(lead)
		.findLast((line) => isExpectation(line) && line.expect === 'refused');
	const refusedBy: readonly RuleId[] | null = refused ? (refused.rules ?? []) : null;
	return {
		decisions: played.entries
			.slice(lead)
			.flatMap(({ decisions }) => decisions.map(({ decision }) => decision)),
		refusedBy
	};
}

/** The table at the decision. */
function boardAt(scenario: Scenario): DrawnBoardView {
	const played = play({ ...scenario, script: scenario.script.slice(0, leadOf(scenario.script)) });
	if (!played.ok) throw new Error(`“${scenario.title ?? ''}” cannot be laid out.`);
	const { position } = played;
	const asked = prompt(position);
	const legal = asked.kind === 'priority' ? asked.plays.filter(({ refusal }) => !refusal) : [];
	const starts = legal.flatMap(({ decision }) => beginsWith(decision) ?? []);
	return drawnBoardWith(position, new Set(starts.map(placeOf)));
}

/** What happens from the decision on; where nothing does, what stands in the way. */
function actsFrom(scenario: Scenario, lead: number, slug: string): readonly ToldAct[] {
	const { acts } = storyOf({ title: slug, text: '', line: 1, scenario });
	const left = scenario.script.slice(lead).filter((line) => !isExpectation(line)).length;
	if (left > 0) return acts.slice(-left);
	const happens = (acts.at(-1)?.happens ?? []).filter(({ stands }) => stands);
	return [{ sentence: 'The judge refuses.', rules: [], happens }];
}
