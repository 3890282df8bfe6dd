import { cardOf } from '../../cards/library.ts';
import { isItem } from './cards-said.ts';
import { anyOf, cardAt, is, numberAt, type Reader } from './reader.ts';
import { cardRef, eventRef } from './references.ts';
import type { Ref } from './ref.ts';
import { rollRef } from './roll-refs.ts';
import type { Match } from './said.ts';
import type { Reads, StandIn } from './stand-in.ts';

/** "Destroys Amy's D6", "recharges The D6". */
export const doesToItem: Reads = (reader, at) => {
	// "He destroys The Map", of which nobody says whose it is: what he pays, or his penalty.
	const owned = cardRef(reader, at + 1, isItem)?.value.of ?? null;
	const isSomeones = owned !== null || (is(reader, at + 1, 'it') && isItemBefore(reader, at));
	const isDestroyed = isSomeones && is(reader, at, 'destroy', 'destroys', 'destroyed');
	const isCharged = is(reader, at, 'recharge', 'recharges', 'recharged');
	const item = isDestroyed || isCharged ? itemAt(reader, at + 1) : null;
	if (!item) return null;
	return isDestroyed
		? {
				to: item.to,
				name: 'destroys an item',
				text: 'Destroy an item.',
				on: [item.value],
				kinds: ['destroy']
			}
		: {
				to: item.to,
				name: 'recharges an item',
				text: 'Recharge an item.',
				on: [item.value],
				kinds: ['recharge']
			};
};

/** Whether the last card that is named before a place is an item: "Ben taps Jawbone on me, I destroy it". */
function isItemBefore(reader: Reader, at: number): boolean {
	for (let i = at - 1; i >= 0; i--) {
		const card = cardAt(reader, i);
		if (card) return isItem(cardOf(card.value));
	}
	return false;
}

/** An item, or what is called so: "it". */
const itemAt = (reader: Reader, at: number): Match<Ref> | null =>
	cardRef(reader, at, isItem) ??
	(is(reader, at, 'it') ? { to: at + 1, value: { ref: 'it' } } : null);

/** "Rerolls it", "changes the roll to a 6", "adds 1 to the roll", "subtracts 1 from it". */
export const doesToRoll: Reads = (reader, at) => {
	const aim = { kinds: [], isOfRoll: true } as const;
	if (is(reader, at, 'reroll', 'rerolls', 'rerolled')) {
		const roll = rollAt(reader, at + 1);
		return (
			roll && {
				to: roll.to,
				name: 'rerolls a die',
				text: 'Reroll a dice roll.',
				on: [roll.value],
				...aim
			}
		);
	}
	const sign = is(reader, at, 'add', 'adds', 'added')
		? 1
		: is(reader, at, 'subtract', 'subtracts', 'subtracted')
			? -1
			: 0;
	if (sign !== 0) {
		const number = numberAt(reader, is(reader, at + 1, '+') ? at + 2 : at + 1);
		const led = is(reader, at + 1, '+') ? at + 3 : at + 2;
		const roll = is(reader, led, 'to', 'from', 'on') ? rollAt(reader, led + 1) : null;
		if (number === null || number < 1 || !roll) return null;
		const by = String(number);
		const isUp = sign > 0;
		return {
			to: roll.to,
			name: isUp ? `adds ${by} to a roll` : `takes ${by} off a roll`,
			text: isUp ? `Add ${by} to a dice roll.` : `Subtract ${by} from a dice roll.`,
			on: [roll.value],
			...aim
		};
	}
	return changes(reader, at);
};

function changes(reader: Reader, at: number): StandIn | null {
	if (!is(reader, at, 'change', 'changes', 'changed', 'turn', 'turns', 'turned', 'sets', 'set'))
		return null;
	const roll = rollAt(reader, at + 1);
	const led = roll ? anyOf(reader, roll.to, 'to|into a|an|') : -1;
	const face = led < 0 ? null : numberAt(reader, led);
	if (!roll || face === null || face < 1 || face > 6) return null;
	return {
		to: led + 1,
		name: `changes a roll to ${String(face)}`,
		text: `Change a dice roll to a ${String(face)}.`,
		on: [roll.value],
		kinds: [],
		isOfRoll: true
	};
}

/** A roll, or what is called so: "it", "that". */
function rollAt(reader: Reader, at: number): Match<Ref> | null {
	const roll = rollRef(reader, at);
	if (roll) return roll;
	return is(reader, at, 'it', 'that') ? { to: at + 1, value: { ref: 'it' } } : null;
}

/** "Cancels the attack". */
export const cancelsAttack: Reads = (reader, at) => {
	if (!is(reader, at, 'cancel', 'cancels', 'cancelled', 'canceled')) return null;
	const event = eventRef(reader, at + 1);
	if (event?.value.ref !== 'attack') return null;
	return {
		to: event.to,
		name: 'cancels an attack',
		text: 'Cancel the active player’s attack.',
		on: [event.value],
		kinds: ['cancel']
	};
};
