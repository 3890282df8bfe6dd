import type { Ability, Cost } from '../../abilities/grammar.ts';
import { cardOf } from '../../cards/library.ts';
import { abilitiesOn } from '../../mechanics/abilities-on.ts';
import { lootPlaysLeft } from '../../mechanics/attack-targets.ts';
import { barsActivating, barsWay } from '../../mechanics/barred.ts';
import { costOf, unpayable } from '../../mechanics/costs.ts';
import { isActivePlayers, mayUse } from '../../mechanics/others-items.ts';
import { withoutInHand } from '../../mechanics/loot-cards.ts';
import { playedFrom } from '../../mechanics/playing.ts';
import { shortOf } from '../../mechanics/purse.ts';
import type { InForce } from '../../mechanics/static-effects.ts';
import { isUsableNow } from '../../mechanics/usable.ts';
import { contextWanted, wanted } from '../../mechanics/ability-of-decision.ts';
import { controllerAt, locate } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { ObjectId } from '../../model/words.ts';
import type { Next } from '../next.ts';
import { keptFromPurchase } from './declaring.ts';
import { barred, barredWords, hasDoneEnough, playerOf } from './player.ts';
import { ask, askPlayer, type Predicate } from './predicate.ts';
import { activeOf, cardNameOf, nameOf, ownerOf } from './says.ts';

/** The ability a decision would put on the stack. */
const abilityWanted = ({ position, decision }: Next): Ability | null =>
	wanted(position, decision)?.ability ?? null;

/** What there is to pay with: a loot card that is played from a hand is none of its cards any more (6.24, 4.1). */
function beforePaying({ position, decision }: Next): Position {
	if (decision?.do !== 'play') return position;
	const from = playedFrom(position, decision.player, decision.card);
	return from?.pile === 'hand'
		? (withoutInHand(position, decision.player, decision.card) ?? position)
		: position;
}

/** What of the cost cannot be paid; null where all can, or nothing is asked for. */
function unpaid(at: Next): Cost | null {
	const ability = abilityWanted(at);
	if (!ability || !('cost' in ability) || !at.decision) return null;
	const context = contextWanted(at.position, at.decision);
	return unpayable(beforePaying(at), costOf(at.position, ability, context), context);
}

const mine = (at: Next): boolean => {
	if (at.decision?.do !== 'activate') return false;
	const found = locate(at.position, at.decision.object);
	if (!found) return false;
	return (
		found.object.kind === 'room' ||
		controllerAt(found.place) === at.decision.player ||
		isActivePlayers(abilityWanted(at)) ||
		mayUse(at.position, at.decision.player, at.decision.object)
	);
};

/** What keeps an object, or what is wanted of it, from being activated; null where nothing does. */
const keptFrom = (at: Next, object: ObjectId): InForce | null => {
	const way = abilityWanted(at)?.way;
	return (
		barsActivating(at.position, object) ??
		(way ? barsWay(at.position, playerOf(at), object, way) : null)
	);
};

/** Whether a loot card is played from where that takes no loot play (2.2). */
const isFree = ({ position, decision }: Next): boolean =>
	decision?.do === 'play' && playedFrom(position, decision.player, decision.card)?.free === true;

