import { expect, it } from 'vitest';
import type { Claim, ClaimWhat } from './claims.ts';
import { scenarioFrom } from './fixture.ts';
import { underEditions } from './under-editions.ts';

/** What is claimed of the line, under both editions, and where they part. */
function under(text: string, what: ClaimWhat) {
	const claim: Claim = { by: 'Amy', branch: 1, entries: 0, what };
	const found = underEditions(scenarioFrom(text), [claim]);
	if (!found?.ok) throw new Error('The table cannot be.');
	return { is: found.claims[0]?.is, ...found.view };
}
const amyEndsWith = (change: number): ClaimWhat => ({
	says: 'has',
	player: 'Amy',
	what: 'HP',
	change
});

const SHIELD = `player Amy: Isaac, 2 HP
player Ben: Cain, 2 loot plays | hand: Bomb!, Bomb!
effects: prevent 2 damage to Amy from Holy Chest
---
Amy passes
Ben plays Bomb! -> Amy
everyone passes
everyone passes
Amy passes
Ben plays Bomb! -> Amy
`;

it('says who is right under which edition, and where they part', () => {
	// Original ruleset, Glossary: a shield stops one instance; Extended Rulebook, 6.25: so much damage.
	const { is, parting, ends } = under(SHIELD, amyEndsWith(0));
	expect(is).toEqual(['right', 'wrong']);
	expect(parting?.matters.map(({ id }) => id)).toContain('prevention');
	expect(parting?.rules[1].map(({ edition }) => edition)).toContain('original');
	expect(ends).toContainEqual({ of: 'Amy, HP', is: ['2', '1'] });
});

it('plays a line out under both before it is judged', () => {
	const coins = `player Amy: Isaac, 0¢ | hand: A Dime!
player Ben: Cain
---
Amy plays A Dime!
`;
	const { is, parting, acts } = under(coins, {
		says: 'has',
		player: 'Amy',
		what: '¢',
		change: 10
	});
	expect(is).toEqual(['right', 'right']);
	expect(parting).toBeNull();
	expect(acts.map(({ says }) => says)).toEqual(['Amy plays A Dime!!', 'Everyone passes.']);
});

it('leaves open what an edition does not come to', () => {
	// Original ruleset, Fizzling: the attack that was declared on what has gone does not start.
	const gone = `rules: original
player Amy: Isaac, 2 HP | hand: Gold Bomb!!
player Ben: Cain
monsters: Fly, Gurdy
---
Amy attacks
Amy chooses Fly
Amy plays Gold Bomb!! -> Fly
`;
	const { stops, parting } = under(gone, { says: 'lives', who: { is: 'player', name: 'Amy' } });
	expect(parting?.kind === 'step' || parting?.kind === 'question').toBe(true);
	expect(stops[1]).toBeNull();
});

it('says why a table cannot be under the other edition', () => {
	const found = underEditions(
		scenarioFrom(`player Amy: Isaac
player Ben: Cain
variants: eden only
---
`),
		[]
	);
	expect(found?.ok && found.view.without).toEqual([[], ['eden only']]);
});
