import { describe, expect, it } from 'vitest';
import { JUDGE, type Judge } from '#lib/judge/judge.ts';
import { playOn } from '#lib/judge/verdict/play-on.ts';
import { play, verdictOf, verdictUnderReadings, type Verdict } from '#lib/scenario/index.ts';
import { read } from './read.ts';

/** What comes of a table, with each outcome that it may have, as a person reads it. */
function verdict(text: string): Verdict {
	const scenario = read(text);
	const played = play(scenario);
	return played.ok
		? verdictOf(played, { script: scenario.script })
		: expect.fail(JSON.stringify(played.problems));
}

type Told = string | readonly [string, Readonly<Record<string, Told>>];

const told = ({ sentence, dependsOn }: Verdict): Told =>
	dependsOn
		? [
				sentence,
				Object.fromEntries(dependsOn.outcomes.map(({ words, verdict: one }) => [words, told(one)]))
			]
		: sentence;

const AMY = 'player Amy: Isaac | hand: empty';
const BEN = 'player Ben: Cain | hand: empty';
const TWO = `${AMY}\n${BEN}`;
const MONSTERS = 'monsters: Gurdy, Fly';
const ON_GURDY = `${MONSTERS}\nattack: Amy on Gurdy`;
const WEAK = 'monsters: Gurdy (1 HP), Fly\nattack: Amy on Gurdy';

/**
 * A table, and what comes of it. The expectations are made from the rulebook (the section stands in the
 * title): combat 8, damage 6.8, death 11, fizzling 6.14, cancelling 6.5, preventing 6.25, dice 13.
 */
