import type { Ruling, RulingScenario } from '../../scenario/ruling/ruling.ts';
import { DATA_VERSION, type RulingsData } from './shapes.ts';

const textOf = ({ title, text }: RulingScenario): { title: string; text: string } => ({
	title,
	text
});

/** Every ruling as data. */
export const rulingsData = (rulings: readonly Ruling[]): RulingsData => ({
	version: DATA_VERSION,
	edition: '2023',
	rulings: rulings.map((ruling) => ({
		slug: ruling.slug,
		edition: ruling.edition,
		question: ruling.question,
		verdict: ruling.verdict,
		status: ruling.status,
		topics: [...ruling.topics],
		sources: [...ruling.sources],
		rules: [...ruling.rules],
		beside: [...ruling.beside],
		cards: [...ruling.cards],
		changed: ruling.changed,
		reasoning: [...ruling.reasoning],
		url: `rulings/${ruling.slug}/`,
		scenario: textOf(ruling.scenario),
		twin: textOf(ruling.twin),
		otherwise: ruling.otherwise.map(textOf)
	}))
});
