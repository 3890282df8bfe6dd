import type { Happening, Phase } from '../model/happening/index.ts';
import { STATS } from '../model/effects.ts';
import { signed, statAlone, statChange } from '../abilities/wording-nouns.ts';
import { possessive } from './names.ts';

/** A happening of one kind. */
export type Told<D extends Happening['did']> = DoneAs<Happening, D>;
type DoneAs<H, D> = H extends { readonly did: infer W }
	? D extends W
		? H & { readonly did: D }
		: never
	: never;

export const DECLARED: Readonly<Record<Told<'declared'>['what'], string>> = {
	attack: 'an attack',
	purchase: 'a purchase',
	'soul purchase': 'a soul purchase',
	'end turn': 'the end of the turn'
};

export const ALL_PASSED: Readonly<Record<Told<'all passed'>['next'], string>> = {
	'go on': 'everyone has passed: the game goes on',
	wait: 'everyone has passed, but the action phase does not end by passing'
};

export const FIZZLED: Readonly<Record<Told<'fizzled'>['because'], string>> = {
	'targets gone': 'its targets are gone',
	'no target': 'there is nothing it could target',
	'attack ended': 'the attack has ended',
	'number changed': 'the die no longer shows that number',
	'roller died': 'the player who rolled it has died',
	'nothing to choose from': 'there is nothing left to choose from'
};

export const NO_PURCHASE: Readonly<Record<Told<'purchase failed'>['because'], string>> = {
	'not enough ¢': 'there is not enough ¢ for it',
	'nothing to purchase': 'there is nothing to purchase',
	'buyer died': 'the buyer died',
	'turn ended': 'the turn ends'
};

export const NOTHING: Readonly<Record<Told<'nothing to pay'>['what'], string>> = {
	item: 'no item that can be destroyed',
	'loot card': 'no loot card to discard',
	'¢': 'no ¢ to lose'
};

export const TURN_ENDS: Readonly<Record<Told<'turn ends'>['because'], string>> = {
	effect: 'the turn is made to end',
	death: "the active player's death ends the turn"
};

/** Why somebody or something does not die, by its name. */
export const NO_DEATH: Readonly<Record<Told<'no death'>['because'], (who: string) => string>> = {
	'already died': () => 'nobody dies twice in a turn',
	healed: (who) => `${who} has HP again`
};

/** A change to a stat that a step names. */
export function statWords(stat: string, add: number): string {
	const known = STATS.find((one) => one === stat);
	return known ? statChange(known, add) : `${signed(add)} ${stat}`;
}

/** What a stat is called. */
export function statName(stat: string): string {
	const known = STATS.find((one) => one === stat);
	return known ? statAlone(known) : stat;
}

export const MAKE_READY: Readonly<Record<Told<'set up'>['what'], string>> = {
	slots: 'the slots are filled',
	hands: 'every player takes their first loot cards and ¢',
	'bonus souls': 'the bonus souls are laid out',
	'no bonus souls': 'bonus souls are left out',
	decks: 'the decks are shuffled',
	'starting items': 'the starting items that nobody has are shuffled into a deck'
};

/** What would have happened, had it not been replaced: "gain 3¢". */
export function eventName(event: string, amount: number | null): string {
	if (event === 'recharge step' || event === 'loot step') return `begin their ${event}`;
	if (amount === null) return event;
	switch (event) {
		case 'gain ¢':
			return `gain ${amount}¢`;
		case 'lose ¢':
			return `lose ${amount}¢`;
		case 'gain treasure':
			return `gain +${amount} treasure`;
		default:
			return `${event} ${amount}`;
	}
}

/** What a phase or step of the turn begins with. */
export function phaseClause(phase: Phase, player: string): string {
	switch (phase) {
		case 'recharge step':
			return `${possessive(player)} recharge step begins`;
		case 'start triggers':
			return `abilities that trigger at the start of ${possessive(player)} turn do so now`;
		case 'loot step':
			return `${possessive(player)} loot step begins`;
		case 'action phase':
			return `${possessive(player)} action phase begins`;
		case 'end triggers':
			return `${possessive(player)} end phase begins`;
		case 'hand size':
			return `${player} has too many loot cards in hand`;
		case 'turn over':
			return `${possessive(player)} turn ends`;
	}
}

/** Why an attack is over. */
export function attackEnd(because: Told<'attack ended'>['because'], attacker: string): string {
	switch (because) {
		case 'attacker at 0 HP':
			return `${attacker} has 0 HP`;
		case 'target at 0 HP':
			return 'its target has 0 HP';
		case 'attacker died':
			return `${attacker} died`;
		case 'target died':
			return 'its target died';
		case 'nothing to attack':
			return 'there is nothing to attack';
		case 'target gone':
			return 'its target is gone';
		case 'cannot be attacked':
			return "its target can't be attacked";
		case 'turn ended':
			return 'the turn ends';
		case 'event revealed':
			return 'the card is an event';
		case 'cancelled':
			return 'it is cancelled';
	}
}
