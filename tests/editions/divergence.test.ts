/** Where the two editions part, matter by matter: what each document says happens to the game there. */
import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { DIFFERENCES, otherOn } from '#lib/rules/differences.ts';
import { ruleDifferencesAt } from '#lib/scenario/editions/rule-differences.ts';
import { lineText, namesOf, underBoth, type InBoth, type PlacedStep } from '#lib/scenario/index.ts';
import { stepSentence } from '#lib/wording/index.ts';
import { read } from '../scenario/read.ts';
import { scenarios } from '../support/scenarios.ts';

function both(text: string): InBoth {
	const found = underBoth(read(text));
	if (!found.ok) throw new Error(JSON.stringify(found.cannot.problems));
	return found.both;
}

/** What comes of each scenario of the repository under both editions. */
const ALL = scenarios().flatMap(({ file, scenario }) => {
	const id = /^compare.(.+)\.souls$/u.exec(file)?.[1];
	const matter = DIFFERENCES.find((one) => one.id === id);
	const found = underBoth(scenario, matter && otherOn(matter, scenario.rules));
	if (!found.ok) return [];
	const { parts, other, ends, expectations } = found.both;
	return [
		{
			file,
			isApart: parts !== null,
			matter: parts ? (ruleDifferencesAt(parts)[0]?.id ?? null) : null,
			shows: [
				...expectations.filter((one) => one.other && one.own?.held !== one.other.held),
				...other.entries.filter(({ where, came }) => where !== null || came === 'left out'),
				...ends
			].length
		}
	];
});

/** What a scenario of the repository parts on. */
const matterIn = (name: string): string | null | undefined =>
	ALL.find(({ file }) => file === join(`${name}.souls`))?.matter;

const said = (told: PlacedStep | null): string | null =>
	told && stepSentence(told.step, told.position);

/** Where they part, in words: the line of the script, what each does there, and the matter it belongs to. */
function divergence(text: string) {
	const { parts, own, ends } = both(text);
	if (!parts) return { parts: null, ends };
	const line = own.entries[parts.at]?.line;
	return {
		kind: parts.kind,
		line: line ? lineText(line, namesOf(own.scenario)) : null,
		own: said(parts.steps[0]),
		other: said(parts.steps[1]),
		matter: ruleDifferencesAt(parts)[0]?.id,
		cards: parts.cards,
		ends: ends.map(({ of, is }) => [of, ...is])
	};
}

