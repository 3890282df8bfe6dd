/**
 * The grammar of the ability language. A card's abilities are data in these words; the judge runs
 * them, the wording says them in English, the prompt derives targets and refusals from them.
 *
 * @example
 * const theRelic = trigger({ on: 'roll', numbers: [1] }, loot(1));
 * const bomb = lootAbility(damage(1), target('player', 'monster'));
 */
/** A player as an ability names one. */
export type PlayerWord =
	| 'you'
	/** The player the event happened to, or who is bound by "each". */
	| 'they'
	| 'active player'
	| { readonly target: number }
	/** The controller of a targeted roll. */
	| { readonly controllerOf: number };

/** What an ability acts on: a target, this object, the thing the trigger was about, or a player. */
export type Patient =
	| PlayerWord
	| 'this'
	/** The roll, damage or death that set the trigger off. */
	| 'it';

/** What a target may be. */
export const TARGETS = [
	'player',
	'monster',
	'item',
	'dice roll',
	/** A ↷ or $ ability of an item, on the stack. */
	'ability of an item',
	'loot being played',
	'deck',
	'discard'
] as const;
export type TargetWord = (typeof TARGETS)[number];

/** One target of an ability: any of these. */
export interface TargetSpec {
	readonly any: readonly TargetWord[];
}

export type Until = 'end of turn' | 'indefinitely';
export type Stat = 'hp' | 'attack' | 'evasion' | 'rolls' | 'attack rolls';

/** A line of a "Roll-" table: the numbers it answers to. */
export interface Outcome {
	readonly on: readonly number[];
	/** Targets named on this line, chosen as the reader is put on the stack. */
	readonly targets: readonly TargetSpec[];
	readonly effect: Effect;
}

export type Effect =
	| { readonly do: 'gain ¢'; readonly who: PlayerWord; readonly amount: number }
	| { readonly do: 'lose ¢'; readonly who: PlayerWord; readonly amount: number }
	| { readonly do: 'loot'; readonly who: PlayerWord; readonly amount: number }
	| { readonly do: 'discard'; readonly who: PlayerWord; readonly amount: number }
	| { readonly do: 'gain treasure'; readonly who: PlayerWord; readonly amount: number }
	| { readonly do: 'deal damage'; readonly to: Patient; readonly amount: number }
	| { readonly do: 'take damage'; readonly who: PlayerWord; readonly amount: number }
	/** Kill, with the one who does it when it is not you ("the active player kills a player"). */
	| { readonly do: 'kill'; readonly what: Patient; readonly by: PlayerWord }
	/** "This dies": the game kills it (6.10). */
	| { readonly do: 'die'; readonly what: Patient }
	| { readonly do: 'cancel'; readonly what: Patient }
	| { readonly do: 'cancel everything' }
	| { readonly do: 'end the turn' }
	| { readonly do: 'prevent death' }
	/** The next so many points of damage this turn. */
	| { readonly do: 'prevent next damage'; readonly who: Patient; readonly amount: number }
	/** The next instance of damage this turn, whole or up to so much. */
	| { readonly do: 'prevent next instance'; readonly who: Patient; readonly upTo: number | null }
	| { readonly do: 'reroll'; readonly what: Patient }
	| { readonly do: 'change roll'; readonly what: Patient; readonly to: readonly number[] }
	| { readonly do: 'roll'; readonly who: PlayerWord; readonly outcomes: readonly Outcome[] }
	| { readonly do: 'gain loot play' }
	| { readonly do: 'recharge'; readonly what: Patient }
	| {
			readonly do: 'gain stat';
			readonly who: Patient;
			readonly stat: Stat;
			readonly add: number;
			readonly until: Until;
	  }
	| { readonly do: 'look and put back'; readonly deck: Patient; readonly amount: number }
	| { readonly do: 'put top of deck into discard'; readonly deck: Patient }
	| { readonly do: 'put top of discard on deck'; readonly discard: Patient }
	/** One after the other, whatever comes of each (6.2). */
	| { readonly do: 'then'; readonly steps: readonly Effect[] }
	| { readonly do: 'may'; readonly effect: Effect }
	| { readonly do: 'if'; readonly condition: Condition; readonly effect: Effect };

export type Verb = Effect['do'];

/** A question about the position. */
export type Condition = { readonly is: 'your turn' };

/** Whose roll, death or turn a trigger looks at. */
export type Whose = 'you' | 'a player' | 'this' | 'another monster' | 'a monster';

/** The event of a triggered ability, with its filter. */
export type TriggerEvent =
	| { readonly on: 'roll'; readonly who: 'you' | 'a player'; readonly numbers: readonly number[] }
	| {
			readonly on: 'would roll';
			readonly who: 'you' | 'a player';
			readonly numbers: readonly number[];
	  }
	| {
			readonly on: 'die';
			readonly who: Whose;
			readonly when: 'before penalties' | 'after penalties' | 'on death' | 'after rewards';
	  }
	| { readonly on: 'enter play'; readonly who: 'this' }
	| { readonly on: 'would die'; readonly who: 'you' | 'a player' }
	| { readonly on: 'turn starts'; readonly who: 'you' | 'a player' }
	| { readonly on: 'turn ends'; readonly who: 'you' | 'a player' };

/** How a trigger may be introduced; the rules treat them alike (4.4). An event's are left unsaid (2.3.2). */
export type Opening = 'each time' | 'when' | 'at' | 'unsaid';

/** What a static ability makes true while its object is in play. */
export type Standing =
	| { readonly stat: Stat; readonly of: 'you' | 'monsters'; readonly add: number }
	| { readonly this: "can't be attacked" }
	/** Settles who starts the game (2.5). */
	| { readonly game: 'you go first' };

export type Ability =
	| { readonly way: 'loot'; readonly targets: readonly TargetSpec[]; readonly effect: Effect }
	| { readonly way: 'tap'; readonly targets: readonly TargetSpec[]; readonly effect: Effect }
	| {
			readonly way: 'paid';
			readonly cost: readonly Cost[];
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
	| { readonly way: 'static'; readonly standing: Standing };

/** What a $ ability costs. */
export interface Cost {
	readonly pay: '¢';
	readonly amount: number;
}

export const KEYWORDS = ['eternal', 'trinket', 'guppy'] as const;
export type Keyword = (typeof KEYWORDS)[number];
