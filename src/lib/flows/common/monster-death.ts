import { deckOf } from '../../cards/card.ts';
import { cardOf } from '../../cards/library.ts';
import { cancelAttack, sharersOf } from '../../mechanics/attacks.ts';
import { ownFace } from '../../mechanics/becoming.ts';
import { retire } from '../../mechanics/decks.ts';
import { gainDyingSoul, soulGoesToAnother } from '../../mechanics/dying-souls.ts';
import { blowOn } from '../../mechanics/kill-credit.ts';
import { tellNoDeath } from '../../mechanics/no-death.ts';
import { attackUnderWay } from '../../mechanics/pointing.ts';
import { countDone } from '../../mechanics/counting.ts';
import { rememberMonster } from '../../mechanics/history.ts';
import { follow, setTop, tell, type Run } from '../../mechanics/run.ts';
import { putCard } from '../../mechanics/slots.ts';
import { hp } from '../../mechanics/stats.ts';
import { queueTriggers } from '../../mechanics/triggers.ts';
import { cardIn, takeFromPlay } from '../../mechanics/zones.ts';
import type { FrameOf } from '../../model/frame.ts';
import type { Position } from '../../model/position.ts';
import type { EventData } from '../../model/stack.ts';
import type { ObjectId, Seat } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Beside } from '../../rules/points.ts';
import { passPriorityForTriggers, plan } from './windows.ts';

export type MonsterDeathFrame = FrameOf<'monsterDeath'>;

const OTHER_OBJECTS = ['another object dies'] as const;

/** Its slot is refilled once it is dead, unless it is one of a challenge (10, 18). */
function pointsOfSlot(run: Run, { place }: MonsterDeathFrame): readonly Beside[] {
	const as = 'slot' in place ? run.position.slots[place.slot][place.index]?.as : undefined;
	if (as === undefined) return ['slot left by the dead'];
	return [as === 'minion' ? 'minion dies' : 'boss dies'];
}

/** Who is attacking an object; nobody where it is not being attacked. */
function attackerOf(position: Position, id: ObjectId): Seat | undefined {
	const attack = attackUnderWay(position);
	const target = attack?.target ?? null;
	return target !== null && target !== 'deck' && 'object' in target && target.object === id
		? attack?.attacker
		: undefined;
}

/**
 * Step 1: the monster leaves its slot for the holding zone, and an attack on it ends (11.1, 8).
 * Another object that dies goes the same way.
 */
function hold(run: Run, frame: MonsterDeathFrame): void {
	const { monster } = frame;
	const of = { object: monster.id, card: monster.card };
	const healed = hp(run.position, { object: of.object }) > 0;
	if (healed) follow(run, 'healed-at-zero');
	tell(
		run,
		{ did: 'died', of },
		'monster dies',
		...(healed ? (['healed under a death'] as const) : []),
		...(monster.kind === 'monster' ? pointsOfSlot(run, frame) : OTHER_OBJECTS)
	);
	const sharers = sharersOf(run.position, { object: of.object });
	const attacker = attackerOf(run.position, of.object);
	cancelAttack(run, 'target died', { object: of.object });
	if (monster.kind === 'monster') rememberMonster(run);
	const { by, roll } = blowOn(run.position, { object: monster.id });
	if (monster.kind === 'monster' && by !== undefined) countDone(run, by, 'kill a monster');
	setTop(run, {
		...frame,
		holding: true,
		...(by === undefined ? {} : { by }),
		...(roll === undefined ? {} : { roll }),
		...(sharers.length === 0 ? {} : { sharers }),
		...(attacker === undefined ? {} : { attacker })
	});
	takeFromPlay(run, monster.id);
}

export const deathData = ({
	monster,
	by,
	roll,
	attacker
}: Pick<MonsterDeathFrame, 'monster' | 'by' | 'roll' | 'attacker'>): EventData => ({
	object: monster.id,
	...(by === undefined ? {} : { by }),
	...(roll === undefined ? {} : { roll }),
	...(attacker === undefined ? {} : { attacker })
});

const look =
	(when: 'on death' | 'after rewards') =>
	(run: Run, frame: MonsterDeathFrame): void => {
		const { monster, by } = frame;
		const data = deathData(frame);
		const { kind } = monster;
		const of = { object: monster.id };
		const blow = blowOn(run.position, of).item;
		queueTriggers(run, { on: 'die', of, kind, when, blow, data }, monster);
		if (when === 'on death' && by !== undefined)
			queueTriggers(run, { on: 'kill', of: { player: by }, kind, data: { ...data, player: by } });
	};

/** What is done as a monster dies. */
export const monsterDeathActions = {
	'fizzle, as it was healed': (run: Run, { monster }: MonsterDeathFrame): void => {
		follow(run, 'healed-at-zero');
		tell(
			run,
			{ did: 'no death', of: { object: monster.id, card: monster.card }, because: 'healed' },
			'healed under a death'
		);
		tellNoDeath(run, { object: monster.id }, 'healed', monster);
	},
	'do it instead': (run: Run, { monster }: MonsterDeathFrame): void => {
		plan(run, { do: 'do instead', would: 'die', of: { object: monster.id } });
	},
	hold,
	'look at the death': look('on death'),
	'look at the death after rewards': look('after rewards'),
	'pass priority for the triggers': (run: Run): void => {
		passPriorityForTriggers(run);
	},
	'become a soul': (
		run: Run,
		frame: MonsterDeathFrame,
		_: unknown,
		rules: readonly RuleId[]
	): void => {
		if (soulGoesToAnother(run.position, frame.monster)) plan(run, { do: 'give the soul' });
		else gainDyingSoul(run, frame, run.position.turn.active, rules);
	},
	'go to discard': (
		run: Run,
		frame: MonsterDeathFrame,
		_: unknown,
		rules: readonly RuleId[]
	): void => {
		const { id } = frame.monster;
		setTop(run, { ...frame, holding: false });
		retire(run, cardIn(frame.monster));
		// A copy is itself again (6.6); what has been flipped is called by the face that is up.
		const card = ownFace(frame.monster);
		if (deckOf(cardOf(card).kind))
			tell(run, { did: 'put into discard', source: { object: id, card } }, rules);
	},
	'go back to the slot': (run: Run, frame: MonsterDeathFrame): void => {
		setTop(run, { ...frame, holding: false });
		if ('slot' in frame.place)
			putCard(run, frame.place, cardIn(frame.monster), 'card cannot go to discard');
	}
};