describe('where the documents differ', () => {
	// Original, Turn Structure: loot 1 is put on the stack. 2023, 7.1: the active player loots 1.
	it('the loot of the turn, answered with O. The Fool', () => {
		const found = divergence(`
rules: original
player Amy: Isaac, 1 loot play | hand: O. The Fool
player Ben: Cain
turn: Amy, start of turn
loot deck: Bomb!
---
everyone passes
Amy plays O. The Fool
everyone passes
`);
		expect(found).toMatchObject({
			kind: 'step',
			line: 'everyone passes',
			own: null,
			other: 'Amy loots 1.',
			matter: 'loot-step'
		});
		expect(found.ends).toContainEqual(['Amy, hand', 'none', 'Bomb!']);
	});

	// Original, Glossary, Damage Prevention: a whole instance is used on any damage. 2023, 6.25: what
	// is left of "the next 2" waits for more.
	it('a shield that one damage uses up', () => {
		expect(
			divergence(`
rules: original
card Shield: loot | Choose a player. Prevent the next 2 damage they would take this turn.
player Amy: Isaac, 2 HP | items: empty
player Ben: Cain, 3 loot plays | hand: Shield, Bomb!, Bomb!
---
Ben plays Shield -> Amy
everyone passes
Ben plays Bomb! -> Amy
everyone passes
Ben plays Bomb! -> Amy
everyone passes
`)
		).toMatchObject({
			kind: 'step',
			line: 'everyone passes',
			own: 'Amy takes 1 damage: 1 HP left.',
			other: 'Shield prevents 1 damage to Amy.',
			matter: 'prevention',
			ends: [['Amy, HP', '1', '2']]
		});
	});

	// Original, Player Death: health returns to what it was. 2023, 6.25: at least 1 HP.
	it('a death that is prevented', () => {
		expect(
			divergence(`
rules: 2023
player Amy: Isaac, 2 HP | items: Guppy's Collar
player Ben: Cain, 1 loot play | hand: Gold Bomb!!
---
Ben plays Gold Bomb!! -> Amy
everyone passes
everyone passes
everyone passes
roll 3
everyone passes
everyone passes
everyone passes
`)
		).toMatchObject({
			kind: 'step',
			own: "Amy's death is prevented: 1 HP left.",
			other: "Amy's death is prevented: 2 HP left.",
			matter: 'prevented-death'
		});
	});

	// Original, Examples, Dice Roll: +1 has resolved and made a 6 of the 5; the reroll shows a 1 and stays
	// a 1. 2023, 13: continuous modifiers apply as the roll resolves, so the 1 becomes a 2 and hits Fly.
	it('a bonus above its roll', () => {
		expect(
			divergence(`
rules: original
player Amy: Isaac | items: Meat!
player Ben: Cain, 1 loot play | hand: Dice Shard
monsters: Fly, Gurdy
---
Amy attacks
Amy chooses Fly
everyone passes
roll 5
everyone passes
Ben plays Dice Shard -> Amy's roll
everyone passes
roll 1
everyone passes
`)
		).toMatchObject({
			kind: 'step',
			line: 'everyone passes',
			own: "Amy's roll against Fly ends as 1.",
			other: "Amy's roll against Fly ends as 2.",
			matter: 'bonuses-to-rolls'
		});
	});

	// Original, Fizzling: the declaration of an attack on what has gone fizzles. 2023, 8: the target is
	// chosen once all have passed.
	it('an attack that is answered by killing its target', () => {
		expect(
			divergence(`
rules: original
player Amy: Isaac, 1 loot play | hand: Bomb!
player Ben: Cain
monsters: Fly, Gurdy
monster deck: Fat Bat
---
Amy attacks
Amy chooses Fly
Amy plays Bomb! -> Fly
everyone passes
everyone passes
everyone passes
everyone passes
everyone passes
everyone passes
`)
		).toMatchObject({
			kind: 'step',
			line: 'everyone passes',
			own: "Amy's declaration fizzles, and another attack may be declared.",
			other: null,
			matter: 'attack-target-gone'
		});
	});

	// Original, Monster Death: the reward waits on the stack and can be answered. 2023, 11.1: it is gained
	// before anyone has priority again.
	it('the reward of a monster, answered', () => {
		expect(
			divergence(`
rules: original
player Amy: Isaac, 2 HP, 0¢, 1 loot play | hand: Bomb!
player Ben: Cain, 1 loot play | hand: Bomb!
monsters: Fly, Gurdy
monster deck: Fat Bat, ...
---
Amy plays Bomb! -> Fly
everyone passes
everyone passes
Ben plays Bomb! -> Amy
everyone passes
everyone passes
everyone passes
everyone passes
`)
		).toMatchObject({
			kind: 'order',
			line: 'everyone passes',
			own: null,
			other: 'Amy gains 1¢.',
			matter: 'monster-death',
			ends: []
		});
	});

	// Original, Fizzling: a purchase that cannot be paid fizzles, and another may be declared. 2023, 9 is
	// silent about it: the reading that spends it.
	it('a purchase that can no longer be paid', () => {
		expect(
			divergence(`
rules: original
player Amy: Isaac, 12¢
player Ben: Cain
shop: Meat!, Godhead
---
Amy purchases
Amy chooses Meat!
Amy barters 5¢ with Ben
everyone passes
`)
		).toMatchObject({
			kind: 'step',
			line: 'everyone passes',
			own: "Amy's declaration fizzles, and another purchase may be declared.",
			other: "Amy's purchase comes to nothing: there is not enough ¢ for it.",
			matter: 'failed-purchase',
			ends: [['Amy, purchases left', '1', '0']]
		});
	});

	// 2023, 15: damage waits on the stack and can be prevented there. Original, Damage: only combat damage
	// does.
	it('damage of a bomb, answered', () => {
		expect(
			divergence(`
rules: 2023
player Amy: Isaac, 1 loot play | hand: Bomb!
player Ben: Cain, 2 HP, 1 loot play | hand: Soul Heart
---
Amy plays Bomb! -> Ben
everyone passes
Ben plays Soul Heart -> Ben
everyone passes
everyone passes
`)
		).toMatchObject({
			kind: 'step',
			line: 'everyone passes',
			own: null,
			other: 'Ben takes 1 damage: 1 HP left.',
			matter: 'damage',
			// The original's Soul Heart waits for damage still.
			ends: [
				['Ben, HP', '2', '1'],
				['Effects that last', 'none', 'Soul Heart']
			]
		});
	});

	// Original, Dead: a dead player cannot be chosen for damage. 2023, 11.2 lets them be chosen.
	it('a dead player who is chosen', () => {
		expect(
			divergence(`
rules: 2023
player Amy: Isaac, 1 loot play | hand: Bomb!
player Ben: Cain, dead
---
Amy plays Bomb! -> Ben
everyone passes
`)
		).toMatchObject({
			kind: 'act',
			line: 'Amy plays Bomb! -> Ben',
			own: 'Amy plays Bomb!, choosing Ben.',
			other: null,
			matter: 'dead-players'
		});
	});

	// Original, Ending Phase: heal, then discard to 10. 2023, 7.3: discard to 10, then heal.
	it('the end of a turn with too many cards', () => {
		expect(
			divergence(`
rules: 2023
player Amy: Isaac, 1 HP | hand: Bomb!, 10 unknown
player Ben: Cain
turn: Amy, end triggers
---
everyone passes
Amy chooses Bomb!
`)
		).toMatchObject({
			kind: 'order',
			line: 'everyone passes',
			own: null,
			other: 'Everyone heals to full HP.',
			matter: 'ending-phase',
			ends: []
		});
	});

	// Original, Player Death: a loot card, 1¢, an item. 2023, 11.2: an item, a loot card, 1¢.
	it('the order of the penalty', () => {
		expect(
			divergence(`
rules: 2023
player Amy: Isaac, 2 HP, 1¢ | items: Meat! | hand: Bomb!
player Ben: Cain, 1 loot play | hand: Gold Bomb!!
---
Ben plays Gold Bomb!! -> Amy
everyone passes
everyone passes
everyone passes
everyone passes
`)
		).toMatchObject({
			kind: 'order',
			own: 'Meat! is destroyed.',
			other: null,
			matter: 'penalty',
			// Original, Loot Phase: the loot play of the turn is lost as the action phase ends.
			ends: [['Amy, loot plays left', '1', '0']]
		});
	});

	// Original, Fizzling, "Purchase Fizzle": another may be declared. 2023, 9, doesn't say; by default it is spent.
	it('what may still be declared', () => {
		expect(
			divergence(`
rules: 2023
player Amy: Isaac, 0¢ | hand: empty
player Ben: Cain
shop: Dinner, Meat!
---
Amy purchases
everyone passes
Amy chooses Dinner
`)
		).toMatchObject({ ends: [['Amy, purchases left', '0', '1']] });
	});

	// Original, FAQ, Blank Card: the loot does twice as much. 2023, 6.6: a copy of it resolves too.
	it('Blank Card', () => {
		expect(
			divergence(`
rules: 2023
player Amy: Isaac, 0¢, 1 loot play | items: Blank Card | hand: A Penny!
player Ben: Cain
---
Amy activates Blank Card
everyone passes
Amy plays A Penny!
everyone passes
everyone passes
everyone passes
`)
		).toMatchObject({
			kind: 'step',
			line: 'everyone passes',
			own: 'A copy of A Penny! (Amy) goes on the stack.',
			other: 'What A Penny! (Amy) does is doubled.',
			matter: 'copied-loot',
			cards: ['blank-card']
		});
	});
});

