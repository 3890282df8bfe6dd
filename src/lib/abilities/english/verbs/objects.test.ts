import { describe, expect, it } from 'vitest';
import * as say from '../../build/index.ts';
import { wordAbility } from '../../wording.ts';
import type { OnObjects } from './objects.ts';
import { effectCases, readBack, type EffectRow } from '../../wording/test-tables.ts';

const { a, target, targeted, kill } = say;
const item = target('item');

const VERBS: Readonly<Record<OnObjects['do'], readonly EffectRow[]>> = {
	gain: [
		[say.gain(), 'Gain this.'],
		[say.gain({ target: 0 }, 'active player'), 'Choose an item. The active player gains it.', item]
	],
	give: [
		[
			say.give('this', targeted()),
			'Choose another player. Give this to them.',
			target(a('player', 'another'))
		]
	],
	steal: [
		[
			say.steal(),
			'Steal a non-eternal item another player controls.',
			target(a('item', 'non-eternal', 'of another player'))
		],
		[say.steal({ target: 0 }, 'active player'), 'The active player steals an item.', item]
	],
	swap: [[say.swap('this', targeted()), 'Choose an item. Swap this with it.', item]],
	destroy: [
		[say.destroy(), 'Destroy an item or soul.', target('item', 'soul')],
		[say.destroy('this'), 'Destroy this.']
	],
	kill: [
		[kill(), 'Kill a player.', target('player')],
		[kill({ target: 0 }, 'active player'), 'The active player kills a player.', target('player')]
	],
	die: [
		[say.dies(), 'This dies.'],
		[say.dies(targeted()), 'Choose a player. They die.', target('player')]
	],
	empty: [
		[
			{ do: 'empty', what: say.targeted() },
			'Choose another monster slot. Put all cards in it into discard.',
			say.target(say.a('monster slot', 'another'))
		]
	],
	'pass characters': [
		[{ do: 'pass characters', to: 'right' }, 'Pass each character to the player to their right.']
	],
	'pass objects': [
		[
			{ do: 'pass objects', what: say.a('item', 'eternal'), to: 'left' },
			"Pass an eternal item of each player's choice to the player to their left."
		]
	],
	put: [
		[
			say.putTop('treasure', { slot: 'shop', another: true }),
			'Put the top card of the treasure deck in another shop slot.'
		],
		[say.putIt('this', 'discard'), 'Put this into discard.'],
		[say.putIt('this', 'top of deck'), 'Put this on top of its deck.'],
		[say.putIt('this', 'bottom of deck'), 'Put this on the bottom of its deck.'],
		[say.putIt('this', { fromTop: 6 }), 'Put this in its deck 6 cards from the top.'],
		[say.putIt('this', { handOf: 'active player' }), "Put this into the active player's hand."],
		[
			say.putIt('this', { gainedBy: 'active player' }),
			'Put this into play, gained by the active player.'
		],
		[
			say.putIt('this', { startingItemOf: 'active player' }),
			"Put this into play as the active player's starting item."
		],
		[say.putIt('this', { under: { target: 0 } }), 'Choose an item. Put this under it.', item],
		[say.putIt('this', { slot: 'monster' }), 'Put this in a monster slot not being attacked.'],
		[say.putIt('this', { slot: 'shop' }), 'Put this in a shop slot.'],
		[say.putIt('this', { newSlot: 'room' }), 'Put this in a new room slot.'],
		[say.putIt('this', { belowIn: 'shop' }), 'Put this in a shop slot 1 card from the top.'],
		[say.putIt('this', 'active bonus souls'), 'Put this among the active bonus souls.'],
		[say.putIt('this', 'removed from the game'), 'Remove this from the game.']
	],
	'replace with top of deck': [
		[
			say.replaceWithTop({ target: 0 }),
			'Choose a monster. Replace it with the top card of its deck.',
			target('monster')
		]
	],
	recharge: [
		[say.recharge(), 'Recharge this.'],
		[say.recharge(targeted()), 'Recharge an item.', item]
	],
	deactivate: [
		[
			say.deactivate(targeted()),
			'Deactivate another charged item.',
			target(a('item', 'another', 'charged'))
		]
	],
	flip: [[say.flip(), 'Flip this.']],
	'become soul': [
		[say.becomeSoul(), 'This becomes a soul.'],
		[say.becomeSoul('this', 2), 'This becomes a soul worth 2 souls.']
	],
	'become copy': [
		[say.becomeCopy(), 'Choose an item. This becomes a copy of it.', item],
		[
			say.becomeCopy(targeted(), 'end of turn'),
			'Choose a passive item. This becomes a copy of it till end of turn.',
			target(a('item', 'passive'))
		]
	],
	'become copy of card': [
		[
			{
				do: 'become copy of card',
				what: 'this',
				from: { in: 'deck', deck: 'treasure', top: 3 },
				until: 'end of turn'
			},
			'This becomes a copy of a card from among the top 3 cards of the treasure deck till end of turn.'
		]
	],
	'gain abilities of': [
		[
			{ do: 'gain abilities of', what: 'this', of: targeted(), until: 'end of turn' },
			'Choose an item. This gains all abilities of it till end of turn.',
			item
		]
	],
	'gain keyword': [
		[say.gainKeyword('eternal'), 'This gains eternal.'],
		[
			say.gainKeyword('indomitable', 'this', 'your next turn'),
			'This gains indomitable till your next turn starts.'
		]
	],
	'lose keyword': [[say.loseKeyword('eternal'), 'This loses eternal.']],
	'lose abilities': [
		[say.loseAbilities(), 'This loses all abilities.'],
		[
			say.loseAbilities('this', 'end of your next turn', 'eternal'),
			'This loses all abilities except eternal till the end of your next turn.'
		],
		[
			say.loseAbilities('this', 'your turn ends'),
			'This loses all abilities till the next time your turn ends.'
		]
	],
	move: [
		[say.moveToSlot(), 'The active player moves this to another monster slot.'],
		[say.moveToSlot('you', 'this', 'shop'), 'Move this to another shop slot.']
	],
	'become room': [[say.becomeRoom('this'), 'This becomes a room in a new room slot.']],
	'put counters': [
		[say.putCounters(), 'Put a counter on this.'],
		[say.putCounters(2, 'this', 'egg'), 'Put 2 egg counters on this.'],
		[say.putAlike(), 'Put a counter on this of a kind already there.'],
		[
			say.putCounters(say.owned('souls')),
			'Put counters equal to the number of souls you have on this.'
		]
	],
	'remove counters': [
		[say.removeCounters(), 'Remove a counter from this.'],
		[say.removeCounters('all', 'this', 'egg'), 'Remove all egg counters from this.'],
		[say.removeCounters(say.anyNumber), 'Remove any number of counters from this.'],
		[say.removeCounters(say.upTo(2)), 'Remove up to 2 counters from this.']
	],
	'level up': [
		[say.levelUp(), 'This levels up.'],
		[say.levelUp(2), 'This levels up by 2.']
	],
	'level down': [[say.levelDown(), 'This levels down.']],
	expand: [[say.expand('shop', 2), 'Expand shop slots by 2.']],
	'change number': [
		[
			say.changeNumber(1, 1, 6),
			'Choose an object. Change a number in the text of it by 1 to no less than 1 and no more than 6 till end of turn.',
			say.target('object')
		]
	],
	note: [[{ do: 'note', what: 'that much' }, 'Note that much.']],
	'clear notes': [[{ do: 'clear notes' }, 'Clear the notes on this.']]
};

describe('verbs that act on objects', () => {
	it.each(effectCases(VERBS))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});
