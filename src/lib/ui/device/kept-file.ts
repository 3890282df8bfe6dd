import * as v from 'valibot';
import {
	keepTable,
	keptTables,
	MOST_TABLES,
	readKept,
	type KeptTable
} from '../table/state/kept.ts';
import { newTableId } from '../table/state/table-id.ts';

/** What is one entry of the storage each, beside the tables. */
const SINGLE = [
	'fizzle-setup',
	'fizzle-draft',
	'fizzle-theme',
	'fizzle-keys',
	'fizzle-edition',
	'fizzle-quiz',
	'fizzle-learn',
	'fizzle-puzzles'
] as const;
type Single = (typeof SINGLE)[number];

/** Larger than any file that was saved here. */
const MOST_LETTERS = 20_000_000;

const FILE = v.object({
	fizzle: v.literal('kept on a device'),
	version: v.pipe(v.number(), v.integer(), v.minValue(1)),
	/** Tables in whatever version they were kept; each is read by itself. */
	tables: v.array(v.unknown()),
	/** The choice for a game, a text being written, the theme, the keys: as they are stored. */
	single: v.record(v.string(), v.string())
});
const VERSION = 1;

/** What became of a file: how many tables there were of each. */
export interface Imported {
	readonly added: number;
	/** They were here already, just so. */
	readonly same: number;
	/** They could not be read. */
	readonly damaged: number;
	/** The device had no room for them, or has as many as it keeps. */
	readonly left: number;
}

const stored = (key: Single): string | null => {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
};

/** All that somebody made on this device, as the text of a file that can be brought to another. */
export function keptFile(): string {
	const single = SINGLE.flatMap((key): readonly (readonly [Single, string])[] => {
		const text = stored(key);
		return text === null ? [] : [[key, text]];
	});
	const file: v.InferOutput<typeof FILE> = {
		fizzle: 'kept on a device',
		version: VERSION,
		tables: [...keptTables()],
		single: Object.fromEntries(single)
	};
	return JSON.stringify(file, null, '\t');
}

/** The file in a text, or why it is none, in a sentence. */
function fileIn(
	text: string
): { readonly file: v.InferOutput<typeof FILE> } | { readonly why: string } {
	if (text.length > MOST_LETTERS) return { why: 'That file is too large to be one saved here.' };
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch {
		return { why: 'That file is none that was saved here: it should be JSON, and is not.' };
	}
	const read = v.safeParse(FILE, data);
	if (!read.success)
		return {
			why: 'That file is none that was saved here: it should begin with "fizzle": "kept on a device".'
		};
	if (read.output.version > VERSION)
		return { why: 'A newer Fizzle saved that file. Reload this page, and take it again.' };
	return { file: read.output };
}

const contentOf = ({ id: _id, ...content }: KeptTable): string => JSON.stringify(content);

/**
 * Brings in what a file holds. Nothing that is here is written over: a table that is another here under
 * the same name is kept beside it, and a choice that was made here stays.
 * @returns why the file cannot be used, in a sentence, where it cannot.
 */
export function takeIn(text: string): Imported | string {
	const read = fileIn(text);
	if ('why' in read) return read.why;
	const { tables, single } = read.file;
	const here = keptTables();
	const known = new Set(here.map(contentOf));
	const ids = new Set(here.map(({ id }) => id));
	const count = { added: 0, same: 0, damaged: 0, left: 0 };
	for (const one of tables) {
		const table = readKept(JSON.stringify(one));
		if (!table) count.damaged += 1;
		else if (known.has(contentOf(table))) count.same += 1;
		else if (ids.size >= MOST_TABLES) count.left += 1;
		else {
			const id = ids.has(table.id) ? newTableId() : table.id;
			if (keepTable({ ...table, id })) count.added += 1;
			else count.left += 1;
			ids.add(id);
			known.add(contentOf(table));
		}
	}
	for (const key of SINGLE) {
		const text = single[key];
		if (text !== undefined && stored(key) === null) store(key, text);
	}
	return count;
}

const store = (key: Single, text: string): void => {
	try {
		localStorage.setItem(key, text);
	} catch {
		// What cannot be stored is as at first.
	}
};

/** What became of a file, in a sentence. */
export function importedSentence({ added, same, damaged, left }: Imported): string {
	const tables = (count: number): string => (count === 1 ? '1 table' : `${String(count)} tables`);
	const parts = [
		`${added === 0 ? 'No table was' : added === 1 ? '1 table was' : `${tables(added)} were`} added.`,
		same > 0 ? `${tables(same)} ${same === 1 ? 'was' : 'were'} here already.` : '',
		left > 0
			? `${tables(left)} found no room: at most ${String(MOST_TABLES)} are kept here, so forget some first.`
			: '',
		damaged > 0 ? `${tables(damaged)} could not be read.` : ''
	];
	return parts.filter((part) => part !== '').join(' ');
}