const TABLES: readonly (readonly [title: string, text: string, comes: Told])[] = [
	[
		'8, 11.1: the monster dies to another before the miss resolves',
		`${AMY}\nplayer Ben: Cain | hand: Bomb!\nmonsters: Gurdy (1 HP), Fly\n---\nAmy attacks\neveryone passes\nAmy chooses Gurdy\nroll 2\nBen activates Cain\neveryone passes\nBen plays Bomb! -> Gurdy`,
		"Amy gains 7¢ and Gurdy's soul, and takes no damage. The attack ended when Gurdy died, so the roll never resolves."
	],
	[
		'15, 11.2: the bomb on top resolves first, so whoever it kills dies first',
		`player Ben: Cain, 1 HP, 0¢ | hand: Bomb!\nplayer Amy: Isaac, 1 HP, 0¢, 1 loot play | hand: Bomb!\n---\nBen plays Bomb! -> Amy\nAmy plays Bomb! -> Ben`,
		'Ben dies first. Amy dies.'
	],
	[
		'9, 11.2: who dies as a purchase is declared pays nothing for it',
		`player Amy: Isaac, 1 HP, 10¢ | hand: empty\nplayer Ben: Cain, 1 loot play | hand: Bomb!\nshop: Breakfast\n---\nAmy purchases\nBen plays Bomb! -> Amy`,
		"Amy dies and loses 1¢. Amy's purchase comes to nothing: the buyer died."
	],
	[
		'13, 5: whatever is rolled, nobody is dying and nothing can be prevented',
		`player Amy: Isaac | items: Guppy's Collar\n${BEN}\n${MONSTERS}\nstack: Guppy's Collar (Amy)`,
		'Nothing changes.'
	],
	[
		'4: a trigger is nothing that Butter Bean! can cancel',
		`player Amy: Isaac, 1 HP, 3¢ | items: Guppy's Collar | hand: ?\nplayer Ben: Cain, 1 loot play | hand: Butter Bean!\n${MONSTERS}\nstack: damage 1 to Amy\n---\neveryone passes\nBen plays Butter Bean! -> Guppy's Collar`,
		[
			"No. Ben can't play Butter Bean! on Guppy's Collar: it triggered; nobody activated it. Butter Bean! says “Cancel a loot being played or the ↷ or $ ability of an item.” Butter Bean! can be played right after somebody plays a loot card or activates an item, before that resolves. So far: Amy takes 1 damage (0 HP left). It depends on Amy's roll for Guppy's Collar.",
			{
				'1–3':
					"Amy takes 1 damage but survives (1 HP left). Amy's death is prevented: 1 HP left. Amy's turn ends.",
				'4–6': "Amy dies and loses 1¢, a loot card, and Guppy's Collar."
			}
		]
	],
	[
		'8, Ambush!: the attack on the deck is over, and what turned up makes another',
		`${TWO}\n${MONSTERS}\nmonster deck: Ambush!, Fat Bat\n---\nAmy attacks\neveryone passes\nAmy chooses monster deck\nAmy chooses monster slot 1`,
		"Amy's attack ends: the card is an event. Amy must attack the monster deck 2 times because of Ambush!; 1 of 2 has been made already."
	],
	[
		'8: what has to be attacked once more is told until it is',
		`${TWO}\n${MONSTERS}\nmonster deck: Ambush!, Fat Bat\n---\nAmy attacks\neveryone passes\nAmy chooses monster deck\nAmy chooses monster slot 1\neveryone passes\nAmy attacks`,
		"Amy's attack ends: the card is an event. Next, Amy rolls against Fat Bat."
	],
	[
		'6.27: three things on a roll, the last cancels the first',
		`player Amy: Isaac | items: The D6 | hand: empty\nplayer Ben: Cain, 1 loot play | hand: Dice Shard\nplayer Cid: Judas, 1 loot play | hand: Butter Bean!\n${ON_GURDY}\nstack: Amy's roll 2 against Gurdy\n---\nAmy activates The D6 -> Amy's roll\nBen plays Dice Shard -> Amy's roll\nCid plays Butter Bean! -> The D6`,
		[
			"So far: Butter Bean! cancels The D6 (Amy). It depends on Amy's reroll by Dice Shard.",
			{
				'1–3':
					'Amy takes 1 damage (1 HP left). Butter Bean! cancels The D6 (Amy). Next, Amy rolls against Gurdy.',
				'4–6':
					'Gurdy takes 1 damage (4 HP left). Butter Bean! cancels The D6 (Amy). Next, Amy rolls against Gurdy.'
			}
		]
	],
	[
		'6.27: of two rerolls the one below has the last word',
		`player Amy: Isaac | items: The D6 | hand: empty\nplayer Ben: Cain, 1 loot play | hand: Dice Shard\n${ON_GURDY}\nstack: Amy's roll 2 against Gurdy\n---\nAmy activates The D6 -> Amy's roll\nBen plays Dice Shard -> Amy's roll`,
		[
			"It depends on Amy's reroll.",
			{
				'1–3': 'Amy takes 1 damage (1 HP left). Next, Amy rolls against Gurdy.',
				'4–6': 'Gurdy takes 1 damage (4 HP left). Next, Amy rolls against Gurdy.'
			}
		]
	],
	[
		'8: a miss',
		`${TWO}\n${ON_GURDY}\nstack: Amy's roll 3 against Gurdy\n---\n`,
		"Amy takes 1 damage (1 HP left). Amy's 3 misses Gurdy (evasion 4). Next, Amy rolls against Gurdy."
	],
	[
		'8: a hit',
		`${TWO}\n${ON_GURDY}\nstack: Amy's roll 4 against Gurdy\n---\n`,
		"Gurdy takes 1 damage (4 HP left). Amy's 4 hits Gurdy (evasion 4). Next, Amy rolls against Gurdy."
	],
	[
		'11.1: a hit that kills',
		`${TWO}\n${WEAK}\nstack: Amy's roll 6 against Gurdy\n---\n`,
		"Amy gains 7¢ and Gurdy's soul."
	],
	[
		'11.1: a Fly without a soul',
		`${TWO}\n${MONSTERS}\nattack: Amy on Fly\nstack: Amy's roll 2 against Fly\n---\n`,
		'Fly dies. Amy gains 1¢.'
	],
	[
		'2.3.1: the reward is the active player’s, whoever kills',
		`${AMY}\nplayer Ben: Cain, 1 loot play | hand: Bomb!\n${MONSTERS}\n---\nBen plays Bomb! -> Fly`,
		'Fly dies. Amy gains 1¢.'
	],
	[
		'6.8: damage to a player',
		`${TWO}\n${MONSTERS}\nstack: damage 1 to Ben\n---\n`,
		'Ben takes 1 damage (1 HP left).'
	],
	[
		'6.8: damage to both',
		`${TWO}\n${MONSTERS}\nstack: damage 1 to Ben; damage 1 to Amy\n---\n`,
		'Amy takes 1 damage (1 HP left). Ben takes 1 damage (1 HP left).'
	],
	[
		'11.2: a death without anything but ¢',
		`player Amy: Isaac, 1 HP, 3¢ | hand: empty\n${BEN}\n${MONSTERS}\nstack: damage 1 to Amy\n---\n`,
		'Amy dies and loses 1¢.'
	],
	[
		'11.2: a death that costs all three',
		`player Amy: Isaac, 1 HP, 3¢ | items: The Relic | hand: Bomb!\n${BEN}\n${MONSTERS}\nstack: damage 1 to Amy\n---\n`,
		'Amy dies and loses 1¢, Bomb!, and The Relic.'
	],
	[
		'11.2: a death with nothing to lose',
		`player Amy: Isaac, 1 HP, 0¢ | hand: empty\n${BEN}\n${MONSTERS}\nstack: damage 1 to Amy\n---\n`,
		'Amy dies.'
	],
	[
		'11.2: which item is destroyed decides',
		`player Amy: Isaac, 1 HP, 0¢ | items: The Relic, Meat! | hand: empty\n${BEN}\n${MONSTERS}\nstack: damage 1 to Amy\n---\n`,
		[
			'So far: Amy dies. It depends on the item that Amy destroys for the death penalty.',
			{
				'The Relic': 'Amy dies and loses The Relic.',
				'Meat!': 'Amy dies and loses Meat!'
			}
		]
	],
	[
		'11.2: which of two unknown cards is discarded decides nothing',
		`player Amy: Isaac, 1 HP, 0¢ | hand: 2 unknown\n${BEN}\n${MONSTERS}\nstack: damage 1 to Amy\n---\n`,
		'Amy dies and loses a loot card.'
	],
	[
		'8: the attacker dies of the miss',
		`player Amy: Isaac, 1 HP, 1¢ | hand: empty\n${BEN}\n${ON_GURDY}\nstack: Amy's roll 1 against Gurdy\n---\n`,
		'Amy dies and loses 1¢.'
	],
	[
		'8, 13: the attacker dies while the roll lies there',
		`player Amy: Isaac, 1 HP, 0¢ | hand: empty\n${BEN}\n${ON_GURDY}\nstack: Amy's roll 6 against Gurdy; damage 1 to Amy\n---\n`,
		'Amy dies. The attack ended when Amy died, so the roll never resolves.'
	],
	[
		'8, 13: a roll that would have hit goes with the attack',
		`${TWO}\n${WEAK}\nstack: Amy's roll 5 against Gurdy; damage 1 to Gurdy\n---\n`,
		"Amy gains 7¢ and Gurdy's soul. The attack ended when Gurdy died, so the roll never resolves."
	],
	[
		'6.14: two bombs for one Fly',
		`player Amy: Isaac, 2 loot plays | hand: Bomb!, Bomb!\n${BEN}\n${MONSTERS}\n---\nAmy plays Bomb! -> Fly\nAmy plays Bomb! -> Fly`,
		'Fly dies. Amy gains 1¢. Bomb! (Amy) fizzles: its target is gone.'
	],
	[
		'6.5: a loot card is cancelled',
		`player Amy: Isaac, 1 loot play | hand: 3 Cents!\nplayer Ben: Cain, 1 loot play | hand: Butter Bean!\n${MONSTERS}\n---\nAmy plays 3 Cents!\nBen plays Butter Bean! -> 3 Cents!`,
		'Butter Bean! cancels 3 Cents! (Amy).'
	],
	[
		'6.5: a cancel is cancelled',
		`player Amy: Isaac, 2 loot plays | hand: 3 Cents!, Butter Bean!\nplayer Ben: Cain, 1 loot play | hand: Butter Bean!\n${MONSTERS}\n---\nAmy plays 3 Cents!\nBen plays Butter Bean! -> 3 Cents!\nAmy plays Butter Bean! -> Butter Bean!`,
		'Amy gains 3¢. Butter Bean! cancels Butter Bean! (Ben).'
	],
	[
		'6.5: a bomb is cancelled, and nobody is hurt',
		`player Amy: Isaac, 1 loot play | hand: Bomb!\nplayer Ben: Cain, 1 loot play | hand: Butter Bean!\n${MONSTERS}\n---\nAmy plays Bomb! -> Ben\nBen plays Butter Bean! -> Bomb!`,
		'Butter Bean! cancels Bomb! (Amy).'
	],
	[
		'6.25: damage is prevented',
		`player Amy: Isaac, 1 loot play | hand: Soul Heart\n${BEN}\n${MONSTERS}\nstack: damage 1 to Amy\n---\nAmy plays Soul Heart -> Amy`,
		'Amy takes no damage. Soul Heart prevents 1 damage to Amy.'
	],
	[
		'6.25: one of two damage is prevented',
		`player Amy: Isaac, 1 loot play | hand: Soul Heart\n${BEN}\n${MONSTERS}\nstack: damage 2 to Amy\n---\nAmy plays Soul Heart -> Amy`,
		'Amy takes 1 damage (1 HP left). Soul Heart prevents 1 damage to Amy.'
	],
	[
		'2.2: one loot card',
		`player Amy: Isaac | hand: 3 Cents!\n${BEN}\n${MONSTERS}\n---\nAmy plays 3 Cents!`,
		'Amy gains 3¢.'
	],
	[
		'9: a purchase',
		`player Amy: Isaac, 12¢ | hand: empty\n${BEN}\n${MONSTERS}\nshop: The Relic, The D6\n---\nAmy purchases\neveryone passes\nAmy chooses The Relic`,
		'Amy gains The Relic and pays 10¢.'
	],
	[
		'9: a purchase off the deck stays unknown',
		`player Amy: Isaac, 10¢ | hand: empty\n${BEN}\n${MONSTERS}\n---\nAmy purchases\neveryone passes\nAmy chooses treasure deck`,
		'Amy gains an unknown treasure and pays 10¢.'
	],
	[
		'4.2: what is paid and what is stolen are told apart',
		`player Amy: Isaac, 7¢ | items: Jawbone (deactivated), Battery Bum\nplayer Ben: Cain, 3¢\nmonsters: Fly, Gurdy\n---\nAmy activates Battery Bum -> Jawbone\neveryone passes\nAmy activates Jawbone -> Ben`,
		'Amy gains 3¢ and pays 4¢. Ben loses 3¢.'
	],
	[
		'9: what is purchased is still to be said',
		`player Amy: Isaac, 10¢ | hand: empty\n${BEN}\n${MONSTERS}\nshop: The Relic\n---\nAmy purchases`,
		'Amy declares a purchase. Amy chooses what to purchase.'
	],
	[
		'8: what is attacked is still to be said',
		`${TWO}\n${MONSTERS}\n---\nAmy attacks`,
		'Amy declares an attack. Amy chooses what to attack.'
	],
	[
		'8: the die is still to be told',
		`${TWO}\n${MONSTERS}\n---\nAmy attacks\neveryone passes\nAmy chooses Gurdy`,
		'Amy declares an attack. Next, Amy rolls against Gurdy.'
	],
	['15: nothing is under way', `${TWO}\n${MONSTERS}\n---\n`, 'Nothing changes.'],
	[
		'13: The Relic on a 1',
		`player Amy: Isaac | items: The Relic | hand: empty\n${BEN}\n${ON_GURDY}\nstack: Amy's roll 1 against Gurdy\n---\n`,
		"Amy loots 1 and takes 1 damage (1 HP left). Amy's 1 misses Gurdy (evasion 4). Next, Amy rolls against Gurdy."
	],
	[
		'4.4: The Relic looks for a 1',
		`player Amy: Isaac | items: The Relic | hand: empty\n${BEN}\n${ON_GURDY}\nstack: Amy's roll 2 against Gurdy\n---\n`,
		"Amy takes 1 damage (1 HP left). Amy's 2 misses Gurdy (evasion 4). Next, Amy rolls against Gurdy."
	],
	[
		'6.27: a reroll that is told turns a miss into a hit',
		`player Amy: Isaac | items: The D6 | hand: empty\n${BEN}\n${ON_GURDY}\nstack: Amy's roll 1 against Gurdy\n---\nAmy activates The D6 -> Amy's roll\neveryone passes\nroll 5`,
		'Gurdy takes 1 damage (4 HP left). Amy rerolls the 1: it is now a 5. Next, Amy rolls against Gurdy.'
	],
	[
		'16: the fourth soul wins',
		`player Amy: Isaac | souls: Gurdy, Gurdy, Gurdy | hand: empty\n${BEN}\n${WEAK}\nstack: Amy's roll 6 against Gurdy\n---\n`,
		"Amy wins. Amy gains 7¢ and Gurdy's soul."
	],
	[
		'4.6: Book of Sin hangs on its roll',
		`player Amy: Isaac | items: Book of Sin | hand: empty\n${BEN}\n${MONSTERS}\n---\nAmy activates Book of Sin`,
		[
			"It depends on Amy's roll for Book of Sin.",
			{ '1–2': 'Amy gains 1¢.', '3–4': 'Amy loots 1.', '5–6': 'Amy has 3 HP now.' }
		]
	],
	[
		'4.6: Book of Sin, told',
		`player Amy: Isaac | items: Book of Sin | hand: empty\n${BEN}\n${MONSTERS}\n---\nAmy activates Book of Sin\neveryone passes\nroll 3`,
		'Amy loots 1.'
	],
	[
		'6.12: a kill',
		`player Amy: Isaac, 1 loot play | hand: XIII. Death\nplayer Ben: Cain, 3¢ | hand: empty\n${MONSTERS}\n---\nAmy plays XIII. Death -> Ben`,
		'Ben dies and loses 1¢.'
	],
	[
		'4.4: the collar wakes for its own player alone',
		`player Amy: Isaac, 1 loot play | items: Guppy's Collar | hand: XIII. Death\nplayer Ben: Cain, 3¢ | hand: empty\n${MONSTERS}\n---\nAmy plays XIII. Death -> Ben`,
		'Ben dies and loses 1¢.'
	],
	[
		'7.3: O. The Fool cancels what lies there',
		`${AMY}\nplayer Ben: Cain, 1 loot play | hand: O. The Fool\n${MONSTERS}\nstack: damage 1 to Amy\n---\nBen plays O. The Fool`,
		"Amy takes no damage. O. The Fool cancels damage 1 to Amy. Amy's turn ends."
	],
	[
		'7.3: O. The Fool ends an attack',
		`${AMY}\nplayer Ben: Cain, 1 loot play | hand: O. The Fool\n${ON_GURDY}\nstack: Amy's roll 2 against Gurdy\n---\nBen plays O. The Fool`,
		'Amy takes no damage. The attack ended with the turn, so the roll never resolves.'
	],
	[
		'3: Sleight of Hand comes to nothing that anybody gains',
		`${AMY}\nplayer Ben: Cain | items: Sleight of Hand | hand: empty\n${MONSTERS}\nstack: Sleight of Hand (Ben) -> loot deck; damage 1 to Ben\n---\n`,
		'Ben takes 1 damage (1 HP left).'
	],
	[
		'13: a die that somebody sets',
		`${AMY}\nplayer Ben: Cain | items: Godhead | hand: empty\n${ON_GURDY}\nstack: Amy's roll 5 against Gurdy\n---\nBen activates Godhead -> Amy's roll`,
		[
			"It depends on Ben's choice for Godhead.",
			{
				'1': 'Amy takes 1 damage (1 HP left). The roll of 5 becomes a 1. Next, Amy rolls against Gurdy.',
				'6': 'Gurdy takes 1 damage (4 HP left). The roll of 5 becomes a 6. Next, Amy rolls against Gurdy.'
			}
		]
	],
	[
		'original, player-death and attacking: the roll goes with the attack',
		`rules: original\n${TWO}\n${WEAK}\nstack: Amy's roll 2 against Gurdy; damage 1 to Gurdy\n---\n`,
		"Amy gains 7¢ and Gurdy's soul, and takes no damage. The attack ended when Gurdy died, so the roll never resolves."
	],
	[
		'original: a miss',
		`rules: original\n${TWO}\n${ON_GURDY}\nstack: Amy's roll 3 against Gurdy\n---\n`,
		"Amy takes 1 damage (1 HP left). Amy's 3 misses Gurdy (evasion 4). Next, Amy rolls against Gurdy."
	],
	[
		'4.4, 6.25: a death that is prevented wakes nobody',
		`player Amy: Isaac, 1 HP | items: Guppy's Collar, Suicide King | hand: empty\n${BEN}\n${MONSTERS}\nturn: Ben, action phase\nstack: damage 1 to Amy\n---\neveryone passes\neveryone passes\nroll 1`,
		"Amy takes 1 damage but survives (1 HP left). Amy's death is prevented: 1 HP left. Suicide King (Amy) does not trigger: a death that is prevented is no death."
	],
	[
		'5.2, 6.9: who is healed as a death is prevented has other HP in the end',
		`player Amy: Isaac, 1 HP | items: 1-UP\n${BEN}\nmonsters: Gurdy\nturn: Amy, action phase\nstack: damage 1 to Amy\n---\n`,
		"Amy loses 1-UP and takes 1 damage but survives (2 HP left). Amy's death is prevented. Amy may make an additional attack this turn because of 1-UP."
	],
	[
		'4: a roll is nothing that Butter Bean! can cancel',
		`${AMY}\nplayer Ben: Cain, 1 loot play | hand: Butter Bean!\n${ON_GURDY}\nstack: Amy's roll 2 against Gurdy\n---\nBen plays Butter Bean! -> Amy's roll`,
		"No. Ben can't play Butter Bean! on Amy's roll: that is a dice roll. Butter Bean! says “Cancel a loot being played or the ↷ or $ ability of an item.” Butter Bean! can be played right after somebody plays a loot card or activates an item, before that resolves. Amy takes 1 damage (1 HP left). Amy's 2 misses Gurdy (evasion 4). Next, Amy rolls against Gurdy."
	],
	[
		'4: what was left unsaid is asked, at the moment at which its player has priority',
		`${AMY}\nplayer Ben: Cain | items: Sleight of Hand\n${ON_GURDY}\nstack: Amy's roll 2 against Gurdy\n---\nBen activates Sleight of Hand`,
		"What does Ben use Sleight of Hand on? Amy takes 1 damage (1 HP left). Amy's 2 misses Gurdy (evasion 4). Next, Amy rolls against Gurdy."
	],
	[
		'14: a play that is refused is the answer',
		`player Amy: Isaac, 0 loot plays | hand: Bomb!\n${BEN}\n${MONSTERS}\n---\nAmy plays Bomb! -> Fly`,
		"No. Amy can't play Bomb!: no loot play is left. Nothing changes."
	],
	[
		'8: combat damage leaves with the attack',
		`${AMY}\n${BEN}\n${WEAK}\nstack: combat damage 1 to Amy; damage 1 to Gurdy\n---\n`,
		"Amy gains 7¢ and Gurdy's soul, and takes no damage. The attack ended when Gurdy died, so the damage never comes."
	],
	[
		'11.2: a curse that is discarded with the dead is told by its name',
		`${BEN.replace('empty', 'Bomb!')}\nplayer Amy: Isaac, 1 HP, 0¢ | hand: empty | curses: Curse of Pain\n---\nBen plays Bomb! -> Amy`,
		'Amy dies and loses Curse of Pain.'
	]
];

