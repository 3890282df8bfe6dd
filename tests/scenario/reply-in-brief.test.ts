import { describe, expect, it } from 'vitest';
import { play, verdictOf } from '#lib/scenario/index.ts';
import { understand } from '#lib/scenario/spoken/index.ts';

/** The first answer to what somebody says and asks. */
function replyTo(said: string): string | null {
	const { scenario } = understand(said);
	const played = play(scenario);
	if (!played.ok) throw new Error('This table is impossible.');
	return verdictOf(played, { script: scenario.script, title: scenario.title }).reply;
}

const KILLED = 'Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it.';
const MISSED = 'Amy attacks Monstro, rolls a 2.';

describe('a question in few words', () => {
	it.each([
		['Amy attacks Fly and rolls a 1. Amy has 1 HP. Alive?', 'No.'],
		['Ben bombs Amy, who has 1 HP. Alive?', 'No.'],
		// 8 Attacking: a roll below the evasion is damage to who attacks.
		[`${MISSED} Who gets hurt?`, 'Amy.'],
		[`${MISSED} How much damage?`, 'So far, Amy: 1 damage.'],
		// The bomb is damage to Gurdy alone.
		[`${KILLED} Who gets hurt?`, 'Gurdy.'],
		[`${KILLED} Who dies?`, 'Gurdy.'],
		[`${KILLED} How much damage?`, '1 damage.'],
		['Ben bombs Amy, who has 1 HP. How much damage?', 'Amy: 1 damage.'],
		['Ben bombs Amy, who has 2 HP. How many HP left?', '1 HP.'],
		['Ben bombs Amy, who has 2 HP. Damage?', 'Amy: 1 damage.'],
		['Amy attacks Monstro. How much damage?', null],
		['Amy plays XIII. Death on Ben. Does he lose stuff?', 'Yes.'],
		["Ben bombs Amy, who has 2 HP. What's her HP?", '1 HP.'],
		['Ben bombs Amy, who has 2 HP. Is she down to 1?', 'Yes.'],
		['Amy kills Fly. Can she attack the next one?', 'No. Amy has no attack left.'],
		['Amy plays Bomb! on Ben, Ben beans it, Amy beans the bean. Does the bomb still hit?', 'Yes.'],
		// 8: the roll of who has died never resolves.
		[
			'Amy attacks Pin, rolls a 4. Ben bombs her before that resolves. She has 1 HP. Did she hit it?',
			'No.'
		],
		['Amy attacks Pin, rolls a 4. Did she hit it?', 'Yes.'],
		['Amy plays A Penny! and Two Cents. How many cents?', '3¢.'],
		['Amy has 5 cents. Ben plays Jawbone on Amy. How much money?', '3¢.'],
		// 6.12 Each: who dies of one effect dies in turn order.
		['Amy has 1 HP, Ben has 1 HP. Amy plays The Tower, 5. Who pays first?', 'Amy.'],
		// Who has died takes no more damage.
		['Amy has 1 HP. Ben bombs Amy and Kim bombs Amy. Does Amy die twice?', 'No.'],
		// Mega Bomb is damage to one of them.
		['Amy, Ben and Cara have 1 HP each. Cara plays Mega Bomb on Amy. Do both die?', 'No.']
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

describe('an exact amount of damage', () => {
	it.each([
		// 8: a miss is damage to who attacks, as much as the monster's attack.
		[`${MISSED} Does she take 1 damage?`, 'Yes.'],
		[`${MISSED} Does she take 2 damage?`, 'No.'],
		['Amy attacks Monstro, rolls a 5. Does she take 1 damage?', 'Not yet.'],
		['Amy attacks Monstro, rolls a 2, a 5 and a 1. Does she take 2 damage?', 'Yes.'],
		['Ben bombs Amy. Does she take 1 damage?', 'Yes.'],
		['Ben bombs Amy. Does she take 3 damage?', 'No.']
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

describe('whether a claim is right', () => {
	const SAVED = 'Amy plays Bomb! on Ben, he plays Soul Heart.';
	it.each([
		[`${SAVED} Ben says he takes no damage. Is that right?`, 'Ben is right.'],
		[`${SAVED} Ben says he takes 1 damage. Is that correct?`, 'Ben is wrong.'],
		[`${SAVED} ben says he's fine. who's right`, 'Ben is right.'],
		[`${SAVED} Amy says he's dead, Ben says no. Who is right?`, 'Amy is wrong.']
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

describe('what a player has, though nothing happens', () => {
	it.each([
		// Breakfast and Dinner are +1 HP each.
		['I have Breakfast. How many HP do I have?', '3 HP.'],
		['I have Breakfast and Dinner. How much health do I have?', '4 HP.'],
		["I'm Maggy with Breakfast. What's my max HP?", '3 HP.'],
		['Ben has Breakfast and bombs himself. What is Ben’s max HP?', '3 HP.'],
		['Ben has Breakfast and bombs himself. How much HP does he have?', '2 HP.'],
		// Brimstone is +1 attack.
		['Ben has Brimstone. How much attack does Ben have?', '2.'],
		['I have Breakfast. How much damage do I take?', null]
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

describe('of a roll that never resolves', () => {
	it.each([
		[`${KILLED} Does the roll fizzle?`, 'Yes.'],
		[`${KILLED} Does Amy's miss still count?`, 'No.'],
		[`${MISSED} Does the roll fizzle?`, 'No.'],
		[`${MISSED} Does Amy's miss count?`, 'Yes.']
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

describe('of hits, plays and triggers', () => {
	it.each([
		// Gurdy has 5 HP, and an attack of 1 takes one each time.
		['Amy attacks Gurdy, hits with a 5. How many hits does she still need?', '4 more hits.'],
		['Amy attacks Gurdy, hits with a 5. How many more hits does she need?', '4 more hits.'],
		// 7.2: a loot card that was played is played, whatever comes of it.
		[
			'Amy plays A Penny!. Ben cancels it with Butter Bean!. Does Amy get her loot play back?',
			'No.'
		],
		// What cancels an ability does not give its cost back (4).
		['Amy taps Book of Sin. Ben plays Butter Bean! on it. Does it stay tapped?', 'Yes.'],
		["Ben plays Butter Bean! on Amy's Book of Sin. Does it get cancelled?", 'Yes.'],
		// Both wait on the stack; the newest resolves first (4).
		['Ben plays Bomb! on Amy. She plays Soul Heart in response. Does it resolve first?', 'Yes.'],
		// Dead Bird is about rolls of 3, and nobody rolls.
		['Amy has Dead Bird. Ben plays Bomb! on Gurdy. Does Dead Bird trigger?', 'No.'],
		['Amy attacks Fly. Can Ben attack it as well?', "No. It is Amy's turn."]
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

// 8 and 9: one attack and one purchase in each turn of theirs.
describe('of what a turn gives', () => {
	it.each([
		['Amy kills Fly. Has she used her attack?', 'Yes.'],
		['Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it. Does her attack count as used?', 'Yes.'],
		['Amy plays A Penny!. Has she used her attack?', 'No.'],
		['Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it. Does Ben get the kill?', 'Yes.'],
		[
			'Amy has 10 cents and buys Breakfast. Can she buy something else?',
			'No. Amy has no purchase left.'
		],
		[
			'Amy has 10 cents and buys Breakfast. Ben steals 3 of them in response. Can she still buy it?',
			'No.'
		],
		// A card of which the target is not said can be played, on any that it may have.
		["It is Amy's turn. Can Ben respond with a bomb?", 'Yes, with a loot play.'],
		['Amy attacks Fly and rolls a 3. Can Ben play Bomb!?', 'Yes, with a loot play.']
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

// 7.2: a turn gives whoever is active one loot play, and to play one more takes another; tapping Isaac gives one.
describe('whether somebody can play another loot card', () => {
	it.each([
		[
			'Can Amy play a second loot card this turn?',
			'No. Amy has only one loot play, but tapping Isaac gives another.'
		],
		[
			'Amy plays A Penny!. Can she play another loot card?',
			'No. Amy has no loot play left, but tapping Isaac gives one.'
		],
		['Amy plays A Penny! and taps her character. Can she play another loot card?', 'Yes.'],
		[
			'Amy attacks Fly. Can Ben play a loot card?',
			'No. Ben has no loot play left, but tapping Isaac gives one.'
		],
		['Amy kills Fly. Can she play another loot?', 'Yes.']
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

describe('whether somebody can help is of what lies ahead, unless it was told', () => {
	it.each([
		['Ben bombs Amy, who has 1 HP and Soul Heart in hand. Can she save herself?', null],
		['Ben bombs Amy, who has 1 HP. Cara has Soul Heart in hand. Can Cara save her?', null],
		['Ben bombs Amy (1 HP), Cara plays Soul Heart on her. Can Cara save her?', 'Yes.'],
		['Ben bombs Amy (1 HP), Amy plays Soul Heart. Can she save herself?', 'Yes.'],
		['I have 1 HP. Ben bombs me. Can I save myself with Soul Heart?', 'Yes.'],
		['Ben bombs Amy (1 HP), Amy plays Soul Heart. Does she save herself?', 'Yes.'],
		['Ben bombs Amy (1 HP), Cara plays Soul Heart on her. Does that save her?', 'Yes.']
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

describe('of all players', () => {
	it.each([
		// The Tower's 1 is damage to each player, a bomb is damage to one thing.
		['Amy plays The Tower, rolls a 1. Does everyone take damage?', 'Yes.'],
		['There are 3 players. Amy plays The Tower, rolls a 1. Does every player take damage?', 'Yes.'],
		['Amy plays Bomb! on Monstro. Does everyone take damage?', 'No.'],
		['Amy plays Mega Bomb on Ben. Does everybody die?', 'No.']
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

describe('whether it is too late', () => {
	it.each([
		[`${MISSED} Is it too late to bomb Monstro?`, 'No.'],
		[`${MISSED} Is it too late for Ben to use The D6 on it?`, 'No.'],
		// Its damage has been taken: the roll has left the stack.
		[`${MISSED} Amy took the damage. Ben now uses The D6 on the roll. Too late?`, 'Yes.'],
		[`${MISSED} Amy took the damage. Is it too late for Ben to use The D6 on the roll?`, 'Yes.'],
		["Ben uses The D6 on Amy's roll of 3 against Monstro. Too late or not?", 'No.'],
		// Targets are chosen as a card is played, and stay.
		['Ben plays Bomb! on Amy. Can he change his target to Cara?', 'No.'],
		['Ben plays Bomb! on Amy, Amy responds with Soul Heart. Can Ben switch the bomb to Fly?', 'No.']
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

describe('a question alone, played as it is asked where the table decides it', () => {
	it.each([
		// Monstro has evasion 4, Fly 2.
		['Does a 6 hit Monstro?', 'Yes.'],
		['Does a 3 hit Monstro?', 'No.'],
		['Is a 3 enough for Fly?', 'Yes.'],
		['Does a 3 miss Monstro?', 'Yes.'],
		// 8: who dies pays 1 cent and a loot card, on whose turn it may be.
		["If I die on my opponent's turn, do I lose a loot card?", 'Yes.'],
		["If you die on someone else's turn, do you lose loot?", 'Yes for Amy, no for Ben.'],
		['If Amy dies, does she lose a coin?', 'Yes.'],
		// Of any attack: the rules answer that.
		['Can I buy during an attack?', null],
		["Can Ben use The D6 on someone else's roll?", 'Yes.'],
		['Can I bomb a monster?', 'Yes.'],
		["It is Ben's turn. Can I bomb a monster?", 'Yes, with a loot play.'],
		['Can Leo buy Breakfast with 9 cents?', 'No.'],
		['Can Leo buy Breakfast for 10 cents?', 'Yes.']
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

describe('of what is left', () => {
	it.each([
		['Amy plays A Penny!. Does it go to discard?', 'Yes.'],
		['Amy dies with Breakfast. Does anything happen to her items?', 'Yes.'],
		// Nobody says that she has any.
		['Amy dies. Does anything happen to her items?', null],
		['Rose has 2 HP and takes 2 damage. Alive?', 'No.'],
		['Cara has 3 HP and takes 2 damage. Dead?', 'No.'],
		// What is supposed of a monster is told of it.
		['Amy bombs Monstro. Does it die if it has 1 HP?', 'Yes.'],
		['Amy bombs Monstro. Does Monstro die if it is at 2 HP?', 'No.'],
		['Amy bombs Monstro. Does Monstro die with 1 HP?', 'Yes.'],
		['I attack Monstro, roll a 4. Does it die if it had 1 HP?', 'Yes.'],
		// What is answered was used on something; what is cancelled was paid.
		['Ben beans my D6. Does it reroll anyway?', 'No.'],
		['I D6 and Ben beans the D6. Is my D6 still tapped?', 'Yes.'],
		// The Fool ends the turn of whoever is active.
		["Leo played The Fool on Mia's turn. End of turn?", 'Yes.'],
		['Amy bombs Ben. Bomb fizzles?', 'No.'],
		['Amy has Glass Cannon and dies. Cannon breaks?', 'Yes.'],
		// Mom! is worth two souls.
		['Amy kills Mom! with 2 souls, wins?', 'Yes for Amy, no for Ben.'],
		['Amy kills Fly with 3 souls. Does she win?', 'No.'],
		[
			"Amy bombs Monstro, Ben beans it. Who's right, Amy says it still deals damage, Ben says it doesn't.",
			'Ben is right.'
		],
		[
			"Amy says it still deals damage, Ben says it doesn't. Amy bombs Monstro, Ben beans it. Who's right?",
			'Ben is right.'
		]
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

describe('whether somebody is right', () => {
	it.each([
		// 8 Rewards: the soul goes to whoever is active.
		[
			"Amy kills Monstro with Ben's bomb. Ben thinks he gets the soul. Is he right?",
			'Ben is wrong.'
		],
		["I attack Monstro with a 3. Ben says it's a hit. Is he correct?", 'Ben is wrong.'],
		['I bomb Ben, he has 1 HP. Ben says he loses two coins. Is Ben right?', 'Ben is wrong.'],
		['Amy attacks Gurdy. I say she needs a 4. Am I right?', null],
		['Amy rolls 1 against Fly with 1 HP. Does she die or does she get another roll?', 'The first.']
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});

describe('whether somebody can do something that was told of them, or with what they have', () => {
	it.each([
		['Player A has The D6, player B rolls a 1 against Monstro. Can A reroll it?', 'Yes.'],
		['Amy attacks Monstro and rolls a 1. Ben has The D6. Can Ben reroll it?', 'Yes.'],
		["Amy attacks Monstro and rolls a 1. Ben has The D6, it's tapped. Can Ben reroll it?", 'No.'],
		['Ben bombs Amy. Can Amy cancel it?', 'No. Nothing that Amy is said to have does that.'],
		['Ben bombs Amy. Amy has Butter Bean!. Can she cancel the bomb?', 'Yes.']
	])('%s', (said, reply) => {
		expect(replyTo(said)).toBe(reply);
	});
});
