import { expect, it } from 'vitest';
import { parse, type Scenario } from '../../../scenario/index.ts';
import { fromLink } from '../../table/share/share-link.ts';
import { beforePasses, linkAnswer } from './link.ts';

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

it('is shown where what was done still waits on the stack, not behind the passes', () => {
	const said = `${HEAD}---\n${ACTS}Ben plays Bomb! -> Gurdy\n`;
	expect(beforePasses(read(`${said}everyone passes\neveryone passes\n`))).toBe(5);
	expect(beforePasses(read(said))).toBe(5);
});

it('is shown at its end where nothing waits before the passes', () => {
	expect(beforePasses(read('player Amy:\n---\n'))).toBe(0);
});

it('keeps two lines of which one lays a card more', () => {
	const scenario = read(`${HEAD}---\n${ACTS}Amy activates The D6 -> Amy's roll\n`);
	const other = read(
		`${HEAD}player Cleo: 1 loot play | hand: Butter Bean!, 2 unknown\n---\n${ACTS}Amy activates The D6 -> Amy's roll\nCleo plays Butter Bean! -> The D6\n`
	);
	const letters = linkAnswer({ scenario, other });
	const opened = letters === null ? null : fromLink(letters);
	expect(opened?.ok && opened.document.branches.map(({ script }) => script)).toEqual([
		other.script,
		scenario.script
	]);
});
