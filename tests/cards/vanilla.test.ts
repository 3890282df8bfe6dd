import { describe, expect, it } from 'vitest';
import { LIBRARY } from '#lib/cards/library.ts';
import type { Reward } from '#lib/cards/card.ts';
import { factsOf } from '#lib/cards/official/lookup.ts';
import { attackOf, evasionOf, maxHp } from '#lib/mechanics/stats.ts';
import { inPlay } from '#lib/model/in-play.ts';
import { cardText } from '#lib/scenario/names.ts';
import type { Played } from '#lib/scenario/index.ts';
import { stepsOf } from '#lib/scenario/readings.ts';
import { played } from '../scenario/read.ts';

/** Monsters whose stat box and reward box are all there is to them. */
const VANILLA = [...LIBRARY].filter(
	([, { kind, abilities, keywords }]) =>
		kind === 'monster' && abilities.length === 0 && keywords === undefined
);

/** Amy kills it with a single hit. */
const killing = (name: string): Extract<Played, { ok: true }> =>
	played(`player Amy: Isaac, 2 HP, 0¢ | hand: empty
player Ben: Cain
monsters: ${name} (1 HP), Hopper
monster deck: Clotty, ...
treasure deck: The Relic, Book of Sin, Meat!, ...
---
Amy attacks
everyone passes
Amy chooses ${name}
roll 6
everyone passes
everyone passes
everyone passes
`);

/** What the steps of a game give Amy. */
function gained(game: Played): readonly Reward[] {
	return stepsOf(game).flatMap(({ what }): readonly Reward[] => {
		if (what.did === 'gained ¢') return [{ gain: '¢', amount: what.amount }];
		if (what.did === 'looted') return [{ gain: 'loot', amount: what.count }];
		return what.did === 'gained treasure' ? [{ gain: 'treasure', amount: 1 }] : [];
	});
}

/** Treasures are gained one after the other (6.16). */
const oneByOne = (rewards: readonly Reward[]): readonly Reward[] =>
	rewards.flatMap((reward) =>
		reward.gain === 'treasure'
			? Array.from({ length: reward.amount }, (): Reward => ({ gain: 'treasure', amount: 1 }))
			: [reward]
	);

it('there are some', () => {
	expect(VANILLA.length).toBeGreaterThan(15);
});

/** The stat box (2.7) and the rewards of a death (2.3.1, 11.1), by the facts of official cards. */
describe.each(VANILLA)('%s', (key) => {
	const name = cardText(key);
	const facts = factsOf(key);

	it('has its stats', () => {
		const { position } = killing(name).opening;
		const monster = inPlay(position).find(({ object }) => object.card === key);
		const of = { object: monster?.object.id ?? -1 };
		expect([maxHp(position, of), evasionOf(position, of), attackOf(position, of)]).toEqual([
			facts?.hp,
			facts?.evasion,
			facts?.attack
		]);
	});

	it('gives its rewards, and its soul if it has one', () => {
		const game = killing(name);
		expect(gained(game)).toEqual(oneByOne(facts?.rewards ?? []));
		const souls = stepsOf(game).filter(({ what }) => what.did === 'gained soul');
		expect(souls).toHaveLength(facts?.souls ?? 0);
	});
});
