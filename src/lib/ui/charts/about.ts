import type { ChartName } from '../../model/frame.ts';

/** What each chart is about, in a sentence. */
export const ABOUT: Record<ChartName, string> = {
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
