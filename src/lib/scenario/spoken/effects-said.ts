import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { cardList } from './card-lists.ts';
import { isUsable } from './cards-said.ts';
import { endsHere } from './facts.ts';
import { anyOf, is, numberAt, skip, type Reader } from './reader.ts';
import { thingRef } from './references.ts';
import type { EffectKind, Match, Saying } from './said.ts';
import type { Ref } from './ref.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Found } from './clause.ts';

/** Verbs of what cards do, by the effect: with one of them a card is used that has such an effect. */
const VERBS: Readonly<Record<EffectKind, string>> = {
	steal:
		'steal take grab snatch swipe nick rob dig pinch swap exchange yoink pilfer loot lift snag plunder',
	destroy: 'destroy smash trash sac sacrifice scrap break blow wreck crush melt smelt shatter',
	copy: 'copy duplicate mimic clone',
	recharge: 'recharge untap charge refresh',
	reroll: 'reroll change',
	'change roll': 'change make turn set flip add subtract bump lower raise reduce boost',
	cancel: 'cancel stop negate counter deny nullify block fizzle undo kill shut prevent',
	look: 'look peek check scry',
	loot: 'loot draw',
	prevent: 'prevent protect save shield block guard soak absorb reduce rescue cover survive',
	kill: 'kill murder execute slay finish off end destroy snipe',
	'deal damage':
		'deal hit damage hurt shoot zap blast ping kill finish cut slash stab slice burn poke whack smack punch blow snipe murder wound shank slit injure smite',
	'remove counters': 'remove spend pay',
	'gain ¢': 'gain cash'
};

/** The words of an effect as cards say them. */
const WORDS: Readonly<Record<EffectKind, RegExp>> = {
	steal: /"do":"(?:steal|swap|give loot)/u,
	destroy: /"do":"destroy|"pay":"(?:destroy|discard)/u,
	copy: /"do":"(?:copy|become copy)/u,
	recharge: /"do":"recharge/u,
	reroll: /"do":"reroll/u,
	'change roll': /"do":"(?:change roll|add to roll)/u,
	cancel: /"do":"cancel/u,
	look: /"do":"look/u,
	loot: /"do":"loot/u,
	prevent: /"do":"(?:prevent|make true)/u,
	kill: /"do":"kill/u,
	'deal damage': /"do":"(?:deal damage|kill)/u,
	'remove counters': /"do":"remove counters|"pay":"counters/u,
	'gain ¢': /"do":"gain ¢/u
};

/** Whether what a card does when it is used is of a kind. */
export const hasEffect = (card: CardKey, kind: EffectKind): boolean =>
	isUsable(cardOf(card)) && WORDS[kind].test(JSON.stringify(cardOf(card).abilities));

/** Whether it is of one of several kinds. */
export const hasOneOf = (card: CardKey, kinds: readonly EffectKind[]): boolean =>
	kinds.some((kind) => hasEffect(card, kind));

const PAST: Readonly<Record<string, string>> = {
	stole: 'steal',
	stolen: 'steal',
	took: 'take',
	dug: 'dig',
	got: 'get',
	saw: 'see',
	drew: 'draw',
	dealt: 'deal',
	shot: 'shoot',
	broke: 'break',
	spent: 'spend',
	paid: 'pay',
	blew: 'blow',
	blown: 'blow',
	slew: 'slay',
	made: 'make',
	sliced: 'slice'
};

/** A form of a verb as it is in a list. */
function stemsOf(word: string): readonly string[] {
	const known = PAST[word];
	const bare = word.replace(/(?:es|s|ed|d|ing)$/u, '');
	const doubled = bare.replace(/(\p{L})\1$/u, '$1');
	const y = bare.replace(/i$/u, 'y');
	return [word, word.replace(/s$/u, ''), bare, `${bare}e`, doubled, y, ...(known ? [known] : [])];
}

/** Whether a word is a verb of what cards do: it is no other that somebody mistyped. */
export const isEffectVerb = (word: string): boolean =>
	stemsOf(word).some((stem) => EFFECT_VERBS.has(stem));

