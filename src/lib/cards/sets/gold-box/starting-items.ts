import {
	cancel,
	gainCents,
	inTurn,
	mayAttackAgain,
	onAnyResult,
	roll,
	tap,
	target,
	targeted
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { startingItem } from '../../kinds.ts';

/** The starting items of the Gold Box. */
export const STARTING_ITEMS: Readonly<Record<string, Card>> = {
	'lord-of-the-pit': startingItem(
		'Lord of the Pit',
		tap(
			inTurn(cancel(), mayAttackAgain('anything', { controllerOf: targeted() })),
			target('attack')
		)
	),
	'wooden-nickel': startingItem(
		'Wooden Nickel',
		tap(roll(onAnyResult(gainCents('that much', targeted()))), target('player'))
	)
};
