import * as v from 'valibot';
import { isCard } from '../../cards/library.ts';
import { CHALLENGE_SLOTS } from '../../model/position.ts';
import { DECKS, EDITIONS, SLOT_KINDS } from '../../model/words.ts';
import { isRuleId, type RuleId } from '../../rules/index.ts';
import { READINGS, type ReadingId } from '../../rules/readings.ts';
import { isVariantId, type VariantId } from '../../rules/variants.ts';
import { sameFact } from '../expect/compare.ts';
import { AMONG, type Edit } from '../edit/edit.ts';
import { parse } from '../parse/parse.ts';
import { print } from '../print/print.ts';
import {
	DYING,
	GAME_EVENTS,
	STATS,
	STEPS,
	type Act,
	type Board,
	type CardThing,
	type CellSetup,
	type EffectSetup,
	type Expectation,
	type GameThing,
	type Mortal,
	type ObjectSetup,
	type Scenario,
	type SlotSetup,
	type StackThing,
	type StepPattern,
	type Thing
} from '../scenario.ts';
import { ABOUT, DIDS, isThingAbout, type ThingAbout } from '../expect/step-words.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.string();
const yes = v.literal(true);
const maybe = v.exactOptional;

const card = v.pipe(text, v.check(isCard, 'a card of the library, by its key, or a typed one'));
const ruleId = v.custom<RuleId>((id) => typeof id === 'string' && isRuleId(id), 'the id of a rule');
const readingId = v.custom<ReadingId>(
	(id) => typeof id === 'string' && Object.hasOwn(READINGS, id),
	'the id of a reading'
);
const variantId = v.custom<VariantId>(
	(id) => typeof id === 'string' && isVariantId(id),
	'the word for a variant'
);
const rules = v.array(ruleId);
const counters = v.record(text, count);

const object: v.GenericSchema<unknown, ObjectSetup> = v.strictObject({
	card,
	hp: maybe(count),
	charged: maybe(v.boolean()),
	counters: maybe(counters),
	printed: maybe(card),
	starting: maybe(v.literal(true))
});
const cell: v.GenericSchema<unknown, CellSetup> = v.union([
	v.strictObject({ card, seenBy: maybe(v.array(text)) }),
	v.strictObject({ unknown: count, seenBy: maybe(v.array(text)) })
]);
const slot: v.GenericSchema<unknown, SlotSetup> = v.strictObject({
	top: maybe(object),
	covered: maybe(v.array(card)),
	as: maybe(v.picklist(CHALLENGE_SLOTS))
});

// Things

const thing: v.GenericSchema<unknown, Thing> = v.lazy(() => v.variant('is', ALL_THINGS));
const cardThing: v.GenericSchema<unknown, CardThing> = v.lazy(() => CARD_THING);
const gone = v.strictObject({ is: v.literal('gone') });
const playerThing = v.strictObject({ is: v.literal('player'), name: text });
const mortal: v.GenericSchema<unknown, Mortal> = v.lazy(() =>
	v.variant('is', [playerThing, CARD_THING, gone])
);
const copy = maybe(v.pipe(v.number(), v.integer(), v.minValue(1)));

