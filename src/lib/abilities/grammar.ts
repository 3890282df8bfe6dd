/**
 * The grammar of the ability language. A card's abilities are data in these words; the judge runs
 * them, the wording says them in English, the prompt derives targets and refusals from them.
 *
 * @example
 * const theRelic = trigger({ on: 'roll', numbers: [1] }, loot(1));
 * const bomb = lootAbility(damage(1), target('player', 'monster'));
 */
import type { Condition } from './conditions.ts';
import type { Effect } from './effects/index.ts';
import type { TriggerEvent } from './events.ts';
import type { StaticEffect } from './static-effects.ts';
import type { Filter, TargetSpec } from './words.ts';

export type * from './conditions.ts';
export type * from './effects/index.ts';
export type * from './events.ts';
export type * from './static-effects.ts';
export * from './words.ts';

/** How a trigger may be introduced; the rules treat them alike (4.4). An event's are left unsaid (2.3.2). */
export type Opening = 'each time' | 'when' | 'at' | 'unsaid';

export type Ability = AbilityShape & {
	/** Only while this holds: "Level 1+:", "While this is charged". */
	readonly while?: Condition;
	/** How many level counters it takes (6.19). */
	readonly level?: number;
	/** Where its card has it, and nowhere else: not in play (3.3, 3.5). */
	readonly where?: Elsewhere;
};

/** Where a card may be that is not in play, and have an ability that works there. */
export const ELSEWHERE = ['in discard', 'covered'] as const;
export type Elsewhere = (typeof ELSEWHERE)[number];

type AbilityShape =
	| {
			readonly way: 'loot';
			readonly cost?: readonly Cost[];
			readonly targets: readonly TargetSpec[];
			readonly effect: Effect;
	  }
	| {
			readonly way: 'tap';
			/** What it costs beside ↷. */
			readonly cost?: readonly Cost[];
			/** What must hold as it is activated: "Use only on your turn". */
			readonly only?: Condition;
			/** How often each turn it can be activated. */
			readonly times?: number;
			readonly targets: readonly TargetSpec[];
			readonly effect: Effect;
	  }
	| {
			readonly way: 'paid';
			readonly cost: readonly Cost[];
			/** The active player's to activate, whoever has it, whenever they could purchase (9). */
			readonly when?: 'could purchase';
			/** What must hold as it is activated. */
			readonly only?: Condition;
			/** How often each turn it can be activated. */
			readonly times?: number;
			readonly targets: readonly TargetSpec[];
			readonly effect: Effect;
	  }
	| {
			readonly way: 'trigger';
			readonly opening: Opening;
			readonly when: TriggerEvent;
			readonly targets: readonly TargetSpec[];
			readonly effect: Effect;
	  }
	| { readonly way: 'static'; readonly standing: StaticEffect }
	/** A reward that is more than a number of ¢, loot cards or treasures (2.3.1). */
	| { readonly way: 'reward'; readonly targets: readonly TargetSpec[]; readonly effect: Effect };

/** What a $ ability costs, a ↷ ability beside its ↷, or playing a loot card (4.1). */
export type Cost =
	| { readonly pay: '¢' | 'HP'; readonly amount: number }
	/** Takes so much damage, which the game deals: it goes on the stack as the cost is paid (6.8). */
	| { readonly pay: 'damage'; readonly amount: number }
	| {
			readonly pay: 'counters';
			readonly amount: number | 'any number';
			readonly named: string | null;
	  }
	| { readonly pay: 'discard'; readonly amount: number | 'hand' }
	/** So many fitting objects of theirs. */
	| { readonly pay: 'destroy'; readonly amount: number; readonly what: Filter }
	| { readonly pay: 'destroy this' }
	/** Deactivates so many charged objects of theirs that fit. */
	| { readonly pay: 'deactivate'; readonly amount: number; readonly what: Filter }
	/** Puts so many counters on this. */
	| { readonly pay: 'put counters'; readonly amount: number; readonly named: string | null }
	/** Gives a fitting object of theirs to another player. */
	| { readonly pay: 'give'; readonly what: Filter }
	/** Gives so many ¢, or loot cards, to another player. */
	| { readonly pay: 'give ¢' | 'give loot'; readonly amount: number }
	/** Puts so many loot cards of theirs on the loot deck. */
	| { readonly pay: 'put loot'; readonly amount: number; readonly on: 'top' | 'bottom' };

export const KEYWORDS = [
	'eternal',
	'trinket',
	'ambush',
	'guppy',
	'curse',
	'indomitable',
	'familiar'
] as const;
export type Keyword = (typeof KEYWORDS)[number];
