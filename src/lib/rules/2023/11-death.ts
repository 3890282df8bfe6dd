import { settled, silent } from '../rule.ts';

/** Chapter 11. */
export const DEATH = {
	'death.at-zero': settled(
		'11',
		'0 HP means death',
		'Whenever a player or monster has 0 HP, however briefly, its death goes onto the stack before anybody next gets priority.'
	),
	'trigger.before-deaths': silent(
		'11',
		'Triggers go on the stack before deaths',
		'When triggered abilities and deaths are due at once, the triggers go on the stack first and the deaths above them.'
	),
	'death.would-die': silent(
		'11',
		'"When you would die"',
		'"When you would die" triggers as the death is put on the stack.'
	),
	'death.resolves': settled(
		'11',
		'When a death is carried out',
		'A death that has been neither prevented nor cancelled by the time it resolves is carried out, step by step.'
	),
	'death.healed': silent(
		'11',
		'Healing does not stop a death',
		'Regaining HP under a pending death does not save: only preventing or cancelling it does.'
	),
	'death.replaced': silent(
		'11',
		'Something instead of a death',
		'Where something else happens instead of a death and nothing is said of HP, whoever was to die is left with 1 HP. It is as if that death had been prevented.'
	),
	'death.objects': settled(
		'11',
		'The death of other objects',
		'An object with an HP stat that isn’t a monster, such as an item or a room that can be attacked, dies by the steps of a monster.'
	),
	'death.not-a-monster': settled(
		'11',
		"The death of an item is no monster's",
		'The death of an item or a room that can be attacked is not the death of a monster. An ability that looks for one does not see it.'
	),
	'death.eternal': settled(
		'11',
		'Eternal objects do not die',
		'An eternal object does not die at 0 HP: its death is not put on the stack.'
	),
	'death.monster.held': settled(
		'11.1',
		'The dying monster leaves its slot',
		'Step 1: the dying monster leaves its slot for a holding zone.'
	),
	'death.last-known': silent(
		'11.1',
		'Counters of the dying',
		'Where its own ability counts them as it dies or is destroyed, what is gone has the counters that it had in play.'
	),
	'death.monster.uncovers': silent(
		'11.1',
		'The card under a dying monster',
		'A card under a dying monster enters play as the monster leaves its slot.'
	),
	'death.monster.triggers': settled(
		'11.1',
		"Triggers on a monster's death",
		'Step 2: abilities that trigger on its death trigger, and priority passes if any did.'
	),
	'death.monster.rewards': settled(
		'11.1',
		"A monster's rewards",
		'Step 3: the active player gains the rewards.'
	),
	'death.monster.after-rewards': settled(
		'11.1',
		'Triggers after the rewards',
		'Step 4: abilities trigger that look for its death after the rewards.'
	),
	'death.monster.soul': settled(
		'11.1',
		'A boss becomes a soul',
		'Step 5: a monster with a soul icon becomes a soul of the active player.'
	),
	'death.monster.discard': settled(
		'11.1',
		'A dead monster goes to discard',
		'Step 6: a monster without a soul icon goes to discard.'
	),
	'death.monster.returns': settled(
		'11.1',
		'A monster that cannot be discarded',
		'Where step 6 would discard a monster that cannot be put into discard, it goes back to the slot it was in.'
	),
	'death.monster.at-once': settled(
		'11.1',
		'No priority between the steps',
		'Between these steps nobody has priority unless something has triggered: each comes at once after the one before.'
	),
	'death.player.stops': settled(
		'11.2',
		"What the active player's death stops",
		'When the active player dies, their declarations stop and their attacks are cancelled.'
	),
	'death.player.before-penalty': settled(
		'11.2',
		'Triggers before the penalty',
		'Abilities that trigger on a death trigger before the penalty unless they say after it.'
	),
	'death.player.triggers-resolve': silent(
		'11.2',
		'They resolve before the penalty',
		'Abilities that trigger before the penalty also resolve before it: priority passes as it does between the steps of a monster’s death.'
	),
	'death.player.penalty': settled(
		'11.2',
		'The death penalty',
		'The penalty: destroy a non-eternal item of your choice, discard a loot card, lose 1¢, deactivate each of your objects with a ↷ ability.'
	),
	'death.player.penalty-uninterrupted': silent(
		'11.2',
		'The penalty is paid in one go',
		'The penalty is paid in one go; nobody gets priority between its parts.'
	),
	'death.player.nothing-to-pay': silent(
		'11.2',
		'Nothing to pay with',
		'A part of the penalty that cannot be paid is skipped.'
	),
	'death.player.after-penalty': settled(
		'11.2',
		'Triggers after the penalty',
		'Abilities that trigger after the penalty has been paid trigger now.'
	),
	'death.player.others-stop': settled(
		'11.2',
		"Dying on another player's turn",
		'A player who dies on another player’s turn stops after the penalty; the active player goes on to the cleanup.'
	),
	'death.player.cleanup': settled(
		'11.2',
		'The cleanup',
		'Cleanup: everything on the stack resolves and empty slots are refilled.'
	),
	'death.player.cleanup-later': silent(
		'11.2',
		'Deaths during the cleanup',
		'The cleanup waits as well for deaths that come due while it lasts: nobody dies later than the end phase begins.'
	),
	'death.player.end': settled(
		'11.2',
		"The dead player's turn ends",
		'A dead active player moves to the end phase, which goes on as usual.'
	),
	'death.once': settled('11.2', 'Dying once a turn', 'A player dies at most once a turn.'),
	'death.player.no-heal': settled(
		'11.2',
		'The dead are not healed',
		'Abilities and effects cannot heal a dead player.'
	),
	'death.alive-again': settled(
		'11.2',
		'Alive again',
		'Whoever died is alive again when the turn has ended, and can die anew in the next one.'
	),
	'death.player.chosen': silent(
		'11.2',
		'Choosing a dead player',
		'A dead player can be chosen by whatever does not ask for a living one.'
	)
} as const;
