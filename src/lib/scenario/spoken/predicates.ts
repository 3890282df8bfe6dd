import { attacks, buys, rolls, swings } from './declarations.ts';
import { covers, deals, happens, makes, reveals, rerolls, turnsInto } from './outcomes.ts';
import { isItem, isOwnable, isUsable, makesRoll } from './cards-said.ts';
import { cardAtPerson, type Said, type Subject } from './clauses.ts';
import { endsHere, factList } from './facts.ts';
import { anyOf, article, cardAt, is, numberAt, skip, type Reader } from './reader.ts';
import { cardRef, thingRef, whoAt } from './references.ts';
import type { CardRef, Facts, Match, Ref, Saying } from './said.ts';
import { CANCELS } from './spoken-names.ts';
import { useOf, useWith } from './uses.ts';
import type { Deed } from './verbs.ts';

type Found = Match<Said> | null;

/** Somebody does something, or something happens: from the verb on. */
export function predicate(
	reader: Reader,
	deed: Match<Deed> & { readonly start: number },
	subject: Subject
): Found {
	const { to } = deed;
	const { who, thing } = subject;
	const one = (end: number, ...said: Said): Found => ({ to: end, value: said });
	const { verb } = deed.value;
	if (thing) return happens(reader, deed, thing);
	switch (verb) {
		case 'attack':
			return attacks(reader, to, who);
		case 'swing':
			return is(reader, to, 'on', 'over', 'onto')
				? covers(reader, to, who)
				: swings(reader, to, who);
		case 'hit':
		case 'miss':
			return hits(reader, deed, subject);
		case 'roll':
			return rolls(reader, to, who);
		case 'use':
			return uses(reader, to, subject);
		case 'respond':
			return responds(reader, to, subject);
		case 'put':
			return covers(reader, to, who) ?? useWithOn(reader, to, subject);
		case 'buy':
			return buys(reader, to, who);
		case 'pass': {
			const turn = anyOf(reader, to, 'the|his|her|my|their|a|an turn');
			if (turn >= 0) return one(turn, { say: 'end', who });
			const priority = anyOf(reader, to, 'priority to', 'priority', 'to');
			const other = priority >= 0 ? whoAt(reader, priority) : null;
			return one(other?.to ?? (priority >= 0 && !is(reader, priority - 1, 'to') ? priority : to), {
				say: 'pass',
				who
			});
		}
		case 'end': {
			const turn = anyOf(reader, to, 'the|his|her|my|their|a| turn', 'turn');
			if (turn >= 0) return one(turn, { say: 'end', who });
			return endsHere(reader, to) && deed.value.tense !== 'past'
				? one(to, { say: 'end', who })
				: null;
		}
		case 'kill':
			return kills(reader, to, subject);
		case 'die':
			return dies(reader, to, subject);
		case 'cancel': {
			const done = deed.value.tense === 'past' ? anyOf(reader, to, 'by|with') : -1;
			const answer = done >= 0 && !who ? cardRef(reader, done, isUsable) : null;
			if (answer)
				return one(answer.to, {
					say: 'use',
					who: answer.value.of ?? { is: 'other' },
					card: answer.value,
					on: [{ ref: 'it' }],
					words: []
				});
			const what = thingRef(reader, to);
			const aimed = what?.to ?? to;
			const by = anyOf(reader, aimed, 'with|by|using');
			const card = by >= 0 ? cardRef(reader, by, isUsable) : null;
			const used = card?.value ?? CANCELS;
			return one(card?.to ?? aimed, {
				say: 'use',
				who,
				card: used,
				on: what ? [what.value] : [],
				words: []
			});
		}
		case 'choose':
		case 'cover':
		case 'target':
			return covers(reader, to, who) ?? choosesNumber(reader, to, subject);
		case 'reveal':
			return reveals(reader, to);
		case 'accept':
			return one(aboutIt(reader, to), { say: 'answer', who, yes: true, card: null });
		case 'decline':
			return one(aboutIt(reader, to), { say: 'answer', who, yes: false, card: null });
		case 'reroll':
			return rerolls(reader, to, who);
		case 'resolve':
			return endsHere(reader, to) ? one(to, { say: 'until', until: 'resolved', what: null }) : null;
		case 'make':
			return makes(reader, to, who);
		case 'turn into':
			return turnsInto(reader, to, who) ?? uses(reader, to, subject);
		case 'deal':
			return deals(reader, to, who);
		case 'pay':
			return pays(reader, to, subject);
		case 'steal':
			return steals(reader, to, subject);
		case 'recharge': {
			const what = cardRef(reader, to);
			if (!what) return null;
			const by = anyOf(reader, what.to, 'with|w|by|using|via', 'w /');
			const card = by >= 0 ? cardRef(reader, by, isUsable) : null;
			return (
				card && one(card.to, { say: 'use', who, card: card.value, on: [what.value], words: [] })
			);
		}
		case 'get':
		case 'have':
			return getsOrHas(reader, deed, subject);
		case 'be':
			return isSo(reader, to, subject);
		case 'do': {
			const nothing = anyOf(reader, to, 'nothing', 'not respond|react', 'not do anything');
			return nothing >= 0 ? one(nothing, { say: 'pass', who }) : null;
		}
		case 'claim':
			return (
				saysNo(reader, deed.start, to, subject) ??
				(is(reader, deed.start, 'draws', 'draw', 'loots', 'loot', 'heals')
					? withCardUsed(reader, to, subject)
					: null) ??
				takesOff(reader, deed.start, to)
			);
		case 'add':
			return shifted(reader, to, 1);
		case 'look':
			return withCardUsed(reader, to, subject);
		case 'give':
			return gives(reader, to, subject);
		case 'declare': {
			const attack = anyOf(reader, to, 'an attack', 'attack');
			if (attack >= 0) return attacks(reader, attack, who);
			const purchase = anyOf(reader, to, 'a purchase', 'purchase', 'a buy');
			return purchase >= 0 ? buys(reader, purchase, who) : null;
		}
		case 'want': {
			const card = cardRef(reader, to, isItem);
			return card && one(card.to, { say: 'wants', card: card.value });
		}
		default:
			return null;
	}
}

