import { describe, expect, it } from 'vitest';
import { parse, play, verdictOf } from '#lib/scenario/index.ts';
import { understand } from '#lib/scenario/spoken/index.ts';

/** The first answer to what somebody says and asks, what of it has none, and what was understood as the question. */
function answerTo(said: string): {
	readonly reply: string | null;
	readonly unanswered: readonly string[];
	readonly title?: string;
} {
	const { scenario } = understand(said);
	const played = play(scenario);
	if (!played.ok) throw new Error('This table is impossible.');
	const { reply, unanswered } = verdictOf(played, {
		script: scenario.script,
		title: scenario.title
	});
	return { reply, unanswered, ...(scenario.title === undefined ? {} : { title: scenario.title }) };
}

describe('a question is answered before anything else', () => {
	it.each([
		['Amy has The Relic and rolls a 1 on Fly. Does she loot 1?', 'Yes.'],
		['Amy has The Relic and rolls a 1 on Fly. Does she get one loot?', 'Yes.'],
		['Amy bombs Gurdy (1 HP). Does she get seven cents?', 'Yes.'],
		['Amy bombs Gurdy (1 HP). Does she get two cents?', 'No.'],
		['Amy attacks Fly and rolls a 1. Is she still in the attack?', 'So far, yes.'],
		['Amy attacks Fly and rolls a 2. Is she still attacking?', 'No.'],
		// 8 Attacking: a monster that has died gives its reward and soul to the active player, no damage comes of the roll.
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Does Amy get the soul?', 'Yes.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Does Ben get the reward?', 'No.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Is Gurdy dead?', 'Yes.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Does Amy take any damage?', 'No.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Does Gurdy get hit?', 'No.'],
		['I roll a 1 against Fly with The Relic. Do I loot before I take damage?', 'Yes.'],
		[
			'Amy attacks Pin and rolls a 1. Ben has The Relic. Does he loot before or after Amy takes the damage?',
			'Before.'
		],
		['Amy attacks Fly with 1 HP, rolls 1. Does she die before she takes damage?', 'No.'],
		['Amy plays The Sun at the end of her turn. Does she get another turn?', 'Yes.'],
		['Amy, Ben and Cleo. Amy attacks Fly and dies. Who plays next?', 'Ben.'],
		['Amy has 8 cents. Can she buy an item?', 'No. Amy has 8¢, too few for anything.'],
		// Steamy Sale! makes what lies in the shop 5¢ cheaper, whichever item it is.
		['Amy has 8 cents and Steamy Sale. Can she buy an item?', 'Yes.'],
		[
			'Amy has 4 cents and Steamy Sale. Can she buy an item?',
			'No. Amy has 4¢, too few for anything.'
		],
		['Ben plays Bomb! on me. I bean it. Does the bomb go off?', 'No.'],
		['Amy taps The Battery on her D6, which is tapped. Does the D6 recharge?', 'Yes.'],
		['Amy buys Breakfast. Does she get its HP right away?', 'Yes.'],
		[
			'Amy says Ben takes damage. Ben says no. Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it. Who is right?',
			'Amy is wrong.'
		],
		['Ben attacks Pin and dies. Do I get his items?', 'No.'],
		['Ben steals my D6. Does Ben get the item?', 'Yes.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Who gets the soul?', 'Amy.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Is the attack over?', 'Yes.'],
		// 11.2: whoever dies on their own turn has no more of it.
		['Amy attacks Fly and dies. Does she still get to buy something?', 'No.'],
		[
			'Player 1 attacks Larry Jr. and dies. Does player 1 still get to buy something this turn?',
			'No.'
		],
		['Does dying end the turn? Amy attacks Fly and dies', 'Yes.'],
		["Amy attacks Fly and dies. Does Amy's death end the turn?", 'Yes.'],
		// 2.2: the loot play of the turn is left after an attack.
		['Amy attacks Fly, rolls 6. Does she get to play another loot card?', 'Yes.'],
		['Amy rolled a 2 on Gurdy. Does she get to use her D6?', 'Yes.'],
		// 8: an attack that ends takes its roll with it, and so the damage that would come of it.
		[
			'Amy attacks Gurdy and rolls 5. Ben bombs her at 1 hp. Does the combat damage go through?',
			'No.'
		],
		['Amy attacks Gurdy and rolls 2. Ben bombs Gurdy. Does the combat damage happen?', 'Yes.'],
		['Amy is at 1 HP. She takes 1 damage. Does she die?', 'Yes.'],
		// What helps is asked of whom it helps.
		['Amy (1 hp) attacks Gurdy and rolls a 1. Can Ben save her with a Soul Heart?', 'So far, yes.'],
		[
			'Ben (1 hp) has three souls and attacks Gurdy (1 hp). He rolls a 6. Can I stop him from winning by playing a bomb on him?',
			'Yes.'
		],
		[
			'Ben has three souls and attacks Gurdy (1 hp). He rolls a 6. Can I stop him from winning by playing a bomb on him?',
			'No.'
		],
		// 11.2: the dead lose 1¢ of what they have gained before.
		['I played Temperance and chose to take 2 damage, at 2 HP. Do I get the 8 cents?', 'Yes.'],
		['Amy has Shadow and Ben dies with 5 cents. What does Amy get?', '1¢ and a loot card.'],
		['Does Swallowed Penny pay out when I miss?', 'Yes.'],
		[
			'Ben plays Strength on himself, attacks Fly and rolls 3. How much damage does he deal?',
			'2 damage.'
		],
		['Amy plays Two of Diamonds with 6 cents. How much does she have now?', '12¢.'],
		// The Haunt has one evasion more for each second damage.
		['The Haunt has 3 HP. Amy hits it twice. What is its evasion?', 'So far, 5.'],
		// 9: what is purchased is paid as it is chosen.
		["In response to Amy's purchase of Dinner, Ben kills her with Death. Does she pay?", 'No.'],
		['Amy buys Dinner. Does she pay?', 'Yes.'],
		['Amy uses Book of Sin, rolls a 5. Does she gain HP?', 'Yes.'],
		// A rerolled die has its last number.
		['Amy attacks Fly, rolls 3. Ben D6s it into a 1. Does it become a 1?', 'Yes.'],
		['Amy attacks Fly, rolls 3. Ben D6s it into a 1. Does it become a 3?', 'No.'],
		["Amy is killed by Ben's Bomb. Does she die?", 'Yes.'],
		["Ben kills Famine on Amy's turn with a bomb. Who gets the soul?", 'Amy.'],
		// Nothing has been rolled after the miss.
		['Amy attacks Gurdy, rolls 2. Does Amy die?', 'Not yet.'],
		['Amy attacks Gurdy, rolls 2. Does Amy survive?', 'So far, yes.'],
		['Amy attacks Gurdy, rolls 2. Does that hit?', 'No.'],
		['Amy attacks Gurdy, rolls 2. Hit or miss?', 'Miss.'],
		['is fly still alive if Ben rolls 2 against it and I bomb it', 'No.'],
		// What is told behind the question is no part of it.
		['Who gets the soul if Amy attacks Gurdy (1 hp) and rolls 5?', 'Amy.'],
		// Gurdy has evasion 4.
		['Amy attacks Gurdy, rolls 2. Was the 2 a miss?', 'Yes.'],
		['Amy attacks Gurdy, rolls 2, then 4. Is a 4 enough?', 'Yes.'],
		["Amy attacks Gurdy, rolls 2, then 4. Did Amy's roll of 2 hit Gurdy?", 'No.'],
		['Amy attacks Gurdy, rolls 4. Does a 3 hit?', null],
		['Ben bombs me, I have 1 HP. Do I die?', 'Yes.'],
		['Ben bombs me, I have 1 HP. Do I lose any loot?', 'Yes.'],
		['Ben bombs me, I have 1 HP. Do I pay the penalty?', 'Yes.'],
		['Ben bombs me, I have 1 HP. Do I lose a coin and a loot card?', 'Yes.'],
		// Whoever dies loses 1¢, a loot card and an item that is not eternal: there is none here.
		['Ben bombs me, I have 1 HP. Do I lose a treasure and a coin?', 'No; yes.'],
		[
			'Amy attacks Gurdy (1 HP), rolls 5. Amy says she gets 7 cents. Ben says she gets nothing. who is right?',
			'Amy is right.'
		],
		[
			"Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Ben says she takes 1 damage, Amy says she doesn't take any damage. Who's right?",
			'Amy is right.'
		],
		// 9: what is purchased is paid as it is chosen.
		[
			'Amy declares a purchase with 10 cents. Ben bombs her at 1 HP. Does she get her 10 cents back?',
			'Nothing was paid.'
		],
		['Amy buys Dinner. Does she get her money back?', 'No.'],
		// Two claims are a dispute without "who is right?" too; what somebody claims is said as people say it.
		[
			'I attacked Gurdy (1 HP), rolled 2, my friend bombed it. I say I take no damage. My friend says I take 1 damage.',
			'Amy is right.'
		],
		[
			'I attacked Gurdy (1 HP), rolled 2, my friend bombed it. He says he gets the reward. I say I do. Who is right?',
			'Amy is right.'
		],
		[
			"Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it. Ben says he gets the reward. Amy says he doesn't. Who is right?",
			'Amy is right.'
		],
		[
			'Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it. Ben says he gets the reward. Amy says she gets it. Who is right?',
			'Amy is right.'
		],
		[
			'Amy says she takes no damage, Ben says she does. Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it.',
			'Amy is right.'
		],
		["I attack Monstro, roll 3. My friend says it hits. Who's right?", 'Ben is wrong.'],
		[
			'Amy attacks Gurdy (1 HP), rolls 5. Amy says she gets 8 cents. Ben says she gets nothing. Who is right?',
			'Neither is right.'
		],
		['Ben bombs me. Do I die?', 'No.'],
		// Whom a word may mean is told by name, where they fare differently.
		['Amy bombs Ben. Does she take damage?', 'No.'],
		['Amy bombs Fly (1 HP). Do they die?', 'Yes for Fly, no for Amy and Ben.'],
		[
			'Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Does she die?',
			'Yes for Gurdy, no for Amy and Ben.'
		],
		[
			'Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Does she survive?',
			'Yes for Amy and Ben, no for Gurdy.'
		],
		['Amy attacks Gurdy (1 HP), rolls 2. Does she die?', 'Not yet.'],
		[
			'Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Is Amy dead or does she survive?',
			'The second.'
		],
		['Amy bombs Ben (1 HP). Does Ben die, and does he lose loot?', 'Yes, to both.'],
		// What harms whom, what is kept, and which of two.
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Does the bomb hurt Amy?', 'No.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Is Gurdy killed by the bomb?', 'Yes.'],
		// What is asked in brackets' company, and what somebody is to die of.
		['Does Ben die to my bomb (on 1 health)?', 'Yes.'],
		['Does Ben die to my bomb (on 2 health)?', 'No.'],
		['Does my bomb kill Gurdy (1 hp left)?', 'Yes.'],
		// 7.2: a turn gives its own player a loot play, and nobody else.
		["Can Ben use Soul Heart (he's at 1)? I bombed him", 'Yes, with a loot play.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Does Gurdy deal damage to Amy?', 'No.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Does the roll still count?', 'No.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Do I have to discard?', 'No.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Do I get to keep the soul?', 'Yes.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Do I get the reward or does he?', 'Amy.'],
		[
			'Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Is he allowed to do that?',
			'Yes, with a loot play.'
		],
		['Ben bombs me, I have 1 HP. Does the bomb kill me?', 'Yes.'],
		['Ben bombs me, I have 1 HP. Do I have to discard?', 'Yes.'],
		['Ben bombs me, I have 1 HP and Breakfast. Do I keep Breakfast?', 'No.'],
		['Ben bombs me, I have 2 HP and Breakfast. Do I keep Breakfast?', 'Yes.'],
		['Ben bombs me, Amy plays Butter Bean! on it. Does the bomb hurt Amy?', 'No.'],
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Does bens bomb kill gurdy?', 'Yes.'],
		[
			'Amy plays Bomb! on Fly, Ben plays Butter Bean! on it. Can he do that in response?',
			'Yes, with a loot play.'
		],
		['Amy attacks Gurdy, rolls 2. Who gets the soul?', 'Nobody yet.'],
		[
			'My friend attacked Gurdy, Gurdy had 1 hp left, and he rolled a 2. Before the roll counted I threw a bomb at Gurdy. who gets the soul, does he take damage, and does his roll still count?',
			'Who gets the soul? Ben. Does he (Ben) take damage? No. Does his roll still count? No.'
		],
		['My friend bombs Gurdy. Does my buddy take damage?', 'No.'],
		// 8 Attacking: a miss deals the monster's damage; the bomb went elsewhere, and the attack goes on.
		['Amy attacks Gurdy (4 HP), rolls 2, Ben bombs Gurdy. Does the bomb hurt Amy?', 'Not yet.'],
		['Amy attacks Gurdy (4 HP), rolls 2, Ben bombs Gurdy. Does Gurdy hurt Amy?', 'Yes.'],
		['Amy attacks Gurdy (4 HP), rolls 2, Ben bombs Gurdy. Does Ben hurt Amy?', 'Not yet.'],
		['Amy attacks Gurdy, Ben bombs Amy. Does Gurdy hurt Amy?', 'Not yet.'],
		['Amy bombs Ben (2 HP), Amy bombs him again. Does the bomb kill Ben?', 'Yes.'],
		['Ben bombs me, I have 1 HP and 1 cent. Do I keep the money?', 'No.'],
		// 11.2: whoever dies loses 1¢, and not all that they have.
		['Ben bombs me, I have 1 HP and 5 cents. Do I keep the money?', 'All but 1¢.'],
		['Ben bombs me, I have 1 HP and 5 cents. Do I lose my money?', 'Only 1¢ of it.'],
		['Ben bombs me, I have 1 HP and 1 cent. Do I lose my money?', 'Yes.'],
		['Ben bombs me, I have 1 HP and 5 cents. Do I lose any money?', 'Yes.'],
		['Ben bombs me, I have 2 HP and 5 cents. Do I keep my coins?', 'Yes.'],
		// A roll that never resolves neither hits nor misses (6.14).
		['Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Was the 2 a miss?', 'No.'],
		['Amy attacks Gurdy (1 hp), rolls 5, Ben bombs it. Was the 5 a hit?', 'No.'],
		['Amy attacks Gurdy, rolls 2. Does the first roll count?', 'Yes.'],
		[
			'Amy has 1 HP and attacks Fat Bat and rolls a 2. Amy says the first roll hits, Ben says she is dead. Who is right?',
			'Ben is right.'
		],
		[
			'Amy attacks Gurdy (1 HP), rolls 5. Ben says Gurdy is still alive, Amy says it is dead. Who is right?',
			'Amy is right.'
		],
		[
			'Amy has The D6 and attacks Fat Bat and rolls a 2. Ben says she cannot reroll anymore. Who is right?',
			'Ben is wrong.'
		],
		[
			'Amy attacks Fat Bat and rolls a 2. Ben says she cannot reroll. Who is right?',
			'Ben is right.'
		],
		[
			"Amy attacks Gurdy, rolls 3. Ben says it's a hit, Amy says it misses. Who is right?",
			'Amy is right.'
		],
		[
			'Ben bombs me, I have 1 HP and 4 cents. I say I keep my money, Ben says I lose all my money. Who is right?',
			'Neither is right.'
		],
		[
			'Ben bombs me, I have 2 HP and 4 cents. I say I keep my money, Ben says I lose my money. Who is right?',
			'Amy is right.'
		],
		// Whoever can still do something is right that they can, whatever comes if they do not.
		[
			"I have 1 HP and The D6. I attack Fat Bat and roll a 2. Ben says I'm dead, I say I can still reroll. Who is right?",
			'Amy is right. If nobody responds, Ben is right.'
		],
		[
			'Amy has 1 HP and attacks Fat Bat and rolls a 2. Amy says she can still reroll. Ben says she dies. Who is right?',
			'Ben is right.'
		],
		// Two questions are answered both.
		['Ben bombs me, I have 1 HP. Do I die and do I lose loot?', 'Yes, to both.'],
		[
			'Ben bombs me, I have 1 HP. Do I die? Do I get a soul?',
			'Do I (Amy) die? Yes. Do I (Amy) get a soul? No.'
		],
		['Ben bombs me, I have 1 HP. Do I die? Do I lose loot?', 'Yes, to both.'],
		['Ben bombs me. How much damage do I take?', '1 damage.'],
		['Ben bombs me. Do I take 2?', 'No.'],
		['Amy plays Bomb! on Ben, Ben plays Butter Bean! on it. Is the bomb cancelled?', 'Yes.'],
		['Amy plays Bomb! on Ben, Ben plays Butter Bean! on it. Does the bomb resolve?', 'No.'],
		// 6.5 Cancel: what is cancelled does nothing; nothing else on the stack is touched. It stays so whatever is rolled.
		[
			'Amy attacks Gurdy, rolls 1, Amy taps the D6 on it, Ben butter beans the D6. Does the D6 still work?',
			'No.'
		],
		['Amy attacks Gurdy, rolls 1, Amy taps the D6 on it. Does the D6 work?', 'Yes.'],
		['Amy plays Bomb! on Fly. Can Ben play Butter Bean! on it?', 'Yes, with a loot play.'],
		// 9 Purchasing: whoever cannot pay purchases nothing, though it was declared.
		['Ben purchases Breakfast with 9 cents, can he?', 'No.'],
		['Ben purchases Breakfast with 9 cents. Is that allowed?', 'No.'],
		['Ben purchases Breakfast with 10 cents, can he?', 'Yes.'],
		[
			'Amy buys Meat!, in response Ben steals 3c from her with Jawbone. Can she still buy it?',
			'No.'
		]
	])('%s %s', (said, reply) => {
		expect(answerTo(said).reply).toBe(reply);
	});

	it.each([
		// 8 Attacking: an attack roll that is as high as the evasion or higher hits; what died ends the attack.
		[
			'Zoe attacks Fly, rolls 4. Ben bombs the fly. What happens to the roll?',
			'It never resolves.'
		],
		['Zoe attacks Monstro and rolls a 2. What happens to the attack roll?', 'It misses.'],
		['Zoe attacks Monstro and rolls a 5. Does that count as a hit?', 'Yes.'],
		['Zoe attacks Monstro and rolls a 2. Is it a hit or a miss?', 'A miss.'],
		['Zoe attacks Monstro, rolls 4, then rolls 2. Does the second one hit or miss?', 'Miss.'],
		['Zoe attacks Monstro, rolls 4, then rolls 2. Does the first roll hit?', 'Yes.'],
		['Zoe attacks Monstro and rolls a 5. How much damage does Monstro take?', 'So far, 1 damage.'],
		['Zoe attacks Monstro (1 HP), rolls 5. How many souls does she have at the end?', '1 soul.'],
		['Zoe attacks Monstro (1 HP), rolls 5. Does Zoe get the soul or does Ben live?', null],
		['Zoe attacks Fat Bat (1 HP), rolls 5. Who gets the treasure?', 'Zoe.'],
		['Zoe attacks Fly, rolls 4. Can she attack again?', 'No. Zoe has no attack left.'],
		['Zoe attacks Fly, rolls 4. Who gets the penny?', 'Zoe.'],
		// Whoever controls four souls wins.
		['Zoe has 3 souls, attacks Pin (1 HP), rolls 5. Game over?', 'Yes.'],
		['Zoe bombs Ben, who has 1 HP. Who survives?', 'Zoe.'],
		// 9 Purchasing: an item of the shop costs 10¢.
		['Zoe buys Breakfast. How much does it cost her?', 'Zoe: 10¢.'],
		['Zoe attacks Fly, rolls 4. Whose turn is it now?', "Zoe's."],
		// 11 Death: who dies on their turn ends it; who has 2 HP and takes 2 dies.
		["Zoe is at 1 HP, attacks Dip, rolls 1. Whose turn is it now? Ben's?", "Ben's."],
		['Zoe bombs Ben, who has 1 HP. What does Ben lose?', '1¢ and a loot card.'],
		['Zoe bombs Ben, who has 1 HP. Who loses what?', 'Ben: 1¢ and a loot card.'],
		['Zoe bombs Ben, who has 1 HP. Does Ben live or die?', 'Die.'],
		['Zoe bombs Ben, who has 1 HP. Do we both die?', 'No.'],
		['Zoe plays XIII. Death on Ben. Do Zoe and Ben die?', null],
		[
			'Zoe bombs Ben, who has 1 HP. Does Ben die and who gets a soul?',
			'Does Ben die? Yes. Who gets a soul? Nobody.'
		],
		['Zoe bombs Ben. How many HP does Ben have left?', '1 HP.'],
		['Zoe bombs Ben, Ben plays Soul Heart on himself. Does the damage go through?', 'No.'],
		[
			'Zoe bombs Ben, Ben plays Soul Heart on himself. What happens to the damage?',
			'It is prevented.'
		],
		// 15 The Stack: last in, first out. 6.5 Cancel: what is cancelled goes into its discard.
		['Zoe bombs Ben, Ben butter beans it. What happens to the bomb?', 'It is cancelled.'],
		['Zoe bombs Ben, Ben butter beans it. Does the bomb go in the discard?', 'Yes.'],
		[
			'Zoe bombs Ben, Ben butter beans it. Does the bomb resolve or get cancelled?',
			'Get cancelled.'
		],
		[
			'Zoe bombs Ben, Ben plays Soul Heart on himself in response. In which order do they resolve?',
			'First Soul Heart (Ben), then Bomb! (Zoe).'
		],
		['Zoe bombs Ben, Ben plays Soul Heart in response. Which resolves first?', 'Soul Heart (Ben).'],
		// Jawbone steals 3¢: who has less loses what they have.
		['Zoe taps Jawbone on Gus, who has 2¢. How much does he lose?', '2¢.'],
		['Zoe taps Jawbone on Gus, who has 2¢. What does Zoe get?', '2¢.'],
		['Zoe taps Jawbone on Gus. Does Zoe get anything?', 'Yes.'],
		["Zoe taps Jawbone on Gus. I'm not sure, does anyone know if Gus loses any money?", 'Yes.']
	])('%s %s', (said, reply) => {
		expect(answerTo(said).reply).toBe(reply);
	});

	it('is the first question that has an answer', () => {
		expect(
			answerTo('Quick question: is it me or is that odd? Ben bombs me. Do I die?')
		).toMatchObject({
			reply: 'No.',
			title: 'Do I (Amy) die?'
		});
	});

	it('says in the question whom "I" and "he" mean, where it can be only one', () => {
		expect(answerTo('Ben bombs me, I have 1 HP. Do I die?').title).toBe('Do I (Amy) die?');
		expect(answerTo('Tom bombs me. Does he die?').title).toBe('Does he (Tom) die?');
		// Of names that most people know somebody by it is the usual one, where no monster may be meant.
		expect(answerTo('Amy bombs Ben. Does she die?').title).toBe('Does she (Amy) die?');
		expect(answerTo('Kit bombs Sky. Does she die?').title).toBe('Does she die?');
		expect(answerTo('Amy attacks Fly. Ben bombs her. Does she die?').title).toBe(
			'Does she (Amy) die?'
		);
	});

	it('keeps a question whole though it tells what happens', () => {
		const said = 'Who gets the soul if Ben kills Pin (1 HP) with a bomb during my attack on it?';
		expect(answerTo(said)).toMatchObject({ reply: 'Amy.', title: said });
	});

	it('answers each of what a die decides, and all where they agree', () => {
		const { scenario } = understand("Ben bombs me, I have 1 HP and Guppy's Collar. Do I die?");
		const played = play(scenario);
		if (!played.ok) throw new Error('This table is impossible.');
		const verdict = verdictOf(played, { script: scenario.script, title: scenario.title });
		expect(verdict.reply).toBeNull();
		expect(
			verdict.dependsOn?.outcomes.map(({ words, verdict: one }) => [words, one.reply])
		).toEqual([
			['1–3', 'No.'],
			['4–6', 'Yes.']
		]);
	});

	// What the words of people ask for in many ways: who does what to whom, what stands, what can be done yet.
	it.each([
		// 8 Attacking: the attack ends as the monster dies; its roll never resolves, so nobody deals combat damage.
		['Does Amy still deal damage?', 'No.'],
		['Does Gurdy hit back?', 'No.'],
		['Does the miss still hurt me?', 'No.'],
		['Does the roll do anything?', 'No.'],
		['Do I have to keep attacking?', 'No.'],
		['Do I get my attack back?', 'No. Amy has no attack left.'],
		['Did I kill it or did he?', 'Ben.'],
		['Who killed Gurdy?', 'Ben.'],
		['Does the bomb resolve first?', 'Yes.'],
		['What resolves first?', 'Bomb! (Ben).'],
		// 8: Gurdy's reward is 7¢, which makes 10: enough for what costs 10.
		['Can I still buy something?', 'Yes.'],
		['Can I still play a loot card?', 'Yes.'],
		['Do I get the 7 cents?', 'Yes.'],
		['Do I get the soul even though Ben killed it?', 'Yes.'],
		['Does Gurdy go to discard?', 'No.'],
		['What happens to Gurdy?', "It dies and becomes Amy's soul."],
		['What do I win?', "7¢ and Gurdy's soul."]
	])('of a monster that dies under a roll: %s %s', (question, reply) => {
		const said = `Amy attacks Gurdy (1 HP), rolls 2, Ben bombs Gurdy. ${question}`;
		expect(answerTo(said).reply).toBe(reply);
	});

	it.each([
		// 11.2: the penalty is paid, and the turn of whoever dies in it ends.
		['Do I lose my turn?', 'Yes.'],
		['Is it still my turn?', 'No.'],
		['What do I pay?', '1¢ and a loot card.'],
		["What's my penalty?", 'Amy: 1¢ and a loot card.'],
		['How many cards do I lose?', '1 loot card.'],
		['Do I discard my hand?', 'No.'],
		['Do I drop an item?', 'No.'],
		['Does Ben get anything for killing me?', 'No.'],
		['Does Ben get my stuff?', 'No.'],
		['Can I still attack?', 'No.'],
		['Can I still buy an item?', 'No.'],
		['Can I still do anything this turn?', 'No.'],
		['Can I respond?', 'Yes.'],
		['Who killed me?', 'Ben.']
	])('of somebody who dies in their own turn: %s %s', (question, reply) => {
		const said = `Ben bombs me on my turn, I have 1 HP. ${question}`;
		expect(answerTo(said).reply).toBe(reply);
	});

	it.each([
		// 6.27: what is cancelled rerolls nothing.
		['Does the 6 stand?', 'Yes.'],
		['Do I keep the 6?', 'Yes.'],
		['Do I have to reroll?', 'No.'],
		['Does the reroll happen?', 'No.'],
		['Which roll counts?', 'The 6.'],
		['Is the D6 spent?', 'Yes.'],
		['Is my Butter Bean gone?', 'Yes.']
	])('of a reroll that is cancelled: %s %s', (question, reply) => {
		const said = `Amy attacks Gurdy, rolls 6, Ben uses The D6 on it, Amy plays Butter Bean on The D6. ${question}`;
		expect(answerTo(said).reply).toBe(reply);
	});

	it.each([
		['Amy attacks Gurdy, rolls 6, Ben uses The D6 on it, it becomes a 2. Does the 6 stand?', 'No.'],
		[
			'Amy attacks Gurdy, rolls 6, Ben uses The D6 on it, it becomes a 2. Which roll counts?',
			'The 2.'
		],
		// 9 Purchasing: one a turn, whether or not it could be paid.
		[
			'I buy Breakfast with 10 cents, Ben plays Jawbone on me. Can I buy something else?',
			'No. Amy has no purchase left.'
		],
		['I buy Breakfast with 10 cents, Ben plays Jawbone on me. How much do I pay?', '0¢.'],
		['I buy Breakfast with 10 cents. How much do I pay?', '10¢.'],
		// 7.3: down to ten loot cards as the turn ends.
		['I end my turn with 12 cards in hand. How many do I discard?', '2 loot cards.'],
		['I end my turn with 12 cards in hand. Do I have to discard?', 'Yes.'],
		['I end my turn with 12 cards in hand. What do I discard?', '2 loot cards.'],
		['I end my turn with 10 cards in hand. Do I have to discard?', 'No.'],
		// 8: whoever has to choose what to attack may choose another.
		[
			'Amy attacks, Ben kills Fly with Gold Bomb before she chooses. Can Amy attack another monster?',
			'Yes.'
		],
		['Amy bombs Ben (2 HP), Ben bombs Amy (1 HP) in response. Do we both die?', 'No.'],
		// 8: a miss deals the monster's attack to the attacker, a hit the attacker's to the monster.
		['Amy attacks Fat Bat, rolls 1. Does the miss hurt Amy?', 'Yes.'],
		['Amy attacks Fat Bat, rolls 1. Does Fat Bat deal damage?', 'Yes.'],
		['Amy attacks Fat Bat, rolls 6. Does Amy deal damage?', 'Yes.'],
		['Amy attacks Fat Bat, rolls 6. Do I have to keep attacking?', 'So far, yes.'],
		// A question whether it may be is answered before the die; what all its numbers leave open is named once.
		[
			'Amy attacks Monstro, rolls 3. Ben plays Dice Shard on her roll. Can he even do that on her turn?',
			'Yes, with a loot play.'
		],
		['Amy attacks Monstro and rolls a 3. She uses The D6 on it. Is that allowed?', 'Yes.'],
		['Ben bombs me, I have 1 HP. Do I lose a soul too or only coins n stuff', 'Coins.'],
		['Amy attacks Gurdy (1 HP), rolls 5. Who gets the loot and the soul?', null],
		['Amy attacks Gurdy (1 HP), rolls 5. Who gets the coins and the soul?', 'Amy.'],
		// 9: what nothing can cancel leaves the purchase as it was: that is no answer to another question.
		[
			'Amy buys Breakfast for 10 cents. Ben plays Butter Bean! on it. Does she keep her 10 cents?',
			null
		],
		// What happens is not what can be done, nor what somebody else does.
		[
			'Amy attacks Gurdy, rolls 2. Ben uses The D6 on it and gets a 5. Can Amy reroll?',
			'No. Nothing that Amy is said to have does that.'
		],
		['Amy attacks Gurdy, rolls 2. Ben uses The D6 on it and gets a 5. Was it rerolled?', 'Yes.'],
		['Amy attacks Gurdy, rolls 2. Does she deal damage?', 'Not yet.'],
		['Amy attacks Gurdy, rolls 2. Does Gurdy deal damage?', 'Yes.'],
		['Amy attacks Gurdy (1 HP), rolls 5. Is Gurdy gone?', 'Yes.'],
		['Amy attacks Gurdy (1 HP), rolls 5. Where does Gurdy go?', "It dies and becomes Amy's soul."],
		// 4.6: a curse goes into discard as its player dies.
		['I had Curse of Amnesia and died. Do I lose the curse?', 'Yes.'],
		['I had the Curse of Amnesia and died. Does the curse go away?', 'Yes.'],
		['Ben dies with Curse of Amnesia. Does he keep the curse?', 'No.'],
		// More HP is not nothing, and no thing that is gained.
		['Ben uses Book of Sin and rolls a 6. What does he get?', null]
	])('%s %s', (said, reply) => {
		expect(answerTo(said).reply).toBe(reply);
	});
});

