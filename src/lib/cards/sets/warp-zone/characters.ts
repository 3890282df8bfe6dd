import {
	a,
	always,
	by,
	flip,
	gainLootPlay,
	gainLootPlays,
	giveLoot,
	inTurn,
	lookAtHand,
	recharge,
	tap,
	target,
	targeted
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { character } from '../../kinds.ts';

/** The characters of Requiem Warp Zone. */
export const CHARACTERS: Readonly<Record<string, Card>> = {
	'blind-johnny': character(
		'Blind Johnny',
		'johnnys-knives',
		tap(giveLoot(1, targeted(), 'you'), target('player'))
	),
	'blue-archer': character('Blue Archer', 'bow-and-arrow', tap(gainLootPlay)),
	boyfriend: character('Boyfriend', 'girlfriend', tap(gainLootPlay)),
	'captain-viridian': character(
		'Captain Viridian',
		'gravity',
		tap(recharge(targeted()), target(a('item', 'eternal')))
	),
	'guy-spelunky': character('Guy Spelunky', 'spelunking-pack', tap(gainLootPlay)),
	'the-silent': character('The Silent', 'ring-of-the-snake', tap(gainLootPlay)),
	ash: character('Ash', 'ball-of-tumors', tap(gainLootPlay)),
	steven: character('Steven', 'lil-steven', tap(gainLootPlays({ count: a('soul', by('you')) }))),
	baba: character(
		'Baba',
		'is-you',
		tap(
			inTurn(lookAtHand(), {
				do: 'let play',
				who: 'you',
				from: { in: 'hand', of: targeted() },
				where: ['non-trinket', 'non-ambush'],
				copy: true,
				free: true,
				until: 'end of turn'
			}),
			target(a('player', 'another'))
		)
	),
	crewmate: character(
		'Crewmate',
		'emergency-meeting',
		tap(gainLootPlay),
		always({ extra: 'votes', of: 'you', amount: 1 })
	),
	johnny: character('Johnny', 'football', tap(gainLootPlay)),
	'pink-knight': character('Pink Knight', 'lollypop', tap(gainLootPlay)),
	'psycho-goreman': { ...character('Psycho Goreman', 'hunky-boys', tap(gainLootPlay)), attack: 2 },
	'the-knight': character('The Knight', 'focus', tap(gainLootPlay)),
	'yung-venuz': character('Yung Venuz', 'pop-pop', tap(gainLootPlay)),
	'bum-bo-the-weird': character('Bum-Bo the Weird', 'strange-marble', tap(gainLootPlay)),
	abe: character('Abe', 'possession', tap(gainLootPlay)),
	quote: character(
		'Quote',
		'polar-star',
		tap(inTurn(flip(targeted()), recharge(targeted())), target(a('item', 'eternal', by('you'))))
	),
	'salad-fingers': character('Salad Fingers', 'rusty-spoons', tap(gainLootPlay)),
	edmund: character('Edmund', 'the-real-left-hand', tap(gainLootPlay))
};
