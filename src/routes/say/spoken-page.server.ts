import { cardOf } from '#lib/cards/library.ts';
import { nicknamesOf } from '#lib/cards/nicknames.ts';
import { print } from '#lib/scenario/index.ts';
import { SPOKEN_NAMES, understand, VERBS, type Chip } from '#lib/scenario/spoken/index.ts';

/** Sentences that show one thing each; what they mean is read by the grammar as the page is made. */
const EXAMPLES = [
	['Several acts at once', 'amy attacks gurdy (1 hp), rolls 2, ben bombs it'],
	['A card’s name is a verb', 'i attack fly and roll 1, ben d6s it, 4 now'],
	['What is answered', 'amy plays 3 cents, ben butter beans it'],
	['What somebody has', 'zoe has the relic and 5 cents. she attacks dip and rolls a 1'],
	['What lies on the stack', 'my roll of 3 against gurdy is on the stack, ben bombs gurdy'],
	['Whose turn it is', 'on leo’s turn zoe bombs famine (1hp)'],
	['What came first', 'holy card on myself after dan plays death on me'],
	['What comes of it', 'mia dies to raj’s death card'],
	['A purchase', 'tom (12) purchases meat, raj taps jawbone on him in response'],
	['The top of a deck', 'pia attacks the monster deck, reveals monstro, covers slot 2, rolls 6'],
	['With a card that nobody names', 'ben steals 2 cents from amy, amy beans it'],
	['What several have', 'finn and nina both have 1 hp, finn bombs nina'],
	['What is done to somebody', 'boomerang was used on me by ben, in response i play a nickel'],
	['Said apart', 'dagaz, second option, on kim'],
	['Words round it', 'hi all! suppose zoe attacks fly and rolls a 3 before anyone can react'],
	['A correction', 'zoe attacks fly, rolls 4, sorry, meant 1'],
	['The original’s rules', 'old rules. ana attacks mom’s hand and rolls a six'],
	['Mistyped names', 'kim atks mosntro and rolls 5, tom dice shards it'],
	['What did not happen', 'amy attacks gurdy and rolls 2, ben could bomb it'],
	['What is not understood', 'amy plays pills, ben frobnicates the fly']
] as const;

const KINDS: Readonly<Record<Chip['kind'], string>> = {
	fact: 'so it is',
	act: 'happens',
	asked: 'asked',
	left: 'left out',
	unread: 'not understood'
};

/** An example with its chips and the scenario that it means. */
export const EXAMPLES_READ = EXAMPLES.map(([title, said]) => {
	const { scenario, chips } = understand(said);
	return {
		title,
		said,
		notation: print(scenario)
			.replace(/^rules: 2023\n/u, '')
			.trim(),
		chips: chips.map(({ kind, words, fits }) => ({
			kind,
			label: KINDS[kind],
			words,
			fits: [...fits]
		}))
	};
});

/** The verbs that are known, with all the words for each. */
export const VERBS_READ = Object.entries(VERBS).map(([verb, forms]) => ({
	verb,
	words: forms.map((form) => form.split(' ')[0] ?? form)
}));

/** Cards that are called otherwise than they are printed. */
export const NAMES_READ = Object.entries(SPOKEN_NAMES)
	.map(([key, names]) => ({
		name: cardOf(key).name,
		called: [...new Set([...names, ...nicknamesOf(key)])]
	}))
	.sort((a, b) => a.name.localeCompare(b.name));
