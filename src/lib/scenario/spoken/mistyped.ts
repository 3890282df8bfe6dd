import { distance } from '../parse/meant.ts';
import { FILLERS, words } from './fillers.ts';
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

/** Words of the language that are near to one of ours and mean what they say. */
const REAL: ReadonlySet<string> = new Set(
	words(
		`eat eats eaten wait waits been seen keen teen saw form dose tow arm net pot ram tub nay nut yam emit tis sue war raw tab bat rat cat dog god gods arms plans plan
		heads head likes liked loves loved moves moved saves saved needs needed feels seems tells told knows knew calls called
		helps helped stays stayed waits waited leads leaves left wins loses lost cares cared talks talked walks looks works
		worked runs shares shared brings brought sends sent wishes hopes hoped fears hates hated jokes holes roles rules cares
		heard heart hearts hear bear fear near year dear wear tear read ready real rest best test nest west lest list fist mist
		most cost lost post host past fast last cast mast vast east least beast feast boast coast roast toast taste waste
		place plate plane plain paint point print pride price prize prime crime grime brick trick stick thick think thing
		things bring wing wings king kings ring rings sing song long wrong strong along among friend friends fiend field yield
		story stories short shorter night nights beer nice chance safe same save saving late later possible possibly simple simply hard lots close token tokens
		word words work works discord core games round found step steps stop bosses pound wound cash costs sell self lent link timing speed spend pair loser tied tight
		mates smart star store stores stories tell tool light mount code event events files rights size fixed fixes props heading just half shown info line lines layer
		depth model start until util fill fills full bugs caused closing font white writing ever even pipe bound mine wish wasted sets sized bang anyways cried shout
		those these there where were here hire fired tired wired hired rolled killed filled billed tilled milled called tolled
		pulled lulled culled dulled watch watches watched catch match patch batch latch hatch teach reach beach peach leach`
	)
);

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

/** The word of ours that somebody mistyped; null where there is none, or more than one sense. */
export function mistyped(word: string): string | null {
	if (REAL.has(word)) return null;
	const short = hasty(word) ?? (word.length >= 3 ? swapped(word) : null);
	if (short !== null) return short;
	const alike = word.length >= 4 ? (SOUNDS.get(sound(word)) ?? null) : null;
	if (alike !== null && alike !== word) return alike;
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
	if (word.length < 4 || REAL.has(word)) return null;
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
