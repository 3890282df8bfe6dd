/** Sections of the Extended Rulebook of 26 May 2023, in their order, each with its title and page. */
export const SECTIONS = {
	'1': ['Setup', 5],
	'2': ['Card Types', 6],
	'2.1': ['Treasure Cards', 6],
	'2.1.1': ['Item Borders', 6],
	'2.1.2': ['Shop Items', 6],
	'2.2': ['Loot Cards', 7],
	'2.3': ['Monster Cards', 7],
	'2.3.1': ['Monsters', 8],
	'2.3.2': ['Events', 8],
	'2.4': ['Souls', 8],
	'2.4.1': ['Bonus Souls', 9],
	'2.5': ['Character Cards', 10],
	'2.6': ['Room Cards', 10],
	'2.7': ['Anatomy of a Card', 11],
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
	'5': ['Effects', 20],
	'5.1': ['Continuous Effects', 20],
	'5.2': ['Replacement Effects', 20],
	'6': ['Specific Mechanics', 22],
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
	'16': ['Winning the Game', 48],
	'17': ['Solitaire and Co-op', 49],
	'17.1': ['Setup', 49],
	'17.2': ['Playing the Game', 49],
	'17.3': ['Other Rules', 50],
	'18': ['Four Souls Challenges', 51],
	'19': ['Deck Ratios', 53],
	'19.1': ['Treasure Deck', 53],
	'19.2': ['Loot Deck', 55],
	'19.3': ['Monster Deck', 57],
	'19.4': ['Ratios of Your Own', 58],
	'20': ['Variants', 59],
	'20.1': ['Two-player Mini-draft', 59],
	'20.2': ['Eden Only', 59],
	'21': ['Errata', 60],
	'22': ['Key Terms', 61],
	'23': ['FAQ', 65]
} as const satisfies Record<string, readonly [title: string, page: number]>;

export type Section = keyof typeof SECTIONS;

/** The chapters by their number, each with its name in addresses; a name never changes. */
export const CHAPTERS = {
	'1': 'setup',
	'2': 'card-types',
	'3': 'game-zones',
	'4': 'abilities',
	'5': 'effects',
	'6': 'specific-mechanics',
	'7': 'turn-structure',
	'8': 'attacking',
	'9': 'purchasing',
	'10': 'refilling-slots',
	'11': 'death',
	'12': 'bartering',
	'13': 'dice-rolls',
	'14': 'priority',
	'15': 'the-stack',
	'16': 'winning',
	'17': 'solitaire',
	'18': 'challenges',
	'19': 'deck-ratios',
	'20': 'variants',
	'21': 'errata',
	'22': 'key-terms',
	'23': 'faq'
} as const satisfies Partial<Record<Section, string>>;

export type Chapter = keyof typeof CHAPTERS;
export type ChapterSlug = (typeof CHAPTERS)[Chapter];

/** All sections, in the order of the document: a record would put whole numbers first. */
export const SECTION_NUMBERS: readonly Section[] = Object.keys(SECTIONS)
	.filter(isSection)
	.sort(inOrder);

/** All chapters, in the order of the document. */
export const CHAPTER_NUMBERS: readonly Chapter[] = SECTION_NUMBERS.filter(isChapter);

/** Whether a text from outside names a section. */
export function isSection(text: string): text is Section {
	return Object.hasOwn(SECTIONS, text);
}

/** Whether a text from outside names a chapter. */
export function isChapter(text: string): text is Chapter {
	return Object.hasOwn(CHAPTERS, text);
}

/** The chapter that a section belongs to. */
export function chapterOf(section: Section): Chapter {
	const chapter = section.replace(/\..*/u, '');
	if (!isChapter(chapter)) throw new Error(`Section ${section} belongs to no chapter.`);
	return chapter;
}

/** "8 Attacking, p. 36" */
export function placeOfSection(section: Section): string {
	const [title, page] = SECTIONS[section];
	return `${section} ${title}, p. ${page}`;
}

/** The order of the document: 6.2 comes before 6.10. */
export function inOrder(a: string, b: string): number {
	const [left, right] = [a, b].map((section) => section.split('.').map(Number));
	for (const at of [0, 1, 2]) {
		const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
