import { describe, expect, it } from 'vitest';
import { LIBRARY } from '#lib/cards/library.ts';
import type { Card } from '#lib/cards/card.ts';
import { OFFICIAL_KEYS } from '#lib/cards/official/keys.ts';
import { OFFICIAL_FACTS } from '#lib/cards/official/facts.ts';
import { NAMED } from '#lib/cards/official/named.ts';
import { factsOf, OFFICIAL_CARDS } from '#lib/cards/official/lookup.ts';
import { cardsNamed, cardText } from '#lib/scenario/names.ts';
import type { OfficialCard } from '#lib/cards/official/official-card.ts';

/** Where the library says otherwise than the list of official cards, and why. */
const DIFFERENCES: Readonly<Record<string, { readonly fields: readonly string[]; why: string }>> = {
	'coop-baby': { fields: ['rewards'], why: 'the list has what its reward box says in its text' },
	'the-harbingers': { fields: ['name'], why: 'the list names both faces in one' },
	'magic-mushroom': { fields: ['tap'], why: 'the ↷ ability that it tells of is the character’s' },
	balrog: { fields: ['tap'], why: 'the ↷ ability that it tells of is that of the item it becomes' },
	'widow-summer': { fields: ['tap'], why: 'the ↷ ability that it tells of is that of characters' },
	crewmate: { fields: ['startingItem'], why: 'its card calls the item with a mark more' },
	steven: { fields: ['startingItem'], why: 'its card calls the item with a mark less' },
	'psycho-goreman': { fields: ['startingItem'], why: 'its card calls the item in two words' },
	'yung-venuz': { fields: ['startingItem'], why: 'its card calls the item with a mark less' },
	'the-enigma': { fields: ['name'], why: 'the list names both faces in one' },
	'anima-sola': { fields: ['name'], why: 'the list names both faces in one' },
	'polar-star': { fields: ['name'], why: 'the list names both faces in one' },
	edmund: { fields: ['startingItem'], why: 'its card writes the item with another letter' },
	quote: { fields: ['startingItem'], why: 'the list names both faces of it' },
	'the-deserter': { fields: ['startingItem'], why: 'the list names both faces of it' },
	'the-isaac-of-isaac-reisaac': { fields: ['tap'], why: 'it tells of it by hand' },
	'greed-mode': { fields: ['paid'], why: 'it tells of it by hand' },
	hush: {
		fields: ['keywords'],
		why: 'the list rests on one transcription here, which leaves the text box empty; the keyword is what we take to stand in it'
	},
	'found-soul': {
		fields: ['keywords'],
		why: 'its text speaks of it as an item, and the list itself counts it among the trinkets'
	},
	'lost-soul2': {
		fields: ['keywords'],
		why: 'its text speaks of it as it enters play, and the list itself counts it among the trinkets'
	},
	'pills-blue-blue': {
		fields: ['keywords'],
		why: 'by its text it becomes an item on some rolls alone, which a trinket would always'
	},
	'pills-yellow-yellow': {
		fields: ['keywords'],
		why: 'by its text it becomes an item on some rolls alone, which a trinket would always'
	}
};

/** What the list says of a card that the library says too, in one form for both. */
const ofLibrary = (card: Card): Readonly<Record<string, unknown>> => ({
	name: card.name,
	kind: card.kind,
	copies: card.copies,
	hp: card.hp,
	evasion: card.evasion,
	attack: card.attack,
	rewards: card.rewards ?? [],
	specialReward: card.abilities.some(({ way }) => way === 'reward'),
	souls: card.souls ?? 0,
	startingItem: card.startingItem === undefined ? undefined : LIBRARY.get(card.startingItem)?.name,
	keywords: [...(card.keywords ?? [])].sort(),
	threePlus: card.threePlus ?? false,
	back: card.back !== undefined,
	tap: card.abilities.some(({ way }) => way === 'tap'),
	// What could be done where a purchase could bears no sign.
	paid: card.abilities.some((ability) => ability.way === 'paid' && !ability.when)
});

const ofList = (card: OfficialCard): Readonly<Record<string, unknown>> => ({
	name: card.name,
	kind: card.kind,
	copies: card.copies?.b2 ?? 1,
	hp: card.hp,
	evasion: card.evasion,
	attack: card.attack,
	rewards: card.rewards ?? [],
	specialReward: card.specialReward ?? false,
	souls: card.souls ?? 0,
	startingItem: card.startingItem,
	keywords: [...(card.keywords ?? [])].sort(),
	threePlus: card.threePlus ?? false,
	back: card.back ?? false,
	tap: card.tap ?? false,
	paid: card.paid ?? false
});

describe('the list of official cards', () => {
	it('has a row for each key', () => {
		expect(OFFICIAL_FACTS).toHaveLength(OFFICIAL_KEYS.length);
		expect(OFFICIAL_CARDS.size).toBe(OFFICIAL_KEYS.length);
		// A key is what the address says, with or without its set.
		const strangers = OFFICIAL_KEYS.filter((key, at) => {
			const slug = OFFICIAL_FACTS[at]?.slug.replaceAll('_', '-') ?? '';
			return !slug.endsWith(key) && !slug.replace(/-\d+$/u, '').endsWith(key);
		});
		expect(strangers).toEqual([]);
	});

	/** "Base Game V2": 287 cards, as its printed component list counts them. */
	it('and the library have the whole base set', () => {
		const base = [...OFFICIAL_CARDS].filter(([, { sets }]) => sets.includes('b2'));
		expect(base).toHaveLength(287);
		expect(base.map(([key]) => key).filter((key) => !LIBRARY.has(key))).toEqual([]);
	});

	it('has every card that a document names', () => {
		expect(Object.keys(NAMED).filter((key) => !OFFICIAL_CARDS.has(key))).toEqual([]);
	});
});

describe('the library and the list of official cards', () => {
	it.each([...LIBRARY])('agree about %s', (key, card) => {
		const facts = factsOf(key);
		expect(facts).not.toBeNull();
		if (!facts) return;
		const ours = ofLibrary(card);
		const theirs = ofList(facts);
		const differing = Object.keys(theirs).filter(
			(field) => JSON.stringify(ours[field]) !== JSON.stringify(theirs[field])
		);
		// A difference that is no more must leave the list of differences too.
		expect(differing).toEqual(DIFFERENCES[key]?.fields ?? []);
	});

	it('tell cards of one name apart, each by what is printed on it or by its set', () => {
		for (const [key, { name, variant }] of LIBRARY) {
			const printed = factsOf(key)?.variant;
			if (printed !== undefined) expect(variant, key).toBe(printed);
			expect(cardsNamed(name), key).toContain(key);
		}
		const texts = [...LIBRARY.keys()].map(cardText);
		expect(new Set(texts).size).toBe(texts.length);
	});

	it('differ only in cards that the library has', () => {
		expect(Object.keys(DIFFERENCES).filter((key) => !LIBRARY.has(key))).toEqual([]);
	});
});
