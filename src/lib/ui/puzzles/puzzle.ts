export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** How many decisions have to be found, and how tempting what fails is. */
export type Difficulty = (typeof DIFFICULTIES)[number];
export const MECHANICS = ['damage', 'death', 'attack', 'dice', 'souls'] as const;

/** What is about to happen. */
export type Mechanic = (typeof MECHANICS)[number];

/** Each mechanic as a heading. */
export const MECHANIC_NAMES: Readonly<Record<Mechanic, string>> = {
	damage: 'Damage is coming',
	death: 'Somebody wants you dead',
	attack: 'A missed roll',
	dice: 'The wrong number',
	souls: 'The last soul'
};

/** A position with exactly one move that does what is asked, whatever the others answer and the dice show. */
export interface Puzzle {
	/** Its name in addresses; nothing shows it. */
	readonly id: string;
	/** Who is in trouble, and by which card: no two are alike. */
	readonly title: string;
	/** Whom the solver plays, by its name. */
	readonly character: string;
	/** The cards that can be played or used first, by their names. */
	readonly cards: readonly string[];
	/** What happened, and what is to be found: a few sentences to whoever solves it. */
	readonly asks: string;
	/** The table and what was played on it, in the notation. */
	readonly text: string;
	/** Who has to find it. */
	readonly solver: string;
	/** What it is about: "Amy dies". */
	readonly fact: string;
	/** Whether that shall come; else it shall not. */
	readonly wanted: boolean;
	readonly difficulty: Difficulty;
	readonly mechanic: Mechanic;
	/** How many decisions have to be found until nothing can go wrong any more. */
	readonly depth: number;
	/** The only first move, in the notation. */
	readonly answer: string;
}
