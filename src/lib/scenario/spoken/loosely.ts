import { cardOf } from '../../cards/library.ts';
import { isItem, isMonster, isUsable } from './cards-said.ts';
import { cardVerbedAt } from './clause-words.ts';
import type { Said } from './clause.ts';
import { contextAt } from './context.ts';
import { endsHere } from './facts.ts';
import { words } from './fillers.ts';
import { facesAt } from './numbers.ts';
import { effectsAt, hasOneOf } from './effects-said.ts';
import { anyOf, cardAt, is, numberAt, phraseAt, skip, verbAt, type Reader } from './reader.ts';
import { cardRef, thingRef } from './references.ts';
import type { EffectKind, Face, Match } from './said.ts';
import type { CardRef, Ref, Who } from './ref.ts';
import { harms, takesOf } from './takes.ts';
import { damageThere } from './short.ts';
import type { Tense, Verb } from './vocabulary.ts';
import { whoAt } from './who.ts';

/** Words that say what stands behind them is to a clause. */
const MARKERS: ReadonlySet<string> = new Set(
	words('on at against vs v versus to into onto for with using via through by from off of in')
);

/** Words of a clause that say nothing by themselves. */
const SMALL: ReadonlySet<string> = new Set(
	words(
		`a an the his her my their own is was are were be been being has had have gets got get does did do
		to in that tries tried wants wanted decides decided goes went wanna gonna ability effect card item loot
		damage dmg play turn attack roll die dice also already just one of as`
	)
);

/** Verbs that a card can be the means of. */
const WITH_A_CARD: ReadonlySet<Verb> = new Set<Verb>([
	'use',
	'put',
	'respond',
	'kill',
	'destroy',
	'hit',
	'attack',
	'swing',
	'target',
	'cancel',
	'reroll',
	'prevent',
	'make',
	'turn into',
	'recharge',
	'choose',
	'give',
	'deal',
	'get',
	'have',
	'be',
	'do',
	'want'
]);

/** Verbs that tell no act by themselves. */
const BARE: ReadonlySet<Verb> = new Set<Verb>(['get', 'have', 'be', 'do', 'want', 'make', 'put']);

/** Verbs of an attack and its roll. */
const OF_A_FIGHT: ReadonlySet<Verb> = new Set<Verb>([
	'attack',
	'swing',
	'hit',
	'roll',
	'get',
	'be',
	'have',
	'do',
	'want',
	'declare',
	'make',
	'deal'
]);

/** A part of a clause: a person or a thing, with the word before it that says what it is to the clause. */
interface Part {
	readonly ref: Ref;
	readonly marker: string | null;
	/** Whether it stands before the first verb. */
	readonly isFirst: boolean;
}

interface Parts {
	readonly parts: readonly Part[];
	readonly verbs: readonly { readonly verb: Verb; readonly tense: Tense }[];
	readonly faces: readonly Face[] | null;
	/** How many counters are spoken of. */
	readonly counters: number | null;
	readonly effects: readonly EffectKind[];
	/** A helping word stands before a form of what was done. */
	readonly isPassive: boolean;
}

