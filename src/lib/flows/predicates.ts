import type { Ability, Standing, TargetSpec } from '../abilities/grammar.ts';
import { abilitiesOf, cardOf, lootAbilityAt } from '../cards/library.ts';
import { PENALTY, type FrameOf } from '../model/frame.ts';
import { controllerAt, locate, playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Mortal } from '../model/stack.ts';
import type { ObjectId, Ref, Seat } from '../model/words.ts';
import { deathsAreDue } from '../mechanics/deaths.ts';
import { finishedEvent } from '../mechanics/events.ts';
import { nextReplacements } from '../mechanics/replacements.ts';
import {
	attackComesNext,
	attackIsOwed,
	attacksLeft,
	attackTargets,
	extra,
	purchaseCost,
	purchaseTargets
} from '../mechanics/attack-targets.ts';
import { abilityWritten, reaches } from '../mechanics/abilities-on.ts';
import { dueBonusSoul } from '../mechanics/bonus-souls.ts';
import { canPay } from '../mechanics/costs.ts';
import { resolvedRoll } from '../mechanics/final-rolls.ts';
import { happensInstead } from '../mechanics/instead.ts';
import { wouldRollSees } from '../mechanics/rolling.ts';
import { playedFrom } from '../mechanics/playing.ts';
import { inForce } from '../mechanics/standings.ts';
import { canBeAttacked, evasionOf, hp } from '../mechanics/stats.ts';
import { hasSoul } from '../mechanics/soul-purchases.ts';
import { cannotBeChosen, hasTarget, isTarget, specsAt } from '../mechanics/targets.ts';
import { ownGoods, tradesGoods, tradesItemsAtBadTime, tradesSoul } from '../mechanics/trading.ts';
import { winnersNow } from '../mechanics/winning.ts';
import { firstRollOf } from '../mechanics/first-roll.ts';
import { firstRollOfReward } from '../mechanics/rewards.ts';
import { whoIs } from '../mechanics/who.ts';
import { contextWanted, optionsWanted, specsWanted, wanted } from '../mechanics/wanted.ts';
import { canDraw, emptySlots } from '../mechanics/zones.ts';
import { ARMOR, isFinalBoss } from '../mechanics/challenges.ts';
import { roomsOfTheRound, roundIsOver } from '../mechanics/rounds.ts';
import { follows } from '../rules/readings.ts';
import { isOverSoulLimit } from '../mechanics/souls.ts';
import { plays, playsTogether } from '../rules/variants.ts';
import type { RuleId } from '../rules/index.ts';
import type { Refusal } from '../rules/step.ts';
import type { Next } from './chart.ts';

/** A named question that a chart asks, with its rule and the clause that refuses. */
export interface Predicate {
	/** What is said when the answer is no. */
	readonly refusal: Refusal;
	readonly holds: (at: Next) => boolean;
}

const ask = (
	holds: (at: Next) => boolean,
	rules: readonly RuleId[] = [],
	refused = ''
): Predicate => ({ holds, refusal: { refused, rules } });

/** The frame the question is about, which the chart that asks it guarantees. */
function frameOf<C extends Next['frame']['chart']>({ frame }: Next, chart: C): FrameOf<C> {
	if (frame.chart !== chart)
		throw new Error(`A ${chart} question was put to a ${frame.chart} frame.`);
	return frame as FrameOf<C>;
}

/** The ability a decision would put on the stack. */
const abilityWanted = ({ position, decision }: Next): Ability | null =>
	wanted(position, decision)?.ability ?? null;

const playerOf = ({ decision }: Next): Seat =>
	decision && 'player' in decision ? decision.player : -1;

const namedTargets = ({ decision }: Next): readonly Ref[] =>
	decision && 'targets' in decision ? (decision.targets ?? []) : [];

const mine = (at: Next): boolean => {
	if (at.decision?.do !== 'activate') return false;
	const found = locate(at.position, at.decision.object);
	if (!found) return false;
	return found.object.kind === 'room' || controllerAt(found.place) === at.decision.player;
};

