/** The names of official cards that the library lacks; importing it makes them known to the notation. */
import '../sets/known.ts';
import { KEYWORDS } from '../../abilities/grammar.ts';
import { LIBRARY } from '../library.ts';
import { factsText } from '../stat-line.ts';
import { OFFICIAL_CARDS } from './lookup.ts';
import type { OfficialCard } from './official-card.ts';
import { knowOfficial, type UnknownCard } from './unknown.ts';

const LACKING: readonly OfficialCard[] = [...OFFICIAL_CARDS].flatMap(([key, card]) =>
	LIBRARY.has(key) ? [] : [card]
);

const plain = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/[^\p{L}\p{N} ]/gu, '')
		.replace(/^the\s+/iu, '')
		.replace(/\s+/gu, '')
		.toLowerCase();

const byName = Map.groupBy(LACKING, ({ name }) => plain(name));

const BY_HAND = 'Do what is printed on it.';

/** Where the abilities of a card begin that nobody has read. */
function textOf({ tap, paid, kind }: OfficialCard): string {
	const lines = [...(tap ? [`↷: ${BY_HAND}`] : []), ...(paid ? [`$: Pay 1¢: ${BY_HAND}`] : [])];
	if (lines.length > 0) return lines.join(' / ');
	return kind === 'character' || kind === 'bonus soul' ? '' : BY_HAND;
}

/** The line that lets a card be played with by hand, its numbers filled in. */
function lineOf(card: OfficialCard, variant: string | null): string {
	const { name, kind, hp, attack, evasion, souls, rewards, threePlus, keywords = [] } = card;
	const facts = factsText({
		kind,
		...(hp === undefined ? {} : { hp }),
		...(attack === undefined ? {} : { attack }),
		...(evasion === undefined ? {} : { evasion }),
		...(souls === undefined ? {} : { souls }),
		...(rewards ? { rewards } : {}),
		...(threePlus ? { threePlus } : {}),
		keywords: KEYWORDS.filter((keyword) => keywords.includes(keyword))
	});
	const called = (variant === null ? name : `${name} ${variant}`)
		.replace(/[:|/()#,;"]+/gu, ' ')
		.replace(/\s+/gu, ' ')
		.trim();
	const text = textOf(card);
	return `card ${called}: ${facts}${text === '' ? '' : ` | ${text}`}`;
}

function called(name: string, marks: readonly string[]): readonly UnknownCard[] {
	const alike = byName.get(plain(name)) ?? [];
	const exact = alike.filter((card) => card.name.toLowerCase() === name.trim().toLowerCase());
	const isMark = (word: string): boolean => marks.some((mark) => plain(mark) === plain(word));
	return (exact.length > 0 ? exact : alike).flatMap((card): readonly UnknownCard[] => {
		const variant = card.variant !== undefined && isMark(card.variant) ? card.variant : null;
		if (marks.length > 0 && variant === null && !isMark(card.kind)) return [];
		return [{ card, variant, line: lineOf(card, variant) }];
	});
}

knowOfficial({ called, names: [...new Set(LACKING.map(({ name }) => name))] });
