import { setTop, tell, type Run } from '../../mechanics/run.ts';
import { attackOf } from '../../mechanics/stats.ts';
import { whoIs } from '../../mechanics/who.ts';
import type { FrameOf } from '../../model/frame.ts';
import { chart, to } from '../chart.ts';
import { damageActions } from '../common/damage.ts';

/** How damage is taken: combat damage as it resolves, all other damage at once ("Attacking", "Glossary"). */
export const damage = chart({
	name: 'damage',
	title: 'Damage',
	initial: 'taking',
	actions: {
		...damageActions,
		/** The bonus to attack that is there now counts, not the one as the damage was put on the stack. */
		'count the bonus': (run: Run, frame: FrameOf<'damage'>): void => {
			const { item, amount } = frame;
			const of =
				'player' in item.source
					? { player: item.source.player }
					: 'object' in item.source
						? { object: item.source.object }
						: null;
			if (!of || item.rolled === undefined) return;
			const change = attackOf(run.position, of) - item.rolled.attack;
			const now = Math.max(0, amount + change);
			setTop(run, { ...frame, amount: now });
			const to = whoIs(run.position, item.to);
			if (to && now !== amount)
				tell(run, { did: 'damage anew', to, amount: now, was: to, before: amount }, [
					'combat-damage.bonus-late'
				]);
		}
	},
	states: {
		taking: [
			to('over', ['damage.target-gone', 'zone.new-object'], {
				when: ['the damaged one is gone'],
				does: ['fizzle']
			}),
			to('counted', ['combat-damage.bonus-late'], {
				when: ['it is combat damage'],
				does: ['count the bonus']
			}),
			to('at once', ['damage.combat-only'])
		],
		counted: [
			to('counted', ['effect.replacement'], {
				when: ['a replacement applies'],
				does: ['replace']
			}),
			to('over', ['prevent.shield'], {
				when: ['no damage is left'],
				does: ['take nothing']
			}),
			to('over', ['damage.marked', 'damage.takes', 'combat-damage.bonus-late', 'attack.again'], {
				does: ['take']
			})
		],
		'at once': [
			to('at once', ['effect.replacement'], {
				when: ['a replacement applies'],
				does: ['replace']
			}),
			to('over', ['prevent.shield'], {
				when: ['no damage is left'],
				does: ['take nothing']
			}),
			to('over', ['damage.combat-only', 'damage.marked', 'attack.unattackable-damaged'], {
				when: ['a monster that cannot be attacked is damaged'],
				does: ['take']
			}),
			to('over', ['damage.combat-only', 'damage.marked', 'damage.takes'], { does: ['take'] })
		],
		over: []
	}
});
