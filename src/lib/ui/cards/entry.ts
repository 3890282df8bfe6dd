import '../../cards/sets/known.ts';
import type { TriggerEvent } from '../../abilities/grammar.ts';
import type { CardKind } from '../../cards/card.ts';
import { abilitiesOf, LIBRARY, writtenOn } from '../../cards/library.ts';
import { nicknamesOf } from '../../cards/nicknames.ts';
import { factsOf } from '../../cards/official/lookup.ts';
import type { Category, SetId } from '../../cards/official/official-card.ts';
import type { CardKey } from '../../model/words.ts';
import { faceOf, rewardWords } from './face.ts';
import { subjectsIn, triggersOf, type Subject } from './tags.ts';

/** A card in the list of cards: what is shown of it, and what it can be found by. */
export interface CardEntry {
	readonly key: CardKey;
	readonly title: string;
	readonly nicknames: readonly string[];
	readonly kind: CardKind;
	readonly sets: readonly SetId[];
	readonly categories: readonly Category[];
	readonly hp: number | null;
	readonly evasion: number | null;
	readonly attack: number | null;
	readonly souls: number;
	readonly tap: boolean;
	readonly paid: boolean;
	readonly triggers: readonly TriggerEvent['on'][];
	readonly mentions: readonly Subject[];
	/** What is written on it. */
	readonly lines: readonly string[];
}

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

/** Every card of the library, by name. */
export const allEntries = (): readonly CardEntry[] =>
	[...LIBRARY.keys()].map(entryOf).sort((a, b) => a.title.localeCompare(b.title));