/** Whether an object is an item of the shop. */
function isInShop(position: Position, object: ObjectId): boolean {
	const place = locate(position, object)?.place;
	return place !== undefined && 'slot' in place && place.slot === 'shop';
}

const attackTarget = (at: Next): Mortal | null => {
	const { target } = frameOf(at, 'attack');
	return target === null || target === 'deck' ? null : target;
};

/** Whether a loot card is played from where that takes no loot play (2.2). */
const isFree = ({ position, decision }: Next): boolean =>
	decision?.do === 'play' && playedFrom(position, decision.player, decision.card)?.free === true;

/** Whether something bars a player from a kind of act. */
const barred = (
	{ position }: Next,
	player: Seat,
	what: Extract<Standing, { cant: unknown }>['cant']
): boolean =>
	inForce(position, 'cant').some(
		({ standing, context, from }) =>
			'cant' in standing &&
			standing.cant === what &&
			reaches(position, standing.who, from, context, { player })
	);

const isAny = (list: readonly unknown[] | undefined): boolean => (list?.length ?? 0) > 0;

/** Whether a window is one that the turn itself has opened. */
export const isOfTheTurn = ({ frames }: Position, window: Next['frame']): boolean =>
	frames[frames.indexOf(window) - 1]?.chart === 'turn';

/** Whether nothing is on the stack but deaths that came due in the cleanup of another (11.2). */
export const onlyLaterDeaths = ({ stack }: Position, { upTo }: FrameOf<'priority'>): boolean =>
	upTo !== undefined &&
	stack.length > 0 &&
	stack.every(({ id, kind }) => id >= upTo && kind === 'death');