describe('what wants a word and gets none', () => {
	it.each([
		['Ben bombs me. Does it rain?', ['Does it rain?']],
		['Ben bombs me, I have 1 HP. Do I die, and does it rain?', ['Does it rain?']],
		['Ben bombs me. Ben says it rains. Who is right?', ['Who is right?']],
		['Ben bombs me, I have 1 HP. Do I die?', []],
		// Where nothing happens, nothing comes of it.
		['Amy is at 1 HP. Does she die?', ['Does she (Amy) die?']],
		// What is supposed to come is played, and what should not have come is not taken back.
		['Amy attacks Gurdy, rolls 2. What if Ben bombs her?', []],
		[
			"Amy attacks Gurdy, rolls 2, Ben D6s it, it's a 5. What if Ben had not used The D6?",
			['What if Ben had not used The D6?']
		],
		[
			"What if Ben doesn't bomb? Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it",
			["What if Ben doesn't bomb?"]
		],
		// What comes of it answers that by itself.
		['Ben bombs me. What happens?', []]
	])('is told: %s', (said, open) => {
		expect(answerTo(said).unanswered).toEqual(open);
	});
});

describe('nothing is answered', () => {
	it.each([
		['where the question asks more than is understood', 'Ben bombs me. Do I die twice as fast?'],
		['where an order is asked about', 'Ben bombs me. Do I die before I lose loot?'],
		['where it is asked how often', 'Ben bombs me. Do I die again?'],
		[
			'where two of several harm together',
			'Amy attacks Gurdy (4 HP), rolls 2, Ben bombs Amy. Does the bomb hurt Amy?'
		],
		['where nobody has won', 'Amy bombs Ben. Who wins?'],
		['where nothing is asked', 'Ben bombs me']
	])('%s: %s', (_, said) => {
		expect(answerTo(said).reply).toBeNull();
	});

	it.each([
		'Ben dies while Amy plays. What is deactivated?',
		'Ben dies: who chooses what?',
		'Ben is dead when it resolves. Is anyone safe?'
	])('where a title tells something and asks something else: %s', (title) => {
		const read = parse(`title: ${title}\nplayer Ben: 1 HP\nstack: Bomb! (Amy) -> Ben\n`);
		if (!read.ok) throw new Error('This is no notation.');
		const played = play(read.scenario);
		if (!played.ok) throw new Error('This table is impossible.');
		expect(verdictOf(played, { script: [], title }).reply).toBeNull();
	});

	it('where the act that it asks about is refused: the refusal is the answer', () => {
		const read = parse(
			'title: Can Ben play Bomb! on Gurdy?\nplayer Ben: | hand: Bomb!\nplayer Amy:\nmonsters: Gurdy\nturn: Amy\n---\nBen plays Bomb! -> Gurdy\n'
		);
		if (!read.ok) throw new Error('This is no notation.');
		const played = play(read.scenario);
		if (!played.ok) throw new Error('This table is impossible.');
		const { script, title } = read.scenario;
		const verdict = verdictOf(played, { script, title });
		expect(verdict.reply).toBe('No.');
		expect(verdict.sentence).toMatch(/^No\. Ben /u);
	});
});

