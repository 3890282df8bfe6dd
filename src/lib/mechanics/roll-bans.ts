/** What keeps rolls from being rerolled or modified (13). */
import type { RollBan } from '../abilities/static-effects.ts';
import type { Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import type { ItemOf } from '../model/stack-item.ts';
import type { Seat } from '../model/words.ts';
import { reaches } from './giving.ts';
import { inForce } from './static-effects.ts';
import { rollBonus, rollModifiers, type RollModifier } from './stats.ts';

/** What a ban of rolls asks of one. */
export interface RollLike {
	readonly roller: Seat;
	/** Null for a roll that is no attack roll. */
	readonly against: Damageable | null;
}

export const rollLike = ({
	roller,
	purpose
}: Pick<ItemOf<'roll'>, 'roller' | 'purpose'>): RollLike => ({
	roller,
	against: purpose.for === 'attack' ? purpose.target : null
});

/** What can't be done to a roll, each once. */
export function bansOn(position: Position, { roller, against }: RollLike): ReadonlySet<RollBan> {
	const bans = new Set<RollBan>();
	for (const { standing, context, from } of inForce(position, 'rollsCant')) {
		if (!('rollsCant' in standing) || (standing.attack && against === null)) continue;
		const isOf =
			standing.of === 'against this'
				? against !== null && 'object' in against && against.object === context.source
				: reaches(position, standing.of, from, context, { player: roller });
		if (isOf) bans.add(standing.rollsCant);
	}
	return bans;
}

/** What keeps a roll from being rerolled: that is a way to modify it (6.27). */
export const keptFromReroll = (position: Position, roll: RollLike): RollBan | null =>
	firstOf(bansOn(position, roll), ['be rerolled', 'be modified']);

/** What keeps a roll from becoming so much more, or less. */
export const keptFromChange = (position: Position, roll: RollLike, by: number): RollBan | null =>
	firstOf(bansOn(position, roll), changesOf(by));

/** What adds to a roll as it resolves, one by one, without what the bans on it keep off (13, step 5). */
export function modifiersOf(position: Position, roll: ItemOf<'roll'>): readonly RollModifier[] {
	const bans = bansOn(position, rollLike(roll));
	const all = rollModifiers(position, roll);
	return bans.size === 0 ? all : all.filter(({ add }) => !barsChange(bans, add));
}

/** How much that comes to. */
export function bonusOf(position: Position, roll: ItemOf<'roll'>): number {
	if (bansOn(position, rollLike(roll)).size > 0)
		return modifiersOf(position, roll).reduce((sum, { add }) => sum + add, 0);
	return rollBonus(position, roll.roller, roll.purpose.for === 'attack', roll.id);
}

/** Whether any of these bans keeps a roll from becoming so much more, or less. */
export const barsChange = (bans: ReadonlySet<RollBan>, by: number): boolean =>
	firstOf(bans, changesOf(by)) !== null;

function changesOf(by: number): readonly RollBan[] {
	if (by === 0) return ['be modified'];
	return ['be modified', by > 0 ? 'be increased' : 'be decreased'];
}

const firstOf = (bans: ReadonlySet<RollBan>, these: readonly RollBan[]): RollBan | null =>
	these.find((one) => bans.has(one)) ?? null;
