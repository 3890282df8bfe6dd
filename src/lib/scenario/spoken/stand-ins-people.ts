import { isItem, isMonster } from './cards-said.ts';
import { anyOf, is, numberAt, type Reader } from './reader.ts';
import { cardRef } from './references.ts';
import type { Ref } from './ref.ts';
import { amountOf, CENTS, DAMAGE, HP, personBehind, whom, type Reads } from './stand-in.ts';
import { ownerAt, whoAt } from './who.ts';

const STEALS = 'steal steals stole take takes took grab grabs grabbed snatches'.split(' ');

/** "Steals Amy's D6", "takes The D6 from Amy". */
export const stealsItem: Reads = (reader, at) => {
	if (!is(reader, at, ...STEALS)) return null;
	const item = cardRef(reader, at + 1, isItem);
	if (!item) return null;
	const from = item.value.of ? null : personBehind(reader, item.to, 'from|off');
	const of = item.value.of ?? from?.value ?? null;
	if (!of) return null;
	return {
		to: from?.to ?? item.to,
		name: 'steals an item',
		text: 'Steal an item from a player.',
		on: [{ ...item.value, of }],
		kinds: ['steal']
	};
};

/** "Steals her soul", "takes a soul from Amy". */
export const stealsSoul: Reads = (reader, at) => {
	if (!is(reader, at, ...STEALS)) return null;
	const owner = ownerAt(reader, at + 1);
	const own =
		owner && is(reader, owner.to, 'soul') ? { to: owner.to + 1, value: owner.value } : null;
	const led = own ? -1 : anyOf(reader, at + 1, 'a|one|1 soul');
	const from = own ?? (led < 0 ? null : personBehind(reader, led, 'from|off|of'));
	return (
		from && {
			to: from.to,
			name: 'steals a soul',
			text: 'Choose a player. Steal a soul from them.',
			on: [whom(from.value)],
			kinds: ['steal']
		}
	);
};

/** "Steals a loot card from Amy". */
export const stealsLoot: Reads = (reader, at) => {
	if (!is(reader, at, ...STEALS)) return null;
	const to = anyOf(
		reader,
		at + 1,
		'a|one|1 random| loot card|',
		'a|one|1 random| card',
		'a|one|1 card at random'
	);
	const from = to < 0 ? null : personBehind(reader, to, 'from|off|of');
	return (
		from && {
			to: from.to,
			name: 'steals a loot card',
			text: 'Steal a loot card at random from a player.',
			on: [whom(from.value)],
			kinds: ['steal']
		}
	);
};

/** "Deals 1 damage to everyone". */
const harmsAll: Reads = (reader, at) => {
	const isDealt = is(reader, at, 'deal', 'deals', 'dealt', 'do', 'does', 'did');
	const amount = isDealt ? amountOf(reader, at + 1, DAMAGE) : null;
	const to = amount
		? anyOf(reader, amount.to, 'to everyone|everybody', 'to each|every player', 'to all players')
		: -1;
	if (!amount || to < 0) return null;
	const number = String(amount.value);
	return {
		to,
		name: `deals ${number} damage to everyone`,
		text: `Deal ${number} damage to each player.`,
		on: [],
		kinds: ['deal damage']
	};
};

/** "Deals 2 damage to Amy", "hits Amy for 2". */
export const harms: Reads = (reader, at) => {
	const all = harmsAll(reader, at);
	if (all) return all;
	const found = deals(reader, at) ?? hitsFor(reader, at);
	if (!found) return null;
	const number = String(found.number);
	return {
		to: found.to,
		name: `deals ${number} damage`,
		text: `Deal ${number} damage to a monster or player.`,
		on: [found.on],
		kinds: ['deal damage'],
		...(found.on.ref === 'card' ? { mayBeOfAttack: true } : {})
	};
};

interface Harm {
	readonly to: number;
	readonly on: Ref;
	readonly number: number;
}

function deals(reader: Reader, at: number): Harm | null {
	const isDealt = is(reader, at, 'deal', 'deals', 'dealt', 'do', 'does', 'did');
	const amount = isDealt ? amountOf(reader, at + 1, DAMAGE) : null;
	const led = amount ? anyOf(reader, amount.to, 'to|on') : -1;
	if (!amount || led < 0) return null;
	const who = whoAt(reader, led);
	if (who) return { to: who.to, on: whom(who.value), number: amount.value };
	const monster = cardRef(reader, led, isMonster);
	return monster && { to: monster.to, on: monster.value, number: amount.value };
}

function hitsFor(reader: Reader, at: number): Harm | null {
	const who = is(reader, at, 'hit', 'hits', 'damages', 'hurts') ? whoAt(reader, at + 1) : null;
	if (!who || !is(reader, who.to, 'for')) return null;
	const number = numberAt(reader, who.to + 1);
	if (number === null || number < 1) return null;
	return { to: anyOf(reader, who.to + 2, `${DAMAGE}|`), on: whom(who.value), number };
}

/** "Heals Amy for 1", "gives her 1 HP back", "heals 1". */
export const heals: Reads = (reader, at) => {
	const isGiven = is(reader, at, 'give', 'gives', 'gave');
	if (!isGiven && !is(reader, at, 'heal', 'heals', 'healed', 'regains', 'regain')) return null;
	const who = whoAt(reader, at + 1);
	if (isGiven && !who) return null;
	const led = anyOf(reader, who?.to ?? at + 1, 'for|by|back|', '');
	const amount = amountOf(reader, led, isGiven ? HP : `${HP}|`);
	if (!amount) return null;
	const to = anyOf(reader, amount.to, 'back|again|', '');
	const hp = `${String(amount.value)} HP`;
	return who
		? {
				to,
				name: `heals a player ${hp}`,
				text: `A player heals ${hp}.`,
				on: [whom(who.value)],
				kinds: []
			}
		: { to, name: `heals ${hp}`, text: `Heal ${hp}.`, on: [], kinds: [] };
};