describe('where they do not', () => {
	it.each([
		[
			'a coin card',
			`
player Amy: | hand: A Penny!
---
Amy plays A Penny!
everyone passes
expect Amy: 4¢
`
		],
		[
			'a whole turn in which nothing is done',
			`
player Amy: Isaac | hand: empty
player Ben: Cain
loot deck: Bomb!
turn: Amy, start of turn
---
everyone passes
everyone passes
expect Amy: | hand: Bomb!
Amy ends the turn
everyone passes
everyone passes
expect turn: Ben
`
		]
	])('%s', (_, text) => {
		const { parts, ends, expectations, other } = both(text);
		expect(parts).toBeNull();
		expect(ends).toEqual([]);
		expect(other.open).toBeNull();
		expect(expectations.length).toBeGreaterThan(0);
		for (const one of expectations)
			expect([one.own?.held, one.other?.held], one.own?.expected).toEqual([true, true]);
	});
});

describe('where the same comes of it in another way', () => {
	const ways = (text: string) => {
		const { parts, ends, expectations } = both(text);
		const line = parts && parts.at >= 0 ? read(text).script[parts.at] : undefined;
		return {
			kind: parts?.kind,
			line: line ? lineText(line, namesOf(read(text))) : null,
			own: said(parts?.steps[0] ?? null),
			other: said(parts?.steps[1] ?? null),
			rules: parts?.rules,
			matter: parts ? ruleDifferencesAt(parts)[0]?.id : null,
			ends: ends.map(({ of }) => of),
			held: expectations.map((one) => [one.own?.held ?? null, one.other?.held ?? null])
		};
	};

	// Original, Attacking: the declaration names its target and waits on the stack. 2023, 8: the target is
	// chosen once all have passed.
	it('the target of an attack is chosen as it is declared', () => {
		expect(
			ways(`
player Amy: Isaac, 0¢
player Ben: Cain
monsters: Fly, Gurdy
monster deck: Fat Bat
---
Amy attacks
everyone passes
Amy chooses Fly
roll 4
everyone passes
everyone passes
everyone passes
expect Amy: 1¢
expect monsters: Fat Bat, Gurdy
expect stack: empty
`)
		).toMatchObject({ kind: 'way', line: 'Amy attacks', matter: 'attack', ends: [] });
	});

	// Original, Purchasing: the same of a purchase.
	it('so is that of a purchase', () => {
		expect(
			ways(`
player Amy: Isaac, 10¢
shop: Meat!, Godhead
treasure deck: The Relic
---
Amy purchases
everyone passes
Amy chooses Meat!
expect Amy: 0¢ | items: Meat!
expect shop: The Relic, Godhead
`)
		).toMatchObject({ kind: 'way', line: 'Amy purchases', matter: 'purchase', ends: [] });
	});

	// 2023, 15: all damage goes on the stack. Original, Damage: only combat damage does.
	it('damage waits on the stack', () => {
		expect(
			ways(`
player Amy: Isaac | hand: Bomb!
player Ben: Cain
monsters: Gurdy
---
Amy plays Bomb! -> Gurdy
everyone passes
expect stack: damage 1 to Gurdy
everyone passes
expect object Gurdy: 4 HP
`)
		).toMatchObject({
			kind: 'way',
			line: 'expect stack: damage 1 to Gurdy',
			own: 'Damage 1 to Gurdy from Bomb! (Amy) goes on the stack.',
			matter: 'damage',
			held: [
				[true, false],
				[true, true]
			]
		});
	});

	// Original, Turn Structure: the loot play of the turn is lost when the action phase ends, and the
	// penalty has ended it. 2023, 7.2 and 7.3: it lasts until the turn does.
	it('a loot play that the action phase takes with it', () => {
		expect(
			ways(`
rules: original
player Amy: Isaac (deactivated), 0 HP, 1¢ | items: empty | hand: A Penny!, 3 Cents!
player Ben: Cain
stack: death of Amy
---
everyone passes
everyone passes
Amy chooses A Penny!
expect refused: Amy plays 3 Cents!
`)
		).toMatchObject({
			kind: 'way',
			rules: [['loot.needs-loot-play'], []],
			matter: 'loot-play'
		});
	});

	// 2023, 7.3: the active player declares the end. Original, Turn Structure: all pass on an empty stack.
	it('what may be done', () => {
		expect(ways('player Amy: Isaac\n---\nexpect legal: Amy ends the turn\n')).toMatchObject({
			kind: 'way',
			rules: [[], ['turn.passes']],
			matter: 'ending-the-action-phase'
		});
	});

	// Both editions let the attacker choose only what can be attacked; the one asks as the attack is
	// declared, the other once all have passed.
	it('and what may be chosen is looked at where it is asked', () => {
		expect(
			ways(`
player Amy: Isaac
player Ben: Cain
monsters: Stoney, Fly
---
Amy attacks
everyone passes
expect legal: Amy chooses Fly
expect refused: Amy chooses Stoney
Amy chooses Fly
expect refused: Amy chooses Fly
`)
		).toMatchObject({
			kind: 'way',
			matter: 'attack',
			held: [
				[true, true],
				[true, true],
				[true, true]
			]
		});
	});

	it('is told of every scenario in which anything shows it', () => {
		const silent = ALL.filter(({ isApart, shows }) => !isApart && shows > 0);
		expect(silent.map(({ file }) => file)).toEqual([]);
		expect(ALL.filter(({ isApart }) => !isApart).length).toBeGreaterThan(500);
	});
});

