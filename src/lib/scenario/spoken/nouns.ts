import { makesRoll } from './cards-said.ts';
import { alikeAt } from './alike.ts';
import { thenRolls } from './then-rolls.ts';
import { endsHere } from './facts.ts';
import { FILLERS } from './fillers.ts';
import { faceAt, facesAt } from './numbers.ts';
import { type Reader, anyOf, article, cardAt, is } from './reader.ts';
import { pileAt } from './places.ts';
import { cardRef, eventRef, useRef } from './references.ts';
import type { Match } from './said.ts';
import type { Ref } from './ref.ts';
import { cardsRoll, rollRef } from './roll-refs.ts';
import { versus } from './versus.ts';
import { whoAt } from './who.ts';
import type { Found } from './clause.ts';

/** "Dice: 5", "next roll: 2", "still 1", "now 4", "so a 4", "dead", "again". */
export function numberPiece(reader: Reader, at: number): Found {
	const made = anyOf(
		reader,
		at,
		'it|that|which becomes|became',
		'becomes',
		'turns into',
		'it turns into',
		'it is now'
	);
	const card = made >= 0 ? (cardAt(reader, made) ?? cardAt(reader, article(reader, made))) : null;
	if (card) return { to: card.to, value: [{ say: 'becomes', to: card.value }] };
	const becomes = anyOf(
		reader,
		at,
		'and|so|, it is|becomes|was now|again|still|',
		'it is|becomes|became now|again|still|',
		'it shows|showed|says|reads|rolls|lands|landed|came|comes on|up|',
		'it is|becomes another',
		'another',
		'again',
		'so it is now|',
		'so|still|now',
		'it|that is now|still|',
		'becomes',
		'comes up',
		'which makes it',
		'makes',
		'making it',
		'for a',
		'new roll|number :|is|',
		'->',
		'comes up as'
	);
	if (becomes >= 0) {
		const face = faceAt(reader, becomes);
		if (face) return { to: face.to, value: [{ say: 'becomes', to: face.value }] };
	}
	const led = anyOf(
		reader,
		at,
		'next|first|second|the|his|her|my|then|new|attack| roll|rolls|dice|die :|is|says|shows|=|was|',
		'the|his|her|my|their|your dice|die|roll says|said|shows|showed|is|was|comes|came|lands|landed|reads|read|gives|gave up|on|as|',
		'natural|nat|straight'
	);
	const named = led >= 0 ? facesAt(reader, led) : null;
	if (named)
		return { to: named.to, value: [{ say: 'roll', who: null, faces: named.value, against: null }] };
	const led2 = anyOf(reader, at, 'with|for|on|of a|an|the', 'with', 'on a|an');
	// "Attacks it for 2" may be what it deals, and "for 4 and 5" is not.
	const led3 = led2 < 0 ? anyOf(reader, at, 'for') : led2;
	const found = led3 >= 0 ? facesAt(reader, led3) : null;
	const given = led2 >= 0 || (found?.value.length ?? 0) > 1 ? found : null;
	if (given && endsHere(reader, given.to))
		return { to: given.to, value: [{ say: 'roll', who: null, faces: given.value, against: null }] };
	const up = anyOf(reader, at, 'up|down|back| to|into a|an|');
	const turned = up >= 0 && !isOfHarm(reader, at) ? faceAt(reader, up) : null;
	if (turned && endsHere(reader, turned.to))
		return { to: turned.to, value: [{ say: 'becomes', to: turned.value }] };
	const alike = alikeAt(reader, at);
	if (alike) return alike;
	const again = anyOf(reader, at, 'again', 'once more', 'one more time', 'a second time');
	if (again >= 0) {
		const faces = facesAt(reader, again);
		if (faces) return { to: faces.to, value: [{ say: 'becomes', to: Number(faces.value[0]) }] };
		return { to: again, value: [{ say: 'again' }] };
	}
	const late = whoAt(reader, at);
	const died = late
		? anyOf(reader, late.to, 'already|just| died already|earlier|before|', 'has already| died')
		: -1;
	const when =
		died >= 0 ? anyOf(reader, died, 'this turn', 'on this turn', 'earlier this turn') : -1;
	if (late && when >= 0)
		return {
			to: when,
			value: [
				{ say: 'fact', about: { ref: 'who', who: late.value, facts: {} }, facts: { dead: true } }
			]
		};
	const dead = anyOf(reader, at, 'it|monster|he|she is dead', 'and dead', 'dead');
	if (dead >= 0 && endsHere(reader, dead) && !is(reader, dead, '?'))
		return { to: dead, value: [{ say: 'until', until: 'dead', what: null }] };
	const faces = facesAt(reader, at);
	if (!faces) return null;
	// "3 still misses": what was rolled is spoken of again.
	const stillSo = anyOf(
		reader,
		faces.to,
		'still hits|misses|connects|fails|kills',
		'is|was still a| hit|miss|enough'
	);
	if (stillSo >= 0 && faces.value.length === 1)
		return {
			to: stillSo,
			value: [{ say: 'roll', who: null, faces: faces.value, against: null, isAgain: true }]
		};
	const rolled = anyOf(
		reader,
		faces.to,
		'is|was|gets|got|being| rolled',
		'has been rolled',
		'comes|came|shows|showed|turns up',
		'connects|connected|lands|landed|hits|hit|misses|missed|fails|failed it|him|her|',
		'is|was a hit|miss',
		'is|was enough',
		'on the die|dice',
		'for|on the next|first|second|third one|roll|attack|time',
		'doesnt|does not|didnt'
	);
	if (rolled >= 0)
		return {
			to: rolled,
			value: [{ say: 'roll', who: null, faces: faces.value, against: null, isPast: true }]
		};
	// "5 becomes 3": the first was told.
	const made_ = anyOf(
		reader,
		faces.to,
		'becomes|became',
		'is|was now|then a|an|',
		'is|becomes|became a|an',
		'turns|turned|changes|changed|goes|went into|to'
	);
	const turnedTo = made_ < 0 ? null : faceAt(reader, made_);
	const [was] = faces.value;
	if (turnedTo && faces.value.length === 1 && typeof was === 'number')
		return { to: turnedTo.to, value: [{ say: 'becomes', to: turnedTo.value, was }] };
	const number = faces.value[0];
	const end = reader.tokens[faces.to];
	if (!(
		end === undefined ||
		end.kind === 'mark' ||
		endsHere(reader, faces.to) ||
		FILLERS.has(end.text) ||
		is(reader, faces.to, 'from', 'vs', 'against', 'v', 'on')
	))
		return null;
	if (number !== undefined && faces.value.length === 1 && is(reader, faces.to - 1, 'now'))
		return { to: faces.to, value: [{ say: 'becomes', to: Number(number) }] };
	if (number !== undefined && is(reader, faces.to, 'again'))
		return { to: faces.to + 1, value: [{ say: 'becomes', to: Number(number) }] };
	const aim = is(reader, faces.to, 'vs', 'v', 'against', 'on')
		? cardRef(
				reader,
				is(reader, faces.to + 1, '.') ? faces.to + 2 : faces.to + 1,
				({ kind }) => kind === 'monster'
			)
		: null;
	const by = aim && is(reader, aim.to, 'from', 'for') ? whoAt(reader, aim.to + 1) : null;
	if (aim && by && endsHere(reader, by.to))
		return {
			to: by.to,
			value: [{ say: 'roll', who: by.value, faces: faces.value, against: aim.value }]
		};
	return {
		to: aim?.to ?? faces.to,
		value: [{ say: 'roll', who: null, faces: faces.value, against: aim?.value ?? null }]
	};
}

