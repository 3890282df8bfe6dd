import { describe, expect, it } from 'vitest';
import type { Position } from '#lib/model/position.ts';
import {
	check,
	claimsOf,
	claimWords,
	courseFrom,
	judged,
	play,
	verdictOf,
	type ClaimWhat,
	type Judgement
} from '#lib/scenario/index.ts';
import { JUDGE } from '#lib/judge/judge.ts';
import { claimOf, expectationOf } from '#lib/scenario/claim/notation.ts';
import { scenarios } from '../support/scenarios.ts';
import { read } from './read.ts';

const AMY = 'player Amy: Isaac | hand: empty';
const BEN = 'player Ben: Cain | hand: empty';
const WEAK = 'monsters: Gurdy (1 HP), Fly\nattack: Amy on Gurdy';

const BOMBED = `${AMY}\nplayer Ben: Cain, 1 loot play | hand: Bomb!\n${WEAK}\nstack: Amy's roll 2 against Gurdy\n---\nBen plays Bomb! -> Gurdy`;
const COLLAR = `player Amy: Isaac, 1 HP, 3¢ | items: Guppy's Collar | hand: empty\n${BEN}\nmonsters: Fly\nstack: damage 1 to Amy\n---\n`;
const MISSED = `${AMY}\n${BEN}\nmonsters: Gurdy, Fly\nattack: Amy on Gurdy\nstack: Amy's roll 2 against Gurdy\n---\n`;

/** The table at the start of a script, and at its end. */
function table(text: string) {
	const played = play(read(text));
	return played.ok ? played : expect.fail(JSON.stringify(played.problems));
}

/** What can be claimed at the end of a script, with what is said of it. */
function offered(text: string): readonly (readonly (readonly [string, Judgement['is']])[])[] {
	const { position } = table(text);
	const course = courseFrom(position);
	return claimsOf(verdictOf(position), position).map((dispute) =>
		dispute.map((what) => [claimWords(what), judged(what, position, course).is])
	);
}

describe('what can be claimed', () => {
	it('is what two would argue about: who dies, is hurt, is rewarded, what fizzles (8, 11.1)', () => {
		expect(offered(BOMBED)).toEqual([
			[
				['Gurdy dies', 'right'],
				['Gurdy does not die', 'wrong']
			],
			[
				['Amy takes 1 damage', 'wrong'],
				['Amy takes no damage', 'right']
			],
			[
				["Gurdy's reward goes to Amy", 'right'],
				["Gurdy's reward goes to Ben", 'wrong'],
				["nobody gets Gurdy's reward", 'wrong']
			],
			[
				['Amy gains Gurdy as a soul', 'right'],
				['Ben gains Gurdy as a soul', 'wrong'],
				["Gurdy becomes nobody's soul", 'wrong']
			],
			[
				["Amy's attack roll of 2 against Gurdy resolves", 'wrong'],
				["Amy's attack roll of 2 against Gurdy fizzles", 'right']
			],
			[
				['Amy ends with 7 more ¢', 'right'],
				['Amy ends with as many ¢', 'wrong']
			]
		]);
	});

	it('is what may come, where a die decides', () => {
		expect(offered(COLLAR)).toContainEqual([
			['Amy dies', 'depends'],
			['Amy does not die', 'depends']
		]);
	});
});

