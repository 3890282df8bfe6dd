/** What is asked of a thing: "living", "you control", "with 2 or more souls". */
import type { Owned, Test } from '../grammar.ts';
import { EXTREMES } from '../grammar.ts';
import { DEEDS, type Deed } from '../../model/position.ts';
import { counter, owned } from './amounts.ts';
import { form, phrase, type Form } from './form.ts';
import type { Shape } from './hole.ts';
import { filter, filters, name, number, player, thing, wordsFor } from './holes.ts';

const so = (shape: Shape<Test>, words: string): Form<Test> => form<Test>(shape, words);
const [who, what] = [player('who'), thing('what')];
const [have, n] = [owned('owned'), number('n')];
const bare = counter('counter');

/** What is said before the noun. */
export const TEST_BEFORE = phrase('test before', [
	...(
		[
			'living',
			'dead',
			'non-active',
			'eternal',
			'non-eternal',
			'charged',
			'deactivated',
			'passive',
			'active',
			'event',
			'non-event',
			'non-monster',
			'boss',
			'non-boss',
			'trinket',
			'non-trinket',
			'non-ambush',
			'tied',
			'picked'
		] as const
	).map((test) => so(test, test)),
	so('guppy', 'Guppy'),
	so('attack roll', 'attack'),
	so('non-attack roll', 'non-attack')
]);

/** What somebody did, as it is told and as it is denied. */
const DEED_WORDS: Readonly<Record<Deed, readonly [did: string, base: string, rest: string]>> = {
	die: ['died', 'die', ''],
	'take damage': ['took', 'take', ' damage'],
	'deal damage': ['dealt', 'deal', ' damage'],
	heal: ['healed', 'heal', ''],
	'declare attack': ['attacked', 'attack', ''],
	hit: ['hit', 'hit', ' with an attack roll'],
	miss: ['missed', 'miss', ' an attack roll'],
	loot: ['looted', 'loot', ''],
	discard: ['discarded', 'discard', ' a loot card'],
	'gain ¢': ['gained', 'gain', ' ¢'],
	'lose ¢': ['lost', 'lose', ' ¢'],
	purchase: ['purchased', 'purchase', ' an item'],
	activate: ['activated', 'activate', ' an item']
};
/** "took damage this turn", "didn't take damage this turn": of whoever is named before. */
export const DID = DEEDS.map((did) => {
	const [past, base, rest] = DEED_WORDS[did];
	return { did, past, rest: `${rest} this turn`, denied: `${base}${rest} this turn` };
});

/** What is said after the noun. */
export const TEST_AFTER = phrase('test after', [
	...(['being attacked', 'not being attacked', 'not being purchased', 'in the shop'] as const).map(
		(test) => so(test, test)
	),
	so('aimed at you', 'that targets you or something you control'),
	so('not copied', 'not copied yet'),
	so('with ↷', 'with a ↷ ability'),
	so('curse card', "that's a curse"),
	so('controlled', 'a player controls'),
	so('of another player', 'another player controls'),
	so({ by: who }, '[who control]'),
	so({ most: have }, 'with the most [owned] or tied for the most'),
	so({ fewest: have }, 'with the fewest [owned] or tied for the fewest'),
	// Of several who are tied one is meant, or all of them.
	so({ most: have }, 'with the most [owned]'),
	so({ fewest: have }, 'with the fewest [owned]'),
	...EXTREMES.map((rolled) =>
		so({ rolled }, `with the ${rolled} result or tied for the ${rolled}`)
	),
	so({ named: name('name') }, 'named "[name]"'),
	so({ nameHas: name('name') }, 'with "[name]" in its name'),
	so({ counter: bare }, 'with a [counter] on it'),
	so({ without: bare }, 'without a [counter] on it'),
	so({ more: have, than: who }, 'with more [owned] than [who]'),
	so({ fewer: have, than: who }, 'with fewer [owned] than [who]'),
	so({ otherThan: what }, 'other than [what]'),
	so({ notBy: who }, 'a player other than [who] controls'),
	so({ rolledAgainst: what }, 'who made an attack roll against [what] this turn'),
	...DID.map(({ did, past, rest }) => so({ did }, `who ${past}${rest}`)),
	so({ targets: filter('kind', 'some') }, 'that targets [kind]'),
	so({ targets: filters('kinds', 'some', 2) }, 'that targets either [kinds]'),
	so({ of: filter('kind', 'some') }, 'of [kind]')
]);

/** What is asked of some player by a verb: "a player has more souls than you". */
export const TEST_OF_SOME = phrase('test of some player', [
	so('dead', 'is dead'),
	so({ more: have, than: who }, 'has more [owned] than [who]'),
	so({ fewer: have, than: who }, 'has fewer [owned] than [who]'),
	so({ more: have, than: who }, 'controls more [owned] than [who]'),
	so({ fewer: have, than: who }, 'controls fewer [owned] than [who]'),
	...DID.map(({ did, past, rest }) => so({ did }, `${past}${rest}`))
]);

/** What players have so many of: "with 5¢ or more", "with 0 souls". */
const other = owned('owned', ['¢']);
const one = wordsFor<Exclude<Owned, '¢'>>('owned', {
	'loot cards': 'loot card in hand',
	items: 'item',
	souls: 'soul',
	curses: 'curse',
	HP: 'HP'
});
export const HOLDING = phrase('holding', [
	so({ has: '¢', atLeast: n }, 'with [n]¢ or more'),
	so({ has: other, atLeast: n }, 'with [n] or more [owned]'),
	so({ has: '¢', atMost: 0 }, 'with 0¢'),
	so({ has: other, atMost: 0 }, 'with 0 [owned]'),
	so({ has: '¢', atMost: n }, 'with [n]¢ or less'),
	so({ has: other, atMost: n }, 'with [n] or less [owned]'),
	so({ has: '¢', exactly: n }, 'with exactly [n]¢'),
	so({ has: one, exactly: 1 }, 'with exactly 1 [owned]'),
	so({ has: other, exactly: n }, 'with exactly [n] [owned]')
]);
