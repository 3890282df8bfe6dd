import type { Judge } from '../../judge/judge.ts';
import type { Position } from '../../model/position.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { Refusal, Step } from '../../rules/step.ts';
import { optionText, stackText } from '../describe/describe.ts';
import { isItem, isOption } from '../match-item.ts';
import { objectsNamed, seatOf } from '../match.ts';
import { expectationText } from '../words/expectation.ts';
import { decisionOf } from '../resolve.ts';
import { sameFact } from '../same-fact.ts';
import type { Expectation } from '../scenario.ts';
import type { StackThing } from '../words/things.ts';
import { stepAt } from '../turn-step.ts';
import { asGroups, cellsFact, objectFacts, playerFacts, slotFacts } from './compare.ts';
import { includesAll, isAboutThing, isStep, stepWords } from './step-match.ts';
import { ABOUT } from './step-words.ts';

/** Whether an expectation held, and what was there instead, in the words of the notation. */
export interface Outcome {
	readonly held: boolean;
	readonly expected: string;
	readonly got: string;
	/** The refusal that was expected to come, or that came where none was. */
	readonly refusal?: Refusal;
}

/** What an expectation looks at. */
export interface Seen {
	readonly judge: Judge;
	/** The table now. */
	readonly position: Position;
	/** What happened since the last act, with the position after each decision. */
	readonly steps: readonly Step[];
	/** The table before the last act, so that what has gone can be named. */
	readonly before: Position;
}

/** Checks an expectation. */
export function check(expectation: Expectation, seen: Seen): Outcome {
	const { position } = seen;
	const players = position.players.map(({ name }) => name);
	const expected = expectationText(expectation, players);
	const outcome = (held: boolean, got: string, refusal?: Refusal): Outcome => ({
		held,
		expected,
		got,
		...(refusal ? { refusal } : {})
	});
	/** Compares with the same expectation as it would have held. */
	const as = (true_: Expectation, held: boolean): Outcome =>
		outcome(held, expectationText(true_, players));
	switch (expectation.expect) {
		case 'stack': {
			const { stack } = position;
			const { things } = expectation;
			const held =
				stack.length === things.length &&
				stack.every((item, i) => {
					const thing = things[i];
					return thing !== undefined && isNthItem(position, item, thing);
				});
			return outcome(held, `stack: ${stackText(position)}`);
		}
		case 'player': {
			const facts = playerFacts(position, seatOf(position, expectation.player), expectation.facts);
			const { hand } = expectation.facts;
			const asked = hand ? { ...expectation.facts, hand: asGroups(hand) } : expectation.facts;
			return as({ ...expectation, facts }, sameFact(facts, asked));
		}
		case 'object': {
			const { object, facts: asked } = expectation;
			const named = objectsNamed(position, object);
			if (object.copy === undefined && named.length > 1)
				return outcome(
					false,
					`${String(named.length)} objects of that name: write “#1” or whose it is`
				);
			const facts = objectFacts(position, named[(object.copy ?? 1) - 1] ?? null, asked);
			return as({ ...expectation, facts }, sameFact(facts, asked));
		}
		case 'slots': {
			const slots = slotFacts(position, expectation.slot, expectation.slots);
			return as({ ...expectation, slots }, sameFact(slots, expectation.slots));
		}
		case 'deck':
		case 'discard': {
			const pile =
				expectation.expect === 'deck'
					? position.decks[expectation.deck]
					: position.discards[expectation.deck];
			const cards = cellsFact(pile, expectation.cards, position, false, expectation.more);
			return as({ ...expectation, cards }, sameFact(cards, asGroups(expectation.cards)));
		}
		case 'pool':
			return as({ ...expectation, cents: position.pool }, position.pool === expectation.cents);
		case 'outside':
		case 'bonus souls': {
			const cards =
				expectation.expect === 'outside'
					? position.outside
					: (position.bonusSouls ?? []).map(({ card }) => card);
			return as(
				{ ...expectation, cards },
				sameFact([...cards].sort(), [...expectation.cards].sort())
			);
		}
		case 'priority': {
			const prompt = seen.judge.prompt(position);
			if (prompt.kind === 'priority') {
				const player = players[prompt.who] ?? '?';
				return as({ ...expectation, player }, prompt.who === seatOf(position, expectation.player));
			}
			return outcome(false, promptWords(seen));
		}
		case 'turn': {
			const step = stepAt(position);
			const player = players[position.turn.active] ?? '?';
			const held =
				(expectation.step === undefined || expectation.step === step) &&
				(expectation.player === undefined ||
					seatOf(position, expectation.player) === position.turn.active);
			return as(
				{
					expect: 'turn',
					...(expectation.player === undefined ? {} : { player }),
					...(expectation.step === undefined ? {} : { step })
				},
				held
			);
		}
		case 'asked':
			return outcome(isAsked(seen, expectation), promptWords(seen));
		case 'legal':
		case 'refused': {
			if (expectation.act.do === 'everyone passes')
				return outcome(false, 'whether everyone passes is not one decision: name a player');
			const decision = decisionOf(position, expectation.act, true);
			if (!decision.ok) return outcome(false, decision.trouble.message);
			const refusal = seen.judge.why(position, decision.value);
			if (expectation.expect === 'legal')
				return refusal ? outcome(false, refusedWords(refusal), refusal) : outcome(true, expected);
			if (!refusal) return outcome(false, 'it is legal');
			const held = includesAll(refusal.rules, expectation.rules);
			return outcome(held, refusedWords(refusal), refusal);
		}
		case 'steps': {
			let from = 0;
			for (const pattern of expectation.steps) {
				const at = seen.steps.findIndex((step, i) => i >= from && isStep(seen, step, pattern));
				if (at < 0) return outcome(false, stepWords(seen, expectation.steps));
				from = at + 1;
			}
			return outcome(true, expected);
		}
		case 'no step': {
			const held = !seen.steps.some((step) => isStep(seen, step, expectation.step));
			return outcome(held, held ? expected : stepWords(seen, [expectation.step]));
		}
		case 'rules': {
			const cited = new Set(seen.steps.flatMap((step) => step.rules));
			return outcome(
				expectation.rules.every((rule) => cited.has(rule)),
				`rules: ${[...cited].join(', ')}`
			);
		}
		case 'reading': {
			const followed = new Set(seen.steps.flatMap((step) => step.readings));
			return outcome(
				followed.has(expectation.reading),
				followed.size > 0 ? `reading: ${[...followed].join(', ')}` : 'no reading was followed'
			);
		}
		case 'winner': {
			const winners = position.winners ?? [];
			const wanted = expectation.players.map((name) => seatOf(position, name));
			return as(
				{ expect: 'winner', players: winners.map((seat) => players[seat] ?? '?') },
				winners.length === wanted.length && wanted.every((seat) => winners.includes(seat))
			);
		}
		case 'fizzled':
		case 'cancelled':
		case 'resolved':
		case 'triggered':
		case 'not triggered':
		case 'died': {
			const did = ABOUT[expectation.expect];
			const held = seen.steps.some(
				(step) =>
					step.what.did === did &&
					isAboutThing(seen, step.what, expectation.thing) &&
					includesAll(step.rules, expectation.rules)
			);
			return outcome(held, held ? expected : stepWords(seen, [{ did }]));
		}
	}
}

