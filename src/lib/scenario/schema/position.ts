import * as v from 'valibot';
import { isCard } from '../../cards/library.ts';
import {
	PENALTY,
	type CameFrom,
	type ChartName,
	type Frame,
	type Place,
	type Task,
	type WaitingFrame
} from '../../model/frame.ts';
import type { Decision } from '../../model/decision.ts';
import { CHALLENGE_SLOTS } from '../../model/position.ts';
import {
	REMEMBERED,
	type AttackOn,
	type GameObject,
	type Player,
	type Position,
	type Turn
} from '../../model/position.ts';
import type { Purpose, Question } from '../../model/question.ts';
import type { Context, Mortal, RollPurpose, ResolvedRoll, StackItem } from '../../model/stack.ts';
import {
	STATS,
	type Change,
	type ContinuousEffect,
	type WaitingTrigger
} from '../../model/waiting.ts';
import {
	DECKS,
	EDITIONS,
	OBJECT_KINDS,
	SLOT_KINDS,
	type EffectRef,
	type Option,
	type Ref
} from '../../model/words.ts';

const maybe = v.exactOptional;
const number = v.pipe(v.number(), v.integer());
const count = v.pipe(number, v.minValue(0));
const text = v.string();
const is = v.literal;
const card = v.pipe(text, v.check(isCard, 'a card of the library, by its key, or a typed one'));
const someCard = v.nullable(card);
const deck = v.picklist(DECKS);
const slotKind = v.picklist(SLOT_KINDS);
const controller = v.union([count, is('game')]);

const effect: v.GenericSchema<unknown, EffectRef> = v.strictObject({
	card,
	line: count,
	path: v.array(count),
	doubled: maybe(is(true))
});
const mortal: v.GenericSchema<unknown, Mortal> = v.union([
	v.strictObject({ player: count }),
	v.strictObject({ object: count })
]);
const REFS = [
	v.strictObject({ player: count }),
	v.strictObject({ object: count }),
	v.strictObject({ item: count }),
	v.strictObject({ deck }),
	v.strictObject({ discard: deck }),
	v.strictObject({ slot: slotKind, index: count }),
	v.strictObject({ hand: count, card: someCard }),
	v.strictObject({ attackOf: count })
] as const;
const ref: v.GenericSchema<unknown, Ref> = v.union(REFS);
const option: v.GenericSchema<unknown, Option> = v.union([
	...REFS,
	v.strictObject({ number }),
	v.strictObject({ trigger: count }),
	v.strictObject({ mode: count }),
	v.strictObject({ card: someCard, at: count }),
	v.strictObject({ answer: v.picklist(['yes', 'no']) }),
	v.strictObject({ word: text })
]);
const options = v.array(option);

const resolvedFields = { item: count, roller: count, result: number };
const resolvedRoll: v.GenericSchema<unknown, ResolvedRoll> = v.strictObject(resolvedFields);
const context: v.GenericSchema<unknown, Context> = v.strictObject({
	source: v.nullable(count),
	kind: v.nullable(v.picklist(OBJECT_KINDS)),
	you: count,
	targets: v.array(ref),
	mode: v.nullable(count),
	event: v.strictObject({
		player: maybe(count),
		item: maybe(count),
		object: maybe(count),
		amount: maybe(number),
		to: maybe(mortal),
		by: maybe(count),
		attacker: maybe(count),
		roll: maybe(count),
		card: maybe(card)
	}),
	times: maybe(count),
	chosen: maybe(v.array(ref)),
	number: maybe(count),
	resolved: maybe(resolvedRoll),
	rolled: maybe(v.array(v.strictObject({ player: count, result: count })))
});
const purpose: v.GenericSchema<unknown, RollPurpose> = v.variant('for', [
	v.strictObject({ for: is('attack'), target: mortal }),
	v.strictObject({
		for: is('ability'),
		reader: effect,
		context,
		controller,
		defines: maybe(count),
		together: maybe(count)
	})
]);

// The stack

const LOOT = v.strictObject({
	kind: is('loot'),
	id: count,
	card,
	controller: count,
	context,
	copy: maybe(is(true)),
	doubled: maybe(is(true))
});
const ABILITY = v.strictObject({
	kind: is('ability'),
	id: count,
	way: v.picklist(['tap', 'paid', 'trigger', 'outcome']),
	controller,
	effect,
	context,
	plays: maybe(card)
});
const ROLL = v.strictObject({
	kind: is('roll'),
	id: count,
	roller: count,
	result: count,
	shown: v.array(count),
	looked: v.array(count),
	purpose
});
const DAMAGE = v.strictObject({
	kind: is('damage'),
	id: count,
	to: mortal,
	amount: count,
	combat: v.boolean(),
	source: v.union([
		v.strictObject({ player: count }),
		v.strictObject({ object: count, card, controller }),
		v.strictObject({ loot: card, controller: count }),
		v.strictObject({ game: is(true) })
	]),
	roll: maybe(count),
	rolled: maybe(v.strictObject({ ...resolvedFields, against: mortal, attack: count }))
});
const DEATH = v.strictObject({
	kind: is('death'),
	id: count,
	of: mortal,
	looked: maybe(is(true)),
	by: maybe(count),
	roll: maybe(count)
});
const item: v.GenericSchema<unknown, StackItem> = v.variant('kind', [
	LOOT,
	ABILITY,
	ROLL,
	DAMAGE,
	DEATH,
	v.strictObject({ kind: is('procedure'), id: count, frame: v.lazy(() => waitingFrame) })
]);

