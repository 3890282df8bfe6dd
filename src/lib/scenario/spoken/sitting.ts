import { joiner, LONGEST_LIST } from './card-lists.ts';
import { endsHere } from './facts.ts';
import { type Reader, anyOf, is, numberAt } from './reader.ts';
import type { Match } from './said.ts';
import type { Facts, Who } from './ref.ts';
import { whoAt } from './who.ts';
import type { Found } from './clause.ts';

/** "Three players: Amy Ben Cleo", "scenario with 4 players, Ana, Lou, Theo, Vera". */
export function sittingAt(reader: Reader, at: number): Found {
	const led = anyOf(
		reader,
		at,
		'scenario|game|table|situation with|of',
		'we are|were',
		'there are',
		''
	);
	const count = numberAt(reader, led);
	const bare = anyOf(
		reader,
		at,
		'players :',
		'the players are',
		'players are',
		'turn|player|seating|play order :|is|',
		'seats :'
	);
	if (bare < 0 && (count === null || count < 2 || !is(reader, led + 1, 'players', 'people', 'of')))
		return null;
	let to = bare >= 0 ? bare : anyOf(reader, led + 2, ':', ',', '(', 'us :', '');
	const who: Who[] = [];
	for (;;) {
		const next = joiner(reader, to);
		const one = whoAt(reader, next);
		if (!one || who.length >= (count ?? LONGEST_LIST)) break;
		who.push(one.value);
		({ to } = one);
	}
	// "There are 4 players, I play …": who is named behind does something.
	if (count !== null && bare < 0 && who.length !== count && endsHere(reader, led + 2))
		return { to: led + 2, value: [{ say: 'seats', count }] };
	if (is(reader, led + 2, '(') && is(reader, to, ')')) to++;
	return (bare >= 0 ? who.length > 1 : who.length === count)
		? { to, value: [{ say: 'sit', who }] }
		: null;
}

/** People in a list; empty where nobody is named. */
function peopleAt(reader: Reader, at: number): Match<readonly Who[]> {
	const who: Who[] = [];
	let to = at;
	while (who.length < LONGEST_LIST) {
		const one = whoAt(reader, who.length > 0 ? joiner(reader, to) : to);
		if (!one) break;
		who.push(one.value);
		({ to } = one);
	}
	return { to, value: who };
}

/** "Theo is also there", "Amy, Ben and Cleo play", "Nina watches": who sits at the table and does nothing. */
export function alsoThere(reader: Reader, at: number): Found {
	const { to, value: who } = peopleAt(reader, at);
	if (who.length === 0) return null;
	const end = anyOf(
		reader,
		to,
		'is|are|was|sits also|just|only| there|here|present|watching|playing|around too|also|as|',
		'is|are|sits also|just|only| at the table',
		'is|are also|just| in the game',
		'watches|watch too|',
		'play|plays|are|is playing|too|also|here',
		'has nothing to say|do|respond|add',
		'has|have|says|does|do nothing'
	);
	if (end >= 0 && endsHere(reader, end)) return { to: end, value: [{ say: 'sit', who }] };
	const played = who.length > 1 ? anyOf(reader, to, 'play', 'sit') : -1;
	return played >= 0 && endsHere(reader, played)
		? { to: played, value: [{ say: 'sit', who }] }
		: null;
}

/** "Finn and Nina both at 1 HP": what several have. */
export function pluralFacts(
	reader: Reader,
	at: number,
	factsAt: (at: number) => Match<Facts> | null
): Found {
	const { to, value: who } = peopleAt(reader, is(reader, at, 'both') ? at + 1 : at);
	if (who.length < 2) return null;
	const led = anyOf(
		reader,
		to,
		...(is(reader, at, 'both') ? ['are|have|has|had only|just|still| at|on|'] : []),
		'both|all|each are|have|has|is still|only|at|on| at|on|',
		'are|have still|only|both|all|each| at|on|',
		'both|all|each at|on|with'
	);
	const facts = led >= 0 ? factsAt(led) : null;
	// "Amy and Ben have 3 souls": that is no number of HP.
	if (facts?.value.number !== undefined && is(reader, facts.to, 'soul', 'souls')) return null;
	return (
		facts && {
			to: facts.to,
			value: who.map((one) => ({
				say: 'fact',
				about: { ref: 'who', who: one, facts: {} },
				facts: facts.value
			}))
		}
	);
}
