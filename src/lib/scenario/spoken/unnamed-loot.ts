import { endsHere } from './facts.ts';
import type { Found } from './clause.ts';
import { anyOf, verbAt, type Reader } from './reader.ts';
import type { Saying } from './said.ts';
import { UNNAMED_LOOT } from './stand-in.ts';
import { whoAt } from './who.ts';

/** "Ben plays a loot card", "plays a second loot card", "plays two loot cards": which ones is not said, only that they are played. */
export function unnamedLootAt(reader: Reader, at: number): Found {
	const who = whoAt(reader, at);
	const start = who?.to ?? at;
	const verb = verbAt(reader, start);
	if (verb?.verb !== 'use' || !PLAYS.test(reader.tokens[start]?.text ?? '')) return null;
	const behind = start + 1;
	const one = anyOf(reader, behind, 'a|one|his|her|my|their|some loot| card', 'a|one loot');
	const more = anyOf(
		reader,
		behind,
		'a|his|her|my|their second|2nd|additional|extra loot card',
		'another|one| more| loot card|'
	);
	const two = anyOf(reader, behind, 'two|2 loot| cards', 'loot| cards| twice');
	const to = Math.max(one, more, two);
	if (to < 0 || !(endsHere(reader, to) || BEHIND.includes(reader.tokens[to]?.text ?? '')))
		return null;
	const card = { ref: 'card', card: UNNAMED_LOOT, of: null, facts: {} } as const;
	const use: Saying = {
		say: 'use',
		who: who?.value ?? null,
		card,
		on: [],
		words: [],
		...(who ? {} : { isVerb: true })
	};
	const about = { ref: 'who', who: who?.value ?? { is: 'self' }, facts: {} } as const;
	if (more === to) return { to, value: [{ say: 'fact', about, facts: { lootPlays: 0 } }, use] };
	return { to, value: two === to ? [use, { ...use, isVerb: true }] : [use] };
}

/** Nobody taps a loot card. */
const PLAYS = /^(?:play|use|using|cast)/u;

/** What may stand behind it. */
const BEHIND = 'on during in this that while after before'.split(' ');
