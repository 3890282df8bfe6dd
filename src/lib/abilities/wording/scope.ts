import { isDoneToPlayer } from '../done-to-player.ts';
import type { Effect, TargetSpec, TriggerEvent, Whose } from '../grammar.ts';

/** A noun phrase in the cases that a sentence needs. */
export interface Noun {
	/** As a subject; null for "you", which an order leaves out. */
	readonly subject: string | null;
	readonly object: string;
	readonly possessive: string;
	/** Whether its verb has no s: you, they. */
	readonly plural: boolean;
	/** A noun that is settled once the sentence is there: "each player", and then "they". */
	readonly later?: number;
}

/** What an effect's words for players and things stand for where it is written. */
export interface Scope {
	readonly targets: readonly TargetSpec[];
	/** What the one target is called that is named in passing ("deal 1 damage to a player") and not chosen first. */
	readonly inline: string | null;
	/** Who "they" is: the player the event happened to, if a player other than you can be. */
	readonly event: 'you' | 'a player' | 'none';
	/** Whether the effect speaks of the event's "they" or "it": pronouns that nothing else may have. */
	readonly says: { readonly they: boolean; readonly it: boolean };
	/** What "choose" and "each" have bound, innermost first. */
	readonly bound: readonly Noun[];
	/** Who does what a filter is part of: what they control themselves is "theirs". */
	readonly doer?: Noun;
	/** Whom what is replaced would happen to. */
	readonly whom?: Noun;
	/** What the deck is called that is spoken of. */
	readonly deck?: string;
}

export const YOU: Noun = { subject: null, object: 'you', possessive: 'your', plural: true };
export const THEY: Noun = { subject: 'they', object: 'them', possessive: 'their', plural: true };
export const IT: Noun = { subject: 'it', object: 'it', possessive: 'its', plural: false };

/** A singular noun that looks the same in every case. */
export const noun = (text: string): Noun => ({
	subject: text,
	object: text,
	possessive: `${text}'s`,
	plural: false
});

/** A noun as the subject of a verb: "you have", "a player has". */
export function agree(by: Noun, base: string, third = `${base}s`): string {
	if (by.later !== undefined) return `⟦${by.later}s${base}|${third}⟧`;
	return `${by.subject ?? 'you'} ${by.plural ? base : third}`;
}

/** Whether two nouns name the same. */
export const same = (a: Noun, b: Noun): boolean => a.object === b.object;

/** Whether "they" can be said of someone who was just named, as nobody else is called so. */
export const theyIsFree = ({ event, says: said, targets }: Scope): boolean =>
	event !== 'a player' && !said.they && targets.length === 0;

/** Whom the "they" of a trigger's effect is, by whom the trigger looks at. */
export const eventOf = (who: Whose | null): Scope['event'] => {
	if (who === 'you' || who === 'a player') return who;
	if (who === 'active player' || who === 'attacking player') return 'a player';
	if (who === null || typeof who === 'string') {
		return who === 'player' || who === 'character' ? 'a player' : 'none';
	}
	if ('target' in who || 'any' in who) return 'none';
	return who.is === 'player' || who.is === 'character' ? 'a player' : 'none';
};

/** Whom the "they" of a trigger's effect is, by all that is said of the event. */
export const theyOf = (when: TriggerEvent): Scope['event'] =>
	isDoneToPlayer(when) ? 'a player' : eventOf(when.who);

/** Whether a word is written in an effect, leaving out abilities it gives and lines with targets of their own. */
export const says = (effect: Effect, word: string): boolean =>
	found(effect, (value) => value === word) > 0;

/** How often an effect, its table lines without own targets included, points at a target. */
export const targetsPointedAt = (effect: Effect): number =>
	found(effect, (value) => isObject(value) && 'target' in value);

function found(value: unknown, matches: (value: unknown) => boolean): number {
	if (matches(value)) return 1;
	if (!isObject(value) || 'way' in value) return 0;
	if ('targets' in value && Array.isArray(value.targets) && value.targets.length > 0) return 0;
	const inner: readonly unknown[] = Object.values(value);
	return inner.reduce<number>((sum, one) => sum + found(one, matches), 0);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
