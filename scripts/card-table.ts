/**
 * Writes down what is known of every official card: `npm run card-table -- FACTS`, where FACTS is a
 * JSON list of cards. Cards that have a number in links keep it; others are added at the end.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { KEYWORDS } from '#lib/abilities/grammar.ts';
import { CARD_KINDS, type Reward } from '#lib/cards/card.ts';
import { OFFICIAL_KEYS } from '#lib/cards/official/keys.ts';
import { CATEGORIES, SETS, type OfficialCard } from '#lib/cards/official/official-card.ts';

const FOLDER = '../src/lib/cards/official/';
const pathOf = (file: string): string => fileURLToPath(new URL(FOLDER + file, import.meta.url));
/** The set whose cards go by their bare names. */
const BASE = 'b2-';

const SET_IDS = v.picklist(Object.keys(SETS).filter((id): id is keyof typeof SETS => id in SETS));
const Stat = v.optional(v.union([v.number(), v.string()]));
const Fact = v.object({
	slug: v.string(),
	name: v.string(),
	variant: v.optional(v.string()),
	kind: v.pipe(
		v.string(),
		v.transform((kind) => kind.replace('-', ' ')),
		v.picklist(CARD_KINDS)
	),
	sets: v.pipe(
		v.array(
			v.pipe(
				v.string(),
				v.transform((set) => /\((\w+)\)$/u.exec(set)?.[1]),
				SET_IDS
			)
		),
		v.minLength(1)
	),
	copies: v.optional(v.record(v.string(), v.number())),
	subtype: v.optional(v.array(v.picklist(CATEGORIES))),
	hp: Stat,
	evasion: Stat,
	atk: Stat,
	reward: v.optional(v.string()),
	soulValue: v.number(),
	startingItem: v.optional(v.string()),
	keywords: v.optional(v.array(v.string())),
	threePlusOnly: v.optional(v.boolean()),
	backFace: v.optional(v.object({})),
	activated: v.object({ tap: v.boolean(), paid: v.boolean() })
});
type Fact = v.InferOutput<typeof Fact>;

/** The name in a slug: without its set, and without a number that only tells printings apart. */
function bare({ slug, name }: Fact, facts: readonly Fact[]): string {
	const own = slug.slice(slug.indexOf('-') + 1).replaceAll('_', '-');
	const isNumbered = !/\d\W*$/u.test(name) && facts.filter((f) => f.name === name).length === 1;
	return isNumbered ? own.replace(/-\d+$/u, '') : own;
}

/** The key of each card: its bare name for one card, the whole slug for others of that name. */
function keysOf(facts: readonly Fact[]): readonly string[] {
	const owners = new Map<string, string>();
	for (const card of facts) {
		const name = bare(card, facts);
		if (!owners.has(name) || card.slug.startsWith(BASE)) owners.set(name, card.slug);
	}
	return facts.map((card) => {
		const name = bare(card, facts);
		return owners.get(name) === card.slug ? name : card.slug.replaceAll('_', '-');
	});
}

const GAINS = { '¢': '¢', loot: 'loot', treasure: 'treasure', tresure: 'treasure' } as const;

/** The parts of a reward box; null for one that is more than numbers. */
function rewardsIn(text: string): readonly Reward[] | null {
	const parts = text.toLowerCase().split(/(?<=\S) \+ /u);
	const rewards = parts.map((part): Reward | null => {
		const [, verb, plus, cents] = /^(?:(loot) (\d+)|(?:gain )?(\d+)¢)$/u.exec(part) ?? [];
		if (verb !== undefined) return { gain: 'loot', amount: Number(plus) };
		if (cents !== undefined) return { gain: '¢', amount: Number(cents) };
		const [, count, what] = /^\+(\d+) (treasure|tresure)$/u.exec(part) ?? [];
		return what === 'treasure' || what === 'tresure'
			? { gain: GAINS[what], amount: Number(count) }
			: null;
	});
	return rewards.every((reward) => reward !== null) ? rewards : null;
}

const yes = (is: boolean | undefined): true | undefined => is || undefined;
const numberIn = (stat: Fact['hp']): number | undefined =>
	typeof stat === 'number' ? stat : undefined;

/** The copies that the deck of one set holds, where that is more than one. */
function copiesIn({ copies, sets }: Fact): OfficialCard['copies'] {
	const several = sets.flatMap((set) => {
		const count = copies?.[set] ?? 1;
		return count > 1 ? [[set, count] as const] : [];
	});
	return several.length > 0 ? Object.fromEntries(several) : undefined;
}

/** A row of the table; a field that says nothing is not written. */
type Row = { readonly [field in keyof OfficialCard]: OfficialCard[field] | undefined };

function officialCard(fact: Fact): Row {
	const { slug, name, variant, kind, subtype, startingItem, soulValue, reward } = fact;
	const [first, ...others] = fact.sets;
	if (first === undefined) throw new Error(`${slug} came out in no set.`);
	const rewards = reward === undefined ? undefined : rewardsIn(reward);
	const keywords = [...KEYWORDS, 'familiar' as const].filter((word) =>
		fact.keywords?.includes(word)
	);
	return {
		slug,
		name,
		variant,
		kind,
		sets: [first, ...others],
		copies: copiesIn(fact),
		categories: subtype,
		hp: numberIn(fact.hp),
		evasion: numberIn(fact.evasion),
		attack: numberIn(fact.atk),
		rewards: rewards ?? undefined,
		specialReward: yes(rewards === null),
		souls: soulValue === 0 ? undefined : soulValue,
		startingItem,
		keywords: keywords.length > 0 ? keywords : undefined,
		threePlus: yes(fact.threePlusOnly),
		back: yes(fact.backFace !== undefined),
		tap: yes(fact.activated.tap),
		paid: yes(fact.activated.paid)
	};
}

/** A value as the code writes it. */
function written(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
	if (typeof value === 'object' && value !== null) {
		const fields = Object.entries(value).filter(([, field]) => field !== undefined);
		return `{ ${fields.map(([key, field]) => `${key}: ${written(field)}`).join(', ')} }`;
	}
	return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file with the facts.');
const facts = v.parse(v.array(Fact), JSON.parse(readFileSync(file, 'utf8')));
const found = keysOf(facts);
const byKey = new Map(found.map((key, at) => [key, facts[at]]));
const keys = [...new Set([...OFFICIAL_KEYS, ...found])];

writeFileSync(
	pathOf('keys.ts'),
	`/**
 * The key of every official card; its place is its number in links. Only ever added to at the end.
 * Written by \`npm run card-table\`.
 */
export const OFFICIAL_KEYS: readonly string[] = \`
${keys.join('\n')}
\`
	.trim()
	.split('\\n');
`
);

const rows = keys.map((key) => {
	const fact = byKey.get(key);
	if (!fact) throw new Error(`The facts say nothing of "${key}".`);
	return `\t${written(officialCard(fact))}`;
});
writeFileSync(
	pathOf('facts.ts'),
	`import type { OfficialCard } from './official-card.ts';

/**
 * What is known of each official card, in the order of their keys: numbers, names, sets, no texts.
 * Written by \`npm run card-table\`.
 */
export const OFFICIAL_FACTS: readonly OfficialCard[] = [
${rows.join(',\n')}
];
`
);
