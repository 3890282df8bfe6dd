/** The turn, and who has priority in it. */
import * as v from 'valibot';
import { inLinks } from './in-links.ts';
import { count, maybe, player, shape, yes, type Of } from './kit.ts';
import { STEPS, type HAPPENED } from './lists.ts';

const step = maybe(v.picklist(STEPS));
/** How often it has happened this turn. */
const happened = maybe(
	inLinks(
		shape({
			attacks: maybe(count()),
			'loot cards played': maybe(count()),
			'shop items purchased': maybe(count()),
			'players died': maybe(count())
		} satisfies Record<(typeof HAPPENED)[number], unknown>),
		{ likely: 0.4 }
	)
);

export const turn = inLinks(
	shape({
		active: maybe(player()),
		step,
		/** Attack rolls the active player has made this turn. */
		attackRolls: maybe(count()),
		monsterDied: maybe(yes),
		/** The turn ends as soon as the procedures under way are over. */
		ending: maybe(yes),
		happened,
		/** It is an extra turn, after the turn of this player (7.4). */
		extraAfter: maybe(player()),
		/** Who took the first turn of the game: rounds are counted from them (7.4). */
		starting: maybe(player())
	}),
	{ since: [['happened', 'extraAfter'], ['starting']] }
);
export type TurnSetup = Of<typeof turn>;

/** What can be set of the turn: what it has come to, and what is remembered of it. */
export const turnChange = inLinks(
	shape({
		active: maybe(player()),
		step,
		attackRolls: maybe(count()),
		monsterDied: maybe(inLinks(v.boolean(), { likely: 0.9 })),
		ending: maybe(inLinks(v.boolean(), { likely: 0.9 })),
		happened,
		extraAfter: maybe(player()),
		/** It is no extra turn. */
		usual: maybe(yes),
		starting: maybe(player())
	}),
	{ likely: 0.3 }
);
export type TurnChange = Of<typeof turnChange>;

/** Who has priority, after how many passes in a row. */
export const priority = shape({ player: player(), passes: count() });
export type PrioritySetup = Of<typeof priority>;
