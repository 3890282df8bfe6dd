import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Claim, ClaimWhat } from '../../../scenario/claim/claim.ts';
import { scenarioFrom } from '../state/fixture.ts';
import { underEditions } from './under-editions.ts';

/** What is claimed of the line, under both editions, and where they part. */
function under(text: string, what: ClaimWhat) {
	const claim: Claim = { by: 'Amy', branch: 1, entries: 0, what };
	const found = underEditions(scenarioFrom(text), [claim]);
	if (!found?.ok) throw new Error('The table cannot be.');
	return { is: found.claims.map(([judgement]) => judgement?.is), ...found.view };
}
const amyEndsWith = (change: number): ClaimWhat => ({
	says: 'has',
	player: 'Amy',
	what: 'HP',
	change
});

/** A shield of 2 and two instances of 1 damage. */
const SHIELD = readFileSync(
	join(import.meta.dirname, '../../../../../content/scenarios/compare/prevention.souls'),
	'utf8'
);

it('says who is right under which edition, and where they part', () => {
	// Original ruleset, Glossary: a shield stops one instance; Extended Rulebook, 6.25: so much damage.
	const { is, divergence, ends } = under(SHIELD, amyEndsWith(0));
	expect(is).toEqual(['right', 'wrong']);
	expect(divergence?.matters.map(({ id }) => id)).toContain('prevention');
	expect(divergence?.rules[1].map(({ edition }) => edition)).toContain('original');
	expect(ends).toContainEqual({ of: 'Amy, HP', is: ['2', '1'] });
});

it('plays a line out under both before it is judged', () => {
	const coins = `player Amy: Isaac, 0¢ | hand: A Dime!
player Ben: Cain
---
Amy plays A Dime!
`;
	const { is, divergence, acts } = under(coins, {
		says: 'has',
		player: 'Amy',
		what: '¢',
		change: 10
	});
	expect(is).toEqual(['right', 'right']);
	expect(divergence).toBeNull();
	expect(acts.map(({ says }) => says)).toEqual(['Amy plays A Dime!!', 'Everyone passes.']);
});

it('tells what an edition asks and the script does not answer, and leaves open who is right there', () => {
	// Original ruleset, Fizzling: the declaration fizzles. Extended Rulebook, 8: what is attacked is
	// chosen once priority has been passed, and the Fly that was to be it is not there any more.
	const gone = `rules: original
player Amy: Isaac, 2 HP | hand: Gold Bomb!!
player Ben: Cain
monsters: Fly, Gurdy
monster deck: Fat Bat
---
Amy attacks
Amy chooses Fly
Amy plays Gold Bomb!! -> Fly
`;
	const { is, stops, divergence } = under(gone, {
		says: 'lives',
		who: { is: 'player', name: 'Amy' }
	});
	expect(divergence?.sentences[1]).toContain("Amy's declaration fizzles");
	expect(divergence?.rules[1].map(({ id }) => id)).toContain('attack.declaration-fizzles');
	expect(stops).toEqual(['Amy chooses what to attack.', null]);
	expect(is).toEqual(['not yet', 'right']);
});

it('leaves out what does not follow any more', () => {
	const coins = `player Amy: Isaac, 0¢ | hand: A Dime!
player Ben: Cain
---
Ben plays A Dime!
Amy plays A Dime!
`;
	const { is, acts } = under(coins, { says: 'has', player: 'Amy', what: '¢', change: 10 });
	expect(is).toEqual(['right', 'right']);
	expect(acts.map(({ says }) => says)).toEqual(['Amy plays A Dime!!', 'Everyone passes.']);
});

it('says which variants an edition does not have', () => {
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

it('says why a table cannot be under the other edition', () => {
	// Extended Rulebook, 17.1: a timer is put out where one side plays; the original knows no such play.
	const found = underEditions(
		scenarioFrom(`player Amy: Isaac
player Ben: Cain
variants: solitaire
timer: 5
---
`),
		[]
	);
	expect(found?.ok).toBe(false);
	expect(found && !found.ok && found.problems.map(({ field }) => field)).toEqual([
		'variants',
		'timer'
	]);
});