describe('what comes if nobody does anything more', () => {
	it.each(TABLES)('%s', (_, text, comes) => {
		expect(told(verdict(text))).toEqual(comes);
	});
});

// 4, Abilities: targets and options are chosen as something is put on the stack.
describe('what was left unsaid', () => {
	const refusedIn = (text: string) => verdict(text).refused;

	it('is asked, with every answer', () => {
		const asked = refusedIn(
			`${AMY.replace('empty', 'Bomb!')}\n${BEN}\n${MONSTERS}\n---\nAmy plays Bomb!`
		);
		expect([asked?.asks, asked?.sentence, asked?.rules]).toEqual([
			true,
			'What does Amy play Bomb! on?',
			[]
		]);
		expect(asked?.remedies.found).toHaveLength(4);
	});

	it('is asked of an option before it is asked of a target', () => {
		const asked = refusedIn(
			`player Amy: Isaac | items: Chaos Card | hand: empty\n${BEN}\n${MONSTERS}\n---\nAmy activates Chaos Card`
		);
		expect([asked?.asks, asked?.sentence]).toEqual([
			true,
			'Which option of Chaos Card does Amy choose?'
		]);
	});

	it('is not asked where the rules forbid it anyway', () => {
		const text = `${AMY.replace('Isaac', 'Isaac, 0 loot plays').replace('empty', 'Bomb!')}\n${BEN}\n${MONSTERS}\n---\nAmy plays Bomb!`;
		expect(refusedIn(text)).toMatchObject({
			asks: false,
			sentence: "Amy can't play Bomb!: no loot play is left."
		});
	});
});

