import * as v from 'valibot';
import type { Decision } from '../model/decision.ts';
import { decisionSchema } from './schema/decision.ts';

/** Data from outside as what they should be, or what is wrong with them, a sentence each. */
export type FromOutside<T> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads data that anybody may have made. What comes of it is a copy: nobody can change it afterwards.
 * Never throws, whatever the data do as they are looked at.
 */
export function readFrom<T>(schema: v.GenericSchema<unknown, T>, data: unknown): FromOutside<T> {
	try {
		const read = v.safeParse(schema, data, { abortEarly: true });
		if (read.success) return { ok: true, value: read.output };
		return { ok: false, problems: read.issues.map(said) };
	} catch {
		return { ok: false, problems: ['It cannot be looked at.'] };
	}
}

const said = (issue: v.BaseIssue<unknown>): string => {
	const path = v.getDotPath(issue);
	return path === null ? issue.message : `${path}: ${issue.message}`;
};

/** A pass, which most decisions are: it is read without the schema, to the same end. */
function passOf(data: unknown): Decision | null {
	if (typeof data !== 'object' || data === null) return null;
	let fields = 0;
	for (const _ in data) fields++;
	if (fields !== 2 || !('do' in data) || !('player' in data)) return null;
	const { do: what, player } = data;
	return what === 'pass' &&
		Number.isSafeInteger(player) &&
		typeof player === 'number' &&
		player >= 0 &&
		!Object.is(player, -0)
		? { do: what, player }
		: null;
}

/** Reads a decision from data that anybody may have made, such as JSON from another program. */
export function readDecision(data: unknown): FromOutside<Decision> {
	try {
		const pass = passOf(data);
		if (pass) return { ok: true, value: pass };
	} catch {
		// What cannot be looked at is no pass.
	}
	return readFrom(decisionSchema, data);
}
