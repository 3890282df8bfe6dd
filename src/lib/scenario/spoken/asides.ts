import { isWhoDies } from './adjuncts.ts';
import { alikeAt } from './alike.ts';
import { ASKING, HELPING } from './asking-words.ts';
import { askedAct, asksOf } from './asked-acts.ts';
import { answeredIn, bareCardAsked, monstersAsked, ownersIn } from './asked-topics.ts';
import { cardOf, FACES } from '../../cards/library.ts';
import { isItem, isLoot, isMonster, isUsable } from './cards-said.ts';
import { factList } from './facts.ts';
import { type Reader, anyOf, article, cardAt, is, numberAt, skip, verbAt } from './reader.ts';
import type { Match, Saying } from './said.ts';
import type { CardRef, Ref, Who } from './ref.ts';
import { cardRef, deathAt, eventRef, useRef } from './references.ts';
import { rollRef } from './roll-refs.ts';
import { editionAt, notActive } from './table-talk.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Said } from './clause.ts';
import { TELLS_ON, endOfQuestion, endOfSentence } from './question-ends.ts';

/** Words before what somebody has once all has come to pass. */
const COMES_TO =
	'left end ends ending up stay stays remain remains finish finishes down back stuck'.split(' ');

/** The attack or purchase of somebody that a question is about; what is answered, where nothing else is told. */
function eventIn(reader: Reader, from: number, to: number, isTold: boolean): Saying | null {
	for (let i = from; i < to; i++) {
		if (
			!isTold &&
			anyOf(reader, i - 2, 'response|reaction|answer to', 'responding|reacting to') < 0
		)
			continue;
		const event = eventRef(reader, i)?.value;
		if (event?.ref === 'attack' && event.of) return { say: 'attack', who: event.of, on: event.on };
		if (event?.ref === 'purchase' && event.of) return { say: 'buy', who: event.of, what: event.on };
	}
	return null;
}

/** Whether a question speaks of nobody but whoever writes. */
function isMine(reader: Reader, from: number, to: number): boolean {
	for (let i = from; i < to; i++) {
		const who = whoAt(reader, i)?.value ?? ownerAt(reader, i)?.value;
		if (who && who.is !== 'me') return false;
	}
	return true;
}

/** "…, who dies first", "…, who is right": what comes of it is asked, and not who somebody is. */
const isFateAsked = (reader: Reader, at: number): boolean =>
	anyOf(
		reader,
		at,
		'who|which one|monster|player| dies|die|goes|resolves|wins|loses|gets|is first',
		'who wins|loses',
		'who is right|correct|wrong'
	) >= 0 ||
	isWhoDies(reader, at) ||
	// "Nina bombs Pin, who gets the soul"; of "attacks Ben, who gets it" it is told.
	(is(reader, at, 'who') &&
		is(reader, at + 1, 'gets', 'keeps') &&
		whoAt(reader, at - 2)?.to !== at - 1);

/** "…, is his turn over then": the verb before a thing that is spoken of, and nothing else, is asked. */
function isTurnedRound(reader: Reader, at: number): boolean {
	if (!is(reader, at, 'is', 'was', 'are', 'were')) return false;
	const who = whoAt(reader, at + 1);
	const own = ownerAt(reader, at + 1);
	const noun = own?.to ?? article(reader, at + 1);
	const to = who?.to ?? (is(reader, at + 1, 'it', 'that', 'this') ? at + 2 : noun + 1);
	const isNamed = who !== null || is(reader, at + 1, 'it', 'that', 'this') || noun > at + 1;
	const isThing = who !== null || cardAt(reader, to - 1) === null;
	return isNamed && isThing && reader.tokens[to]?.kind === 'word' && !isActAsked(reader, to, at);
}

/** Whether behind such a question a card or a number is named. */
function isActAsked(reader: Reader, from: number, at: number): boolean {
	for (let i = from; i < endOfSentence(reader, at); i++)
		if (cardAt(reader, i) || numberAt(reader, i) !== null || is(reader, i, ',')) return true;
	return false;
}

const POINTING = ['the', 'this', 'that', 'my', 'his', 'her'];
const SUBJECTS = ['it', 'their', 'there', 'we', 'you', 'everyone'];

/** "…, does Gurdy heal". */
const isFoeAsked = (reader: Reader, at: number): boolean =>
	is(reader, at, 'do', 'does') && cardRef(reader, at + 1, isMonster) !== null;

/** A few words before their mark: "dead pin?", "soul for me?". */
const isShortlyAsked = (reader: Reader, at: number): boolean =>
	endOfSentence(reader, at) - at <= 4 && is(reader, endOfSentence(reader, at) - 1, '?');

/** What is asked of an item that somebody has: "does Suicide King trigger?". */
const WORKS = ['trigger', 'triggers', 'work', 'works', 'help', 'helps', 'save', 'saves', 'count'];

