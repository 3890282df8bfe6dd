import { bearsKeyword } from '../../mechanics/abilities-on.ts';
import { rememberCombatDamage } from '../../mechanics/attack-rolls.ts';
import { dealersOf, whoIsThey } from '../../mechanics/dealers.ts';
import { mark } from '../../mechanics/hearts.ts';
import { rememberBlow } from '../../mechanics/kill-credit.ts';
import { damageData, whatElse } from '../../mechanics/replacements.ts';
import { tell, type Run } from '../../mechanics/run.ts';
import { tellNoDamage } from '../../mechanics/stack.ts';
import { hp, markedOn } from '../../mechanics/stats.ts';
import { queueTriggers } from '../../mechanics/triggers.ts';
import { whoIs } from '../../mechanics/who.ts';
import type { FrameOf } from '../../model/frame.ts';
import { locate } from '../../model/objects.ts';
import type { Damageable } from '../../model/stack.ts';
import type { ItemId } from '../../model/words.ts';
import { plan } from './windows.ts';
import type { RuleId } from '../../rules/index.ts';

/** Whether what takes the damage cannot die (11). */
function isEternal({ position }: Run, of: Damageable): boolean {
	const found = 'object' in of ? locate(position, of.object) : null;
	return found !== null && bearsKeyword(position, found.object, 'eternal');
}

/** Marks what is left of the damage, never below 0 HP (6.8). */
function take(run: Run, frame: FrameOf<'damage'>, _: unknown, rules: readonly RuleId[]): void {
	const { item, amount } = frame;
	const before = hp(run.position, item.to);
	const to = whoIs(run.position, item.to);
	if (!to) return;
	const marked = Math.min(amount, before);
	mark(run, item.to, markedOn(run.position, item.to) + marked);
	const what = {
		did: 'took damage',
		to,
		amount,
		marked,
		hp: before - marked,
		combat: item.combat
	} as const;
	if (before === 0) tell(run, what, 'damage taken at 0 HP');
	else if (marked === before && isEternal(run, item.to))
		tell(run, what, rules, 'damage on what is eternal');
	else tell(run, what, rules);
	look(run, frame, before, before - marked);
	plan(run, ...whatElse(run, frame));
}

/** Whether something waits for a death of this very damage: "if it dies this way". */
const isWaitedFor = ({ position }: Run, id: ItemId): boolean =>
	position.effects.some(({ context }) => context?.event.item === id);

/** Abilities look at damage that was dealt and taken: its source is the object, and whoever controls it (6.8). */
function look(run: Run, frame: FrameOf<'damage'>, before: number, after: number): void {
	const { item } = frame;
	const dealers = dealersOf(item.source);
	const by = dealers.find((dealer) => 'player' in dealer);
	const object = dealers.find((dealer) => 'object' in dealer);
	if (before > 0 && after === 0)
		rememberBlow(run, item.to, {
			hp: before,
			...(by && 'player' in by ? { by: by.player } : {}),
			...(object && 'object' in object ? { object: object.object } : {}),
			...(item.roll === undefined ? {} : { roll: item.roll }),
			...(isWaitedFor(run, item.id) ? { item: item.id } : {})
		});
	if (item.combat && object && 'object' in object && 'player' in item.to)
		rememberCombatDamage(run, object.object);
	const data = damageData(frame);
	const { combat } = item;
	queueTriggers(run, { on: 'take damage', of: item.to, combat, data });
	for (const of of dealers)
		queueTriggers(run, {
			on: 'deal damage',
			of,
			combat,
			data: { ...data, ...whoIsThey(of, item.to), to: item.to }
		});
	if (before !== after)
		queueTriggers(run, { on: 'reach HP', of: item.to, from: before, to: after, data });
}

/** What is done as damage is taken. */
export const damageActions = {
	fizzle: (run: Run, { item }: FrameOf<'damage'>, _: unknown, rules: readonly RuleId[]): void => {
		tell(run, { did: 'fizzled', item, because: 'targets gone' }, rules);
	},
	replace: (run: Run): void => {
		plan(run, { do: 'apply replacement' });
	},
	'take nothing': (run: Run, { item }: FrameOf<'damage'>): void => {
		tellNoDamage(run, item);
	},
	take
};
