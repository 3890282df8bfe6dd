import { inPlay } from '../model/in-play.ts';
import type { Position } from '../model/position.ts';
import { sameOption, type Option } from '../model/words.ts';
import { isItem, isOption } from './match-item.ts';
import { meant } from './parse/meant.ts';
import type { Problem } from './parse/problem.ts';
import { plain } from './parse/span.ts';
import { thingText } from './words/thing.ts';
import type { Thing } from './words/things.ts';

/** Why something named could not be found at the table. */
export type Trouble = Pick<Problem, 'message' | 'expected' | 'didYouMean'>;

export type Found<T> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

export const found = <T>(value: T): Found<T> => ({ ok: true, value });
export const lost = (message: string, rest: Omit<Trouble, 'message'> = {}): Found<never> => ({
	ok: false,
	trouble: { message, ...rest }
});

/** What a name is looked up among. */
export interface Offer {
	/** What may be chosen. */
	readonly legal: readonly Option[];
	/** Everything else that could be meant; it is found too, for the judge to refuse. */
	readonly other: readonly Option[];
	/** Options named before. */
	readonly taken: readonly Option[];
	/** Whether all of them are going to be named, so that equal ones need no number. */
	readonly all: boolean;
	/** Names of the options, for an error. */
	readonly names: () => readonly string[];
}

/** The option that a name means. */
export function pick(position: Position, thing: Thing, offer: Offer): Found<Option> {
	const players = position.players.map(({ name }) => name);
	const text = thingText(thing, players);
	const fits = (option: Option): boolean => isOption(position, option, thing);
	const named = offer.legal.filter(fits);
	const fitting = named.length > 0 ? named : offer.legal.filter(isItsAbility(position, thing));
	const objects = fitting.filter((option) => !('slot' in option));
	// The name of a card means the object, and its slot only where objects cannot be meant.
	const legal = thing.is === 'card' && objects.length > 0 ? objects : fitting;
	const copy = 'copy' in thing ? thing.copy : undefined;
	if (copy !== undefined) {
		const kinds = new Set(legal.map(kindOf));
		const all = [...offer.legal, ...offer.other].filter(
			(option) => fits(option) && (kinds.size === 0 || kinds.has(kindOf(option)))
		);
		const nth = inOrder(position, all)[copy - 1];
		return nth
			? found(nth)
			: lost(`There is no ${text}: ${String(all.length)} of that name can be seen.`);
	}
	const free = legal.filter((option) => !offer.taken.some((t) => sameOption(t, option)));
	const [first, second] = free;
	if (first && (!second || offer.all || free.every(isInterchangeable))) return found(first);
	if (first)
		return lost(`${text} could be any of ${String(free.length)}.`, {
			expected: free.map((_, i) => `${text} #${String(i + 1)}`).join(' · ')
		});
	const again = legal[0] ?? offer.other.find(fits) ?? unnamed(thing, offer);
	if (again) return found(again);
	const names = offer.names();
	const didYouMean = meant(text, names, plain);
	return lost(`${text} is not there to be named.`, {
		...(names.length > 0 ? { expected: names.join(' · ') } : {}),
		...(didYouMean.length > 0 ? { didYouMean } : {})
	});
}

/** The ability of a card that is said to be in play, where only what is on the stack can be meant. */
const isItsAbility =
	(position: Position, thing: Thing) =>
	(option: Option): boolean =>
		'item' in option &&
		thing.is === 'card' &&
		thing.where === 'in play' &&
		position.stack.some((item) => item.id === option.item && isItem(position, item, thing));

/** In the order of the table or of the stack, so that `#2` does not depend on what may be chosen. */
function inOrder(position: Position, options: readonly Option[]): readonly Option[] {
	const objects = inPlay(position).map(({ object }) => object.id);
	const rank = (option: Option): number => {
		if ('object' in option) return objects.indexOf(option.object);
		if ('item' in option) return option.item;
		if ('trigger' in option) return option.trigger;
		return 'at' in option ? option.at : 0;
	};
	return [...options].sort((a, b) => rank(a) - rank(b));
}

const kindOf = (option: Option): string => Object.keys(option)[0] ?? '';

/** Cards of one name in a hand or deck, and triggers of one card, are as good as each other. */
const isInterchangeable = (option: Option): boolean => 'at' in option || 'hand' in option;

/** A card of a hand or deck that nobody had named turns out to be the one named now. */
function unnamed(thing: Thing, { legal, taken }: Offer): Option | null {
	if (thing.is !== 'card') return null;
	const hidden = legal.find(
		(option) =>
			'at' in option && option.card === null && !taken.some((t) => 'at' in t && t.at === option.at)
	);
	return hidden && 'at' in hidden ? { card: thing.card, at: hidden.at } : null;
}
