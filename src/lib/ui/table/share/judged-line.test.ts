import { describe, expect, it } from 'vitest';
import {
	claimsOffered,
	claimWords,
	type Claim,
	type ClaimWhat
} from '../../../scenario/claim/claim.ts';
import { lastEntry, scenarioFrom } from '../state/fixture.ts';
import { judgeLine } from './judged-line.ts';

const STACK =
	'player Amy: Isaac, 2 HP | items: The Relic | hand: Butter Bean!\nplayer Ben: Cain | items: Sleight of Hand\nmonsters: Fly, Gurdy\nstack: The Relic (Amy); Sleight of Hand (Ben) -> loot deck\n---\nAmy plays Butter Bean! -> Sleight of Hand (on the stack)';

/** Judges what is claimed of a text after so many entries. */
function judged(text: string, what: ClaimWhat, entries = scenarioFrom(text).script.length): string {
	const claim: Claim = { by: 'Amy', branch: 1, entries, what };
	const verdict = judgeLine(scenarioFrom(text), [claim]);
	const one = verdict?.claims[0];
	const { is, rules } = one?.judgement ?? { is: '?', rules: [] };
	return `${is} by ${rules.join(' ') || 'nothing'}`;
}
/** What can be claimed at the end of a text, by its words. */
function claim(text: string, words: string): ClaimWhat {
	const found = claimsOffered(lastEntry(text).position).find((what) => claimWords(what) === words);
	if (!found) throw new Error(`Nobody can claim that ${words}.`);
	return found;
}
const says = (text: string, words: string): string => judged(text, claim(text, words));

describe('a claim about the stack', () => {
	// 15, The Stack: last in, first out; 6.5, Cancel.
	it.each([
		['Sleight of Hand (Ben) is cancelled', 'right by cancel.removed'],
		['Sleight of Hand (Ben) resolves', 'wrong by cancel.removed'],
		['The Relic (Amy) resolves', 'right by priority.passes stack.last-in-first-out'],
		['The Relic (Amy) fizzles', 'wrong by priority.passes stack.last-in-first-out'],
		[
			'Butter Bean! (Amy) resolves before The Relic (Amy)',
			'right by priority.passes stack.last-in-first-out stack.between'
		],
		[
			'The Relic (Amy) resolves before Butter Bean! (Amy)',
			'wrong by priority.passes stack.last-in-first-out stack.between'
		],
		['Amy dies', 'wrong by nothing'],
		['Amy does not die', 'right by nothing']
	])('%s is %s', (words, verdict) => {
		expect(says(STACK, words)).toBe(verdict);
	});

	it('is open where something else lies in that place', () => {
		const item = { place: 0, name: 'Bomb! (Amy)' };
		expect(judged(STACK, { says: 'resolves', item })).toBe('not yet by nothing');
	});
});

describe('a claim about what somebody has', () => {
	const has = (change: number): ClaimWhat => ({
		says: 'has',
		player: 'Amy',
		what: 'loot cards',
		change
	});

	it('counts from where it was made', () => {
		expect(judged(STACK, has(1))).toBe('right by loot.draw');
		expect(judged(STACK, has(0))).toBe('wrong by loot.draw');
		expect(judged(STACK, has(0), 0)).toBe('right by loot.draw');
	});
});

describe('a claim about a death', () => {
	const FIGHT =
		'player Amy: Isaac, 1 HP\nplayer Ben: Cain\nmonsters: Fly\n---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1';

	it('names the step of the death', () => {
		expect(says(FIGHT, 'Amy dies')).toMatch(/^right by death/u);
		expect(says(FIGHT, 'Fly dies')).toBe('wrong by nothing');
	});

	it('is open while a question puts the end off', () => {
		const asked = `${FIGHT.split('---')[0] ?? ''}---\nAmy attacks\neveryone passes`;
		expect(says(asked, 'Fly does not die')).toBe('not yet by nothing');
	});
});

describe('a verdict', () => {
	// Reading "healed-at-zero": the rulebook does not say whether HP regained in response saves.
	const HEALED =
		'player Amy: Isaac, 1 HP | hand: Soul Heart\nplayer Ben: Cain\nmonsters: Fly\nstack: death of Amy\n';

	it('holds under every reading where none was touched', () => {
		expect(judgeLine(scenarioFrom(STACK), [])).toMatchObject({ touched: [], otherwise: [] });
	});

	it('names the readings under which a claim is judged otherwise', () => {
		const text = `${HEALED}---\nexpect stack: Amy's death`;
		const one: Claim = {
			by: 'Amy',
			branch: 1,
			entries: 0,
			what: { says: 'dies', who: { is: 'player', name: 'Amy' } }
		};
		const verdict = judgeLine(scenarioFrom(text), [one]);
		expect(verdict?.touched).toEqual(['healed-at-zero']);
		expect(verdict?.claims[0]?.judgement.is).toBe('right');
		expect(verdict?.claims[0]?.otherwise).toEqual([{ 'healed-at-zero': 'lives' }]);
		expect(verdict?.otherwise).toEqual([{ 'healed-at-zero': 'lives' }]);
	});

	// 11, Death, does not order the deaths of several players.
	it('says one thing only: the same end, or that it depends on the reading', () => {
		const text =
			'player Amy: Isaac\nplayer Ben: Cain, 0 HP | hand: empty\nplayer Cleo: Eve, 0 HP | hand: empty\n---\n';
		expect(judgeLine(scenarioFrom(text), [])).toMatchObject({
			touched: ['player-deaths'],
			agreement: 'same end',
			otherwise: []
		});
		const item = (place: number, name: string) => ({ place, name });
		const first: Claim = {
			by: 'Amy',
			branch: 1,
			entries: 0,
			what: {
				says: 'before',
				first: item(1, "Ben's death"),
				second: item(0, "Cleo's death")
			}
		};
		const claimed = judgeLine(scenarioFrom(text), [first]);
		expect(claimed).toMatchObject({
			agreement: 'depends',
			otherwise: [{ 'player-deaths': 'reverse-turn-order' }]
		});
		expect(claimed?.claims[0]).toMatchObject({
			otherwise: [{ 'player-deaths': 'reverse-turn-order' }]
		});
	});
});
