import { guidance, same } from './rule.ts';

/** "Bartering": rules of this edition alone. */
export const BARTERING = {
	'barter.gift': guidance(
		'bartering',
		'Giving ¢ away',
		'¢ may be given away for nothing if the player who gets them agrees.'
	)
} as const;

/** What that section shares with the rules of 2023. */
export const BARTERING_SHARED = {
	'barter.trade': same('bartering'),
	'barter.cents-only': same('bartering'),
	'barter.no-stack': same('bartering'),
	'barter.promises': same('bartering')
} as const;
