import { MOST_PLAYERS } from '../limits.ts';
import { seated } from '../seats.ts';
import { either, entries, has, list, number, record, type Codec } from './combine.ts';
import { chance, LinkError, type Coder } from './range.ts';
import { deriving } from './derive.ts';
import { text } from './text.ts';
import { OUTCOME_BITS } from './outcome.ts';
import { act } from '../words/act/act.ts';
import { board } from '../words/board.ts';
import { edit } from '../words/edit/changes.ts';
import { playerFacts } from '../words/player.ts';
import { edition, variants } from '../words/scenario.ts';

const of = deriving();
const facts = of(playerFacts);
/** What happens: nothing that is expected of it. */
const lines = list(either([has('do'), of(act)], [has('edit'), of(edit)]));

/** Names that cost nothing, by the seat. */
const USUAL_NAMES = ['Amy', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'] as const;

/** A name that nobody had to type is as good as free. */
const usual = chance(0.95);
const length = number();

/** The names of the players; what comes after them points at them by their seat. */
function names(coder: Coder, value: unknown): readonly string[] {
	const given: readonly unknown[] = Array.isArray(value) ? value : [];
	const count = length(coder, coder.isReading ? undefined : given.length);
	if (typeof count !== 'number' || count > MOST_PLAYERS)
		throw new LinkError('The link is damaged.');
	return Array.from({ length: count }, (_, seat) => {
		const usually = USUAL_NAMES[seat];
		const isUsual = coder.bit(usual, usually !== undefined && given[seat] === usually);
		return isUsual ? (usually ?? '') : String(text(coder, given[seat]));
	});
}

const nameOf = (player: unknown): unknown =>
	typeof player === 'object' && player !== null && 'name' in player ? player.name : undefined;

/** What is said of a player but the name. */
function factsOf(player: unknown): unknown {
	if (typeof player !== 'object' || player === null) return undefined;
	return Object.fromEntries(Object.entries(player).filter(([key]) => key !== 'name'));
}

const players: Codec = (coder, value) => {
	const given: readonly unknown[] = Array.isArray(value) ? value : [];
	const all = names(coder, given.map(nameOf));
	coder.memory.players = seated(all);
	return all.map((name, seat) => {
		const said = facts(coder, factsOf(given[seat]));
		return { name, ...(typeof said === 'object' ? said : {}) };
	});
};

const scenarioCodec = record({
	always: { rules: of(edition) },
	maybe: { title: text, readings: entries(text, text), players, board: of(board), script: lines },
	likely: 0.6,
	since: [{ variants: of(variants) }]
});

const scenario: Codec = (coder, value) => {
	coder.memory.players = seated([]);
	return scenarioCodec(coder, value);
};

const EVEN = 1 << 15;

const outcome: Codec = (coder, value) => {
	let read = 0;
	for (let i = OUTCOME_BITS - 1; i >= 0; i--) {
		const isSet = typeof value === 'number' && ((value >> i) & 1) === 1;
		read = read * 2 + (coder.rawBit(EVEN, isSet) ? 1 : 0);
	}
	return read;
};

const claim = record({
	always: { by: text, says: text },
	since: [{ branch: number(), at: number() }]
});

const branch = record({
	always: { name: text, at: number(), script: lines },
	maybe: { parent: number() }
});

/** Everything that a link carries. */
export const SHARED = record({
	always: { scenario },
	// What older links say of their steps is read and no longer compared.
	maybe: { branches: list(branch), branch: number(), at: number(), verdict: outcome },
	likely: 0.3,
	since: [{ claims: list(claim) }, { outcome }, { judge: text }]
});
