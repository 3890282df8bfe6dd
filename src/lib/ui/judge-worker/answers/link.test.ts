import { expect, it } from 'vitest';
import { parse, type Scenario } from '../../../scenario/index.ts';
import { fromLink } from '../../table/share/share-link.ts';
import { linkAnswer, shownAt } from './link.ts';

const read = (text: string): Scenario => {
	const parsed = parse(text);
	if (!parsed.ok) throw new Error(JSON.stringify(parsed));
	return parsed.scenario;
};

const HEAD = `player Amy: | items: The D6
player Ben: 1 loot play | hand: Bomb!, 2 unknown
monsters: Gurdy (1 HP), Fly
`;
const ACTS = `Amy attacks
everyone passes
Amy chooses Gurdy
roll 2
`;

const WAITS = { at: 5, waits: true };

it('is shown where the most waited on the stack, if the last that was done leaves it empty', () => {
	const said =
		'player Amy: | hand: A Penny!, 2 unknown\n---\nAmy plays A Penny!\neveryone passes\n';
	expect(shownAt(read(`${said}Amy ends the turn\n`))).toEqual({ at: 1, waits: true });
});

it('is shown where what was done is refused', () => {
	const { at } = shownAt(read(`${HEAD}---\n${ACTS}Ben attacks\n`));
	expect(at).toBe(5);
});

it('is shown where what was done still waits on the stack, not behind the passes', () => {
	const said = `${HEAD}---\n${ACTS}Ben plays Bomb! -> Gurdy\n`;
	expect(shownAt(read(`${said}everyone passes\neveryone passes\n`))).toEqual(WAITS);
	expect(shownAt(read(said))).toEqual(WAITS);
});

it('is shown at its end where nothing waits before the passes', () => {
	expect(shownAt(read('player Amy:\n---\n'))).toEqual({ at: 0, waits: false });
});

it('keeps two lines of which one lays a card more', () => {
	const scenario = read(`${HEAD}---\n${ACTS}Amy activates The D6 -> Amy's roll\n`);
	const other = read(
		`${HEAD}player Cleo: 1 loot play | hand: Butter Bean!, 2 unknown\n---\n${ACTS}Amy activates The D6 -> Amy's roll\nCleo plays Butter Bean! -> The D6\n`
	);
	const link = linkAnswer({ scenario, other });
	const opened = link && fromLink(link.letters);
	expect(opened?.ok && opened.document.branches.map(({ script }) => script)).toEqual([
		other.script,
		scenario.script
	]);
});
