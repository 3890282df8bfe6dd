import * as v from 'valibot';
import { whole } from '../../model/whole.ts';
import type { Purpose, Question } from '../../model/question.ts';
import {
	card,
	count,
	deck,
	effect,
	is,
	maybe,
	number,
	options,
	slotKind,
	text,
	discardReason
} from './words.ts';

const about = whole<Purpose>()(
	v.variant('about', [
		v.strictObject({ about: is('target'), effect, index: count }),
		v.strictObject({
			about: v.picklist([
				'mode',
				'may',
				'choice',
				'order',
				'number',
				'vote',
				'cards',
				'at random',
				'roll result'
			]),
			effect
		}),
		v.strictObject({ about: is('put back'), effect, deck }),
		v.strictObject({ about: is('bid'), effect, high: count }),
		v.strictObject({
			about: v.picklist([
				'attack target',
				'slot to cover',
				'room to discard',
				'character',
				'bonus souls',
				'first player',
				'draft',
				'starting item',
				'whom to give',
				'purchase',
				'trigger order',
				'death order',
				'refill order',
				'replacement order',
				'penalty item',
				'roll',
				'reroll'
			])
		}),
		v.strictObject({ about: is('counters'), name: text, put: maybe(is(true)) }),
		v.strictObject({
			about: is('cost'),
			how: v.picklist([
				'destroy',
				'give',
				'counters',
				'deactivate',
				'give loot',
				'top of deck',
				'bottom of deck'
			])
		}),
		v.strictObject({ about: is('discard'), because: discardReason }),
		v.strictObject({
			about: is('reveal'),
			deck,
			hand: maybe(count),
			slot: maybe(slotKind),
			card: maybe(card)
		})
	])
);
export const question = whole<Question>()(
	v.strictObject({
		who: count,
		purpose: about,
		domain: v.variant('pick', [
			v.strictObject({ pick: v.picklist(['one', 'order', 'roll']) }),
			v.strictObject({ pick: v.picklist(['some', 'amount']), min: number, max: number }),
			v.strictObject({ pick: is('split'), total: count }),
			v.strictObject({ pick: is('card'), deck })
		]),
		options
	})
);
