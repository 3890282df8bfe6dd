/** The kind, the stat block and the rewards of a typed card: "monster, 2 HP, 4+, 1 ATK, 3¢". */
import { KEYWORDS, type Keyword } from '../abilities/grammar.ts';
import { CARD_KINDS, type CardKind, type Reward } from './card.ts';

/** What a card is beside its name and its text. */
export interface Facts {
	kind?: CardKind;
	hp?: number;
	attack?: number;
	evasion?: number;
	souls?: number;
	rewards?: readonly Reward[];
	keywords?: readonly Keyword[];
	threePlus?: true;
}

export interface FactProblem {
	/** Counted from 0. */
	readonly column: number;
	readonly message: string;
	readonly expected: readonly string[];
}

type Take = (facts: Facts, found: RegExpExecArray) => void;
const n = (found: RegExpExecArray): number => Number(found[1]);
const reward = (facts: Facts, one: Reward): void => {
	facts.rewards = [...(facts.rewards ?? []), one];
};

/** How each fact may be written; the first that fits is meant. */
const WRITTEN: readonly (readonly [RegExp, Take])[] = [
	[/^(\d+)\s*(?:hp|health|hearts?|♥|❤)(?!\w)/iu, (f, m) => (f.hp = n(m))],
	[/^(?:hp|health)\s*:?\s*(\d+)/iu, (f, m) => (f.hp = n(m))],
	[/^(\d+)\s*(?:atk|attack|⚔)(?!\w)!?/iu, (f, m) => (f.attack = n(m))],
	[/^(?:atk|attack)\s*:?\s*(\d+)!?/iu, (f, m) => (f.attack = n(m))],
	[/^3\+\s*players?/iu, (f) => (f.threePlus = true)],
	[/^(\d+)\s*\+?\s*(?:evasion|dc)(?!\w)/iu, (f, m) => (f.evasion = n(m))],
	[/^(?:evasion|dc)\s*:?\s*(\d+)\+?/iu, (f, m) => (f.evasion = n(m))],
	[/^(\d+)\s*souls?(?!\w)/iu, (f, m) => (f.souls = n(m))],
	[/^soul(?!\w)/iu, (f) => (f.souls = 1)],
	[/^\+?(\d+)\s*treasures?(?!\w)/iu, (f, m) => reward(f, { gain: 'treasure', amount: n(m) })],
	[/^\+?(\d+)\s*(?:¢|cents?|c)(?!\w)/iu, (f, m) => reward(f, { gain: '¢', amount: n(m) })],
	[/^loot\s*(\d+)/iu, (f, m) => reward(f, { gain: 'loot', amount: n(m) })],
	[/^\+?(\d+)\s*loots?(?!\w)(?:\s*cards?)?/iu, (f, m) => reward(f, { gain: 'loot', amount: n(m) })],
	[
		/^(\d+)\s*\/\s*(\d+)\+\s*\/\s*(\d+)(?!\w)/u,
		(f, m) => Object.assign(f, { hp: n(m), evasion: Number(m[2]), attack: Number(m[3]) })
	],
	[/^(?:rolls?|hits? on)\s*(\d+)\+/iu, (f, m) => (f.evasion = n(m))],
	[/^(\d+)\+(?:\s*(?:rolls?|to hit)(?!\w))?/iu, (f, m) => (f.evasion = n(m))],
	[/^(?:rewards?|gives|drops)(?!\w)\s*:?/iu, () => undefined]
];

/** What else print and players call a kind of card. */
const CALLED: readonly (readonly [RegExp, CardKind])[] = [
	[/^items?(?!\w)/iu, 'treasure'],
	[/^(?:tarot|pill|rune|battery|key|sack)(?!\w)/iu, 'loot'],
	[/^(?:(?:mini|epic)[- ]?)?boss(?:es)?(?!\w)/iu, 'monster']
];

/** What print has beside a kind and its text or its art says. */
const SAYS_NO_MORE =
	/^(?:passive|active|paid|charged|(?:one|single)[- ]use|basic|epic|holy|cursed|charmed|good|bad|cards?)(?!\w)/iu;

