import {
	a,
	always,
	at,
	atLeast,
	becomeItem,
	by,
	changeRoll,
	dies,
	discard,
	each,
	eachRolls,
	endOfYourTurn,
	entersPlay,
	gain,
	gainCents,
	gainTreasure,
	give,
	ifYouDo,
	inTurn,
	may,
	named,
	ofEvent,
	on,
	paid,
	repeatOnceResolved,
	roll,
	search,
	skipNextTurn,
	takeDamage,
	target,
	targeted,
	whenever,
	withRoll,
	wouldRoll,
	yourTurn
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { event } from '../../kinds.ts';

/** The events of Requiem Warp Zone. */
export const EVENTS: Readonly<Record<string, Card>> = {
	'brea-in-distress': event(
		'Brea in Distress',
		ofEvent(
			roll(
				on([1, 2, 3, 4], skipNextTurn()),
				on([5, 6], inTurn(becomeItem('this', [always({ stat: 'hp', of: 'you', add: 1 })]), gain()))
			)
		)
	),
	'fuck-bloat': event(
		'Fuck Bloat',
		ofEvent(
			inTurn(
				takeDamage(2, { leftOf: 'active player' }),
				takeDamage(2, { rightOf: 'active player' })
			)
		),
		ofEvent(search('monster', { slot: 'monster' }, [named('The Bloat')], null))
	),
	'golden-idol': {
		...event(
			'Golden Idol',
			whenever(entersPlay, inTurn(becomeItem(), gain('this', 'active player'))),
			at(endOfYourTurn, gainCents(10)),
			always({ attackable: a('player', by('you')), evasion: 4, by: 'active player' }),
			whenever(
				{ on: 'kill', who: a('player', 'another'), what: a('player', by('you')) },
				give('this', 'they')
			)
		),
		keywords: ['eternal']
	},
	grubfather: {
		...event(
			'Grubfather',
			whenever(entersPlay, inTurn(becomeItem(), gain('this', 'active player'))),
			always({
				stat: 'evasion',
				of: 'monsters',
				add: 1,
				while: { all: [atLeast({ count: a('item', 'non-eternal', by('you')) }, 1), yourTurn] }
			}),
			paid(
				[{ pay: 'destroy', amount: 1, what: a('item', { by: 'you' }) }],
				give('this', targeted()),
				target(a('player', 'another'))
			)
		),
		keywords: ['eternal']
	},
	'nightmare-tick': event(
		'Nightmare Tick',
		ofEvent(
			roll(
				on([1, 2, 3, 4], dies('you')),
				on(
					[5, 6],
					inTurn(
						becomeItem('this', [whenever(wouldRoll('you', 1), may(changeRoll([2, 3], 'it')))]),
						gain()
					)
				)
			)
		)
	),
	qwop: event(
		'QWOP!',
		ofEvent(
			eachRolls(
				'player',
				inTurn(
					each(a('player', withRoll('highest')), gainTreasure(1, 'chosen')),
					each(a('player', withRoll('lowest')), dies('chosen')),
					each('player', gainCents(1, 'chosen'))
				),
				3
			)
		)
	),
	'trial-by-trolley': event(
		'Trial by Trolley!',
		ofEvent({
			do: 'vote',
			who: 'player',
			votes: 2,
			on: ['player'],
			winner: dies('chosen'),
			tie: null
		})
	),
	'dont-starve': event(
		"Don't Starve!",
		ofEvent(
			repeatOnceResolved(
				atLeast({ count: a('player', 'living') }, 2),
				each(
					'player',
					ifYouDo(may(discard(1, 'chosen'), 'chosen'), inTurn(), takeDamage(1, 'chosen'))
				)
			)
		)
	)
};