const CARD_THING = v.strictObject({
	is: v.literal('card'),
	card,
	copy,
	of: maybe(text),
	game: maybe(yes),
	where: maybe(v.picklist(['in play', 'on the stack', 'dying', 'gone'])),
	line: maybe(count),
	mode: maybe(count),
	copied: maybe(yes),
	doubled: maybe(yes),
	rolled: maybe(count),
	saw: maybe(v.array(thing)),
	targets: maybe(v.array(thing))
});
const ROLL_THING = v.strictObject({
	is: v.literal('roll'),
	by: maybe(text),
	shows: maybe(count),
	was: maybe(v.array(count)),
	lookedAt: maybe(v.array(count)),
	against: maybe(mortal),
	for: maybe(cardThing),
	copy
});
const DAMAGE_THING = v.strictObject({
	is: v.literal('damage'),
	amount: maybe(count),
	combat: maybe(yes),
	to: maybe(mortal),
	from: maybe(mortal),
	copy
});
const DEATH_THING = v.strictObject({
	is: v.literal('death'),
	of: mortal,
	lookedAt: maybe(v.literal(true)),
	copy
});
const gameOf: v.GenericSchema<unknown, NonNullable<GameThing['of']>> = v.lazy(() =>
	v.variant('is', [playerThing, CARD_THING, gone, ...DECK_THINGS, SLOT_THING])
);
const GAME_THING = v.strictObject({
	is: v.literal('game'),
	event: v.picklist(GAME_EVENTS),
	of: maybe(gameOf),
	plus: maybe(count),
	minus: maybe(count),
	copy
});
const DECK_THINGS = [
	v.strictObject({ is: v.literal('deck'), deck: v.picklist(DECKS) }),
	v.strictObject({ is: v.literal('discard'), deck: v.picklist(DECKS) })
] as const;
const STACK_THINGS = [CARD_THING, ROLL_THING, DAMAGE_THING, DEATH_THING, GAME_THING] as const;
const SLOT_THING = v.strictObject({
	is: v.literal('slot'),
	slot: v.picklist(SLOT_KINDS),
	number: count
});
const ALL_THINGS = [
	playerThing,
	gone,
	...STACK_THINGS,
	...DECK_THINGS,
	SLOT_THING,
	v.strictObject({ is: v.literal('number'), number: count }),
	v.strictObject({ is: v.literal('mode'), mode: count }),
	v.strictObject({ is: v.literal('answer'), answer: v.picklist(['yes', 'no']) }),
	v.strictObject({ is: v.literal('word'), word: text }),
	v.strictObject({ is: v.literal('attack'), of: text }),
	v.strictObject({ is: v.literal('unknown'), copy })
] as const;
const stackThing: v.GenericSchema<unknown, StackThing> = v.variant('is', STACK_THINGS);
const things = v.array(thing);

// The table

const playerFacts = {
	character: maybe(object),
	hp: maybe(count),
	cents: maybe(count),
	dead: maybe(v.boolean()),
	lootPlays: maybe(count),
	attacks: maybe(count),
	purchases: maybe(count),
	skips: maybe(count),
	counters: maybe(counters),
	items: maybe(v.array(object)),
	souls: maybe(v.array(object)),
	curses: maybe(v.array(object)),
	hand: maybe(v.array(cell))
};
const slotsOf = maybe(v.array(slot));
const pile = maybe(v.array(cell));
const piles = maybe(v.strictObject({ loot: pile, treasure: pile, monster: pile, room: pile }));

const effect: v.GenericSchema<unknown, EffectSetup> = v.strictObject({
	of: mortal,
	change: v.union([
		v.strictObject({ stat: v.picklist(STATS), add: v.pipe(v.number(), v.integer()) }),
		v.strictObject({ prevent: v.literal('damage'), left: count }),
		v.strictObject({ prevent: v.literal('instance'), upTo: maybe(count) })
	]),
	from: card,
	indefinitely: maybe(yes)
});

const turnFacts = {
	active: maybe(text),
	step: maybe(v.picklist(STEPS)),
	attackRolls: maybe(count),
	happened: maybe(
		v.strictObject({
			attacks: maybe(count),
			'loot cards played': maybe(count),
			'shop items purchased': maybe(count),
			'players died': maybe(count)
		})
	),
	extraAfter: maybe(text),
	starting: maybe(text)
};
const priority = v.strictObject({ player: text, passes: count });

const board: v.GenericSchema<unknown, Board> = v.strictObject({
	slots: maybe(v.strictObject({ monster: slotsOf, shop: slotsOf, room: slotsOf })),
	decks: piles,
	discards: piles,
	pool: maybe(count),
	timer: maybe(count),
	outside: maybe(v.array(card)),
	bonusSouls: maybe(v.array(card)),
	setup: maybe(v.strictObject({ rooms: maybe(yes), bonusSouls: maybe(yes) })),
	turn: maybe(v.strictObject({ ...turnFacts, monsterDied: maybe(yes), ending: maybe(yes) })),
	extraTurns: maybe(v.array(text)),
	priority: maybe(priority),
	attack: maybe(
		v.strictObject({
			attacker: text,
			target: maybe(v.variant('is', [CARD_THING, playerThing, ...DECK_THINGS]))
		})
	),
	purchase: maybe(v.strictObject({ buyer: text })),
	dying: maybe(
		v.array(v.strictObject({ of: mortal, at: v.picklist(DYING), slot: maybe(count), below: count }))
	),
	stack: maybe(v.array(stackThing)),
	effects: maybe(v.array(effect))
});

