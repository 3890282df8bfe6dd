import { cancelAttack } from '../../mechanics/attacks.ts';
import { countPoints, NON_ACTIVE_DEATHS } from '../../mechanics/counting.ts';
import { mark } from '../../mechanics/hearts.ts';
import { remember } from '../../mechanics/history.ts';
import { happensInstead } from '../../mechanics/instead-of.ts';
import { blowOn } from '../../mechanics/kill-credit.ts';
import { tellNoDeath } from '../../mechanics/no-death.ts';
import { partsToPay, taskOfPart } from '../../mechanics/penalty.ts';
import { follow, set, setTop, tell, type Run } from '../../mechanics/run.ts';
import { hp, maxHp } from '../../mechanics/stats.ts';
import { queueTriggers } from '../../mechanics/triggers.ts';
import { dropPurchase, endTurn } from '../../mechanics/turn.ts';
import { type FrameOf } from '../../model/frame.ts';
import { withPlayer } from '../../model/objects.ts';
import { PENALTY } from '../../model/task.ts';
import type { RuleId } from '../../rules/index.ts';
import { to } from '../chart.ts';
import { passPriorityForTriggers, plan } from './windows.ts';

type PlayerDeathFrame = FrameOf<'playerDeath'>;

/** The player dies; what they have declared stops and their attack is cancelled if it is their turn (11.2). */
function die(run: Run, { player }: PlayerDeathFrame): void {
	const healed = hp(run.position, { player }) > 0;
	if (healed) follow(run, 'healed-at-zero');
	mark(run, { player }, maxHp(run.position, { player }));
	run.position = withPlayer(run.position, player, { dead: true });
	tell(
		run,
		{ did: 'died', of: { player } },
		'player dies',
		...(healed ? (['healed under a death'] as const) : []),
		...(player === run.position.turn.active ? (['active player died'] as const) : [])
	);
	remember(run, 'players died');
	if (player !== run.position.turn.active) countPoints(run, NON_ACTIVE_DEATHS, 1);
	const { by, object } = blowOn(run.position, { player });
	const to = { player };
	if (by !== undefined)
		queueTriggers(run, { on: 'kill', of: { player: by }, data: { player: by, by, to } });
	if (object !== undefined)
		queueTriggers(run, { on: 'kill', of: { object }, data: { object, to } });
	cancelAttack(run, 'target died', { player });
	if (player !== run.position.turn.active) return;
	cancelAttack(run, 'attacker died');
	dropPurchase(run, 'buyer died');
	set(run, { turn: { ...run.position.turn, declared: null } });
}

const look =
	(when: 'before penalties' | 'after penalties') =>
	(run: Run, { player }: PlayerDeathFrame): void => {
		const { by, roll, item: blow } = blowOn(run.position, { player });
		queueTriggers(run, {
			on: 'die',
			of: { player },
			when,
			blow,
			data: {
				player,
				...(by === undefined ? {} : { by }),
				...(roll === undefined ? {} : { roll })
			}
		});
	};

/** The dead player begins to pay the penalty, part by part, unless something else happens instead. */
function beginPenalty(
	run: Run,
	frame: PlayerDeathFrame,
	_: unknown,
	rules: readonly RuleId[]
): void {
	const { player } = frame;
	queueTriggers(run, { on: 'pay the penalty', of: { player }, data: { player } });
	const penalty = { would: 'pay the penalty', of: { player } } as const;
	if (happensInstead(run.position, penalty)) {
		plan(run, { do: 'do instead', ...penalty });
		return;
	}
	const left = partsToPay(run, player, rules);
	setTop(run, left.length > 0 ? { ...frame, left } : frame);
}

/** What is done as a player dies. */
export const playerDeathActions = {
	'fizzle, as they are dead': (run: Run, { player }: PlayerDeathFrame): void => {
		tell(run, { did: 'no death', of: { player }, because: 'already died' }, 'death already died');
		tellNoDeath(run, { player }, 'already dead');
	},
	'fizzle, as they were healed': (run: Run, { player }: PlayerDeathFrame): void => {
		follow(run, 'healed-at-zero');
		tell(run, { did: 'no death', of: { player }, because: 'healed' }, 'healed under a death');
		tellNoDeath(run, { player }, 'healed');
	},
	'do it instead': (run: Run, { player }: PlayerDeathFrame): void => {
		plan(run, { do: 'do instead', would: 'die', of: { player } });
	},
	die,
	'look at the death before the penalty': look('before penalties'),
	'look at the death after the penalty': look('after penalties'),
	'pass priority for the triggers': (run: Run): void => {
		follow(run, 'death-triggers');
		passPriorityForTriggers(run);
	},
	'begin the penalty': beginPenalty,
	'pay the next part': (run: Run, frame: PlayerDeathFrame): void => {
		const { left, ...rest } = frame;
		const [part, ...more] = left ?? [];
		if (part !== PENALTY[0] && run.position.waiting.length > 0) follow(run, 'penalty-parts');
		setTop(run, more.length > 0 ? { ...rest, left: more } : rest);
		if (part) plan(run, taskOfPart(part, frame.player));
	},
	'end the turn': (run: Run): void => {
		endTurn(run, 'death');
	}
};

/** What keeps a player from dying: to be dead, healed, or saved by something else that happens instead. */
export const NOT_DYING = [
	to('over', ['death.once'], {
		when: ['the player is already dead'],
		does: ['fizzle, as they are dead']
	}),
	to('over', ['death.healed'], {
		when: ['the player has been healed and that saves them'],
		does: ['fizzle, as they were healed']
	}),
	to('over', ['effect.replacement'], {
		when: ['something else happens instead'],
		does: ['do it instead']
	})
];
