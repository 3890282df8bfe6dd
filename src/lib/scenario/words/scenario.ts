/** A scenario as data: what is said of the table, then the script. */
import * as v from 'valibot';
import { EDITIONS } from '../../model/words.ts';
import { isVariantId, type VariantId } from '../../rules/variants.ts';
import { act } from './act/act.ts';
import { board } from './board.ts';
import { edit } from './edit/changes.ts';
import { expectation } from './expectations.ts';
import { readingId } from './cited.ts';
import { inLinks } from './in-links.ts';
import { count, list, maybe, shape, text, yes, type Of } from './kit.ts';
import { playerSetup } from './player.ts';

export const edition = inLinks(v.picklist(EDITIONS), { words: ['2023', 'original', '2024'] });

const variantId = inLinks(
	v.custom<VariantId>((id) => typeof id === 'string' && isVariantId(id), 'the word for a variant'),
	{
		words: [
			'mini draft',
			'eden only',
			'solitaire',
			'co-op',
			'hard',
			'ultra hard',
			'soul cap',
			'challenge',
			'boss goal',
			'casino mode',
			'selectable characters',
			'rewards for everyone',
			'super shop',
			'minions die first',
			'enhanced bartering',
			'souls are $$$'
		]
	}
);
export const variants = v.pipe(v.record(variantId, v.union([yes, count()])), v.readonly());

/**
 * A scenario as plain data. It refers to players and cards by name, never to ids of a position, so that
 * it outlives repairs of the judge. What is not said is left out and has the game's default.
 */
const all = shape({
	title: maybe(text),
	rules: v.picklist(EDITIONS),
	/** Where the answer can be looked up; a ruling must have one. */
	sources: maybe(list(text)),
	readings: maybe(v.pipe(v.record(readingId, text), v.readonly())),
	/** What is played otherwise than usual (20), with the number that is said of it. */
	variants: maybe(variants),
	/** In turn order. */
	players: maybe(list(playerSetup)),
	board: maybe(board),
	script: list(v.union([act, edit, expectation]))
});
export type Scenario = Of<typeof all>;
export const scenarioSchema: v.GenericSchema<unknown, Scenario> = all;
