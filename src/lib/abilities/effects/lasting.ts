import type { TriggerEvent } from '../events.ts';
import type { Standing } from '../standings.ts';
import type { Amount, Patient, Stat, Until } from '../words.ts';
import type { Effect } from './index.ts';

/** What lasts for a while (5.1). */
export type LastingEffect =
	| {
			readonly do: 'gain stat';
			readonly who: Patient;
			readonly stat: Stat;
			readonly add: Amount;
			readonly until: Until;
			/** Only for their first attack roll after this. */
			readonly once?: 'attack roll' | 'roll';
	  }
	/** Makes something true for a while; `once` ends it when it has applied. */
	| {
			readonly do: 'make true';
			readonly standing: Standing;
			readonly until: Until;
			readonly once: boolean;
	  }
	/** "The next time", "till end of turn, each time": a trigger that is not on a card in play. */
	| {
			readonly do: 'watch for';
			readonly when: TriggerEvent;
			readonly effect: Effect;
			readonly until: Until;
			readonly once: boolean;
	  };
