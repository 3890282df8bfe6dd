import { expect, it } from 'vitest';
import { parse } from '../../scenario/parse/parse.ts';
import { play } from '../../scenario/play.ts';
import { stepsOf } from '../../scenario/readings.ts';
import { actingIn } from './acting.ts';

const acting = (text: string): ReturnType<typeof actingIn> => {
	const parsed = parse(text);
	const played = parsed.ok ? play(parsed.scenario) : null;
	if (!played?.ok) throw new Error('The scenario cannot be played.');
	return actingIn(stepsOf(played));
};

/** The Relic triggers on a 1 (4.4) and loots (6.20); a Butter Bean cancels Sleight of Hand (6.5). */
it('finds the lines that act, with the rules of what they do', () => {
	const found = acting(`player Amy: Isaac | items: The Relic | hand: Butter Bean!
player Ben: Cain | items: Sleight of Hand
stack: Amy's roll 1 against Fly
attack: Amy on Fly
monsters: Fly
---
everyone passes
Ben activates Sleight of Hand -> loot deck
Amy plays Butter Bean! -> Sleight of Hand
everyone passes
everyone passes
`);
	const rulesOf = (card: string): readonly string[] =>
		found.find((one) => one.card === card)?.rules ?? [];
	expect(rulesOf('the-relic')).toContain('trigger.condition');
	expect(rulesOf('the-relic')).toContain('loot.draw');
	expect(rulesOf('butter-bean')).toContain('cancel.removed');
	expect(rulesOf('sleight-of-hand')).toContain('ability.tap');
	expect(rulesOf('sleight-of-hand')).not.toContain('loot.draw');
	// A monster without abilities does nothing by any line.
	expect(found.map(({ card }) => card)).not.toContain('fly');
});