const aboutIt = (reader: Reader, at: number): number =>
	anyOf(reader, at, 'it', 'that', 'to it|that', '');

/** "Looks at the deck with Sleight of Hand", "draws with A Sack". */
function withCardUsed(reader: Reader, at: number, { who }: Subject): Found {
	const before = is(reader, at, 'at') ? thingRef(reader, at + 1) : null;
	const led = anyOf(reader, before?.to ?? at, 'with|using|via');
	const use = led >= 0 ? useWith(reader, led, who, false) : null;
	if (!use || !before) return use;
	return {
		to: use.to,
		value: use.value.map((one) =>
			one.say === 'use' && one.on.length === 0 ? { ...one, on: [before.value] } : one
		)
	};
}

/** "Adds 2". */
function shifted(reader: Reader, at: number, sign: 1 | -1): Found {
	const number = numberAt(reader, is(reader, at, '+') ? at + 1 : at);
	const end = is(reader, at, '+') ? at + 2 : at + 1;
	return number !== null && endsHere(reader, end)
		? { to: end, value: [{ say: 'shifts', by: sign * number }] }
		: null;
}

/** "Takes off 2", "takes 1". */
function takesOff(reader: Reader, start: number, at: number): Found {
	if (!is(reader, start, 'takes', 'take', 'took')) return null;
	return shifted(reader, anyOf(reader, at, 'off|away', ''), -1);
}

/** "Gives her +1 with The Bone", "gives Tom 3¢". */
function gives(reader: Reader, at: number, subject: Subject): Found {
	const whom = whoAt(reader, at);
	const plus = anyOf(reader, whom?.to ?? at, 'a +|-', '+|-', 'it +|-', 'it a +|-');
	const number = plus >= 0 ? numberAt(reader, plus) : null;
	if (number === null) return pays(reader, at, subject);
	const roll = anyOf(reader, plus + 1, 'to|on the|his|her|my roll', '');
	const led = anyOf(reader, roll, 'with|from|using|via');
	return led >= 0 ? useWith(reader, led, subject.who, false) : null;
}

