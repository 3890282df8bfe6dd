/**
 * "Each time a player with 0¢ gains ¢, loot 1.": before it they have none, and after it some. Whether a trigger asks
 * who or what it is of for what the event itself changes: the judge looks when it has happened, and nobody says when
 * the card does.
 */
import type { TriggerEvent } from '../grammar.ts';
import { own } from '../../model/own.ts';

const counted = (...units: readonly string[]): RegExp =>
	new RegExp(`"(?:has|more|fewer|most|fewest)":"(?:${units.join('|')})"`, 'u');
const CENTS = counted('¢');
const HAND = counted('loot cards');
const OWNED = counted('items', 'souls');
const HOLDER = /"(?:in the shop|of another player|controlled|by|notBy)"/u;
const CHARGE = /"(?:charged|deactivated)"/u;

/** What each event changes of those that it is of. */
const CHANGES: Partial<Readonly<Record<TriggerEvent['on'], readonly RegExp[]>>> = {
	'gain ¢': [CENTS],
	'lose ¢': [CENTS],
	'steal ¢': [CENTS],
	'give ¢': [CENTS],
	purchase: [CENTS, OWNED],
	loot: [HAND],
	discard: [HAND],
	'play loot': [HAND],
	activate: [CHARGE],
	recharge: [CHARGE],
	'gain object': [HOLDER, OWNED],
	'come to control': [HOLDER, OWNED]
};

/** Whether something that triggers, or waits for something, asks so. */
export function asksWhatChanges(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	const on = 'on' in value && typeof value.on === 'string' ? own(CHANGES, value.on) : undefined;
	// What is asked besides is asked as it triggers.
	const asked = Object.entries(value).filter(([key]) => key !== 'given');
	if (on && asked.some(([, one]) => on.some((test) => test.test(JSON.stringify(one))))) return true;
	return Object.values(value).some(asksWhatChanges);
}