describe('the rule that parts them', () => {
	// Original, Dice Rolls: it triggers on the result; 2023, 13.5: it looks at the die before that.
	it.each([
		'2023/cards/sacred-heart-makes-a-6',
		'2023/flows/would-roll-after-the-number-changed',
		'2023/flows/two-answers-to-one-number',
		'original/rules/two-coins-on-one-roll'
	])('“would roll”: %s', (file) => {
		expect(matterIn(file)).toBe('would-roll');
	});

	it.each([
		['2023/cards/cheese-grater-on-a-6', 'resolving-a-roll'],
		['2023/cards/shiny-rock-on-activation', 'activating'],
		['2023/cards/xl-floor-adds-a-slot', 'non-monster-cards'],
		['2023/cards/curse-of-pain-leaves-with-a-death', 'curses'],
		['2023/rules/a-card-for-three-comes-up', 'only-2023'],
		['2023/rules/edens-blessing-asks-twice', 'loot-play'],
		['2023/flows/the-target-dies-before-it-is-chosen', 'attack'],
		['original/flows/cancelled-under-its-roll', 'rolls-of-effects'],
		['original/variants/a-soul-is-spent-once', 'only-original'],
		['original/variants/no-item-is-traded-during-an-attack', 'only-original']
	])('%s: %s', (file, matter) => {
		expect(matterIn(file)).toBe(matter);
	});

	// Each position of /compare shows its own matter; of two the same comes, or something else first.
	it('is that of the position that shows it', () => {
		const shown = ALL.flatMap(({ file }) => /^compare.(.+)\.souls$/u.exec(file)?.[1] ?? []);
		const others = shown.filter((id) => matterIn(`compare/${id}`) !== id);
		expect(others).toEqual(['monsters-and-rolls', 'setting-up']);
	});
});