/** "Says no to it". */
function saysNo(reader: Reader, start: number, to: number, { who }: Subject): Found {
	if (!is(reader, start, 'says', 'say', 'said')) return null;
	const yes = anyOf(reader, to, 'yes to it|that', 'yes');
	const no = anyOf(reader, to, 'no to it|that', 'no');
	if (yes < 0 && no < 0) return null;
	return { to: Math.max(yes, no), value: [{ say: 'answer', who, yes: yes >= 0, card: null }] };
}

function hits(reader: Reader, deed: Match<Deed>, { who }: Subject): Found {
	const { to } = deed;
	const isHit = deed.value.verb === 'hit';
	const isRolled =
		is(reader, to, 'with', 'for', 'once', 'twice') ||
		endsHere(reader, to) ||
		is(reader, to, 'vs', 'against');
	const object =
		isRolled && !is(reader, to, 'vs', 'against')
			? null
			: thingRef(reader, is(reader, to, 'vs', 'against') ? to + 1 : to);
	const behind = object?.to ?? to;
	const with_ = anyOf(reader, behind, 'once|twice| with|wit|w|for', 'once');
	const faces = with_ >= 0 ? numberAt(reader, article(reader, with_)) : null;
	const end =
		faces === null
			? with_ >= 0 && is(reader, with_ - 1, 'once')
				? with_
				: behind
			: article(reader, with_) + 1;
	const isAttack = isHit && object !== null && object.value.ref !== 'it';
	const against = object?.value.ref === 'card' ? object.value : null;
	if (isAttack && (object.value.ref === 'card' || object.value.ref === 'deck'))
		return {
			to: end,
			value: [
				{ say: 'attack', who, on: object.value },
				...(faces === null ? [] : [{ say: 'roll', who, faces: [faces], against: null } as const])
			]
		};
	if (object && object.value.ref !== 'it' && object.value.ref !== 'card') return null;
	return {
		to: end,
		value: [{ say: 'roll', who, faces: [faces ?? (isHit ? 'hits' : 'misses')], against }]
	};
}

/** "Plays Bomb on Gurdy", "uses his loot play: 3 Cents". */
function uses(reader: Reader, at: number, { who }: Subject): Found {
	const direct = useWith(reader, at, who, false);
	if (direct) return direct;
	const last = anyOf(reader, at, 'his|her|my|their|the|a last loot| card');
	const noun = anyOf(
		reader,
		at,
		'his|her|my|their|the|a last|own| loot card|play',
		'his|her|my|their|the|a last|own| card|loot'
	);
	if (noun >= 0) {
		for (let i = noun; i < noun + 8; i++) {
			if (!is(reader, i, ':', ',', '(')) continue;
			const card = cardRef(reader, i + 1, isUsable, false);
			if (!card) continue;
			const end = is(reader, i, '(') && is(reader, card.to, ')') ? card.to + 1 : card.to;
			const found = useOf(reader, end, who, card.value);
			if (!found || last < 0) return found;
			const whole: Saying = {
				say: 'fact',
				about: who && { ref: 'who', who, facts: {} },
				facts: { hand: 'all', handCards: [card.value.card] }
			};
			return { to: found.to, value: [whole, ...found.value] };
		}
	}
	const own = anyOf(reader, at, 'his|her|my|their guy|character|char');
	if (own >= 0)
		return { to: own, value: [{ say: 'use', who, card: CHARACTER, on: [], words: [] }] };
	const character = cardAtPerson(reader, article(reader, at));
	return (
		character && {
			to: character.to,
			value: [{ say: 'use', who, card: { ...CHARACTER, card: character.value }, on: [], words: [] }]
		}
	);
}

