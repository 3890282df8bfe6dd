/** What something is done for each of: only read, as we say how many there are instead. */
import type { Amount } from '../grammar.ts';
import { COUNTED } from './amounts.ts';
import { form, phrase } from './form.ts';

/** What an effect of the same ability did: "for each card discarded this way". */
const DONE = ['card', 'loot card', 'counter', '¢', 'damage', 'HP'].flatMap((one) =>
	[
		'discarded this way',
		'removed this way',
		'removed',
		'lost this way',
		'healed this way',
		'paid this way',
		'paid'
	].map((way) => form<Amount>('done', `${one} ${way}`))
);
/** What was done to several, each of which is one. */
const DONE_TO = ['item', 'soul', 'curse', 'monster', 'player', 'card', 'object'].flatMap((one) =>
	['destroyed', 'put into discard', 'stolen', 'killed', 'recharged', 'deactivated'].map((done) =>
		form<Amount>('done', `${one} ${done} this way`)
	)
);
/** One of what is counted, behind "for each": "counter on this", "soul you control". */
export const UNIT = phrase('unit', [
	...COUNTED.map(([shape, words]) => form<Amount>(shape, words)),
	...DONE,
	...DONE_TO
]);
