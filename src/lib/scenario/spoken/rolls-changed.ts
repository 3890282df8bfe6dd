import { cardOf } from '../../cards/library.ts';
import { ownerOf } from './cards-noted.ts';
import { takesOf } from './takes.ts';
import { tellUse } from './aims.ts';
import type { Add } from './fates-told.ts';
import { type Talk, nameOf, writer } from './discourse.ts';
import { tellFaces } from './rolls-told.ts';
import type { Piece, Saying } from './said.ts';
import { Unclear } from './unclear.ts';

/** "Makes it a 6", "it becomes a 1": what a roll is to be, by what was used last, or by a card that changes rolls. */
export function tellBecomes(
	talk: Talk,
	what: Extract<Saying, { say: 'becomes' }>,
	piece: Piece,
	order: 'next' | 'before',
	add: Add
): void {
	const { plan } = talk;
	// "5 becomes 3": the 5 was rolled.
	if (what.was !== undefined && !isShown(talk, what.was)) throw new Unclear();
	const used = plan.events.findLast(({ is }) => is === 'use' || is === 'roll' || is === 'reroll');
	if (piece.isAside && used?.is === 'roll') {
		plan.odd.set(talk.piece, 'left');
		return;
	}
	const who = what.by
		? nameOf(talk, what.by)
		: used?.is === 'use'
			? used.who
			: (talk.actor ?? writer(talk));
	// "Xavi, who holds The Magician, changes it to a 1".
	// "I have Godhead. I roll a 2 and make it a 6": the last thing told is the roll.
	const isOwn = plan.events.at(-1)?.is === 'roll';
	const means =
		what.isMade && (what.by || isOwn) && used?.is !== 'use' ? rollChanger(talk, who) : null;
	if (means !== null)
		tellUse(talk, { ref: 'card', card: means, of: null, facts: {} }, who, [], order);
	const isRolled = plan.events.at(-1)?.is === 'attack' && !what.isMade;
	if ((!used || isRolled) && typeof what.to === 'number') {
		tellFaces(talk, { say: 'roll', who: null, faces: [what.to], against: null }, piece, order);
		return;
	}
	// "Rolls a 2, so it's now a 3": no other roll, and what changes it is not told.
	if (what.isChange && !what.isMade && plan.events.at(-1)?.is === 'roll' && means === null) {
		add({ is: 'becomes', who, to: what.to, isLikely: false, isBare: true });
		return;
	}
	if (used?.is === 'roll' && typeof what.to === 'number' && !what.isMade && means === null) {
		tellFaces(talk, { say: 'roll', who: null, faces: [what.to], against: null }, piece, order);
		return;
	}
	// "Godhead makes it 1, Butter Bean on Godhead": it is to become so.
	const isToBe = what.isMade === true && plan.events.at(-1) === used && used?.is === 'use';
	add({ is: 'becomes', who, to: what.to, isLikely: what.isLikely === true || isToBe });
}

/** Whether a roll that was told shows a number, or was made to. */
const isShown = ({ plan }: Talk, face: number): boolean => {
	const last = plan.events.findLast((event) => event.is === 'roll' || event.is === 'becomes');
	if (last?.is === 'roll') return last.face === face;
	return last?.is === 'becomes'
		? last.to === face
		: plan.stack.some((one) => one.is === 'roll' && one.shows === face);
};

/** "+1", "takes 1 off": what a roll is changed by. */
export function tellShift(
	talk: Talk,
	what: Extract<Saying, { say: 'shifts' }>,
	order: 'next' | 'before',
	add: Add
): void {
	const { plan } = talk;
	if (plan.events.at(-1)?.is !== 'use') {
		const name = talk.actor ?? writer(talk);
		const means = rollChanger(talk, name);
		// "Rolls a 3, takes 1": that is damage.
		if (means === null && what.by < 0) {
			plan.odd.set(talk.piece, 'left');
			return;
		}
		if (means === null) throw new Unclear();
		const card = { ref: 'card', card: means, of: null, facts: {} } as const;
		tellUse(talk, card, name, [{ ref: 'it' }], order, { words: ['add'] });
		if (!isOpenSum(means)) return;
	}
	const used = plan.events.at(-1);
	// "Ann bombs Val, who takes 2": what does nothing to a roll takes nothing off one.
	if (used?.is === 'use' && !takesOf(used.card, talk.edition).has('dice roll')) {
		if (what.by >= 0) throw new Unclear();
		plan.odd.set(talk.piece, 'left');
		return;
	}
	if (used?.is === 'use' && !isOpenSum(used.card) && used.words.includes('add')) return;
	add({ is: 'shifts', who: talk.actor ?? writer(talk), by: what.by });
}

/** Whether it has to be chosen how much a card adds to a roll. */
const isOpenSum = (card: string): boolean =>
	/"add":\[[^\]]*,/u.test(JSON.stringify(cardOf(card).abilities));

/** The card of somebody that something can be done to a roll with. */
function rollChanger(talk: Talk, name: string): string | null {
	const { items = [], handCards = [] } = talk.plan.people.get(name) ?? {};
	const topics = talk.topics.filter((card) => ownerOf(talk, card) === null);
	return (
		[...topics, ...items, ...handCards].findLast((card) =>
			takesOf(card, talk.edition).has('dice roll')
		) ?? null
	);
}
