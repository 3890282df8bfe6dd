import * as v from 'valibot';
import { CARD_KINDS } from '../../cards/card.ts';
import { EDITIONS } from '../../model/words.ts';
import { RULING_STATUSES } from '../../scenario/ruling/ruling.ts';
import { TOPICS } from '../../scenario/ruling/topics.ts';

/** What the numbers of all documents count: they grow when a field changes its meaning, its name or goes. */
export const DATA_VERSION = 2;

const about = <T extends v.GenericSchema>(schema: T, text: string) =>
	v.pipe(schema, v.description(text));
const text = (said: string) => about(v.string(), said);
const texts = (said: string) => about(v.array(v.string()), said);
const number = (said: string) => about(v.pipe(v.number(), v.integer()), said);
const status = (said: string) => about(v.picklist(RULING_STATUSES), said);

const version = about(
	v.literal(DATA_VERSION),
	'The version of this shape. It grows when a field changes its meaning, its name or goes.'
);

/** A rule, as /data/rules.json has it. */
export const ruleShape = v.strictObject({
	id: text(
		'Never changes its meaning: `attack.hit`. A rule of several editions has an entry for each.'
	),
	edition: about(
		v.picklist(EDITIONS),
		'`2023`: the Extended Rulebook of 26 May 2023. `original`: the original comprehensive ruleset and its official FAQ.'
	),
	about: text('What the rule is about, in a few words.'),
	text: text('The rule in our own words.'),
	section: text(
		'The section of the document behind it: `6.10`; `cards.active` where the document has no numbers.'
	),
	title: text('The title of that section.'),
	page: about(
		v.nullable(v.pipe(v.number(), v.integer())),
		'The page of the document that the section begins on; null where the document tells none.'
	),
	status: status(
		'`settled` by the document; `silent` where it does not say and the nearest rule is followed; `disputed` where it speaks with two voices.'
	),
	kind: about(
		v.picklist(['mechanical', 'guidance']),
		'`mechanical` if the judge acts by it, `guidance` if people do.'
	),
	differs: texts('The ids of the rules of the other edition that it stands against.'),
	url: text('Its place on this site, below the address of the site.'),
	scenarios: texts(
		'The scenarios of the edition that cite it, by their paths below content/scenarios.'
	),
	rulings: texts('The rulings that rest on it, by their slugs.')
});

/** A matter on which the editions differ, as /data/rules.json has it. */
export const differenceShape = v.strictObject({
	id: text('Its name in addresses, below `/compare/`; it stays.'),
	title: text('What it is about.'),
	says: text('What is different, in a sentence.'),
	'2023': texts('The ids of the rules of 2023.'),
	'2024': texts(
		'The ids of the rules of the online rulebook that stand against them; none where it goes with 2023.'
	),
	original: texts(
		'The ids of the rules of the original edition that stand against them; none where it does not differ.'
	),
	scenario: about(
		v.nullable(v.string()),
		'The scenario that shows it, by its path below content/scenarios; null where none does.'
	),
	url: text('Its place on this site, below the address of the site.')
});

/** /data/rules.json */
export const rulesShape = v.strictObject({
	version,
	rules: about(v.array(ruleShape), 'Every rule of each edition, those of 2023 first.'),
	differences: about(
		v.array(differenceShape),
		'Every matter on which the editions differ, in the order of a game.'
	)
});

const scenarioShape = v.strictObject({
	title: text('The question, or what was changed.'),
	text: text('The scenario in the notation: table, script and expectations.')
});

/** A ruling, as /data/rulings.json has it. */
export const rulingShape = v.strictObject({
	slug: text('Its name in addresses; it stays.'),
	edition: about(v.picklist(EDITIONS), 'The rules that it is made by.'),
	question: text('The dispute as a player would put it.'),
	verdict: text('The answer in a sentence.'),
	status: status('As of a rule; of the weakest rule that it rests on.'),
	topics: about(v.array(v.picklist(TOPICS)), 'What it is listed under, the first above all.'),
	sources: texts('Documents with section and page.'),
	rules: texts('The ids of rules that its scenarios come to.'),
	beside: texts('The ids of rules that explain the answer beside them.'),
	cards: texts('The keys of the cards that it is about.'),
	changed: about(v.nullable(v.string()), 'What became of an older answer; null where it holds.'),
	reasoning: texts('Why, in paragraphs; ids of rules stand between backticks.'),
	url: text('Its page, below the address of the site.'),
	scenario: about(scenarioShape, 'The case. It holds in every test of the judge.'),
	twin: about(scenarioShape, 'The same with one fact changed, and the other outcome.'),
	otherwise: about(v.array(scenarioShape), 'The case where an open question is read otherwise.')
});