/** Behind "Ivan wants to know", before what he asks: "whether …", "who …". -1 where nobody wants to know anything. */
function indirectAt(reader: Reader, at: number): number {
	const who = whoAt(reader, at)?.to ?? anyOf(reader, at, 'we|everybody|everyone');
	const asks =
		who < 0
			? -1
			: anyOf(
					reader,
					who,
					'want|wants|wanted|need|needs to know',
					'would like|love to know',
					'am|is|are|was|were| asking|wondering|wonder|wonders|asks|asked'
				);
	return asks >= 0 && is(reader, asks, 'if', ...ASKING) ? asks : -1;
}

/** Whether outside a question somebody attacks or rolls. */
const isFightTold = (reader: Reader, from: number, to: number): boolean =>
	reader.tokens.some((_, i) => {
		const verb = i >= from && i < to ? undefined : verbAt(reader, i)?.verb;
		return verb === 'attack' || verb === 'roll' || verb === 'swing';
	});

/** A question, with the facts that it tells, or the act whose legality it asks. */
export interface Asked extends Match<Said> {
	readonly act?: Said;
}

/** Who a question is about, where nobody was named before: "Does Gerda's death cancel it? Heinz bombs her". */
function spokenOfFirst(reader: Reader, from: number, to: number): Said {
	const named = [...reader.tokens.keys()].filter((i) => reader.people.at(i) !== null);
	const names = new Set(named.flatMap((i) => (i < to ? (reader.people.at(i)?.name ?? []) : [])));
	const [only] = names;
	const isFirst = named.every((i) => i >= from) && names.size === 1;
	return isFirst && only !== undefined && reader.people.characterOf(only) === null
		? [{ say: 'sit', who: [{ is: 'name', name: only }] }]
		: [];
}

