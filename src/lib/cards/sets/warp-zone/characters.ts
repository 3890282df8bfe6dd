import {
	a,
	gainLootPlay,
	giveLoot,
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
	'the-silent': character('The Silent', 'ring-of-the-snake', tap(gainLootPlay))
};
