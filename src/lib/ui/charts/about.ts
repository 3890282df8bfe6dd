import type { ChartName } from '../../model/frame.ts';
import { rootOf, type EditionId, type RootEdition } from '../../model/words.ts';

/** What a chart of an edition is about, in a sentence. */
export const aboutChart = (edition: EditionId, name: ChartName): string =>
	OTHERWISE[rootOf(edition)][name] ?? ABOUT[name];

const ABOUT: Readonly<Record<ChartName, string>> = {
	setup: 'A game is set up: decks, slots, characters and hands, and who goes first.',
	turn: 'One turn, from recharging to healing: it opens the windows in which players act, and takes up what the active player declares.',
	priority:
		'Players act or pass in turn, and once all have passed in a row the top of the stack resolves; before anybody gets priority, whatever has become due is seen to.',
	resolution: 'A loot card or an ability resolves: it fizzles, or does what it says.',
	roll: 'A die on the stack tries to resolve, and abilities may still speak up before its number counts.',
	damage: 'Damage resolves: what replaces or prevents it comes first, and what is left is marked.',
	attack: 'An attack, from its declaration through roll after roll until somebody falls.',
	purchase: 'A purchase, from its declaration to the payment.',
	monsterDeath:
		'A monster dies in steps: its own abilities, its rewards, then the discard or a soul.',
	playerDeath:
		'A player dies in steps, with the penalty in the middle; on their own turn that turn ends.',
	refill: 'Empty slots fill up again, one after another.',
	soulPurchase:
		'A soul given up for what a variant of the original offers, once it has waited on the stack.',
	lootStep: 'The loot of the start of a turn, once it has waited on the stack.',
	modifier: 'A lasting bonus to a roll, once it has waited on the stack above it.',
	reward: 'The reward of a dying monster, once it has waited on the stack above its card.'
};

/** Where the chart of an edition does it in another way. */
const OTHERWISE: Readonly<Record<RootEdition, Partial<Readonly<Record<ChartName, string>>>>> = {
	'2023': {},
	original: {
		turn: 'One turn, from recharging to the hand size: it puts the loot of the turn on the stack, and its action phase ends when everyone passes.',
		resolution:
			'A loot card or an ability resolves: it fizzles, waits half resolved under its roll, or does what it says.',
		roll: 'A die on the stack resolves, and what looks at its number goes above whatever waits for it.',
		damage:
			'Combat damage resolves, all other damage is taken at once: a shield or another replacement comes first.',
		attack:
			'An attack, from its declaration, which waits on the stack with its target, through roll after roll.',
		purchase:
			'A purchase, from its declaration, which waits on the stack with its target, to the payment.',
		monsterDeath:
			'A monster dies: its card and its reward go on the stack, and the card is discarded or a soul in the end.',
		playerDeath: 'A player dies: their curses go, and the penalty is put on the stack.',
		refill:
			'Empty slots fill up, each as its refill on the stack resolves; a card that is no monster is played.'
	}
};
