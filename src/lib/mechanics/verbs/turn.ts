import type { AttackWord } from '../../abilities/grammar.ts';
import type { Attacked } from '../../model/happening/index.ts';
import { playerAt, withPlayer } from '../../model/objects.ts';
import type { AttackOn } from '../../model/frame.ts';
import type { Point } from '../../rules/points.ts';
import { hasVariant } from '../../rules/variants.ts';
import { anyPlayer, attacksLeft } from '../attack-targets.ts';
import { attackUnderWay } from '../pointing.ts';
import { slotLeftBy } from '../procedures.ts';
import { follow, set, tell, topFrame, type Run } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { endTurn } from '../turn.ts';
import { whoIs } from '../who.ts';
import { joinAttack, redirectAttack, teamRolls, teamUp } from './attack-joining.ts';
import { amount, damageable, seat, type Doing, type EffectOf } from './doing.ts';

/** "Any number" of loot plays: more than anyone has cards. */
const ANY_NUMBER = 1_000;

/** What an attack word means here; null where it means nothing any more. */
function attackOn(doing: Doing, word: AttackWord): AttackOn | null {
	if (word === 'anything') return word;
	if (word === 'monster deck') return 'deck';
	if (word === 'the slot it was in') {
		const { source } = doing.context;
		const place = source === null ? null : slotLeftBy(doing.run.position, source);
		return place && { among: [place] };
	}
	if (word === 'a new slot' || word === 'one put there') {
		const { added = [], puts = [] } = topFrame(doing.run.position);
		const among = word === 'a new slot' ? added : puts.map((object) => ({ object }));
		return among.length === 0 ? null : { among };
	}
	if (typeof word === 'object' && 'player' in word)
		return anyPlayer(doing.run.position, word.player, doing.context);
	return damageable(doing, word);
}

/** What may or must be attacked, for a step to name. */
function attackedName({ position }: Run, on: AttackOn): Attacked {
	if (typeof on === 'string') return on;
	if (!('among' in on)) return whoIs(position, on) ?? 'anything';
	return on.among.flatMap((one) => ('slot' in one ? one : (whoIs(position, one) ?? [])));
}

/**
 * Adds attacks that must be made. Those on the monster deck this turn count, so that an event counts
 * the attack that revealed it; more than the player has are granted (reading 10).
 * Gives how many of them have been made, and the point it goes by.
 */
function owe(
	{ run, at }: Doing,
	on: AttackOn,
	times: number,
	granted: boolean
): { readonly made: number; readonly point: Point } {
	const { turn } = run.position;
	const made = on === 'deck' ? (turn.attacked ?? []).filter((one) => one === on).length : 0;
	const already = made > 0 && follow(run, 'attacks-before') === 'count' ? made : 0;
	const left = times - already;
	const point: Point = made > 0 ? 'attack forced and made before' : 'attack forced';
	if (left <= 0) return { made: times, point };
	const some = granted || times > 1;
	const lacking = some ? Math.max(0, left - attacksLeft(run.position, turn.active)) : 0;
	const missing =
		!granted && lacking < left && follow(run, 'forced-attack') === 'grants' ? left : lacking;
	set(run, {
		turn: {
			...turn,
			obligations: [...(turn.obligations ?? []), { on, times: left, from: at }],
			...(missing > 0 ? { grants: [...(turn.grants ?? []), { on, times: missing }] } : {})
		}
	});
	return { made: already, point };
}

/** How many attacks that have been declared would meet an additional one, which they are not (8). */
const declaredSoFar = ({ run }: Doing, on: AttackOn): number =>
	on === 'anything' && attackUnderWay(run.position)?.target === null ? 1 : 0;

