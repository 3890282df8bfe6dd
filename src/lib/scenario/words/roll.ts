/** A roll that lies on the stack. */
import { fail, readPlayer, shorten, type Reader } from '../parse/reader.ts';
import { part, type Span } from '../parse/span.ts';
import { copyText, readCardThing, readDamageable, type Writer } from './card.ts';
import type { RollThing } from './things.ts';

const ROLL =
	/^(?:(.+?)['’]s )?(?:the )?roll(?: (\d))?(?: #([1-9]\d{0,2}))?((?: ?\([^)]*\))*)(?: (against|for) (.+))?$/iu;

/** `Amy's roll 4 (was 1) (looked at) against Gurdy` or `… (effect gone) for Book of Sin (Amy)`. */
export function readRoll(reader: Reader, span: Span): RollThing | null {
	const found = ROLL.exec(span.text);
	if (!found || (found[1] !== undefined && /[()]|->/u.test(found[1]))) return null;
	const [, by, shows, copy, brackets, aim, rest] = found;
	const roller = by === undefined ? null : readPlayer(reader, part(span, 0, by.length));
	const remarks = (brackets ?? '').match(/\([^)]*\)/gu) ?? [];
	let was: readonly number[] | null = null;
	let lookedAt: readonly number[] | null = null;
	let effectGone = false;
	for (const remark of remarks) {
		const inside = remark.slice(1, -1).trim();
		const numbers = /^was (\d(?: and \d)*)$/iu.exec(inside)?.[1];
		const looked = /^looked at(?: (\d(?: and \d)*))?$/iu.exec(inside);
		if (numbers !== undefined) was = numbers.split(/ and /iu).map(Number);
		else if (looked) lookedAt = (looked[1] ?? shows ?? '0').split(/ and /iu).map(Number);
		else if (/^effect gone$/iu.test(inside)) effectGone = true;
		else
			fail(reader, span, `“${shorten(inside)}” cannot be said of a roll.`, {
				expected: '(was 1 and 3) · (looked at) · (looked at 1 and 3) · (effect gone)'
			});
	}
	const aimed = rest === undefined ? null : part(span, span.text.length - rest.length);
	const isAgainst = aim?.toLowerCase() === 'against';
	const against = aimed && isAgainst ? readDamageable(reader, aimed) : null;
	const target = aimed && !isAgainst ? readCardThing(reader, aimed) : null;
	return {
		is: 'roll',
		...(roller === null ? {} : { by: roller }),
		...(shows === undefined ? {} : { shows: Number(shows) }),
		...(was ? { was } : {}),
		...(lookedAt ? { lookedAt } : {}),
		...(effectGone ? { effectGone } : {}),
		...(against ? { against } : {}),
		...(target ? { for: target } : {}),
		...(copy === undefined ? {} : { copy: Number(copy) })
	};
}

export function rollText(roll: RollThing, { thing }: Writer): string {
	const owner = roll.by === undefined ? '' : `${roll.by}'s `;
	const shows = roll.shows === undefined ? '' : ` ${String(roll.shows)}`;
	const was = roll.was ? ` (was ${roll.was.join(' and ')})` : '';
	const lookedAt = roll.lookedAt ? ` (looked at ${roll.lookedAt.join(' and ')})` : '';
	const effectGone = roll.effectGone ? ' (effect gone)' : '';
	const aim = roll.against
		? ` against ${thing(roll.against)}`
		: roll.for
			? ` for ${thing(roll.for)}`
			: '';
	return `${owner}roll${shows}${copyText(roll)}${was}${lookedAt}${effectGone}${aim}`;
}
