/** Whether the document settles the rule, says nothing, or contradicts itself. */
export type RuleStatus = 'settled' | 'silent' | 'disputed';

/** One rule in our own words. `section` is the place in the edition's document that stands behind it. */
export interface Rule {
	readonly section: Section;
	readonly text: string;
	readonly status: RuleStatus;
}

/** Sections of the Extended Rulebook of 26 May 2023 with their title and page. */
export const SECTIONS = {
	'1': ['Setup', 5],
	'2.1': ['Treasure Cards', 6],
	'2.1.2': ['Shop Items', 6],
	'2.2': ['Loot Cards', 7],
	'2.3': ['Monster Cards', 7],
	'2.3.1': ['Monsters', 8],
	'2.3.2': ['Events', 8],
	'2.4': ['Souls', 8],
	'2.4.1': ['Bonus Souls', 9],
	'2.5': ['Character Cards', 10],
	'2.6': ['Room Cards', 10],
	'3': ['Game Zones', 13],
	'3.1': ['In Play', 13],
	'3.2': ['Decks', 13],
	'3.3': ['Discard', 14],
	'3.4': ['Hand', 14],
	'3.5': ['Covered in a Slot', 14],
	'3.6': ['The Stack', 15],
	'3.7': ['Outside the Game', 15],
	'4': ['Abilities', 17],
	'4.1': ['Costs', 17],
	'4.2': ['Activated Abilities', 17],
	'4.3': ['Static Abilities', 18],
	'4.4': ['Triggered Abilities', 18],
	'4.5': ['Loot Abilities', 18],
	'4.6': ['Keyworded Abilities', 18],
	'5.1': ['Continuous Effects', 20],
	'5.2': ['Replacement Effects', 20],
	'6.1': ['Activate', 22],
	'6.2': ['And and Then', 22],
	'6.3': ['Attackable Items and Rooms', 22],
	'6.4': ['Attacking Other Players', 23],
	'6.5': ['Cancel', 23],
	'6.6': ['Copying', 23],
	'6.7': ['Counters', 25],
	'6.8': ['Damage', 26],
	'6.9': ['Deactivate', 27],
	'6.10': ['Destroy and Kill', 27],
	'6.11': ['Discard', 27],
	'6.12': ['Each', 28],
	'6.13': ['Expand Slots', 28],
	'6.14': ['Fizzle', 28],
	'6.15': ['Flip', 29],
	'6.16': ['Gaining and Giving', 29],
	'6.17': ['Heal', 30],
	'6.18': ['If You Do', 30],
	'6.19': ['Levels', 31],
	'6.20': ['Loot', 31],
	'6.21': ['Lose', 31],
	'6.22': ['Note', 31],
	'6.23': ['Pay', 32],
	'6.24': ['Play', 32],
	'6.25': ['Prevent', 32],
	'6.26': ['Recharge', 32],
	'6.27': ['Reroll', 33],
	'6.28': ['Voting', 33],
	'7': ['Turn Structure', 34],
	'7.1': ['The Start Phase', 34],
	'7.2': ['The Action Phase', 34],
	'7.3': ['The End Phase', 35],
	'7.4': ['Round', 35],
	'8': ['Attacking', 36],
	'9': ['Purchasing', 39],
	'10': ['Refilling Slots', 40],
	'11': ['Death', 41],
	'11.1': ['Monster Death', 41],
	'11.2': ['Player Death', 42],
	'12': ['Bartering', 43],
	'13': ['Dice Rolls', 44],
	'14': ['Priority', 45],
	'15': ['The Stack', 46],
	'16': ['Winning the Game', 48]
} as const satisfies Record<string, readonly [title: string, page: number]>;

export type Section = keyof typeof SECTIONS;

/** A rule the document states. */
export const settled = (section: Section, text: string): Rule => ({
	section,
	text,
	status: 'settled'
});

/** A rule that we follow because the document does not say; `section` is the nearest rule. */
export const silent = (section: Section, text: string): Rule => ({
	section,
	text,
	status: 'silent'
});

/** A rule where the document speaks with two voices. */
export const disputed = (section: Section, text: string): Rule => ({
	section,
	text,
	status: 'disputed'
});
