import { cardOf } from '../../cards/library.ts';
import { contextWanted, wanted } from '../../mechanics/ability-of-decision.ts';
import { costOf } from '../../mechanics/costs.ts';
import { GENERIC } from '../../mechanics/verbs/counters.ts';
import { isDead } from '../../mechanics/targets.ts';
import { inPlay } from '../../model/in-play.ts';
import { locate, playerAt } from '../../model/objects.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import { SO } from '../../wording/remedies.ts';
import { cardName, objectName } from '../../wording/index.ts';
import { objectThing } from '../describe/object.ts';
import type { Edit } from '../words/edit/changes.ts';
import { nameAt, objectsNamed, seatOf } from '../match.ts';
import { isStackThing, itemsNamed } from '../match-item.ts';
import { thingText } from '../words/thing.ts';
import { decisionOf, type SingleAct } from '../resolve.ts';
import type { CardThing, Thing } from '../words/things.ts';

/** Something that people may have forgotten to say of the table. */
export interface Fact {
	readonly words: string;
	readonly edit: Edit;
}

/**
 * What could be so at the table that has to do with an act: about its player, its card, what it costs,
 * what it points at, the turn. Whether any of it makes the act legal is for the judge to say.
 */
export function factsAbout(position: Position, act: SingleAct): readonly Fact[] {
	if (act.do === 'roll' || act.do === 'reveal') return [];
	const seat = seatOf(position, act.player);
	if (seat < 0) return [];
	const said = decisionOf(position, act, true);
	return [
		...(act.do === 'play' ? ofPlay(position, seat, act.card) : []),
		...(act.do === 'activate' ? ofObject(position, seat, act.object) : []),
		...(said.ok ? ofCost(position, seat, said.value) : []),
		...('targets' in act
			? (act.targets ?? []).flatMap((one) => ofTarget(position, seat, one))
			: []),
		...ofTurn(position, seat)
	];
}

const set = (
	position: Position,
	seat: Seat,
	facts: Extract<Edit, { edit: 'set player' }>['facts']
): Edit => ({ edit: 'set player', player: nameAt(position, seat), facts });

function ofPlay(position: Position, seat: Seat, card: CardKey): readonly Fact[] {
	const player = nameAt(position, seat);
	const { lootPlays } = playerAt(position, seat);
	const isLoot = cardOf(card).kind === 'loot';
	return [
		...(isLoot
			? [
					{
						words: SO.inHand(player, card),
						edit: { edit: 'deal', player, cell: { card } } as const
					}
				]
			: []),
		{ words: SO.lootPlay(player), edit: set(position, seat, { lootPlays: lootPlays + 1 }) }
	];
}

function ofObject(position: Position, seat: Seat, thing: CardThing): readonly Fact[] {
	const player = nameAt(position, seat);
	if (objectsNamed(position, thing).length === 0) {
		const { kind } = cardOf(thing.card);
		if (kind === 'treasure' || kind === 'starting item')
			return [
				{
					words: SO.controls(player, thing.card),
					edit: { edit: 'give', player, object: { card: thing.card }, among: 'items' }
				}
			];
		return kind === 'room'
			? [
					{
						words: SO.inSlot(thing.card),
						edit: { edit: 'add slot', slot: 'room', holds: { top: { card: thing.card } } }
					}
				]
			: [];
	}
	return objectsNamed(position, thing).flatMap((id): readonly Fact[] => {
		const found = locate(position, id);
		const object = objectThing(position, id);
		return found && !found.object.charged && object.is === 'card'
			? [
					{
						words: SO.charged(objectName(position, id)),
						edit: { edit: 'set object', object, facts: { charged: true } }
					}
				]
			: [];
	});
}

