import { lookAtDeath } from '../../mechanics/deaths-on-stack.ts';
import { takeOff } from '../../mechanics/on-stack.ts';
import { follow, fresh, pushFrame, setTop, tell, type Run } from '../../mechanics/run.ts';
import { whoIs } from '../../mechanics/who.ts';
import { changed } from '../../model/changed.ts';
import type { PriorityFrame } from '../../model/frame.ts';
import type { Named } from '../../model/happening/index.ts';
import { locate } from '../../model/objects.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Beside } from '../../rules/points.ts';
import { follows } from '../../rules/readings.ts';
import { isOfTheTurn, onlyLaterDeaths } from '../predicates/priority.ts';
import { targetsLost } from '../predicates/resolving.ts';

/** The object that dies or takes damage, with its card, so that it can be named once it has gone. */
function namedIn({ position }: Run, item: StackItem): { readonly named?: Named } {
	if (item.kind !== 'death' && item.kind !== 'damage') return {};
	const who = whoIs(position, item.kind === 'death' ? item.of : item.to);
	return who && 'object' in who ? { named: who } : {};
}

/** Lets the top of the stack begin to resolve: each kind of thing has its own procedure. */
export function resolveTop(
	run: Run,
	frame: PriorityFrame,
	_: unknown,
	rules: readonly RuleId[]
): void {
	const item = run.position.stack.at(-1);
	if (!item) return;
	const isLater = onlyLaterDeaths(run.position, frame);
	if (isLater) follow(run, 'cleanup');
	const endsLater = run.position.turn.ending && isOfTheTurn(run.position, frame);
	if (endsLater) follow(run, 'ended-turn-stack');
	setTop(run, changed(frame, { from: run.position.turn.active, passes: 0 }));
	tell(
		run,
		{ did: 'began to resolve', item, ...namedIn(run, item) },
		rules,
		...pointsOfTargets(run, item),
		...(run.position.stack.length > 1 ? (['stack not empty'] as const) : []),
		...pointsOfDeath(run),
		...(isLater ? (['death after the cleanup'] as const) : []),
		...(endsLater ? (['turn ends over the stack'] as const) : [])
	);
	switch (item.kind) {
		case 'loot':
		case 'ability':
			takeOff(run, item.id);
			pushFrame(run, { chart: 'resolution', ...fresh('resolving'), item, rolls: [] });
			return;
		case 'procedure':
			takeOff(run, item.id);
			pushFrame(run, item.frame);
			return;
		case 'roll':
			pushFrame(run, { chart: 'roll', ...fresh('attempting'), roll: item });
			return;
		case 'damage':
			takeOff(run, item.id);
			pushFrame(run, {
				chart: 'damage',
				...fresh('taking'),
				item,
				amount: item.amount,
				applied: []
			});
			return;
		case 'death': {
			if (lookAtDeath(run, item)) return;
			takeOff(run, item.id);
			if ('player' in item.of) {
				pushFrame(run, { chart: 'playerDeath', ...fresh('dying'), player: item.of.player });
				return;
			}
			const found = locate(run.position, item.of.object);
			if (found)
				pushFrame(run, {
					chart: 'monsterDeath',
					...fresh('dying'),
					monster: found.object,
					place: found.place,
					holding: false
				});
			else tell(run, { did: 'fizzled', item, because: 'targets gone' }, 'dying object gone');
			return;
		}
	}
}

/** What has lost some of its targets goes on with the others, where that is how it is read (6.14). */
function pointsOfTargets({ position }: Run, item: StackItem): readonly Beside[] {
	if (item.kind !== 'loot' && item.kind !== 'ability') return [];
	return targetsLost(position, item) === 'some' && follows(position, 'lost-targets', 'all-gone')
		? ['some targets gone']
		: [];
}

/** What a player's death waits for: what it triggered before the penalty, or its cleanup (11.2). */
const pointsOfDeath = ({ position }: Run): readonly Beside[] =>
	position.frames.flatMap(({ chart, state }): readonly Beside[] => {
		if (chart !== 'playerDeath') return [];
		if (state === 'penalty') return ['before the penalty'];
		return state === 'cleanup' ? ['cleanup of a death'] : [];
	});
