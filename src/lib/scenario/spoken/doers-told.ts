import { type Talk, nameOf } from './discourse.ts';
import { own } from './cards-noted.ts';
import type { Ref } from './ref.ts';
import { harms } from './takes.ts';

/**
 * Gives what a guessed doer does, from an event on, to who is named for it afterwards: "Pandora's Box, Ana rolls 3",
 * "after the attack on the deck … Rosa rolls 4". False where who does it was said.
 */
export function reown(talk: Talk, at: number, name: string): boolean {
	const { plan } = talk;
	const first = plan.events[at];
	if (first?.is !== 'attack' && first?.is !== 'use' && first?.is !== 'buy') return false;
	if (!first.isDoerGuessed) return false;
	const old = first.who;
	const items = plan.people.get(old)?.items ?? [];
	for (const [i, event] of plan.events.entries()) {
		if (i < at || !('who' in event) || event.who !== old) continue;
		plan.events[i] = { ...event, who: name };
		const held = event.is === 'use' ? items.indexOf(event.card) : -1;
		if (event.is !== 'use' || held < 0) continue;
		items.splice(held, 1);
		own(talk, name, event.card);
	}
	const now = plan.events[at];
	if (now?.is === 'attack' || now?.is === 'use' || now?.is === 'buy')
		plan.events[at] = { ...now, isDoerGuessed: false };
	unseat(talk, old);
	talk.actor = name;
	return true;
}

/** Who was taken for a doer and is not spoken of otherwise does not sit at the table. */
export function unseat(talk: Talk, name: string): void {
	const { plan, recent, nameless } = talk;
	if (talk.isWriterGuessed) talk.isWriterHere = false;
	const { isWriterHere } = talk;
	const facts = plan.people.get(name);
	const isSpokenOf =
		(isWriterHere && name === nameless.writer) ||
		plan.active === name ||
		plan.events.some(
			(event) =>
				('who' in event && event.who === name) ||
				(event.is === 'use' && event.aims.some((aim) => aim.at === 'player' && aim.name === name))
		);
	if (isSpokenOf || !facts || facts.items.length > 0) return;
	plan.names = plan.names.filter((one) => one !== name);
	plan.people.delete(name);
	const index = recent.indexOf(name);
	if (index >= 0) recent.splice(index, 1);
}

/** "Tech X kills Amy": nobody says that she did it herself. */
export function othersIfOnSelf(talk: Talk, index: number, on: Ref): void {
	const use = talk.plan.events[index];
	if (use?.is !== 'use' || !use.isDoerGuessed || !harms(use.card, talk.edition)) return;
	if (on.ref !== 'who' || on.who.is !== 'name' || on.who.name !== use.who) return;
	reown(talk, index, nameOf(talk, { is: 'other', than: on.who }));
}
