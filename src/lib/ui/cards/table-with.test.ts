import { expect, it } from 'vitest';
import { LIBRARY } from '../../cards/library.ts';
import { decodeLink } from '../../scenario/link/index.ts';
import { play } from '../../scenario/play.ts';
import { linkTo, tableWith } from './table-with.ts';

it.each([...LIBRARY.keys()])('%s can be put on a table, and the table into a link', (key) => {
	const played = play(tableWith(key));
	expect(played.ok && played.held).toBe(true);
	expect(played.ok && JSON.stringify(played.position)).toContain(`"${key}"`);
	const opened = decodeLink(linkTo(key) ?? '');
	expect(opened.ok && opened.shared.scenario).toEqual(tableWith(key));
});