it('the reason is what saved somebody in the end, not what was cancelled before', () => {
	const { scenario } = understand(
		'I have 1 HP. Ben bombs me, I play Holy Card, Ben butter beans it, Carl plays Soul Heart on me. Am I dead?'
	);
	const played = play(scenario);
	if (!played.ok) throw new Error('This table is impossible.');
	const verdict = verdictOf(played, { script: scenario.script, title: scenario.title });
	expect(verdict.reply).toBe('No.');
	expect(verdict.because?.sentence).toMatch(/^Soul Heart prevents 1 damage/u);
});

describe('the rule of what is asked comes first', () => {
	const firstRule = (said: string): string | undefined => {
		const { scenario } = understand(said);
		const played = play(scenario);
		if (!played.ok) throw new Error('This table is impossible.');
		return verdictOf(played, { script: scenario.script, title: scenario.title }).rules[0];
	};
	// 11.2 Player Death: who dies pays the penalty; 11 Death: what dies does so as its death resolves.
	it.each([
		['Ben bombs me, I have 1 HP. Do I lose any loot?', 'death.player.penalty'],
		['Ben bombs me, I have 1 HP and Breakfast. Do I keep Breakfast?', 'death.player.penalty'],
		['Ben bombs me, I have 1 HP. Do I die, and what do I lose?', 'death.player.penalty'],
		['Ben bombs me, I have 1 HP. Do I die?', 'death.resolves'],
		// Ben pays no penalty.
		['Ben bombs me, I have 1 HP. Does Ben lose any loot?', 'death.resolves']
	])('%s', (said, rule) => {
		expect(firstRule(said)).toBe(rule);
	});
});
