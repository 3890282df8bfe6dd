import type { ActionOption } from '../../../judge/prompt.ts';
import type { Position } from '../../../model/position.ts';
import type { Ref } from '../../../model/words.ts';
import { isTargeted } from '../prompt/wishes.ts';
import type { Table } from '../state/table-state.svelte.ts';
import { placeOf } from './place.ts';
import './dragging.css';
import { playsWith } from './involved.ts';

/** A play, and the table that it is made at: this one, or when those before have passed. */
export interface PlayAt {
	readonly play: ActionOption;
	readonly at: Position;
}

/** What comes of a card that is let go of. */
export interface Drops {
	readonly table: Table;
	/** Does something to the table. */
	readonly changing: (change: () => void) => void;
	/** Asks for the targets of a play. */
	readonly ask: (play: PlayAt) => void;
	/** Opens what can be done with a card. */
	readonly open: (card: Ref) => void;
}

/** A press is a drag once it has gone so far, in px. */
const FAR = 6;

interface Drag {
	readonly card: Ref;
	readonly source: HTMLElement;
	readonly from: { readonly x: number; readonly y: number };
	/** What moves with the pointer, once it is a drag. */
	ghost: HTMLElement | null;
	/** The plays of the card, and where it can be let go of. */
	plays: readonly PlayAt[];
	places: ReadonlySet<string>;
}

/** Every legal play with a card: now, and by those who get priority before the top of the stack resolves. */
function playsOf(table: Table, card: Ref): readonly PlayAt[] {
	const { position, prompt, responders } = table;
	const now = prompt.kind === 'priority' ? playsWith(position, prompt.plays, card) : [];
	return [
		...now.filter(({ refusal }) => refusal === null).map((play) => ({ play, at: position })),
		...responders
			.slice(1)
			.flatMap(({ position: at, plays }) =>
				playsWith(at, plays, card).map((play) => ({ play, at }))
			)
	];
}

/** What a play can be dropped on: the legal ones of its only target. */
const targetsOf = ({ play }: PlayAt): readonly Ref[] =>
	play.targets.length === 1 ? (play.targets[0] ?? []) : [];

/**
 * Lets cards of a hand be dragged onto the stack, or onto what they can target, with a mouse or a pen. Whatever
 * it does can be done by tapping too.
 * @returns what ends it.
 */
export function dragging(frame: HTMLElement, { table, changing, ask, open }: Drops): () => void {
	let drag: Drag | null = null;
	let ready = false;

	const cardAt = (source: HTMLElement): Ref | null => {
		for (const [hand, { hand: cells }] of table.position.players.entries())
			for (const { card } of cells)
				if (card !== null && placeOf({ hand, card }) === source.dataset.held) return { hand, card };
		return null;
	};
	/** What the pointer is over that the card can be let go on. */
	const under = ({ clientX, clientY }: PointerEvent): HTMLElement | null => {
		let element = document.elementFromPoint(clientX, clientY);
		while (element && element !== frame) {
			if (element instanceof HTMLElement && element.classList.contains('can-drop')) return element;
			element = element.parentElement;
		}
		return null;
	};

	const begin = (started: Drag): void => {
		const { source, card } = started;
		const { width, height } = source.getBoundingClientRect();
		const ghost = source.cloneNode(true);
		if (!(ghost instanceof HTMLElement)) return;
		ghost.classList.add('dragged');
		ghost.ariaHidden = 'true';
		ghost.style.width = `${String(width)}px`;
		ghost.style.height = `${String(height)}px`;
		frame.append(ghost);
		started.ghost = ghost;
		started.plays = playsOf(table, card);
		started.places = new Set(started.plays.flatMap(targetsOf).map(placeOf));
		frame.querySelector('.stack')?.classList.add('can-drop');
		for (const place of frame.querySelectorAll<HTMLElement>('[data-at]'))
			if (started.places.has(place.dataset.at ?? '')) place.classList.add('can-drop');
		document.documentElement.dataset.dragging = '';
	};

	const end = (): void => {
		drag?.ghost?.remove();
		drag = null;
		delete document.documentElement.dataset.dragging;
		for (const place of frame.querySelectorAll('.can-drop, .drop-here'))
			place.classList.remove('can-drop', 'drop-here');
	};

	const play = ({ play: { decision }, at }: PlayAt): void => {
		changing(() => table.decideAt(at, decision));
	};
	const dropOn = (place: HTMLElement, { card, plays }: Drag): void => {
		const aimed = plays.flatMap(({ play: one, at }): readonly PlayAt[] => {
			const target = targetsOf({ play: one, at }).find((ref) => placeOf(ref) === place.dataset.at);
			const { decision } = one;
			return target && isTargeted(decision)
				? [{ play: { ...one, decision: { ...decision, targets: [target] } }, at }]
				: [];
		});
		const options = aimed.length > 0 ? aimed : plays;
		const [only, second] = options;
		if (only && second) open(card);
		else if (only && (aimed.length > 0 || only.play.targets.length === 0)) play(only);
		else if (only) ask(only);
		else refuse(card);
	};
	/** Tries what the rules forbid, so that the reason is said where refusals are. */
	const refuse = (card: Ref): void => {
		const { position, prompt } = table;
		const [tried] = prompt.kind === 'priority' ? playsWith(position, prompt.plays, card) : [];
		if (tried) play({ play: tried, at: position });
		else open(card);
	};

	const onpointerdown = (event: PointerEvent): void => {
		const source = event.target instanceof Element ? event.target.closest('[data-held]') : null;
		if (event.pointerType === 'touch' || event.button !== 0 || !(source instanceof HTMLElement))
			return;
		const card = cardAt(source);
		if (!card) return;
		const from = { x: event.clientX, y: event.clientY };
		drag = { card, source, from, ghost: null, plays: [], places: new Set() };
		ready = false;
		void table.ready().then((came) => (ready = came));
	};
	const onpointermove = (event: PointerEvent): void => {
		if (!drag) return;
		const { clientX: x, clientY: y } = event;
		if (!drag.ghost) {
			if (!ready || Math.hypot(x - drag.from.x, y - drag.from.y) < FAR) return;
			begin(drag);
		}
		if (drag.ghost) drag.ghost.style.translate = `${String(x)}px ${String(y)}px`;
		const over = under(event);
		for (const place of frame.querySelectorAll('.drop-here'))
			if (place !== over) place.classList.remove('drop-here');
		over?.classList.add('drop-here');
	};
	const onpointerup = (event: PointerEvent): void => {
		const dropped = drag;
		const over = dropped?.ghost ? under(event) : null;
		if (dropped?.ghost) {
			// The press that ends a drag is no tap on what lies there.
			const still = (click: MouseEvent): void => {
				click.stopPropagation();
				click.preventDefault();
			};
			addEventListener('click', still, { capture: true, once: true });
			setTimeout(() => {
				removeEventListener('click', still, { capture: true });
			});
		}
		end();
		if (dropped && over) dropOn(over, dropped);
	};
	const onkeydown = ({ key }: KeyboardEvent): void => {
		if (key === 'Escape') end();
	};

	const listening = new AbortController();
	const { signal } = listening;
	frame.addEventListener('pointerdown', onpointerdown, { signal });
	addEventListener('pointermove', onpointermove, { signal });
	addEventListener('pointerup', onpointerup, { signal });
	addEventListener('pointercancel', end, { signal });
	addEventListener('keydown', onkeydown, { signal });
	frame.dataset.drags = '';
	return () => {
		listening.abort();
		delete frame.dataset.drags;
		end();
	};
}
