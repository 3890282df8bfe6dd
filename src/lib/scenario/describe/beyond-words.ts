import { abilityOf } from '../../cards/library.ts';
import { deckOfCard } from '../../mechanics/decks.ts';
import { hasNewRoom } from '../../mechanics/rounds.ts';
import { cardIn } from '../../mechanics/zones.ts';
import type { GameObject } from '../../model/board.ts';
import type { FrameOf } from '../../model/frame.ts';
import { inPlay } from '../../model/in-play.ts';
import type { Position } from '../../model/position.ts';
import type { Context } from '../../model/stack.ts';
import type { ItemOf, StackItem } from '../../model/stack-item.ts';
import type { EffectRef } from '../../model/words.ts';
import { rollerOnStack } from '../attack-roll.ts';
import { numberOf } from '../match-item.ts';
import { effectIn, rollPath } from '../start/abilities.ts';
import { effectsOf } from './effects.ts';
import { isMistaken } from './item.ts';

/** Whether something lies there, or is still to come, that only a script can lead to. */
export const isBeyondWords = (position: Position): boolean =>
	inPlay(position).some(({ object }) => remembers(object)) ||
	// What has become a room stands in no line of rooms.
	position.slots.room.some(({ top }) => top !== null && deckOfCard(cardIn(top)) !== 'room') ||
	// No line says what lies on an active bonus soul.
	(position.bonusSouls ?? []).some(({ counters }) => isAny(Object.keys(counters))) ||
	// What an item gives each turn has been used, and the item is gone: no line of a player says so.
	position.players.some((player) =>
		[player.lootPlays, player.attacks, player.purchases].some((left) => left < 0)
	) ||
	isAny(position.turn.grants) ||
	isAny(position.turn.obligations) ||
	isAny(position.standingAnswers) ||
	position.frames.some((frame) => frame.chart === 'attack' && !isSaid(position, frame)) ||
	position.stack.some((item) => isMore(position, item)) ||
	isAny(position.winning) ||
	hasNewRoom(position) ||
	effectsOf(position) === null;

/** Whether a thing in play knows of more than lies on it. */
const remembers = ({ under, noted, seen = {}, evenRoll }: GameObject): boolean =>
	isAny(under) || isAny(noted) || isAny(Object.keys(seen)) || evenRoll !== undefined;

const isAny = (list: readonly unknown[] | undefined): boolean => (list?.length ?? 0) > 0;

/** Whether the words for an attack say all of it. */
const isSaid = (
	{ stack }: Position,
	{ on, rollers, team, sharers, awaited, rolled, attacker }: FrameOf<'attack'>
): boolean =>
	(on ?? rollers ?? team ?? sharers ?? awaited) === undefined &&
	rolled === rollerOnStack(stack, attacker);

/** Whether there is more to a thing on the stack than its words say. */
function isMore(position: Position, item: StackItem): boolean {
	switch (item.kind) {
		case 'loot':
			return hasSeenMore(item) || item.changed !== undefined;
		case 'ability':
			return (
				item.plays !== undefined ||
				item.effect.changed !== undefined ||
				isOfCopy(item.context) ||
				hasSeenMore(item) ||
				isMistaken(position, item.effect, item) ||
				isPaidOtherwise(position, item) ||
				isDelayed(item)
			);
		case 'roll': {
			const { purpose } = item;
			if (purpose.for !== 'ability') return false;
			return (
				purpose.together !== undefined ||
				purpose.reader.changed !== undefined ||
				knowsMore(purpose.context) ||
				isOfCopy(purpose.context) ||
				isMistaken(position, purpose.reader, purpose) ||
				isLaterRoll(position, purpose.reader)
			);
		}
		case 'damage':
			// It is reckoned anew by the roll that it came of.
			return item.rolled !== undefined;
		case 'death':
			return false;
		case 'procedure': {
			const { frame } = item;
			if (frame.chart === 'attack') return frame.on !== undefined;
			if (frame.chart === 'modifier') return frame.source !== null;
			return frame.chart === 'reward' && frame.resolved !== undefined;
		}
	}
}

/** Whether it comes of a copy of a loot: only the loot itself is said to be one. */
const isOfCopy = ({ copied }: Context): boolean => copied !== undefined;

/** Whether it is what an earlier effect said would happen later: its card has no such ability of its own. */
const isDelayed = ({ way, effect }: ItemOf<'ability'>): boolean =>
	way === 'trigger' && effect.path.length > 0;

/** Whether something else was paid for it than its card says: its words are those of the card. */
const isPaidOtherwise = ({ edition }: Position, { way, effect }: ItemOf<'ability'>): boolean =>
	way === 'paid' && abilityOf(effect, edition)?.way === 'tap';

/** Whether a roll is not the first that its ability asks for, which is the one that words mean. */
function isLaterRoll({ edition }: Position, reader: EffectRef): boolean {
	const ability = abilityOf(reader, edition);
	const first = ability && rollPath(effectIn(ability));
	return first === null || first.join() !== reader.path.join();
}

/** Whether a loot or ability knows of more than its targets, its option and what it triggered on. */
const hasSeenMore = (item: ItemOf<'loot' | 'ability'>): boolean =>
	item.context.event.card !== undefined ||
	item.context.event.counters !== undefined ||
	knowsMore(item.context) ||
	(item.context.number !== undefined && numberOf(item) === undefined);

/** Whether something was paid, done once already, or chosen before a roll, which whoever reads on alone knows. */
const knowsMore = ({ paid, again, chosen }: Context): boolean =>
	(paid ?? again) !== undefined || isAny(chosen);
