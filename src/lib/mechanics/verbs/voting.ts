import type { Filter } from '../../abilities/grammar.ts';
import type { Question } from '../../model/question.ts';
import type { Task } from '../../model/task.ts';
import type { Option, Seat } from '../../model/words.ts';
import { extra } from '../attack-targets.ts';
import { isRef } from '../choosing.ts';
import { find, findAny } from '../find.ts';
import { fizzleWithNothing } from '../late-fizzle.ts';
import { ask, tell } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { binding, part, type Doing, type EffectOf } from './doing.ts';
import { begin, orderOfEach } from './order-of-each.ts';

/** Everyone votes in turn order; what has the most votes wins (6.28). */
export function vote(doing: Doing, effect: EffectOf<'vote'>): TaskResult {
	const { run, at, context } = doing;
	const voters = find(run.position, effect.who, context).flatMap((one) =>
		'player' in one ? [one.player] : []
	);
	const first = run.options.votesFrom === 'controller' ? context.you : run.position.turn.active;
	const voting = inTurnOrderFrom(doing, first).filter((player) => voters.includes(player));
	const { on } = effect;
	// What is another player to vote on is that for whoever votes.
	const optionsOf = (you: Seat): readonly Option[] =>
		isWords(on) ? on.map((word) => ({ word })) : findAny(run.position, on, { ...context, you });
	const options = voting
		.flatMap(optionsOf)
		.filter((one, i, all) => all.findIndex((other) => same(one, other)) === i);
	if (options.length === 0) fizzleWithNothing(run, at);
	if (options.length === 0 || voting.length === 0) return NOTHING;
	const votes: Option[] = [];
	let question = 0;
	for (const who of voting) {
		const own = optionsOf(who);
		if (own.length === 0) continue;
		const different = Math.min(own.length, effect.votes ?? 1);
		const more = extra(run.position, who, 'votes');
		const domains: readonly Question['domain'][] = [
			different === 1 ? { pick: 'one' } : { pick: 'some', min: different, max: different },
			...Array.from({ length: more }, () => ({ pick: 'one' as const }))
		];
		for (const domain of domains) {
			const answer = ask(run, question++, {
				who,
				purpose: { about: 'vote', effect: at },
				domain,
				options: own
			});
			if (!answer) return null;
			votes.push(...answer.slice(0, domain.pick === 'some' ? different : 1));
		}
	}
	const counts = options.map((option) => votes.filter((one) => same(one, option)).length);
	const most = Math.max(...counts);
	const winners = options.filter((_, index) => counts[index] === most);
	const tied = winners.length > 1;
	const alike = 'do' in effect.winner && !(tied && effect.tie) ? effect.winner : null;
	const order = alike && orderOfEach(doing, alike, winners.filter(isRef), () => question++);
	if (alike && !order) return null;
	tell(run, { did: 'voted', effect: at, winners, votes: most }, 'vote stands');
	if (alike && order)
		return begin(doing, alike, order).map((one) => part(doing, 0, binding(context, one)));
	const several = 'do' in effect.winner ? 1 : effect.winner.length;
	if (tied && effect.tie)
		return [part(doing, several, { ...context, tied: winners.filter(isRef) })];
	return winners.flatMap((winner): Task[] =>
		'word' in winner ? [part(doing, options.indexOf(winner))] : []
	);
}

const same = (a: Option, b: Option): boolean => JSON.stringify(a) === JSON.stringify(b);
const isWords = (on: readonly Filter[] | readonly string[]): on is readonly string[] =>
	on.every((one) => typeof one === 'string' && !KNOWN.has(one));
const KNOWN: ReadonlySet<string> = new Set([
	'player',
	'monster',
	'item',
	'soul',
	'room',
	'curse',
	'character',
	'object'
]);

const inTurnOrderFrom = ({ run }: Doing, from: Seat): readonly Seat[] => {
	const count = run.position.players.length;
	return run.position.players.map((_, index) => (from + index) % count);
};
