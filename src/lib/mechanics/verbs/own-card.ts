import type { Ability, Effect, PlayerWord } from '../../abilities/grammar.ts';
import { effectOf, effectsIn } from '../../abilities/path.ts';
import { abilityOf, cardOf } from '../../cards/library.ts';
import type { FrameOf } from '../../model/frame.ts';
import { locate } from '../../model/objects.ts';
import type { CardKey, Deck, ObjectId } from '../../model/words.ts';
import type { Beside } from '../../rules/points.ts';
import { deckOfCard } from '../decks.ts';
import { playedCard } from '../on-stack.ts';
import { changeDeathOf, procedures } from '../procedures.ts';
import { follow, set, tell, topFrame, type Run } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { done, seat, type Doing } from './doing.ts';
import { holding } from './destinations.ts';

/** The card of "this" where it is no object in play, and the zone that it was taken from. */
export interface OwnCard {
	readonly card: CardKey;
	readonly from: 'stack' | 'play' | 'discard';
}

/**
 * Takes the card that "this" is, where that is no object in play: from the stack as it resolves, from
 * the holding zone of its death, or from discard, where the ability itself has put it. Null if it is
 * in none of them.
 * @param as what it becomes; a card that is in play as something else is none that has gone.
 */
export function takeOwnCard(doing: Doing, as?: 'soul'): OwnCard | null {
	const { run } = doing;
	const played = cardPlayed(doing);
	if (played !== null) {
		takeLoot(run);
		return { card: played, from: 'stack' };
	}
	const dying = as === 'soul' ? null : takeDying(run, doing.context.source);
	if (dying !== null) return { card: dying, from: 'play' };
	const card = takeFromDiscard(doing);
	return card === null ? null : { card, from: 'discard' };
}

/** Takes the card of a player's death penalty item out of the discard that it went to; null if it is not there. */
export function takePenaltyItem(doing: Doing, of: PlayerWord): OwnCard | null {
	const { run } = doing;
	const player = seat(doing, of);
	const lost = player === null ? undefined : run.position.turn.penaltyItems?.[player];
	const deck = lost ? deckOfCard(lost.card) : null;
	return lost && deck && takeOut(run, lost.card, deck)
		? { card: lost.card, from: 'discard' }
		: null;
}

/** Takes the uppermost card of that name out of a discard, if it is there. */
function takeOut(run: Run, card: CardKey, deck: Deck): boolean {
	const { discards } = run.position;
	const index = discards[deck].findIndex((cell) => cell.card === card);
	if (index >= 0)
		set(run, { discards: { ...discards, [deck]: discards[deck].toSpliced(index, 1) } });
	return index >= 0;
}

/** The rule by which a card is found in discard. */
export const pointsOfOwnCard = ({ from }: OwnCard): readonly Beside[] =>
	from === 'discard' ? ['own card'] : [];

/** "Give this" of a loot: its card goes to the hand of the other player. */
export function giveOwnCard(doing: Doing): TaskResult {
	const own = takeOwnCard(doing);
	done(doing.run, own ? 1 : 0);
	return own ? [holding(doing, [{ card: own.card, seenBy: [] }], 'loot', own.from, 0)] : NOTHING;
}

/** The card that is being played, if "this" is it: a loot, or a card of the monster deck. */
function cardPlayed(doing: Doing): string | null {
	const frame = topFrame(doing.run.position);
	if (doing.context.source !== null || frame.chart !== 'resolution') return null;
	return playedCard(frame.item);
}

/** Notes that the card of the loot has gone elsewhere, so that it is not put into discard (2.2). */
function takeLoot(run: Run): void {
	const frame = topFrame(run.position);
	if (frame.chart === 'resolution')
		set(run, { frames: run.position.frames.with(-1, { ...frame, moved: true }) });
}

/** Takes the card of the monster whose death an ability is about out of the holding zone (11.1). */
export function takeWhatDies({ run, context }: Doing): OwnCard | null {
	const card = takeDying(run, context.event.object ?? null);
	return card === null ? null : { card, from: 'play' };
}

/** Takes the card of an object out of the holding zone of its death, if it is there (11.1). */
function takeDying(run: Run, object: ObjectId | null): string | null {
	const dying = procedures(run.position).find(
		(frame): frame is FrameOf<'monsterDeath'> =>
			frame.chart === 'monsterDeath' && frame.holding && frame.monster.id === object
	);
	if (!dying) return null;
	changeDeathOf(run, dying.monster.id, { holding: false });
	return dying.monster.printed ?? dying.monster.card;
}

/**
 * The card in discard that "this" was: of a loot once it has resolved, or of an object whose ability
 * destroys it, or has died (3, 3.3). Whether it is found there is a reading; a copy of a loot has no card.
 */
function takeFromDiscard({ run, at, context }: Doing): CardKey | null {
	const { card } = at;
	const deck = deckOfCard(card);
	const ability = abilityOf(at, run.position.edition);
	if (deck === null || !ability || context.copied) return null;
	const isThere = ability.where === 'in discard';
	const isOwn =
		context.source === null
			? isThere || cardOf(card).kind === 'loot'
			: locate(run.position, context.source) === null &&
				(destroysItself(ability) || isOfItsDeath(ability));
	if (!isOwn) return null;
	const { discards } = run.position;
	const index = discards[deck].findIndex((cell) => cell.card === card);
	if (index < 0) return null;
	if (!isThere && follow(run, 'own-card') === 'lost') {
		tell(run, { did: 'card in discard', card, deck }, 'own card in discard');
		return null;
	}
	set(run, { discards: { ...discards, [deck]: discards[deck].toSpliced(index, 1) } });
	return card;
}

/** Whether an ability is of the death of its own object. */
const isOfItsDeath = (ability: Ability): boolean =>
	ability.way === 'trigger' && ability.when.on === 'die' && ability.when.who === 'this';

/** Whether "destroy this" is part of an ability, or its cost. */
function destroysItself(ability: Ability): boolean {
	if ('cost' in ability && ability.cost.some(({ pay }) => pay === 'destroy this')) return true;
	const destroys = (effect: Effect): boolean =>
		(effect.do === 'destroy' && effect.what === 'this') || effectsIn(effect).some(destroys);
	const effect = effectOf(ability);
	return effect !== null && destroys(effect);
}
