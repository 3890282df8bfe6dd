/** Where the two editions part, matter by matter: what each document says happens to the game there. */
import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { mattersAt } from '#lib/scenario/editions/matters.ts';
import { lineText, namesOf, underBoth, type InBoth, type ToldStep } from '#lib/scenario/index.ts';
import { stepSentence } from '#lib/wording/index.ts';
import { read } from '../scenario/read.ts';
import { scenarios } from '../support/scenarios.ts';

function both(text: string): InBoth {
	const found = underBoth(read(text));
	if (!found.ok) throw new Error(JSON.stringify(found.cannot.problems));
	return found.both;
}

const said = (told: ToldStep | null): string | null =>
	told && stepSentence(told.step, told.position);

/** Where they part, in words: the line of the script, what each does there, and the matter it belongs to. */
function parting(text: string) {
	const { parts, own, ends } = both(text);
	if (!parts) return { parts: null, ends };
	const line = own.lines[parts.at]?.line;
	return {
		kind: parts.kind,
		line: line ? lineText(line, namesOf(own.scenario)) : null,
		own: said(parts.steps[0]),
		other: said(parts.steps[1]),
		matter: mattersAt(parts)[0]?.id,
		cards: parts.cards,
		ends: ends.map(({ of, is }) => [of, ...is])
	};
}

describe('where the documents differ', () => {
	// Original, Turn Structure: loot 1 is put on the stack. 2023, 7.1: the active player loots 1.
	it('the loot of the turn, answered with O. The Fool', () => {
		const found = parting(`
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
			parting(`
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
			parting(`
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
			parting(`
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
			parting(`
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
			parting(`
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
			parting(`
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
			other: "Amy's purchase comes to nothing: the cost cannot be paid.",
			matter: 'failed-purchase'
		});
	});

	// 2023, 15: damage waits on the stack and can be prevented there. Original, Damage: only combat damage
	// does.
	it('damage of a bomb, answered', () => {
		expect(
			parting(`
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
			ends: [['Ben, HP', '2', '1']]
		});
	});

	// Original, Dead: a dead player cannot be chosen for damage. 2023, 11.2 lets them be chosen.
	it('a dead player who is chosen', () => {
		expect(
			parting(`
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
			parting(`
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
			parting(`
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
			ends: []
		});
	});

	// Original, FAQ, Blank Card: the loot does twice as much. 2023, 6.6: a copy of it resolves too.
	it('Blank Card', () => {
		expect(
			parting(`
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
			'an attack that kills, with all that the original puts on the stack',
			`
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
`
		],
		[
			'a purchase',
			`
player Amy: Isaac, 10¢
shop: Meat!, Godhead
treasure deck: The Relic
---
Amy purchases
everyone passes
Amy chooses Meat!
expect Amy: 0¢ | items: Meat!
expect shop: The Relic, Godhead
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

describe('what they part on', () => {
	const matterOf = (text: string) => {
		const { parts } = both(text);
		return parts ? mattersAt(parts)[0]?.id : null;
	};

	// Original, Errata, Jawbone: up to 3¢.
	it('a card that has other words in each edition', () => {
		expect(
			matterOf(`
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
			matterOf(`
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
			matterOf(`
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
		expect(matterOf('monsters: Stoney, Gurdy\n---\nAmy attacks\nAmy passes\nBen passes\n')).toBe(
			'attack'
		);
	});

	it('is named for every scenario but those of single cards of 2023', () => {
		const all = scenarios().filter(({ file }) => !/^2023.cards/u.test(file));
		const unnamed = all.flatMap(({ file, scenario }) => {
			const found = underBoth(scenario);
			const parts = found.ok ? found.both.parts : null;
			return parts && mattersAt(parts).length === 0 ? [file] : [];
		});
		// The one is laid with a death half way; the other under a reading that the original has not.
		expect(unnamed).toEqual([
			join('2023/flows/a-deck-runs-out.souls'),
			join('2023/readings/two-equal-replacements-count-once.souls')
		]);
	});
});
