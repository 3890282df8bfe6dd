/** How much of printed card text is read. The texts stay where they are: nothing of them is kept. */
import '../src/lib/cards/sets/known.ts';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { readFace, type FacePart, type Unsaid } from '../src/lib/abilities/reading.ts';
import { wordAbility } from '../src/lib/abilities/wording.ts';
import { LIBRARY } from '../src/lib/cards/library.ts';
import { OFFICIAL_CARDS } from '../src/lib/cards/official/lookup.ts';

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
type Facts = v.InferOutput<typeof FACTS>[number];
const UNSAID: Readonly<Record<string, Unsaid>> = { loot: 'loot', event: 'event' };
const USAGE = `npm run english -- FACTS [--unread] [--differ]

FACTS is a JSON list of cards with name, slug, kind, sets and text; " / " ends a line of a text.
--unread prints what is not read, --differ what is read otherwise than the library has it.`;

const isUnread = (part: FacePart): boolean => 'ability' in part && part.problem !== null;

/** The cards of the library by the names in the addresses of their pages. */
const BY_SLUG = new Map(
	[...OFFICIAL_CARDS].flatMap(([key, { slug }]) => {
		const card = LIBRARY.get(key);
		return card ? [[slug, card] as const] : [];
	})
);

/** What the library says of a card; null where it lacks it. */
function ours({ slug }: Facts): string | null {
	const card = BY_SLUG.get(slug);
	if (!card) return null;
	return card.abilities
		.filter(({ way }) => way !== 'reward')
		.map(wordAbility)
		.join('\n');
}

function main(): void {
	const [file, ...flags] = process.argv.slice(2);
	if (file === undefined) {
		console.log(USAGE);
		return;
	}
	const told = { cards: 0, whole: 0, parts: 0, read: 0 };
	for (const card of v.parse(FACTS, JSON.parse(readFileSync(file, 'utf8')))) {
		if (card.text === '') continue;
		const source = card.text.replaceAll(' / ', '\n').replace(/ \(([a-f])\)/gu, '\n($1)');
		const unsaid = card.subtype.includes('trinket') ? 'trinket' : (UNSAID[card.kind] ?? 'given');
		const face = readFace(source, unsaid).parts;
		const unread = face.filter(isUnread);
		told.cards += 1;
		told.parts += face.length;
		told.read += face.length - unread.length;
		if (unread.length === 0) told.whole += 1;
		if (flags.includes('--unread'))
			for (const part of unread) console.log(`${card.slug}: ${part.text.replaceAll('\n', ' / ')}`);
		if (unread.length > 0 || !flags.includes('--differ')) continue;
		const read = face
			.flatMap((part) => ('ability' in part ? [wordAbility(part.ability)] : []))
			.join('\n');
		const own = ours(card);
		if (own !== null && own !== read)
			console.log(`${card.slug}\n--- read\n${read}\n--- ours\n${own}\n`);
	}
	const share = (part: number, of: number): string =>
		`${part} of ${of} (${Math.round((100 * part) / of)} %)`;
	console.log(`Cards read whole: ${share(told.whole, told.cards)}`);
	console.log(`Abilities read: ${share(told.read, told.parts)}`);
}

main();
