import { resolve } from '$app/paths';
import * as v from 'valibot';
import { DEEDS, rulingAbout, type Tried } from '../../scenario/ruling/about.ts';

const text = v.string();
const Ruled = v.array(
	v.strictObject({
		slug: text,
		question: text,
		does: v.picklist(DEEDS),
		card: v.nullable(text),
		rules: v.array(text)
	})
);
type Ruled = v.InferOutput<typeof Ruled>;

let coming: Promise<Ruled> | null = null;

async function fetchRuled(): Promise<Ruled> {
	const response = await fetch(resolve('rulings/refusals.json'));
	if (!response.ok) throw new Error(`The rulings could not be fetched: ${response.status}.`);
	return v.parse(Ruled, await response.json());
}

/** The ruling about something that was refused; null where there is none, or none came: a refusal stands without it. */
export async function rulingOf(
	tried: Tried,
	rules: readonly string[]
): Promise<Ruled[number] | null> {
	coming ??= fetchRuled();
	try {
		return rulingAbout(tried, rules, await coming);
	} catch {
		coming = null;
		return null;
	}
}
