import { describe, expect, it } from 'vitest';
import { play, verdictOf, type Verdict } from '#lib/scenario/index.ts';
import { read } from './read.ts';

/** What comes of a table if nobody does anything more. */
function verdict(text: string): Verdict {
	const scenario = read(text);
	const played = play(scenario);
	if (!played.ok) return expect.fail(JSON.stringify(played.problems));
	return verdictOf(played, { script: scenario.script });
}

/** The same as a person reads it. */
const sentence = (text: string): string => verdict(text).sentence;

const BEN = 'player Ben: Cain, 1 loot play | hand: empty';
const MONSTERS = 'monsters: Fly, Gurdy';

/**
 * What a line comes to where nobody dies, pays or is hurt. The expectations are made from the cards and the
 * rulebook: giving 6.16, putting into discard 3.3, slots 6.13, ambush 4.6, the end of the turn 7.3.
 */
const TABLES: readonly (readonly [title: string, text: string, comes: string])[] = [
	[
		'6.16: a stolen loot card is told of',
		`player Amy: Isaac | items: Boomerang | hand: empty\nplayer Ben: Cain | hand: Bomb!\n${MONSTERS}\n---\nAmy activates Boomerang -> Ben`,
		'Amy steals a loot card from Ben.'
	],
	[
		'6.16: who has no loot card left gives none',
		`player Amy: Isaac | items: Guppy's Head | hand: empty\nplayer Ben: Cain, 1 loot play | hand: A Penny!\n${MONSTERS}\n---\nAmy activates Guppy's Head -> Ben\nBen plays A Penny!`,
		'Ben gains 1¢. Ben gives no loot card to Amy.'
	],
	[
		'6.16: hands that go round are told of',
		`player Amy: Isaac | items: Chaos | hand: 3 unknown\nplayer Ben: Cain | hand: 2 unknown\n${MONSTERS}\n---\nAmy activates Chaos`,
		'Every player passes their hand to the left.'
	],
	[
		'3.3: monsters go into discard and others come: not that the loot card goes there as well',
		`player Amy: Isaac | hand: Ehwaz\n${BEN}\nmonsters: Fly\nmonster deck: Pooter, ...\n---\nAmy plays Ehwaz`,
		'Fly goes into discard. Pooter goes into monster slot 1.'
	],
	[
		'10: a slot that refills of itself is not told of',
		`player Amy: Isaac | items: Void | hand: empty\n${BEN}\n${MONSTERS}\nmonster deck: Pooter, ...\n---\nAmy activates Void (mode 2) -> Fly`,
		'Fly goes from play into the monster discard.'
	],
	[
		'4.6: an ambush must be attacked',
		`player Amy: Isaac | hand: empty\nplayer Ben: Cain, 1 loot play | hand: Greed Butt!\nmonsters: Fly, Gurdy\nattack: Amy on Gurdy\nstack: Amy's roll 5\n---\nBen plays Greed Butt!`,
		"Gurdy takes 1 damage (4 HP left). Amy's 5 hits Gurdy (evasion 4). Amy must make an additional attack on Greed Butt! this turn because of Greed Butt! Next, Amy rolls against Gurdy."
	],
	[
		'11, Guppy’s Collar: who is saved on their own turn loses it',
		`player Amy: Isaac, 1 HP | items: Guppy's Collar | hand: empty\n${BEN}\n${MONSTERS}\nattack: Amy on Gurdy\nstack: combat damage 1 to Amy\n---\neveryone passes\neveryone passes\nroll 2\neveryone passes`,
		"Amy takes 1 damage but survives (1 HP left). Amy's death is prevented: 1 HP left. Amy's turn ends."
	],
	[
		'2.7: a card that is for more players than play is put aside, and that is said',
		`player Amy: Isaac, 10¢ | hand: empty\n${BEN}\n${MONSTERS}\ntreasure deck: Trinity Shield, The Relic\n---\nAmy purchases\neveryone passes\nAmy chooses treasure deck`,
		'Amy gains The Relic and pays 10¢. Trinity Shield is for three or more players: it is put aside, and the next card takes its place.'
	],
	[
		'7.3: that the turn ends is said once',
		`player Amy: Isaac | hand: empty\nplayer Ben: Cain, 1 loot play | hand: O. The Fool\n${MONSTERS}\nattack: Amy on Gurdy\nstack: Amy's roll 5\n---\nBen plays O. The Fool`,
		'The attack ended with the turn, so the roll never resolves.'
	],
	[
		'The Bible: who attacks nobody has no attack to cancel, and another’s goes on',
		`player Amy: Isaac | hand: empty\nplayer Ben: Cain | items: The Bible | hand: empty\n${MONSTERS}\nattack: Amy on Gurdy\nstack: Amy's roll 5\n---\nBen activates The Bible (mode 2)`,
		"Gurdy takes 1 damage (4 HP left). Amy's 5 hits Gurdy (evasion 4). The Bible does nothing. Next, Amy rolls against Gurdy."
	],
	[
		'6.6, Baba: what may be played is told of',
		`player Amy: Baba | hand: empty\nplayer Ben: Cain | hand: Bomb!, Butter Bean!\n${MONSTERS}\n---\nAmy activates Baba -> Ben\neveryone passes\nAmy chooses Bomb!`,
		'Amy may play a copy of Bomb! because of Baba.'
	],
	[
		'2.4, Haunted!: a soul worth two is two souls gained, so two turns are skipped',
		`player Amy: Isaac | items: empty | hand: empty\n${BEN}\nmonsters: Hush (1 HP), Fly\nrooms: Haunted!\nmonster deck: Pooter, ...\ntreasure deck: Sack Head, Dinner, ...\nattack: Amy on Hush\nstack: combat damage 1 to Hush\n---\neveryone passes\neveryone passes\nAmy chooses Haunted! #1, Haunted! #2`,
		"Amy gains Hush's soul, Sack Head, and Dinner, and has 3 HP now. Amy will skip their next 2 turns."
	],
	[
		'Appendix, Blank Card: XIX. The Sun played twice as strong gives two turns',
		`rules: original\nplayer Amy: Isaac | items: Blank Card | hand: XIX. The Sun\n${BEN}\n${MONSTERS}\n---\nAmy activates Blank Card\neveryone passes\nAmy plays XIX. The Sun`,
		'Amy takes 2 extra turns after this one.'
	],
	[
		'14: an answer where nothing is asked',
		`player Amy: Isaac | hand: empty\n${BEN}\n${MONSTERS}\n---\nBen accepts`,
		"No. Ben can't answer: there is nothing to choose now. Nothing changes."
	],
	[
		'7.3: more cards than a hand may hold have to be discarded as the turn ends',
		`player Amy: Isaac | items: Starter Deck | hand: 11 unknown\n${BEN}\n${MONSTERS}\n---\nAmy ends the turn`,
		'Amy loots 2. Amy must discard 3 loot cards before the turn is over.'
	],
	[
		'7.3: ten cards may be kept',
		`player Amy: Isaac | items: Starter Deck | hand: 8 unknown\n${BEN}\n${MONSTERS}\n---\nAmy ends the turn`,
		'Amy loots 2.'
	]
];

describe('what a line comes to where nothing weighty happens', () => {
	it.each(TABLES)('%s', (_, text, comes) => {
		expect(sentence(text)).toBe(comes);
	});
});

describe('dice that begin one effect or another, and change nothing else', () => {
	it('are told apart: that nothing changes is not so', () => {
		const answer = verdict(
			`player Amy: Isaac | hand: Pills! (purple/pink)\n${BEN}\n${MONSTERS}\n---\nAmy plays Pills! (purple/pink)`
		);
		expect(answer.dependsOn?.outcomes.map((one) => one.verdict.sentence)).toEqual([
			'Pills! (purple/pink) does nothing: there is nothing to choose.',
			"Pills! (purple/pink)'s effect begins."
		]);
	});

	it('are not, where something else is said of all of them', () => {
		const answer = verdict(
			`player Amy: Isaac | hand: Pills! (purple/pink)\n${BEN}\nmonsters: Larry Jr., Fly\nattack: Ben on Larry Jr.\nstack: combat damage 1 to Larry Jr.; Pills! (purple/pink) (Amy)\n---\neveryone passes`
		);
		expect(answer.dependsOn).toBeNull();
		expect(answer.sentence).toContain('Larry Jr. takes 1 damage');
	});
});
