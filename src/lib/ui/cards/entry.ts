import '../../cards/sets/known.ts';
import { abilitiesOf, LIBRARY, writtenOn } from '../../cards/library.ts';
import { nicknamesOf } from '../../cards/nicknames.ts';
import { factsOf } from '../../cards/official/lookup.ts';
import type { CardKey } from '../../model/words.ts';
import type { CardEntry, CardInRow } from './card-entry.ts';
import { faceOf, rewardWords } from './face.ts';
import { subjectsIn, triggersOf } from './tags.ts';

/** A card of the library as it stands in the list. */
export function entryOf(key: CardKey): CardEntry {
	const { title, kind, hp, evasion, attack, souls, rewards, abilities } = faceOf(key);
	const facts = factsOf(key);
	const lines = abilities.filter(({ byKeyword }) => !byKeyword).flatMap((one) => one.lines);
	const ways = abilitiesOf(key, '2023').map(({ way }) => way);
	return {
		key,
		title,
		nicknames: nicknamesOf(key),
		kind,
		sets: facts?.sets ?? [],
		categories: facts?.categories ?? [],
		hp,
		evasion,
		attack,
		souls,
		tap: ways.includes('tap'),
		paid: ways.includes('paid'),
		triggers: triggersOf(writtenOn(key, '2023')),
		mentions: subjectsIn([...lines, ...rewards.map(rewardWords)].join('\n')),
		lines
	};
}

/** A card as a row shows it. */
export function rowOf(card: CardKey): CardInRow {
	const { key, title, kind, categories, hp, evasion, attack, souls, lines } = entryOf(card);
	return { key, title, kind, categories, hp, evasion, attack, souls, lines };
}

/** Every card of the library, by name. */
export const allEntries = (): readonly CardEntry[] =>
	[...LIBRARY.keys()].map(entryOf).sort((a, b) => a.title.localeCompare(b.title));
