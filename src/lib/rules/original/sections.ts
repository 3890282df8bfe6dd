/**
 * The documents of the original edition, which number nothing and tell no pages: the comprehensive
 * ruleset, in its own order, then the official FAQ. A section is known by a name of ours.
 */
export const ORIGINAL_SECTIONS = {
	foreword: ['Foreword', 'setup'],
	overview: ['Game Overview', 'setup'],
	setup: ['Game Setup', 'setup'],
	'cards.treasure': ['Treasure Cards', 'cards'],
	'cards.active': ['Active Items', 'cards'],
	'cards.passive': ['Passive Items', 'cards'],
	'cards.loot': ['Loot Cards', 'cards'],
	'cards.monsters': ['Monster Cards', 'cards'],
	'cards.breakdown': ['Monster Card Breakdown', 'cards'],
	playing: ['Playing Effects', 'the-stack'],
	stack: ['The Stack', 'the-stack'],
	'stack.example': ['Example Stack', 'the-stack'],
	priority: ['Priority', 'priority'],
	responding: ['Responding', 'priority'],
	timing: ['Timing', 'timing'],
	resolving: ['Resolving the Stack', 'timing'],
	turn: ['Turn Structure', 'turn-structure'],
	'turn.starting': ['Starting Phase', 'turn-structure'],
	'turn.action': ['Action Phase', 'turn-structure'],
	'turn.ending': ['Ending Phase', 'turn-structure'],
	'game-events': ['Game Events', 'turn-structure'],
	purchasing: ['Purchasing', 'purchasing'],
	dice: ['Dice Rolls', 'dice-rolls'],
	attacking: ['Attacking', 'attacking'],
	'monster-death': ['Monster Death', 'monster-death'],
	refilling: ['Refilling', 'refilling'],
	'player-death': ['Player Death', 'player-death'],
	bartering: ['Bartering', 'bartering'],
	fizzling: ['Fizzling', 'fizzling'],
	'souls.winning': ['Winning the Game', 'souls'],
	'souls.bonus': ['Bonus Souls', 'souls'],
	'souls.other': ['Other Souls', 'souls'],
	glossary: ['Glossary', 'glossary'],
	'errata.treasure': ['Treasure Errata', 'errata'],
	'errata.loot': ['Loot Errata', 'errata'],
	'errata.monsters': ['Monster Errata', 'errata'],
	'rulings.characters': ['Card Rulings: Character Cards', 'card-rulings'],
	'rulings.treasure': ['Card Rulings: Treasure Cards', 'card-rulings'],
	'rulings.loot': ['Card Rulings: Loot Cards', 'card-rulings'],
	'rulings.monsters': ['Card Rulings: Monster Cards', 'card-rulings'],
	examples: ['Examples', 'examples'],
	'blank-card': ['Blank Card', 'blank-card'],
	'variants.draft': ['2 Player Mini Draft', 'variants'],
	'variants.bartering': ['Enhanced Bartering', 'variants'],
	'variants.soul-purchase': ['Souls Are $$$', 'variants'],
	'variants.casino': ['Casino Mode', 'variants'],
	'variants.characters': ['Selectable Characters', 'variants'],
	'variants.rewards': ['Rewards for Everyone!', 'variants'],
	'variants.super-shop': ['Super Shop', 'variants'],
	'variants.minions': ['Minions Die First', 'variants'],
	'faq.attacking': ['Attacking and Monster Slots', 'faq'],
	'faq.characters': ['Character Cards', 'faq'],
	'faq.loot': ['Loot Cards', 'faq'],
	'faq.monsters': ['Monster Cards', 'faq'],
	'faq.player-death': ['Player Death', 'faq'],
	'faq.stack': ['The Stack', 'faq'],
	'faq.treasure': ['Treasure Cards', 'faq']
} as const satisfies Record<string, readonly [title: string, chapter: string]>;

export type OriginalSection = keyof typeof ORIGINAL_SECTIONS;

/** The chapters in their order, by their names in addresses, which never change, each with its title. */
export const ORIGINAL_CHAPTERS = {
	setup: 'Game Setup',
	cards: 'Cards',
	'the-stack': 'The Stack',
	priority: 'Priority',
	timing: 'Timing',
	'turn-structure': 'Turn Structure',
	purchasing: 'Purchasing',
	'dice-rolls': 'Dice Rolls',
	attacking: 'Attacking',
	'monster-death': 'Monster Death',
	refilling: 'Refilling',
	'player-death': 'Player Death',
	bartering: 'Bartering',
	fizzling: 'Fizzling',
	souls: 'Souls',
	glossary: 'Glossary',
	errata: 'Errata',
	'card-rulings': 'Card Rulings',
	examples: 'Examples',
	'blank-card': 'Blank Card',
	variants: 'Variants',
	faq: 'Official FAQ'
} as const satisfies Record<(typeof ORIGINAL_SECTIONS)[OriginalSection][1], string>;

export type OriginalChapter = keyof typeof ORIGINAL_CHAPTERS;

/** All sections, in the order of the documents. */
export const ORIGINAL_SECTION_IDS: readonly OriginalSection[] =
	Object.keys(ORIGINAL_SECTIONS).filter(isOriginalSection);

/** All chapters, in their order. */
export const ORIGINAL_CHAPTER_IDS: readonly OriginalChapter[] =
	Object.keys(ORIGINAL_CHAPTERS).filter(isOriginalChapter);

/** Whether a text from outside names a section. */
export function isOriginalSection(text: string): text is OriginalSection {
	return Object.hasOwn(ORIGINAL_SECTIONS, text);
}

/** Whether a text from outside names a chapter. */
export function isOriginalChapter(text: string): text is OriginalChapter {
	return Object.hasOwn(ORIGINAL_CHAPTERS, text);
}

/** The chapter that a section belongs to. */
export const originalChapterOf = (section: OriginalSection): OriginalChapter =>
	ORIGINAL_SECTIONS[section][1];

/** "Original ruleset, Dice Rolls" */
export function placeInOriginal(section: OriginalSection): string {
	const [title, chapter] = ORIGINAL_SECTIONS[section];
	return `${chapter === 'faq' ? 'Original FAQ' : 'Original ruleset'}, ${title}`;
}