// The procedures

const player = count;
const discardReason = v.picklist(['penalty', 'hand size', 'effect', 'cost']);
const slotPlace = v.strictObject({ slot: slotKind, index: count });
const place: v.GenericSchema<unknown, Place> = v.union([
	slotPlace,
	v.strictObject({ seat: count, among: v.picklist(['character', 'items', 'souls', 'curses']) })
]);
const cells = v.array(v.strictObject({ card: someCard, seenBy: v.array(count) }));
const cameFrom: v.GenericSchema<unknown, CameFrom> = v.picklist([
	'deck',
	'discard',
	'hand',
	'play',
	'stack',
	'outside'
]);
const task: v.GenericSchema<unknown, Task> = v.variant('do', [
	v.strictObject({ do: v.picklist(['effect', 'if done']), at: effect, context }),
	v.strictObject({ do: is('repeat'), at: effect, context, left: count }),
	v.strictObject({
		do: v.picklist(['gain ¢', 'lose ¢', 'loot', 'gain treasure']),
		player,
		count,
		applied: maybe(v.array(text)),
		from: maybe(is('loot discard'))
	}),
	v.strictObject({
		do: is('discard'),
		player,
		count,
		because: discardReason,
		least: maybe(count)
	}),
	v.strictObject({
		do: is('put cards'),
		cards: cells,
		deck,
		from: cameFrom,
		at: effect,
		which: count,
		context
	}),
	v.strictObject({
		do: is('pay objects'),
		player,
		how: v.picklist(['destroy', 'give']),
		count,
		options
	}),
	v.strictObject({
		do: is('pay counters'),
		player,
		object: count,
		count: maybe(count),
		named: maybe(text)
	}),
	v.strictObject({ do: is('set up slot'), place: slotPlace }),
	v.strictObject({ do: v.picklist(['lay out', 'show the draft', 'end the draft']) }),
	v.strictObject({ do: is('draft'), player: count, again: v.boolean() }),
	v.strictObject({
		do: v.picklist(['put copy', 'put paid']),
		item: v.variant('kind', [LOOT, ABILITY])
	}),
	v.strictObject({
		do: v.picklist([
			'destroy penalty item',
			'lose penalty ¢',
			'deactivate penalty objects',
			'deal character'
		]),
		player
	}),
	v.strictObject({ do: is('make roll'), roller: count, purpose }),
	v.strictObject({ do: is('order triggers'), waiting: v.array(count) }),
	v.strictObject({ do: is('put trigger'), waiting: count }),
	v.strictObject({
		do: is('do instead'),
		would: v.picklist(['die', 'pay the penalty']),
		of: mortal
	}),
	v.strictObject({
		do: is('put deaths'),
		players: v.array(mortal),
		monsters: v.array(mortal),
		playersFirst: maybe(is(true))
	}),
	v.strictObject({ do: is('gain starting item'), player }),
	v.strictObject({ do: is('play event'), card, line: maybe(count) }),
	v.strictObject({ do: is('put modifiers'), roll: count }),
	v.strictObject({
		do: v.picklist([
			'draw bonus souls',
			'choose first player',
			'put ambush',
			'discard room',
			'choose attack target',
			'put attacked card',
			'reveal attacked card',
			'refill or play',
			'choose purchase',
			'take purchase',
			'refill',
			'order refills',
			'apply replacement'
		])
	})
]);
const counters = v.record(text, number);
const object: v.GenericSchema<unknown, GameObject> = v.strictObject({
	id: count,
	card,
	kind: v.picklist(OBJECT_KINDS),
	charged: v.boolean(),
	damage: count,
	counters,
	printed: maybe(card),
	starting: maybe(is(true)),
	soulValue: maybe(number),
	under: maybe(v.array(card)),
	noted: maybe(v.array(number))
});
const running = {
	state: text,
	agenda: v.array(task),
	answers: v.array(options),
	tally: maybe(number),
	put: maybe(number)
};
const attackOn: v.GenericSchema<unknown, AttackOn> = v.union([
	mortal,
	v.picklist(['deck', 'anything'])
]);
const chart = <const C extends ChartName>(name: C) => is(name);
/** The procedures that can wait on the stack. */
const WAITING = [
	v.strictObject({
		chart: chart('attack'),
		...running,
		attacker: count,
		target: v.nullable(v.union([mortal, is('deck')])),
		on: maybe(attackOn),
		rollers: maybe(v.array(count)),
		next: maybe(count)
	}),
	v.strictObject({
		chart: chart('purchase'),
		...running,
		buyer: count,
		target: v.nullable(v.union([count, is('deck')]))
	}),
	v.strictObject({
		chart: chart('monsterDeath'),
		...running,
		monster: object,
		place,
		holding: v.boolean(),
		doubled: maybe(is(true)),
		by: maybe(count),
		roll: maybe(count)
	}),
	v.strictObject({
		chart: chart('playerDeath'),
		...running,
		player,
		by: maybe(count),
		left: maybe(v.array(v.picklist(PENALTY)))
	}),
	v.strictObject({ chart: chart('refill'), ...running, slots: v.array(slotPlace) }),
	v.strictObject({ chart: chart('lootStep'), ...running, player }),
	v.strictObject({ chart: chart('soulPurchase'), ...running, player, soul: count }),
	v.strictObject({
		chart: chart('modifier'),
		...running,
		roll: count,
		by: number,
		source: v.nullable(v.strictObject({ object: count, card }))
	}),
	v.strictObject({
		chart: chart('reward'),
		...running,
		monster: object,
		doubled: maybe(is(true)),
		by: maybe(count),
		roll: maybe(count),
		resolved: maybe(resolvedRoll)
	})
] as const;
const waitingFrame: v.GenericSchema<unknown, WaitingFrame> = v.variant('chart', WAITING);
const frame: v.GenericSchema<unknown, Frame> = v.variant('chart', [
	v.strictObject({
		chart: chart('setup'),
		...running,
		rooms: v.boolean(),
		bonusSouls: v.boolean(),
		laid: maybe(v.array(card))
	}),
	v.strictObject({ chart: chart('turn'), ...running }),
	v.strictObject({
		chart: chart('priority'),
		...running,
		mark: count,
		holder: count,
		passes: count,
		from: count,
		action: v.boolean(),
		upTo: maybe(count)
	}),
	v.strictObject({
		chart: chart('resolution'),
		...running,
		item: v.variant('kind', [LOOT, ABILITY]),
		moved: maybe(is(true)),
		rolls: v.array(v.strictObject({ roller: count, purpose }))
	}),
	v.strictObject({ chart: chart('roll'), ...running, roll: ROLL }),
	v.strictObject({
		chart: chart('damage'),
		...running,
		item: DAMAGE,
		amount: number,
		applied: v.array(text)
	}),
	...WAITING
]);

