import { whole } from './said.ts';

// Extended Rulebook, Turn Structure: what triggers as a turn starts does so before anybody acts.
whole('what triggers as a turn starts has yet to, where nothing is said to lie there', [
	["At the start of Lena's turn she has Curse of Pain and 1 hp.", 'turn: Lena, start of turn'],
	[
		'Lena has Curse of Pain and is on one heart at the start of her turn. Does she die, or can she tap Yum Heart in response?',
		'turn: Lena, start of turn\n---\nLena activates Yum Heart -> Lena'
	],
	["At the start of Lena's turn Ben bombs her.", 'turn: Lena, start triggers']
]);

whole('how a dispute is laid before others', [
	[
		"Dark One is on 1 health. It's my turn and I attacked it, rolled a 5. Before the damage went through my brother Gold Bombs it.",
		'roll 5\nBen plays Gold Bomb!! -> Dark One'
	],
	[
		'My friend attacks The Bloat, rolls a 1. I let the damage go on the stack and then she plays the Chariot on herself.',
		'roll 1\neveryone passes\nBen plays VII. The Chariot -> Ben'
	],
	[
		"I have Suicide King and 1 HP and it's Ben's turn. If he Mega Bombs me, do I loot 3 before I pay the death penalty or after?",
		'Ben plays Mega Bomb -> Amy'
	],
	[
		"joe already bought something this turn and now he's trying to buy a second item, Tech X",
		'player Joe: 10¢, 0 purchases\nshop: Tech X\n---\nJoe purchases'
	],
	[
		'I roll a 1 vs larry jr, my friend dice shards it to a 3, eve uses spoon bender.',
		"everyone passes\nroll 3\nEve activates Spoon Bender -> Amy's roll"
	],
	[
		'Me: Judas, him: Eve. He kills Famine with a roll of 4.',
		'player Ben: Eve\nplayer Amy: Judas\n'
	],
	['We were three: Tim, Uma and me. Tim played A Penny.', 'player Uma:\nplayer Amy:'],
	["he's got Monstro at 1 hp. he rolls a hit", 'monsters: Monstro (1 HP)'],
	['Ben rolls a hit against Monstro', 'Ben chooses Monstro\nroll 4'],
	["there's 2 monsters: Fat Bat and Dinga. I attack Dinga", 'monsters: Fat Bat, Dinga'],
	[
		"Ben plays Bomb on me. he says No! doesn't work on loot.",
		'player Amy:\n---\nBen plays Bomb! -> Amy'
	],
	[
		"The stack: my Bomb on Ben, his Soul Heart on himself on top of it, then Cleo's Butter Bean on the Soul Heart.",
		'Soul Heart (Ben) -> Ben; Butter Bean! (Cleo) -> Soul Heart'
	]
]);

// Extended Rulebook, 3 Card Types: rooms exist in room slots.
whole('rooms lie in their slot', [
	['The room is Blood Money. Mads kills Nils with a Gold Bomb.', 'rooms: Blood Money'],
	['Spoils of War is in play. I attack Fly.', 'rooms: Spoils of War'],
	['I attack Fly with Blood Money as the room.', 'rooms: Blood Money']
]);

whole('an amount is no card of that name', [
	[
		'Ines activates Portable Slot Machine with her last 3 cents.',
		'player Ines: 3¢ | items: Portable Slot Machine\n'
	],
	[
		'Liv ends her turn with Curse of Greed and 3 cents.',
		'player Liv: 3¢ | curses: Curse of Greed\n---\nLiv ends the turn'
	],
	['Ben taps No! on my Jawbone, so I Butter Bean the No!.', '-> Jawbone\nAmy plays Butter Bean!']
]);

