/**
 * The differences of the online rulebook, row by row, as they are counted beside its captured text: by
 * which scenarios of both editions each is shown, or why it cannot change what the judge comes to.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEARSAY } from '#lib/rules/2024/hearsay.ts';
import { isRuleId, RULE_IDS_IN, ruleIn } from '#lib/rules/index.ts';
import { read } from '../scenario/read.ts';
import { citedIn } from '../support/rulebook.ts';

/** A row: the scenario of 2023 and that of 2024, by their names below `rules`; or why there is none. */
type Row = readonly [of2023: string, of2024: string] | string;

const same = (name: string): Row => [name, name];

const ROWS: Readonly<Record<number, Row>> = {
	1: same('rewards-doubled-but-for-bosses'),
	2: same('dagaz-says-option-and-player-at-once'),
	3: same('pay-to-play-names-its-item-at-once'),
	4: same('boomerang-finds-an-empty-hand'),
	5: ['who-rolls-for-a-monster-does-not-read-the-roll', 'who-rolls-reads-the-roll'],
	6: ['team-up-means-nothing-yet', 'team-up-after-each-attack-roll'],
	7: ['familiar-means-nothing-yet', 'a-familiar-can-be-attacked'],
	8: same('compost-waits-and-does-not-trigger'),
	9: 'wording only',
	10: ['headless-horsemans-first-death-triggers', 'headless-horsemans-first-death-is-prevented'],
	11: ['a-further-name-counts-in-play-alone', 'a-further-name-counts-in-the-deck'],
	12: ['modeling-clay-keeps-its-gold-counter', 'a-copy-keeps-what-cannot-be-copied'],
	13: ['../typed/a-copy-keeps-its-own-rewards', 'a-copy-has-the-rewards-of-what-it-copies'],
	14: ['an-hp-counter-is-a-marker', 'an-hp-counter-gives-1-hp'],
	15: ['an-eternal-counter-is-a-marker', 'an-eternal-counter-keeps-an-item'],
	16: same('tech-x-kills-headless-horseman'),
	17: same('doubling-cents-is-gaining-them'),
	18: same('all-players-are-each-player'),
	19: ['each-player-loots-on-anothers-turn', 'each-player-loots-from-the-controller'],
	20: same('every-item-in-play-from-the-controller'),
	21: ['each-player-takes-damage-on-anothers-turn', 'each-player-takes-damage-from-the-controller'],
	22: 'wording only',
	23: ['healing-under-a-pending-death', 'no-healing-under-a-pending-death'],
	24: same('the-card-of-the-deck-is-seen-before-its-slot-is-chosen'),
	25: same('the-card-of-the-deck-is-seen-before-its-slot-is-chosen'),
	26: same('a-death-goes-on-the-stack-once'),
	27: 'no card that the judge can read has an HP stat without a number',
	28: 'wording only',
	29: same('what-cannot-be-paid-of-the-penalty'),
	30: 'wording only',
	31: 'wording only',
	32: 'wording only'
};

const fileOf = (edition: string, name: string): string =>
	`content/scenarios/${edition}/rules/${name}.souls`;

test('every row is there once', () => {
	expect(Object.keys(ROWS).map(Number)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
});

test.each(
	Object.entries(ROWS).flatMap(([row, shown]) =>
		typeof shown === 'string' ? [] : [[row, ...shown] as const]
	)
)('row %s is shown under both editions', (_, of2023, of2024) => {
	for (const [edition, name] of [
		['2023', of2023],
		['2024', of2024]
	] as const) {
		expect(existsSync(fileOf(edition, name)), name).toBe(true);
		expect(read(readFileSync(fileOf(edition, name), 'utf8')).rules).toBe(edition);
	}
});

/** Eight lines of the list behind the capture; that of forced attacks touches two rules. */
test('what is only told since the capture is named at rules that hold, and changes none of them', () => {
	const ids = Object.keys(HEARSAY);
	expect(ids).toHaveLength(9);
	for (const id of ids) expect(isRuleId(id) && ruleIn(id, '2024'), id).toBeTruthy();
});

/** Where the online text contradicts itself: the rules say so, and the judge says so where it goes by them. */
const TWO_VOICES: Readonly<Record<string, string | null>> = {
	'ability.late-option': null,
	'death.would-die': null,
	'ambush.slot': null,
	'death.monster.returns': 'no card that the judge knows cannot be put into discard and dies'
};

test('where the online text speaks with two voices a step says so', () => {
	const cited = citedIn('2024');
	const disputed = RULE_IDS_IN['2024'].filter((id) => ruleIn(id, '2024')?.status === 'disputed');
	const missing = disputed.filter((id) => !cited.has(id) && !TWO_VOICES[id]);
	expect(Object.keys(TWO_VOICES).filter((id) => !disputed.some((one) => one === id))).toEqual([]);
	expect(missing.filter((id) => id in TWO_VOICES)).toEqual([]);
});
