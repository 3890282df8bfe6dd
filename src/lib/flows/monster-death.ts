import { deckOf } from '../cards/card.ts';
import { cardOf } from '../cards/library.ts';
import { cancelAttack } from '../mechanics/attacks.ts';
import { follow, set, setTop, tell, type Run } from '../mechanics/run.ts';
import { hp } from '../mechanics/stats.ts';
import { notice } from '../mechanics/triggers.ts';
import { give, newObject, retire, takeFromSlot } from '../mechanics/zones.ts';
import type { FrameOf } from '../model/frame.ts';
import { chart, to } from './chart.ts';
import { passPriorityForTriggers, plan } from './windows.ts';

type MonsterDeathFrame = FrameOf<'monsterDeath'>;

/** Step 1: the monster leaves its slot for the holding zone, and an attack on it ends (11.1, 8). */
function hold(run: Run, frame: MonsterDeathFrame): void {
	const of = { object: frame.monster.id, card: frame.monster.card };
	if (hp(run.position, { object: of.object }) > 0) follow(run, 'healed-at-zero');
	tell(run, { did: 'died', of }, 'death.monster.held');
	cancelAttack(run, 'target died', of.object);
	set(run, { turn: { ...run.position.turn, monsterDied: true } });
	setTop(run, { ...frame, holding: true });
	takeFromSlot(run, frame.place);
}

const look =
	(when: 'on death' | 'after rewards') =>
	(run: Run, { monster }: MonsterDeathFrame): void => {
		notice(
			run,
			{ on: 'die', of: { object: monster.id }, when, data: { object: monster.id } },
			monster
		);
	};

/** The steps of a monster's death (11.1). */
export const monsterDeath = chart({
	name: 'monsterDeath',
	title: 'Monster Death',
	initial: 'dying',
	actions: {
		'fizzle, as it was healed': (run, { monster }) => {
			follow(run, 'healed-at-zero');
			tell(run, {
				did: 'no death',
				of: { object: monster.id, card: monster.card },
				because: 'healed'
			});
		},
		hold,
		'look at the death': look('on death'),
		'look at the death after rewards': look('after rewards'),
		'pass priority for the triggers': (run) => {
			passPriorityForTriggers(run);
		},
		'gain the rewards': (run, { monster }) => {
			const player = run.position.turn.active;
			for (const { gain, amount } of cardOf(monster.card).rewards ?? []) {
				if (gain === '¢') plan(run, { do: 'gain ¢', player, count: amount });
				else if (gain === 'loot') plan(run, { do: 'loot', player, count: amount });
				else plan(run, { do: 'gain treasure', player, count: amount });
			}
			tell(run, { did: 'reward', player, card: monster.card });
		},
		'become a soul': (run, frame) => {
			const player = run.position.turn.active;
			const { card } = frame.monster;
			setTop(run, { ...frame, holding: false });
			const soul = newObject(run, card, 'soul');
			give(run, player, 'souls', soul);
			tell(run, { did: 'gained soul', player, source: { object: soul.id, card } });
		},
		'go to discard': (run, frame) => {
			const { id, card } = frame.monster;
			setTop(run, { ...frame, holding: false });
			retire(run, card);
			if (deckOf(cardOf(card).kind))
				tell(run, { did: 'put into discard', source: { object: id, card } });
		}
	},
	states: {
		dying: [
			to('over', ['death.healed'], {
				when: ['the monster has been healed and that saves it'],
				does: ['fizzle, as it was healed']
			}),
			to('held', ['death.monster.triggers'], { does: ['hold', 'look at the death'] })
		],
		held: [
			to('rewarding', ['death.monster.triggers'], {
				when: ['triggers are waiting'],
				does: ['pass priority for the triggers']
			}),
			to('rewarding', ['death.monster.triggers'])
		],
		rewarding: [
			to('rewarded', ['death.monster.rewards', 'monster.reward-active'], {
				does: ['gain the rewards']
			})
		],
		rewarded: [
			to('looked', ['death.monster.after-rewards'], { does: ['look at the death after rewards'] })
		],
		looked: [
			to('settling', ['death.monster.after-rewards'], {
				when: ['triggers are waiting'],
				does: ['pass priority for the triggers']
			}),
			to('settling', ['death.monster.after-rewards'])
		],
		settling: [
			to('over', ['death.monster.soul', 'monster.reward-active'], {
				when: ['the card is a soul'],
				does: ['become a soul']
			}),
			to('over', ['death.monster.discard'], { does: ['go to discard'] })
		],
		over: []
	}
});
