import type { DamageFrame } from '../model/frame.ts';
import type { Position } from '../model/position.ts';
import type { ContinuousEffect } from '../model/waiting.ts';
import type { Performed } from './perform.ts';
import { ask, set, setTop, tell, topFrame, type Run } from './run.ts';
import { sameMortal } from './stats.ts';
import { whoIs } from './who.ts';

/** The replacements that still apply to damage about to be taken, oldest first; each once (5.2). */
export function nextReplacement(
	position: Position,
	{ item, applied, amount }: DamageFrame
): readonly ContinuousEffect[] {
	if (amount <= 0) return [];
	return position.effects.filter(
		(effect) =>
			'prevent' in effect.change && sameMortal(effect.of, item.to) && !applied.includes(effect.id)
	);
}

const NOTHING: Performed = [];

/** Applies one replacement to damage about to be taken; the affected player orders several (5.2). */
export function applyReplacement(run: Run): Performed {
	const frame = topFrame(run.position);
	if (frame.chart !== 'damage') return NOTHING;
	const { item, amount } = frame;
	const replacements = nextReplacement(run.position, frame);
	const who = 'player' in item.to ? item.to.player : run.position.turn.active;
	const answer = ask(run, 0, {
		who,
		purpose: { about: 'replacement order' },
		domain: { pick: 'one' },
		options: replacements.map(({ id }) => ({ trigger: id }))
	});
	if (!answer) return null;
	const [picked] = answer;
	const effect = replacements.find(
		({ id }) => picked && 'trigger' in picked && picked.trigger === id
	);
	const to = whoIs(run.position, item.to);
	if (!effect || !to || !('prevent' in effect.change)) return NOTHING;
	const { change } = effect;
	const prevented =
		change.prevent === 'damage'
			? Math.min(change.left, amount)
			: Math.min(change.upTo ?? amount, amount);
	const left = change.prevent === 'damage' ? change.left - prevented : 0;
	set(run, {
		effects: run.position.effects.flatMap((e) =>
			e.id !== effect.id
				? [e]
				: left > 0
					? [{ ...e, change: { prevent: 'damage' as const, left } }]
					: []
		)
	});
	setTop(run, {
		...frame,
		amount: amount - prevented,
		applied: [...frame.applied, effect.id]
	});
	tell(
		run,
		{ did: 'prevented damage', to, amount: prevented, effect: effect.from },
		'effect.replacement',
		'prevent.next'
	);
	return NOTHING;
}
