import type { Position } from '../model/position.ts';
import { rootOf, type EditionId, type RootEdition } from '../model/words.ts';
import type { RuleId } from './index.ts';

/** A way to play that a document offers beside the usual one; a scenario says which are on. */
export interface Variant {
	readonly title: string;
	/** The editions whose document describes it; later states of one do too. */
	readonly editions: readonly [RootEdition, ...RootEdition[]];
	/** What it comes to, most telling rule first. */
	readonly rules: readonly [RuleId, ...RuleId[]];
	/** The number that is said with it, where one is: the least it can be. */
	readonly least?: number;
	/** It only changes one of these, which must be on. */
	readonly changes?: readonly string[];
	/** It cannot be on together with one of these. */
	readonly instead?: readonly string[];
	/** How many players it is for, where that is not any number; and where an edition says so alone. */
	readonly players?: number;
	readonly playersIn?: Readonly<Partial<Record<RootEdition, number>>>;
}

/** Every variant by the words a scenario has for it. */
export const VARIANTS = {
	'mini draft': {
		title: 'Mini draft',
		editions: ['2023', 'original'],
		// The original describes it for two, the Extended Rulebook for more too.
		playersIn: { original: 2 },
		rules: ['draft.lay-out', 'draft.pick', 'draft.again', 'draft.more-players', 'draft.snake']
	},
	'eden only': {
		title: 'Eden only',
		editions: ['2023'],
		rules: ['eden.all', 'eden.stand-in']
	},
	solitaire: {
		title: 'Solitaire',
		editions: ['2023'],
		rules: ['solo.timer-round', 'solo.timer-death', 'solo.win', 'solo.lose', 'solo.rooms'],
		instead: ['co-op'],
		players: 2
	},
	'co-op': {
		title: 'Co-op',
		editions: ['2023'],
		rules: ['solo.timer-round', 'solo.timer-death', 'solo.win', 'solo.lose', 'solo.rooms'],
		instead: ['solitaire'],
		players: 2
	},
	hard: {
		title: 'Hard: six souls',
		editions: ['2023'],
		rules: ['solo.difficulty'],
		changes: ['solitaire', 'co-op'],
		instead: ['ultra hard']
	},
	'ultra hard': {
		title: 'Ultra hard: eight souls',
		editions: ['2023'],
		rules: ['solo.difficulty'],
		changes: ['solitaire', 'co-op'],
		instead: ['hard']
	},
	'soul cap': {
		title: 'A limit of souls for each character',
		editions: ['2023'],
		rules: ['solo.soul-limit'],
		changes: ['solitaire', 'co-op'],
		least: 1
	},
	challenge: {
		title: 'Four Souls Challenge',
		editions: ['2023'],
		rules: ['challenge.timer', 'challenge.goal', 'challenge.no-other-end']
	},
	'boss goal': {
		title: 'Challenge won by killing the final boss',
		editions: ['2023'],
		rules: ['challenge.boss-dies'],
		changes: ['challenge']
	},
	'enhanced bartering': {
		title: 'Enhanced bartering',
		editions: ['original'],
		rules: ['barter.goods', 'barter.goods-when', 'barter.no-souls', 'barter.goods-at-once']
	},
	'souls are $$$': {
		title: 'Souls are $$$',
		editions: ['original'],
		rules: [
			'soul-purchase.action',
			'soul-purchase.deck',
			'soul-purchase.as-purchase',
			'soul-purchase.none-left'
		]
	},
	'casino mode': {
		title: 'Casino mode',
		editions: ['original'],
		rules: ['casino.slot-machine']
	},
	'selectable characters': {
		title: 'Selectable characters',
		editions: ['original'],
		rules: ['characters.selected']
	},
	'rewards for everyone': {
		title: 'Rewards for everyone',
		editions: ['original'],
		rules: ['rewards.everyone']
	},
	'super shop': {
		title: 'Super shop',
		editions: ['original'],
		rules: ['super-shop.souls']
	},
	'minions die first': {
		title: 'Minions die first',
		editions: ['original'],
		rules: ['minions.first']
	}
} as const satisfies Record<string, Variant>;

export type VariantId = keyof typeof VARIANTS;

/** The variants that are on, each with its number where it has one. */
export type Variants = Readonly<Partial<Record<VariantId, true | number>>>;

/** Every variant, in the order in which they are written. */
export const VARIANT_IDS: readonly VariantId[] = Object.keys(VARIANTS).filter(isVariantId);

/** Whether a text from outside names a variant. */
export function isVariantId(text: string): text is VariantId {
	return Object.hasOwn(VARIANTS, text);
}

/** What is known of a variant. */
export const variant = (id: VariantId): Variant => VARIANTS[id];

/** Whether the document of an edition describes a variant. */
export const isVariantOf = (id: VariantId, edition: EditionId): boolean =>
	variant(id).editions.includes(rootOf(edition));

/** Whether a variant is on: the one place where that is asked. */
export function hasVariant({ variants }: Pick<Position, 'variants'>, ...any: VariantId[]): boolean {
	return variants !== undefined && any.some((id) => variants[id] !== undefined);
}

/** Whether all who play are on one side. */
export const playsTogether = (position: Pick<Position, 'variants'>): boolean =>
	hasVariant(position, 'solitaire', 'co-op');

/** The number said with a variant that is on; null where it is off or has none. */
export function numberOf({ variants }: Pick<Position, 'variants'>, id: VariantId): number | null {
	const said = variants?.[id];
	return typeof said === 'number' ? said : null;
}

/** A reason why variants cannot be on as they are said, with the variant it is about. */
export interface Clash {
	readonly variant: VariantId;
	readonly why: string;
}

/** How many players a variant is for in an edition, where that is not any number. */
export const playersFor = (id: VariantId, edition: EditionId): number | undefined =>
	variant(id).playersIn?.[rootOf(edition)] ?? variant(id).players;

/** What keeps these variants from being on in a game of this edition with so many players. */
export function clashes(on: Variants, edition: EditionId, players: number): readonly Clash[] {
	return VARIANT_IDS.filter((id) => on[id] !== undefined).flatMap((id): readonly Clash[] => {
		const { changes, instead = [] } = variant(id);
		const count = playersFor(id, edition);
		const other = instead.find((one) => isVariantId(one) && on[one] !== undefined);
		const clash = (why: string): Clash => ({ variant: id, why });
		return [
			...(isVariantOf(id, edition) ? [] : [clash(`The ${edition} rules have no “${id}”.`)]),
			...(!changes || changes.some((one) => isVariantId(one) && on[one] !== undefined)
				? []
				: [clash(`“${id}” changes another variant: say ${changes.join(' or ')} too.`)]),
			...(other === undefined ? [] : [clash(`“${id}” and “${other}” cannot be played at once.`)]),
			...(count === undefined || count === players
				? []
				: [clash(`“${id}” is for ${String(count)} characters, and ${String(players)} play.`)])
		];
	});
}
