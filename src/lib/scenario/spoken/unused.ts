import { isOwnable, isUsable } from './cards-said.ts';
import { endsHere } from './facts.ts';
import { anyOf, is, type Reader } from './reader.ts';
import { cardRef } from './references.ts';
import type { Match } from './said.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Said } from './clause.ts';

/** "… but doesn't want to use it": what triggers is declined. */
export function declinedAt(reader: Reader, at: number): Match<Said> | null {
	const who = whoAt(reader, at);
	const not = anyOf(
		reader,
		who?.to ?? at,
		'doesnt|didnt|dont|wont want|wish|choose|care to|',
		'does|did|do|will not want|wish|choose to|',
		'decides|decided|chooses|chose|prefers|preferred not to'
	);
	const to =
		not < 0 ? -1 : anyOf(reader, not, 'use|trigger|activate|accept|want|take it|that|this');
	return to >= 0 && endsHere(reader, to)
		? { to, value: [{ say: 'answer', who: who?.value ?? null, yes: false, card: null }] }
		: null;
}

/** "… and doesn't use her D6", "Hal could have used his Mantle but didn't": an item that somebody has, and leaves. */
export function unusedAt(reader: Reader, at: number): Match<Said> | null {
	const who = whoAt(reader, at);
	const not = anyOf(
		reader,
		who?.to ?? at,
		'doesnt|didnt|dont|wont|never|hasnt',
		'does|did|do|will|has not',
		'could|can|might|would have',
		'decides|decided|chooses|chose not to',
		'without'
	);
	const verb =
		not < 0
			? -1
			: anyOf(
					reader,
					not,
					'use|used|uses|using|tap|tapped|taps|tapping|activate|activated|activates|activating'
				);
	if (verb < 0 || !ownerAt(reader, verb)) return null;
	const item = cardRef(reader, verb, (card) => isOwnable(card) && isUsable(card));
	if (!item) return null;
	const to = anyOf(
		reader,
		item.to,
		'but he|she|they|i|it| didnt|doesnt|did not|does not',
		'but did|does not',
		''
	);
	// Who could have is said not to have.
	const isLeft = is(reader, not - 1, 'have') ? to > item.to : true;
	if (!isLeft || !endsHere(reader, to)) return null;
	return {
		to,
		value: [
			{
				say: 'fact',
				about: { ref: 'who', who: who?.value ?? { is: 'self' }, facts: {} },
				facts: { items: [{ ...item.value, of: null }] }
			}
		]
	};
}
