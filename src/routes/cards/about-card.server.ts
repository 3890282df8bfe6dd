import { isByHand } from '#lib/abilities/by-hand.ts';
import { abilitiesOf, cardOf, LIBRARY } from '#lib/cards/library.ts';
import { factsOf, officialPage } from '#lib/cards/official/lookup.ts';
import { DOCUMENTS, NAMED, type DocumentId } from '#lib/cards/official/named.ts';
import { SETS, type SetId } from '#lib/cards/official/official-card.ts';
import type { CardKey } from '#lib/model/words.ts';
import type { RuleId } from '#lib/rules/index.ts';
import type { ReadingId } from '#lib/rules/readings.ts';
import type { Ruling } from '#lib/scenario/index.ts';
import { cardRef } from '#lib/ui/cards/card-ref.ts';
import { editionsOf, faceOf, type Face } from '#lib/ui/cards/face.ts';
import { RULES_OF_KEYWORD, RULES_OF_KIND, RULES_OF_WAY } from '#lib/ui/cards/own-rules.ts';
import { linkTo } from '#lib/ui/cards/table-with.ts';
import { toldRule, type ToldRule } from '#lib/ui/rules/told.ts';
import { rulingRef } from '#lib/ui/rulings/ruling-ref.ts';
import { RULINGS } from '../rulings/rulings.server.ts';
import { scenes, type Scene } from '../scenes.server.ts';

/** A line of the card, with the rules that its scenarios cite when it acts. */
interface LineRules {
	readonly line: number;
	readonly lines: readonly string[];
	readonly rules: readonly ToldRule[];
	/** The players do what it says. */
	readonly byHand: boolean;
}

/** A scenario that shows the card. */
interface CardScene {
	readonly slug: string;
	readonly title: string;
	readonly sources: readonly string[];
}

const told = (ids: readonly RuleId[]): readonly ToldRule[] =>
	[...new Set(ids)].map((id) => toldRule(id));

/** A scenario is the card's own when its file bears its name. */
const isOwn = (key: CardKey, { slug }: Scene): boolean =>
	(slug.split('/').at(-1) ?? '').startsWith(key);

const acts = (key: CardKey, { acting }: Scene): boolean => acting.some(({ card }) => card === key);

/** The scenarios that show a card: its own first, then those in which it does something. */
function scenesOf(key: CardKey): readonly Scene[] {
	const weight = (scene: Scene): number => (isOwn(key, scene) ? 0 : acts(key, scene) ? 1 : 2);
	return scenes()
		.filter(({ shows }) => shows.has(key))
		.sort((a, b) => weight(a) - weight(b));
}

function linesOf(key: CardKey, shown: readonly Scene[], { abilities }: Face): readonly LineRules[] {
	const all = abilitiesOf(key, '2023');
	return abilities.flatMap(({ line, lines, way, byKeyword }): LineRules | [] => {
		const ability = all[line];
		if (byKeyword || !ability) return [];
		const cited = shown.flatMap(({ acting }) =>
			acting.filter((one) => one.card === key && one.line === line).flatMap(({ rules }) => rules)
		);
		return {
			line,
			lines,
			rules: told([...RULES_OF_WAY[way], ...cited]),
			byHand: isByHand(ability)
		};
	});
}

/** As many of its scenarios as are listed. */
const MOST_SCENES = 100;

/** As many as stand beside a card. */
const MOST_BESIDE = 12;

/** The faces of the cards that are most often among some, this one left out. */
function mostOften(key: CardKey, met: readonly CardKey[]): readonly Face[] {
	const counts = new Map<CardKey, number>();
	for (const card of met)
		if (card !== key && LIBRARY.has(card)) counts.set(card, (counts.get(card) ?? 0) + 1);
	return [...counts]
		.sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
		.slice(0, MOST_BESIDE)
		.map(([card]) => faceOf(card));
}

/** The cards that do something where this one does. */
const actingBeside = (key: CardKey, shown: readonly Scene[]): readonly Face[] =>
	mostOften(
		key,
		shown
			.filter((one) => acts(key, one) || isOwn(key, one))
			.flatMap(({ acting }) => [...new Set(acting.map(({ card }) => card))])
	);

/** The rulings that a card stands in. */
const rulingsOf = (key: CardKey): readonly Ruling[] =>
	RULINGS.filter(({ cards }) => cards.includes(key));

/** The cards that share a ruling with this one. */
const disputedWith = (key: CardKey, rulings: readonly Ruling[]): readonly Face[] =>
	mostOften(
		key,
		rulings.flatMap(({ cards }) => cards)
	);

/** The open questions that came up by what the card does. */
const readingsOf = (key: CardKey, shown: readonly Scene[]): readonly ReadingId[] => [
	...new Set(
		shown.flatMap(({ acting }) =>
			acting.filter(({ card }) => card === key).flatMap(({ readings }) => readings)
		)
	)
];

const sceneOf = ({ slug, title, sources }: Scene): CardScene => ({ slug, title, sources });

/** A set a card came out in, and how many copies its deck holds. */
interface InSet {
	readonly set: SetId;
	readonly name: string;
	readonly copies: number;
}

/** A document that names a card, and where. */
interface NamedBy {
	readonly document: string;
	readonly places: readonly string[];
}

const isDocument = (id: string): id is DocumentId => Object.hasOwn(DOCUMENTS, id);

const namedBy = (key: CardKey): readonly NamedBy[] =>
	Object.entries(NAMED[key] ?? {}).flatMap(([id, places]) =>
		isDocument(id) ? [{ document: DOCUMENTS[id], places }] : []
	);

/** All that the page of a card says. */
export function aboutCard(key: CardKey) {
	const card = cardOf(key);
	const facts = factsOf(key);
	const face = faceOf(key);
	const shown = scenesOf(key);
	const rulings = rulingsOf(key);
	const disputed = disputedWith(key, rulings);
	const telling = shown.filter((scene) => isOwn(key, scene) || acts(key, scene));
	// What a card merely lies beside says little about it, unless there is nothing else.
	const listed = (telling.length > 0 ? telling : shown).slice(0, MOST_SCENES);
	return {
		face,
		categories: facts?.categories ?? [],
		sets: (facts?.sets ?? []).map((set): InSet => ({
			set,
			name: SETS[set],
			copies: facts?.copies?.[set] ?? 1
		})),
		back: card.back === undefined ? null : faceOf(card.back),
		startingItem: card.startingItem === undefined ? null : cardRef(card.startingItem),
		broughtBy: [...LIBRARY].flatMap(([other, { startingItem }]) =>
			startingItem === key ? [cardRef(other)] : []
		),
		namedBy: namedBy(key),
		official: facts ? officialPage(facts) : null,
		link: linkTo(key),
		lines: linesOf(key, shown, face),
		editions: editionsOf(key),
		keywords: face.keywords.map((keyword) => ({ keyword, rules: told(RULES_OF_KEYWORD[keyword]) })),
		rulesOfKind: told(RULES_OF_KIND[card.kind]),
		scenes: listed.map(sceneOf),
		alsoShown: shown.length - listed.length,
		rulings: rulings.map(rulingRef),
		disputedWith: disputed,
		// What it merely meets is shown of a card that nobody argues about.
		metWith: disputed.length > 0 ? [] : actingBeside(key, shown),
		readings: readingsOf(key, shown)
	};
}