/** What it would take to pay for it. */
function ofCost(position: Position, seat: Seat, decision: Decision): readonly Fact[] {
	const player = nameAt(position, seat);
	const ability = wanted(position, decision)?.ability;
	const context = contextWanted(position, decision);
	const cost = ability ? costOf(position, ability, context) : [];
	return cost.flatMap((one): readonly Fact[] => {
		switch (one.pay) {
			case '¢':
			case 'give ¢':
				return [
					{ words: SO.cents(player, one.amount), edit: set(position, seat, { cents: one.amount }) }
				];
			case 'HP':
				return [
					{ words: SO.hp(player, one.amount), edit: set(position, seat, { hp: one.amount }) }
				];
			case 'discard':
			case 'give loot':
			case 'put loot': {
				// The card that is played is no part of the hand that pays for it.
				const left = playerAt(position, seat).hand.length - (decision.do === 'play' ? 1 : 0);
				const short = one.amount === 'hand' ? 0 : one.amount - left;
				return short > 0
					? [
							{
								words: SO.cards(player, short),
								edit: { edit: 'deal', player, cell: { unknown: short } }
							}
						]
					: [];
			}
			case 'counters': {
				const id = decision.do === 'activate' ? decision.object : null;
				const object = id === null ? null : objectThing(position, id);
				const count = one.amount === 'any number' ? 1 : one.amount;
				const kind = one.named ?? GENERIC;
				return object?.is === 'card' && id !== null
					? [
							{
								words: SO.counters(objectName(position, id), count, one.named),
								edit: { edit: 'set object', object, facts: { counters: { [kind]: count } } }
							}
						]
					: [];
			}
			case 'damage':
			case 'put counters':
			case 'deactivate':
			case 'destroy':
			case 'destroy this':
			case 'give':
				return [];
		}
	});
}

/** A target that is dead, or that nobody has said to be there. */
function ofTarget(position: Position, actor: Seat, thing: Thing): readonly Fact[] {
	const players = position.players.map(({ name }) => name);
	if (thing.is === 'player') {
		const seat = seatOf(position, thing.name);
		return seat >= 0 && isDead(position, { player: seat })
			? [{ words: SO.alive(thing.name), edit: set(position, seat, { dead: false }) }]
			: [];
	}
	if (isStackThing(thing) && itemsNamed(position, thing).length > 0) return [];
	if (thing.is !== 'card')
		return isStackThing(thing)
			? [
					{
						words: SO.onStack(thingText(thing, players)),
						edit: { edit: 'stack', things: [thing] }
					}
				]
			: [];
	if (inPlay(position).some(({ object }) => object.card === thing.card)) return [];
	const { card } = thing;
	const of = thing.of ?? players.find((_, seat) => seat !== actor) ?? players[actor] ?? '';
	switch (cardOf(card).kind) {
		case 'loot':
			return [
				{
					words: SO.onStack(cardName(card)),
					edit: { edit: 'stack', things: [{ is: 'card', card, of }] }
				}
			];
		case 'treasure':
		case 'starting item':
			return [
				{
					words: SO.controls(of, card),
					edit: { edit: 'give', player: of, object: { card }, among: 'items' }
				}
			];
		case 'monster':
			return [
				{
					words: SO.inSlot(card),
					edit: { edit: 'add slot', slot: 'monster', holds: { top: { card } } }
				}
			];
		default:
			return [];
	}
}

/** Whose turn it is, where it has come to, and what they have left of it. */
function ofTurn(position: Position, seat: Seat): readonly Fact[] {
	const player = nameAt(position, seat);
	const { attacks, purchases, dead } = playerAt(position, seat);
	const { active, phase } = position.turn;
	return [
		...(active === seat
			? []
			: [
					{
						words: SO.turn(player),
						edit: { edit: 'set turn', facts: { active: player } } as const
					}
				]),
		...(phase === 'action'
			? []
			: [
					{
						words: SO.step(nameAt(position, active)),
						edit: { edit: 'set turn', facts: { step: 'action phase' } } as const
					}
				]),
		...(dead ? [{ words: SO.alive(player), edit: set(position, seat, { dead: false }) }] : []),
		...(active === seat
			? [
					{ words: SO.attack(player), edit: set(position, seat, { attacks: attacks + 1 }) },
					{ words: SO.purchase(player), edit: set(position, seat, { purchases: purchases + 1 }) }
				]
			: [])
	];
}
