import type { StackItem } from '../stack-item.ts';
import type { CardKey, EffectRef, Option, Ref, Seat } from '../words.ts';
import type { Named, Taken } from './named.ts';
import type { NotTriggered } from './silence.ts';

/** What players do, what triggers, and what becomes of what lies on the stack. */
export type OfActs =
	| { readonly did: 'passed'; readonly player: Seat }
	| {
			readonly did: 'played';
			readonly player: Seat;
			readonly card: CardKey;
			readonly targets: readonly Ref[];
			readonly option?: Taken;
	  }
	| {
			readonly did: 'activated';
			readonly player: Seat;
			readonly source: Named;
			readonly way: 'tap' | 'paid';
			readonly effect: EffectRef;
			readonly targets: readonly Ref[];
			readonly option?: Taken;
	  }
	| {
			readonly did: 'declared';
			readonly player: Seat;
			readonly what: 'attack' | 'purchase' | 'soul purchase' | 'end turn';
	  }
	| {
			readonly did: 'triggered';
			readonly source: Named;
			readonly controller: Seat | 'game';
			readonly effect: EffectRef;
			readonly targets: readonly Ref[];
			readonly option?: Taken;
	  }
	| {
			readonly did: 'did not trigger';
			readonly source: Named;
			readonly controller: Seat | 'game';
			readonly effect: EffectRef;
			readonly because: NotTriggered;
	  }
	| { readonly did: 'all passed'; readonly next: 'go on' | 'wait' }
	| {
			readonly did: 'began to resolve';
			readonly item: StackItem;
			/** Whose death it is, or who takes the damage: by now the object may have left play. */
			readonly named?: Named;
	  }
	| {
			readonly did: 'fizzled';
			readonly item: StackItem;
			readonly because:
				| 'targets gone'
				| 'no target'
				| 'attack ended'
				| 'number changed'
				| 'roller died'
				| 'nothing to choose from';
			/** The targets that it lost: they have gone, or stand there and do not fit any more. */
			readonly lost?: readonly Ref[];
	  }
	| { readonly did: 'cancelled'; readonly item: StackItem }
	| { readonly did: 'not cancelled'; readonly item: StackItem }
	| { readonly did: 'put procedure'; readonly item: Extract<StackItem, { kind: 'procedure' }> }
	| {
			readonly did: 'chose';
			readonly player: Seat;
			readonly picks: readonly Option[];
			readonly option?: Taken;
			/** The objects among them, which may leave play by it. */
			readonly objects?: readonly Named[];
	  }
	| { readonly did: 'declined'; readonly player: Seat; readonly effect: EffectRef };