describe('what is said of a claim', () => {
	const says = (text: string, what: ClaimWhat): string => {
		const { position } = table(text);
		return judged(what, position, courseFrom(position)).sentence;
	};
	const amy = { is: 'player', name: 'Amy' } as const;

	it('is the step that decides it', () => {
		expect(says(BOMBED, { says: 'dies', who: { is: 'object', id: 0, name: 'x' } })).toBe(
			'Wrong: it never comes to that.'
		);
		expect(says(MISSED, { says: 'takes', who: amy, damage: 1 })).toMatch(/^Right: .*damage/u);
	});

	it('is that nothing did it, where a claim is right since nothing happened', () => {
		expect(says(BOMBED, { says: 'takes', who: amy, damage: 0 })).toBe(
			'Right: nothing damages Amy.'
		);
		expect(says(BOMBED, { says: 'lives', who: amy })).toBe('Right: nothing kills Amy.');
		expect(says(BOMBED, { says: 'has', player: 'Ben', what: 'HP', change: 0 })).toBe(
			"Right: nothing changes Ben's HP."
		);
	});

	it('is by which answers it is right', () => {
		expect(says(COLLAR, { says: 'dies', who: amy })).toBe(
			"It depends on Amy's roll for Guppy's Collar: right on 4–6, wrong on 1–3."
		);
	});

	it('is what would decide it, where nothing has yet', () => {
		expect(says(MISSED, { says: 'dies', who: amy })).toBe(
			'Not yet: next, Amy rolls against Gurdy.'
		);
		const { position } = table(MISSED);
		const { is, on } = judged({ says: 'dies', who: amy }, position, courseFrom(position));
		expect([is, on?.question.domain.pick]).toEqual(['not yet', 'roll']);
	});

	it('is the same at any later point of the line', () => {
		const played = table(BOMBED);
		const made = played.opening.position;
		const since = played.entries.flatMap(({ decisions }) => decisions);
		const what: ClaimWhat = { says: 'takes', who: amy, damage: 0 };
		expect(judged(what, made, courseFrom(played.position, since)).is).toBe('right');
		const later = table(`${BOMBED}\neveryone passes`);
		const all = later.entries.flatMap(({ decisions }) => decisions);
		expect(judged(what, later.opening.position, courseFrom(later.position, all)).is).toBe('right');
	});

	it('has a reason where it was said of another table', () => {
		expect(says(MISSED, { says: 'resolves', item: { place: 7, name: 'Bomb! (Ben)' } })).toMatch(
			/another table/u
		);
	});
});

describe('at the tables of the scenarios', () => {
	/** A few tables of every tenth scenario. */
	const tables = scenarios()
		.filter((_, i) => i % 10 === 0)
		.flatMap(({ file, scenario }) => {
			const played = play(scenario);
			const last = played.ok
				? played.entries.findLast(({ position }) => position.stack.length > 0)
				: null;
			return last ? [{ file, position: last.position }] : [];
		});

	const checked = (what: ClaimWhat, made: Position): boolean | null => {
		const course = courseFrom(made);
		const says = expectationOf(made, what);
		if (!says) return null;
		const steps = course.parts.flatMap((part) => part.steps);
		return check(says, { judge: JUDGE, position: course.end, steps, before: made }).held;
	};

	it('of each dispute just one is right where nothing is left to decide, and each has a reason', () => {
		const wrong: string[] = [];
		let seen = 0;
		for (const { file, position } of tables) {
			const verdict = verdictOf(position);
			const course = courseFrom(position);
			for (const dispute of claimsOf(verdict, position)) {
				seen++;
				const all = dispute.map((what) => judged(what, position, course));
				for (const { sentence } of all) expect(sentence).not.toBe('');
				const right = all.filter(({ is }) => is === 'right').length;
				if (verdict.end === 'done' ? right !== 1 : right > 1)
					wrong.push(
						`${file}: ${dispute.map((what, i) => `${claimWords(what)} ${all[i]?.is ?? ''}`).join(' · ')}`
					);
			}
		}
		expect(wrong).toEqual([]);
		expect(seen).toBeGreaterThan(100);
	});

	it('the notation says the same of a claim, and what is read back is the same claim', () => {
		const wrong: string[] = [];
		for (const { file, position } of tables) {
			const verdict = verdictOf(position);
			const course = courseFrom(position);
			if (course.stop.is !== 'done') continue;
			const steps = course.parts.flatMap((part) => part.steps);
			const hits = steps.filter(({ what: { did } }) => did === 'took damage').length;
			for (const what of claimsOf(verdict, position).flat()) {
				// In the notation what fizzles as it begins to resolve has resolved, too.
				if (what.says === 'resolves') continue;
				const held = checked(what, position);
				const is = judged(what, position, course).is;
				// A number in the notation is that of one instance; who claims damage counts all of it.
				const inSeveral = what.says === 'takes' && hits > 1;
				if (!inSeveral && held !== (is === 'right'))
					wrong.push(`${file}: ${claimWords(what)}: ${is}, ${String(held)}`);
				const says = expectationOf(position, what);
				const again = says && claimOf(position, says);
				const once = again && judged(again, position, course).is;
				if (once !== is) wrong.push(`${file}: ${claimWords(what)} read back: ${String(once)}`);
			}
		}
		expect(wrong).toEqual([]);
	});
});
