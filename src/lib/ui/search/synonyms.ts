import { termsOf } from './terms.ts';

/** What players say, from other games or the video game, and what is written here for it. */
interface Synonym {
	readonly said: readonly string[];
	readonly means: readonly string[];
	/** Whether they are forms of one word, each as good as the other. */
	readonly forms: boolean;
}

const forms = (...words: readonly string[]): Synonym => ({
	said: words,
	means: words,
	forms: true
});
const alike = (...words: readonly string[]): Synonym => ({
	said: words,
	means: words,
	forms: false
});
const means = (said: readonly string[], ...written: readonly string[]): Synonym => ({
	said,
	means: written,
	forms: false
});

const SYNONYMS: readonly Synonym[] = [
	alike('kill', 'die', 'dies', 'dying', 'died', 'death', 'dead'),
	alike('¢', 'cent', 'penny', 'pennies'),
	alike('coin', 'money', 'cash', 'gold'),
	alike('twice', 'two times', 'second time', 'again', 'more than once', 'another', 'second'),
	alike('trade', 'deal', 'barter', 'bargain'),
	alike('start', 'begin', 'beginning'),
	alike(
		'player',
		'someone',
		'somebody',
		'anyone',
		'anybody',
		'people',
		'person',
		'opponent',
		'friend'
	),
	alike('max', 'maximum', 'limit', 'most'),
	alike('fight', 'battle', 'combat', 'attack'),
	alike('monster', 'enemy', 'enemies'),
	forms('buy', 'bought'),
	forms('pay', 'paid'),
	forms('draw', 'drew', 'drawn'),
	forms('choose', 'chose', 'chosen'),
	forms('take', 'took', 'taken'),
	forms('give', 'gave', 'given'),
	forms('keep', 'kept'),
	forms('hit', 'hits'),
	forms('1', 'one'),
	alike('hp', 'heart', 'health'),
	alike('roll', 'dice'),
	alike('purchase', 'buy'),
	...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, at) =>
		forms(word, String(at + 2))
	),
	forms('respond', 'response'),
	means(['respond', 'response'], 'answer'),
	means(['answer'], 'respond', 'response'),
	forms('win', 'won', 'winner'),
	forms('lose', 'lost', 'loss'),
	forms('steal', 'stole', 'stolen'),
	alike('choose', 'chosen', 'pick', 'decide'),
	means(['stop'], 'cancel'),
	means(['tap', 'exhaust', 'turn sideways'], '↷', 'activate', 'deactivate'),
	means(['untap', 'refresh', 'ready', 'turn upright'], 'recharge'),
	means(['↷'], 'activate', 'deactivate'),
	means(['use'], 'activate', 'play'),
	means(['d6 effect', 'roll again', 're-roll'], 'reroll'),
	means(['coin', 'money', 'cash', 'gold'], '¢', 'cent'),
	means(['life', 'hit point', 'lives'], 'hp'),
	means(['atk', 'strength', 'power'], 'attack', 'damage'),
	means(['hurt', 'harm', 'wound', 'injure'], 'damage'),
	means(['dc', 'dodge', 'evade', 'armor', 'armour'], 'evasion'),
	means(['chain', 'queue', 'lifo'], 'stack'),
	means(['interrupt', 'react', 'reaction', 'respond', 'response', 'instant'], 'priority'),
	means(['negate', 'nullify', 'counterspell', 'counter a'], 'cancel'),
	means(['does nothing', 'no target', 'target gone', 'illegal target'], 'fizzle'),
	means(['draw'], 'loot'),
	means(['store', 'market'], 'shop'),
	means(['enemy', 'enemies', 'foe', 'mob', 'creature', 'boss'], 'monster'),
	means(['graveyard', 'discard pile'], 'discard'),
	means(['sacrifice', 'break', 'trash'], 'destroy'),
	means(['exile', 'banish', 'removed from the game'], 'outside the game'),
	means(['rob', 'theft', 'thief'], 'steal'),
	means(['block', 'shield', 'protect', 'absorb', 'stop', 'save'], 'prevent'),
	means(['revive', 'resurrect', 'extra life'], 'prevent death', 'would die'),
	means(['token'], 'counter'),
	means(['passive', 'ongoing', 'always on'], 'static', 'continuous'),
	means(['proc', 'goes off', 'whenever', 'each time'], 'trigger'),
	means(['clone', 'duplicate', 'double'], 'copy'),
	means(['victory', 'game over'], 'win'),
	means(['trade', 'bribe', 'haggle', 'deal with', 'negotiate'], 'barter'),
	means(['solo', 'coop', 'single player', 'alone', 'cooperative'], 'solitaire', 'co-op'),
	means(['indestructible', "can't be destroyed", 'permanent'], 'eternal'),
	means(['starting player', 'current player', 'whose turn'], 'active player'),
	means(['fight', 'battle', 'combat'], 'attack'),
	means(['hand limit', 'hand size', 'maximum hand'], 'hand'),
	means(['untouchable', 'immune', 'invincible'], 'prevent'),
	means(['may', 'optional'], 'may'),
	means(['stuff'], 'item'),
	means(['two', 'both'], 'several'),
	means(['same time', 'simultaneously'], 'at once'),
	means(
		[
			'lose die',
			'lose item die',
			'item die',
			'item coin die',
			'stuff die',
			'die cost',
			'dying cost',
			'take item die'
		],
		'death penalty'
	)
];

/** What a phrase is written as besides: other forms of it, and other words for it. */
interface Besides {
	readonly forms: readonly string[];
	readonly others: readonly string[];
}

/** What a phrase, given by its terms, is written as besides; each is a phrase of terms. */
const TABLE: ReadonlyMap<string, Besides> = table();

function table(): ReadonlyMap<string, Besides> {
	const found = new Map<string, { forms: Set<string>; others: Set<string> }>();
	for (const { said, means: written, forms: same } of SYNONYMS)
		for (const phrase of said) {
			const key = termsOf(phrase).join(' ');
			const besides = found.get(key) ?? { forms: new Set(), others: new Set() };
			found.set(key, besides);
			for (const one of written.map((word) => termsOf(word).join(' ')))
				if (one !== key) besides[same ? 'forms' : 'others'].add(one);
		}
	return new Map(
		[...found].map(([key, { forms: same, others }]) => [
			key,
			{ forms: [...same], others: [...others] }
		])
	);
}

/** The most words that a phrase of the table has. */
const LONGEST = Math.max(...[...TABLE.keys()].map((key) => key.split(' ').length));

const SAID: ReadonlySet<string> = new Set([...TABLE.keys()].flatMap((key) => key.split(' ')));

/** Whether players say this term, though it may stand nowhere. */
export const isSaid = (term: string): boolean => SAID.has(term);

/** A part of a query: the terms as typed, other forms of them, and what they are written as besides. */
export interface Asked extends Besides {
	readonly terms: readonly string[];
}

const NOTHING: Besides = { forms: [], others: [] };

/** A query in parts: the longest phrases that the table knows, and single words. */
export function askedIn(terms: readonly string[]): readonly Asked[] {
	const parts: Asked[] = [];
	let at = 0;
	while (at < terms.length) {
		const here = at;
		const known = Array.from({ length: LONGEST }, (_, i) => terms.slice(here, here + LONGEST - i))
			.filter((phrase, i) => phrase.length === LONGEST - i)
			.find((phrase) => TABLE.has(phrase.join(' ')));
		const phrase = known ?? terms.slice(at, at + 1);
		parts.push({ terms: phrase, ...(TABLE.get(phrase.join(' ')) ?? NOTHING) });
		at += phrase.length;
	}
	return parts;
}