// The script

const act: v.GenericSchema<unknown, Act> = v.variant('do', [
	v.strictObject({ do: v.literal('everyone passes') }),
	v.strictObject({ do: v.literal('pass'), player: text }),
	v.strictObject({
		do: v.literal('play'),
		player: text,
		card,
		mode: maybe(count),
		targets: maybe(things)
	}),
	v.strictObject({
		do: v.literal('activate'),
		player: text,
		object: cardThing,
		targets: maybe(things)
	}),
	v.strictObject({ do: v.picklist(['attack', 'purchase', 'end turn']), player: text }),
	v.strictObject({
		do: v.literal('barter'),
		player: text,
		to: text,
		amount: count,
		gives: maybe(things),
		gets: maybe(things),
		favour: maybe(text)
	}),
	v.strictObject({ do: v.literal('soul purchase'), player: text, soul: cardThing }),
	v.strictObject({ do: v.literal('choose'), player: text, picks: things, always: maybe(yes) }),
	v.strictObject({ do: v.literal('roll'), result: count, player: maybe(text) }),
	v.strictObject({ do: v.literal('reveal'), card })
]);
const playerChange = v.strictObject({
	character: playerFacts.character,
	hp: playerFacts.hp,
	cents: playerFacts.cents,
	dead: playerFacts.dead,
	lootPlays: playerFacts.lootPlays,
	attacks: playerFacts.attacks,
	purchases: playerFacts.purchases,
	skips: playerFacts.skips,
	counters: playerFacts.counters,
	hand: playerFacts.hand
});
const pileOf = { pile: v.picklist(['deck', 'discard']), deck: v.picklist(DECKS) };
const slotAt = { slot: v.picklist(SLOT_KINDS), number: count };
const edit: v.GenericSchema<unknown, Edit> = v.variant('edit', [
	v.strictObject({ edit: v.literal('deal'), player: text, cell }),
	v.strictObject({ edit: v.literal('give'), player: text, object, among: v.picklist(AMONG) }),
	v.strictObject({ edit: v.literal('take'), player: text, cell }),
	v.strictObject({
		edit: v.literal('remove'),
		thing: v.variant('is', [...STACK_THINGS, SLOT_THING])
	}),
	v.strictObject({ edit: v.literal('set player'), player: text, facts: playerChange }),
	v.strictObject({
		edit: v.literal('set object'),
		object: cardThing,
		facts: v.strictObject({
			hp: maybe(count),
			charged: maybe(v.boolean()),
			counters: maybe(counters)
		})
	}),
	v.strictObject({ edit: v.literal('set pile'), ...pileOf, cells: v.array(cell) }),
	v.strictObject({ edit: v.literal('set pool'), cents: count }),
	v.strictObject({ edit: v.literal('set timer'), shows: count }),
	v.strictObject({ edit: v.literal('set slot'), ...slotAt, holds: slot }),
	v.strictObject({ edit: v.literal('add slot'), slot: v.picklist(SLOT_KINDS), holds: slot }),
	v.strictObject({ edit: v.literal('cover'), ...slotAt, object }),
	v.strictObject({ edit: v.literal('put'), cell, ...pileOf, under: maybe(yes) }),
	v.strictObject({ edit: v.literal('stack'), things: v.array(stackThing) }),
	v.strictObject({ edit: v.literal('effect'), effect }),
	v.strictObject({ edit: v.literal('ask again'), player: text, about: maybe(card) }),
	v.strictObject({ edit: v.literal('by hand'), what: text }),
	v.strictObject({
		edit: v.literal('set turn'),
		facts: v.strictObject({
			...turnFacts,
			monsterDied: maybe(v.boolean()),
			ending: maybe(v.boolean()),
			usual: maybe(yes)
		})
	}),
	v.strictObject({ edit: v.literal('set extra turns'), players: v.array(text) }),
	v.strictObject({ edit: v.literal('set priority'), priority })
]);
const step: v.GenericSchema<unknown, StepPattern> = v.strictObject({
	did: v.picklist(DIDS),
	about: maybe(things),
	words: maybe(v.array(text)),
	rules: maybe(rules)
});
const playerCounts = {
	cards: maybe(count),
	soulValue: maybe(count),
	maxHp: maybe(count),
	attackStat: maybe(count)
};
const objectFacts = v.strictObject({
	inPlay: maybe(v.boolean()),
	hp: maybe(count),
	maxHp: maybe(count),
	attackStat: maybe(count),
	evasion: maybe(count),
	charged: maybe(v.boolean()),
	counters: maybe(counters)
});
const thingAbout = v.custom<ThingAbout>(
	(word) => typeof word === 'string' && isThingAbout(word),
	Object.keys(ABOUT).join(', ')
);
const expectation: v.GenericSchema<unknown, Expectation> = v.union([
	v.strictObject({ expect: v.literal('stack'), things: v.array(stackThing) }),
	v.strictObject({
		expect: v.literal('player'),
		player: text,
		facts: v.strictObject({ ...playerFacts, ...playerCounts })
	}),
	v.strictObject({ expect: v.literal('object'), object: cardThing, facts: objectFacts }),
	v.strictObject({
		expect: v.literal('slots'),
		slot: v.picklist(SLOT_KINDS),
		slots: v.array(slot)
	}),
	v.strictObject({
		expect: v.picklist(['deck', 'discard']),
		deck: v.picklist(DECKS),
		cards: v.array(cell),
		more: maybe(yes)
	}),
	v.strictObject({ expect: v.literal('pool'), cents: count }),
	v.strictObject({ expect: v.picklist(['outside', 'bonus souls']), cards: v.array(card) }),
	v.strictObject({ expect: v.literal('priority'), player: text }),
	v.strictObject({
		expect: v.literal('turn'),
		player: maybe(text),
		step: maybe(v.picklist(STEPS))
	}),
	v.strictObject({
		expect: v.literal('asked'),
		player: text,
		about: maybe(text),
		options: maybe(things)
	}),
	v.strictObject({ expect: v.literal('legal'), act }),
	v.strictObject({ expect: v.literal('refused'), act, rules: maybe(rules) }),
	v.strictObject({ expect: v.literal('steps'), steps: v.array(step) }),
	v.strictObject({ expect: v.literal('no step'), step }),
	v.strictObject({ expect: v.literal('rules'), rules }),
	v.strictObject({
		expect: thingAbout,
		thing: v.union([mortal, stackThing]),
		rules: maybe(rules)
	}),
	v.strictObject({ expect: v.literal('reading'), reading: readingId }),
	v.strictObject({ expect: v.literal('winner'), players: v.array(text) })
]);

