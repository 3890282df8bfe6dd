/** Questions which of two things comes first: "Do I loot before I take damage?", "before or after?" */
import type { Happening } from '../../model/happening/index.ts';
import type { Seat } from '../../model/words.ts';
import type { Fact } from './asked.ts';
import { inAll, not, settled } from './fact.ts';
import { AUX, DAMAGE, OF, type Questions, WHO, whether } from './question-grammar.ts';

/** Whether something that happened is what somebody is said to do. */
type Deed = (what: Happening, seat: Seat) => boolean;

const DEEDS: readonly (readonly [words: string, deed: Deed])[] = [
	[`(?:loot|loots|draw|draws)(?: ${OF}(?:loot|cards?|\\d+))?`, ofPlayer('looted')],
	[
		`(?:take|takes|suffer|suffers|deal|dealt) ${OF}${DAMAGE}`,
		(what, seat) => what.did === 'took damage' && 'player' in what.to && what.to.player === seat
	],
	[
		'(?:die|dies|be dead)',
		(what, seat) => what.did === 'died' && 'player' in what.of && what.of.player === seat
	],
	['(?:discard|discards)(?: .+)?', ofPlayer('discarded')],
	[`(?:get|gets|gain|gains) ${OF}soul`, ofPlayer('gained soul')],
	[`(?:get|gets|gain|gains) ${OF}(?:money|cents|\\d+ cents|rewards?)`, ofPlayer('gained ¢')],
	[`(?:lose|loses) ${OF}(?:money|cents|\\d+ cents)`, ofPlayer('lost ¢')],
	['(?:pay|pays)(?: .+)?', ofPlayer('paid ¢')]
];

/** What is told with the player who does it. */
function ofPlayer(did: Extract<Happening, { readonly player: Seat }>['did']): Deed {
	return (what, seat) => what.did === did && 'player' in what && what.player === seat;
}

const anyDeed = `(${DEEDS.map(([words]) => words.replaceAll('(c\\d+)', 'c\\d+')).join('|')})`;
const ASKS_ORDER = new RegExp(
	`^${AUX}${WHO} ${anyDeed} (before or after|after or before|before|after) (?:${WHO} )?${anyDeed}$`,
	'u'
);

/** One thing comes before another, of all whom the words may mean; null where it is of nobody that both happened. */
const comesBefore = (one: Deed, all: readonly Seat[], other: Deed, others: readonly Seat[]): Fact =>
	settled(({ happened }) => {
		const at = (deed: Deed, seats: readonly Seat[]): readonly number[] =>
			seats.flatMap((seat) => {
				const first = happened.findIndex((what) => deed(what, seat));
				return first < 0 ? [] : [first];
			});
		const seconds = at(other, others);
		return inAll(at(one, all).flatMap((first) => seconds.map((second) => first < second)));
	});

const deedOf = (words: string): Deed | undefined =>
	DEEDS.find(([of]) => new RegExp(`^${of}$`, 'u').test(words))?.[1];

export const OF_ORDER: Questions = [
	[
		ASKS_ORDER,
		(found, { seats }) => {
			const [, who = '', first = '', order = '', whose, second = ''] = found;
			const [one, other] = [deedOf(first), deedOf(second)];
			if (!one || !other) return whether();
			const isOfSame = whose === undefined || whose === who;
			const facts = [comesBefore(one, seats(who), other, seats(isOfSame ? who : whose))];
			if (order === 'before') return whether(...facts);
			const after = facts.map(not);
			if (order === 'after') return whether(...after);
			return {
				is: 'which',
				of: [
					{ words: 'before', facts },
					{ words: 'after', facts: after }
				]
			};
		}
	]
];