/** What changes the turn and what may be done in it (7, 8, 9, 16). */
export function theTurn(
	doing: Doing,
	effect: EffectOf<
		| 'end the turn'
		| 'gain loot play'
		| 'gain purchase'
		| 'additional attack'
		| 'must attack'
		| 'join attack'
		| 'team up'
		| 'team rolls'
		| 'redirect attack'
		| 'extra turn'
		| 'skip next turn'
		| 'win'
	>
): TaskResult {
	const { run, at } = doing;
	const { turn } = run.position;
	switch (effect.do) {
		case 'end the turn':
			endTurn(run, 'effect');
			return NOTHING;
		case 'gain loot play': {
			const player = seat(doing, effect.who);
			if (player === null) return NOTHING;
			const count = effect.amount === 'any number' ? ANY_NUMBER : amount(doing, effect.amount);
			const { lootPlays } = playerAt(run.position, player);
			run.position = withPlayer(run.position, player, { lootPlays: lootPlays + count });
			tell(
				run,
				{
					did: 'gained loot play',
					player,
					count: effect.amount === 'any number' ? effect.amount : count
				},
				'loot play granted'
			);
			return NOTHING;
		}
		case 'gain purchase': {
			const player = seat(doing, effect.who);
			if (player === null) return NOTHING;
			const { purchases } = playerAt(run.position, player);
			run.position = withPlayer(run.position, player, { purchases: purchases + 1 });
			tell(run, { did: 'gained purchase', player }, 'another purchase granted');
			return NOTHING;
		}
		case 'additional attack': {
			const player = seat(doing, effect.who);
			const on = attackOn(doing, effect.target);
			if (player !== turn.active || on === null) return NOTHING;
			const times = effect.times === 'any number' ? null : amount(doing, effect.times);
			const owed = times === null ? null : times + declaredSoFar(doing, on);
			set(run, {
				turn: {
					...turn,
					grants: [...(turn.grants ?? []), { on, times }],
					...(effect.must && owed !== null
						? { obligations: [...(turn.obligations ?? []), { on, times: owed, from: at }] }
						: {})
				}
			});
			tell(
				run,
				{
					did: 'gained attack',
					player,
					must: effect.must,
					effect: at,
					on: attackedName(run, on),
					times: times ?? 'any number'
				},
				'attack granted'
			);
			return NOTHING;
		}
		case 'must attack': {
			const player = seat(doing, effect.who);
			const on = attackOn(doing, effect.target);
			if (player !== turn.active || on === null) return NOTHING;
			const times = amount(doing, effect.times);
			const { made, point } = owe(doing, on, times, effect.granted ?? false);
			const what = { on: attackedName(run, on), times, made };
			tell(run, { did: 'must attack', player, effect: at, ...what }, point);
			return NOTHING;
		}
		case 'join attack':
			return joinAttack(doing, seat(doing, effect.who), effect.rewards);
		case 'team up':
			return teamUp(doing, seat(doing, effect.who));
		case 'team rolls':
			return teamRolls(doing);
		case 'redirect attack':
			return redirectAttack(doing, seat(doing, effect.who));
		case 'extra turn': {
			const player = seat(doing, effect.who);
			if (player === null) return NOTHING;
			for (let n = amount(doing, effect.times ?? 1); n > 0; n--) {
				set(run, { extraTurns: [player, ...(run.position.extraTurns ?? [])] });
				tell(run, { did: 'gained turn', player }, 'extra turn');
			}
			return NOTHING;
		}
		case 'skip next turn': {
			const player = seat(doing, effect.who);
			if (player === null) return NOTHING;
			const { skips = 0 } = playerAt(run.position, player);
			run.position = withPlayer(run.position, player, { skips: skips + 1 });
			tell(run, { did: 'will skip turn', player }, 'skipped');
			return NOTHING;
		}
		case 'win': {
			const player = seat(doing, effect.who);
			if (player === null) return NOTHING;
			if (hasVariant(run.position, 'challenge')) {
				tell(run, { did: 'no win', player }, 'no other end');
				return NOTHING;
			}
			set(run, { winning: [...(run.position.winning ?? []), player] });
			tell(run, { did: 'will win', player }, 'won by an ability');
			return NOTHING;
		}
	}
}