/** "Kills Ben": a player. */
export const killsPlayer: Reads = (reader, at) => {
	const who = is(reader, at, 'kill', 'kills', 'killed', 'murders', 'murdered')
		? whoAt(reader, at + 1)
		: null;
	return (
		who && {
			to: who.to,
			name: 'kills a player',
			text: 'Kill a player.',
			on: [whom(who.value)],
			kinds: ['kill', 'deal damage']
		}
	);
};

/** "Prevents 1 damage", "prevents 2 damage to Amy". */
export const prevents: Reads = (reader, at) => {
	if (!is(reader, at, 'prevent', 'prevents', 'prevented', 'blocks', 'block', 'blocked'))
		return null;
	const led = anyOf(reader, at + 1, 'the next', '');
	const amount = amountOf(reader, led, DAMAGE);
	if (!amount) return null;
	const to = personBehind(reader, amount.to, 'to|on|for');
	const damage = `${String(amount.value)} damage`;
	const text = (who: string): string => `Prevent the next ${damage} ${who} would take this turn.`;
	return to
		? {
				to: to.to,
				name: `prevents ${damage} to a player`,
				text: `Choose a player. ${text('they')}`,
				on: [whom(to.value)],
				kinds: ['prevent']
			}
		: { to: amount.to, name: `prevents ${damage}`, text: text('you'), on: [], kinds: ['prevent'] };
};

/** "Swaps his D6 with Amy's Jawbone". */
const swapsItems: Reads = (reader, at) => {
	if (!is(reader, at, 'swap', 'swaps', 'swapped', 'exchanges', 'exchanged')) return null;
	const own = cardRef(reader, at + 1, isItem);
	const other =
		own && is(reader, own.to, 'with', 'for') ? cardRef(reader, own.to + 1, isItem) : null;
	if (!own?.value.of || !other?.value.of) return null;
	return {
		to: other.to,
		name: 'swaps two items',
		text: 'Swap an item you control with an item another player controls.',
		on: [own.value, other.value],
		kinds: ['steal']
	};
};

/** "Swaps hands with Amy". */
export const swaps: Reads = (reader, at) => {
	const items = swapsItems(reader, at);
	if (items) return items;
	const led = anyOf(reader, at, 'swap|swaps|swapped|trade|trades|switches hands with');
	const who = led < 0 ? null : whoAt(reader, led);
	return (
		who && {
			to: who.to,
			name: 'swaps hands',
			text: 'Swap hands with a player.',
			on: [whom(who.value)],
			kinds: ['steal']
		}
	);
};

/** "Makes Amy discard a card", "forces Ben to lose 3 cents". */
export const makes: Reads = (reader, at) => {
	const who = is(reader, at, 'make', 'makes', 'made', 'force', 'forces', 'forced')
		? whoAt(reader, at + 1)
		: null;
	if (!who) return null;
	const start = is(reader, who.to, 'to') ? who.to + 1 : who.to;
	const found = amountDone(reader, start, is(reader, start, 'discard') ? 'discard' : 'lose');
	return (
		found && {
			to: found.to,
			name: `makes a player ${found.what}`,
			text: `Choose a player. They ${found.what}.`,
			on: [whom(who.value)],
			kinds: []
		}
	);
};

const FORMS = {
	discard: ['discard', 'discards', 'discarded'],
	lose: ['lose', 'loses', 'lost'],
	gain: ['gain', 'gains', 'gained'],
	loot: ['loot', 'loots', 'looted', 'draw', 'draws', 'drew']
} as const;

/** "Discards 2 cards", "loses 3 cents", "loots 2": what somebody does, and how much. */
function amountDone(
	reader: Reader,
	at: number,
	verb: keyof typeof FORMS
): { readonly to: number; readonly what: string } | null {
	if (!is(reader, at, ...FORMS[verb])) return null;
	const number = numberAt(reader, at + 1);
	if (verb === 'loot') {
		if (number === null) return null;
		return { to: anyOf(reader, at + 2, 'card|cards|', ''), what: `loot ${String(number)}` };
	}
	if (verb !== 'discard') {
		const cents = amountOf(reader, at + 1, CENTS);
		return cents && { to: cents.to, what: `${verb} ${String(cents.value)}¢` };
	}
	// "Discard one".
	const cards = amountOf(
		reader,
		at + 1,
		number === null ? 'loot| card|cards' : 'loot| card|cards|'
	);
	if (!cards) return null;
	const { to, value } = cards;
	return { to, what: value === 1 ? 'discard a loot card' : `discard ${String(value)} loot cards` };
}

/** "Gains 3 cents", "loses 2 cents", "loots 2", "discards a card": with nothing told before that it may come of. */
export const happens: Reads = (reader, at) => {
	for (const verb of ['gain', 'lose', 'loot', 'discard'] as const) {
		const found = amountDone(reader, at, verb);
		if (!found) continue;
		const { to, what } = found;
		const text = `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;
		const name = `lets you ${what}`;
		return { to, name, text, on: [], kinds: [], mayComeOfIt: true };
	}
	return null;
};
