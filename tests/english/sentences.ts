/** Every sentence that the site says to people, by where it stands: rules, rulings, steps and cards. */
import { wordAbility } from '#lib/abilities/wording.ts';
import { LIBRARY } from '#lib/cards/library.ts';
import { GLOSSARY } from '#lib/rules/2023/glossary.ts';
import { RULES } from '#lib/rules/index.ts';
import { play } from '#lib/scenario/index.ts';
import { toldAt } from '#lib/scenario/entry.ts';
import { toldSentence } from '#lib/wording/index.ts';
import { rulings } from '../support/rulings.ts';
import { scenarios } from '../support/scenarios.ts';

/** A text and where it stands. */
export interface Said {
	readonly where: string;
	readonly text: string;
}

/** So many sentences of one kind of step are looked at, each with other names and numbers. */
const A_KIND = 40;

const ofRules = (): readonly Said[] => [
	...Object.entries(RULES).map(([id, { text }]) => ({ where: `rule ${id}`, text })),
	...Object.entries(GLOSSARY).map(([id, { text }]) => ({ where: `glossary ${id}`, text }))
];

const ofRulings = (): readonly Said[] =>
	rulings().flatMap(({ slug, question, verdict, reasoning }) =>
		[question, verdict, ...reasoning].map((text) => ({
			where: `ruling ${slug}`,
			text: text.replaceAll(/ \(`[^`]*`\)/gu, '').replaceAll(/`[^`]*`/gu, 'Rule')
		}))
	);

const ofCards = (): readonly Said[] =>
	[...LIBRARY].flatMap(([key, { abilities }]) =>
		abilities.map((ability) => ({ where: `card ${key}`, text: wordAbility(ability) }))
	);

/** What is told of the steps of all scenarios: some of each kind. */
function ofSteps(): readonly Said[] {
	const kinds = new Map<string, Map<string, Said>>();
	for (const { file, scenario } of scenarios()) {
		const played = play(scenario);
		if (!played.ok) continue;
		for (const told of [played.opening, ...played.entries].flatMap(toldAt)) {
			const { did } = told.step.what;
			const texts = kinds.get(did) ?? new Map<string, Said>();
			kinds.set(did, texts);
			if (texts.size >= A_KIND) continue;
			const text = toldSentence(told);
			texts.set(text, { where: `step “${did}” (${file})`, text });
		}
	}
	return [...kinds.values()].flatMap((texts) => [...texts.values()]);
}

/** All that is said, in the order of where it stands. */
export const allSaid = (): readonly Said[] => [
	...ofRules(),
	...ofRulings(),
	...ofSteps(),
	...ofCards()
];

/** The sentences of a text. */
export const sentencesOf = ({ where, text }: Said): readonly Said[] =>
	text
		.split(/(?<=[.!?:;][”"’)]?)\s+(?=[\p{Lu}“(])|\n/u)
		.filter((sentence) => sentence.trim() !== '')
		.map((sentence) => ({ where, text: sentence.trim() }));