whole('what lies there, whose it is, and how it went', [
	[
		'Butter bean war: Gil plays A Dime, Hana beans it, Gil beans that bean, Hana has a second bean and beans Gil’s.',
		'Gil plays Butter Bean! -> Butter Bean!\nHana plays Butter Bean! -> Butter Bean! (Gil)'
	],
	[
		"we're playing the 2018 version: Vera dies on her own turn after a 1 against Pin.",
		'Vera attacks\nVera chooses Pin\neveryone passes\nroll 1'
	],
	[
		"I was on my opponent's turn at 1 hp with Bloody Penny and Suicide King. He Gold Bombs me.",
		'player Amy: 1 HP | items: Bloody Penny, Suicide King\n---\nBen plays Gold Bomb!! -> Amy'
	],
	[
		'A curse question: Curse of Loss. Anton has it with 2 souls (Pin and Envy) and dies.',
		'player Anton: 0 HP | souls: Pin, Envy | curses: Curse of Loss\nplayer Amy:'
	],
	['Oskar plays Temperance, option b.', 'XIV. Temperance (mode 2)'],
	[
		'I roll the killing 4 on Lust (1 HP left), Fia bombs Lust in response.',
		'roll 4\nFia plays Bomb! -> Lust'
	],
	[
		'Gerd rolled 6 for his Ipecac attack on Greedling.',
		'player Gerd: | items: Ipecac\nmonsters: Greedling'
	],
	[
		'Kurt plays Ehwaz while I am attacking Big Spider. Spider stays, right? The other monster was Trite.',
		'monsters: Big Spider, Trite'
	]
]);

whole('who is spoken of, and what is theirs', [
	[
		'Does Gerda’s death cancel it? Heinz bombs her at 1 hp.',
		'player Gerda: 1 HP\n---\nHeinz plays Bomb! -> Gerda'
	],
	[
		"Who gets Rag Mega's soul? Petra (Azazel) killed it on Quirin's turn with a Mega Bomb, it had 2 left.",
		'Petra plays Mega Bomb -> Rag Mega'
	],
	[
		'Ylva uses Chaos Card on my Sacred Heart. I recharge it in response with Lil Battery.',
		'Amy plays Lil Battery -> Sacred Heart'
	],
	[
		"A monster, Mulliboom, was killed by Kalle's Bomb on Lotte's turn and Lotte has 1 HP.",
		'Kalle plays Bomb! -> Mulliboom'
	],
	['Wrath kills me. I had 1 hp.', 'Amy chooses Wrath\nroll 2'],
	['I fire Tech X at Ben with three counters.', 'Tech X (3 counters)']
]);

whole('what is legal is asked of what was done', [
	[
		'The Lost attacks Ultra Pride. He rolls 1. He’s got Holy Mantle charged and taps it before damage. His turn ends?',
		'roll 1\nThe Lost activates Holy Mantle -> The Lost'
	],
	[
		'Dora played three loot cards on her turn without tapping anything: Nickel, Bomb on Fly, Soul Heart on herself. Fine?',
		'player Dora: 1 loot play | hand: A Nickel!, Bomb!, Soul Heart'
	],
	[
		"It's not my turn, yet I'd like to purchase Breakfast with my 12 cents while Conny is shopping. Allowed?",
		'player Conny:\nplayer Amy: 12¢\nshop: Breakfast\n---\nAmy purchases'
	],
	[
		'can i attack twice if i have no Strength and nothing. i killed fly with a 2 and then i attack pooter',
		'reveal Clotty\nAmy attacks'
	],
	[
		'Original rules: Greta attacks Fly, declares it, and I kill Fly with a bomb before she rolls.',
		'Greta chooses Fly\nAmy plays Bomb! -> Fly'
	],
	[
		'Wanda flips a Greed! event from the deck when she attacks it.',
		'Wanda chooses monster deck\nreveal Greed'
	],
	[
		"I'm the active player and die with two items and no loot. Which one is destroyed? The items: Meat! and Cambion Conception.",
		'items: Meat!, Cambion Conception | hand: empty'
	],
	[
		'With Death (the monster) dying on Vera’s turn I get to choose who dies, no? I killed it with a bomb, it was at 1.',
		'player Vera:\nplayer Amy: 1 loot play'
	]
]);
