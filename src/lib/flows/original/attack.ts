import { remember } from '../../mechanics/history.ts';
import { tell, type Run } from '../../mechanics/run.ts';
import { waitOnStack } from '../../mechanics/stack.ts';
import type { FrameOf } from '../../model/frame.ts';
import { playerAt, withPlayer } from '../../model/objects.ts';
import { chart, to } from '../chart.ts';
import { ATTACK_ROLLING, attackActions } from '../common/attack.ts';
import { plan, stopHere } from '../common/windows.ts';
import type { RuleId } from '../../rules/index.ts';

type AttackFrame = FrameOf<'attack'>;

/** An attack, from the choice of what is attacked to its end ("Attacking"). */
export const attack = chart({
	name: 'attack',
	title: 'Attacking',
	initial: 'declaring',
	actions: {
		...attackActions,
		'put the declaration on the stack': (
			run: Run,
			frame: AttackFrame,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			stopHere(run);
			waitOnStack(run, frame, rules);
		},
		/** What was declared did not happen: another attack may be declared. */
		'fizzle the declaration': (
			run: Run,
			frame: AttackFrame,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			const { attacker: player } = frame;
			run.position = withPlayer(run.position, player, {
				attacks: playerAt(run.position, player).attacks + 1
			});
			tell(run, { did: 'no attack', player }, rules);
		},
		'start the attack': (
			run: Run,
			{ attacker }: AttackFrame,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			remember(run, 'attacks');
			tell(run, { did: 'attack started', player: attacker }, rules);
		},
		'reveal the card': (run: Run): void => {
			plan(run, { do: 'reveal attacked card' });
		}
	},
	states: {
		declaring: [
			to('over', ['attack.declared-again'], {
				when: ['nothing can be attacked'],
				does: ['fizzle the declaration']
			}),
			to('declared', ['attack.declaration-on-stack'], { does: ['choose the target'] })
		],
		declared: [
			to('starting', ['attack.declaration-on-stack'], {
				does: ['put the declaration on the stack']
			})
		],
		starting: [
			to('over', ['attack.declaration-fizzles', 'attack.declared-again'], {
				when: ['what was to be attacked has gone'],
				does: ['fizzle the declaration']
			}),
			to('revealed', ['attack.starts', 'attack.deck-top', 'declare.holds'], {
				when: ['the deck is attacked'],
				does: ['start the attack', 'reveal the card']
			}),
			to('rolling', ['attack.starts'], { does: ['start the attack'] })
		],
		revealed: [
			to('over', ['attack.deck-non-monster'], {
				when: ['the deck is attacked'],
				does: ['end, as an event came up']
			}),
			to('over', ['attack.cannot-be-attacked', 'attack.unattackable-spent'], {
				when: ['the target cannot be attacked'],
				does: ['end, as it cannot be attacked']
			}),
			to('rolling', ['attack.deck-top'])
		],
		rolling: ATTACK_ROLLING,
		rolled: [to('rolling', ['roll.active-priority', 'attack.again'], { does: ['pass priority'] })],
		over: []
	}
});
