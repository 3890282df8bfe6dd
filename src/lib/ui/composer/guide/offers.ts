import { cardText } from '../../../scenario/names.ts';
import { suggest, type Suggestion } from '../../../scenario/spoken/index.ts';
import { objectName, optionOfLoot } from '../../../wording/index.ts';
import type { CardKey, Seat } from '../../../model/words.ts';
import { willChoose } from '../../table/board/will-choose.ts';
import { aimedOffers, aimingsOf, offerOf } from './aims.ts';
import { cardsFitting, cardsOfKinds } from './frequent.ts';
import { guestOffers, isGuest, seated } from './guest.ts';
import { beginning, beginningOf, each, whole, type Offer } from './offer.ts';
import { attackOffers, hasOffers, kindOf, playOffers, stackOffers, useOffers } from './pickers.ts';
import { plainly } from './plainly.ts';
import { onTurn, seatCalled, speakers, type Scene } from './scene.ts';

/** As many cards a fragment may mean, and ways to aim each of them. */
const MOST_CARDS = 6;
const MOST_AIMS = 3;
/** As many as are likely next. */
const MOST_LIKELY = 8;

/** Names for a third player: the first that nobody has. */
const THIRD = ['Cara', 'Dan', 'Eve'] as const;

const BEGUN = /^(.+?) (attacks|plays|uses|taps|has)(?:$|\s+(.*)$)/iu;
const ON_STACK = /^on the stack:?\s*(.*)$/iu;

/**
 * What can be said next: with nothing typed what is likely, and people with what they may do; behind the
 * beginning of an act all that fits there; else whole acts that fit what is typed.
 */
export const offersAt = (scene: Scene, typed: string): readonly Offer[] =>
	each(offersBehind(scene, typed.trimStart())).map((offer) =>
		offer.whole ? { ...offer, text: plainly(scene, offer.text) } : offer
	);

function offersBehind(scene: Scene, said: string): readonly Offer[] {
	if (said.trim() === '') return [...likely(scene), ...openers(scene)];
	const begun = begunOffers(scene, said);
	if (begun) return begun;
	const legal = suggest(said, scene.scenario).map((one) => suggested(scene, one));
	const found = [...legal, ...meant(scene, said)];
	return found.length > 0 ? found : guestOffers(scene, said);
}

/** What comes next if the game goes its way; nothing on a table of which nothing has been said. */
function likely(scene: Scene): readonly Offer[] {
	if (scene.isFresh) return [];
	const all = suggest('', scene.scenario).slice(0, MOST_LIKELY);
	const told = all.filter((one) => !tapsCharacter(scene, one));
	// A character is tapped for what comes next, and that is what people tell.
	return [...told, ...all.filter((one) => !told.includes(one))].map((one) => suggested(scene, one));
}

const tapsCharacter = ({ position }: Scene, { lines }: Suggestion): boolean =>
	lines.some(
		(line) =>
			'do' in line &&
			line.do === 'activate' &&
			position.players.some(({ character }) => character.card === line.object.card)
	);

/** What could be said next, with what the option says that is taken. */
function suggested({ position }: Scene, { words, lines }: Suggestion): Offer {
	const [note = ''] = lines.flatMap((line) =>
		'do' in line && line.do === 'play' && line.mode !== undefined
			? [optionOfLoot(line.card, line.mode, position.edition)]
			: []
	);
	return { ...whole(words), note };
}

/** Whatever can be said of people and things, to be finished with what comes next. */
function openers(scene: Scene): readonly Offer[] {
	const { players, prompt } = scene;
	const attacks =
		prompt.kind === 'priority' &&
		prompt.plays.some(({ decision, refusal }) => decision.do === 'attack' && !refusal);
	const people = speakers(scene).flatMap((seat) => {
		const verbs = ['plays', 'uses', 'has'];
		const does = attacks && seat === onTurn(scene) ? ['attacks', ...verbs] : verbs;
		return does.map((verb) => beginningOf(players[seat] ?? '', verb));
	});
	const things = attackedNames(scene).map((name) => beginning(`${name} has`));
	return [
		...chosenNext(scene),
		...people,
		...things,
		beginning('On the stack:', 'On the stack'),
		...chairs(scene)
	];
}

/** What an attack that has been declared could choose: the monsters in the slots. */
function chosenNext({ position, players }: Scene): readonly Offer[] {
	return position.slots.monster.flatMap(({ top }) => {
		const seat = top ? willChoose(position, { object: top.id }) : null;
		return top && seat !== null
			? [whole(`${players[seat] ?? ''} chooses ${objectName(position, top.id)}`)]
			: [];
	});
}

