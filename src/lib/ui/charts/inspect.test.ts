import { expect, test } from 'vitest';
import { begin } from '../../judge/judge.ts';
import { parse, start } from '../../scenario/index.ts';
import { mirror, type Mirror } from './inspect.ts';

test('frames appear, take up their state, and are done', () => {
	const parsed = parse('player Amy: Isaac\nplayer Ben: Cain\nmonsters: Fly, Gurdy');
	if (!parsed.ok) throw new Error('The scenario cannot be read.');
	const started = start(parsed.scenario);
	if (!started.ok) throw new Error('The scenario cannot be laid out.');
	const { position } = begin(started.position);

	const said: string[] = [];
	const nameOf = (actor: unknown): string => String(actor);
	const inspector: Mirror = {
		actor: (actor, snapshot, info) =>
			said.push(`${nameOf(actor)} appears in ${info?.parentId ?? 'nothing'}: ${snapshot?.value}`),
		event: (actor, event) =>
			said.push(`${nameOf(actor)} hears ${typeof event === 'string' ? event : event.type}`),
		snapshot: (actor, { status, value }) =>
			said.push(`${nameOf(actor)} is ${status === 'done' ? 'done' : value}`)
	};
	const show = mirror(inspector);
	show(position, null);
	show({ ...position, frames: position.frames.slice(0, 1) }, { do: 'pass', player: 0 });
	expect(said).toEqual([
		'0 turn appears in nothing: action',
		'0 turn hears NEXT',
		'0 turn is action',
		'1 priority appears in 0 turn: open',
		'1 priority hears NEXT',
		'1 priority is open',
		'1 priority is done'
	]);
});
