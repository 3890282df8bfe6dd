import { locate, playerAt, turnOrder, withSlot } from '../../model/objects.ts';
import type { Seat } from '../../model/words.ts';
import { deckOfCard, putIntoDiscard } from '../decks.ts';
import { find } from '../find.ts';
import { keepHearts } from '../hearts.ts';
import { nameOf } from '../named.ts';
import { ask, set, tell, type Run } from '../run.ts';
import { moveObject } from '../belongings.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { discardTelling } from '../zones.ts';
import { done, inTurnOrder, ref, type Doing, type EffectOf } from './doing.ts';

/** Puts all cards in a slot into discard, those that are covered first: none of them enters play (3.5). */
export function emptySlot(doing: Doing, { what }: EffectOf<'empty'>): TaskResult {
	const { run } = doing;
	const at = ref(doing, what);
	const slot = at && 'slot' in at ? run.position.slots[at.slot][at.index] : undefined;
	if (!at || !('slot' in at) || !slot) {
		done(run, 0);
		return NOTHING;
	}
	run.position = withSlot(run.position, at, { ...slot, covered: [] });
	for (const card of slot.covered) {
		const deck = deckOfCard(card) ?? 'monster';
		putIntoDiscard(run, card, deck);
		tell(run, { did: 'put card', card, from: 'play', to: 'discard', deck }, 'card put');
	}
	if (slot.top) discardTelling(run, slot.top, 'card put');
	done(run, 1);
	return NOTHING;
}

/** The player to whom somebody passes something. */
const beside = ({ position }: Run, player: Seat, to: 'left' | 'right'): Seat =>
	turnOrder(position, player).at(to === 'left' ? 1 : -1) ?? player;

/** Every player gives their character to the player beside them, all at once; HP and damage are players' own. */
export function passCharacters({ run }: Doing, { to }: EffectOf<'pass characters'>): TaskResult {
	const { players } = run.position;
	keepHearts(run, () => {
		set(run, {
			players: players.map((player, seat) => ({
				...player,
				character: playerAt(run.position, beside(run, seat, to === 'left' ? 'right' : 'left'))
					.character
			}))
		});
	});
	for (const [player, { character }] of run.position.players.entries())
		tell(run, { did: 'changed character', player, source: nameOf(character) }, 'character changed');
	return NOTHING;
}

/** Every player chooses what they give to the player beside them, and then all of it is given (6.16). */
export function passObjects(doing: Doing, { what, to }: EffectOf<'pass objects'>): TaskResult {
	const { run, at, context } = doing;
	const given: { readonly from: Seat; readonly object: number }[] = [];
	let question = 0;
	for (const player of inTurnOrder(doing)) {
		const options = find(run.position, what, context).filter((one) => {
			const found = 'object' in one ? locate(run.position, one.object) : null;
			return found !== null && 'seat' in found.place && found.place.seat === player;
		});
		if (options.length === 0) continue;
		const answer = ask(run, question++, {
			who: player,
			purpose: { about: 'choice', effect: at },
			domain: { pick: 'one' },
			options
		});
		if (!answer) return null;
		const [picked] = answer;
		if (picked && 'object' in picked) given.push({ from: player, object: picked.object });
	}
	for (const { from, object } of given) {
		const found = locate(run.position, object);
		if (found) moveObject(run, found, beside(run, from, to), 'give');
	}
	done(run, given.length);
	return NOTHING;
}
