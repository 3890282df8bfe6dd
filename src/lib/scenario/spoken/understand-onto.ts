import type { CardKey } from '../../model/words.ts';
import type { Scenario } from '../scenario.ts';
import { chipsOf } from './chips.ts';
import { withLostMarked } from './kept.ts';
import { laidOnto } from './laid-onto.ts';
import { moverOf } from './moves.ts';
import { piecesOf } from './pieces.ts';
import { playEvents } from './playing.ts';
import { readerOf } from './reader-of.ts';
import type { Spoken } from './spoken.ts';
import { tell } from './telling.ts';
import { cardsAt, playedTo, talkAt } from './there.ts';

/** Understands a sentence about an existing table and adds it to its script; null where the table is impossible. */
export function understandOnto(text: string, onto: Scenario): Spoken | null {
	if (text.trim() === '') return { scenario: onto, chips: [] };
	const { script, ...head } = onto;
	const there = playedTo(head, script);
	if (!there) return null;
	const { position } = there;
	const names = position.players.map(({ name }) => name);
	const reader = readerOf(text, { names, cards: cardsAt(position) });
	const pieces = piecesOf(reader);
	const talk = talkAt(there, script);
	tell(talk, pieces);
	const { plan } = talk;
	const laid = laidOnto(head, plan, position, script.length === 0);
	const again = playedTo(laid, script);
	const named = new Set<CardKey>(reader.mentioned);
	const faults = new Map<number, string>();
	const { played } = again ? playEvents(moverOf(named), again, plan.events, faults) : there;
	const scenario: Scenario = again
		? { ...laid, script: [...script, ...played.map(({ line }) => line)] }
		: onto;
	const trouble = again ? null : 'The table cannot be like that.';
	const all = chipsOf(text, reader, pieces, plan, played, scenario, trouble, faults);
	const chips = withLostMarked(all, reader, scenario);
	return {
		scenario,
		chips: chips.map((chip) => (chip.at === null ? chip : { ...chip, at: chip.at + script.length }))
	};
}
