import type { Found } from './clause.ts';
import { endsHere } from './facts.ts';
import { anyOf, is, type Reader } from './reader.ts';
import { whoAt } from './who.ts';

/** "So does Cleo", "Amy does the same": somebody else does what was told. */
export function alikeAt(reader: Reader, at: number): Found {
	const led = anyOf(reader, at, 'and| so|as does|did');
	const who = whoAt(reader, led >= 0 ? led : at);
	if (!who || who.value.is === 'he') return null;
	const to =
		led >= 0
			? who.to
			: anyOf(
					reader,
					who.to,
					'does|did the same|likewise too|also|again|',
					'does|did it|so too|also|as',
					'does|did too|also',
					'follows|followed suit'
				);
	return to >= 0 && endsHere(reader, to) && !is(reader, to, '?')
		? { to, value: [{ say: 'again', who: who.value }] }
		: null;
}
