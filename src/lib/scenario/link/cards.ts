import { libraryKey, officialKey } from '../../cards/official/aliases.ts';
import { OFFICIAL_KEYS } from '../../cards/official/keys.ts';
import { letters } from '../parse/span.ts';
import { number, NEWER, type Codec } from './combine.ts';
import { chance, LinkError, type Chance } from './range.ts';
import { text } from './text.ts';

const IDS: ReadonlyMap<string, number> = new Map(OFFICIAL_KEYS.map((key, id) => [key, id]));

/** The number of a card in every link; null for one that the table has not been told of. */
export const idOf = (key: string): number | null => IDS.get(officialKey(key)) ?? null;

function keyOf(id: number): string {
	const key = OFFICIAL_KEYS[id];
	if (key === undefined) throw new LinkError(NEWER);
	return libraryKey(key);
}

/** The first numbers of cards are written with so many bits; the others come behind them. */
const BITS = 10;
const NEAR = 1 << BITS;
/** So many bits of a number learn which cards belong here. */
const LEARNED_BITS = 4;
/** As likely set as not. */
const EVEN = 1 << 15;

/** A card: one that was named before by when that was, any other by its number. */
export function card(): Codec {
	const again = chance(0.4);
	const ago = number();
	const beyond = chance(0.005);
	const further = number();
	const tree: readonly Chance[] = Array.from({ length: 1 << LEARNED_BITS }, () => chance(0.5));
	return (coder, value) => {
		const { cards } = coder.memory;
		const wanted = typeof value === 'string' ? value : '';
		const known = cards.indexOf(wanted);
		let key: string;
		if (coder.bit(again, known >= 0)) {
			const index = ago(coder, coder.isReading ? undefined : known);
			const [named] = typeof index === 'number' ? cards.splice(index, 1) : [];
			if (named === undefined) throw new LinkError('The link is damaged.');
			key = named;
		} else {
			const id = coder.isReading ? 0 : idOf(wanted);
			if (coder.bit(beyond, id === null || id >= NEAR)) {
				const step = further(coder, coder.isReading ? undefined : id === null ? 0 : id - NEAR + 1);
				key = step === 0 ? unlisted(text(coder, wanted)) : keyOf(NEAR - 1 + Number(step));
			} else {
				let path = 1;
				for (let i = BITS - 1; i >= 0; i--) {
					const isSet = (((id ?? 0) >> i) & 1) === 1;
					const likely = tree[path];
					const bit = likely ? coder.bit(likely, isSet) : coder.rawBit(EVEN, isSet);
					path = path * 2 + (bit ? 1 : 0);
				}
				key = keyOf(path - NEAR);
			}
		}
		cards.unshift(key);
		return key;
	};
}

/** A card that the table has not been told of goes by its key. */
function unlisted(key: unknown): string {
	if (typeof key !== 'string' || letters(key) === '') throw new LinkError('The link is damaged.');
	return key;
}