/** The parts of the clause that begins at a place; null where a word of it is none. */
function partsAt(reader: Reader, at: number): Match<Parts> | null {
	const parts: Part[] = [];
	const verbs: { readonly verb: Verb; readonly tense: Tense }[] = [];
	const effects: EffectKind[] = [];
	let faces: readonly Face[] | null = null;
	let marker: string | null = null;
	let isPassive = false;
	let counters: number | null = null;
	let to = at;
	const add = (ref: Ref, end: number): void => {
		parts.push({ ref, marker, isFirst: verbs.length === 0 });
		marker = null;
		to = end;
	};
	while (reader.tokens[to] && !(to > at && endsHere(reader, to))) {
		const token = reader.tokens[to];
		// "When the damage is on the stack": that passes until it is.
		if (damageThere(reader, to)) return null;
		const isPast = verbAt(reader, to)?.tense === 'past' || cardVerbedAt(reader, to);
		const isHelped = is(reader, to - 1, 'is', 'was', 'gets', 'got', 'get', 'been', 'being', 'are');
		const card = cardRef(reader, to, isUsable, false);
		const named = cardAt(reader, to, isUsable);
		const isVerb = named?.naming.form === 'inflected' || (named && whoAt(reader, to - 1));
		const verb = named ? null : verbAt(reader, to);
		const shown: Match<readonly Face[]> | null = faces === null ? facesAt(reader, to) : null;
		const nothing = Math.max(phraseAt(reader, to), contextAt(reader, to), amountAt(reader, to));
		const isMeans = is(reader, to, 'using') && cardRef(reader, to + 1, isUsable, false) !== null;
		const thing = card ? null : thingRef(reader, to);
		if (isPast && isHelped) isPassive = true;
		const known = effectsAt(reader, to);
		const effect = !verb && !card && !thing && known.length > 0;
		if (verb || effect) effects.push(...known);
		if (is(reader, to + 1, 'counters')) counters = numberAt(reader, to);
		if (nothing > to) to = nothing;
		else if (isMeans) {
			marker = 'using';
			to++;
		} else if (effect) to = anyOf(reader, to + 1, 'up|off|away|out', '');
		else if (verb) {
			verbs.push(verb);
			to++;
		} else if (card) {
			if (isVerb) verbs.push({ verb: 'use', tense: 'now' });
			add(card.value, card.to);
		} else if (MARKERS.has(token?.text ?? '') && !endsHere(reader, to + 1)) {
			marker = token?.text ?? null;
			to++;
		} else if (shown) {
			// "Hits Gurdy for 2": it may be what it deals.
			if (marker === 'for' && !is(reader, to, 'a', 'an')) return null;
			faces = shown.value;
			({ to } = shown);
			marker = null;
		} else if (thing?.value.ref === 'card' && cardOf(thing.value.card).kind === 'bonus soul')
			return null;
		else if (thing && (thing.value.ref !== 'it' || marker !== null || verbs.length > 0))
			add(thing.value, thing.to);
		else if (SMALL.has(token?.text ?? '')) to++;
		else if (skip(reader, to, '') > to) to = skip(reader, to, '');
		else return null;
	}
	return { to, value: { parts, verbs, effects, faces, counters, isPassive } };
}

/** Behind "3 cents", "1 damage": how much a card does is printed on it. */
const amountAt = (reader: Reader, at: number): number =>
	numberAt(reader, at) !== null && anyOf(reader, at + 1, AMOUNTS) >= 0 ? at + 2 : at;

const AMOUNTS = 'c|¢|cent|cents|coin|coins|damage|dmg|counter|counters|loot|cards|card';

const isCard =
	(fits: (ref: CardRef) => boolean) =>
	({ ref }: Part): boolean =>
		ref.ref === 'card' && fits(ref);

const isTool = isCard(({ card }) => isUsable(cardOf(card)));
const isFoe = isCard(({ card }) => isMonster(cardOf(card)));
const isPerson = ({ ref }: Part): boolean => ref.ref === 'who';
const isTo = ({ marker }: Part): boolean => marker === 'to';

/** Who does it: who stands before the verb, or behind "by" where it is done to that. */
function doerOf(
	{ isPassive }: Parts,
	people: readonly Part[]
): { readonly doer: Part | null; readonly others: readonly Part[] } {
	const by = people.find(({ marker }) => marker === 'by');
	const first = people.find(({ marker, isFirst }) => marker === null && isFirst);
	const doer = by ?? (isPassive ? null : first) ?? null;
	return { doer, others: people.filter((one) => one !== doer) };
}

const whoOf = (part: Part | null): Who | null => (part?.ref.ref === 'who' ? part.ref.who : null);

