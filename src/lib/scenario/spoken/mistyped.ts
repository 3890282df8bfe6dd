import { distance } from '../parse/meant.ts';
import { FILLERS, words } from './fillers.ts';
import { REAL_WORDS } from './real-words.ts';
import { FORMS, SMALL } from './vocabulary.ts';

const OWN: readonly string[] = [
	...new Set([
		...FORMS.keys(),
		...['turn', 'response', 'against', 'everyone', 'monster', 'original', 'before', 'during'],
		...['cents', 'health', 'damage', 'counters', 'response', 'purchase', 'charged', 'tapped']
	])
];

const sorted = (word: string): string => Array.from(word).sort().join('');

/** Words of ours that a swap of two letters is found of, however short. */
const SHORT: readonly string[] = [...SMALL, ...FILLERS, ...FORMS.keys()].filter(
	(word) => word.length >= 3
);

/** How people write some words in a hurry. */
const HASTY: Readonly<Record<string, string>> = {
	wth: 'with',
	wih: 'with',
	wiht: 'with',
	wit: 'with',
	wile: 'while',
	whil: 'while',
	stak: 'stack',
	wen: 'when',
	bys: 'buys',
	agenst: 'against',
	respons: 'response',
	herslf: 'herself',
	himslf: 'himself',
	teh: 'the',
	nd: 'and',
	rn: 'now',
	ppl: 'people',
	resp: 'response',
	dmg: 'damage',
	tgt: 'target',
	opps: 'opponent',
	buddys: 'buddy',
	u: 'you',
	ur: 'your',
	bc: 'because',
	n: 'and'
};

/** A word that people cut short, in full; null where it is none. */
export const hasty = (word: string): string | null =>
	Object.hasOwn(HASTY, word) ? (HASTY[word] ?? null) : null;

/** The short word of ours with two letters swapped. */
const swapped = (word: string): string | null =>
	SHORT.find(
		(own) =>
			own.length === word.length && sorted(own) === sorted(word) && distance(word, own, 1) === 1
	) ?? null;

/** A verb as it sounds: letters once, and no "e" before the last. */
const sound = (word: string): string =>
	word.replace(/(\p{L})\1+/gu, '$1').replace(/e(?=[sd]$)/u, '');

/** Forms of verbs by their sound; null where two verbs sound alike. */
const SOUNDS: ReadonlyMap<string, string | null> = [...FORMS].reduce((all, [form, { verb }]) => {
	const key = sound(form);
	const known = all.get(key);
	const isOther = known !== undefined && known !== null && FORMS.get(known)?.verb !== verb;
	return all.set(key, isOther ? null : (known ?? form));
}, new Map<string, string | null>());

/** Short words without which hardly a dispute is told. */
const OFTEN: readonly string[] = words(
	'bomb bombs bombed bean beans dice death heart hearts roll rolls shard shards soul souls turn tower'
);

/** English words that are near to those. */
const NEAR_THOSE: ReadonlySet<string> = new Set(
	words(
		`role rule rolo rolf sold seoul dine dicey dime beat beats bran bone burn tern turner tune touch share shad
		phrase phone hart hears hearth hearty`
	)
);

/** The word that most disputes have, with one letter more, less or another, or two of them swapped. */
function often(word: string): string | null {
	if (word.length < 3 || OFTEN.includes(word) || NEAR_THOSE.has(word)) return null;
	const near = OFTEN.filter(
		(own) =>
			own.startsWith(word.charAt(0)) &&
			own.length <= word.length + 1 &&
			distance(word, own, 1) === 1 &&
			// Of a word of three letters only the one that is missing tells what it is.
			(word.length > 3 || own.length === 4)
	);
	const [only, other] = near;
	const isSame = other === undefined || near.every((own) => own.startsWith(near[0] ?? own));
	return only !== undefined && isSame ? only : null;
}

/** The word of ours that somebody mistyped; null where there is none, or more than one sense. */
export function mistyped(word: string): string | null {
	if (REAL_WORDS.has(word)) return null;
	const short = hasty(word) ?? (word.length >= 3 ? swapped(word) : null);
	if (short !== null) return short;
	const alike = word.length >= 4 ? (SOUNDS.get(sound(word)) ?? null) : null;
	if (alike !== null && alike !== word) return alike;
	const usual = often(word);
	if (usual !== null) return usual;
	if (word.length < 4) return null;
	let found: string | null = null;
	for (const own of OWN) {
		if (own.length < 4 || Math.abs(own.length - word.length) > 1) continue;
		if (distance(word, own, 1) > 1) continue;
		if (own.length < 5 && word.length === 4) continue;
		const isSwapped = own.length === word.length && sorted(own) === sorted(word);
		const isLikely = own.length >= 5 && FORMS.get(own)?.tense !== 'going on';
		if (word.length < 6 && !isSwapped && !isLikely) continue;
		if (found !== null && FORMS.get(found)?.verb !== FORMS.get(own)?.verb) return null;
		found ??= own;
	}
	return found;
}

/** The only small word of ours that is one letter away and begins alike. */
export function misspelled(word: string): string | null {
	if (word.length < 4 || REAL_WORDS.has(word)) return null;
	const near = SHORT.filter(
		(own) =>
			own.length >= 4 &&
			own.startsWith(word.charAt(0)) &&
			Math.abs(own.length - word.length) <= 1 &&
			distance(word, own, 1) === 1
	);
	const [only, other] = [...new Set(near)];
	return other === undefined ? (only ?? null) : null;
}
