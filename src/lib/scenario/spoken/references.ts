import type { Card } from '../../cards/card.ts';
import { isOfOtherSet } from '../../cards/sets/index.ts';
import { cardOf } from '../../cards/library.ts';
import { bracketFacts, trailingFacts } from './fact-brackets.ts';
import { TURNED } from './facts-owned.ts';
import { pileAt, slotAt } from './places.ts';
import type { Naming } from './naming.ts';
import { type Reader, anyOf, article, cardAt, is, numberAt, verbAt } from './reader.ts';
import { rollRef } from './roll-refs.ts';
import type { Match } from './said.ts';
import type { CardRef, Facts, Ref, Who } from './ref.ts';
import { isMonster } from './cards-said.ts';
import { bareHP, isSomebodys } from './whose-facts.ts';
import { ofCharacter, ownOr } from './own-characters.ts';
import type { Token } from './token.ts';
import { ownerAt, whoAt } from './who.ts';

/** "A 1 HP Gurdy", "the 2hp Ben": HP before who or what has them. */
function hpBefore(reader: Reader, at: number): Match<Facts> | null {
	const hp = numberAt(reader, at);
	const unit = anyOf(reader, at + 1, '-|', '');
	return hp !== null && is(reader, unit, 'hp', 'health', 'life')
		? { to: unit + 1, value: { hp } }
		: null;
}

/** Words before a card's name that say nothing of it. */
const PRAISE =
	'last|trusty|new|only|first|second|third|fourth|next|good|remaining|starting|evil|own';

/** Words before a card's name that say something of it: "her tapped Jawbone". */
function adjectiveAt(reader: Reader, at: number): Match<Facts> | null {
	const hp = hpBefore(reader, at);
	if (hp) return hp;
	if (is(reader, at, ...TURNED)) return { to: at + 1, value: { deactivated: true } };
	if (is(reader, at, 'charged', 'untapped', 'ready', 'upright'))
		return { to: at + 1, value: { charged: true } };
	const isPraise = anyOf(reader, at, PRAISE) >= 0;
	return isPraise && !is(reader, at + 1, 'soul', 'souls') ? { to: at + 1, value: {} } : null;
}

/** A card with what is said of it: "Ben's Relic", "the D6 (tapped)", "Gurdy, which has 1 HP left". */
export function cardRef(
	reader: Reader,
	at: number,
	fits: (card: Card) => boolean = () => true,
	withFacts = true
): Match<CardRef> | null {
	const behind = article(reader, at) > at ? cardAt(reader, article(reader, at), fits) : null;
	const here = cardAt(reader, at, fits);
	// "The Butter Bean" is rather the one of the base set than that of another with "the" in its name.
	const isRather =
		behind !== null &&
		(behind.to > (here?.to ?? 0) ||
			(behind.to === here?.to && isOfOtherSet(here.value) && !isOfOtherSet(behind.value)));
	const own = isRather ? behind : here;
	const inShop = anyOf(reader, article(reader, at), 'shops', 'shop');
	const sold = own || inShop < 0 ? null : cardAt(reader, inShop, fits);
	if (sold)
		return {
			to: sold.to,
			value: { ref: 'card', card: sold.value, of: null, facts: { inShop: true } }
		};
	const owner = own ? null : ownerAt(reader, article(reader, at));
	const start = own ? at : owner ? article(reader, owner.to) : article(reader, at);
	const described = (own ?? cardAt(reader, start, fits)) ? null : adjectiveAt(reader, start);
	const found = own ?? cardAt(reader, described?.to ?? start, fits);
	if (!found || (owner && isOfNobody(reader, owner, found.naming))) return null;
	const facts = described?.value ?? {};
	const of = owner && ownOr(reader, owner);
	const bare: CardRef = { ref: 'card', card: found.value, of, facts };
	let to = found.to;
	let ref = bare;
	if (is(reader, to, 'trigger', 'ability', 'effect')) {
		ref = { ...ref, ...(is(reader, to, 'trigger') ? { isTrigger: true as const } : {}) };
		to++;
	} else if (is(reader, to, 'card', 'activation', 'item', 'use') && !is(reader, to + 1, 'deck'))
		to++;
	return withFacts ? withSaid(reader, to, ref, at) : { to, value: ref };
}

/**
 * "Tammy's Head": whose head it is belongs to a name that no card has, where a word of several names is all that
 * is said of the card and nobody of that name is spoken of elsewhere.
 */
function isOfNobody(
	{ people, tokens }: Reader,
	{ to, value: who }: Match<Who>,
	{ part, cards, form }: Naming
): boolean {
	if (who.is !== 'name' || part === false || cards.length < 2 || form !== 'name') return false;
	return !tokens.some((_, i) => i !== to - 1 && people.at(i)?.name === who.name);
}