/** A card is used: the one behind "with", or the only one; what else there is of things is what it is used on. */
function useOf(parts: Parts): Said | null {
	const tools = parts.parts.filter(isTool);
	const tool =
		tools.find(({ marker }) => marker !== null && TOOL.has(marker)) ??
		(tools.length === 1 ? tools[0] : undefined);
	if (tool?.ref.ref !== 'card' || parts.faces !== null) return null;
	// "The damage from my bomb": what is suffered is not used there; counters are taken from what is.
	if (tool.marker !== null && SUFFERED.has(tool.marker) && parts.counters === null) return null;
	// "Ida copies my Nickel with Blank Card": that is what it does.
	const { card } = tool.ref;
	const isItsEffect = tool.marker !== null && hasOneOf(card, parts.effects);
	if (!isItsEffect && !parts.verbs.every(({ verb }) => WITH_A_CARD.has(verb))) return null;
	if (!isItsEffect && parts.verbs.every(({ verb }) => BARE.has(verb))) return null;
	// "Gives Ben a bomb", "traded my Yum Heart to Ben": it changes hands.
	const people = parts.parts.filter(isPerson);
	const isItsOwn = harms(card, '2023') || (isItem(cardOf(card)) && people.some(isTo));
	const isGiven = parts.verbs.some(({ verb }) => verb === 'give') && isItsOwn;
	const isTraded = parts.verbs.some(({ verb }) => verb === 'pay');
	if ((isGiven || isTraded) && tool.marker === null) return null;
	// "Mia cancels the Shard": with what is not said.
	const isAnswer = parts.verbs.some(({ verb }) => verb === 'cancel' || verb === 'respond');
	if (isAnswer && tool.marker === null) return null;
	const { doer, others } = doerOf(parts, people);
	const things = parts.parts.filter((one) => one !== tool && !isPerson(one));
	const takes = takesOf(tool.ref.card, '2023');
	const on = [...things, ...(things.length === 0 && takes.has('player') ? others : [])];
	if (
		on.length > 1 ||
		(things.length > 0 && others.length > 0) ||
		(on.length === 0 && others.length > 0)
	)
		return null;
	return [
		{
			say: 'use',
			who: whoOf(doer) ?? tool.ref.of ?? (parts.isPassive ? { is: 'other' } : null),
			card: parts.counters === null ? tool.ref : withCounters(tool.ref, parts.counters),
			on: on.map(({ ref }) => ref),
			words: [],
			isVerb: true
		}
	];
}

/** "Removes 3 counters from Tech X": they are there. */
const withCounters = (card: CardRef, counters: number): CardRef => ({
	...card,
	facts: { counters, ...card.facts }
});

/** Words before what something comes from. */
const SUFFERED: ReadonlySet<string> = new Set(words('from off of'));

/** Words before what something is done with. */
const TOOL: ReadonlySet<string> = new Set(words('with using via through by'));

/** Somebody attacks a monster, and rolls. */
function attackOf(parts: Parts): Said | null {
	const foes = parts.parts.filter(isFoe);
	const people = parts.parts.filter(isPerson);
	const [foe] = foes;
	if (foe?.ref.ref !== 'card' || foes.length > 1) return null;
	if (foes.length + people.length < parts.parts.length) return null;
	if (!parts.verbs.every(({ verb }) => OF_A_FIGHT.has(verb))) return null;
	const isAttack = parts.verbs.some(({ verb }) => verb === 'attack' || verb === 'roll');
	const { doer, others } = doerOf(parts, people);
	if (others.length > 0 || (!isAttack && (doer === null || parts.faces === null))) return null;
	const who = whoOf(doer);
	return [
		{ say: 'attack', who, on: foe.ref },
		...(parts.faces === null
			? []
			: [{ say: 'roll', who, faces: parts.faces, against: null } as const])
	];
}

/**
 * A clause whose parts stand in any order, every word of which is one: somebody uses a card, or attacks. For
 * what no way of saying it fits.
 */
export function looselyAt(reader: Reader, at: number): Match<Said> | null {
	const found = partsAt(reader, at);
	if (!found || found.value.parts.length === 0) return null;
	const said = useOf(found.value) ?? attackOf(found.value);
	return said && { to: found.to, value: said };
}