/** Playing a loot card and activating an ability (2.2, 4.1, 6.1, 6.24). */
export const PLAYING_PREDICATES = {
	'the card is in hand': ask(
		({ position, decision }) =>
			decision?.do === 'play' &&
			playedFrom(position, decision.player, decision.card) !== null &&
			cardOf(decision.card).kind === 'loot',
		['loot in hand'],
		'that card is not in hand',
		({ position, decision }) => {
			if (decision?.do !== 'play') return 'that card is not in hand';
			return cardOf(decision.card).kind === 'loot'
				? `it is not in ${ownerOf(nameOf(position, decision.player))} hand`
				: 'it is no loot card';
		}
	),
	'a loot play is left': askPlayer(
		(at) => lootPlaysLeft(at.position, playerOf(at)) > 0 || isFree(at),
		['loot play needed'],
		'no loot play is left',
		(at) => {
			const { turn } = at.position;
			return turn.active === playerOf(at)
				? 'no loot play is left'
				: `it is ${ownerOf(activeOf(at.position))} turn, and ${nameOf(at.position, playerOf(at))} has no loot play`;
		}
	),
	'nothing keeps them from playing loot': askPlayer(
		(at) => !barred(at, playerOf(at), 'play loot'),
		['static ability holds'],
		'an effect keeps them from playing loot cards',
		(at) => barredWords(at, playerOf(at), 'play loot')
	),
	'the object is in play': ask(
		({ position, decision }) =>
			decision?.do === 'activate' && locate(position, decision.object) !== null,
		['target left play'],
		'it is not in play'
	),
	'it is not in the shop': ask(
		({ position, decision }) => {
			const place = decision?.do === 'activate' ? locate(position, decision.object)?.place : null;
			return !place || controllerAt(place) !== 'shop';
		},
		['shop item’s ability'],
		'its abilities do not work in the shop'
	),
	'it is no soul': ask(
		({ position, decision }) => {
			const place = decision?.do === 'activate' ? locate(position, decision.object)?.place : null;
			return !place || !('among' in place) || place.among !== 'souls';
		},
		['soul’s ability'],
		'its abilities do not work while it is a soul'
	),
	'a room is for the active player': ask(
		({ position, decision }) =>
			decision?.do !== 'activate' ||
			locate(position, decision.object)?.object.kind !== 'room' ||
			position.turn.active === decision.player,
		['room’s ability'],
		'only the active player can use a room',
		({ position }) =>
			`only the active player can use a room, and it is ${ownerOf(activeOf(position))} turn`
	),
	'controls it': ask(
		mine,
		['controller’s ability'],
		'only the player who controls it can',
		({ position, decision }) => {
			const found = decision?.do === 'activate' ? locate(position, decision.object) : null;
			const controller = found && controllerAt(found.place);
			return typeof controller === 'number'
				? `only ${nameOf(position, controller)}, who controls it, can`
				: 'nobody controls it';
		}
	),
	'it can be activated': ask(
		(at) => {
			const way = abilityWanted(at)?.way;
			return way === 'tap' || way === 'paid';
		},
		['no such ability'],
		'it has no ↷ or $ ability',
		({ position, decision }) => {
			const found = decision?.do === 'activate' ? locate(position, decision.object) : null;
			const ways = (found ? abilitiesOn(position, found.object) : []).map(
				({ ability }) => ability.way
			);
			if (ways.includes('trigger')) return 'it has no ↷ or $ ability: it triggers by itself';
			return ways.includes('static')
				? 'it has no ↷ or $ ability: what it says is always true'
				: 'it has no ↷ or $ ability';
		}
	),
	'a purchase could be declared where that is asked': ask(
		(at) => !isActivePlayers(abilityWanted(at)) || keptFromPurchase(at) === null,
		['purchase of the turn'],
		'only whoever could purchase can',
		(at) => {
			const kept = keptFromPurchase(at);
			return kept ? (kept.says?.(at) ?? kept.refused) : '';
		}
	),
	'it is charged': ask(
		(at) =>
			abilityWanted(at)?.way !== 'tap' ||
			(at.decision?.do === 'activate' &&
				(locate(at.position, at.decision.object)?.object.charged ?? false)),
		['charge needed'],
		'it is deactivated'
	),
	'it is when it says it can be used': ask(
		(at) => {
			const held = wanted(at.position, at.decision);
			if (!held || !at.decision) return true;
			return isUsableNow(at.position, held, contextWanted(at.position, at.decision));
		},
		['only when it says'],
		'it says that it cannot be used now'
	),
	'nothing keeps them from activating it': ask(
		(at) =>
			at.decision?.do !== 'activate' ||
			(keptFrom(at, at.decision.object) === null &&
				(locate(at.position, at.decision.object)?.object.kind === 'item'
					? !barred(at, playerOf(at), 'activate')
					: !hasDoneEnough(at, playerOf(at), 'activate'))),
		['static ability holds'],
		'an effect keeps them from activating items',
		(at) => {
			const id = at.decision?.do === 'activate' ? at.decision.object : null;
			const by = id === null ? null : keptFrom(at, id);
			return by
				? `${cardNameOf(by.at.card)} keeps it from being activated`
				: barredWords(at, playerOf(at), 'activate');
		}
	),
	'the cost can be paid': ask(
		(at) => unpaid(at) === null,
		['cost paid'],
		'the cost cannot be paid',
		(at) => {
			const cost = unpaid(at);
			return cost && at.decision
				? shortOf(beforePaying(at), cost, contextWanted(at.position, at.decision))
				: '';
		}
	)
} as const satisfies Record<string, Predicate>;
