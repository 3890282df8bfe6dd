import * as v from 'valibot';
import { NotWanted, telling, type Meanwhile } from './meanwhile.ts';
import {
	REQUEST,
	type AskName,
	type Asks,
	type Begun,
	type Looked,
	type Reply
} from './protocol.ts';

/** Answers a request whose question it reads first. */
type Answers<K extends AskName> = (
	asked: unknown,
	meanwhile: Meanwhile<Asks[K]['given']>
) => Asks[K]['given'] | Promise<Asks[K]['given']>;

/** What answers each kind of request: fetched when it is first asked. */
const ANSWERS: { readonly [K in AskName]: () => Promise<Answers<K>> } = {
	verdict: async () => (await import('./answers/verdict.ts')).verdictMeanwhile,
	readings: async () => (await import('./answers/readings.ts')).readingsAnswer,
	hear: async () => (await import('./answers/hear.ts')).hearAnswer,
	'say plays': async () => (await import('./answers/say-plays.ts')).playsSaid,
	mend: async () => (await import('./answers/mend.ts')).mendAnswer,
	compare: async () => (await import('./answers/compare.ts')).compareAnswer,
	link: async () => (await import('./answers/link.ts')).linkAnswer,
	claims: async () => (await import('./answers/claims.ts')).claimsAnswer,
	odds: async () => (await import('./answers/ahead.ts')).oddsAnswer,
	stopping: async () => (await import('./answers/ahead.ts')).stoppingAnswer,
	hinges: async () => (await import('./answers/ahead.ts')).hingesAnswer,
	puzzle: async () => (await import('./answers/puzzle.ts')).puzzleAnswer,
	'read cards': async () => (await import('./answers/read-cards.ts')).cardsAnswer
};

/**
 * The reply to a request, beside the page or, in a browser that has no worker, on it; null where it is none.
 * @param says hears that the answer was fetched and is begun, and then how much has been looked at.
 * @param isWanted whether somebody still wants it: what takes long asks on its way.
 */
export async function reply(
	data: unknown,
	says: (said: Begun | Looked) => void = () => undefined,
	isWanted: (id: number) => boolean = () => true
): Promise<Reply | null> {
	const request = v.safeParse(REQUEST, data);
	if (!request.success) return null;
	const { id, ask, asked } = request.output;
	let answer: Answers<AskName>;
	try {
		answer = await ANSWERS[ask]();
	} catch {
		return { is: 'not loaded', id };
	}
	says({ is: 'begun', id });
	try {
		return {
			is: 'given',
			id,
			given: await answer(
				asked,
				telling(
					(sofar) => says({ is: 'looked', id, ...sofar }),
					() => isWanted(id)
				)
			)
		};
	} catch (error) {
		if (error instanceof NotWanted) return { is: 'stopped', id };
		return { is: 'broke', id, message: error instanceof Error ? error.message : String(error) };
	}
}
