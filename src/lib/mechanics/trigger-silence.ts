import type { NotTriggered, Undone } from '../model/happening/index.ts';
import type { AtPoint, Beside } from '../rules/points.ts';
import { tell, type Run } from './run.ts';
import { type Looker } from './watchers.ts';

/** Tells of a triggered ability that somebody at the table would expect, and that does not trigger. */
export function tellSilence(run: Run, looker: SilentLooker, because: NotTriggered): void {
	const { effect, controller, context } = looker;
	tell(
		run,
		{
			did: 'did not trigger',
			source: { object: context.source ?? 0, card: effect.card },
			controller,
			effect,
			because
		},
		...pointsOfSilence(because)
	);
}

type SilentLooker = Pick<Looker, 'effect' | 'controller' | 'context'>;

/** The rules by which an ability does not trigger. */
function pointsOfSilence(because: NotTriggered): AtPoint {
	if ('roll' in because) return ['roll resolved without it'];
	if ('not' in because) {
		if (because.not === 'attack roll') return ['not an attack roll'];
		if (because.not === 'attack on this') return ['not an attack on it'];
		if (because.not === 'attack on a monster') return ['condition not met', 'deck attacked'];
		if (because.not === 'activation') return ['$ is no activation'];
		if (because.not === 'gain') return ['bought and not gained'];
	}
	return ['condition not met', ...('nothing' in because ? POINTS_OF_UNDONE[because.nothing] : [])];
}

const POINTS_OF_UNDONE: Readonly<Record<Undone, readonly Beside[]>> = {
	'already dead': ['death already died'],
	healed: ['healed under a death'],
	'death prevented': ['death prevented'],
	'death cancelled': ['saved by a cancelled death'],
	'death replaced': ['replaced'],
	'no damage': [],
	'nothing looted': [],
	'nothing gained': [],
	'only given': ['given and not gained']
};
