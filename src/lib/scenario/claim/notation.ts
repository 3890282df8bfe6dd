import type { Position } from '../../model/position.ts';
import { refThing } from '../describe/describe.ts';
import { damageableThing } from '../describe/object.ts';
import { expectationFrom } from '../expect/expectation-from.ts';
import { isStackThing, itemsNamed } from '../match-item.ts';
import { objectsNamed, seatOf } from '../match.ts';
import { expectationText } from '../words/expectation.ts';
import { typedLines } from '../print/print.ts';
import type { Expectation, PlayerCounts, PlayerFacts } from '../scenario.ts';
import type { Damageable, Thing } from '../words/things.ts';
import { itemName, objectName } from '../../wording/index.ts';
import { AMOUNTS, type ClaimedDamageable, type ClaimedItem, type ClaimWhat } from './claim.ts';
import { amount } from './found.ts';

/** The words of the notation for how a thing on the stack ends. */
const ENDED = { resolves: 'resolved', cancelled: 'cancelled', fizzles: 'fizzled' } as const;
const FACTS = { '¢': 'cents', HP: 'hp', souls: 'soulValue', 'loot cards': 'cards' } as const;
const BEGAN = 'began to resolve';
const TOOK = 'took damage';

/**
 * A claim as an expectation of the notation, made at this table; null where it cannot be said.
 * What somebody ends with is said as the number they end with.
 */
export function expectationOf(position: Position, what: ClaimWhat): Expectation | null {
	switch (what.says) {
		case 'resolves':
		case 'cancelled':
		case 'fizzles': {
			const thing = itemOf(position, what.item);
			return thing && isStackThing(thing) ? { expect: ENDED[what.says], thing } : null;
		}
		case 'before': {
			const [first, second] = [itemOf(position, what.first), itemOf(position, what.second)];
			return first && second
				? {
						expect: 'steps',
						steps: [
							{ did: BEGAN, about: [first] },
							{ did: BEGAN, about: [second] }
						]
					}
				: null;
		}
		case 'dies':
		case 'lives': {
			const thing = thingOf(position, what.who);
			if (!thing) return null;
			return what.says === 'dies'
				? { expect: 'died', thing }
				: { expect: 'no step', step: { did: 'died', about: [thing] } };
		}
		case 'has': {
			const { player } = what;
			const seat = seatOf(position, player);
			const count = amount(position, seat, what.what) + what.change;
			return seat < 0 || count < 0
				? null
				: { expect: 'player', player, facts: { [FACTS[what.what]]: count } };
		}
		case 'takes': {
			const thing = thingOf(position, what.who);
			return (
				thing &&
				(what.damage === 0
					? { expect: 'no step', step: { did: TOOK, about: [thing] } }
					: {
							expect: 'steps',
							steps: [{ did: TOOK, about: [thing, { is: 'number', number: what.damage }] }]
						})
			);
		}
		case 'reward':
		case 'soul': {
			const did = what.says === 'reward' ? 'reward' : 'gained soul';
			const card: Thing = { is: 'card', card: what.monster.card };
			return what.to === null
				? { expect: 'no step', step: { did, about: [card] } }
				: { expect: 'steps', steps: [{ did, about: [{ is: 'player', name: what.to }, card] }] };
		}
		case 'triggers':
		case 'stays silent': {
			const about: readonly Thing[] = [{ is: 'card', card: what.source.card }];
			return what.says === 'triggers'
				? { expect: 'steps', steps: [{ did: 'triggered', about }] }
				: { expect: 'no step', step: { did: 'triggered', about } };
		}
		case 'expects':
			return expectationFrom(what.text, { rules: position.edition, players: position.players });
	}
}

/** A player or object that is named; null where nobody at the table has the name. */
function thingOf(position: Position, who: ClaimedDamageable): Damageable | null {
	if (who.is === 'object') return damageableThing(position, { object: who.id });
	const seat = seatOf(position, who.name);
	return seat < 0 ? null : damageableThing(position, { player: seat });
}