/** The character of whoever does it. */
export const CHARACTER: CardRef = { ref: 'card', card: 'character', of: null, facts: {} };

/** "Puts Yum Heart on Gurdy". */
const useWithOn = (reader: Reader, at: number, { who }: Subject): Found =>
	useWith(reader, at, who, false);

function responds(reader: Reader, at: number, { who }: Subject): Found {
	let to = at;
	const before: Saying[] = [];
	if (is(reader, to, 'to')) {
		const what = thingRef(reader, to + 1);
		const declared = anyOf(reader, to, 'to the declaration', 'to that', 'to it', 'to this');
		if (declared >= 0) to = declared;
		else if (what) {
			before.push({ say: 'fact', about: what.value, facts: {} });
			to = what.to;
		}
	}
	const led = anyOf(
		reader,
		skip(reader, to, ',:'),
		'with',
		'by playing|using|tapping|activating|throwing',
		'using',
		'playing'
	);
	const start = led >= 0 ? led : skip(reader, to, ',:');
	const use = useWith(reader, start, who, false);
	if (use) return { to: use.to, value: [...before, ...use.value] };
	return before.length > 0 || who
		? { to: before.length > 0 ? to : at, value: [...before, { say: 'responds', who }] }
		: null;
}

function kills(reader: Reader, at: number, { who }: Subject): Found {
	const what = thingRef(reader, at);
	if (!what) return null;
	const by = anyOf(reader, what.to, 'with|w|by|using|via', 'w /');
	const card = by >= 0 ? cardRef(reader, by, isUsable, false) : null;
	if (card)
		return {
			to: card.to,
			value: [
				{ say: 'use', who: who ?? card.value.of, card: card.value, on: [what.value], words: [] }
			]
		};
	const left = anyOf(reader, what.to, 'with');
	const faces = left >= 0 ? numberAt(reader, article(reader, left)) : null;
	const kill: Saying = { say: 'kill', who, what: what.value };
	if (faces !== null && faces <= 6)
		return {
			to: article(reader, left) + 1,
			value: [kill, { say: 'roll', who, faces: [faces], against: null }]
		};
	return { to: what.to, value: [kill] };
}

function dies(reader: Reader, at: number, { who }: Subject): Found {
	const what: Ref | null = who && { ref: 'who', who, facts: {} };
	const to = anyOf(reader, at, 'to|from|by');
	const use = to >= 0 ? cardRef(reader, to, isUsable, false) : null;
	if (use && what)
		return {
			to: use.to,
			value: [
				{ say: 'use', who: use.value.of, card: use.value, on: [what], words: [] },
				{ say: 'until', until: 'dead', what }
			]
		};
	if (to >= 0 && is(reader, to, 'it', 'that', 'this'))
		return { to: to + 1, value: [{ say: 'until', until: 'dead', what }] };
	return to >= 0 ? null : { to: at, value: [{ say: 'until', until: 'dead', what }] };
}

/** "Pays Tom 3¢ for not bombing her", "bribes Lea with all his 5 cents". */
function pays(reader: Reader, at: number, { who }: Subject): Found {
	const to = whoAt(reader, at);
	if (!to) return null;
	const led = anyOf(reader, to.to, 'with');
	const facts = factList(reader, led >= 0 ? led : to.to, 'who');
	const cents = facts?.value.cents;
	if (!facts || cents === undefined) return null;
	const isAll = led >= 0 && is(reader, led, 'all');
	const favor = anyOf(reader, facts.to, 'for', 'to');
	let end = facts.to;
	if (favor >= 0) while (reader.tokens[end] && reader.tokens[end]?.kind !== 'mark') end++;
	const words = reader.tokens
		.slice(favor, end)
		.map(({ text }) => text)
		.join(' ');
	const has: readonly Saying[] = isAll
		? [{ say: 'fact', about: who && { ref: 'who', who, facts: {} }, facts: { cents } }]
		: [];
	return {
		to: end,
		value: [...has, { say: 'barter', who, to: to.value, cents, favor: favor >= 0 ? words : null }]
	};
}

