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
