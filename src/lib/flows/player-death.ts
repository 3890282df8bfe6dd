import { cancelAttack } from '../mechanics/attacks.ts';
import { blowOn } from '../mechanics/blows.ts';
import { mark } from '../mechanics/hearts.ts';
import { remember } from '../mechanics/history.ts';
import { happensInstead } from '../mechanics/instead.ts';
import { countDown } from '../mechanics/rounds.ts';
import { follow, set, tell, type Run } from '../mechanics/run.ts';
import { hp, maxHp } from '../mechanics/stats.ts';
import { notice } from '../mechanics/triggers.ts';
import { endTurn } from '../mechanics/turn.ts';
import { withPlayer } from '../model/objects.ts';
import type { FrameOf, Task } from '../model/frame.ts';
import { chart, to } from './chart.ts';
import { passPriority, passPriorityForTriggers, plan } from './windows.ts';

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
		'death.at-zero',
		'death.resolves',
		'death.once',
		...(healed ? (['death.healed'] as const) : []),
		...(player === run.position.turn.active ? (['death.player.stops'] as const) : [])
	);
	remember(run, 'players died');
	const { by } = blowOn(run.position, { player });
	if (by !== undefined)
		notice(run, {
			on: 'kill',
			of: { player: by },
			data: { player: by, to: { player } }
		});
	cancelAttack(run, 'target died', { player });
	if (player !== run.position.turn.active) return;
	cancelAttack(run, 'attacker died');
	const { frames, turn } = run.position;
	set(run, {
		frames: frames.filter((frame) => frame.chart !== 'purchase'),
		turn: { ...turn, declared: null }
	});
}

const look =
	(when: 'before penalties' | 'after penalties') =>
	(run: Run, { player }: PlayerDeathFrame): void => {
		const { by, roll } = blowOn(run.position, { player });
		notice(run, {
			on: 'die',
			of: { player },
			when,
			data: {
				player,
				...(by === undefined ? {} : { by }),
				...(roll === undefined ? {} : { roll })
			}
		});
	};

/** The dead player pays the penalty, in this order, unless something else happens instead. */
export const payPenalty =
	(parts: (frame: PlayerDeathFrame) => readonly Task[]) =>
	(run: Run, frame: PlayerDeathFrame): void => {
		const { player } = frame;
		notice(run, { on: 'pay the penalty', of: { player }, data: { player } });
		const penalty = { would: 'pay the penalty', of: { player } } as const;
		if (happensInstead(run.position, penalty)) {
			plan(run, { do: 'do instead', ...penalty });
			return;
		}
		tell(
			run,
			{ did: 'penalty', player },
			...run.rules,
			...(player === run.position.turn.active ? [] : (['death.player.others-stop'] as const))
		);
		plan(run, ...parts(frame));
	};

/** What is done as a player dies. */
export const playerDeathActions = {
	'fizzle, as they are dead': (run: Run, { player }: PlayerDeathFrame): void => {
		tell(run, { did: 'no death', of: { player }, because: 'already died' });
	},
	'fizzle, as they were healed': (run: Run, { player }: PlayerDeathFrame): void => {
		follow(run, 'healed-at-zero');
		tell(run, { did: 'no death', of: { player }, because: 'healed' });
	},
	'do it instead': (run: Run, { player }: PlayerDeathFrame): void => {
		plan(run, { do: 'do instead', would: 'die', of: { player } });
	},
	die,
	'count the death': (run: Run): void => {
		countDown(run, 'death');
	},
	'look at the death before the penalty': look('before penalties'),
	'look at the death after the penalty': look('after penalties'),
	'pass priority for the triggers': (run: Run): void => {
		passPriorityForTriggers(run);
	},
	'pay the penalty': payPenalty(({ player }) => [
		{ do: 'destroy penalty item', player },
		{ do: 'discard', player, count: 1, because: 'penalty' },
		{ do: 'lose penalty ¢', player },
		{ do: 'deactivate penalty objects', player }
	]),
	'pass priority': (run: Run): void => {
		passPriority(run);
	},
	'end the turn': (run: Run): void => {
		endTurn(run, 'death');
	}
};

/** The steps of a player's death (11.2). */
export const playerDeath = chart({
	name: 'playerDeath',
	title: 'Player Death',
	initial: 'dying',
	actions: playerDeathActions,
	states: {
		dying: [
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
			}),
			to('died', ['death.player.before-penalty'], {
				when: ['a death in their own turn is counted'],
				does: ['die', 'count the death', 'look at the death before the penalty']
			}),
			to('died', ['death.player.before-penalty'], {
				does: ['die', 'look at the death before the penalty']
			})
		],
		died: [
			to('penalty', ['death.player.before-penalty'], {
				when: ['triggers are waiting'],
				does: ['pass priority for the triggers']
			}),
			to('penalty', ['death.player.before-penalty'])
		],
		penalty: [
			to('paid', ['death.player.penalty', 'death.player.penalty-uninterrupted'], {
				does: ['pay the penalty']
			})
		],
		paid: [
			to('cleanup', ['death.player.cleanup'], {
				when: ['the active player died'],
				does: ['look at the death after the penalty', 'pass priority']
			}),
			to('over', ['death.player.after-penalty'], {
				does: ['look at the death after the penalty']
			})
		],
		cleanup: [to('over', ['death.player.end'], { does: ['end the turn'] })],
		over: []
	}
});
