/** What is supposed where one edition asks and the script does not say. */
import { describe, expect, it } from 'vitest';
import { supposedAt, underBoth, type InBoth } from '#lib/scenario/index.ts';
import { supposedSentence } from '#lib/wording/index.ts';
import { read } from '../scenario/read.ts';

function both(text: string): InBoth {
	const found = underBoth(read(text));
	return found.ok ? found.both : expect.fail(JSON.stringify(found.cannot));
}

/** What is supposed in the other edition, line by line, the laid table first. */
const supposed = ({ other }: InBoth): readonly string[] =>
	[-1, ...other.entries.keys()].flatMap((at) =>
		supposedAt(other, at).map(({ before, decision, by }) => supposedSentence(before, decision, by))
	);

describe('where all answers come to the same', () => {
	// Original, Attacking: the declaration names its target. What triggers on it does not ask for which.
	it('one of them is taken', () => {
		const compared = both(`
player Amy: Isaac | items: Bob's Brain
monsters: Fly, Gurdy
---
Amy attacks
everyone passes
roll 3
everyone passes
`);
		expect(compared.open).toBeNull();
		expect(compared.parts?.kind).toBe('way');
		expect(supposed(compared)).toEqual([
			'Asked only here, any answer comes to the same: Amy chooses Fly.'
		]);
	});
});

describe('where one answer does what the other edition does of itself', () => {
	// Jawbone steals 3¢ in 2023; by its erratum in the original it steals up to 3¢.
	it('that one is taken', () => {
		const compared = both(`
player Amy: Isaac, 0¢ | items: Jawbone
player Ben: Cain, 2¢
---
Amy activates Jawbone -> Ben
everyone passes
expect Amy: 2¢
`);
		expect(compared.open).toBeNull();
		expect(compared.expectations[0]?.other?.held).toBe(true);
		expect(supposed(compared)).toEqual([
			'Asked only here, answered as it went there: Amy chooses 2.'
		]);
	});

	// Original, Refilling: the new shop slots are refilled apart from the slot of the dead monster, and
	// the active player orders them. 2023, 10: all empty slots are ordered at once.
	it('so it is of an order', () => {
		const compared = both(`
player Amy: Isaac, 2 HP, 0 attacks | hand: Bomb!
player Ben: Cain
monsters: Fly, Gurdy
monster deck: Shop Upgrade!, Fly, Fly, Fly, ...
treasure deck: Meat!, Godhead, ...
---
Amy plays Bomb! -> Fly
everyone passes
everyone passes
everyone passes
Amy chooses Shop Upgrade! (line 1), Shop Upgrade! (line 2)
everyone passes
everyone passes
Amy chooses monster slot 1, shop slot 1, shop slot 2
Amy attacks
`);
		expect(compared.open).toBeNull();
		expect(supposed(compared)).toEqual([
			'Asked only here, answered as it went there: Amy chooses shop slot 1 and shop slot 2.',
			'Asked only here, any answer comes to the same: Amy chooses Fly.'
		]);
	});
});

describe('where the answer decides', () => {
	it('it stops, as the script does not say', () => {
		const compared = both(
			'monsters: Fly, Gurdy\n---\nAmy attacks\nAmy passes\nBen passes\nexpect asked: Amy\n'
		);
		expect(compared.open?.position.question?.purpose.about).toBe('attack target');
		expect(supposed(compared)).toEqual([]);
	});

	// Original, Dice Rolls: the coin triggers on the roll of The Missing Page by 2023 alone. That nothing
	// was done with it by the original rules is no answer: to use it or not is for its player to say.
	it('so it does where something may be used that was not there to be used', () => {
		const compared = both(`
rules: original
player Amy: Isaac, 2 HP | items: The Missing Page, Dad's Lost Coin
monsters: Gurdy, Fly
attack: Amy on Gurdy
stack: Amy's roll 5 against Gurdy
---
everyone passes
everyone passes
Amy accepts
roll 1
everyone passes
`);
		expect(compared.open?.position.question?.purpose.about).toBe('may');
		expect(supposed(compared)).toEqual([]);
	});

	// Original, Game Overview: the roll is made first, even if the box cannot be destroyed.
	it('so it does where a die is to be rolled', () => {
		const compared = both(`
player Amy: Eden | items: Pandora's Box (from setup)
---
Amy activates Pandora's Box
everyone passes
expect no step: rolled
`);
		expect(compared.open?.position.question?.domain.pick).toBe('roll');
	});
});
