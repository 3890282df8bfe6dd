/** Every word that changes what is meant is used: what leaves the meaning as it is does so with a mark. */
import { expect, it } from 'vitest';
import { cardOf } from '#lib/cards/library.ts';
import { print } from '#lib/scenario/index.ts';
import { isPassedOver, understand } from '#lib/scenario/spoken/index.ts';
import { numberAt, verbAt, type Reader } from '#lib/scenario/spoken/reader.ts';
import { readerOf } from '#lib/scenario/spoken/reader-of.ts';
import { corpus } from './corpus.ts';

/** One sentence of so many is changed: all of them take minutes. */
const ONE_OF = 4;

const clear = (text: string): string | null => {
	const { chips, scenario } = understand(text);
	const isMarked = chips.some(
		({ kind, trouble }) => kind === 'unread' || kind === 'left' || trouble !== null
	);
	return isMarked ? null : print(scenario);
};

interface Heard {
	readonly said: string;
	readonly meant: string;
	readonly reader: Reader;
	/** Whether a place of the text lies in a piece that says something of the table, and is more than talk. */
	readonly tells: (from: number) => boolean;
}

const sentences: readonly Heard[] = [...corpus('seen'), ...corpus('fresh')]
	.filter((_, i) => i % ONE_OF === 0)
	.flatMap(({ said }) => {
		const meant = clear(said);
		if (meant === null) return [];
		const { chips } = understand(said);
		const reader = readerOf(said, { names: [], cards: [] });
		const tells = (from: number): boolean =>
			chips.some(
				(chip) =>
					chip.kind !== 'asked' &&
					from >= chip.from &&
					from < chip.to &&
					!isPassedOver(said.slice(chip.from, chip.to))
			);
		return [{ said, meant, reader, tells }];
	});

/** What is understood of each changed text as it was of the sentence, without a mark. */
const unheard = (
	changed: (heard: Heard) => readonly (readonly [from: number, to: number, instead: string])[]
): readonly string[] =>
	sentences.flatMap((heard) =>
		changed(heard)
			.filter(([from]) => heard.tells(from))
			.map(([from, to, instead]) => heard.said.slice(0, from) + instead + heard.said.slice(to))
			.filter((text) => clear(text) === heard.meant)
	);

it('has sentences to change', () => {
	expect(sentences.length).toBeGreaterThan(150);
});

it('hears every number', () => {
	const found = unheard(({ reader }) => {
		const { tokens, lexicon } = reader;
		const printed = JSON.stringify([...reader.mentioned].map((key) => cardOf(key)));
		return tokens.flatMap(({ kind, from, to }, i) => {
			const number = numberAt(reader, i);
			const isName = [0, 1, 2, 3].some((back) =>
				lexicon.at(i - back).some(({ part, length }) => part !== 'weak' && length > back)
			);
			if (kind !== 'number' || number === null || isName || to <= from) return [];
			const other = number >= 6 ? number - 1 : number + 1;
			// What is printed on the card says the same whatever somebody calls it.
			const isPrinted = new RegExp(`\\b${String(other)}\\b`, 'u').test(printed);
			return isPrinted ? [] : [[from, to, String(other)] as const];
		});
	});
	expect(found).toEqual([]);
});

it('hears who does it', () => {
	const found = unheard(({ reader, said }) => {
		const { tokens, people } = reader;
		const names = new Set([...tokens.keys()].flatMap((i) => people.at(i)?.name ?? []));
		return tokens.flatMap(({ from, to }, i) => {
			const name = people.at(i)?.name;
			const other = [...names].find((one) => one !== name);
			const isActing = verbAt(reader, i + 1) !== null;
			return name !== undefined && other !== undefined && isActing && said.slice(from, to) === name
				? [[from, to, other] as const]
				: [];
		});
	});
	expect(found).toEqual([]);
});

it('hears every not', () => {
	const found = unheard(({ reader, said }) =>
		reader.tokens.flatMap(({ from, to }, i) =>
			verbAt(reader, i) !== null && to > from && /^\w+$/u.test(said.slice(from, to))
				? [[from, from, 'not '] as const]
				: []
		)
	);
	expect(found).toEqual([]);
});

it.each([
	["Ida's mantle isn't charged, Hal kills her with death", 'deactivated'],
	['Ida already used her Holy Mantle, Lena plays Death on her', 'deactivated'],
	["Ida's mantle is charged, Hal kills her with death", null]
])('knows of an item whether it is charged: %s', (text, word) => {
	const meant = clear(text) ?? '';
	expect(meant).not.toBe('');
	expect(meant.includes('deactivated')).toBe(word !== null);
});
