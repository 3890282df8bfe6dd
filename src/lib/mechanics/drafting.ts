import { turnOrder } from '../model/objects.ts';
import type { Task } from '../model/task.ts';
import type { Seat } from '../model/words.ts';
import type { Beside } from '../rules/points.ts';
import { gainTreasureCard } from './belongings.ts';
import { draw } from './decks.ts';
import { ask, set, setTop, tell, topFrame, type Run } from './run.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { topCard } from './top-card.ts';

/** With two players the draft is the one the document recommends; with more it goes as it says further on. */
const TWO = 2;

/** The two rounds of a draft: the second one in the reverse order, from whoever picked last (20.1). */
export function draftTasks(run: Run): readonly Task[] {
	const { position } = run;
	const count = position.players.length + 1;
	const order = turnOrder(position, position.turn.active);
	const round = (seats: readonly Seat[], again: boolean): readonly Task[] => [
		...Array.from({ length: count }, (): Task => ({ do: 'lay out' })),
		{ do: 'show the draft' },
		...seats.map((player): Task => ({ do: 'draft', player, again })),
		{ do: 'end the draft' }
	];
	return [...round(order, false), ...round(order.toReversed(), true)];
}

const laidOut = (run: Run): readonly string[] => {
	const frame = topFrame(run.position);
	return frame.chart === 'setup' ? (frame.laid ?? []) : [];
};

function setLaid(run: Run, laid: readonly string[]): void {
	const frame = topFrame(run.position);
	if (frame.chart === 'setup') setTop(run, { ...frame, laid });
}

/** Lays out the top card of the treasure deck, whose name is asked for if nobody knows it (20.1). */
export function layOut(run: Run): TaskResult {
	const top = topCard(run, 0, run.position.turn.active, 'treasure');
	if (top === 'asked') return null;
	if (top === 'none') return NOTHING;
	draw(run, 'treasure');
	setLaid(run, [...laidOut(run), top.card]);
	return NOTHING;
}

/** Tells what lies there to pick from. */
export function showDraft(run: Run): TaskResult {
	const cards = laidOut(run);
	const many = run.position.players.length > TWO;
	if (cards.length > 0)
		tell(run, { did: 'laid out', cards }, 'draft laid out', ...(many ? MORE_PLAYERS : []));
	return NOTHING;
}
const MORE_PLAYERS = ['draft of more players'] as const satisfies readonly Beside[];

/** A player picks one of the items that are laid out and gains it (20.1). */
export function draft(run: Run, player: Seat, again: boolean): TaskResult {
	const laid = laidOut(run);
	if (laid.length === 0) return NOTHING;
	const answer = ask(run, 0, {
		who: player,
		purpose: { about: 'draft' },
		domain: { pick: 'one' },
		options: laid.map((card, at) => ({ card, at }))
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked || !('at' in picked) || picked.card === null) return NOTHING;
	setLaid(run, laid.toSpliced(picked.at, 1));
	const many = run.position.players.length > TWO;
	gainTreasureCard(run, player, picked.card, [
		'draft pick',
		...(many ? (['draft back again'] as const) : again ? (['draft of two again'] as const) : [])
	]);
	return NOTHING;
}

/** What nobody picked goes under the treasure deck (20.1). */
export function endDraft(run: Run): TaskResult {
	const left = laidOut(run);
	setLaid(run, []);
	const { decks } = run.position;
	set(run, {
		decks: {
			...decks,
			treasure: [...decks.treasure, ...left.map((card) => ({ card, seenBy: [] }))]
		}
	});
	for (const card of left)
		tell(
			run,
			{ did: 'put card', card, from: 'deck', to: 'bottom of deck', deck: 'treasure' },
			'draft pick'
		);
	return NOTHING;
}
