import * as v from 'valibot';
import { inPlay } from '../../model/in-play.ts';
import type { Position } from '../../model/position.ts';
import { canBeAttacked } from '../../mechanics/stats.ts';
import { itemName, objectName, possessive } from '../../wording/index.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What people claim about a line: as data that is kept, and as words. */

/** A thing on the stack as a claim names it: its place from the bottom, and its name there. */
const Item = v.strictObject({ place: Count, name: v.string() });
const Damageable = v.variant('is', [
	v.strictObject({ is: v.literal('player'), name: v.string() }),
	v.strictObject({ is: v.literal('object'), id: Count, name: v.string() })
]);

/** An object, which may have left play by now. */
const Source = v.strictObject({ id: Count, card: v.string(), name: v.string() });

export const ENDS = ['resolves', 'cancelled', 'fizzles'] as const;
export const FATES = ['dies', 'lives'] as const;
export const AMOUNTS = ['loot cards', '¢', 'HP', 'souls'] as const;

/** What can be claimed. */
export const CLAIM_WHAT = v.variant('says', [
	v.strictObject({ says: v.picklist(ENDS), item: Item }),
	v.strictObject({ says: v.literal('before'), first: Item, second: Item }),
	v.strictObject({ says: v.picklist(FATES), who: Damageable }),
	v.strictObject({
		says: v.literal('has'),
		player: v.string(),
		what: v.picklist(AMOUNTS),
		change: v.pipe(v.number(), v.safeInteger())
	}),
	/** So much damage, over all. */
	v.strictObject({ says: v.literal('takes'), who: Damageable, damage: Count }),
	/** Whose the reward is, or the soul; null is nobody. */
	v.strictObject({
		says: v.picklist(['reward', 'soul']),
		monster: Source,
		to: v.nullable(v.string())
	}),
	v.strictObject({ says: v.picklist(['triggers', 'stays silent']), source: Source }),
	/** Anything else that an expectation of the notation can say. */
	v.strictObject({ says: v.literal('expects'), text: v.string() })
]);

export const CLAIMS = v.array(
	v.strictObject({ by: v.string(), branch: Count, entries: Count, what: CLAIM_WHAT })
);

/** What somebody says will happen. */
export type ClaimWhat = v.InferOutput<typeof CLAIM_WHAT>;
/** A claim: who makes it, and after how many entries of which branch. */
export type Claim = v.InferOutput<typeof CLAIMS>[number];
export type ClaimedItem = v.InferOutput<typeof Item>;
export type ClaimedDamageable = v.InferOutput<typeof Damageable>;
export type ClaimedSource = v.InferOutput<typeof Source>;

/** A claim in words: "The Relic (Amy) resolves before combat damage 1 to Amy". */
export function claimWords(what: ClaimWhat): string {
	switch (what.says) {
		case 'resolves':
			return `${what.item.name} resolves`;
		case 'cancelled':
			return `${what.item.name} is cancelled`;
		case 'fizzles':
			return `${what.item.name} fizzles`;
		case 'before':
			return `${what.first.name} resolves before ${what.second.name}`;
		case 'dies':
		case 'lives':
			return `${what.who.name} ${what.says === 'dies' ? 'dies' : 'does not die'}`;
		case 'has':
			return `${what.player} ends with ${changeWords(what.change)} ${amountWord(what)}`;
		case 'takes':
			return what.damage === 0
				? `${what.who.name} takes no damage`
				: `${what.who.name} takes ${String(what.damage)} damage`;
		case 'reward':
			return what.to === null
				? `nobody gets ${possessive(what.monster.name)} reward`
				: `${possessive(what.monster.name)} reward goes to ${what.to}`;
		case 'soul':
			return what.to === null
				? `${what.monster.name} becomes nobody's soul`
				: `${what.to} gains ${what.monster.name} as a soul`;
		case 'triggers':
			return `${what.source.name} triggers`;
		case 'stays silent':
			return `${what.source.name} does not trigger`;
		case 'expects':
			// The typed cards that it speaks of stand before it.
			return what.text.split('\n').at(-1) ?? '';
	}
}

const amountWord = ({ what, change }: Extract<ClaimWhat, { says: 'has' }>): string =>
	Math.abs(change) === 1 ? what.replace(/s$/u, '') : what;

const changeWords = (change: number): string =>
	change === 0 ? 'as many' : change > 0 ? `${String(change)} more` : `${String(-change)} fewer`;

/** What can be claimed of a table: what each thing on the stack comes to, and who dies. */
export function claimsOffered(position: Position): readonly ClaimWhat[] {
	const items = position.stack
		.map((item, place): ClaimedItem => ({ place, name: itemName(position, item) }))
		.reverse();
	const damageables: readonly ClaimedDamageable[] = [
		...position.players.map(({ name }) => ({ is: 'player' as const, name })),
		...inPlay(position).flatMap(({ object: { id } }) =>
			canBeAttacked(position, { object: id })
				? [{ is: 'object' as const, id, name: objectName(position, id) }]
				: []
		)
	];
	return [
		...items.flatMap((first) =>
			items.flatMap((second): readonly ClaimWhat[] =>
				first === second ? [] : [{ says: 'before', first, second }]
			)
		),
		...items.flatMap((item) => ENDS.map((says): ClaimWhat => ({ says, item }))),
		...damageables.flatMap((who) => FATES.map((says): ClaimWhat => ({ says, who })))
	];
}
