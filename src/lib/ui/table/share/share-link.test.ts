import { describe, expect, it } from 'vitest';
import { linkFor } from '../../../scenario/link/index.ts';
import { decided, documentOf, renamed, type TableDocument } from '../state/document.ts';
import { AMOUNTS, claimsOffered, claimWords, type Claim } from '../../../scenario/claim/claim.ts';
import { isExpectation } from '../../../scenario/scenario.ts';
import { lastEntry, scenarioFrom } from '../state/fixture.ts';
import { fromLink, linkOf } from './share-link.ts';

const STACKED = 'stack: The Relic (Amy); Bomb! (Ben) -> Fly\nplayer Amy: | items: The Relic';

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
			changed: false,
			claims: []
		});
	});

	it('carries what is claimed, with the line and the moment', () => {
		const fly = lastEntry('player Amy: Isaac\nplayer Ben: Cain\nmonsters: Fly, Gurdy').position
			.slots.monster[0]?.top;
		const claims: readonly Claim[] = [
			{
				by: 'Amy',
				branch: 2,
				entries: 4,
				what: {
					says: 'resolves',
					item: { place: 0, name: "Amy's attack roll of 6 against Fly" }
				}
			},
			{
				by: 'Ben',
				branch: 1,
				entries: 0,
				what: { says: 'dies', who: { is: 'object', id: fly?.id ?? 0, name: 'Fly' } }
			},
			{
				by: 'Amy',
				branch: 1,
				entries: 4,
				what: { says: 'lives', who: { is: 'player', name: 'Amy' } }
			},
			...AMOUNTS.map((what): Claim => ({
				by: 'Ben',
				branch: 2,
				entries: 2,
				what: { says: 'has', player: 'Amy', what, change: 1 }
			}))
		];
		const link = linkOf(TABLE, 4, claims) ?? '';
		expect(fromLink(link)).toMatchObject({ ok: true, claims });
	});

	it('carries which of two comes first', () => {
		const stack = documentOf(scenarioFrom(STACKED));
		const claims: readonly Claim[] = claimsOffered(lastEntry(STACKED).position).map((what) => ({
			by: 'Amy',
			branch: 1,
			entries: 0,
			what
		}));
		for (const claim of claims)
			expect(fromLink(linkOf(stack, 0, [claim]) ?? ''), claimWords(claim.what)).toMatchObject({
				claims: [claim]
			});
	});

	it('says a claim in the notation where the page has no words for it', () => {
		const says = scenarioFrom('player Amy:\nplayer Ben:\n---\nexpect priority: Ben').script[0];
		const { head, branches } = TABLE;
		if (!says || !isExpectation(says)) throw new Error('It is an expectation.');
		const link = linkFor({
			scenario: { ...head, script: branches[0].script },
			at: 2,
			claims: [{ by: 'Amy', says }]
		});
		expect(fromLink(link ?? '')).toMatchObject({
			claims: [
				{ by: 'Amy', branch: 1, entries: 2, what: { says: 'expects', text: 'priority: Ben' } }
			]
		});
	});

	it('says when something else comes of it now', () => {
		const { head, branches } = TABLE;
		const [{ script }] = branches;
		const link = linkFor({ scenario: { ...head, script }, outcome: 1 });
		expect(fromLink(link ?? '')).toMatchObject({ ok: true, changed: true });
		const older = linkFor({ scenario: { ...head, script }, verdict: 1 });
		expect(fromLink(older ?? '')).toMatchObject({ ok: true, changed: false });
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
