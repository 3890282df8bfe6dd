/** How much of printed card text is read. The texts stay where they are: nothing of them is kept. */
import '../src/lib/cards/sets/known.ts';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import * as v from 'valibot';
import { isByHand } from '../src/lib/abilities/by-hand.ts';
import type { Ability } from '../src/lib/abilities/grammar.ts';
import { readAbility, readFace, type FacePart, type Unsaid } from '../src/lib/abilities/reading.ts';
import { wordAbility } from '../src/lib/abilities/wording.ts';
import { LIBRARY } from '../src/lib/cards/library.ts';
import { OFFICIAL_CARDS } from '../src/lib/cards/official/lookup.ts';
import type { CardKey } from '../src/lib/model/words.ts';
import { gameWith } from '../tests/support/in-the-middle.ts';
import { report } from '../tests/support/report.ts';

const FACTS = v.array(
	v.object({
		name: v.string(),
		slug: v.string(),
		kind: v.string(),
		sets: v.array(v.string()),
		text: v.optional(v.string(), ''),
		subtype: v.optional(v.array(v.string()), [])
	})
);
/** How many decisions a card is played for. */
const GAME = 100;
type Facts = v.InferOutput<typeof FACTS>[number];
const UNSAID: Readonly<Record<string, Unsaid>> = { loot: 'loot', event: 'event' };
const USAGE = `npm run english -- FACTS [--unread] [--differ] [--check [--seed N]]

FACTS is a JSON list of cards with name, slug, kind, sets and text; " / " ends a line of a text.
--unread prints what is not read, --differ what is read otherwise than the library has it.
--check goes through every card: the library has it, what is read is the same when it is worded and read again, and
a random game of ${GAME} decisions with the card in the middle keeps what must always hold. It fails where one does not.`;

const isUnread = (part: FacePart): boolean => 'ability' in part && part.problem !== null;

/** The keys of the library by the names in the addresses of their pages. */
const BY_SLUG: ReadonlyMap<string, CardKey> = new Map(
	[...OFFICIAL_CARDS].map(([key, { slug }]) => [slug, key])
);

/** What the library says of a card; null where it lacks it. */
function ours({ slug }: Facts): string | null {
	const card = LIBRARY.get(BY_SLUG.get(slug) ?? '');
	if (!card) return null;
	return card.abilities
		.filter(({ way }) => way !== 'reward')
		.map(wordAbility)
		.join('\n');
}

/** Whether what was read of a text is the same when it is worded and read again. */
const isReadAgain = (ability: Ability, unsaid: Unsaid): boolean => {
	const again = readAbility(wordAbility(ability), unsaid);
	return 'ability' in again && isDeepStrictEqual(again.ability, ability);
};

/** What is wrong with a card, a sentence each. */
function faultsOf({ slug }: Facts, read: readonly Ability[], unsaid: Unsaid, seed: number) {
	const faults = read
		.filter((ability) => !isByHand(ability) && !isReadAgain(ability, unsaid))
		.map((ability) => `it is not read again as it is worded: ${wordAbility(ability)}`);
	const key = BY_SLUG.get(slug);
	if (key === undefined || !LIBRARY.has(key)) return [...faults, 'the library lacks it'];
	const { fault } = gameWith(key, seed, GAME);
	return fault ? [...faults, report(fault)] : faults;
}

/** What is counted of the cards. */
interface Told {
	cards: number;
	whole: number;
	parts: number;
	read: number;
	/** Those that were checked, and those of them with a fault. */
	checked: number;
	faulty: number;
}

type Asked = Readonly<Record<'unread' | 'differ' | 'check', boolean>>;

/** Reads a card's text, and prints what is asked of it. */
function tell(card: Facts, asked: Asked, seed: number, told: Told): void {
	const source = card.text.replaceAll(' / ', '\n').replace(/ \(([a-f])\)/gu, '\n($1)');
	const unsaid = card.subtype.includes('trinket') ? 'trinket' : (UNSAID[card.kind] ?? 'given');
	const face = card.text === '' ? [] : readFace(source, unsaid).parts;
	const unread = face.filter(isUnread);
	const read = face.flatMap((part) => ('ability' in part ? [part.ability] : []));
	if (card.text !== '') {
		told.cards += 1;
		told.parts += face.length;
		told.read += face.length - unread.length;
		if (unread.length === 0) told.whole += 1;
	}
	if (asked.unread)
		for (const part of unread) console.log(`${card.slug}: ${part.text.replaceAll('\n', ' / ')}`);
	if (asked.differ && unread.length === 0) {
		const worded = read.map(wordAbility).join('\n');
		const own = ours(card);
		if (own !== null && own !== worded)
			console.log(`${card.slug}\n--- read\n${worded}\n--- ours\n${own}\n`);
	}
	if (!asked.check) return;
	const faults = faultsOf(card, read, unsaid, seed + told.checked);
	for (const fault of faults) console.log(`${card.slug}: ${fault}`);
	told.checked += 1;
	if (faults.length > 0) told.faulty += 1;
}

function main(): void {
	const { values, positionals } = parseArgs({
		options: {
			unread: { type: 'boolean', default: false },
			differ: { type: 'boolean', default: false },
			check: { type: 'boolean', default: false },
			seed: { type: 'string' }
		},
		allowPositionals: true
	});
	const [file] = positionals;
	const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000_000));
	if (file === undefined || !Number.isSafeInteger(seed)) {
		console.log(USAGE);
		return;
	}
	const told: Told = { cards: 0, whole: 0, parts: 0, read: 0, checked: 0, faulty: 0 };
	for (const card of v.parse(FACTS, JSON.parse(readFileSync(file, 'utf8'))))
		tell(card, values, seed, told);
	const share = (part: number, of: number): string =>
		`${part} of ${of} (${Math.round((100 * part) / of)} %)`;
	console.log(`Cards read whole: ${share(told.whole, told.cards)}`);
	console.log(`Abilities read: ${share(told.read, told.parts)}`);
	if (!values.check) return;
	console.log(
		`Cards checked, each in a game of ${GAME} decisions from seed ${seed}: ${told.checked}, ${told.faulty} with a fault`
	);
	process.exitCode = told.faulty > 0 ? 1 : 0;
}

main();
