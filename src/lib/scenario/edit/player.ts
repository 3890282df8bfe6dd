import { keepHearts } from '../../mechanics/hearts.ts';
import { takeFromHand } from '../../mechanics/loot-cards.ts';
import { set } from '../../mechanics/run.ts';
import { give } from '../../mechanics/zones.ts';
import { playerAt, withPlayer } from '../../model/objects.ts';
import type { GameObject } from '../../model/board.ts';
import type { ObjectKind, Seat } from '../../model/words.ts';
import { seatOf } from '../match.ts';
import { cellText } from '../words/object.ts';
import type { CellSetup, ObjectSetup } from '../scenario.ts';
import { cellsOf, layObject } from '../start/objects.ts';
import { EDITED, wrong, type SetupBuilder } from '../start/setup-builder.ts';
import type { Among } from '../words/lists.ts';
import type { Edit } from '../words/edit/changes.ts';
import type { PlayerChange } from '../words/player.ts';

type PlayerEdit = Extract<Edit, { edit: 'deal' | 'give' | 'take' | 'set player' }>;

const KIND_AMONG: Readonly<Record<Among, ObjectKind>> = {
	items: 'item',
	souls: 'soul',
	curses: 'curse'
};

/** Changes what a player has. */
export function changePlayer(laying: SetupBuilder, edit: PlayerEdit): void {
	const { run } = laying;
	const seat = seatOf(run.position, edit.player);
	if (seat < 0) {
		wrong(laying, EDITED, `Nobody at the table is called ${edit.player}.`);
		return;
	}
	switch (edit.edit) {
		case 'deal':
			run.position = withPlayer(run.position, seat, {
				hand: [...playerAt(run.position, seat).hand, ...cellsOf(laying, [edit.cell], EDITED)]
			});
			return;
		case 'give':
			keepHearts(run, () => {
				const object = layObject(laying, edit.object, KIND_AMONG[edit.among], EDITED);
				give(run, seat, edit.among, object);
			});
			return;
		case 'take':
			take(laying, seat, edit.cell);
			return;
		case 'set player':
			setPlayer(laying, seat, edit.facts);
	}
}

/** Takes cards out of a hand; a named one may be one that nobody had named. */
function take(laying: SetupBuilder, seat: Seat, cell: CellSetup): void {
	const { run } = laying;
	const count = 'unknown' in cell ? cell.unknown : 1;
	for (let taken = 0; taken < count; taken++) {
		if (takeFromHand(run, seat, 'card' in cell ? cell.card : null)) continue;
		const { name, hand } = playerAt(run.position, seat);
		const there = hand.map(({ card }) => cellText(card === null ? { unknown: 1 } : { card }));
		wrong(
			laying,
			EDITED,
			`${cellText(cell)} is not in ${name}’s hand.`,
			there.length > 0 ? there.join(' · ') : 'nothing: the hand is empty'
		);
		return;
	}
}

function setPlayer(laying: SetupBuilder, seat: Seat, facts: PlayerChange): void {
	const { run } = laying;
	const { character } = facts;
	if (character) {
		keepHearts(run, () => {
			const now = playerAt(run.position, seat).character;
			const next = changed(laying, now, character, 'character');
			run.position = withPlayer(run.position, seat, { character: next });
		});
	}
	const before = playerAt(run.position, seat);
	const owesPenalty = run.position.stack.some(
		(item) =>
			item.kind === 'procedure' && item.frame.chart === 'playerDeath' && item.frame.player === seat
	);
	if (facts.dead === false && owesPenalty)
		wrong(
			laying,
			EDITED,
			`${before.name} has still to pay the death penalty.`,
			`the table removes penalty of ${before.name}`
		);
	if (facts.cents !== undefined)
		set(run, { pool: Math.max(0, run.position.pool + before.cents - facts.cents) });
	run.position = withPlayer(run.position, seat, {
		cents: facts.cents ?? before.cents,
		lootPlays: facts.lootPlays ?? before.lootPlays,
		attacks: facts.attacks ?? before.attacks,
		purchases: facts.purchases ?? before.purchases,
		...(facts.skips === undefined ? {} : { skips: facts.skips }),
		...(facts.counters ? { counters: { ...before.counters, ...facts.counters } } : {}),
		dead: facts.dead ?? before.dead,
		...(before.dead && facts.dead === false ? { damage: 0 } : {}),
		...(facts.hand ? { hand: cellsOf(laying, facts.hand, EDITED) } : {})
	});
	const hp = facts.hp ?? (facts.dead ? 0 : undefined);
	if (hp !== undefined)
		laying.wantedHp.push({ of: { player: seat }, hp, field: EDITED, name: before.name });
}

/** The same object with other charge and counters, or a new one if it is another card. */
export function changed(
	laying: SetupBuilder,
	now: GameObject | null,
	wanted: ObjectSetup,
	kind: ObjectKind
): GameObject {
	if (now?.card !== wanted.card) return layObject(laying, wanted, kind, EDITED);
	if (wanted.hp !== undefined)
		laying.wantedHp.push({
			of: { object: now.id },
			hp: wanted.hp,
			field: EDITED,
			name: cellText({ card: now.card })
		});
	return {
		...now,
		charged: wanted.charged ?? now.charged,
		counters: countersAfter(now.counters, wanted.counters)
	};
}

/** Counters with some kinds set; none of a kind leaves it out. */
const countersAfter = (
	now: GameObject['counters'],
	wanted: ObjectSetup['counters'] = {}
): GameObject['counters'] =>
	Object.fromEntries(Object.entries({ ...now, ...wanted }).filter(([, count]) => count > 0));
