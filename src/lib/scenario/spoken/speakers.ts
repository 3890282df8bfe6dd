import { factList } from './facts.ts';
import { type Reader, anyOf, is, skip } from './reader.ts';
import type { Match } from './said.ts';
import type { Facts } from './ref.ts';
import { topicAt } from './table-talk.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Said } from './clause.ts';

/** Who is named next, right where the next piece begins. */
export function nextName(reader: Reader, at: number): string | null {
	let to = skip(reader, at, ',:');
	if (is(reader, to, 'and')) to++;
	const who = (whoAt(reader, to) ?? ownerAt(reader, to))?.value;
	return who?.is === 'name' ? who.name : null;
}

/** Who is named between two places. */
export function namesIn(reader: Reader, from: number, to: number): readonly string[] {
	const names: string[] = [];
	for (let i = from; i < to; i++) {
		const who = whoAt(reader, i)?.value;
		if (who?.is === 'name') names.push(who.name);
	}
	return names;
}

/** Who is named between two places, those among them of whom it is only said that something is theirs. */
export const namesAround = ({ people }: Reader, from: number, to: number): readonly string[] =>
	Array.from({ length: to - from }, (_, i) => people.at(from + i)?.name ?? []).flat();

/** "Sam:" at the start of what Sam says or does; with a topic before it. */
export function speakerAt(reader: Reader, at: number): Match<Said> | null {
	const topic = topicAt(reader, at);
	if (topic)
		return {
			to: topic.to,
			value: [{ say: 'topic', cards: topic.value }]
		};
	const start = anyOf(reader, at, '-', '>', '');
	const owned = cardsBefore(reader, start);
	const who = whoAt(reader, owned?.to ?? start);
	if (!who || who.value.is === 'he' || !is(reader, who.to, ':')) return null;
	const state = stateBehind(reader, who.to + 1);
	if (state)
		return {
			to: state.to,
			value: [{ say: 'fact', about: { ref: 'who', who: who.value, facts: {} }, facts: state.value }]
		};
	const said: Said = owned
		? [
				{
					say: 'fact',
					about: { ref: 'who', who: who.value, facts: {} },
					facts: { items: owned.value }
				}
			]
		: [];
	return { to: who.to + 1, value: [{ say: 'speaks', who: who.value }, ...said] };
}

/** "Ben: 5 cents, D6.": a line that only tells what somebody has. */
function stateBehind(reader: Reader, at: number): Match<Facts> | null {
	const facts = factList(reader, at, 'subject');
	const { hp, cents, hand, itemCount, soulCount } = facts?.value ?? {};
	const isCounted = [hp, cents, hand, itemCount, soulCount].some((one) => one !== undefined);
	const ends = facts && (!reader.tokens[facts.to] || is(reader, facts.to, '.', ';', '\n'));
	return isCounted && ends ? facts : null;
}

/** Cards before somebody's name: "Champion Belt me:". */
function cardsBefore(reader: Reader, at: number) {
	const found = factList(reader, at, 'subject');
	const items = found?.value.items;
	return found && items ? { to: found.to, value: items } : null;
}
