/** How much of printed card text is read. The texts stay where they are: nothing of them is kept. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { readFace, type Unsaid } from '../src/lib/abilities/reading.ts';
import { wordAbility } from '../src/lib/abilities/wording.ts';
import { LIBRARY } from '../src/lib/cards/library.ts';

const FACTS = v.array(
	v.object({ name: v.string(), slug: v.string(), kind: v.string(), text: v.optional(v.string()) })
);
const UNSAID: Readonly<Record<string, Unsaid>> = { loot: 'loot', event: 'event' };

function main(): void {
	const [file, ...flags] = process.argv.slice(2);
	if (file === undefined) {
		console.log('node scripts/english.ts FACTS [--unread] [--differ]');
		console.log('FACTS is a JSON list of cards with name, slug, kind and text.');
		return;
	}
	const cards = v.parse(FACTS, JSON.parse(readFileSync(file, 'utf8')));
	const told = { cards: 0, whole: 0, parts: 0, read: 0 };
	const byName = new Map([...LIBRARY.values()].map((card) => [`${card.kind} ${card.name}`, card]));
	for (const { name, slug, kind, text } of cards) {
		if (text === undefined || text === '') continue;
		told.cards += 1;
		const source = text.replaceAll(' / ', '\n').replace(/ \(([a-f])\)/gu, '\n($1)');
		const face = readFace(source, UNSAID[kind] ?? 'given');
		const unread = face.filter((part) => 'ability' in part && part.problem !== null);
		told.parts += face.length;
		told.read += face.length - unread.length;
		if (unread.length === 0) told.whole += 1;
		else if (flags.includes('--unread'))
			for (const part of unread)
				if ('ability' in part)
					console.log(
						`${slug}: ${part.text.replaceAll('\n', ' / ')}\n    at: ${part.problem?.words ?? ''}`
					);
		const card = byName.get(`${kind.replace('-', ' ')} ${name}`);
		if (!card || unread.length > 0 || !flags.includes('--differ')) continue;
		const read = face.flatMap((part) => ('ability' in part ? [wordAbility(part.ability)] : []));
		const own = card.abilities.filter(({ way }) => way !== 'reward').map(wordAbility);
		if (read.join('\n') !== own.join('\n'))
			console.log(`${slug}\n  read: ${read.join(' | ')}\n  ours: ${own.join(' | ')}`);
	}
	const share = (part: number, of: number): string =>
		`${part} of ${of} (${Math.round((100 * part) / of)} %)`;
	console.log(`Cards read whole: ${share(told.whole, told.cards)}`);
	console.log(`Abilities read: ${share(told.read, told.parts)}`);
}

main();
