import { isOwnable, isUsable, makesRoll } from './cards-said.ts';
import { cardOf } from '../../cards/library.ts';
import { endsHere } from './facts.ts';
import { faceAt } from './numbers.ts';
import { rollRef } from './roll-refs.ts';
import { type Reader, anyOf, article, cardAt, is, numberAt, skip } from './reader.ts';
import { movedAt } from './outcomes.ts';
import { patternAt, phrase } from './patterns.ts';
import { cardRef, thingRef } from './references.ts';
import { whoAt } from './who.ts';
import type { Saying } from './said.ts';
import type { CardRef } from './ref.ts';
import { foeAt, missed } from './passive.ts';
import { factOf } from './states-said.ts';
import { pays } from './trades-said.ts';
import { harms, takesOf } from './takes.ts';
import { SAME } from './tools-said.ts';
import { useOf, useWith } from './uses.ts';
import type { Found, Subject } from './clause.ts';
import { cardAtPerson } from './clause-words.ts';

/** "Looks at the deck with Sleight of Hand", "draws with A Sack". */
export function withCardUsed(reader: Reader, at: number, { who }: Subject): Found {
	const before = is(reader, at, 'at') ? thingRef(reader, at + 1) : null;
	const led = anyOf(reader, before?.to ?? at, 'with|using|via');
	const use = led >= 0 ? useWith(reader, led, who, false) : null;
	if (!use || !before) return use;
	return {
		to: use.to,
		value: use.value.map((one) =>
			one.say === 'use' ? { ...one, on: [before.value, ...one.on] } : one
		)
	};
}

/** "Takes a bomb from Ben". */
export function takesCard(reader: Reader, start: number, at: number, { who }: Subject): Found {
	if (!is(reader, start, 'takes', 'take', 'took', 'eats')) return null;
	const card = cardRef(reader, at, isUsable, false);
	const from = card && is(reader, card.to, 'from', 'by') ? whoAt(reader, card.to + 1) : null;
	const doer = from?.value ?? card?.value.of;
	if (!card || !doer) return null;
	return {
		to: from?.to ?? card.to,
		value: [
			{
				say: 'use',
				who: doer,
				card: card.value,
				on: [{ ref: 'who', who: who ?? { is: 'self' }, facts: {} }],
				words: []
			}
		]
	};
}

/** "Takes 1 damage from Fat Bat": who takes what a monster deals has missed it. */
export function takesHit(reader: Reader, start: number, at: number, { who }: Subject): Found {
	if (!is(reader, start, 'takes', 'take', 'took', 'eats')) return null;
	const described = article(reader, at);
	const number = numberAt(reader, described);
	const harm = anyOf(reader, number === null ? described : described + 1, 'combat| damage|dmg');
	const foe = foeAt(reader, harm < 0 && number !== null ? described + 1 : harm);
	const dealt = foe && (cardOf(foe.value.card).attack ?? 0);
	if (!foe || (number !== null && number !== dealt)) return null;
	const miss = missed(who ?? { is: 'same' }, foe.value);
	// "… after rolling a 2".
	const led = anyOf(
		reader,
		foe.to,
		'after|by|for|on|from rolling|missing with|on| a|an|',
		'after|by|for|on a roll of|'
	);
	const face = led < 0 ? null : faceAt(reader, led);
	const rolled = face ? { ...miss, faces: [face.value] } : miss;
	return {
		to: face?.to ?? foe.to,
		value: [rolled, { say: 'until', until: 'damage', what: null }]
	};
}

/** "Prevents the damage (to her) with Dagaz", "saves himself with Soul Heart". */
export function prevents(reader: Reader, at: number, who: Subject['who']): Found {
	let to = at;
	const saved = whoAt(reader, to);
	if (saved) ({ to } = saved);
	const from = anyOf(reader, to, 'from', '');
	const harm = patternAt(
		reader,
		from,
		phrase(
			'(?:(?:the|that|this|all|any|next|up to|his|her|my|their|combat|incoming|\\d|one|two|of|it|damage|dmg|death|dying|hit|point|points) ?)+'
		)
	);
	if (harm >= 0) to = harm;
	const led = anyOf(reader, to, 'to|on|against|for');
	const other = led >= 0 ? whoAt(reader, led) : null;
	if (other) ({ to } = other);
	const by = anyOf(reader, to, 'with|using|via|by playing|using|tapping|activating|');
	const card = by >= 0 ? cardRef(reader, by, isUsable, false) : null;
	if (!card) return null;
	const whom = other?.value ?? saved?.value;
	const on = whom ? [{ ref: 'who', who: whom, facts: {} } as const] : [];
	return {
		to: card.to,
		value: [{ say: 'use', who: who ?? card.value.of, card: card.value, on, words: ['prevent'] }]
	};
}

/** "Gives her +1 with The Bone", "gives Tom 3¢". */
export function gives(reader: Reader, at: number, subject: Subject): Found {
	const whom = whoAt(reader, at);
	const plus = anyOf(reader, whom?.to ?? at, 'a +|-', '+|-', 'it +|-', 'it a +|-');
	const number = plus >= 0 ? numberAt(reader, plus) : null;
	// "Gives her Soul Heart": what does something for a player is played on them.
	const loot = whom ? cardRef(reader, whom.to, (card) => card.kind === 'loot', false) : null;
	// "Gives Ben a bomb": it changes hands.
	if (whom && loot && harms(loot.value.card, '2023')) return null;
	if (whom && loot && loot.value.of === null && takesOf(loot.value.card, '2023').has('player'))
		return {
			to: loot.to,
			value: [
				{
					say: 'use',
					who: subject.who,
					card: loot.value,
					on: [{ ref: 'who', who: whom.value, facts: {} }],
					words: []
				}
			]
		};
	if (number === null) return pays(reader, at, subject);
	const roll = anyOf(reader, plus + 1, 'to|on the|his|her|my roll', '');
	const led = anyOf(reader, roll, 'with|from|using|via');
	return led >= 0 ? useWith(reader, led, subject.who, false) : null;
}