/** "Steals 3 from Amy (with Jawbone)", "steals again". */
function steals(reader: Reader, at: number, { who }: Subject): Found {
	if (is(reader, at, 'again')) return { to: at + 1, value: [{ say: 'again', isSteal: true }] };
	const cents = factList(reader, at, 'who');
	const amount = cents?.to ?? (numberAt(reader, at) === null ? at : at + 1);
	const from = anyOf(reader, amount, 'from|off');
	const hand = from >= 0 ? anyOf(reader, from, 'my|his|her|their hand') : -1;
	const whose =
		hand >= 0 ? (is(reader, from, 'my') ? ({ is: 'me' } as const) : ({ is: 'he' } as const)) : null;
	const person = from >= 0 ? whoAt(reader, from) : null;
	const victim = whose ?? person?.value;
	if (!victim) return null;
	const end = hand >= 0 ? hand : (person?.to ?? at);
	const by = anyOf(reader, end, 'with|w|by|using|via', 'w /');
	const card = by >= 0 ? cardRef(reader, by, isUsable, false) : null;
	if (card)
		return {
			to: card.to,
			value: [
				{
					say: 'use',
					who,
					card: card.value,
					on: [{ ref: 'who', who: victim, facts: {} }],
					words: []
				}
			]
		};
	return { to: end, value: [{ say: 'steal', who, from: victim }] };
}

function getsOrHas(
	reader: Reader,
	{ to, start, value }: Match<Deed> & { readonly start: number },
	{ who }: Subject
): Found {
	if (value.verb === 'get' && !is(reader, start, 'got')) {
		const roll = rolls(reader, to, who);
		if (roll) return roll;
		return null;
	}
	const roll = is(reader, start, 'got') ? rolls(reader, to, who) : null;
	if (roll) return roll;
	const only = anyOf(reader, to, 'only', '');
	const number = numberAt(reader, only);
	if (number !== null && endsHere(reader, only + 1) && reader.tokens[only]?.kind === 'number')
		return { to: only + 1, value: [factOf(who, { number })] };
	const facts = factList(reader, to, 'subject');
	return facts && { to: facts.to, value: [factOf(who, facts.value)] };
}

const factOf = (who: Subject['who'], facts: Facts): Saying => ({
	say: 'fact',
	about: who && { ref: 'who', who, facts: {} },
	facts
});

/** "Is on 1 HP", "is dead", "is Cain", "is the active player". */
function isSo(reader: Reader, at: number, { who }: Subject): Found {
	if (!who) return null;
	const active = anyOf(reader, at, 'the active player', 'active');
	if (active >= 0) return { to: active, value: [{ say: 'turn', who }] };
	const led = anyOf(reader, at, 'only|also| at|on', 'down to', 'at|on only|just|');
	const start = led >= 0 ? led : at;
	const facts = factList(reader, start, led >= 0 ? 'who' : 'subject');
	if (facts) return { to: facts.to, value: [factOf(who, facts.value)] };
	const number = led >= 0 ? numberAt(reader, led) : null;
	if (number !== null && endsHere(reader, led + 1))
		return { to: led + 1, value: [factOf(who, { hp: number })] };
	const playing = anyOf(reader, at, 'playing|as');
	const character = cardAtPerson(reader, article(reader, playing >= 0 ? playing : at));
	return character && { to: character.to, value: [factOf(who, { character: character.value })] };
}

/** "Chooses 4", "picks 3". */
function choosesNumber(reader: Reader, at: number, { who }: Subject): Found {
	const number = numberAt(reader, article(reader, at));
	return number === null
		? null
		: {
				to: article(reader, at) + 1,
				value: [{ say: 'choose', who, what: { ref: 'number', number } }]
			};
}

/** A card that makes a roll needs no more than its name before one. */
export const rollsByItself = (reader: Reader, at: number): boolean => {
	const card = cardAt(reader, at, (one) => isUsable(one) || isOwnable(one));
	return card !== null && makesRoll(card.value);
};