/** /data/rulings.json */
export const rulingsShape = v.strictObject({
	version,
	edition: about(v.literal('2023'), 'The rules that most rulings are made by; each names its own.'),
	rulings: about(v.array(rulingShape), 'Every ruling, by slug.')
});

const rewardShape = v.strictObject({
	gain: about(v.picklist(['¢', 'loot', 'treasure']), 'What is gained.'),
	amount: number('How much of it.')
});
const stat = (said: string) => about(v.nullable(v.pipe(v.number(), v.integer())), said);

const abilities = (what: string) =>
	about(
		v.array(
			v.looseObject({ way: text('How the ability comes about: `tap`, `paid`, `trigger` …') })
		),
		what
	);

/** A card, as /data/cards.json has it. */
export const cardShape = v.strictObject({
	key: text('What scenarios as data and links call it; it stays.'),
	name: text('The name on the card.'),
	variant: about(v.nullable(v.string()), 'Tells cards of one name apart.'),
	kind: about(v.picklist(CARD_KINDS), 'What the card is.'),
	sets: texts('Where it came out, the set it is of first.'),
	copies: about(
		v.record(v.string(), v.pipe(v.number(), v.integer())),
		'How many copies a set holds, where that is more than one.'
	),
	categories: texts('What the deck ratios sort it by.'),
	hp: stat('Its HP; null where it has none.'),
	evasion: stat('What a roll must reach to hit it; null where it cannot be attacked.'),
	attack: stat('Its attack; null where it has none.'),
	rewards: about(v.array(rewardShape), 'What a monster gives when it dies, as far as numbers say.'),
	souls: number('Its soul value.'),
	startingItem: about(v.nullable(v.string()), 'The name of the starting item a character brings.'),
	keywords: texts('The keywords on it.'),
	threePlus: about(v.boolean(), 'Whether it leaves the deck in a game of one or two players.'),
	official: about(v.nullable(v.string()), "Its page at the publisher's."),
	url: about(v.nullable(v.string()), 'Its page, below the address of the site.'),
	coverage: about(v.picklist(['fully', 'by hand', 'not yet']), 'How much of it the judge runs.'),
	leftOut: texts('The lines that the judge leaves to the players.'),
	lines: texts('What it does, worded from the abilities, a line each; none before it is covered.'),
	abilities: abilities(
		'The abilities as data, in the ability language: `way` says how each comes about. They follow `src/lib/abilities/grammar.ts`, which grows with the cards.'
	),
	original: about(
		v.nullable(
			v.strictObject({
				lines: texts('What it does there, a line each.'),
				abilities: abilities('The same as data.')
			})
		),
		'What it says in the original edition; null where it says the same in both.'
	)
});

/** /data/cards.json */
export const cardsShape = v.strictObject({
	version,
	edition: about(v.literal('2023'), 'The rules that the abilities are worded for.'),
	sets: about(v.record(v.string(), v.string()), 'The names of the sets.'),
	cards: about(v.array(cardShape), 'Every official card, covered or not, and those beside them.')
});

export type RulesData = v.InferOutput<typeof rulesShape>;
export type RulingsData = v.InferOutput<typeof rulingsShape>;
export type CardsData = v.InferOutput<typeof cardsShape>;

/** Every document, by its name in the address. */
export const SHAPES = { rules: rulesShape, rulings: rulingsShape, cards: cardsShape } as const;
export type DataName = keyof typeof SHAPES;

/** The documents, in the order they are described in. */
export const DATA_NAMES = ['rules', 'rulings', 'cards'] as const satisfies readonly DataName[];

/** Whether a name is a document's. */
export const isDataName = (name: string): name is DataName => Object.hasOwn(SHAPES, name);
