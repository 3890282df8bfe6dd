import { cardOf } from '../../../cards/library.ts';
import { hp as hpOf, maxHp } from '../../../mechanics/stats.ts';
import type { CardKey, Seat } from '../../../model/words.ts';
import type { Damageable } from '../../../model/stack.ts';
import { cardText } from '../../../scenario/names.ts';
import { waysOf, type Way } from '../../table/prompt/put.ts';
import { aimedOffers, aimedWords, aimingsOf, aimsIn, offerOf, type Aiming } from './aims.ts';
import { cardsFitting, cardsOfKinds } from './frequent.ts';
import { beginning, whole, type Offer } from './offer.ts';
import type { Scene } from './scene.ts';

const ITEMS = ['starting item', 'treasure'] as const;

const isPlayed = ({ way }: Way): boolean => way === 'loot';
const isUsed = ({ way }: Way): boolean => way === 'tap' || way === 'paid';

/** "Amy attacks …": the monsters, those in a slot first. */
export function attackOffers(
	{ players, near }: Scene,
	seat: Seat,
	wanted: string
): readonly Offer[] {
	const who = players[seat] ?? '';
	return fitting(wanted, cardsOfKinds(['monster']), near).map((card) =>
		whole(`${who} attacks ${cardText(card)}`, cardText(card))
	);
}

/** "Ben plays …": the loot cards, then what one of them can target. */
export const playOffers = (scene: Scene, seat: Seat, wanted: string): readonly Offer[] =>
	cardOffers(scene, seat, wanted, cardsOfKinds(['loot']), isPlayed);

/** "Ben uses …": the items that can be activated, then what one of them can target. */
export function useOffers(scene: Scene, seat: Seat, wanted: string): readonly Offer[] {
	const { edition, players } = scene.position;
	const own = players[seat]?.character.card;
	const cards = [...(own === undefined ? [] : [own]), ...cardsOfKinds(ITEMS)];
	const used = cards.filter((card) => waysOf(card, edition).some(isUsed));
	return cardOffers(scene, seat, wanted, used, isUsed);
}

function cardOffers(
	scene: Scene,
	seat: Seat,
	wanted: string,
	cards: readonly CardKey[],
	way: (way: Way) => boolean
): readonly Offer[] {
	const aimed = aimedAt(scene, seat, wanted, cards, way);
	if (aimed) return aimed;
	return fitting(wanted, cards, scene.near).flatMap((card) =>
		aimingsOf(scene, seat, card, way).map((aiming) => {
			const offer = offerOf(scene, aiming);
			return { ...offer, words: shortly(offer.words, card) };
		})
	);
}

/** An act among those of one player and one verb: its card is all that tells it from the others. */
const shortly = (words: string, card: CardKey): string => {
	const from = words.indexOf(cardText(card));
	return from < 0 ? words : words.slice(from).replace(/ on…$/u, '…');
};

/** The targets of a card that is said, with " on " behind it; null where none is. */
function aimedAt(
	scene: Scene,
	seat: Seat,
	wanted: string,
	cards: readonly CardKey[],
	way: (way: Way) => boolean
): readonly Offer[] | null {
	const [, said = '', rest = ''] = /^(.+?) on(?:$| (.*))/iu.exec(wanted) ?? [];
	if (said === '') return null;
	const bare = said.replace(/ \((?:option|line) .*\)$/iu, '').toLowerCase();
	const card = cards.find((one) => cardText(one).toLowerCase() === bare);
	if (card === undefined) return null;
	const texts = rest.split(/ and (?=\S|$)/iu);
	const typing = texts.pop() ?? '';
	return aimingsOf(scene, seat, card, way)
		.filter((aiming) => aimedWords(scene, aiming, []).toLowerCase().endsWith(said.toLowerCase()))
		.flatMap((aiming) => aimedFrom(scene, aiming, texts))
		.filter(({ words }) => words.toLowerCase().includes(typing.trim().toLowerCase()));
}

function aimedFrom(scene: Scene, aiming: Aiming, texts: readonly string[]): readonly Offer[] {
	const aims = aimsIn(aiming, texts);
	return aims
		? aimedOffers(scene, aiming, aims).map((offer) => ({
				...offer,
				words: offer.words.replace(/^.*? (?:on|and) (?=\S)/u, '')
			}))
		: [];
}

/** "Gurdy has …": its HP; of a player their ¢ and items too. */
export function hasOffers(scene: Scene, name: string, of: Damageable): readonly Offer[] {
	const now = hpOf(scene.position, of);
	const hp = Array.from({ length: maxHp(scene.position, of) }, (_, i) => i + 1)
		.filter((count) => count !== now)
		.map((count) => whole(`${name} has ${String(count)} HP`, `${String(count)} HP`));
	if (!('player' in of)) return hp;
	const cents = [0, 3, 5, 10].map((count) =>
		whole(`${name} has ${String(count)}¢`, `${String(count)}¢`)
	);
	const items = cardsOfKinds(ITEMS).map((card) =>
		whole(`${name} has ${cardText(card)}`, cardText(card))
	);
	return [...hp, ...cents, ...items];
}

/** So many of the triggers that tables argue about stand before deaths and damage. */
const FIRST_TRIGGERS = 6;

/** "On the stack: …": triggers, then whose each is; deaths, and damage. */
export function stackOffers(scene: Scene, wanted: string): readonly Offer[] {
	const { players, position, near } = scene;
	const triggering = cardsOfKinds(ITEMS).filter((card) =>
		waysOf(card, position.edition).some(({ way }) => way === 'trigger')
	);
	const said = triggering.find((card) => isSame(cardText(card), wanted));
	if (said !== undefined)
		return players.map((name) => lying(`${name}'s ${cardText(said)}`, `${name}'s`));
	const triggers = fitting(wanted, triggering, near).map((card) =>
		beginning(`On the stack: ${cardText(card)}`, cardText(card))
	);
	const monsters = position.slots.monster.flatMap(({ top }) => (top ? cardText(top.card) : []));
	const things = [
		...players.map((name) => `${name}'s death`),
		...[...players, ...monsters].flatMap((name) =>
			[1, 2].map((count) => `${String(count)} damage to ${name}`)
		)
	].filter((words) => words.toLowerCase().includes(wanted.trim().toLowerCase()));
	return [
		...triggers.slice(0, FIRST_TRIGGERS),
		...things.map((words) => lying(words, words)),
		...triggers.slice(FIRST_TRIGGERS)
	];
}

const lying = (thing: string, words: string): Offer => whole(`${thing} is on the stack`, words);

const isSame = (one: string, other: string): boolean =>
	one.toLowerCase() === other.trim().toLowerCase();

/** What fits a fragment; everything, what is at the table first, where nothing is typed. */
const fitting = (
	wanted: string,
	cards: readonly CardKey[],
	near: ReadonlySet<CardKey>
): readonly CardKey[] =>
	wanted.trim() === ''
		? [...cards.filter((card) => near.has(card)), ...cards.filter((card) => !near.has(card))]
		: cardsFitting(wanted, cards, near);

/** Whether a card is one of those that a fragment means by what it does. */
export const kindOf = (card: CardKey): 'attacks' | 'plays' | 'uses' | null => {
	const { kind } = cardOf(card);
	if (kind === 'monster') return 'attacks';
	if (kind === 'loot') return 'plays';
	return ITEMS.some((item) => item === kind) ? 'uses' : null;
};
