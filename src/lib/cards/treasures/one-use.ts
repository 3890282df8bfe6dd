import {
	a,
	always,
	asThisEnters,
	becomeSoul,
	by,
	choose,
	chooseOne,
	deactivate,
	destroy,
	each,
	gainCents,
	gainLootPlays,
	ifYouDo,
	kill,
	loot,
	on,
	option,
	reroll,
	roll,
	steal,
	tap,
	target
} from '../../abilities/build/index.ts';
import type { Ability, Effect, TargetSpec } from '../../abilities/grammar.ts';
import type { Card } from '../card.ts';
import { treasure } from '../kinds.ts';

const destroyThisFor = (effect: Effect, ...targets: TargetSpec[]): Ability =>
	tap(ifYouDo(destroy('this'), effect), ...targets);

/** Treasures whose ↷ ability destroys them. */
export const ONE_USE: Readonly<Record<string, Card>> = {
	box: treasure('Box!', destroyThisFor(gainLootPlays('any number'))),
	'chaos-card': treasure(
		'Chaos Card',
		destroyThisFor(
			chooseOne(
				option(kill(), target('player', 'monster')),
				option(destroy(), target('item', 'soul'))
			)
		)
	),
	'moms-shovel': treasure(
		"Mom's Shovel",
		always(asThisEnters(deactivate())),
		destroyThisFor(choose([a('soul', 'of another player')], steal('chosen')))
	),
	'pandoras-box': {
		...treasure(
			"Pandora's Box",
			destroyThisFor(
				roll(
					on([1], gainCents(1)),
					on([2], gainCents(6)),
					on([3], kill(), target('monster')),
					on([4], loot(3)),
					on([5], gainCents(9)),
					on([6], becomeSoul())
				)
			)
		),
		souls: 1
	},
	'the-d4': treasure(
		'The D4',
		destroyThisFor(choose(['player'], each(a('item', by('chosen')), reroll('chosen'))))
	)
};
