import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { endsHere } from './facts.ts';
import { words } from './fillers.ts';
import { facesAt } from './numbers.ts';
import { anyOf, is, skip, type Reader } from './reader.ts';
import type { Face, Match, Saying } from './said.ts';
import type { Who } from './ref.ts';
import { ownerAt } from './who.ts';

/** Words for a die and what it is rolled for, and for the one of several that it is. */
const DIE: ReadonlySet<string> = new Set(
	words(
		`roll rolls rolled rolling die dice dies throw throws thrown result number
		first second third fourth next last`
	)
);

/** Words that say that a roll is not what it was. */
const CHANGED: ReadonlySet<string> = new Set(words('new another again becomes became now final'));

/** Words of what was. */
const PAST: ReadonlySet<string> = new Set(
	words('was were rolled showed said came landed had got gave turned ended')
);

/** What a die does with a number, and the words between. */
const AROUND: ReadonlySet<string> = new Set(
	words(
		`is was are were be being shows showed show says said say reads read comes came come lands landed land
		gives gave gets got turns turned ends ended has had have made makes
		a an the it that this one time attack order up out on at as to of with for in by so then only just natural nat`
	)
);

/** "My attack roll missed", "after the roll had failed": how a roll ended whose number nobody says. */
export function outcomeAt(reader: Reader, at: number): Match<readonly Saying[]> | null {
	const owner = ownerAt(reader, at);
	const roll = anyOf(
		reader,
		owner?.to ?? anyOf(reader, at, 'the|that', ''),
		'attack| roll|die|dice'
	);
	if (roll < 0) return null;
	const from = anyOf(reader, skip(reader, roll, ''), 'has|had|is|was already|', '');
	const told = skip(reader, from, '');
	const misses = anyOf(reader, told, 'misses|missed|fails|failed|whiffs|whiffed', 'a miss|fail');
	const hits = anyOf(reader, told, 'hits|hit|connects|connected|succeeds|succeeded', 'a hit');
	const to = Math.max(misses, hits);
	if (to < 0 || !endsHere(reader, to)) return null;
	const face = misses >= 0 ? 'misses' : 'hits';
	return {
		to,
		value: [{ say: 'roll', who: owner?.value ?? null, faces: [face], against: null, isPast: true }]
	};
}

/** "Four on the die", "first roll's a 4", "next one 2", "and the new roll is a 5": a number among words for the die, in any order. */
export function diceAt(reader: Reader, at: number): Match<readonly Saying[]> | null {
	let to = at;
	let faces: readonly Face[] | null = null;
	let who: Who | null = null;
	let isDie = false;
	let isChanged = false;
	let isPast = false;
	for (let token = reader.tokens[to]; token; token = reader.tokens[to]) {
		const shown: Match<readonly Face[]> | null = faces === null ? facesAt(reader, to) : null;
		const owner: Match<Who> | null = faces === null && who === null ? ownerAt(reader, to) : null;
		isPast ||= PAST.has(token.bare);
		if (faces !== null && endsHere(reader, to)) break;
		else if (shown) {
			faces = shown.value;
			({ to } = shown);
		} else if (CHANGED.has(token.bare)) {
			isChanged = true;
			to++;
		} else if (DIE.has(token.bare)) {
			isDie = true;
			to++;
		} else if (owner) {
			who = owner.value;
			({ to } = owner);
		} else if (AROUND.has(token.bare) || (faces === null && is(reader, to, ':', '='))) to++;
		else return null;
	}
	const [face] = faces ?? [];
	if (faces === null || face === undefined || !isDie) return null;
	if (isChanged && typeof face === 'number' && faces.length === 1)
		return { to, value: [{ say: 'becomes', to: face }] };
	const past = isPast ? { isPast } : {};
	return { to, value: [{ say: 'roll', who, faces, against: null, ...past }] };
}

/** Whether one of some faces is enough to hit a monster, as it is printed. */
export function mayHit(card: CardKey, faces: readonly Face[]): boolean {
	const { evasion } = cardOf(card);
	return (
		evasion !== undefined &&
		faces.some((face) => face === 'hits' || (typeof face === 'number' && face >= evasion))
	);
}