describe('what they part on', () => {
	const ruleDifferenceOf = (text: string) => {
		const { parts } = both(text);
		return parts ? ruleDifferencesAt(parts)[0]?.id : null;
	};

	// Original, Errata, Jawbone: up to 3¢.
	it('a card that has other words in each edition', () => {
		expect(
			ruleDifferenceOf(`
rules: original
player Amy: Isaac, 0¢ | items: Jawbone
player Ben: Cain, 3¢
---
Amy activates Jawbone -> Ben
everyone passes
Amy chooses 1
`)
		).toBe('cards');
	});

	// Original, Variants, Enhanced Bartering; the Extended Rulebook, 12, lets ¢ alone be traded.
	it('what only one edition has', () => {
		expect(
			ruleDifferenceOf(`
rules: original
variants: enhanced bartering
player Amy: Isaac | items: Meat!
player Ben: Cain, 3¢
---
Amy barters 0¢, Meat! with Ben for 3¢
`)
		).toBe('only-original');
	});

	// Original, The Stack: an effect that needs a roll waits for it before it does anything. 2023, 13: in the order of its words.
	it('what both do by different rules, one sooner than the other', () => {
		expect(
			ruleDifferenceOf(`
player Amy: Isaac | items: Pandora's Box
---
Amy activates Pandora's Box
everyone passes
roll 5
everyone passes
everyone passes
`)
		).toBe('rolls-of-effects');
	});

	// Original, Attacking: the declaration says what is attacked.
	it('a question that one of them asks', () => {
		expect(
			ruleDifferenceOf('monsters: Stoney, Gurdy\n---\nAmy attacks\nAmy passes\nBen passes\n')
		).toBe('attack');
	});

	// What is left: readings that only one has, tables laid half way, what both leave to what led there.
	it('is named for nearly every scenario', () => {
		const apart = ALL.filter(({ isApart }) => isApart);
		const unnamed = apart.filter(({ matter }) => matter === null);
		expect(apart.length).toBeGreaterThan(500);
		expect(unnamed.length / apart.length).toBeLessThan(0.03);
		expect(matterIn('2023/flows/a-deck-runs-out')).toBeNull();
	});
});