const EFFECT_VERBS: ReadonlySet<string> = new Set(
	Object.values(VERBS).flatMap((verbs) => verbs.split(' '))
);

/** The effects that a word may be the verb of. */
export function effectsAt({ tokens }: Reader, at: number): readonly EffectKind[] {
	const token = tokens[at];
	if (token?.kind !== 'word') return [];
	const stems = stemsOf(token.text);
	const kinds = Object.keys(VERBS) as EffectKind[];
	return kinds.filter((kind) => VERBS[kind].split(' ').some((verb) => stems.includes(verb)));
}

/** "Digs up Vera's Pin soul", "removes 3 to kill Amy": what a card does, which was named before or lies before who does it. */
export function effectPiece(reader: Reader, at: number): Found {
	const who = whoAt(reader, at);
	const led = anyOf(reader, who?.to ?? at, 'to|and|wants|tries to|', '');
	const start = skip(reader, led, '');
	const kinds = effectsAt(reader, start);
	// Nothing that was named does so: it is what comes of an act.
	if (![...reader.mentioned].some((card) => hasOneOf(card, kinds))) return null;
	const rest = anyOf(reader, start + 1, 'up|off|away|out', '');
	const object = objectAt(reader, rest);
	const to = object?.to ?? rest;
	// "Removes 3 to kill Amy": what it is for says what it is done to.
	const aim = is(reader, to, 'to', 'and') ? effectsAt(reader, to + 1) : [];
	const target = aim.length > 0 ? objectAt(reader, to + 2) : null;
	const end = target?.to ?? to;
	if (!object || !endsHere(reader, end)) return null;
	const on = target?.value.on ?? object.value.on;
	const done = target ? aim : kinds;
	const effect: Saying = { say: 'effect', who: who?.value ?? null, kinds: done, on };
	// "Digs up Vera's Pin soul": which one it is is chosen as it resolves.
	const isChosen = object.value.said.length > 0 && isLast(reader, end);
	const resolves = { say: 'until', until: 'resolved', what: null } as const;
	return { to: end, value: [...object.value.said, effect, ...(isChosen ? [resolves] : [])] };
}

const isLast = ({ tokens }: Reader, at: number): boolean =>
	tokens.slice(at).every(({ kind }) => kind === 'mark');

interface Object_ {
	readonly on: Ref | null;
	readonly said: readonly Saying[];
}

/** What it is done to: a thing, somebody's soul, so many of something (from somebody). */
function objectAt(reader: Reader, at: number): Match<Object_> | null {
	const owner = ownerAt(reader, at);
	const souls = owner ? cardList(reader, owner.to, ({ souls: value = 0 }) => value > 0) : null;
	if (owner && souls && is(reader, souls.to, 'soul', 'souls'))
		return {
			to: souls.to + 1,
			value: {
				on: null,
				said: [
					{
						say: 'fact',
						about: { ref: 'who', who: owner.value, facts: {} },
						facts: { souls: souls.value.map(({ card }) => card) }
					}
				]
			}
		};
	const from = (to: number): Match<Object_> => {
		const whose = is(reader, to, 'from', 'off', 'of') ? whoAt(reader, to + 1) : null;
		const on: Ref | null = whose ? { ref: 'who', who: whose.value, facts: {} } : null;
		return { to: whose?.to ?? to, value: { on, said: [] } };
	};
	const count = numberAt(reader, at) === null ? at : at + 1;
	const counted = anyOf(
		reader,
		count,
		'of its|his|her|my|the|them counters|cents|',
		'them all|',
		'all|both|some of| them|it|its|his|her|the| counters|cents|',
		'counters|counter|cents|c|¢|damage|dmg|loot|cards|card',
		'a loot|card|soul|counter|cent'
	);
	if (counted >= 0) return from(counted);
	if (count > at && !is(reader, count, 'hp')) return from(count);
	const thing = thingRef(reader, at);
	return thing && { to: thing.to, value: { on: thing.value, said: [] } };
}