// The table

const piles = v.strictObject({ loot: cells, treasure: cells, monster: cells, room: cells });
const objects = v.array(object);
const slots = v.array(
	v.strictObject({
		top: v.nullable(object),
		covered: v.array(card),
		as: maybe(v.picklist(CHALLENGE_SLOTS))
	})
);
const playerSchema: v.GenericSchema<unknown, Player> = v.strictObject({
	name: text,
	character: object,
	damage: count,
	cents: count,
	hand: cells,
	items: objects,
	souls: objects,
	curses: objects,
	lootPlays: number,
	attacks: number,
	purchases: number,
	dead: v.boolean(),
	counters: maybe(counters),
	skips: maybe(count)
});
const waiting: v.GenericSchema<unknown, WaitingTrigger> = v.strictObject({
	id: count,
	controller,
	way: v.picklist(['trigger', 'outcome']),
	effect,
	context
});
const change: v.GenericSchema<unknown, Change> = v.union([
	v.strictObject({ stat: v.picklist(STATS), add: number }),
	v.strictObject({ makes: v.picklist(['standing', 'watch', 'abilities']) }),
	v.strictObject({ abilitiesOf: card }),
	v.strictObject({ keyword: text }),
	v.strictObject({ loses: is('abilities'), except: v.nullable(text) }),
	v.strictObject({ copies: is(true) }),
	v.strictObject({ prevent: is('damage'), left: count }),
	v.strictObject({ prevent: is('instance'), upTo: v.nullable(count) })
]);
const continuous: v.GenericSchema<unknown, ContinuousEffect> = v.strictObject({
	id: count,
	from: effect,
	source: v.nullable(count),
	of: mortal,
	change,
	until: v.picklist(['end of turn', 'indefinitely', 'your next turn', 'end of your next turn']),
	whose: maybe(count),
	begun: maybe(is(true)),
	once: maybe(is(true)),
	next: maybe(v.picklist(['roll', 'attack roll'])),
	context: maybe(context)
});
const about: v.GenericSchema<unknown, Purpose> = v.variant('about', [
	v.strictObject({ about: is('target'), effect, index: count }),
	v.strictObject({
		about: v.picklist([
			'mode',
			'may',
			'choice',
			'order',
			'number',
			'vote',
			'cards',
			'at random',
			'roll result'
		]),
		effect
	}),
	v.strictObject({ about: is('put back'), effect, deck }),
	v.strictObject({
		about: v.picklist([
			'attack target',
			'slot to cover',
			'room to discard',
			'character',
			'bonus souls',
			'first player',
			'draft',
			'whom to give',
			'purchase',
			'trigger order',
			'death order',
			'refill order',
			'replacement order',
			'penalty item',
			'roll',
			'reroll'
		])
	}),
	v.strictObject({ about: is('counters'), name: text }),
	v.strictObject({ about: is('cost'), how: v.picklist(['destroy', 'give', 'counters']) }),
	v.strictObject({ about: is('discard'), because: discardReason }),
	v.strictObject({ about: is('reveal'), deck, slot: maybe(slotKind), card: maybe(card) })
]);
const question: v.GenericSchema<unknown, Question> = v.strictObject({
	who: count,
	purpose: about,
	domain: v.variant('pick', [
		v.strictObject({ pick: v.picklist(['one', 'order', 'roll']) }),
		v.strictObject({ pick: v.picklist(['some', 'amount']), min: number, max: number }),
		v.strictObject({ pick: is('split'), total: count }),
		v.strictObject({ pick: is('card'), deck })
	]),
	options
});