function itemOf(position: Position, { place, name }: ClaimedItem): Thing | null {
	const item = position.stack[place];
	return item && itemName(position, item) === name ? refThing(position, { item: item.id }) : null;
}

/** What an expectation claims at this table, in the words of the page where it has some. */
export function claimOf(position: Position, says: Expectation): ClaimWhat {
	return (
		pageWords(position, says) ?? {
			says: 'expects',
			// A card that somebody typed goes with what is said of it.
			text: [
				...typedLines([says]),
				expectationText(
					says,
					position.players.map(({ name }) => name)
				)
			].join('\n')
		}
	);
}

function pageWords(position: Position, says: Expectation): ClaimWhat | null {
	switch (says.expect) {
		case 'resolved':
			return ends(position, 'resolves', says.thing);
		case 'cancelled':
			return ends(position, 'cancelled', says.thing);
		case 'fizzled':
			return ends(position, 'fizzles', says.thing);
		case 'died': {
			const who = damageableOf(position, says.thing);
			return who && { says: 'dies', who };
		}
		case 'no step': {
			const { did, about: [thing, more] = [], words, rules } = says.step;
			if (did === TOOK && thing && !more && !words && !rules) {
				const hurt = damageableOf(position, thing);
				return hurt && { says: 'takes', who: hurt, damage: 0 };
			}
			const who =
				did === 'died' && thing && !more && !words && !rules ? damageableOf(position, thing) : null;
			return who && { says: 'lives', who };
		}
		case 'steps': {
			const [only] = says.steps;
			if (says.steps.length === 1 && only?.did === TOOK) return takes(position, only.about);
			if (says.steps.length !== 2) return null;
			const [first = null, second = null] = says.steps.map(({ did, about: [thing, more] = [] }) =>
				did === BEGAN && thing && !more ? placeOf(position, thing) : null
			);
			return first && second && { says: 'before', first, second };
		}
		case 'player':
			return hasOf(position, says.player, says.facts);
		default:
			return null;
	}
}

/** How much damage somebody is said to take. */
function takes(position: Position, about: readonly Thing[] = []): ClaimWhat | null {
	const [thing, number, more] = about;
	const who = thing ? damageableOf(position, thing) : null;
	return who && number?.is === 'number' && !more
		? { says: 'takes', who, damage: number.number }
		: null;
}

function ends(position: Position, says: keyof typeof ENDED, thing: Thing): ClaimWhat | null {
	const item = placeOf(position, thing);
	return item && { says, item };
}

/** Where a thing lies on the stack; null where it could be several. */
function placeOf(position: Position, thing: Thing): ClaimedItem | null {
	if (!isStackThing(thing)) return null;
	const named = itemsNamed(position, thing);
	const item =
		thing.copy === undefined && named.length > 1 ? undefined : named[(thing.copy ?? 1) - 1];
	return item ? { place: position.stack.indexOf(item), name: itemName(position, item) } : null;
}

function damageableOf(position: Position, thing: Thing): ClaimedDamageable | null {
	if (thing.is === 'player') {
		const name = position.players[seatOf(position, thing.name)]?.name;
		return name === undefined ? null : { is: 'player', name };
	}
	if (thing.is !== 'card') return null;
	const named = objectsNamed(position, thing);
	const id =
		thing.copy === undefined && named.length > 1 ? undefined : named[(thing.copy ?? 1) - 1];
	return id === undefined ? null : { is: 'object', id, name: objectName(position, id) };
}

/** How much more or less of one thing a player has; null where more is said of them. */
function hasOf(
	position: Position,
	named: string,
	facts: PlayerFacts & PlayerCounts
): ClaimWhat | null {
	const seat = seatOf(position, named);
	const player = position.players[seat]?.name;
	const [[field, count] = ['', null], more] = Object.entries(facts);
	const what = AMOUNTS.find((one) => FACTS[one] === field);
	if (player === undefined || more || what === undefined || typeof count !== 'number') return null;
	return { says: 'has', player, what, change: count - amount(position, seat, what) };
}