describe('a limit', () => {
	const rerolls = (shards: number): string =>
		`player Amy: Isaac, ${String(shards)} loot plays | hand: ${Array(shards).fill('Dice Shard').join(', ')}
${BEN}
${ON_GURDY}
stack: Amy's roll 2 against Gurdy
---
${"Amy plays Dice Shard -> Amy's roll\n".repeat(shards)}`;

	it('leaves three dice one after the other, whose last one decides', () => {
		expect(verdict(rerolls(3)).dependsOn?.outcomes.map(({ words }) => words)).toEqual([
			'1–3',
			'4–6'
		]);
	});

	it('is said where there are more', () => {
		const { end, sentence } = verdict(rerolls(4));
		expect([end, sentence]).toEqual(['limit', 'It goes on for longer than is followed here.']);
	});
});

describe('the outcome as data', () => {
	const bombed = verdict(TABLES[0]?.[1] ?? '');

	it('says who got what', () => {
		const [amy, ben] = bombed.outcome.players;
		expect(amy).toMatchObject({
			hp: { before: 2, after: 2 },
			damage: 0,
			spared: true,
			cents: { before: 3, after: 10 },
			souls: { before: 0, after: 1 },
			soulsGained: [{ card: 'gurdy' }]
		});
		expect(ben).toMatchObject({ loot: { before: 1, after: 0 }, spared: false });
		expect(bombed.outcome.monsters).toMatchObject([
			{ monster: { card: 'gurdy' }, hp: null, damage: 1, died: true, rewardTo: 0, soulTo: 0 }
		]);
		expect(bombed.outcome.attacks).toMatchObject([{ attacker: 0, ended: 'target died' }]);
		expect(bombed.because?.kind).toBe('fizzled');
		expect(bombed.rules).toContain('attack.cancelled');
	});

	it('is plain data', () => {
		for (const [, text] of TABLES) {
			const one = verdict(text);
			expect(JSON.parse(JSON.stringify(one))).toEqual(one);
		}
	});

	// 11.1: a slot is refilled once the death is over; nobody asks for the card before the answer.
	it('never waits for the card that refills a slot', () => {
		expect(bombed.end).toBe('done');
		expect(bombed.waits).toBeNull();
	});

	it('counts what was laid by hand on the way as having been so from the start', () => {
		const { outcome } = verdict(
			`${TWO}\n${MONSTERS}\n---\nthe table sets Amy: 9¢, 1 HP\nthe table puts on the stack: damage 1 to Ben`
		);
		expect(outcome.players[0]).toMatchObject({
			cents: { before: 9, after: 9 },
			hp: { before: 1, after: 1 }
		});
		expect(outcome.players[1]?.damage).toBe(1);
	});

	it('says the same from every point of the line on', () => {
		const text = `${TWO}\n${WEAK}\nstack: Amy's roll 2 against Gurdy; damage 1 to Gurdy\n---\n`;
		const one = verdict(text).sentence;
		expect(verdict(`${text}everyone passes\n`).sentence).toBe(one);
		expect(verdict(`${text}everyone passes\neveryone passes\n`).sentence).toBe(one);
	});

	it('never says that it depends over outcomes that are the same', () => {
		const walk = ({ dependsOn }: Verdict): void => {
			const outcomes = dependsOn?.outcomes ?? [];
			expect(outcomes.length).not.toBe(1);
			expect(new Set(outcomes.map(({ verdict: one }) => JSON.stringify(told(one)))).size).toBe(
				outcomes.length
			);
			for (const { verdict: one } of outcomes) walk(one);
		};
		for (const [, text] of TABLES) walk(verdict(text));
	});
});