/** Who comes to a table of two, of which something has been said. */
function chairs({ players, position, isFresh }: Scene): readonly Offer[] {
	const others = players.filter((_, seat) => seat !== position.turn.active);
	const third = THIRD.find((name) => !players.includes(name));
	if (isFresh || players.length > 2 || third === undefined) return [];
	return [whole(`${[...others, third].join(' and ')} are at the table`, `${third} plays too`)];
}

/** The monsters that have been named, or are attacked. */
const attackedNames = ({ position, scenario, isFresh }: Scene): readonly string[] =>
	isFresh
		? []
		: position.slots.monster
				.filter(({ top }) => top && JSON.stringify(scenario).includes(`"${top.card}"`))
				.flatMap(({ top }) => (top ? objectName(position, top.id) : []));

/** What fits behind the beginning of an act; null where what is typed is none. */
function begunOffers(scene: Scene, said: string): readonly Offer[] | null {
	const onStack = ON_STACK.exec(said);
	if (onStack) return stackOffers(scene, onStack[1] ?? '');
	const [, who = '', verb = '', rest = ''] = BEGUN.exec(said) ?? [];
	const does = verb.toLowerCase();
	const guest = isGuest(scene, who) ? seated(scene, who, does) : null;
	return actOffers(guest?.scene ?? scene, who, guest?.seat ?? seatCalled(scene, who), does, rest);
}

/** What fits behind who does what. */
function actOffers(
	scene: Scene,
	who: string,
	seat: Seat | null,
	verb: string,
	rest: string
): readonly Offer[] | null {
	switch (verb) {
		case 'attacks':
			return seat === null ? null : attackOffers(scene, seat, rest);
		case 'plays':
			return seat === null ? null : playOffers(scene, seat, rest);
		case 'uses':
		case 'taps':
			return seat === null ? null : useOffers(scene, seat, rest);
		case 'has':
			return whatHas(scene, who, seat, rest);
		default:
			return null;
	}
}

function whatHas(
	scene: Scene,
	who: string,
	seat: Seat | null,
	rest: string
): readonly Offer[] | null {
	const monster = scene.position.slots.monster.find(
		({ top }) => top && cardText(top.card).toLowerCase() === who.toLowerCase()
	);
	const of = seat === null ? monster?.top && { object: monster.top.id } : { player: seat };
	if (!of) return null;
	return hasOffers(scene, who, of).filter(({ words }) =>
		words.toLowerCase().includes(rest.trim().toLowerCase())
	);
}

/** Acts with the cards that a fragment means, as those would say them who speak next: "bo" → "Ben plays Bomb! on Gurdy". */
function meant(scene: Scene, said: string): readonly Offer[] {
	const named = /^(\S+)\s+(.*)$/u.exec(said);
	const by = named && seatCalled(scene, named[1] ?? '');
	const wanted = by === null ? said : (named?.[2] ?? '');
	const seats = by === null ? speakers(scene).slice(0, 2) : [by];
	const cards = cardsFitting(
		wanted,
		cardsOfKinds(['loot', 'monster', 'starting item', 'treasure']),
		scene.near
	).slice(0, MOST_CARDS);
	return [...numbers(scene, said), ...cards.flatMap((card) => actsWith(scene, seats, card))];
}

/** A number said of what the last act was about: "1h" → "Gurdy has 1 HP". */
function numbers(scene: Scene, said: string): readonly Offer[] {
	const [, count] = /^(\d{1,2})\s*h(?:p)?$/iu.exec(said) ?? [];
	if (count === undefined) return [];
	return [...attackedNames(scene), ...scene.players].map((name) =>
		whole(`${name} has ${count} HP`)
	);
}

/** What a card does as each of them would say it: the first aims it too, the others begin. */
function actsWith(scene: Scene, seats: readonly Seat[], card: CardKey): readonly Offer[] {
	const does = kindOf(card);
	if (does === 'attacks')
		return [whole(`${scene.players[scene.position.turn.active] ?? ''} attacks ${cardText(card)}`)];
	return seats.flatMap((seat, i) =>
		aimingsOf(scene, seat, card, (way) => (way.way === 'loot') === (does === 'plays')).flatMap(
			(aiming) => {
				const aims = i > 0 ? [] : aimedOffers(scene, aiming, []);
				return [
					...aims.filter(({ forbidden }) => !forbidden).slice(0, MOST_AIMS),
					offerOf(scene, aiming)
				];
			}
		)
	);
}
