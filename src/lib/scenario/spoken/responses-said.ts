import type { Card } from '../../cards/card.ts';
import { isItem, isUsable } from './cards-said.ts';
import { cardOf } from '../../cards/library.ts';
import { type Reader, anyOf, is, skip, verbAt } from './reader.ts';
import { cardRef, thingRef } from './references.ts';
import type { Saying } from './said.ts';
import type { Ref } from './ref.ts';
import { takesOf } from './takes.ts';
import { useWith } from './uses.ts';
import { ownerAt } from './who.ts';
import type { Found, Subject, Said } from './clause.ts';

/** "Responds with Butter Bean", "answers Greta's Chaos", from behind the verb on. */
export function responds(reader: Reader, at: number, { who }: Subject): Found {
	let to = at;
	const before: Saying[] = [];
	// "Answers it with a bomb": what that is was told.
	if (is(reader, to, 'it', 'that', 'this') && is(reader, to + 1, 'with', 'by', 'using')) to++;
	const direct = is(reader, to, 'to') ? null : cardRef(reader, to, isUsable);
	if (
		direct &&
		(direct.value.of || is(reader, to, 'the', 'that')) &&
		is(reader, direct.to, 'with', 'by', 'using')
	) {
		before.push({ say: 'fact', about: direct.value, facts: {} });
		to = direct.to;
	} else if (is(reader, to, 'to')) {
		const what = thingRef(reader, to + 1);
		const doing =
			what?.value.ref === 'who' && verbAt(reader, what.to)?.tense === 'going on'
				? reader.grammar.clauseAt(reader, what.to, { who: what.value.who, facts: {}, thing: null })
				: null;
		const owner = ownerAt(reader, to + 1);
		const ended = anyOf(
			reader,
			owner?.to ?? to + 1,
			'the| end of my|his|her|their|the| turn',
			'turn end|ending'
		);
		const declared = anyOf(reader, to, 'to the declaration', 'to that', 'to it', 'to this');
		if (declared >= 0) to = declared;
		else if (ended >= 0) {
			const mine = is(reader, ended - 2, 'my') ? ({ is: 'me' } as const) : null;
			before.push({ say: 'end', who: owner?.value ?? mine });
			to = ended;
		} else if (doing) {
			before.push(...doing.value);
			({ to } = doing);
		} else if (what) {
			before.push({ say: 'fact', about: answered(what.value), facts: {} });
			to = what.to;
		}
	}
	// "Answers the roll with The Hierophant": it is there.
	const roll = to === at ? thingRef(reader, to) : null;
	if (roll?.value.ref === 'roll' && is(reader, roll.to, 'with', 'by', 'using')) {
		before.push({ say: 'fact', about: roll.value, facts: {} });
		to = roll.to;
	}
	const led = anyOf(
		reader,
		skip(reader, to, ',:'),
		'with|w',
		'w /',
		'by playing|using|tapping|activating|throwing',
		'using',
		'playing'
	);
	const start = led >= 0 ? led : skip(reader, to, ',:');
	const verbed = anyOf(reader, skip(reader, to, ',:'), 'by');
	const going = verbed >= 0 ? useWith(reader, verbed, who, true) : null;
	const acting =
		verbed >= 0 ? reader.grammar.clauseAt(reader, verbed, { who, facts: {}, thing: null }) : null;
	const use = useWith(reader, start, who, false) ?? going ?? acting;
	if (use) return { to: use.to, value: [...before, ...answering(use.value, before)] };
	return before.length > 0 || who
		? { to: before.length > 0 ? to : at, value: [...before, { say: 'responds', who }] }
		: null;
}

/** "Responds to Greta's Chaos": an item that is answered has been activated. */
const answered = (what: Ref): Ref =>
	what.ref === 'card' && what.of && !what.isTrigger && isActive(cardOf(what.card))
		? { ref: 'use', card: what, on: [] }
		: what;

const isActive = (card: Card): boolean => isItem(card) && isUsable(card);

/** "Answers my Guppy's Paw with Butter Bean!": somebody's card that is answered is what it is used on. */
function answering(use: Said, before: readonly Saying[]): Said {
	const [fact] = before;
	const about = fact?.say === 'fact' ? fact.about : null;
	if (about?.ref !== 'card' || about.of === null || !isUsable(cardOf(about.card))) return use;
	return use.map((one) =>
		one.say === 'use' && one.on.length === 0 && answersItems(one.card.card)
			? { ...one, on: [about] }
			: one
	);
}

const answersItems = (card: string): boolean => takesOf(card, '2023').has('ability of an item');
