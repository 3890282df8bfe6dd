import * as v from 'valibot';
import type { CardKey } from '../../../model/words.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import { namesOf } from '../../../scenario/print/print.ts';
import { sameFact } from '../../../scenario/same-fact.ts';
import { scenarioSchema } from '../../../scenario/words/scenario.ts';
import {
	atLastEnd,
	STAND_INS,
	understand,
	type Chip,
	type Spoken
} from '../../../scenario/spoken/index.ts';
import { cardName, possessive } from '../../../wording/index.ts';
import { cardsIn } from '../../cards/shown.ts';
import { joined } from '../../composer/joined.ts';
import { offersAt } from '../../composer/guide/offers.ts';
import type { Offer } from '../../composer/guide/offer.ts';
import { sceneOf } from '../../composer/guide/scene.ts';
import type { Heard, HeardChip, SaidAsked } from '../shapes/heard.ts';

const ASKED: v.GenericSchema<unknown, SaidAsked> = v.strictObject({
	text: v.string(),
	typed: v.string(),
	onto: v.nullable(scenarioSchema)
});

/** What was understood last: each letter that is typed asks about the same text before it. */
const KNOWN = new Map<string, Spoken>();
const MOST_KNOWN = 8;

function understood(text: string, onto: Scenario | null): Spoken {
	const key = `${text}\n${onto ? JSON.stringify(onto) : ''}`;
	const known = KNOWN.get(key) ?? goingOn(understand(text, onto), text, onto);
	KNOWN.delete(key);
	KNOWN.set(key, known);
	for (const old of KNOWN.keys()) if (KNOWN.size > MOST_KNOWN) KNOWN.delete(old);
	return known;
}

/** What was said of a table goes on with its script; where it does not, nothing of it is understood. */
function goingOn(spoken: Spoken, text: string, onto: Scenario | null): Spoken {
	if (!onto || onto.script.every((line, at) => sameFact(line, spoken.scenario.script[at])))
		return spoken;
	const said = text.trim();
	if (said === '') return { scenario: onto, chips: [] };
	const unread: Chip = {
		from: text.indexOf(said),
		to: text.indexOf(said) + said.length,
		kind: 'unread',
		words: said,
		lines: [],
		at: null,
		trouble: null,
		fits: []
	};
	return { scenario: onto, chips: [unread] };
}

/** Says what was understood of a text, and what could be said next. */
export function hearAnswer(asked: unknown): Heard {
	const { text, typed, onto } = v.parse(ASKED, asked);
	const { scenario, chips } = understood(text, onto);
	const [said, typing] = atLastEnd(typed);
	const [before, fragment] = [said.trim(), typing.trimStart()];
	const { scenario: reached } =
		before === '' ? { scenario } : understood(joined(text, before), onto);
	const scene = sceneOf(reached);
	return {
		chips: chips.map(shown),
		scenario,
		clear: isClear(understood(joined(text, typed), onto), text.length, fragment),
		offers: (scene ? offersAt(scene, fragment) : []).map((offer) => behind(before, offer)),
		players: [...namesOf(scenario)],
		laid: laidFor(scenario, onto, text)
	};
}

const behind = (before: string, offer: Offer): Heard['offers'][number] => ({
	...offer,
	text: joined(before, offer.text)
});

/**
 * Whether what is typed from a place on is meant as it is: it says something about the table, and its last piece is
 * understood and possible, or a question. Only that piece could be the beginning of what is offered.
 */
function isClear({ chips }: Spoken, from: number, last: string): boolean {
	if (/\?\s*$/u.test(last)) return true;
	const said = chips.filter((chip) => chip.from >= from);
	const says = said.some(({ kind }) => kind === 'act' || kind === 'fact');
	const end = Math.max(...said.map(({ to }) => to), from);
	const ofLast = said.filter(({ to }) => to > end - last.trim().length);
	return says && ofLast.every(({ kind, trouble }) => kind !== 'unread' && trouble === null);
}

const shown = ({ lines, fits, ...chip }: Chip): HeardChip => ({
	...chip,
	lines: lines.length,
	fits: [...fits]
});

/** " (1 HP)", where that is said of a card in a slot: it stands in no piece of the text. */
function hpSaid({ board }: Scenario, card: CardKey): string {
	const tops = Object.values(board?.slots ?? {}).flatMap((slots) => slots.map(({ top }) => top));
	const hp = tops.find((top) => top?.card === card)?.hp;
	return hp === undefined ? '' : ` (${hp} HP)`;
}

/** Whether a card lies there only because something has to. */
const isStandIn = (card: CardKey, text: string): boolean =>
	STAND_INS.has(card) && !text.toLowerCase().includes(cardName(card).toLowerCase());

/**
 * What lies on the table now and did not before; the chairs of a table that is made for it, and what lies
 * where nobody said which card does, are no news.
 */
function laidFor(scenario: Scenario, onto: Scenario | null, text: string): Heard['laid'] {
	const before = onto ? cardsIn({ ...onto, script: [] }) : new Set();
	const cards = [...cardsIn({ ...scenario, script: [] })]
		.filter((card) => !before.has(card) && !isStandIn(card, text))
		.map((card) => ({ card, name: `${cardName(card)}${hpSaid(scenario, card)}` }));
	const names = onto ? namesOf(onto) : namesOf(scenario);
	const chairs = namesOf(scenario).filter((name) => !names.includes(name));
	const had = (name: string): number => playsOf(onto, name);
	const plays = (scenario.players ?? []).filter(({ name }) => playsOf(scenario, name) > had(name));
	return [
		...chairs.map((name) => ({ card: null, name: `a chair for ${name}` })),
		...cards,
		...plays.map(({ name }) => ({ card: null, name: `a loot play for ${name}` })),
		...(onto ? [] : guessedFor(scenario, text).map((name) => ({ card: null, name })))
	];
}

/** What had to be guessed, and an answer may hang on: a monster that nobody named, and whose turn it is. */
function guessedFor(scenario: Scenario, text: string): readonly string[] {
	const used = cardsIn({ rules: scenario.rules, script: scenario.script });
	const monsters = [...used]
		.filter((card) => isStandIn(card, text))
		.map((card) => `${cardName(card)}, since no monster was named`);
	const [first] = scenario.script;
	const name = scenario.players?.[0]?.name;
	const isGuessed =
		first !== undefined &&
		'do' in first &&
		(first.do === 'play' || first.do === 'activate') &&
		first.player === name &&
		scenario.board?.turn === undefined &&
		!/\bturn\b/iu.test(text);
	return [
		...monsters,
		...(isGuessed ? [`${possessive(name)} turn, since nobody said whose it is`] : [])
	];
}

const playsOf = (scenario: Scenario | null, name: string): number =>
	scenario?.players?.find((player) => player.name === name)?.lootPlays ?? 0;