/** A question from its first word on, and the facts that it tells: "do I die with 1 HP?". */
export function askedAt(reader: Reader, at: number): Asked | null {
	// "…, so does Cleo": that is told.
	if (alikeAt(reader, at)) return null;
	const start = skip(reader, at, '');
	const word = reader.tokens[start]?.bare ?? '';
	// "In which order do they resolve?"
	const isOf = is(reader, start, 'in', 'at', 'by', 'to', 'for', 'on', 'with', 'from');
	const asks =
		(ASKING.includes(word) && word !== 'when') ||
		(isOf && is(reader, start + 1, 'which', 'what', 'whose', 'whom'));
	const subject = whoAt(reader, start + 1);
	const opening = reader.tokens[at - 1];
	const isFirst =
		!opening || ['.', '!', '?', '\n', ';', '..', '...', ':', '('].includes(opening.text);
	const isMarked = is(reader, endOfSentence(reader, start) - 1, '?');
	// "Will bombs me.": that is his name.
	const isName = reader.people.at(start) !== null && !isMarked;
	const helps =
		HELPING.includes(word) &&
		!isName &&
		(subject !== null ||
			// "Does dying end the turn?", "do monsters heal?"
			(isFirst && isMarked && is(reader, start, 'do', 'does', 'did', 'will', 'would')) ||
			(!is(reader, start, 'has', 'have') && cardAt(reader, article(reader, start + 1)) !== null) ||
			is(reader, start + 1, 'a', ...POINTING, ...SUBJECTS));
	const rest = anyOf(
		reader,
		at,
		'quick question',
		'question :',
		'title :',
		'hit or miss',
		'yes or no',
		'legal|dead or not|alive',
		'dead|alive|safe|hit|miss|legal|allowed|fizzled ?',
		'no|any cents|coins|money|damage|soul|loot|reward|rewards ?',
		...(isShortlyAsked(reader, start) ? ['dead|alive|safe|soul|souls|loot|reward'] : []),
		'dead|alive|safe or',
		'too late|early|soon ?',
		'end of| the turn|attack ?',
		'too late|early|soon or not ?',
		'fizzle or'
	);
	const owned = HELPING.includes(word) && reader.people.at(start + 1) !== null;
	const isOpen =
		!opening ||
		opening.kind === 'mark' ||
		is(reader, at - 1, 'and', 'but', 'so', 'then', 'now', 'my', 'question');
	if (!isOpen && rest < 0) return null;
	// "…, who died", "and has a 3": no question without its mark.
	const isJoined = is(reader, at - 1, 'and', 'but', 'so', 'then', 'now', 'my', 'question');
	const isAnySubject = helps && !is(reader, start, 'has', 'have', 'had', 'is', 'was', 'are');
	if (
		rest < 0 &&
		!isMarked &&
		!isFirst &&
		!(
			isJoined &&
			(asks || isAnySubject || (owned && !is(reader, start, 'is', 'was', 'are', 'has', 'have')))
		)
	) {
		const isBare =
			helps &&
			is(reader, start, 'do', 'does', 'did', 'can', 'am', 'will') &&
			is(reader, start + 1, 'it', 'that');
		if (isBare) return { to: endOfSentence(reader, start), value: [] };
		const isBold =
			helps &&
			(subject !== null || isFoeAsked(reader, start) || is(reader, start + 1, ...POINTING)) &&
			!is(reader, start, 'has', 'have', 'had', 'is', 'was');
		if (isTurnedRound(reader, start)) return { to: endOfSentence(reader, start), value: [] };
		const isWhich = is(reader, start, 'who', 'which') && !isFateAsked(reader, start);
		if (!isBold && !(asks && is(reader, at - 1, ',') && !isWhich)) return null;
	}
	const indirect = indirectAt(reader, start);
	if (isFirst && indirect >= 0) return asksOf(reader, indirect);
	const isCard = bareCardAsked(reader, start);
	if (isCard !== null && isOpen) return { to: isCard, value: [] };
	if (!asks && !helps && !owned && rest < 0) return null;
	if (notActive(reader, at)) return null;
	if (is(reader, start, 'which', 'who') && is(reader, start - 1, ',')) {
		// "Gurdy, which has 1 HP left".
		const isRelative = verbAt(reader, start + 1)?.verb === 'have';
		if (isRelative) return null;
	}
	const to = endOfQuestion(reader, start);
	const act = askedAct(reader, start, to);
	if (act) {
		// "Can she be targeted by my Jawbone? I tap it on her".
		const cards = act.value.flatMap((one) =>
			one.say === 'use' && FACES.has(one.card.card) && isItem(cardOf(one.card.card))
				? [one.card.of?.is === 'he' ? { ...one.card, of: one.who } : one.card]
				: []
		);
		const topics: Said = cards.length > 0 ? [{ say: 'topic', cards }] : [];
		return { to: act.to, value: topics, act: act.value };
	}
	let who: Who | null = null;
	let foe: CardRef | null = null;
	const facts: Saying[] = [];
	// "Is my purchase cancelled when …", "… in response to my attack": it was declared.
	const isTold = is(reader, to - 1, ...TELLS_ON);
	const event = eventIn(reader, start, to, isTold);
	if (event) facts.push(event);
	// "Does Bomb! kill a Fly? I play it …".
	const loot = HELPING.includes(word)
		? cardRef(reader, start + 1, (card) => isLoot(card) && isUsable(card), false)
		: null;
	if (loot && loot.value.of === null) facts.push({ say: 'topic', cards: [loot.value] });
	if (asks) facts.push(...answeredIn(reader, start, to), ...monstersAsked(reader, start, to));
	for (let i = start; i < endOfSentence(reader, start); i++) {
		const foe = cardRef(reader, i, isMonster, false);
		// "Does Gerda's death cancel it?": that is no card.
		const isDeath = [0, 1, 2].some((back) => (deathAt(reader, i - back)?.to ?? 0) > i);
		if (foe && !isDeath) facts.push({ say: 'topic', cards: [foe.value] });
	}
	facts.push(...spokenOfFirst(reader, start, to), ...ownersIn(reader, start, to));
	for (let i = start; i < to; i++) {
		const edition = editionAt(reader, i);
		if (edition && !is(reader, i - 1, 'the')) facts.push(...edition.value);
		who = whoAt(reader, i)?.value ?? who;
		// "Does my 3 against Clotty hit?", where no roll is told besides.
		const roll = rollRef(reader, i);
		const isWhole =
			roll !== null && roll.value.of !== null && roll.value.shows !== null && roll.value.against;
		if (isWhole && roll.to <= to && !isFightTold(reader, start, to))
			facts.push({ say: 'fact', about: roll.value, facts: {} });
		// "Could Zoe have used her D6?": she has it.
		const own = cardRef(reader, i, isItem, false);
		const of = own?.value.of ?? null;
		if (own && of && of.is !== 'friend')
			facts.push({
				say: 'fact',
				about: { ref: 'who', who: of.is === 'he' && who ? who : of, facts: {} },
				facts: { items: [own.value] }
			});
		// "Does Suicide King trigger if I bomb myself?": whoever it happens to has it.
		if (
			own &&
			of === null &&
			(isTold || is(reader, own.to, ...WORKS) || is(reader, own.to - 1, ...WORKS)) &&
			!isUsable(cardOf(own.value.card)) &&
			isMine(reader, start, to)
		)
			facts.push({ say: 'topic', cards: [own.value] });
		// "What happens to Ben's bomb on Gurdy if …": he plays it.
		const use = verbAt(reader, i - 1) ? null : useRef(reader, i);
		if (use && use.to <= to) facts.push({ say: 'fact', about: use.value, facts: {} });
		// "Does Monstro die with 1 HP?"
		foe = cardRef(reader, i, isMonster, false)?.value ?? foe;
		const about: Ref | null = who ? { ref: 'who', who, facts: {} } : foe;
		// "Does Kim end with 0¢?" asks for it.
		if (!is(reader, i, 'with', 'at') || is(reader, i - 1, ...COMES_TO) || about === null) continue;
		const told = factList(reader, i + 1, who ? 'who' : 'card');
		if (told && (told.value.hp !== undefined || (who && told.value.cents !== undefined)))
			facts.push({ say: 'fact', about, facts: told.value });
	}
	return { to, value: facts };
}