/** The kind of a card, said or not: no other kind has these keywords, or is attacked, or is a soul and no more. */
export function kindIn({ kind, keywords = [], evasion, souls }: Facts): CardKind | undefined {
	if (kind !== undefined) return kind;
	if (keywords.includes('trinket') || keywords.includes('ambush')) return 'loot';
	if (evasion !== undefined) return 'monster';
	return souls === undefined ? undefined : 'bonus soul';
}

/** Four digits, but for noughts before them. */
const TOO_MUCH = /[1-9]\d{3}/u;
/** As much of a fact as an error says. */
const LONGEST = 20;

const SPACE = /^[\s,;·.()/]+/u;
const words = [...CARD_KINDS].sort((a, b) => b.length - a.length);

/** Reads facts in any order, with or without commas. */
export function factsIn(text: string): {
	readonly facts: Facts;
	readonly problems: readonly FactProblem[];
} {
	let facts: Facts = {};
	const problems: FactProblem[] = [];
	for (let at = 0; at < text.length;) {
		const rest = text.slice(at);
		const space = SPACE.exec(rest);
		const before = facts;
		facts = { ...before };
		const length = space ? space[0].length : taken(facts, rest);
		const said = rest.slice(0, length);
		if (TOO_MUCH.test(said)) {
			facts = before;
			problems.push({
				column: at,
				message: `“${said.slice(0, LONGEST)}${said.length > LONGEST ? '…' : ''}” is more than a card can have.`,
				expected: ['at most 999']
			});
		}
		if (length > 0) {
			at += length;
			continue;
		}
		const word = /^[^\s,;]+/u.exec(rest)?.[0] ?? rest;
		problems.push({
			column: at,
			message: `“${word}” is nothing that is known of a card.`,
			expected: [...CARD_KINDS.slice(0, 5), '2 HP', '4+', '1 ATK', '3¢']
		});
		at += word.length;
	}
	return { facts, problems };
}

/** How much of a text the fact takes that it begins with; 0 where it begins with none. */
function taken(facts: Facts, text: string): number {
	for (const [written, take] of WRITTEN) {
		const found = written.exec(text);
		if (!found) continue;
		take(facts, found);
		return found[0].length;
	}
	const begins = (word: string): boolean =>
		text.toLowerCase().startsWith(word) && !/^\w/u.test(text.slice(word.length));
	const kind = words.find((one) => begins(one));
	if (kind !== undefined && (kind !== 'curse' || facts.kind === undefined)) {
		facts.kind = kind;
		return kind.length;
	}
	const keyword = KEYWORDS.find(begins);
	if (keyword !== undefined) {
		facts.keywords = [...(facts.keywords ?? []), keyword];
		return keyword.length;
	}
	for (const [called, meant] of CALLED) {
		const found = called.exec(text);
		if (!found) continue;
		facts.kind ??= meant;
		return found[0].length;
	}
	return SAYS_NO_MORE.exec(text)?.[0].length ?? 0;
}

/** Facts in one order, as the key of a card has them. */
export function factsText(facts: Facts): string {
	const said = [
		facts.kind,
		...KEYWORDS.filter((one) => facts.keywords?.includes(one) && one !== facts.kind),
		facts.hp === undefined ? undefined : `${facts.hp} HP`,
		facts.evasion === undefined ? undefined : `${facts.evasion}+`,
		facts.attack === undefined ? undefined : `${facts.attack} ATK`,
		facts.souls === undefined ? undefined : `${facts.souls} soul${facts.souls === 1 ? '' : 's'}`,
		...(facts.rewards ?? []).map(({ gain, amount }) =>
			gain === '¢' ? `${amount}¢` : gain === 'loot' ? `loot ${amount}` : `+${amount} treasure`
		),
		facts.threePlus ? '3+ players' : undefined
	];
	return said.filter((one) => one !== undefined).join(', ');
}
