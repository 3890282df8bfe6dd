import type { TriggerEvent } from '../events.ts';
import type { StaticEffect } from '../static-effects.ts';
import type { Amount, ObjectWord, Stat, Until } from '../words.ts';
import type { Effect } from './index.ts';

/** What lasts for a while (5.1). */
export type LastingEffect =
	| {
			readonly do: 'gain stat';
			readonly who: ObjectWord;
			readonly stat: Stat;
			readonly add: Amount;
			readonly until: Until;
			/** Only for their first attack roll after this. */
			readonly once?: 'attack roll' | 'roll';
	  }
	/** A stat becomes a number, whatever it was. */
	| {
			readonly do: 'set stat';
			readonly who: ObjectWord;
			readonly stat: Stat;
			readonly to: Amount;
			readonly until: Until;
	  }
	/** Makes something true for a while; `once` ends it when it has applied. */
	| {
			readonly do: 'make true';
			readonly standing: StaticEffect;
			readonly until: Until;
			readonly once: boolean;
	  }
	/** "The next time", "till end of turn, each time": a trigger that is not on a card in play. */
	| {
			readonly do: 'delayed trigger';
			readonly when: TriggerEvent;
			readonly effect: Effect;
			readonly until: Until;
			readonly once: boolean;
			/** How many times it triggers, where that is not once or each time. */
			readonly times?: number;
	  };
