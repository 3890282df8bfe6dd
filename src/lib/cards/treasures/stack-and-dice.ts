import {
	a,
	addToRoll,
	becomeCopy,
	cancel,
	changeRoll,
	copy,
	copyAbility,
	double,
	given,
	isA,
	makeTrue,
	nextTime,
	replaces,
	replacesLast,
	tap,
	target,
	targeted,
	times,
	would
} from '../../abilities/build/index.ts';
import { originally, type Card } from '../card.ts';
import { treasure } from '../kinds.ts';

/** Treasures with a ↷ ability that changes dice, copies, cancels, or replaces what would happen. */
export const STACK_AND_DICE: Readonly<Record<string, Card>> = {
	// Dice
	godhead: treasure('Godhead', tap(changeRoll([1, 6]), target('dice roll'))),
	'lucky-foot': treasure(
		'Lucky Foot',
		tap(addToRoll([0, 1, 2]), target(a('dice roll', 'non-attack roll')))
	),
	'mini-mush': treasure('Mini Mush', tap(addToRoll([0, -1, -2]), target('dice roll'))),
	'spoon-bender': treasure('Spoon Bender', tap(addToRoll([1]), target('dice roll'))),
	// Copies
	'blank-card': originally(
		treasure(
			'Blank Card',
			tap(
				nextTime(
					given(
						{ on: 'play loot', who: 'you' },
						isA('it', a('loot being played', 'non-trinket', 'non-ambush'))
					),
					copy('it')
				)
			)
		),
		tap(
			nextTime(
				given({ on: 'play loot', who: 'you' }, isA('it', a('loot being played', 'non-trinket'))),
				double('it')
			)
		)
	),
	diplopia: treasure(
		'Diplopia',
		tap(becomeCopy(targeted(), 'end of turn'), target(a('item', 'non-eternal', 'passive')))
	),
	'modeling-clay': treasure('Modeling Clay', tap(becomeCopy(), target(a('item', 'non-eternal')))),
	placebo: treasure('Placebo', tap(copyAbility(), target(a('item', 'non-eternal', 'with ↷')))),
	// What would happen
	no: treasure('No!', tap(cancel(), target('ability of an item'))),
	compost: treasure(
		'Compost',
		tap(
			makeTrue(replaces(would('loot', 'a player'), { from: 'loot discard' }), 'indefinitely', true)
		)
	),
	'moms-bra': treasure(
		"Mom's Bra",
		tap(
			makeTrue(replaces(would('take damage', targeted()), { amount: 1 }), 'end of turn', true),
			target('monster', 'player')
		)
	),
	'two-of-clubs': originally(
		treasure(
			'Two of Clubs',
			tap(
				makeTrue(replaces(would('loot', targeted()), { amount: times('that much', 2) })),
				target('player')
			)
		),
		tap(
			makeTrue(replacesLast(would('loot', targeted()), { amount: times('that much', 2) })),
			target('player')
		)
	)
};
