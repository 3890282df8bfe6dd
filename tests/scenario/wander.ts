import { LIBRARY } from '#lib/cards/library.ts';
import { deckOf } from '#lib/cards/card.ts';
import { begin, decide, prompt } from '#lib/judge/judge.ts';
import type { Decision } from '#lib/model/decision.ts';
import type { Position } from '#lib/model/position.ts';
import type { Deck, Option } from '#lib/model/words.ts';

const cardsOf = (deck: Deck): readonly string[] =>
	[...LIBRARY].flatMap(([key, { kind }]) => (deckOf(kind) === deck ? [key] : []));

/** One of the decisions that can be taken, by a number of any size; null when the game is over. */
export function decisionAt(position: Position, choice: number): Decision | null {
	const now = prompt(position);
	const of = <T>(list: readonly T[], salt = 0): T | undefined =>
		list[(choice + salt) % list.length];
	switch (now.kind) {
		case 'over':
			return null;
		case 'priority': {
			const legal = now.plays.filter(({ refusal }) => !refusal);
			// Passing is likelier than anything else, so that things resolve.
			const play = choice % 3 === 0 ? legal[0] : of(legal, 1);
			if (!play) return null;
			const targets = play.targets.flatMap((refs, i) => of(refs, i * 7) ?? []);
			return targets.length > 0 && 'targets' in { targets: 1 } && hasTargets(play.decision)
				? { ...play.decision, targets }
				: play.decision;
		}
		case 'question': {
			const { domain, options } = now.question;
			const player = now.who;
			switch (domain.pick) {
				case 'roll':
					return { do: 'roll', result: (choice % 6) + 1 };
				case 'card':
					return { do: 'reveal', card: of(cardsOf(domain.deck)) ?? '' };
				case 'amount':
					return { do: 'choose', player, picks: [{ number: domain.min }] };
				case 'order':
					return { do: 'choose', player, picks: rotated(options, choice) };
				case 'some':
					return { do: 'choose', player, picks: rotated(options, choice).slice(0, domain.min) };
				case 'one':
				case 'split': {
					const option = of(options);
					return { do: 'choose', player, picks: option ? [option] : [] };
				}
			}
		}
	}
}

const hasTargets = (
	decision: Decision
): decision is Extract<Decision, { do: 'play' | 'activate' }> =>
	decision.do === 'play' || decision.do === 'activate';

function rotated(options: readonly Option[], by: number): readonly Option[] {
	const at = options.length === 0 ? 0 : by % options.length;
	return [...options.slice(at), ...options.slice(0, at)];
}

/** Every position on a walk through the game, with the decision that is taken there. */
export function* wander(
	start: Position,
	choices: readonly number[]
): Generator<{ readonly position: Position; readonly decision: Decision | null }> {
	let { position } = begin(start);
	for (const choice of choices) {
		const decision = decisionAt(position, choice);
		yield { position, decision };
		if (!decision) return;
		const decided = decide(position, decision);
		if (!decided.ok) throw new Error(`A legal decision was refused: ${decided.refusal.refused}.`);
		position = decided.position;
	}
}
