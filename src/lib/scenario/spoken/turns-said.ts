import { endsHere } from './facts.ts';
import { anyOf, is, skip, type Reader } from './reader.ts';
import type { Match, Saying } from './said.ts';
import type { Who } from './ref.ts';
import { ownerAt, whoAt } from './who.ts';

/** Behind somebody's turn: "her turn", "the turn", "Cal's turn". */
function turnOf(reader: Reader, at: number): Match<Who | null> | null {
	const owner = ownerAt(reader, at);
	const to = anyOf(reader, owner?.to ?? anyOf(reader, at, 'the|a', ''), 'turn');
	return to < 0 ? null : { to, value: owner?.value ?? null };
}

const isNamed = (who: Who | null): boolean => who !== null && who.is !== 'he' && who.is !== 'self';

/** "Then next turn Lena attacks", "on Lena's next turn she attacks": the turn before has ended. */
export function nextTurnAt(reader: Reader, at: number): Match<readonly Saying[]> | null {
	const led = anyOf(reader, at, 'then| on|in|during| the|', 'and| then|');
	const owner = led < 0 ? null : ownerAt(reader, led);
	const to = led < 0 ? -1 : anyOf(reader, owner?.to ?? led, 'next|following turn');
	if (to < 0) return null;
	// What is done then is told behind it.
	const who = owner?.value ?? whoAt(reader, skip(reader, to, ','))?.value;
	return who && isNamed(who) ? { to, value: [{ say: 'turn', who, isNext: true }] } : null;
}

/** "Starts her turn", "Cal's turn begins", "that's the end of my turn", "says end of turn": where a turn starts or ends. */
export function turnBoundAt(reader: Reader, at: number): Match<readonly Saying[]> | null {
	const who = whoAt(reader, at);
	const from = skip(reader, who?.to ?? at, '');
	const starts = anyOf(reader, from, 'is|was| starts|begins|starting|beginning|started|began');
	const begun = starts < 0 ? null : turnOf(reader, starts);
	const of = begun && isNamed(begun.value) ? begun.value : (who?.value ?? begun?.value ?? null);
	if (begun && of && endsHere(reader, begun.to))
		return { to: begun.to, value: [{ say: 'turn', who: of, isStart: true, isAct: true }] };
	const own = who && who.value.is !== 'he' ? null : turnOf(reader, at);
	const begins = own?.value
		? anyOf(reader, own.to, 'just| starts|begins|started|began', 'is starting|beginning')
		: -1;
	if (own?.value && begins >= 0 && endsHere(reader, begins))
		return { to: begins, value: [{ say: 'turn', who: own.value, isStart: true, isAct: true }] };
	const led = who
		? anyOf(reader, from, 'says|say|said|calls|called|announces|announced|declares|declared')
		: anyOf(reader, at, 'and| that|it|this is|was');
	const of_ = led < 0 ? -1 : anyOf(reader, skip(reader, led, ''), 'the| end of', 'end');
	const ended = of_ < 0 ? null : turnOf(reader, of_);
	// "End of turn?": that is asked.
	if (!ended || !endsHere(reader, ended.to) || is(reader, ended.to, '?')) return null;
	const doer = isNamed(ended.value) ? ended.value : (who?.value ?? null);
	return { to: ended.to, value: [{ say: 'end', who: doer }] };
}
