import type { RuleId } from '#lib/rules/index.ts';

/**
 * What people ask in plain words who look for a rule, without its small words: "what do you lose when you die?"
 * asks for "lose die". The rule comes first where that is all of the question.
 */
export const PLAINLY: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
	'death.player.penalty': [
		'lose die',
		'lose something die',
		'lose items die',
		'happens die',
		'happens dead',
		'happens player dies',
		'happens player die',
		'happens death',
		'pay die',
		'discard die',
		'dying',
		'player death',
		'penalty',
		'penalty dying',
		'penalty death',
		'much lose die',
		'many lose die',
		'killed',
		'happens killed'
	],
	'death.monster.rewards': ['happens monster dies', 'happens kill monster', 'kill monster'],
	'attack.hit': ['happens hit', 'hit monster', 'hit', 'damage hit'],
	'attack.miss': ['happens miss', 'miss monster', 'miss', 'damage miss'],
	'turn.hand-size': [
		'many cards hold',
		'many cards hand',
		'many loot cards hold',
		'many loot cards hand',
		'max hand size',
		'maximum hand size',
		'hand limit',
		'hand size'
	],
	'turn.heal': ['heal', 'monsters heal', 'players heal', 'happens end turn'],
	'turn.phases': ['happens turn', 'order turn', 'turn order', 'do turn', 'do my turn'],
	'turn.loot-step': ['happens start turn', 'many cards draw', 'many cards loot turn'],
	'win.souls': [
		'win',
		'win game',
		'wins',
		'many souls win',
		'many souls need',
		'many souls need win'
	],
	'purchase.pay': ['much cost', 'much shop cost', 'much item cost', 'much shop item cost', 'cost'],
	'purchase.one-each-turn': [
		'many items buy',
		'many items buy turn',
		'many things buy',
		'many buy'
	],
	'priority.respond': ['respond', 'respond another turn', 'play other turn', 'respond turn'],
	'turn.action-phase': ['many loot cards play', 'many loot cards play turn', 'many cards play'],
	'stack.last-in-first-out': ['resolves first', 'stack order', 'order stack', 'goes first stack'],
	'monster.reward-active': [
		'reward',
		'gets reward',
		'gets reward monster',
		'gets soul',
		'gets loot'
	]
};