/** "Plays Bomb on Gurdy", "uses his loot play: 3 Cents". */
export function uses(reader: Reader, at: number, { who }: Subject): Found {
	const direct = useWith(reader, at, who, false);
	if (direct) return direct;
	const triggered = accepts(reader, at, who);
	if (triggered) return triggered;
	const same = sameCard(reader, at, who);
	if (same) return same;
	const whom = whoAt(reader, at);
	const given = whom ? cardRef(reader, whom.to, isUsable, false) : null;
	if (whom && given && given.value.of === null)
		return {
			to: given.to,
			value: [
				{
					say: 'use',
					who,
					card: given.value,
					on: [{ ref: 'who', who: whom.value, facts: {} }],
					words: []
				}
			]
		};
	const isPlayed = /^play/u.test(reader.tokens[at - 1]?.text ?? '');
	const role = isPlayed
		? cardAtPerson(reader, article(reader, is(reader, at, 'as') ? at + 1 : at))
		: null;
	if (role) return { to: role.to, value: [factOf(who, { character: role.value })] };
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
	// "Taps her Isaac".
	const led = anyOf(reader, at, 'his|her|my|their own|', '');
	const character = cardAtPerson(reader, article(reader, led));
	return (
		character && {
			to: character.to,
			value: [{ say: 'use', who, card: { ...CHARACTER, card: character.value }, on: [], words: [] }]
		}
	);
}

/** "Uses Sacred Heart to make it a 6", "uses the Coin to have him reroll": what triggers is accepted. */
function accepts(reader: Reader, at: number, who: Subject['who']): Found {
	const card = cardRef(reader, at, (one) => isOwnable(one) && !isUsable(one), false);
	if (!card) return null;
	const led = anyOf(
		reader,
		card.to,
		'to make|turn|change|have|let|force',
		'to',
		'and|, makes|lets'
	);
	const whom = led < 0 ? null : whoAt(reader, led);
	const reroll =
		led < 0
			? -1
			: anyOf(reader, whom?.to ?? led, 'to| reroll|rerolls it|that|', 'a reroll', 'the roll again');
	if (reroll >= 0) {
		const roll = rollRef(reader, reroll);
		return { to: roll?.to ?? reroll, value: [{ say: 'reroll', who, card: card.value }] };
	}
	const yes = { say: 'answer', who, yes: true, card: card.value } as const;
	const face = led < 0 ? null : (movedAt(reader, led, false) ?? faceAt(reader, led));
	if (face) return { to: face.to, value: [yes] };
	return endsHere(reader, card.to) ? { to: card.to, value: [yes] } : null;
}

/** "Throws one at Finn", "plays it on Gurdy": a card like the one that was spoken of last. */
function sameCard(reader: Reader, at: number, who: Subject['who']): Found {
	const led = anyOf(
		reader,
		at,
		'it|one|that',
		'another|that one',
		'another',
		'his|her|my|their own one|',
		'mine|hers|theirs'
	);
	// "Ben taps Jawbone, then she taps hers": one of her own.
	const isOwn = is(reader, at, 'his', 'her', 'my', 'their', 'mine', 'hers', 'theirs');
	const card: CardRef = isOwn ? { ...SAME, of: { is: 'self' } } : SAME;
	const aimed = led >= 0 ? anyOf(reader, led, 'back|', '') : -1;
	const on = aimed >= 0 ? anyOf(reader, skip(reader, aimed), 'on|at|against|targeting') : -1;
	const thing = on >= 0 ? thingRef(reader, on) : null;
	// "Has the Book of Sin and taps it".
	const behind = endsHere(reader, at + 1) ? at + 1 : skip(reader, at + 1, '');
	if (!thing && is(reader, at, 'it') && (endsHere(reader, behind) || is(reader, behind, '?')))
		return {
			to: behind,
			value: [{ say: 'use', who, card: again(reader, at + 1), on: [], words: [] }]
		};
	return (
		thing && {
			to: thing.to,
			value: [{ say: 'use', who, card, on: [thing.value], words: [] }]
		}
	);
}

/** "Taps it again". */
const again = ({ tokens }: Reader, at: number): CardRef =>
	/^(?:again|twice|another|once)$/u.test(tokens[at]?.text ?? '')
		? { ...SAME, isAgain: true }
		: SAME;

/** The character of whoever does it. */
export const CHARACTER: CardRef = { ref: 'card', card: 'character', of: null, facts: {} };

/** "Puts Yum Heart on Gurdy". */
export const useWithOn = (reader: Reader, at: number, { who }: Subject): Found =>
	useWith(reader, at, who, false);

/** A card that makes a roll needs no more than its name before one. */
export const rollsByItself = (reader: Reader, at: number): boolean => {
	const card = cardAt(reader, at, (one) => isUsable(one) || isOwnable(one));
	return card !== null && makesRoll(card.value);
};