const refusedWords = ({ refused, rules }: Refusal): string =>
	`refused: ${refused} (${rules.join(', ')})`;

/** Whether an item is the one named, the `#2` of its name included. */
function isNthItem(position: Position, item: StackItem, thing: StackThing): boolean {
	if (!isItem(position, item, thing)) return false;
	if (thing.copy === undefined) return true;
	return position.stack.filter((other) => isItem(position, other, thing))[thing.copy - 1] === item;
}

/** What the table waits for, in words. */
function promptWords({ judge, position }: Seen): string {
	const prompt = judge.prompt(position);
	const name = (seat: number): string => position.players[seat]?.name ?? '?';
	switch (prompt.kind) {
		case 'over':
			return `winner: ${prompt.winners.map(name).join(', ')}`;
		case 'priority':
			return `priority: ${name(prompt.who)}`;
		case 'question': {
			const { who, purpose, options } = prompt.question;
			const choices = options.map((option) => optionText(position, option)).join(', ');
			return `asked: ${name(who)} (${purpose.about})${choices === '' ? '' : `: ${choices}`}`;
		}
	}
}

function isAsked(
	{ position }: Seen,
	{ player, about, options }: Extract<Expectation, { expect: 'asked' }>
): boolean {
	const { question } = position;
	if (question?.who !== seatOf(position, player)) return false;
	if (about !== undefined && question.purpose.about !== about) return false;
	if (!options) return true;
	const left = [...question.options];
	for (const thing of options) {
		const at = left.findIndex((option) => isOption(position, option, thing));
		if (at < 0) return false;
		left.splice(at, 1);
	}
	return left.length === 0;
}