/** Every question of every chart. */
export const PREDICATES = {
	// Priority and decisions
	'has priority': ask(
		(at) => at.frame.chart === 'priority' && at.frame.holder === playerOf(at),
		['priority.needed'],
		'somebody else has priority'
	),
	'somebody else has yet to pass': ask(
		(at) => frameOf(at, 'priority').passes < at.position.players.length - 1
	),
	'something is above the mark': ask(({ position, frame }) => {
		const top = position.stack.at(-1);
		return top !== undefined && frame.chart === 'priority' && top.id >= frame.mark;
	}),
	'it is the action phase window': ask((at) => frameOf(at, 'priority').action),
	'the card is in hand': ask(
		({ position, decision }) =>
			decision?.do === 'play' &&
			playedFrom(position, decision.player, decision.card) !== null &&
			cardOf(decision.card).kind === 'loot',
		['loot.in-hand'],
		'that card is not in hand'
	),
	'a loot play is left': ask(
		(at) =>
			playerAt(at.position, playerOf(at)).lootPlays +
				extra(at.position, playerOf(at), 'loot plays') >
				0 || isFree(at),
		['loot.needs-loot-play'],
		'no loot play is left'
	),
	'the object is in play': ask(
		({ position, decision }) =>
			decision?.do === 'activate' && locate(position, decision.object) !== null,
		['zone.new-object'],
		'it is not in play'
	),
	'it is not in the shop': ask(
		({ position, decision }) => {
			const place = decision?.do === 'activate' ? locate(position, decision.object)?.place : null;
			return !place || 'seat' in place || place.slot !== 'shop';
		},
		['ability.shop'],
		'its abilities do not work in the shop'
	),
	'it is no soul': ask(
		({ position, decision }) => {
			const place = decision?.do === 'activate' ? locate(position, decision.object)?.place : null;
			return !place || 'slot' in place || place.among !== 'souls';
		},
		['soul.still-others'],
		'its abilities do not work while it is a soul'
	),
	'a room is for the active player': ask(
		({ position, decision }) =>
			decision?.do !== 'activate' ||
			locate(position, decision.object)?.object.kind !== 'room' ||
			position.turn.active === decision.player,
		['room.active-only'],
		'only the active player can use a room'
	),
	'controls it': ask(mine, ['ability.controller-only'], 'only the player who controls it can'),
	'it can be activated': ask(
		(at) => {
			const way = abilityWanted(at)?.way;
			return way === 'tap' || way === 'paid';
		},
		['ability.no-activated'],
		'it has no ↷ or $ ability'
	),
	'it is charged': ask(
		(at) =>
			abilityWanted(at)?.way !== 'tap' ||
			(at.decision?.do === 'activate' &&
				(locate(at.position, at.decision.object)?.object.charged ?? false)),
		['ability.needs-charge'],
		'it is deactivated'
	),
	'the cost can be paid': ask(
		(at) => {
			const ability = abilityWanted(at);
			const cost = ability && 'cost' in ability ? (ability.cost ?? []) : [];
			if (cost.length === 0 || !at.decision) return true;
			return canPay(at.position, cost, contextWanted(at.position, at.decision));
		},
		['ability.cost'],
		'the cost cannot be paid'
	),
	'its option is named': ask(
		({ position, decision }) => {
			if (!decision) return true;
			const options = optionsWanted(position, decision);
			const mode = 'mode' in decision ? decision.mode : undefined;
			return options === 0 ? mode === undefined : mode !== undefined && mode < options;
		},
		['ability.mode'],
		'an option must be named where there are some, and only there'
	),
	'no dead player is chosen': ask(
		(at) => !namedTargets(at).some((ref) => cannotBeChosen(at.position, ref)),
		['death.player.chosen'],
		'a dead player cannot be chosen'
	),
	'a target exists': ask(
		({ position, decision }) => {
			if (!decision) return true;
			const context = contextWanted(position, decision);
			for (const spec of specsWanted(position, decision))
				if (!hasTarget(position, spec, context)) return false;
			return true;
		},
		['ability.target-needed'],
		'there is nothing it could target'
	),
	'its targets are named': ask(
		(at) => {
			const { position, decision } = at;
			if (!decision) return true;
			const specs = specsWanted(position, decision);
			const targets = namedTargets(at);
			if (specs.length !== targets.length) return false;
			if (specs.length === 0) return true;
			const context = contextWanted(position, decision);
			return specs.every((spec, i) => {
				const ref = targets[i];
				return ref !== undefined && isTarget(position, spec, ref, context);
			});
		},
		['ability.targets', 'ability.target-kind'],
		'that is not something it can target'
	),
	'nothing keeps them from playing loot': ask(
		(at) => !barred(at, playerOf(at), 'play loot'),
		['effect.standing'],
		'an effect keeps them from playing loot cards'
	),
	'nothing keeps them from activating it': ask(
		(at) =>
			at.decision?.do !== 'activate' ||
			locate(at.position, at.decision.object)?.object.kind !== 'item' ||
			!barred(at, playerOf(at), 'activate'),
		['effect.standing'],
		'an effect keeps them from activating items'
	),
	'nothing keeps them from attacking': ask(
		(at) => !barred(at, playerOf(at), 'attack'),
		['effect.standing'],
		'an effect keeps them from attacking'
	),
	'no attack is owed': ask(
		({ position }) => !attackIsOwed(position),
		['attack.forced'],
		'an attack must still be made this turn'
	),
	'the action phase ends by a declaration': ask(
		() => false,
		['turn.passes'],
		'the action phase ends when everyone passes on an empty stack'
	),
	'no forced attack keeps them': ask(
		(at) =>
			!frameOf(at, 'priority').action ||
			at.position.stack.length > 0 ||
			playerOf(at) !== at.position.turn.active ||
			!attackIsOwed(at.position),
		['attack.forced-this-turn'],
		'an attack must still be made this turn'
	),
	'no attack must come first': ask(
		(at) =>
			!frameOf(at, 'priority').action ||
			at.position.stack.length > 0 ||
			playerOf(at) !== at.position.turn.active ||
			!attackComesNext(at.position),
		['attack.forced-next'],
		'an attack that is forced must be made first'
	),
	'both trade and the ¢ are there': ask(
		({ position, decision }) =>
			decision?.do === 'barter' &&
			decision.player !== decision.to &&
			decision.to in position.players &&
			Number.isInteger(decision.amount) &&
			decision.amount >= 0 &&
			decision.amount <= playerAt(position, decision.player).cents,
		['barter.trade'],
		'a trade needs another player, and ¢ that are there'
	),
	'only ¢ are traded': ask(
		({ decision }) => decision?.do === 'barter' && !tradesGoods(decision),
		['barter.cents-only'],
		'only ¢ can be traded'
	),
	'goods may be traded': ask(
		({ position, decision }) =>
			decision?.do === 'barter' &&
			(!tradesGoods(decision) || plays(position, 'enhanced bartering')),
		['barter.cents-only'],
		'only ¢ can be traded'
	),
	'no soul is traded': ask(
		({ position, decision }) => decision?.do === 'barter' && !tradesSoul(position, decision),
		['barter.no-souls'],
		'souls cannot be traded'
	),
	'both have what they give': ask(
		({ position, decision }) => decision?.do === 'barter' && ownGoods(position, decision),
		['barter.goods'],
		'only loot cards in hand and items in play can be traded, by whose they are'
	),
	'items can be traded now': ask(
		({ position, decision }) =>
			decision?.do === 'barter' && !tradesItemsAtBadTime(position, decision),
		['barter.goods-when'],
		'no item is traded by the dead or during an attack'
	),
	'souls buy something': ask(
		({ position }) => plays(position, 'souls are $$$'),
		['purchase.target'],
		'souls buy nothing'
	),
	'the soul is theirs': ask(
		({ position, decision }) =>
			decision?.do === 'soul purchase' && hasSoul(position, decision.player, decision.soul),
		['soul-purchase.action'],
		'they do not have that soul'
	),
	'the players may trade': ask(
		({ position }) => !playsTogether(position),
		['solo.no-trade'],
		'the characters may not trade ¢'
	),
	'is the active player': ask(
		(at) => at.position.turn.active === playerOf(at),
		['turn.active-only'],
		'it is not their turn'
	),
	'the end phase has not begun': ask(
		({ position }) => position.turn.phase !== 'end',
		['turn.already-ending'],
		'the end phase has begun'
	),
	'it is the action phase': ask(
		({ position }) => position.turn.phase === 'action',
		['turn.declare'],
		'it is not the action phase'
	),
	'the stack is empty': ask(
		({ position }) => position.stack.length === 0,
		['stack.must-be-empty'],
		'something is on the stack'
	),
	'nothing is declared yet': ask(
		(at) => frameOf(at, 'priority').action,
		['turn.declare'],
		'another procedure is under way'
	),
	'an attack is left': ask(
		(at) => attacksLeft(at.position, playerOf(at)) > 0,
		['attack.one-each-turn'],
		'no attack is left this turn'
	),
	'a purchase is left': ask(
		(at) =>
			playerAt(at.position, playerOf(at)).purchases +
				extra(at.position, playerOf(at), 'purchases') >
			0,
		['purchase.one-each-turn'],
		'no purchase is left this turn'
	),

	// The beat
	'a bonus soul is due': ask(({ position }) => dueBonusSoul(position) !== null),
	'someone has won': ask(({ position }) => winnersNow(position).length > 0),
	'triggers are waiting': ask(({ position }) => position.waiting.length > 0),
	'deaths are due': ask(({ position }) => deathsAreDue(position)),
	'deaths come before triggers': ask(({ position }) =>
		follows(position, 'deaths-and-triggers', 'deaths-first')
	),
	'deaths share the order of triggers': ask(({ position }) =>
		follows(position, 'damage-triggers', 'by-timing')
	),
	'an event is done': ask(({ position }) => finishedEvent(position) !== null),
	'a slot is empty': ask(({ position }) => emptySlots(position).length > 0),
	'the turn is ending': ask(({ position }) => position.turn.ending),
	'the end phase begins at once': ask(
		({ position }) =>
			position.stack.length === 0 || follows(position, 'ended-turn-stack', 'end-phase-first')
	),
	'the cleanup does not wait for later deaths': ask(
		(at) =>
			onlyLaterDeaths(at.position, frameOf(at, 'priority')) &&
			follows(at.position, 'cleanup', 'does-not-wait')
	),
	'the window is the turn’s own': ask(({ position, frame }) => isOfTheTurn(position, frame)),

	// Setup
	'rooms are played with': ask((at) => frameOf(at, 'setup').rooms),
	'bonus souls are played with': ask((at) => frameOf(at, 'setup').bonusSouls),

	'the players play together': ask(({ position }) => playsTogether(position)),
	'a challenge is played': ask(({ position }) => plays(position, 'challenge')),
	'a mini draft is played': ask(({ position }) => plays(position, 'mini draft')),

	// The timer
	'a round ends on the timer': ask(
		({ position }) => position.timer !== undefined && roundIsOver(position)
	),
	'a death in their own turn is counted': ask(
		(at) =>
			at.position.timer !== undefined &&
			playsTogether(at.position) &&
			!plays(at.position, 'challenge') &&
			frameOf(at, 'playerDeath').player === at.position.turn.active
	),
	'a room has stayed for a round': ask(
		({ position }) =>
			playsTogether(position) && roundIsOver(position) && roomsOfTheRound(position).length > 0
	),

	// The turn
	'an attack is declared': ask(({ position }) => position.turn.declared === 'attack'),
	'a purchase is declared': ask(({ position }) => position.turn.declared === 'purchase'),
	'the end of the turn is declared': ask(({ position }) => position.turn.declared === 'end turn'),

	'a monster died this turn': ask(({ position }) => position.turn.monsterDied),
	'a room is in play': ask(({ position }) => position.slots.room.some(({ top }) => top !== null)),

	// Resolving
	'all its targets are gone': ask(
		(at) => targetsLost(at.position, frameOf(at, 'resolution').item) === 'all'
	),
	'some of its targets are gone': ask(
		(at) => targetsLost(at.position, frameOf(at, 'resolution').item) === 'some'
	),
	'and one is enough': ask(({ position }) => follows(position, 'lost-targets', 'any-gone')),
	'its roll shows another number by now': ask((at) =>
		wouldRollIsStale(at.position, frameOf(at, 'resolution').item)
	),
	'and that cancels it': ask(({ position }) => follows(position, 'changed-would-roll', 'fizzles')),
	'it is a trinket': ask((at) => {
		const { item } = frameOf(at, 'resolution');
		return item.kind === 'loot' && (cardOf(item.card).keywords?.includes('trinket') ?? false);
	}),
	'it is an ambush': ask((at) => {
		const { item } = frameOf(at, 'resolution');
		return item.kind === 'loot' && (cardOf(item.card).keywords?.includes('ambush') ?? false);
	}),
	'a roll is called for': ask((at) => frameOf(at, 'resolution').rolls.length > 0),

	// Dice
	'“would roll” has not looked at it': ask((at) => {
		const { looked, result } = frameOf(at, 'roll').roll;
		return !looked.includes(result);
	}),
	'the roll is an attack roll': ask((at) => frameOf(at, 'roll').roll.purpose.for === 'attack'),
	'the roll reaches the evasion': ask((at) => {
		const { roll } = frameOf(at, 'roll');
		return (
			roll.purpose.for === 'attack' &&
			roll.result >= evasionOf(at.position, roll.purpose.target, roll.roller)
		);
	}),

	'lasting bonuses apply as the roll resolves': ask(({ position }) =>
		follows(position, 'modifiers-on-roll', 'as-resolves')
	),
	'something waits for the roll': ask((at) => {
		const { purpose } = frameOf(at, 'roll').roll;
		return purpose.for === 'ability' && at.position.stack.some(({ id }) => id === purpose.defines);
	}),
	'what waited for the roll has gone': ask((at) => {
		const { purpose } = frameOf(at, 'roll').roll;
		return purpose.for === 'ability' && purpose.defines !== undefined;
	}),
	'it waits for a roll': ask(
		(at) => firstRollOf(at.position, frameOf(at, 'resolution').item) !== null
	),
	'the reward waits for a roll': ask(
		(at) => firstRollOfReward(at.position, frameOf(at, 'reward')) !== null
	),

	// Damage
	'it is combat damage': ask((at) => frameOf(at, 'damage').item.combat),
	'the damaged one is gone': ask((at) => {
		const { to } = frameOf(at, 'damage').item;
		return 'object' in to && locate(at.position, to.object) === null;
	}),
	'a monster that cannot be attacked is damaged': ask((at) => {
		const { to } = frameOf(at, 'damage').item;
		return 'object' in to && !canBeAttacked(at.position, to);
	}),
	'a replacement applies': ask(
		(at) => nextReplacements(at.position, frameOf(at, 'damage')).length > 0
	),
	'boss armor is in the way': ask((at) => {
		const { item, amount } = frameOf(at, 'damage');
		return !item.combat && amount > ARMOR && isFinalBoss(at.position, item.to);
	}),
	'no damage is left': ask((at) => frameOf(at, 'damage').amount <= 0),

	// Attacking
	'nothing can be attacked': ask(({ position }) => attackTargets(position).length === 0),
	'the deck is attacked': ask((at) => frameOf(at, 'attack').target === 'deck'),
	'an event came up': ask((at) => {
		const target = attackTarget(at);
		return (
			target !== null &&
			'object' in target &&
			locate(at.position, target.object)?.object.kind === 'event'
		);
	}),
	'the target cannot be attacked': ask((at) => {
		const target = attackTarget(at);
		return target !== null && !canBeAttacked(at.position, target);
	}),
	'the attacker has 0 HP': ask(
		(at) => hp(at.position, { player: frameOf(at, 'attack').attacker }) === 0
	),
	'the target has 0 HP': ask((at) => {
		const target = attackTarget(at);
		return target !== null && hp(at.position, target) === 0;
	}),

	'the next to roll is dead': ask((at) => {
		const { next = 0, rollers = [] } = frameOf(at, 'attack');
		const roller = rollers[(next % (rollers.length + 1)) - 1];
		return roller !== undefined && playerAt(at.position, roller).dead;
	}),

	'what was to be attacked has gone': ask((at) => {
		const { position } = at;
		const { attacker, target } = frameOf(at, 'attack');
		if (playerAt(position, attacker).dead || position.turn.phase !== 'action') return true;
		if (target === 'deck') return !canDraw(position, 'monster');
		return target === null || whoIs(position, target) === null;
	}),

	// Purchasing
	'what was to be purchased has gone': ask((at) => {
		const { target } = frameOf(at, 'purchase');
		if (target === 'deck') return !canDraw(at.position, 'treasure');
		return target === null || !isInShop(at.position, target);
	}),
	'nothing can be purchased': ask(({ position }) => purchaseTargets(position).length === 0),
	'the deck is purchased from': ask((at) => frameOf(at, 'purchase').target === 'deck'),
	'the buyer can pay': ask((at) => {
		const { buyer, target } = frameOf(at, 'purchase');
		return playerAt(at.position, buyer).cents >= purchaseCost(at.position, buyer, target ?? 'deck');
	}),

	'the soul has gone': ask((at) => {
		const { player, soul } = frameOf(at, 'soulPurchase');
		return !hasSoul(at.position, player, soul);
	}),

	// Death
	'something else happens instead': ask((at) => {
		const { position, frame } = at;
		const of =
			frame.chart === 'playerDeath'
				? { player: frame.player }
				: { object: frameOf(at, 'monsterDeath').monster.id };
		return happensInstead(position, { would: 'die', of });
	}),
	'the monster has been healed and that saves it': ask((at) => {
		const object = frameOf(at, 'monsterDeath').monster.id;
		return follows(at.position, 'healed-at-zero', 'lives') && hp(at.position, { object }) > 0;
	}),
	'its card has gone elsewhere': ask((at) => !frameOf(at, 'monsterDeath').holding),
	'a roll for the rewards is on the stack': ask((at) => {
		const top = at.position.stack.at(-1);
		return (
			top?.kind === 'roll' &&
			top.purpose.for === 'ability' &&
			top.purpose.context.source === frameOf(at, 'monsterDeath').monster.id
		);
	}),
	'the card cannot be put into discard': ask((at) => {
		const { monster } = frameOf(at, 'monsterDeath');
		return abilitiesOf(monster.card, at.position.edition).some(
			(ability) =>
				ability.way === 'static' &&
				'this' in ability.standing &&
				ability.standing.this === "can't be put into discard"
		);
	}),
	'the card is a soul': ask(
		(at) => (cardOf(frameOf(at, 'monsterDeath').monster.card).souls ?? 0) > 0
	),
	'it would be one soul too many': ask((at) =>
		isOverSoulLimit(at.position, at.position.turn.active, frameOf(at, 'monsterDeath').monster)
	),
	'the player is already dead': ask(
		(at) => playerAt(at.position, frameOf(at, 'playerDeath').player).dead
	),
	'the player has been healed and that saves them': ask((at) => {
		const { player } = frameOf(at, 'playerDeath');
		return follows(at.position, 'healed-at-zero', 'lives') && hp(at.position, { player }) > 0;
	}),
	'they resolve before the penalty': ask(({ position }) =>
		follows(position, 'death-triggers', 'resolve-first')
	),
	'a part of the penalty is left': ask((at) => isAny(frameOf(at, 'playerDeath').left)),
	'triggers come between its parts': ask((at) => {
		const { left = [] } = frameOf(at, 'playerDeath');
		return (
			left.length < PENALTY.length &&
			at.position.waiting.length > 0 &&
			follows(at.position, 'penalty-parts', 'part-by-part')
		);
	}),
	'the active player died': ask(
		(at) => frameOf(at, 'playerDeath').player === at.position.turn.active
	),

	// Refilling
	'a slot is left to fill': ask((at) => frameOf(at, 'refill').slots.length > 0)
} as const satisfies Record<string, Predicate>;

