/**
 * Forms: a value with holes, and the words that say it, with the same holes. The wording fits an ability into a
 * form and says its words; the reading finds the words and fills the form. Of several forms of the same the first
 * is how it is said; all are read, and some more (`variants.ts`).
 *
 * In the words, "[who]" is a hole, "[who's]" whose something is, "[who's own]" whose after they were named,
 * "[who have]" a hole as the subject of a verb, "[to alone]" one that is said in a single word; "{deck}" is what the
 * deck is called that is spoken of around it, "{they gain}" and "{who take}" whoever something would happen to.
 */
import {
	holesOf,
	type Form,
	type Hole,
	type Part,
	type Phrase,
	type Shape,
	type Use
} from './hole.ts';
import { isModal, thirdOf } from './inflection.ts';

export type { Form, Part, Phrase, Use } from './hole.ts';

/** Gives a phrase. */
export const phrase = <T>(
	name: string,
	forms: readonly Form<T>[],
	called: string | null = null
): Phrase<T> => ({ name, called, forms });

/**
 * A form of a value of type T. A test asks that its words leave out none of its holes.
 * @throws where the words have a hole that the shape has not.
 */
export function form<T>(shape: Shape<T>, words: string): Form<T> {
	const holes = holesOf(shape);
	return { shape, words: partsOf(words, holes) };
}

const DOERS = ['you', 'they', 'this'] as const;
/** Who does something in all that a form says. */
export type Doer = (typeof DOERS)[number];

/** One thing that a verb's form says is done. */
export interface ClauseForm {
	/** Who does it; null for what is said as an order. */
	readonly who: Doer | Hole<unknown> | null;
	readonly verb: readonly [base: string, third: string];
	readonly rest: readonly Part[];
	/** The same said of what it is done to, as "have" takes it and as it stands by itself. */
	readonly passive: readonly (readonly Part[])[];
}

/** An effect with holes: anything but its verb may be one. */
export type VerbShape<T> = T extends { readonly do: string }
	? { readonly [K in keyof T]: K extends 'do' ? T[K] : Shape<T[K]> }
	: never;

/** An effect with holes, and the clauses that say it. */
export interface VerbForm {
	readonly shape: { readonly do: string };
	readonly clauses: readonly ClauseForm[];
}

/**
 * A form of an effect: its clauses stand with " / " between them.
 * @throws where the words have a hole that the shape has not.
 */
export function verbForm<T extends { readonly do: string }>(
	shape: VerbShape<T>,
	words: string,
	passive: readonly string[] = []
): VerbForm {
	const holes = holesOf(shape);
	const passives = passive.map((one) => partsOf(one, holes));
	const clauses = words.split(' / ').map((one) => clauseOf(partsOf(one, holes), passives));
	return { shape, clauses };
}

const HOLE =
	/\{(?:deck|(?<whom>they|who) (?<does>\w+))\}|\[(?<name>\w+)(?<whose>'s(?<own> own)?)?(?: (?<verb>[\w']+(?: \w+)*))?\]/u;

function partsOf(words: string, holes: ReadonlyMap<string, Hole<unknown>>): readonly Part[] {
	const found = HOLE.exec(words);
	if (!found?.groups) return words === '' ? [] : [words];
	const { whom, does, name, whose, own, verb } = found.groups;
	const use = (): Use => {
		if (does !== undefined) return { as: whom === 'they' ? 'they' : 'who', verb: does };
		if (name === undefined) return { as: 'deck' };
		const hole = holes.get(name);
		if (!hole) throw new Error(`no hole ${name}: ${words}`);
		if (own) return { hole, as: 'own' };
		if (whose) return { hole, as: 'possessive' };
		if (verb === undefined) return { hole, as: 'object' };
		return verb === 'alone' ? { hole, as: verb } : { hole, as: 'subject', verb };
	};
	const before = words.slice(0, found.index);
	const rest = partsOf(words.slice(found.index + found[0].length), holes);
	return [...(before === '' ? [] : [before]), use(), ...rest];
}

/** A clause by its words: a hole, "you", "they" or "this" at the beginning is who does it. */
function clauseOf(parts: readonly Part[], passive: ClauseForm['passive']): ClauseForm {
	const [first, ...more] = parts;
	const hole = typeof first === 'object' && 'hole' in first ? first.hole : null;
	const [words = '', ...rest] = hole === null ? parts : more;
	if (typeof words !== 'string') throw new Error('no verb');
	const all = words.trim().split(' ');
	const doer = DOERS.find((one) => hole === null && one === all[0]) ?? null;
	const [verb = '', ...others] = doer === null ? all : all.slice(1);
	const base = isModal(verb) ? [verb, ...others.splice(0, 1)].join(' ') : verb;
	const said = others.join(' ');
	return {
		who: hole ?? doer,
		verb: [base, thirdOf(base)],
		rest: [...(said === '' ? [] : [words.endsWith(' ') ? `${said} ` : said]), ...rest],
		passive
	};
}
