import { describe, expect, it } from 'vitest';
import { linkFor } from '../../scenario/link/index.ts';
import { decided, documentOf, renamed, type TableDocument } from './document.ts';
import { scenarioFrom } from './fixture.ts';
import { fromLink, linkOf } from './share-link.ts';

const TABLE: TableDocument = renamed(
	decided(
		documentOf(
			scenarioFrom(
				'player Amy: Isaac\nplayer Ben: Cain\nmonsters: Fly, Gurdy\n---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1'
			)
		),
		3,
		{ do: 'roll', result: 6 }
	),
	2,
	'Amy hits'
);

describe('a link to a table', () => {
	it('opens the same branches, at the same entry', () => {
		const link = linkOf(TABLE, 4);
		expect(fromLink(link ?? '')).toEqual({
			ok: true,
			document: TABLE,
			entries: 4,
			changed: false
		});
	});

	it('says when something else comes of it now', () => {
		const { head, branches } = TABLE;
		const [{ script }] = branches;
		const link = linkFor({ scenario: { ...head, script }, verdict: 1 });
		expect(fromLink(link ?? '')).toMatchObject({ ok: true, changed: true });
		expect(fromLink(linkFor({ scenario: { ...head, script } }) ?? '')).toMatchObject({
			ok: true,
			changed: false
		});
	});

	it('leads to the main line where that is shown', () => {
		const opened = fromLink(linkOf({ ...TABLE, shown: 1 }, 2) ?? '');
		expect(opened).toMatchObject({ ok: true, entries: 2, document: { shown: 1 } });
	});

	it.each(['', '1', '1abc', 'x', '<script>alert(1)</script>', '9abc'])(
		'%s opens nothing',
		(link) => {
			expect(fromLink(link)).toMatchObject({ ok: false });
		}
	);

	it('with a letter changed opens nothing', () => {
		const link = linkOf(TABLE, 4) ?? '';
		const letter = link.at(8) === 'a' ? 'b' : 'a';
		expect(fromLink(link.slice(0, 8) + letter + link.slice(9))).toMatchObject({ ok: false });
	});
});
