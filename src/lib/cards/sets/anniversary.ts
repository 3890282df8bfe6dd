import {
	a,
	always,
	and,
	anyNumber,
	asReward,
	at,
	becomeRoom,
	by,
	choose,
	chooseAtRandom,
	deactivate,
	declaresAttackOnThis,
	destroy,
	discard,
	each,
	eachTime,
	entersPlay,
	exactly,
	gainCents,
	gainLootPlay,
	gameStarts,
	ifYouDo,
	inTurn,
	look,
	loot,
	lootAbility,
	may,
	monsterDies,
	named,
	ofEvent,
	on,
	otherThan,
	owned,
	plus,
	putCounters,
	putIt,
	replaces,
	roll,
	startOfYourTurn,
	steal,
	take,
	tap,
	target,
	topOf,
	upTo,
	whenever,
	would
} from '../../abilities/build/index.ts';
import { character, event, lootCard, monster, room, startingItem, treasure } from '../kinds.ts';
import type { Effect, Test } from '../../abilities/grammar.ts';
import type { Card } from '../card.ts';

/** Cards of the Anniversary set. */
/** Whoever was chosen may steal a soul that somebody else has. */
const MAY_STEAL_A_SOUL = may(
	choose([a('soul', { notBy: 'chosen' })], steal('chosen', { chosen: 1 }), exactly(1), 'chosen'),
	'chosen'
);

/** Whoever was chosen puts a counter of a name on an item of theirs. */
const putsCounter = (name: string, ...where: Test[]): Effect =>
	choose([a('item', ...where, by('chosen'))], putCounters(1, 'chosen', name), exactly(1), 'chosen');

export const ANNIVERSARY: Readonly<Record<string, Card>> = {
	// Characters,
	'bum-bo-the-stout': character('Bum-Bo the Stout', 'bag-o-holes', tap(gainLootPlay)),

	// Starting items,
	'bag-o-holes': startingItem(
		'Bag-o-Holes',
		tap(gainLootPlay),
		always(replaces(would('loot', 'you'), { amount: plus('that much', 1) })),
		at(startOfYourTurn, discard('hand'))
	),
	dataminer: treasure(
		'Dataminer',
		tap(
			roll(
				on(
					[1],
					each('monster', {
						do: 'set stat',
						who: 'chosen',
						stat: 'attack',
						to: 1,
						until: 'indefinitely'
					})
				),
				on(
					[2],
					ifYouDo(
						destroy('this'),
						choose([a('character', by('you'))], putCounters(1, 'chosen', 'ATK'))
					)
				),
				on([3], each('object', deactivate('chosen'))),
				on([4], {
					do: 'set stat',
					who: 'you',
					stat: 'hand size',
					to: 0,
					until: 'your next turn'
				}),
				on(
					[5],
					each('monster', {
						do: 'set stat',
						who: 'chosen',
						stat: 'attack',
						to: 9,
						until: 'indefinitely'
					})
				),
				on(
					[6],
					ifYouDo(destroy('this'), {
						do: 'set stat',
						who: 'you',
						stat: 'attack',
						to: 9,
						until: 'end of turn'
					})
				)
			)
		)
	),
	prototype: treasure(
		'Prototype',
		whenever(
			{ on: 'gain object', who: 'you', what: 'this' },
			{
				do: 'by hand',
				words: 'pick one text of every list; this gains them in that order.'
			}
		)
	),
	'keepers-resting-place': {
		...event(
			"Keeper's Resting Place",
			ofEvent({
				do: 'by hand',
				words:
					'The active player hides this in the monster deck, three cards down at least. The second time that it resolves in a game, it becomes a soul of the active player.'
			})
		),
		souls: 1
	},
	'game-crash': event(
		'Game Crash!',
		ofEvent(
			and(each('item', destroy('chosen')), {
				do: 'each',
				of: ['monster', 'room'],
				effect: putIt('chosen', 'discard')
			})
		)
	),
	'patch-notes': event(
		'Patch Notes',
		ofEvent(
			chooseAtRandom(
				['player'],
				inTurn(
					putsCounter('hp', 'non-eternal'),
					chooseAtRandom(
						[a('player', otherThan('chosen'))],
						inTurn(
							putsCounter('atk', 'non-eternal'),
							chooseAtRandom(
								[a('player', otherThan('chosen'), otherThan({ chosen: 1 }))],
								putsCounter('eternal')
							)
						)
					)
				)
			)
		)
	),
	'tainted-spitty': monster(
		'Tainted Spitty',
		[4, 3, 1],
		[{ gain: 'treasure', amount: 2 }],
		always(
			replaces(
				{ would: 'roll', who: 'attacking player', attack: 'on this' },
				{ dice: plus(owned('souls', 'attacking player'), 1), picks: 'lowest' }
			)
		)
	),
	'level-one-isaac': {
		name: 'Level One Isaac',
		kind: 'character',
		copies: 1,
		abilities: [tap(gainLootPlay), whenever(gameStarts, loot(2))],
		hp: 3,
		attack: 1
	},
	'booster-pack': treasure(
		'Booster Pack',
		tap(
			ifYouDo(
				destroy('this'),
				look(topOf('loot', 5), 'discard', [take(anyNumber, { playedBy: 'you' })], { reveal: true })
			)
		)
	),
	'wrath-of-the-lamb': event(
		'Wrath of the Lamb',
		ofEvent({
			do: 'vote',
			who: 'player',
			on: [a('player', 'another')],
			winner: MAY_STEAL_A_SOUL,
			tie: choose([a('player', 'tied')], MAY_STEAL_A_SOUL, exactly(1), 'active player')
		})
	),
	'cracked-key': lootCard(
		'Cracked Key',
		lootAbility(becomeRoom(), target(a('item', 'non-eternal')))
	),
	'greed-mode': room(
		'Greed Mode',
		eachTime(monsterDies, gainCents({ stat: 'max hp', of: 'it' }, 'active player')),
		always({ insteadOfTap: 3, of: ['item', 'character'] })
	),
	'guppys-pieces': room(
		"Guppy's Pieces",
		tap({
			do: 'look',
			who: 'you',
			at: topOf('treasure', 5),
			reveal: false,
			sort: [take(upTo(1), { gainedBy: 'you' }, 'guppy')],
			rest: 'bottom of deck',
			order: 'random'
		}),
		whenever(entersPlay, {
			do: 'put from outside',
			who: 'you',
			where: [named('Soul of Guppy')],
			amount: exactly(1),
			to: 'active bonus souls'
		})
	),
	'monster-card': {
		name: 'Monster Card',
		kind: 'loot',
		copies: 1,
		abilities: [
			asReward(inTurn()),
			whenever(declaresAttackOnThis, {
				do: 'by hand',
				words: "copy the monster deck's top card; leaving play, return to the active player's hand."
			})
		],
		hp: 6,
		attack: 6,
		evasion: 6,
		keywords: ['ambush']
	}
};
