import { settled, silent } from '../rule.ts';

/** Chapter 11. */
export const DEATH = {
	'death.at-zero': settled(
		'11',
		'Whenever a player or monster has 0 HP, however briefly, its death goes onto the stack before anybody next gets priority.'
	),
	'trigger.before-deaths': silent(
		'11',
		'When triggered abilities and deaths are due at once, the triggers go on the stack first and the deaths above them.'
	),
	'death.would-die': silent(
		'11',
		'"When you would die" triggers as the death is put on the stack.'
	),
	'death.resolves': settled(
		'11',
		'A death that has been neither prevented nor cancelled by the time it resolves is carried out, step by step.'
	),
	'death.healed': silent(
		'11',
		'Regaining HP under a pending death does not save: only preventing or cancelling it does.'
	),
	'death.replaced': silent(
		'11',
		'Where something else happens instead of a death and nothing is said of HP, whoever was to die is left with 1 HP, as if that death had been prevented.'
	),
	'death.objects': settled(
		'11',
		'Any other object with an HP stat, such as an item or a room that can be attacked, dies by the steps of a monster.'
	),
	'death.not-a-monster': settled(
		'11',
		'Such a death is the death of an item or a room: what looks for the death of a monster does not see it.'
	),
	'death.eternal': settled(
		'11',
		'An eternal object does not die at 0 HP: its death is not put on the stack.'
	),
	'death.monster.held': settled(
		'11.1',
		'Step 1: the dying monster leaves its slot for a holding zone.'
	),
	'death.last-known': silent(
		'11.1',
		'Where its own ability counts them as it dies, what is dying has the counters that it had in play.'
	),
	'death.monster.uncovers': silent(
		'11.1',
		'A card under a dying monster enters play as the monster leaves its slot.'
	),
	'death.monster.triggers': settled(
		'11.1',
		'Step 2: abilities that trigger on its death trigger, and priority passes if any did.'
	),
	'death.monster.rewards': settled('11.1', 'Step 3: the active player gains the rewards.'),
	'death.monster.after-rewards': settled(
		'11.1',
		'Step 4: abilities trigger that look for its death after the rewards.'
	),
	'death.monster.soul': settled(
		'11.1',
		'Step 5: a monster with a soul icon becomes a soul of the active player.'
	),
	'death.monster.discard': settled('11.1', 'Step 6: any other monster goes to discard.'),
	'death.monster.returns': settled(
		'11.1',
		'Where step 6 would discard a monster that cannot be put into discard, it goes back to the slot it was in.'
	),
	'death.monster.at-once': settled(
		'11.1',
		'Between these steps nobody has priority unless something has triggered: each comes at once after the one before.'
	),
	'death.player.stops': settled(
		'11.2',
		'When the active player dies, their declarations stop and their attacks are cancelled.'
	),
	'death.player.before-penalty': settled(
		'11.2',
		'Abilities that trigger on a death trigger before the penalty unless they say after it.'
	),
	'death.player.triggers-resolve': silent(
		'11.2',
		'What triggers before the penalty resolves before it too: priority passes as it does between the steps of a monster’s death.'
	),
	'death.player.penalty': settled(
		'11.2',
		'The penalty: destroy a non-eternal item of your choice, discard a loot card, lose 1¢, deactivate each of your objects with a ↷ ability.'
	),
	'death.player.penalty-uninterrupted': silent(
		'11.2',
		'The penalty is paid in one go; nobody gets priority between its parts.'
	),
	'death.player.nothing-to-pay': silent(
		'11.2',
		'A part of the penalty that cannot be paid is skipped.'
	),
	'death.player.after-penalty': settled(
		'11.2',
		'Abilities that trigger after the penalty has been paid trigger now.'
	),
	'death.player.others-stop': settled(
		'11.2',
		'A player who dies on another player’s turn stops after the penalty; the active player goes on to the cleanup.'
	),
	'death.player.cleanup': settled(
		'11.2',
		'Cleanup: everything on the stack resolves and empty slots are refilled.'
	),
	'death.player.cleanup-later': silent(
		'11.2',
		'The cleanup waits as well for deaths that come due while it lasts: nobody dies later than the end phase begins.'
	),
	'death.player.end': settled(
		'11.2',
		'A dead active player moves to the end phase, which goes on as usual.'
	),
	'death.once': settled('11.2', 'A player dies at most once a turn.'),
	'death.player.no-heal': settled('11.2', 'Abilities and effects cannot heal a dead player.'),
	'death.alive-again': settled(
		'11.2',
		'Whoever died is alive again when the turn has ended, and can die anew in the next one.'
	),
	'death.player.chosen': silent(
		'11.2',
		'A dead player can be chosen by whatever does not ask for a living one.'
	)
} as const;