/** A card with the facts behind it. @param from where its name begins; null where nothing is said by brackets alone. */
export function withSaid(
	reader: Reader,
	at: number,
	ref: CardRef,
	from: number | null = null
): Match<CardRef> {
	const bare = from === null ? null : bareHP(reader, from, at, ref.card);
	let to = bare?.to ?? at;
	let said = bare ? { ...ref, facts: { ...ref.facts, ...bare.value } } : ref;
	for (let i = 0; i < 3; i++) {
		const of = is(reader, to, 'of') && said.of === null ? whoAt(reader, to + 1) : null;
		if (of && of.value.is !== 'he') {
			said = { ...said, of: of.value };
			({ to } = of);
			continue;
		}
		const clarified = is(reader, to, '(')
			? cardAt(reader, to + 1, (card) => card === cardOf(said.card))
			: null;
		if (clarified && is(reader, clarified.to, ')')) {
			to = clarified.to + 1;
			continue;
		}
		// "Blank Card with Two Cents": a card, by its capitals.
		const named = is(reader, to, 'with') ? cardAt(reader, to + 1) : null;
		const isNamed = named !== null && reader.tokens.slice(to + 1, named.to).every(isCapital);
		if (isNamed) break;
		const facts = bracketFacts(reader, to, 'card') ?? trailingFacts(reader, to, 'card');
		// "With 1 HP left herself" is said of whoever does it.
		if (!facts || is(reader, facts.to - 1, 'himself', 'herself', 'themself')) break;
		if (facts.value.hp !== undefined && cardOf(said.card).hp === undefined) break;
		// "Dies to Gurdy with 2 souls": what no monster has.
		if (facts.value.hp === undefined && isMonster(cardOf(said.card)) && isSomebodys(facts.value))
			break;
		const { of: owner, ...rest } = facts.value;
		said = { ...said, of: owner ?? said.of, facts: { ...said.facts, ...rest } };
		to = facts.to;
	}
	return { to, value: said };
}

const isCapital = ({ capital, kind }: Token): boolean => capital && kind === 'word';

/** An attack, a purchase or a death as a noun: "Zoe's attack on Monstro", "my purchase", "Finn's death". */
export function eventRef(reader: Reader, at: number): Match<Ref> | null {
	const owner = ownerAt(reader, article(reader, at)) ?? ownerAt(reader, at);
	const start = article(reader, owner ? owner.to : at);
	const death = deathAt(reader, at);
	if (death) return { to: death.to, value: { ref: 'death', of: death.value } };
	if (!owner && start === at && !is(reader, start + 1, 'on')) return null;
	const of = owner?.value ?? null;
	if (is(reader, start, 'attack', 'attacks', 'fight') && !is(reader, start + 1, 'roll')) {
		let to = start + 1;
		const foe = is(reader, to, 'with')
			? cardRef(reader, to + 1, ({ kind }) => kind === 'monster')
			: null;
		const on = foe ?? (is(reader, to, 'on', 'against', 'vs') ? thingRef(reader, to + 1) : null);
		if (on) to = on.to;
		const by = is(reader, to, 'by') ? whoAt(reader, to + 1) : null;
		if (by) to = by.to;
		return { to, value: { ref: 'attack', of: by?.value ?? of, on: on?.value ?? null, roll: null } };
	}
	if (is(reader, start, 'purchase', 'buy')) {
		const on = is(reader, start + 1, 'of') ? thingRef(reader, start + 2) : null;
		return { to: on?.to ?? start + 1, value: { ref: 'purchase', of, on: on?.value ?? null } };
	}
	return null;
}

/** "Finn's death", "the death of Gurdy": whose it is. */
export function deathAt(reader: Reader, at: number): Match<Who | CardRef> | null {
	const start = article(reader, at);
	const of = anyOf(reader, start, 'death|dying of');
	if (of >= 0) return whoAt(reader, of) ?? cardRef(reader, of, isMonster, false);
	const owner = ownerAt(reader, start) ?? cardRef(reader, start, isMonster, false);
	const noun = owner ? article(reader, owner.to) : -1;
	return owner && is(reader, noun, 'death') && !is(reader, noun + 1, 'card')
		? { to: noun + 1, value: owner.value }
		: null;
}