/** "Then took damage, down to 1": so many HP are left, and no number is on the die. */
function isOfHarm(reader: Reader, at: number): boolean {
	if (!is(reader, at, 'down')) return false;
	for (let i = at - 1; i >= 0 && !is(reader, i, '.', ';', '!', '?', '\n'); i--)
		if (is(reader, i, 'damage', 'dmg', 'hp', 'hurt', 'hit', 'bombed', 'bombs')) return true;
		else if (is(reader, i, 'roll', 'rolls', 'rolled', 'die', 'dice', 'it')) return false;
	return false;
}

/** A roll, an attack or a use as a noun that tells what happened: "my roll of 3 against Gurdy", "Zoe's attack on Fly". */
export function eventPiece(reader: Reader, at: number): Found {
	const roll = rollRef(reader, at) ?? itemsRoll(reader, at);
	if (roll) {
		const { of, shows, against, for: reads } = roll.value;
		const is_ = anyOf(
			reader,
			roll.to,
			'is|was|of|shows|showed|says|said|reads|read a|an|',
			'comes|came|lands|landed|ends|ended up|on|as a|an|',
			':',
			'='
		);
		const face = shows === null && is_ >= 0 ? faceAt(reader, is_) : null;
		const value = shows ?? face?.value;
		if (value !== undefined)
			return {
				to: anyOf(reader, face?.to ?? roll.to, 'is|was still|now|already| on the stack', ''),
				value: [
					{
						say: 'roll',
						who: of,
						faces: [value],
						against,
						...(reads === null ? {} : { for: reads })
					}
				]
			};
	}
	const read = readOff(reader, at);
	if (read) return read;
	const used = useRef(reader, at);
	if (used) return { to: used.to, value: [{ say: 'fact', about: used.value, facts: {} }] };
	const event = eventRef(reader, at);
	if (event?.value.ref === 'attack' && event.value.on)
		return thenRolls(
			reader,
			event.to,
			[{ say: 'attack', who: event.value.of, on: event.value.on }],
			event.value.of
		);
	// "My purchase of The Compass: …": it is declared.
	if (event?.value.ref === 'purchase' && event.value.on !== null && endsHere(reader, event.to))
		return { to: event.to, value: [{ say: 'buy', who: event.value.of, what: event.value.on }] };
	// "6 vs Mom, my attack": whose it is.
	if (event?.value.ref === 'attack' && event.value.of && endsHere(reader, event.to))
		return { to: event.to, value: [{ say: 'fact', about: event.value, facts: {} }] };
	const blind = anyOf(reader, at, 'blind attack');
	if (blind >= 0)
		return { to: blind, value: [{ say: 'attack', who: null, on: { ref: 'deck', deck: null } }] };
	const fight = anyOf(
		reader,
		at,
		'fight|fighting with|against|',
		'mid fight with|against|',
		'attack on|against'
	);
	const on: Match<Ref> | null =
		fight < 0
			? null
			: (cardRef(reader, fight, ({ kind }) => kind === 'monster') ?? pileAt(reader, fight));
	if (on) {
		const by = is(reader, on.to, 'by') ? whoAt(reader, on.to + 1) : null;
		return thenRolls(
			reader,
			by?.to ?? on.to,
			[{ say: 'attack', who: by?.value ?? null, on: on.value }],
			null
		);
	}
	// "Top of deck, a Boom Fly": what comes up is attacked.
	const pile = fight < 0 ? pileAt(reader, at) : null;
	const isTop = pile?.value.ref === 'deck' && pile.value.isDiscard !== true && pile.to - at > 1;
	const up = isTop && is(reader, pile.to, ',', ':', '(', '=', '->') ? pile.to + 1 : -1;
	const foe = up < 0 ? null : cardRef(reader, up, ({ kind }) => kind === 'monster', false);
	if (pile && foe) return { to: pile.to, value: [{ say: 'attack', who: null, on: pile.value }] };
	const buys = anyOf(reader, at, 'purchase|purchases :|of', 'buys|buy :');
	const bought = buys >= 0 ? cardRef(reader, buys) : null;
	if (bought) return { to: bought.to, value: [{ say: 'buy', who: null, what: bought.value }] };
	return versus(reader, at);
}

/** "The collar shows a 2": what is read off the die. */
function readOff(reader: Reader, at: number): Found {
	const card = cardRef(reader, at, ({ kind }) => kind !== 'monster');
	if (!card || !makesRoll(card.value.card)) return null;
	const led = anyOf(
		reader,
		card.to,
		'rolls|rolled|shows|showed|says|said|reads|gives|gave|gets|got a|',
		'lands|landed on a|'
	);
	const face = led < 0 ? null : faceAt(reader, led);
	const { of, card: reads } = card.value;
	return (
		face && {
			to: face.to,
			value: [{ say: 'roll', who: of, faces: [face.value], against: null, for: reads }]
		}
	);
}

/** "Collar roll comes up 2": an item's, as monsters are rolled against. */
const itemsRoll = (reader: Reader, at: number) =>
	cardAt(reader, at, ({ kind }) => kind !== 'monster') ? cardsRoll(reader, at, null) : null;
