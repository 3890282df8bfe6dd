import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Position } from '#lib/model/position.ts';
import {
	actOf,
	decisionOf,
	lineText,
	parse,
	play,
	print,
	scenarioOf,
	start
} from '#lib/scenario/index.ts';
import { wander } from './wander.ts';

/** A walk that fails is long; its seed is more use than a shorter one that takes minutes to find. */
const RUNS = { numRuns: 40, endOnFailure: true };

const TABLES = [
	`player Amy: Isaac, 6¢ | items: The Relic, Book of Sin, Meat!, The D6 | hand: Bomb!, Gold Bomb!!, Soul Heart, Pills! (white/blue), 2 unknown
player Ben: Cain | items: Dad's Lost Coin, Sleight of Hand, Guppy's Collar, Bloody Penny | hand: Bomb!, Butter Bean!, XIII. Death
player Cleo: Judas, 3 loot plays | items: Sacred Heart, Godhead, Yum Heart, Book of Sin | hand: Dice Shard, Dice Shard, O. The Fool
monsters: Fly, Death, Stoney
shop: Meat!, Suicide King`,
	`player Amy: Isaac, 20¢ | items: Lazarus' Rags, Suicide King, The Curse | hand: XIII. Death, Gold Bomb!!, Bomb!
player Ben: Cain, 1 HP, 3 loot plays | items: Suicide King, Bloody Penny, The Curse | hand: Bomb!, Bomb!, Bloody Penny
monsters: Fly, Fly over Gurdy, Death
loot deck: Bomb!, Bomb!, ?, Soul Heart, 20 unknown
turn: Amy, start of turn`,
	`rules: original
player Amy: Isaac, 6¢ | items: The Relic, Book of Sin, Meat!, The D6 | hand: Bomb!, Gold Bomb!!, Soul Heart, Pills! (white/blue), 2 unknown
player Ben: Cain | items: Dad's Lost Coin, Sleight of Hand, Guppy's Collar, Bloody Penny | hand: Bomb!, Butter Bean!, XIII. Death
player Cleo: Judas, 3 loot plays | items: Sacred Heart, Godhead, Yum Heart, Book of Sin | hand: Dice Shard, Dice Shard, O. The Fool
monsters: Fly, Death, Stoney
shop: Meat!, Suicide King`,
	`rules: original
player Amy: Isaac, 6¢, 4 loot plays | items: The Relic, Glass Cannon | hand: Bomb!, Gold Bomb!!, Bomb!, XIII. Death, Pills! (red/spots)
player Ben: Cain, 4 loot plays | items: Suicide King | hand: Bomb!, Bomb!, Gold Bomb!!, II. The High Priestess
monsters: Dinga, Fly over Death
monster deck: Fly, Fly, Fly, 20 unknown`
];

function table(text: string): Position {
	const parsed = parse(text);
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
	const started = start(parsed.scenario);
	if (!started.ok) throw new Error(JSON.stringify(started.problems));
	return started.position;
}

const walks = fc.tuple(
	fc.constantFrom(...TABLES),
	fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 120 })
);

it('says nearly every position, and says it so that it is read the same', () => {
	const counts = { all: 0, said: 0 };
	fc.assert(
		fc.property(walks, ([text, choices]) => {
			for (const { position } of wander(table(text), choices)) {
				if (position.question || position.winners) continue;
				const said = scenarioOf(position);
				counts.all++;
				if (!said) continue;
				counts.said++;
				const parsed = parse(print(said));
				expect(parsed.ok ? parsed.scenario : parsed.problems).toEqual(said);
			}
		}),
		RUNS
	);
	expect(counts.said / counts.all).toBeGreaterThan(0.98);
});

it('says every decision so that it means the same one', () => {
	fc.assert(
		fc.property(walks, ([text, choices]) => {
			for (const { position, decision } of wander(table(text), choices)) {
				if (!decision) continue;
				const act = actOf(position, decision);
				const players = position.players.map(({ name }) => name);
				const parsed = parse(
					`${players.map((name) => `player ${name}:`).join('\n')}\n---\n${lineText(act, players)}`
				);
				expect(parsed.ok ? parsed.scenario.script[0] : parsed.problems).toEqual(act);
				const read = decisionOf(position, act);
				expect(read.ok ? read.value : read.trouble).toEqual(decision);
			}
		}),
		RUNS
	);
});

/** A card under an object is outside the game (3.7), and no line of the notation lays it there. */
it('does not leave out a card that lies under another', () => {
	const parsed = parse(`player Amy: Isaac | items: Friendly Ball
monsters: Gurdy, Fly
monster deck: Clotty, ...
---
Amy activates Friendly Ball (line 1) -> Gurdy
everyone passes`);
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
	const played = play(parsed.scenario);
	expect(played.ok).toBe(true);
	const position = played.ok ? played.position : null;
	expect(position && scenarioOf(position)).toBeNull();
});

it('has no words for a copy of an ability that no object has, beside the object that has it', () => {
	const parsed = parse(`player Amy: Isaac
player Ben: Cain | items: Host Hat
stack: Host Hat (Ben, in play)`);
	const laid = parsed.ok ? start(parsed.scenario) : expect.fail('It cannot be read.');
	const [item] = laid.ok ? laid.position.stack : [];
	if (!laid.ok || item?.kind !== 'ability') expect.fail('It cannot be laid.');
	const copy = {
		...item,
		id: 999,
		controller: 0,
		context: { ...item.context, source: null, kind: null, you: 0 }
	};
	expect(scenarioOf(laid.position)).not.toBeNull();
	expect(scenarioOf({ ...laid.position, stack: [item, copy] })).toBeNull();
});