/** A card that somebody uses on something, as a noun: "Mia's bomb (on Spider)", "Lea's Jawbone on me". */
export function useRef(reader: Reader, at: number): Match<Ref> | null {
	const named = cardRef(reader, at, ({ kind }) => kind !== 'monster' && kind !== 'curse');
	if (!named) return null;
	const played = named.value.of === null ? playedBy(reader, named) : null;
	if (played) return played;
	// "The Butter Bean! that's on the stack (Rosa's, on his 3 Cents)".
	const there = anyOf(reader, named.to, 'that|which is|was on the stack', 'on the stack', '');
	const card = is(reader, there, '(') ? { ...named, to: there } : named;
	const told =
		card.value.of === null && is(reader, card.to, '(') ? ownerAt(reader, card.to + 1) : null;
	if (told) {
		// "The bomb (Ben's bomb, aimed at me)".
		const same = cardAt(reader, told.to, (one) => one === cardOf(card.value.card));
		const after = same?.to ?? told.to;
		const aimed = anyOf(
			reader,
			is(reader, after, ',') ? after + 1 : after,
			'aimed at',
			'targeting',
			'on',
			'at'
		);
		const thing = aimed >= 0 ? thingRef(reader, aimed) : null;
		if (!thing || !is(reader, thing.to, ')')) return null;
		return {
			to: thing.to + 1,
			value: { ref: 'use', card: { ...card.value, of: told.value }, on: [thing.value] }
		};
	}
	if (card.value.of === null) return null;
	const opens = is(reader, card.to, '(');
	const on = opens ? card.to + 1 : card.to;
	if (!is(reader, on, 'on', 'at', 'against', 'targeting')) return null;
	const thing = thingRef(reader, on + 1);
	if (!thing || (opens && !is(reader, thing.to, ')'))) return null;
	return {
		to: opens ? thing.to + 1 : thing.to,
		value: { ref: 'use', card: card.value, on: [thing.value] }
	};
}

/** "The Dice Shard that I play", "the bomb I threw at Kim": a card, by who uses it. */
function playedBy(reader: Reader, { to, value }: Match<CardRef>): Match<Ref> | null {
	const who = whoAt(reader, anyOf(reader, to, 'that|which', ''));
	const does = who ? anyOf(reader, who.to, 'just|has|have|had|is|am|was', '') : -1;
	const verb = does < 0 ? null : verbAt(reader, does)?.verb;
	if (!who || who.value.is === 'he' || (verb !== 'use' && verb !== 'put')) return null;
	const led = anyOf(reader, does + 1, 'on|at|against');
	const thing = led < 0 ? null : thingRef(reader, led);
	const on = thing ? [thing.value] : [];
	return {
		to: thing?.to ?? does + 1,
		value: { ref: 'use', card: { ...value, of: who.value }, on }
	};
}

/** Anything that can be pointed at. */
export function thingRef(
	reader: Reader,
	at: number,
	fits: (card: Card) => boolean = () => true
): Match<Ref> | null {
	const roll = rollRef(reader, at);
	if (roll) return roll;
	const use = useRef(reader, at);
	if (use) return use;
	const event = eventRef(reader, at);
	if (event) return event;
	const card = cardRef(reader, at, fits);
	if (card) return ofCharacter(card) ?? card;
	const pile = pileAt(reader, at) ?? slotAt(reader, at);
	if (pile) return pile;
	if (is(reader, at, 'mine', 'his', 'hers', 'theirs', 'yours') && isAlone(reader, at + 1))
		return { to: at + 1, value: { ref: 'it' } };
	const answer = anyOf(reader, at, 'the cancel|counter|response|answer');
	if (answer >= 0) return { to: answer, value: { ref: 'it' } };
	if (is(reader, at, 'it', 'itself', 'that', 'this'))
		return { to: is(reader, at + 1, 'one') ? at + 2 : at + 1, value: { ref: 'it' } };
	// "Bombs a monster", where none is named.
	const isAny = is(reader, at, 'a') && ![...reader.mentioned].some((one) => isMonster(cardOf(one)));
	if (
		is(reader, article(reader, at), 'monster') &&
		!is(reader, article(reader, at) + 1, 'deck', 'discard', 'slot')
	)
		return {
			to: article(reader, at) + 1,
			value: { ref: 'it', ...(is(reader, at, 'the') || isAny ? { is: 'monster' } : {}) }
		};
	// "The dead Ben".
	const dead = article(reader, at);
	const corpse = is(reader, dead, 'dead') ? whoAt(reader, dead + 1) : null;
	if (corpse)
		return { to: corpse.to, value: { ref: 'who', who: corpse.value, facts: { dead: true } } };
	const weak = hpBefore(reader, article(reader, at));
	const hurt = weak ? whoAt(reader, weak.to) : null;
	if (weak && hurt)
		return { to: hurt.to, value: { ref: 'who', who: hurt.value, facts: weak.value } };
	const who = whoAt(reader, at);
	if (!who) return null;
	const facts = whoFacts(reader, who.to);
	return { to: facts.to, value: { ref: 'who', who: who.value, facts: facts.value } };
}

/** Whether nothing that could be somebody's follows. */
const isAlone = ({ tokens }: Reader, at: number): boolean =>
	tokens[at] === undefined || tokens[at].kind === 'mark' || tokens[at].text === 'and';

/** What is said of a person right behind the name: "(1 HP)", "with 2 cents". */
export function whoFacts(reader: Reader, at: number): Match<Facts> {
	let to = at;
	let facts: Facts = {};
	for (let i = 0; i < 3; i++) {
		const more = bracketFacts(reader, to, 'who') ?? trailingFacts(reader, to, 'who');
		if (!more) break;
		facts = { ...facts, ...more.value };
		to = more.to;
	}
	return { to, value: facts };
}