describe('answers that come to the same', () => {
	const DICE = `player Amy: Isaac, 5¢ | items: The Butter Bean, Wooden Nickel | hand: empty
${BEN}
---
Amy activates Wooden Nickel -> Amy
Amy activates The Butter Bean
`;

	// The Butter Bean does nothing but on a 6; the Wooden Nickel pays what it rolls.
	it('are told without what is true of one number alone, however deep it stands', () => {
		const [most, six] = verdict(DICE).dependsOn?.outcomes ?? [];
		expect([most?.words, six?.words]).toEqual(['1–5', '6']);
		for (const one of [most, six])
			expect(
				one?.verdict.dependsOn?.outcomes.map(({ words, verdict: { sentence } }) => [
					words,
					sentence
				])
			).toEqual([1, 2, 3, 4, 5, 6].map((n) => [String(n), `Amy gains ${String(n)}¢.`]));
	});

	// 6.26: what is recharged can be used again, though as many ¢ are gained.
	it('are told apart where their words would be the same', () => {
		const told = verdict(
			`card Lucky Sock: treasure | ↷: Gain 2¢. Roll- / 6: Recharge this.
player Amy: Isaac | items: Lucky Sock
${BEN}
---
Amy activates Lucky Sock`
		);
		expect(
			told.dependsOn?.outcomes.map(({ words, verdict: one }) => [words, one.sentence])
		).toEqual([
			['1–5', 'Amy gains 2¢.'],
			['6', "Amy gains 2¢. Lucky Sock isn't spent."]
		]);
	});

	// What follows a 1 of the first die is what follows a 2 of it, as nothing asks which it was.
	it('are followed once where they go on alike', () => {
		let decided = 0;
		const judge: Judge = {
			...JUDGE,
			decide: (position, decision) => {
				decided++;
				return JUDGE.decide(position, decision);
			}
		};
		const played = play(read(DICE));
		if (!played.ok) expect.fail(JSON.stringify(played.problems));
		const { stop } = playOn(judge, played.position);
		const ways = stop.is === 'forks' ? stop.ways : expect.fail(stop.is);
		const [one, two, , , , six] = ways.map(({ course }) => course.stop);
		expect(two).toBe(one);
		expect(six).not.toBe(one);
		expect(decided).toBeLessThan(120);
	});
});

describe('the readings that a verdict hangs on', () => {
	// 11 does not say whether HP regained while a death is on the stack saves from it.
	it('are those under which it is another', () => {
		const scenario = read(
			`player Amy: Isaac, 0 HP, 3¢ | items: Book of Sin | hand: empty
${BEN}
---
Amy activates Book of Sin
everyone passes
roll 5`
		);
		const played = play(scenario);
		if (!played.ok) expect.fail(JSON.stringify(played.problems));
		expect(verdictOf(played).sentence).toBe('Amy dies and loses 1¢ and Book of Sin.');
		const { on, others } = verdictUnderReadings(scenario, played);
		expect(on).toEqual(['healed-at-zero']);
		expect(others.map(({ readings, verdict: { sentence } }) => [readings, sentence])).toEqual([
			[{ 'healed-at-zero': 'lives' }, 'Amy has 1 HP now. Amy does not die: Amy has HP again.']
		]);
	});
});