const blow = v.strictObject({ by: maybe(count), roll: maybe(count), hp: maybe(count) });
const turn: v.GenericSchema<unknown, Turn> = v.strictObject({
	active: count,
	phase: v.picklist(['start', 'action', 'end']),
	ending: v.boolean(),
	attackRolls: count,
	monsterDied: v.boolean(),
	declared: v.nullable(v.picklist(['attack', 'purchase', 'end turn'])),
	grants: maybe(v.array(v.strictObject({ on: attackOn, times: v.nullable(count) }))),
	obligations: maybe(v.array(v.strictObject({ on: attackOn, times: count, from: effect }))),
	declaredOn: maybe(attackOn),
	attacked: maybe(v.array(attackOn)),
	seen: maybe(v.record(text, count)),
	history: maybe(v.record(v.picklist(REMEMBERED), count)),
	blows: maybe(v.record(text, blow)),
	lastRolls: maybe(v.record(text, count)),
	extra: maybe(is(true))
});

/** A position as JSON: the shape of the data, not whether the game can come to it. */
export const positionSchema: v.GenericSchema<unknown, Position> = v.strictObject({
	edition: v.picklist(EDITIONS),
	readings: v.record(text, text),
	variants: maybe(v.record(text, v.union([is(true), count]))),
	timer: maybe(count),
	roundRooms: maybe(v.array(count)),
	players: v.array(playerSchema),
	slots: v.strictObject({ monster: slots, shop: slots, room: slots }),
	decks: piles,
	discards: piles,
	pool: count,
	bonusSouls: maybe(objects),
	settled: maybe(
		v.array(
			v.union([
				v.strictObject({ who: count, may: effect, answer: v.picklist(['yes', 'no']) }),
				v.strictObject({ who: count, order: v.array(effect) })
			])
		)
	),
	extraTurns: maybe(v.array(count)),
	lastTurn: maybe(count),
	rounds: maybe(v.record(text, v.strictObject({ count, of: count }))),
	starting: maybe(count),
	outside: v.array(card),
	stack: v.array(item),
	waiting: v.array(waiting),
	effects: v.array(continuous),
	frames: v.array(frame),
	turn,
	question: v.nullable(question),
	winning: maybe(v.array(count)),
	winners: v.nullable(v.array(count)),
	nextId: count
});

const play = { mode: maybe(count), targets: maybe(v.array(ref)) };

const goods = v.array(
	v.union([v.strictObject({ card: v.nullable(card) }), v.strictObject({ object: count })])
);

/** A decision as JSON. */
export const decisionSchema: v.GenericSchema<unknown, Decision> = v.variant('do', [
	v.strictObject({ do: v.picklist(['pass', 'attack', 'purchase', 'end turn']), player }),
	v.strictObject({ do: is('play'), player, card, ...play }),
	v.strictObject({ do: is('activate'), player, object: count, line: count, ...play }),
	v.strictObject({
		do: is('barter'),
		player,
		to: count,
		amount: count,
		gives: maybe(goods),
		gets: maybe(goods),
		favour: maybe(text)
	}),
	v.strictObject({ do: is('soul purchase'), player, soul: count }),
	v.strictObject({ do: is('choose'), player, picks: options, always: maybe(is(true)) }),
	v.strictObject({ do: is('roll'), result: number }),
	v.strictObject({ do: is('reveal'), card })
]);
