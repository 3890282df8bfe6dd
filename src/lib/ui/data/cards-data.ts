import type { Card } from '../../cards/card.ts';
import { LIBRARY, writtenOn } from '../../cards/library.ts';
import { OFFICIAL_CARDS, officialPage } from '../../cards/official/lookup.ts';
import { SETS, type OfficialCard } from '../../cards/official/official-card.ts';
import type { CardKey, EditionId } from '../../model/words.ts';
import { wordCard } from '../../wording/index.ts';
import { linesLeftOut, runOf } from '../cards/coverage.ts';
import { DATA_VERSION, type CardsData } from './shapes.ts';

/** Every card as data: the official ones, and what the library has beside them. */
export const cardsData = (): CardsData => ({
	version: DATA_VERSION,
	edition: '2023',
	sets: { ...SETS },
	cards: [...new Set([...OFFICIAL_CARDS.keys(), ...LIBRARY.keys()])].flatMap(cardData)
});

function cardData(key: CardKey): CardsData['cards'] {
	const official = OFFICIAL_CARDS.get(key);
	const card = LIBRARY.get(key);
	// What the judge goes by, where the two differ.
	const known = card ?? official;
	return known ? [{ ...facts(key, known, official), ...said(key, card) }] : [];
}

const facts = (key: CardKey, card: Card | OfficialCard, official: OfficialCard | undefined) => ({
	key,
	name: card.name,
	variant: card.variant ?? null,
	kind: card.kind,
	sets: [...(official?.sets ?? [])],
	copies: { ...official?.copies },
	categories: [...(official?.categories ?? [])],
	hp: card.hp ?? null,
	evasion: card.evasion ?? null,
	attack: card.attack ?? null,
	rewards: (card.rewards ?? []).map(({ gain, amount }) => ({ gain, amount })),
	souls: card.souls ?? 0,
	startingItem: official?.startingItem ?? null,
	keywords: [...(official?.keywords ?? card.keywords ?? [])],
	threePlus: card.threePlus ?? false,
	official: official ? officialPage(official) : null
});

function said(key: CardKey, card: Card | undefined): Pick<CardsData['cards'][number], Said> {
	if (!card)
		return {
			url: null,
			coverage: 'not yet',
			leftOut: [],
			lines: [],
			abilities: [],
			original: null
		};
	const leftOut = [...linesLeftOut(key)];
	return {
		url: `cards/${key}/`,
		coverage: runOf(key),
		leftOut,
		...wordsIn(key, '2023'),
		original: card.variants?.original ? wordsIn(key, 'original') : null
	};
}

type Said = 'url' | 'coverage' | 'leftOut' | 'lines' | 'abilities' | 'original';

const wordsIn = (key: CardKey, edition: EditionId) => ({
	lines: wordCard(key, edition).map(({ text }) => text),
	abilities: writtenOn(key, edition).map((ability) => ({ ...ability }))
});