/** A scenario as JSON. */
export const scenarioSchema: v.GenericSchema<unknown, Scenario> = v.strictObject({
	title: maybe(text),
	rules: v.picklist(EDITIONS),
	sources: maybe(v.array(text)),
	readings: maybe(v.record(readingId, text)),
	variants: maybe(v.record(variantId, v.union([yes, count]))),
	players: maybe(v.array(v.strictObject({ name: text, ...playerFacts }))),
	board: maybe(board),
	script: v.array(v.union([act, edit, expectation]))
});

/** A scenario read from JSON, or a sentence for each thing that is wrong with it. */
export type FromJson =
	| { readonly ok: true; readonly scenario: Scenario }
	| { readonly ok: false; readonly problems: readonly string[] };

/** A target in what a trigger saw, in a line of a script: about ten levels. */
const DEEPEST = 30;

function isDeeperThan(data: unknown, limit: number): boolean {
	if (typeof data !== 'object' || data === null) return false;
	return limit === 0 || Object.values(data).some((inner) => isDeeperThan(inner, limit - 1));
}

/** Reads a scenario from its JSON form. What the notation could not say is refused too. */
export function fromJson(data: unknown): FromJson {
	if (isDeeperThan(data, DEEPEST))
		return { ok: false, problems: ['This is nested too deeply to be a scenario.'] };
	const read = v.safeParse(scenarioSchema, data);
	if (!read.success)
		return {
			ok: false,
			problems: read.issues
				.slice(0, 20)
				.map((issue) => `${v.getDotPath(issue) ?? 'the scenario'}: ${issue.message}`)
		};
	const parsed = parse(print(read.output));
	if (!parsed.ok) return { ok: false, problems: parsed.problems.map(({ message }) => message) };
	return sameFact(parsed.scenario, read.output)
		? { ok: true, scenario: parsed.scenario }
		: { ok: false, problems: ['This scenario says something that the notation cannot say.'] };
}
