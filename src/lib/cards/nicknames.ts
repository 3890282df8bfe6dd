import type { CardKey } from '../model/words.ts';

/**
 * What cards are called beside their names, where no part of the name would find them: by players, by
 * the game they come from, and by the rule documents.
 */
export const NICKNAMES: Readonly<Record<CardKey, readonly string[]>> = {
	maggy: ['Magdalene'],
	'a-penny': ['One Cent', '1¢'],
	'two-cents': ['Two Cents', '2¢'],
	'three-cents': ['Three Cents', '3¢'],
	'four-cents': ['Four Cents', '4¢'],
	'a-nickel': ['Five Cents', '5¢'],
	'a-dime': ['Ten Cents', '10¢'],
	'pills-white-blue': ['Blue Pill'],
	'pills-2': ['Yellow Pill'],
	'pills-3': ['Red Pill'],
	'pills-black-black': ['Black Pill'],
	'pills-purple-pink': ['Purple Pill'],
	'pills-white-white': ['White Pill'],
	'pills-white-spot': ['White Pill with Spots'],
	'the-fool': ['0. The Fool'],
	'xii-the-hanged-man': ['Hangman'],
	'xx-judgement': ['Judgment'],
	'lil-battery': ['Small Battery'],
	'mega-battery': ['Big Battery'],
	'gold-bomb': ['Golden Bomb'],
	'glass-cannon': ['Glass Canon'],
	'the-dead-cat': ['Nine Lives', '9 Lives'],
	'modeling-clay': ['Modelling Clay']
};

/** What a card is called beside its name. */
export const nicknamesOf = (key: CardKey): readonly string[] => NICKNAMES[key] ?? [];

/** What is said of whoever plays a card on something, where that is a word of players: "Ben bombs Gurdy". */
const VERBS: Readonly<Record<CardKey, string>> = { bomb: 'bombs', 'butter-bean': 'butter beans' };

/** The verb that players have for playing a card; null where they have none. */
export const asVerb = (key: CardKey): string | null => VERBS[key] ?? null;

/** What the rule documents call the variant of a card, beside what the library calls it. */
const VARIANTS: Readonly<Record<CardKey, readonly string[]>> = {
	'pills-white-blue': ['blue'],
	'pills-2': ['yellow'],
	'pills-3': ['red'],
	'pills-black-black': ['black'],
	'pills-purple-pink': ['purple'],
	'pills-white-white': ['white'],
	'pills-white-spot': ['white with spots', 'spots']
};

/** Other words for the variant of a card. */
export const variantsSaid = (key: CardKey): readonly string[] => VARIANTS[key] ?? [];
