import { SURVIVORS_ORIGINAL } from './survivors-original.ts';

/** Mutants that no scenario can notice, and why. */
export interface Survivor {
	readonly name: RegExp;
	readonly reason: string;
}

const SURVIVORS: readonly Survivor[] = [
	// The turn
	{
		name: /^turn: (started → ending \(the turn is ending\): led to "(looting|looted|action|end declared)"|looted → ending \(the turn is ending\): led to "(started|action|end declared)"|action → ending \(the turn is ending\): led to "(started|looting|looted|end declared)")$/,
		reason:
			'The same: the state it is led to asks the same question first, or opens a window that closes at once as the turn is ending; nothing is told and nobody gets priority on the way.'
	},

	// Priority
	{
		name: /^priority: before priority → game over \(someone has won\): led to "(before priority|open|traded|resolving|closed)"$/,
		reason: 'The same: once there are winners no chart goes on, whatever state it is in.'
	},
	{
		name: /^priority: before priority → before priority \((triggers are waiting|deaths are due(, deaths come before triggers)?|an event is done|a slot is empty)\): led to "resolving"$/,
		reason: 'The same: "resolving" leads back to "before priority" without doing anything.'
	},
	{
		name: /^priority: open → before priority on (play|activate) \(.*\): led to "resolving"$/,
		reason: 'The same: "resolving" leads back to "before priority" without doing anything.'
	},
	{
		name: /^(original )?priority: (before priority → open|open → open on pass \(.*\)): led to "traded"$/,
		reason:
			'The same: nothing waits and nobody has won by then, so "traded" leads on to "open" at once.'
	},
	{
		name: /^(original )?priority: traded → before priority \(the trade has brought something about\): led to "resolving"$/,
		reason: 'The same: "resolving" leads to "before priority" without doing anything.'
	},
	{
		name: /^priority: open → resolving on pass \(.*, something is above the mark\): led to "before priority"$/,
		reason: 'The same: "resolving" leads to "before priority" without doing anything.'
	},
	{
		name: /^priority: before priority → closed \((the turn is ending, the window is the turn’s own, the end phase begins at once|the cleanup does not wait for later deaths)\): led to "game over"$/,
		reason: 'The same: both states end the window; the game is over only when there are winners.'
	},
	{
		name: /^priority: open → closed on (pass|attack|purchase|end turn) \(.*\): led to "game over"$/,
		reason: 'The same: both states end the window; the game is over only when there are winners.'
	},
	{
		name: /^priority: open → open on pass \(.*, it is the action phase window\): led to "(closed|game over)"$/,
		reason:
			'The same: the turn opens the window of the action phase again at once, with the active player first.'
	},
	{
		name: /^priority: open → (resolving|open|closed) on pass \(has priority, .*\): without asking "has priority"$/,
		reason:
			'Out of reach of a script: a line for a player implies the passes before it, so nobody passes out of turn there; and "refused" asks the questions of the plain pass.'
	},
	{
		name: /^priority: open → before priority on activate \(.*\): without asking "the object is in play"$/,
		reason:
			'Out of reach of a script, which finds objects in play only; and what is not in play has no controller, so that the next question refuses it.'
	},
	// Resolving
	{
		name: /^resolution: resolving → over \((all its targets are gone|its roll shows another number by now, and that cancels it|it is a trinket)\): led to "(resolved|rolled)"$/,
		reason: 'The same: nothing was performed, so no roll is called for and both lead to the end.'
	},
	{
		name: /^resolution: resolving → over \(its roll shows another number by now, and that cancels it\): led to "performed"$/,
		reason:
			'The same: only a triggered ability looks at what would be rolled, so there is no card to discard and no roll to make.'
	},
	{
		name: /^resolution: resolved → rolled \(a roll is called for\): led to "(resolved|over)"$/,
		reason: 'The same: the rolls are made before the next transition, and none is called for then.'
	},
	{
		name: /^resolution: (resolved → over: led to "rolled"|rolled → over: led to "resolved")$/,
		reason: 'The same: no roll is called for any more, so both lead to the end.'
	},
	{
		name: /^resolution: resolved → rolled \(a roll is called for\): without asking "a roll is called for"$/,
		reason: 'The same: with no roll called for none is made, and "rolled" leads to the end.'
	},
	{
		name: /^roll: resolved → over \(the roll is an attack roll, the roll reaches the evasion\): without asking "the roll is an attack roll"$/,
		reason:
			'The same: only an attack roll reaches an evasion; the question stands there to be read.'
	},

	// Attacking and purchasing
	{
		name: /^attack: (chosen|rolled) → rolling: led to "revealed"$/,
		reason:
			'The same while no card makes a monster lose the right to be attacked in an attack: a chosen target is no event and can be attacked.'
	},
	{
		name: /^attack: (revealed|rolled) → rolling: led to "chosen"$/,
		reason: 'The same: the target is a monster by then, so "chosen" leads to "rolling".'
	},
	{
		name: /^purchase: choosing → over \(nothing can be purchased\): led to "paid"$/,
		reason: 'The same: "paid" leads to the end without doing anything.'
	},
	{
		name: /^purchase: chosen → (paid \(the buyer can pay\): led to "over"|over: led to "paid")$/,
		reason: 'The same: "paid" leads to the end without doing anything.'
	},

	// Death
	{
		name: /^(monsterDeath: held → rewarding \(triggers are waiting\): led to "held"|playerDeath: died → penalty \(triggers are waiting, they resolve before the penalty\): led to "died")$/,
		reason: 'The same: once the window has closed no trigger is waiting, and the state is left.'
	},
	{
		name: /^playerDeath: died → penalty \(triggers are waiting\): without asking "triggers are waiting"$/,
		reason: 'The same but for a note: a reading is named as followed where nothing waits.'
	},
	{
		name: /^playerDeath: paying → paying \(.*, triggers come between its parts\): without asking "a part of the penalty is left"$/,
		reason: 'Out of reach: nothing triggers on the last part, which only deactivates objects.'
	},
	{
		name: /^monsterDeath: dying → over \((something else happens instead|the monster has been healed and that saves it)\): led to "(looked|settling)"$/,
		reason:
			'The same: a monster that was not taken from its slot settles nothing, and no trigger is waiting.'
	},
	{
		name: /^monsterDeath: rewarded → rolled \(a roll for the rewards is on the stack\): led to "rewarded"$/,
		reason: 'The same: once the window has closed the roll is no longer on the stack.'
	},
	{
		name: /^monsterDeath: looked → settling \(triggers are waiting\): led to "looked"$/,
		reason: 'The same: once the window has closed no trigger is waiting, and the state is left.'
	},
	{
		name: /^monsterDeath: settling → over( \((the card cannot be put into discard|the card is a soul)\))?: led to "(looked|settling)"$/,
		reason: 'The same: its card has gone elsewhere by then, and no trigger is waiting.'
	},
	{
		name: /^resolution: resolving → over \((some of its targets are gone, and one is enough|it is an ambush)\): led to "(resolved|rolled)"$/,
		reason: 'The same: nothing was performed, so no roll is called for and both lead to the end.'
	},
	{
		name: /^priority: open → (open on soul purchase \(souls buy something\)|before priority on barter \(.*goods may be traded.*\)|traded on barter \(.*goods may be traded.*\)): /,
		reason: 'Out of reach: the variants that allow it are of the original rules.'
	},
	{
		name: /^setup: timer → over \(a challenge is played\): without asking "a challenge is played"$/,
		reason: 'The same: where no timer is played with none is put out.'
	},
	{
		name: /^monsterDeath: settling → over \(the card is a soul, (?:it would be one soul too many|nobody may gain it)\): (led to "(rewarded|rolled|looked|settling)"|without asking "the card is a soul")$/,
		reason:
			'The same: the card is not held any more, and one that is worth no soul is never one too many.'
	},
	{
		name: /^turn: (hand size → rooms cleared \(a room has stayed for a round\): led to "(end triggers|hand size|room)"|room → rooms cleared \(a room has stayed for a round\): led to "room"|room → over: led to "rooms cleared"|rooms cleared → over: led to "room")$/,
		reason:
			'The same: no other room has stayed by then, nobody is asked for a room where no monster died, and to heal and end effects twice changes nothing.'
	},
	{
		name: /^turn: hand size → room \(.*\): (without asking "a room is in play"|led to "over")$|^turn: hand size → over: led to "room"$/,
		reason:
			'The same: without a room nobody is asked, and both states heal and end effects before the turn passes.'
	},
	{
		name: /^setup: rooms → bonus souls: led to "characters"$/,
		reason: 'Without bonus souls the step does nothing.'
	},
	{
		name: /^(?:original )?attack: rolling → rolling \((?:the next to roll is dead|an attack roll has been dealt with)\): led to "(chosen|revealed)"$/,
		reason: 'The same: the target is a monster by then, so that both lead to "rolling".'
	},

	// Monsters, events and rooms
	{
		name: /^(hopper|horf|leaper|carrion-queen|pin|mom), line 1: standing\.replace\.event\.combat left out$/,
		reason: 'The same: only combat damage comes from an attack roll.'
	},
	{
		name: /^(keeper-head, line 2|gluttony, line 1|mega-fatty, line 1|scolex, line 1): when\.combat left out$/,
		reason:
			'The same: it deals no other damage, and no other damage comes from an attack roll of 6.'
	},
	{
		name: /^(keeper-head, line 2|swarm-of-flies, line 1|gurdy-jr, line 1|scolex, line 1): effect\.who is "you"$|^ring-of-flies, line 1: effect\.to is "you"$|^(pride, line 1|sisters-vis, line 1|gus, line 3|mega-satan, line 2|the-harbingers-back, line 2): when\.who is "you"$/,
		reason:
			'The same: who attacks is the active player, and so is “you” of a monster; turns end for the active player.'
	},
	{
		name: /^rage-creep, line 1: standing\.replace\.event\.given/,
		reason: 'Out of reach: nobody but the active player rolls against Rage Creep.'
	},
	{
		name: /^mask-of-infamy, line 1: standing\.add is 3$/,
		reason: 'The same: an evasion is never above 6.'
	},
	{
		name: /^devil-deal, line 1: effect\.options\.0\.effect not done$/,
		reason: 'The same: an event goes to discard once its abilities have resolved.'
	},
	{
		name: /^sisters-vis, line 1: effect\.steps\.1\.(until is "indefinitely"|once left out)$/,
		reason: 'Nearly the same: the Sisters Vis die once, and the ability is about these very ones.'
	},
	{
		name: /^the-siren, line 1: standing\.attackable\.where without the 1\.$/,
		reason: 'The same: nobody can attack themselves.'
	},
	{
		name: /^daily-run, line 2: effect\.steps\.1\.effect\.effect\.of is "they"$/,
		reason: 'The same: there is one attack at most, and it is the active player’s.'
	},

	// Cards
	{
		name: /^(iii-the-empress|vii-the-chariot|xi-strength), line 1: effect whatever comes of the first$/,
		reason: 'The same: nothing can keep a player from gaining attack till end of turn.'
	},
	{
		name: /^(guppys-collar|broken-ankh|holy-card|holy-mantle|moms-hand|cursed-moms-hand), line 1: .*whatever comes of the first$/,
		reason: 'The same: nothing can keep everything from being cancelled, however little there is.'
	},
	{
		name: /^cambion-conception, line 1: effect\.steps\.1( always|\.effect whatever comes of the first)$/,
		reason:
			'The same: 6 counters are removed only where there are 6, so the question and "and" each say what the other does.'
	},
	{
		name: /^xiv-temperance, line 1: effect\.options\.[01]\.effect whatever comes of the first$/,
		reason: 'The same: nothing can keep damage that a player takes from being put on the stack.'
	},
	{
		name: /^dead-bird, line 1: effect\.effect whatever comes of the first$/,
		reason: 'The same: nothing can keep a player from looking at a hand.'
	},
	{
		name: /^the-bone, line 4: effect whatever comes of the first$/,
		reason: 'The same: what is not there to become a soul has no abilities to lose either.'
	},
	{
		name: /^the-bone, line 4: effect\.second\.until is "end of turn"$/,
		reason: 'The same: a soul has no abilities that work, whether it has lost them or not.'
	},
	{
		name: /^daily-run: without indomitable$/,
		reason:
			'Out of reach: the keyword speaks of monster slots (4.6), and no card puts a room there or covers one.'
	},
	{
		name: /^host-hat, line 1: effect\.steps\.1\.(until is "indefinitely"|once left out)$/,
		reason:
			'The same: only its own shield is looked at, which prevents once and is gone as the turn ends.'
	},
	{
		name: /^host-hat, line 1: effect\.steps\.1\.effect\.who is "they"$/,
		reason: 'The same: it waits for damage to its own player.'
	},
	{
		name: /^the-bible, line 1: effect\.options\.2\.targets\.0\.any without the [23]\.$/,
		reason: 'Out of reach: the library has neither of the two monsters yet.'
	},
	{
		name: /^theres-options, line 1: /,
		reason:
			'Who may look at a card is told by the players: the judge is asked nothing, and no step follows.'
	}
];

/** Why a mutant survives, or null when nobody knows. */
export function reasonFor(name: string): string | null {
	const known = [...SURVIVORS, ...SURVIVORS_ORIGINAL];
	return known.find((one) => one.name.test(name))?.reason ?? null;
}