export type PredicateName = keyof typeof PREDICATES;

/** Whether a "would roll" ability is about a roll that has gone or shows none of its numbers any more. */
export function wouldRollIsStale(position: Position, item: FrameOf<'resolution'>['item']): boolean {
	if (item.kind !== 'ability' || item.way !== 'trigger') return false;
	const ability = abilityWritten(position, item.effect);
	if (ability?.way !== 'trigger' || ability.when.on !== 'would roll') return false;
	const roll = position.stack.find(({ id }) => id === item.context.event.item);
	const shown =
		roll?.kind === 'roll'
			? wouldRollSees(position, roll)
			: resolvedRoll(position, item.context.event.item)?.result;
	return shown === undefined || !ability.when.numbers.includes(shown);
}

/** How many of the targets it was given a thing on the stack has lost (6.14). */
export function targetsLost(
	position: Position,
	item: FrameOf<'resolution'>['item']
): 'none' | 'some' | 'all' {
	const specs = targetSpecsOfItem(position, item);
	if (specs.length === 0) return 'none';
	const lost = specs.filter((spec, i) => {
		const ref = item.context.targets[i];
		return ref === undefined || !isTarget(position, spec, ref, item.context);
	}).length;
	if (lost === 0) return 'none';
	return lost < specs.length ? 'some' : 'all';
}

/** The targets that a thing on the stack was given, as its ability asks for them. */
function targetSpecsOfItem(
	position: Position,
	item: FrameOf<'resolution'>['item']
): readonly TargetSpec[] {
	const { mode } = item.context;
	if (item.kind === 'ability') return specsAt(position, item.effect, mode);
	const at = lootAbilityAt(item, position.edition);
	return at ? specsAt(position, at, mode) : [];
}
