import { andList } from '../abilities/wording-nouns.ts';
import type { Position } from '../model/position.ts';
import type { Seat } from '../model/words.ts';
import { counted, playerName, sentence } from './names.ts';

/** An answer to a question: whether something is so, hit or miss, who, or how many. */
export type Reply =
	| {
			readonly is: 'whether';
			readonly so: boolean;
			/** It stays so whatever else comes. */
			readonly yet: boolean;
	  }
	| { readonly is: 'hit or miss'; readonly hit: boolean }
	| { readonly is: 'who'; readonly seats: readonly Seat[] }
	| { readonly is: 'how many'; readonly count: number; readonly unit: string };

/** An answer in a word or two: "Yes.", "Not yet.", "Amy.", "2 damage." */
export function replyWords(reply: Reply, position: Position): string {
	switch (reply.is) {
		case 'whether':
			if (reply.yet) return reply.so ? 'Yes.' : 'No.';
			return reply.so ? 'So far, yes.' : 'Not yet.';
		case 'hit or miss':
			return reply.hit ? 'Hit.' : 'Miss.';
		case 'who':
			return reply.seats.length === 0
				? 'Nobody.'
				: sentence(andList(reply.seats.map((seat) => playerName(position, seat))));
		case 'how many':
			if (reply.unit === '¢') return `${String(reply.count)}¢.`;
			return reply.unit === 'damage'
				? `${String(reply.count)} damage.`
				: `${counted(reply.count, reply.unit)}.`;
	}
}
