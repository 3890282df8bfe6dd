import type { Puzzle } from './puzzle.ts';

/** Written by `npm run puzzles`. */
export const KEPT: readonly Puzzle[] = [
	{
		id: 'gold-bomb-on-you-butter-bean-or-vii-the-chariot',
		title: 'Isaac plays Gold Bomb!! on Eve: you have Butter Bean! and VII. The Chariot',
		character: 'Eve',
		asks: 'You are Amy, with Eve at 1 HP. Ben plays Gold Bomb!! on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'VII. The Chariot'],
		text: `player Amy: Eve (deactivated), 1 HP, 8¢, 1 loot play | items: The Curse (deactivated) | hand: VII. The Chariot, Butter Bean!
player Ben: Isaac (deactivated), 1 HP, 2¢, 1 loot play | items: The D6 | hand: Gold Bomb!!
monsters: Fly
turn: Ben, action phase
---
Ben plays Gold Bomb!! -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'damage',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> Gold Bomb!! (Ben)'
	},
	{
		id: 'bomb-on-you-butter-bean-iii-the-empress-or-lil-battery',
		title: 'The Lost plays Bomb! on Judas',
		character: 'Judas',
		asks: 'You are Ben, with Judas at 1 HP. Amy plays Bomb! on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'III. The Empress', 'Lil Battery'],
		text: `player Amy: The Lost (deactivated), 1 HP, 8¢, 1 loot play | items: Holy Mantle (deactivated) | hand: Bomb!
player Ben: Judas (deactivated), 1 HP, 8¢, 1 loot play | items: Book of Belial, No! | hand: III. The Empress, Lil Battery, Butter Bean!
monsters: Fly
turn: Amy, action phase
---
Amy plays Bomb! -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'damage',
		depth: 1,
		answer: 'Ben plays Butter Bean! -> Bomb! (Amy)'
	},
	{
		id: 'the-bone-on-you-butter-bean-or-xi-strength',
		title: 'Isaac uses The Bone on Lazarus',
		character: 'Lazarus',
		asks: 'You are Amy, with Lazarus at 1 HP. Ben activates The Bone on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'XI. Strength'],
		text: `player Amy: Lazarus (deactivated), 1 HP, 2¢, 1 loot play | items: Lazarus' Rags | hand: XI. Strength, Butter Bean!
player Ben: Isaac (deactivated), 1 HP, 1¢ | items: The D6, The Bone (deactivated, 2 counters) | hand: empty
monsters: Fly
turn: Amy, action phase
---
Ben activates The Bone (line 3) -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'damage',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> The Bone (Ben, on the stack)'
	},
	{
		id: 'golden-razor-blade-on-you-butter-bean-or-mega-battery',
		title: 'Isaac uses Golden Razor Blade on Judas',
		character: 'Judas',
		asks: 'You are Amy, with Judas at 1 HP. Ben activates Golden Razor Blade on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'Mega Battery'],
		text: `player Amy: Judas (deactivated), 1 HP, 8¢, 1 loot play | items: Book of Belial | hand: Mega Battery, Butter Bean!
player Ben: Isaac (deactivated), 2 HP, 5¢ | items: The D6, Golden Razor Blade | hand: empty
monsters: Fly
turn: Amy, action phase
---
Ben activates Golden Razor Blade -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'damage',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> Golden Razor Blade (Ben, on the stack)'
	},
	{
		id: 'gold-bomb-on-you-butter-bean-or-vi-the-lovers',
		title: 'Maggy plays Gold Bomb!! on Cain',
		character: 'Cain',
		asks: 'You are Amy, with Cain at 1 HP. Cleo plays Gold Bomb!! on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'VI. The Lovers'],
		text: `player Amy: Cain (deactivated), 1 HP, 0¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: Butter Bean!, VI. The Lovers
player Ben: Lazarus (deactivated), 1 HP, 8¢ | items: Lazarus' Rags (deactivated) | hand: empty
player Cleo: Maggy (deactivated), 1 HP, 6¢, 1 loot play | items: Yum Heart (deactivated) | hand: Gold Bomb!!
monsters: Fly
turn: Cleo, action phase
---
Cleo plays Gold Bomb!! -> Amy
Cleo passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'damage',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> Gold Bomb!! (Cleo)'
	},
	{
		id: 'bomb-on-you-butter-bean-or-charged-penny',
		title: 'Cain plays Bomb! on Samson: you have Charged Penny',
		character: 'Samson',
		asks: 'You are Amy, with Samson at 1 HP. Ben plays Bomb! on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'Charged Penny'],
		text: `player Amy: Samson (deactivated), 1 HP, 2¢, 1 loot play | items: Blood Lust (deactivated), No! | hand: Butter Bean!, Charged Penny
player Ben: Cain (deactivated), 1 HP, 4¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: Bomb!
monsters: Fly
turn: Ben, action phase
---
Ben plays Bomb! -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'damage',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> Bomb! (Ben)'
	},
	{
		id: 'golden-razor-blade-on-you-butter-bean-or-iii-the-empress',
		title: 'Eve uses Golden Razor Blade on Lilith',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 1 HP. Ben activates Golden Razor Blade on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'III. The Empress'],
		text: `player Amy: Lilith (deactivated), 1 HP, 8¢, 1 loot play | items: Incubus (deactivated) | hand: Butter Bean!, III. The Empress
player Ben: Eve (deactivated), 1 HP, 5¢, 0 loot plays | items: The Curse (deactivated), Golden Razor Blade | hand: empty
monsters: Fly
turn: Ben, action phase
---
Ben activates Golden Razor Blade -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'damage',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> Golden Razor Blade (Ben, on the stack)'
	},
	{
		id: 'bomb-on-you-butter-bean-or-iii-the-empress',
		title: 'Samson plays Bomb! on Isaac',
		character: 'Isaac',
		asks: 'You are Amy, with Isaac at 1 HP. Ben plays Bomb! on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'III. The Empress'],
		text: `player Amy: Isaac (deactivated), 1 HP, 0¢, 1 loot play | items: The D6 | hand: Butter Bean!, III. The Empress
player Ben: Samson (deactivated), 1 HP, 8¢, 1 loot play | items: Blood Lust (deactivated) | hand: Bomb!
monsters: Fly
turn: Ben, action phase
---
Ben plays Bomb! -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'damage',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> Bomb! (Ben)'
	},
	{
		id: 'golden-razor-blade-on-you-butter-bean-or-charged-penny',
		title: 'Judas uses Golden Razor Blade on Cain',
		character: 'Cain',
		asks: 'You are Amy, with Cain at 1 HP. Ben activates Golden Razor Blade on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'Charged Penny'],
		text: `player Amy: Cain (deactivated), 1 HP, 3¢, 1 loot play | items: Sleight of Hand (deactivated), Diplopia | hand: Butter Bean!, Charged Penny
player Ben: Judas (deactivated), 1 HP, 5¢, 0 loot plays | items: Book of Belial, Golden Razor Blade | hand: empty
monsters: Fly
turn: Ben, action phase
---
Ben activates Golden Razor Blade -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'damage',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> Golden Razor Blade (Ben, on the stack)'
	},
	{
		id: 'bomb-on-you-butter-bean-or-lil-battery',
		title: 'The Lost plays Bomb! on The Forgotten',
		character: 'The Forgotten',
		asks: 'You are Ben, with The Forgotten at 1 HP. Amy plays Bomb! on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'Lil Battery'],
		text: `player Amy: The Lost (deactivated), 1 HP, 6¢, 1 loot play | items: Holy Mantle (deactivated) | hand: Bomb!
player Ben: The Forgotten (deactivated), 1 HP, 5¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: Lil Battery, Butter Bean!
monsters: Fly
turn: Amy, action phase
---
Amy plays Bomb! -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'damage',
		depth: 1,
		answer: 'Ben plays Butter Bean! -> Bomb! (Amy)'
	},
	{
		id: 'tech-x-on-you-butter-bean-or-iii-the-empress',
		title: 'Cain uses Tech X on Lilith',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 1 HP. Ben activates Tech X on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'III. The Empress'],
		text: `player Amy: Lilith (deactivated), 1 HP, 0¢, 1 loot play | items: Incubus (deactivated) | hand: Butter Bean!, III. The Empress
player Ben: Cain (deactivated), 1 HP, 0¢, 0 loot plays | items: Sleight of Hand (deactivated), Tech X (deactivated, 3 counters) | hand: empty
monsters: Fly
turn: Ben, action phase
---
Ben activates Tech X (line 2) -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'death',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> Tech X (Ben, on the stack)'
	},
	{
		id: 'xiii-death-on-you-bomb-or-butter-bean',
		title: 'Lazarus plays XIII. Death on The Forgotten',
		character: 'The Forgotten',
		asks: 'You are Amy, with The Forgotten at 2 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive.',
		cards: ['Bomb!', 'Butter Bean!'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 4¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: Butter Bean!, Bomb!
player Ben: Lazarus (deactivated), 2 HP, 6¢, 1 loot play | items: Lazarus' Rags | hand: XIII. Death
monsters: Fly
turn: Ben, action phase
---
Ben plays XIII. Death -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'death',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> XIII. Death (Ben)'
	},
	{
		id: 'chaos-card-on-you-butter-bean-or-xi-strength',
		title: 'Lilith uses Chaos Card on Maggy',
		character: 'Maggy',
		asks: 'You are Ben, with Maggy at 1 HP. Amy activates Chaos Card on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'XI. Strength'],
		text: `player Amy: Lilith (deactivated), 2 HP, 2¢, 0 loot plays | items: Incubus (deactivated), Chaos Card | hand: empty
player Ben: Maggy (deactivated), 1 HP, 4¢, 1 loot play | items: Yum Heart (deactivated) | hand: XI. Strength, Butter Bean!
monsters: Fly
turn: Amy, action phase
---
Amy activates Chaos Card (mode 1) -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'death',
		depth: 1,
		answer: 'Ben plays Butter Bean! -> Chaos Card (Amy, on the stack, mode 1)'
	},
	{
		id: 'xiii-death-on-you-butter-bean-or-lil-battery',
		title: 'Isaac plays XIII. Death on Judas: you have Lil Battery',
		character: 'Judas',
		asks: 'You are Ben, with Judas at 1 HP. Amy plays XIII. Death on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'Lil Battery'],
		text: `player Amy: Isaac (deactivated), 1 HP, 4¢, 1 loot play | items: The D6 | hand: XIII. Death
player Ben: Judas (deactivated), 1 HP, 1¢, 1 loot play | items: Book of Belial (deactivated) | hand: Lil Battery, Butter Bean!
monsters: Fly
turn: Amy, action phase
---
Amy plays XIII. Death -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'death',
		depth: 1,
		answer: 'Ben plays Butter Bean! -> XIII. Death (Amy)'
	},
	{
		id: 'tech-x-on-you-butter-bean-or-lil-battery',
		title: 'Maggy uses Tech X on Blue Baby',
		character: 'Blue Baby',
		asks: 'You are Ben, with Blue Baby at 1 HP. Amy activates Tech X on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'Lil Battery'],
		text: `player Amy: Maggy (deactivated), 1 HP, 8¢ | items: Yum Heart (deactivated), Tech X (deactivated, 3 counters) | hand: empty
player Ben: Blue Baby (deactivated), 1 HP, 6¢, 1 loot play | items: Forever Alone (deactivated) | hand: Butter Bean!, Lil Battery
monsters: Fly
turn: Ben, action phase
---
Amy activates Tech X (line 2) -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'death',
		depth: 1,
		answer: 'Ben plays Butter Bean! -> Tech X (Amy, on the stack)'
	},
	{
		id: 'xiii-death-on-you-butter-bean-or-iii-the-empress',
		title: 'Cain plays XIII. Death on Isaac: you have III. The Empress',
		character: 'Isaac',
		asks: 'You are Amy, with Isaac at 1 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'III. The Empress'],
		text: `player Amy: Isaac (deactivated), 1 HP, 0¢, 1 loot play | items: The D6 | hand: III. The Empress, Butter Bean!
player Ben: Cain (deactivated), 1 HP, 3¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: XIII. Death
monsters: Fly
turn: Ben, action phase
---
Ben plays XIII. Death -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'death',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> XIII. Death (Ben)'
	},
	{
		id: 'chaos-card-on-you-butter-bean-or-lil-battery',
		title: 'Blue Baby uses Chaos Card on Judas',
		character: 'Judas',
		asks: 'You are Amy, with Judas at 1 HP. Ben activates Chaos Card on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'Lil Battery'],
		text: `player Amy: Judas (deactivated), 1 HP, 8¢, 1 loot play | items: Book of Belial, Diplopia | hand: Lil Battery, Butter Bean!
player Ben: Blue Baby (deactivated), 2 HP, 4¢, 0 loot plays | items: Forever Alone (deactivated), Chaos Card | hand: empty
monsters: Fly
turn: Ben, action phase
---
Ben activates Chaos Card (mode 1) -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'death',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> Chaos Card (Ben, on the stack, mode 1)'
	},
	{
		id: 'tech-x-on-you-bomb-or-butter-bean',
		title: 'The Forgotten uses Tech X on Eve',
		character: 'Eve',
		asks: 'You are Ben, with Eve at 2 HP. Amy activates Tech X on you. Find the one move that keeps you alive.',
		cards: ['Bomb!', 'Butter Bean!'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 3¢, 0 loot plays | items: The Bone (deactivated, 1 counters), Tech X (deactivated, 3 counters) | hand: empty
player Ben: Eve (deactivated), 2 HP, 2¢, 1 loot play | items: The Curse (deactivated) | hand: Bomb!, Butter Bean!
monsters: Fly
turn: Amy, action phase
---
Amy activates Tech X (line 2) -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'death',
		depth: 1,
		answer: 'Ben plays Butter Bean! -> Tech X (Amy, on the stack)'
	},
	{
		id: 'xiii-death-on-you-butter-bean-or-xi-strength',
		title: 'Judas plays XIII. Death on The Forgotten',
		character: 'The Forgotten',
		asks: 'You are Amy, with The Forgotten at 2 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'XI. Strength'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 6¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: XI. Strength, Butter Bean!
player Ben: Judas (deactivated), 2 HP, 6¢, 1 loot play | items: Book of Belial | hand: XIII. Death
monsters: Fly
turn: Ben, action phase
---
Ben plays XIII. Death -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'death',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> XIII. Death (Ben)'
	},
	{
		id: 'xiii-death-on-you-butter-bean-or-charged-penny',
		title: 'Cain plays XIII. Death on Maggy',
		character: 'Maggy',
		asks: 'You are Ben, with Maggy at 1 HP. Amy plays XIII. Death on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'Charged Penny'],
		text: `player Amy: Cain (deactivated), 1 HP, 1¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: XIII. Death
player Ben: Maggy (deactivated), 1 HP, 5¢, 1 loot play | items: Yum Heart (deactivated) | hand: Charged Penny, Butter Bean!
monsters: Fly
turn: Amy, action phase
---
Amy plays XIII. Death -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'death',
		depth: 1,
		answer: 'Ben plays Butter Bean! -> XIII. Death (Amy)'
	},
	{
		id: 'a-2-against-clotty-bomb-or-iii-the-empress',
		title: 'Clotty hits back at Cain: you have Bomb!',
		character: 'Cain',
		asks: 'You are Ben, with Cain at 1 HP. You attack Clotty, which has 1 HP left, and roll a 2: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
		cards: ['Bomb!', 'III. The Empress'],
		text: `player Amy: Lazarus (deactivated), 2 HP, 3¢ | items: Lazarus' Rags (deactivated) | hand: empty
player Ben: Cain (deactivated), 1 HP, 2¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: Bomb!, III. The Empress
monsters: Clotty (1 HP), Fly
turn: Ben, action phase
attack: Ben on Clotty
---
roll 2
everyone passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'attack',
		depth: 1,
		answer: 'Ben plays Bomb! -> Clotty'
	},
	{
		id: 'a-2-against-dip-bomb-or-charged-penny',
		title: 'Dip hits back at Cain',
		character: 'Cain',
		asks: 'You are Amy, with Cain at 1 HP. You attack Dip and roll a 2: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
		cards: ['Bomb!', 'Charged Penny'],
		text: `player Amy: Cain (deactivated), 1 HP, 0¢, 1 loot play | items: Sleight of Hand (deactivated), Godhead, Lucky Foot | hand: Bomb!, Charged Penny
player Ben: Lilith (deactivated), 1 HP, 0¢ | items: Incubus (deactivated) | hand: empty
monsters: Dip, Fly
turn: Amy, action phase
attack: Amy on Dip
---
roll 2
everyone passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'attack',
		depth: 1,
		answer: 'Amy plays Bomb! -> Dip'
	},
	{
		id: 'a-1-against-gurdy-bomb-or-iii-the-empress',
		title: 'Gurdy hits back at Lazarus: you have III. The Empress',
		character: 'Lazarus',
		asks: 'You are Ben, with Lazarus at 1 HP. You attack Gurdy, which has 1 HP left, and roll a 1: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
		cards: ['Bomb!', 'III. The Empress'],
		text: `player Amy: Judas (deactivated), 2 HP, 3¢ | items: Book of Belial (deactivated) | hand: empty
player Ben: Lazarus (deactivated), 1 HP, 2¢, 1 loot play | items: Lazarus' Rags | hand: Bomb!, III. The Empress
monsters: Gurdy (1 HP), Fly
turn: Ben, action phase
attack: Ben on Gurdy
---
roll 1
everyone passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'attack',
		depth: 1,
		answer: 'Ben plays Bomb! -> Gurdy'
	},
	{
		id: 'a-2-against-red-host-iii-the-empress-or-lil-battery',
		title: 'Samson misses Red Host with a 2: you have Lil Battery',
		character: 'Samson',
		asks: 'You are Amy, with Samson at 1 HP. You attack Red Host, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive.',
		cards: ['III. The Empress', 'Lil Battery'],
		text: `player Amy: Samson (deactivated), 1 HP, 6¢, 1 loot play | items: Blood Lust (deactivated) | hand: III. The Empress, Lil Battery
player Ben: Cain (deactivated), 2 HP, 2¢ | items: Sleight of Hand (deactivated) | hand: empty
monsters: Red Host (1 HP), Fly
turn: Amy, action phase
attack: Amy on Red Host
---
roll 2`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'attack',
		depth: 1,
		answer: 'Amy plays III. The Empress -> Amy'
	},
	{
		id: 'a-2-against-pooter-gold-bomb-or-iii-the-empress',
		title: 'Pooter hits back at Isaac',
		character: 'Isaac',
		asks: 'You are Ben, with Isaac at 1 HP. You attack Pooter and roll a 2: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
		cards: ['Gold Bomb!!', 'III. The Empress'],
		text: `player Amy: Cain (deactivated), 1 HP, 4¢ | items: Sleight of Hand (deactivated) | hand: empty
player Ben: Isaac (deactivated), 1 HP, 8¢, 1 loot play | items: The D6 | hand: Gold Bomb!!, III. The Empress
monsters: Pooter, Fly
turn: Ben, action phase
attack: Ben on Pooter
---
roll 2
everyone passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'attack',
		depth: 1,
		answer: 'Ben plays Gold Bomb!! -> Pooter'
	},
	{
		id: 'a-2-against-clotty-gold-bomb-or-iii-the-empress',
		title: 'Clotty hits back at Cain: you have Gold Bomb!!',
		character: 'Cain',
		asks: 'You are Amy, with Cain at 1 HP. You attack Clotty, which has 1 HP left, and roll a 2: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
		cards: ['Gold Bomb!!', 'III. The Empress'],
		text: `player Amy: Cain (deactivated), 1 HP, 3¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: III. The Empress, Gold Bomb!!
player Ben: The Lost (deactivated), 1 HP, 6¢ | items: Holy Mantle (deactivated) | hand: empty
monsters: Clotty (1 HP), Fly
turn: Amy, action phase
attack: Amy on Clotty
---
roll 2
everyone passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'attack',
		depth: 1,
		answer: 'Amy plays Gold Bomb!! -> Clotty'
	},
	{
		id: 'a-2-against-pooter-bomb-or-iii-the-empress',
		title: 'Pooter hits back at Lilith',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 1 HP. You attack Pooter, which has 1 HP left, and roll a 2: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
		cards: ['Bomb!', 'III. The Empress'],
		text: `player Amy: Lilith (deactivated), 1 HP, 2¢, 1 loot play | items: Incubus (deactivated) | hand: III. The Empress, Bomb!
player Ben: Blue Baby (deactivated), 2 HP, 0¢ | items: Forever Alone (deactivated) | hand: empty
monsters: Pooter (1 HP), Fly
turn: Amy, action phase
attack: Amy on Pooter
---
roll 2
everyone passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'attack',
		depth: 1,
		answer: 'Amy plays Bomb! -> Pooter'
	},
	{
		id: 'a-2-against-gurdy-gold-bomb-or-xiii-death',
		title: 'Gurdy hits back at The Forgotten',
		character: 'The Forgotten',
		asks: 'You are Amy, with The Forgotten at 1 HP. You attack Gurdy, which has 1 HP left, and roll a 2: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
		cards: ['Gold Bomb!!', 'XIII. Death'],
		text: `player Amy: The Forgotten (deactivated), 1 HP, 4¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: Gold Bomb!!, XIII. Death
player Ben: Lilith (deactivated), 1 HP, 8¢ | items: Incubus (deactivated) | hand: empty
monsters: Gurdy (1 HP), Fly
turn: Amy, action phase
attack: Amy on Gurdy
---
roll 2
everyone passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'attack',
		depth: 1,
		answer: 'Amy plays Gold Bomb!! -> Gurdy'
	},
	{
		id: 'a-3-against-spider-bomb-or-iii-the-empress',
		title: 'Spider hits back at The Forgotten',
		character: 'The Forgotten',
		asks: 'You are Ben, with The Forgotten at 1 HP. You attack Spider and roll a 3: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
		cards: ['Bomb!', 'III. The Empress'],
		text: `player Amy: Judas (deactivated), 2 HP, 8¢ | items: Book of Belial | hand: empty
player Ben: The Forgotten (deactivated), 1 HP, 4¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: III. The Empress, Bomb!
monsters: Spider, Fly
turn: Ben, action phase
attack: Ben on Spider
---
roll 3
everyone passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'attack',
		depth: 1,
		answer: 'Ben plays Bomb! -> Spider'
	},
	{
		id: 'a-3-against-moms-eye-iii-the-empress-or-vii-the-chariot',
		title: "Isaac misses Mom's Eye with a 3: you have VII. The Chariot",
		character: 'Isaac',
		asks: "You are Ben, with Isaac at 1 HP. You attack Mom's Eye and roll a 3: a miss. The roll has not resolved yet. Find the one move that keeps you alive.",
		cards: ['III. The Empress', 'VII. The Chariot'],
		text: `player Amy: Blue Baby (deactivated), 1 HP, 2¢ | items: Forever Alone (deactivated) | hand: empty
player Ben: Isaac (deactivated), 1 HP, 3¢, 1 loot play | items: The D6 (deactivated) | hand: III. The Empress, VII. The Chariot
monsters: Mom's Eye, Fly
turn: Ben, action phase
attack: Ben on Mom's Eye
---
roll 3`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'attack',
		depth: 1,
		answer: 'Ben plays III. The Empress -> Ben'
	},
	{
		id: 'a-2-for-x-wheel-of-fortune-the-bone-or-nothing',
		title: 'The Forgotten rolls a 2 for X. Wheel of Fortune',
		character: 'The Forgotten',
		asks: 'You are Ben, with The Forgotten at 2 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that keeps you alive.',
		cards: ['The Bone'],
		text: `player Amy: Lilith (deactivated), 1 HP, 0¢ | items: Incubus (deactivated) | hand: empty
player Ben: The Forgotten (deactivated), 2 HP, 0¢, 1 loot play | items: The Bone (deactivated, 2 counters) | hand: X. Wheel of Fortune
monsters: Fly
turn: Ben, action phase
---
Ben plays X. Wheel of Fortune
everyone passes
roll 2`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'dice',
		depth: 1,
		answer: "Ben activates The Bone (line 2) -> Ben's roll 2 for X. Wheel of Fortune"
	},
	{
		id: 'a-2-for-x-wheel-of-fortune-gold-bomb-or-iii-the-empress',
		title: 'Lazarus rolls a 2 for X. Wheel of Fortune: you have Gold Bomb!!',
		character: 'Lazarus',
		asks: 'You are Amy, with Lazarus at 1 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that keeps you alive.',
		cards: ['Gold Bomb!!', 'III. The Empress'],
		text: `player Amy: Lazarus (deactivated), 1 HP, 8¢, 2 loot plays | items: Lazarus' Rags (deactivated) | hand: X. Wheel of Fortune, Gold Bomb!!, III. The Empress
player Ben: The Forgotten (deactivated), 1 HP, 1¢ | items: The Bone (deactivated, 1 counters) | hand: empty
monsters: Fly
turn: Amy, action phase
---
Amy plays X. Wheel of Fortune
everyone passes
roll 2`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'dice',
		depth: 1,
		answer: 'Amy plays III. The Empress -> Amy'
	},
	{
		id: 'a-1-for-ii-the-high-priestess-charged-penny-or-iii-the-empress',
		title: 'Samson rolls a 1 for II. The High Priestess, one soul short',
		character: 'Samson',
		asks: 'You are Ben, with Samson at 2 HP. You have three souls. You play II. The High Priestess on Gurdy, which has 2 HP left, and roll a 1. Find the one move with which you still win.',
		cards: ['Charged Penny', 'III. The Empress'],
		text: `player Amy: Eve (deactivated), 1 HP, 1¢ | items: The Curse (deactivated) | hand: empty
player Ben: Samson (deactivated), 2 HP, 6¢, 2 loot plays | items: Blood Lust (deactivated) | souls: Chub, Famine, Pestilence | hand: II. The High Priestess, Charged Penny, III. The Empress
monsters: Gurdy (2 HP), Fly
turn: Ben, action phase
---
Ben plays II. The High Priestess -> Gurdy
everyone passes
roll 1`,
		solver: 'Ben',
		fact: 'Ben wins',
		wanted: true,
		difficulty: 'easy',
		mechanic: 'dice',
		depth: 1,
		answer: 'Ben plays III. The Empress -> Ben'
	},
	{
		id: 'a-1-for-ii-the-high-priestess-holy-card-or-iii-the-empress',
		title: 'Eve rolls a 1 for II. The High Priestess, one soul short',
		character: 'Eve',
		asks: 'You are Ben, with Eve at 1 HP. You have three souls. You play II. The High Priestess on Carrion Queen, which has 2 HP left, and roll a 1. Find the one move with which you still win.',
		cards: ['Holy Card', 'III. The Empress'],
		text: `player Amy: Lazarus (deactivated), 1 HP, 0¢ | items: Lazarus' Rags (deactivated) | hand: empty
player Ben: Eve (deactivated), 1 HP, 3¢, 2 loot plays | items: The Curse (deactivated) | souls: Chub, Famine, Pestilence | hand: II. The High Priestess, Holy Card, III. The Empress
monsters: Carrion Queen (2 HP), Fly
turn: Ben, action phase
---
Ben plays II. The High Priestess -> Carrion Queen
everyone passes
roll 1`,
		solver: 'Ben',
		fact: 'Ben wins',
		wanted: true,
		difficulty: 'easy',
		mechanic: 'dice',
		depth: 1,
		answer: 'Ben plays III. The Empress -> Ben'
	},
	{
		id: 'a-2-for-x-wheel-of-fortune-charged-penny-or-iii-the-empress',
		title: 'Lilith rolls a 2 for X. Wheel of Fortune',
		character: 'Lilith',
		asks: 'You are Ben, with Lilith at 1 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that keeps you alive.',
		cards: ['Charged Penny', 'III. The Empress'],
		text: `player Amy: Cain (deactivated), 1 HP, 5¢ | items: Sleight of Hand (deactivated) | hand: empty
player Ben: Lilith (deactivated), 1 HP, 3¢, 2 loot plays | items: Incubus (deactivated) | hand: X. Wheel of Fortune, Charged Penny, III. The Empress
monsters: Fly
turn: Ben, action phase
---
Ben plays X. Wheel of Fortune
everyone passes
roll 2`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'dice',
		depth: 1,
		answer: 'Ben plays III. The Empress -> Ben'
	},
	{
		id: 'a-1-for-ii-the-high-priestess-the-bone-or-nothing',
		title: 'The Forgotten rolls a 1 for II. The High Priestess, one soul short',
		character: 'The Forgotten',
		asks: 'You are Amy, with The Forgotten at 2 HP. You have three souls. You play II. The High Priestess on Carrion Queen and roll a 1. Find the one move with which you still win.',
		cards: ['The Bone'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 5¢, 1 loot play | items: The Bone (deactivated, 2 counters) | souls: Chub, Famine, Pestilence | hand: II. The High Priestess
player Ben: Lazarus (deactivated), 1 HP, 3¢ | items: Lazarus' Rags (deactivated) | hand: empty
monsters: Carrion Queen, Fly
turn: Amy, action phase
---
Amy plays II. The High Priestess -> Carrion Queen
everyone passes
roll 1`,
		solver: 'Amy',
		fact: 'Amy wins',
		wanted: true,
		difficulty: 'easy',
		mechanic: 'dice',
		depth: 1,
		answer: "Amy activates The Bone (line 2) -> Amy's roll 1 for II. The High Priestess"
	},
	{
		id: 'a-3-for-ii-the-high-priestess-iii-the-empress-or-lil-battery',
		title: 'Blue Baby rolls a 3 for II. The High Priestess, one soul short',
		character: 'Blue Baby',
		asks: 'You are Ben, with Blue Baby at 2 HP. You have three souls. You play II. The High Priestess on Gurdy, which has 4 HP left, and roll a 3. Find the one move with which you still win.',
		cards: ['III. The Empress', 'Lil Battery'],
		text: `player Amy: Eve (deactivated), 1 HP, 6¢ | items: The Curse (deactivated) | hand: empty
player Ben: Blue Baby (deactivated), 2 HP, 5¢, 2 loot plays | items: Forever Alone (deactivated), Decoy | souls: Chub, Famine, Pestilence | hand: II. The High Priestess, Lil Battery, III. The Empress
monsters: Gurdy (4 HP), Fly
turn: Ben, action phase
---
Ben plays II. The High Priestess -> Gurdy
everyone passes
roll 3`,
		solver: 'Ben',
		fact: 'Ben wins',
		wanted: true,
		difficulty: 'easy',
		mechanic: 'dice',
		depth: 1,
		answer: 'Ben plays III. The Empress -> Ben'
	},
	{
		id: 'a-2-for-ii-the-high-priestess-the-bone-or-nothing',
		title: 'The Forgotten rolls a 2 for II. The High Priestess, one soul short',
		character: 'The Forgotten',
		asks: 'You are Ben, with The Forgotten at 2 HP. You have three souls. You play II. The High Priestess on Gurdy, which has 4 HP left, and roll a 2. Find the one move with which you still win.',
		cards: ['The Bone'],
		text: `player Amy: Lazarus (deactivated), 1 HP, 4¢ | items: Lazarus' Rags | hand: empty
player Ben: The Forgotten (deactivated), 2 HP, 1¢, 1 loot play | items: The Bone (deactivated, 2 counters) | souls: Chub, Famine, Pestilence | hand: II. The High Priestess
monsters: Gurdy (4 HP), Fly
turn: Ben, action phase
---
Ben plays II. The High Priestess -> Gurdy
everyone passes
roll 2`,
		solver: 'Ben',
		fact: 'Ben wins',
		wanted: true,
		difficulty: 'easy',
		mechanic: 'dice',
		depth: 1,
		answer: "Ben activates The Bone (line 2) -> Ben's roll 2 for II. The High Priestess"
	},
	{
		id: 'a-2-for-x-wheel-of-fortune-dagaz-or-iii-the-empress',
		title: 'Maggy rolls a 2 for X. Wheel of Fortune',
		character: 'Maggy',
		asks: 'You are Ben, with Maggy at 1 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that keeps you alive.',
		cards: ['Dagaz', 'III. The Empress'],
		text: `player Amy: Lazarus (deactivated), 1 HP, 0¢ | items: Lazarus' Rags | hand: empty
player Ben: Maggy (deactivated), 1 HP, 0¢, 2 loot plays | items: Yum Heart (deactivated) | hand: X. Wheel of Fortune, III. The Empress, Dagaz
monsters: Fly
turn: Ben, action phase
---
Ben plays X. Wheel of Fortune
everyone passes
roll 2`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'dice',
		depth: 1,
		answer: 'Ben plays III. The Empress -> Ben'
	},
	{
		id: 'a-1-for-ii-the-high-priestess-dagaz-iii-the-empress-or-vii-the-chariot',
		title: 'Lilith rolls a 1 for II. The High Priestess, one soul short',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 2 HP. You have three souls. You play II. The High Priestess on Gurdy, which has 2 HP left, and roll a 1. Find the one move with which you still win.',
		cards: ['Dagaz', 'III. The Empress', 'VII. The Chariot'],
		text: `player Amy: Lilith (deactivated), 2 HP, 4¢, 2 loot plays | items: Incubus (deactivated) | souls: Chub, Famine, Pestilence | hand: II. The High Priestess, III. The Empress, VII. The Chariot, Dagaz
player Ben: Blue Baby (deactivated), 1 HP, 6¢ | items: Forever Alone (deactivated) | hand: empty
monsters: Gurdy (2 HP), Fly
turn: Amy, action phase
---
Amy plays II. The High Priestess -> Gurdy
everyone passes
roll 1`,
		solver: 'Amy',
		fact: 'Amy wins',
		wanted: true,
		difficulty: 'easy',
		mechanic: 'dice',
		depth: 1,
		answer: 'Amy plays III. The Empress -> Amy'
	},
	{
		id: 'monstro-for-bens-fourth-soul-mega-battery-or-xiii-death',
		title: 'Isaac hits Monstro for the fourth soul: you have Mega Battery',
		character: 'Blue Baby',
		asks: 'You are Amy, with Blue Baby at 1 HP. Ben attacks Monstro, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Ben from winning.',
		cards: ['Mega Battery', 'XIII. Death'],
		text: `player Amy: Blue Baby (deactivated), 1 HP, 8¢, 1 loot play | items: Forever Alone (deactivated) | hand: XIII. Death, Mega Battery
player Ben: Isaac (deactivated), 1 HP, 5¢, 0 loot plays | items: The D6 | souls: Chub, Famine, Pestilence | hand: empty
monsters: Monstro (1 HP), Fly
turn: Ben, action phase
attack: Ben on Monstro
---
roll 6
everyone passes
Ben passes`,
		solver: 'Amy',
		fact: 'Ben wins',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'souls',
		depth: 1,
		answer: 'Amy plays XIII. Death -> Ben'
	},
	{
		id: 'monstro-for-amys-fourth-soul-xi-strength-or-xiii-death',
		title: 'Judas hits Monstro for the fourth soul',
		character: 'The Forgotten',
		asks: 'You are Ben, with The Forgotten at 1 HP. Amy attacks Monstro, which has 1 HP left, and rolls a 4: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
		cards: ['XI. Strength', 'XIII. Death'],
		text: `player Amy: Judas (deactivated), 1 HP, 2¢, 0 loot plays | items: Book of Belial (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
player Ben: The Forgotten (deactivated), 1 HP, 6¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: XIII. Death, XI. Strength
monsters: Monstro (1 HP), Fly
turn: Amy, action phase
attack: Amy on Monstro
---
roll 4
everyone passes
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'souls',
		depth: 1,
		answer: 'Ben plays XIII. Death -> Amy'
	},
	{
		id: 'little-horn-for-amys-fourth-soul-iii-the-empress-or-xiii-death',
		title: 'Eve hits Little Horn for the fourth soul: you have III. The Empress and XIII. Death',
		character: 'The Lost',
		asks: 'You are Ben, with The Lost at 1 HP. Amy attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
		cards: ['III. The Empress', 'XIII. Death'],
		text: `player Amy: Eve (deactivated), 1 HP, 8¢, 0 loot plays | items: The Curse (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
player Ben: The Lost (deactivated), 1 HP, 5¢, 1 loot play | items: Holy Mantle (deactivated) | hand: III. The Empress, XIII. Death
monsters: Little Horn (1 HP), Fly
turn: Amy, action phase
attack: Amy on Little Horn
---
roll 6
everyone passes
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'souls',
		depth: 1,
		answer: 'Ben plays XIII. Death -> Amy'
	},
	{
		id: 'gurdy-for-bens-fourth-soul-bomb-or-charged-penny',
		title: 'Eve hits Gurdy for the fourth soul: you have Bomb!',
		character: 'Judas',
		asks: 'You are Amy, with Judas at 2 HP. Ben attacks Gurdy, which has 1 HP left, and rolls a 4: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Ben from winning.',
		cards: ['Bomb!', 'Charged Penny'],
		text: `player Amy: Judas (deactivated), 2 HP, 4¢, 1 loot play | items: Book of Belial, Lucky Foot | hand: Bomb!, Charged Penny
player Ben: Eve (deactivated), 1 HP, 8¢, 0 loot plays | items: The Curse (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
monsters: Gurdy (1 HP), Fly
turn: Ben, action phase
attack: Ben on Gurdy
---
roll 4
everyone passes
Ben passes`,
		solver: 'Amy',
		fact: 'Ben wins',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'souls',
		depth: 1,
		answer: 'Amy plays Bomb! -> Ben'
	},
	{
		id: 'monstro-for-amys-fourth-soul-bomb-or-xi-strength',
		title: 'Cain hits Monstro for the fourth soul',
		character: 'Lilith',
		asks: 'You are Ben, with Lilith at 1 HP. Amy attacks Monstro, which has 1 HP left, and rolls a 4: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
		cards: ['Bomb!', 'XI. Strength'],
		text: `player Amy: Cain (deactivated), 1 HP, 3¢, 0 loot plays | items: Sleight of Hand (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
player Ben: Lilith (deactivated), 1 HP, 8¢, 1 loot play | items: Incubus (deactivated) | hand: XI. Strength, Bomb!
monsters: Monstro (1 HP), Fly
turn: Amy, action phase
attack: Amy on Monstro
---
roll 4
everyone passes
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'souls',
		depth: 1,
		answer: 'Ben plays Bomb! -> Amy'
	},
	{
		id: 'little-horn-for-bens-fourth-soul-gold-bomb-or-iii-the-empress',
		title: 'Lilith hits Little Horn for the fourth soul',
		character: 'Cain',
		asks: 'You are Amy, with Cain at 1 HP. Ben attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Ben from winning.',
		cards: ['Gold Bomb!!', 'III. The Empress'],
		text: `player Amy: Cain (deactivated), 1 HP, 6¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: Gold Bomb!!, III. The Empress
player Ben: Lilith (deactivated), 1 HP, 1¢, 0 loot plays | items: Incubus (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
monsters: Little Horn (1 HP), Fly
turn: Ben, action phase
attack: Ben on Little Horn
---
roll 6
everyone passes
Ben passes`,
		solver: 'Amy',
		fact: 'Ben wins',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'souls',
		depth: 1,
		answer: 'Amy plays Gold Bomb!! -> Ben'
	},
	{
		id: 'little-horn-for-amys-fourth-soul-vi-the-lovers-or-xiii-death',
		title: 'Cain hits Little Horn for the fourth soul: you have VI. The Lovers',
		character: 'Blue Baby',
		asks: 'You are Ben, with Blue Baby at 1 HP. Amy attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
		cards: ['VI. The Lovers', 'XIII. Death'],
		text: `player Amy: Cain (deactivated), 1 HP, 3¢, 0 loot plays | items: Sleight of Hand (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
player Ben: Blue Baby (deactivated), 1 HP, 5¢, 1 loot play | items: Forever Alone (deactivated) | hand: XIII. Death, VI. The Lovers
monsters: Little Horn (1 HP), Fly
turn: Amy, action phase
attack: Amy on Little Horn
---
roll 6
everyone passes
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'souls',
		depth: 1,
		answer: 'Ben plays XIII. Death -> Amy'
	},
	{
		id: 'one-soul-short-a-3-on-monstro-iii-the-empress-or-xiii-death',
		title: 'Isaac, one soul short, misses Monstro',
		character: 'Isaac',
		asks: 'You are Ben, with Isaac at 1 HP. You have three souls. You attack Monstro, which has 1 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move with which you still win.',
		cards: ['III. The Empress', 'XIII. Death'],
		text: `player Amy: Cain (deactivated), 1 HP, 5¢ | items: Sleight of Hand (deactivated) | hand: empty
player Ben: Isaac (deactivated), 1 HP, 6¢, 1 loot play | items: The D6 (deactivated) | souls: Chub, Famine, Pestilence | hand: III. The Empress, XIII. Death
monsters: Monstro (1 HP), Fly
turn: Ben, action phase
attack: Ben on Monstro
---
roll 3`,
		solver: 'Ben',
		fact: 'Ben wins',
		wanted: true,
		difficulty: 'easy',
		mechanic: 'souls',
		depth: 1,
		answer: 'Ben plays III. The Empress -> Ben'
	},
	{
		id: 'gurdy-for-amys-fourth-soul-bomb-or-soul-heart',
		title: 'Isaac hits Gurdy for the fourth soul: you have Soul Heart',
		character: 'Maggy',
		asks: 'You are Ben, with Maggy at 2 HP. Amy attacks Gurdy, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
		cards: ['Bomb!', 'Soul Heart'],
		text: `player Amy: Isaac (deactivated), 1 HP, 8¢, 0 loot plays | items: The D6 | souls: Chub, Famine, Pestilence | hand: empty
player Ben: Maggy (deactivated), 2 HP, 3¢, 1 loot play | items: Yum Heart (deactivated) | hand: Bomb!, Soul Heart
monsters: Gurdy (1 HP), Fly
turn: Amy, action phase
attack: Amy on Gurdy
---
roll 6
everyone passes
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'souls',
		depth: 1,
		answer: 'Ben plays Bomb! -> Amy'
	},
	{
		id: 'carrion-queen-for-amys-fourth-soul-dagaz-or-xiii-death',
		title: 'Eve hits Carrion Queen for the fourth soul',
		character: 'Judas',
		asks: 'You are Ben, with Judas at 1 HP. Amy attacks Carrion Queen, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
		cards: ['Dagaz', 'XIII. Death'],
		text: `player Amy: Eve (deactivated), 2 HP, 0¢, 0 loot plays | items: The Curse (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
player Ben: Judas (deactivated), 1 HP, 5¢, 1 loot play | items: Book of Belial | hand: XIII. Death, Dagaz
monsters: Carrion Queen (1 HP), Fly
turn: Amy, action phase
attack: Amy on Carrion Queen
---
roll 6
everyone passes
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'easy',
		mechanic: 'souls',
		depth: 1,
		answer: 'Ben plays XIII. Death -> Amy'
	},
	{
		id: 'gold-bomb-on-you-butter-bean-dagaz-mega-battery-or-vii-the-chariot',
		title: 'Isaac plays Gold Bomb!! on Eve: you have Dagaz',
		character: 'Eve',
		asks: 'You are Amy, with Eve at 1 HP. Ben plays Gold Bomb!! on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'Dagaz', 'Mega Battery', 'VII. The Chariot'],
		text: `player Amy: Eve (deactivated), 1 HP, 8¢, 1 loot play | items: The Curse (deactivated) | hand: VII. The Chariot, Butter Bean!, Dagaz, Mega Battery
player Ben: Isaac (deactivated), 1 HP, 2¢, 1 loot play | items: The D6 | hand: Gold Bomb!!
monsters: Fly
turn: Ben, action phase
---
Ben plays Gold Bomb!! -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'damage',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> Gold Bomb!! (Ben)'
	},
	{
		id: 'bomb-on-you-butter-bean-placebo-or-xi-strength',
		title: 'The Lost plays Bomb! on Eve',
		character: 'Eve',
		asks: 'You are Ben, with Eve at 1 HP. Amy plays Bomb! on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Butter Bean!', 'Placebo', 'XI. Strength'],
		text: `player Amy: The Lost (deactivated), 1 HP, 8¢, 1 loot play | items: Holy Mantle (deactivated) | hand: Bomb!
player Ben: Eve (deactivated), 1 HP, 6¢, 1 loot play | items: The Curse (deactivated), Placebo | hand: XI. Strength, Butter Bean!
monsters: Fly
turn: Amy, action phase
---
Amy plays Bomb! -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'damage',
		depth: 2,
		answer: 'Ben plays Butter Bean! -> Bomb! (Amy)'
	},
	{
		id: 'bomb-on-you-butter-bean-or-placebo',
		title: 'Cain plays Bomb! on Samson: you have Placebo',
		character: 'Samson',
		asks: 'You are Amy, with Samson at 1 HP. Ben plays Bomb! on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Butter Bean!', 'Placebo'],
		text: `player Amy: Samson (deactivated), 1 HP, 2¢, 1 loot play | items: Blood Lust (deactivated), Placebo | hand: Butter Bean!
player Ben: Cain (deactivated), 1 HP, 4¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: Bomb!
monsters: Fly
turn: Ben, action phase
---
Ben plays Bomb! -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'damage',
		depth: 2,
		answer: 'Amy plays Butter Bean! -> Bomb! (Ben)'
	},
	{
		id: 'bomb-on-you-butter-bean-or-guppys-paw',
		title: 'Eve plays Bomb! on Lilith',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 1 HP. Ben plays Bomb! on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Butter Bean!', "Guppy's Paw"],
		text: `player Amy: Lilith (deactivated), 1 HP, 0¢, 1 loot play | items: Incubus (deactivated), Guppy's Paw | hand: Butter Bean!
player Ben: Eve (deactivated), 1 HP, 1¢, 1 loot play | items: The Curse (deactivated) | hand: Bomb!
monsters: Fly
turn: Ben, action phase
---
Ben plays Bomb! -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'damage',
		depth: 2,
		answer: 'Amy plays Butter Bean! -> Bomb! (Ben)'
	},
	{
		id: 'the-bone-on-you-butter-bean-or-guppys-paw',
		title: 'Judas uses The Bone on Cain',
		character: 'Cain',
		asks: 'You are Ben, with Cain at 1 HP. Amy activates The Bone on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Butter Bean!', "Guppy's Paw"],
		text: `player Amy: Judas (deactivated), 2 HP, 6¢, 0 loot plays | items: Book of Belial, The Bone (deactivated, 2 counters) | hand: empty
player Ben: Cain (deactivated), 1 HP, 2¢, 1 loot play | items: Sleight of Hand (deactivated), Guppy's Paw | hand: Butter Bean!
monsters: Fly
turn: Amy, action phase
---
Amy activates The Bone (line 3) -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'damage',
		depth: 2,
		answer: 'Ben plays Butter Bean! -> The Bone (Amy, on the stack)'
	},
	{
		id: 'razor-blade-on-you-butter-bean-or-guppys-paw',
		title: 'Judas uses Razor Blade on Lazarus',
		character: 'Lazarus',
		asks: 'You are Amy, with Lazarus at 1 HP. Ben activates Razor Blade on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Butter Bean!', "Guppy's Paw"],
		text: `player Amy: Lazarus (deactivated), 1 HP, 1¢, 1 loot play | items: Lazarus' Rags, Guppy's Paw | hand: Butter Bean!
player Ben: Judas (deactivated), 2 HP, 8¢, 0 loot plays | items: Book of Belial, Razor Blade | hand: empty
monsters: Fly
turn: Ben, action phase
---
Ben activates Razor Blade -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'damage',
		depth: 2,
		answer: 'Amy plays Butter Bean! -> Razor Blade (Ben, on the stack)'
	},
	{
		id: 'the-bone-on-you-butter-bean-or-placebo',
		title: 'Eve uses The Bone on Lazarus',
		character: 'Lazarus',
		asks: 'You are Ben, with Lazarus at 1 HP. Amy activates The Bone on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Butter Bean!', 'Placebo'],
		text: `player Amy: Eve (deactivated), 1 HP, 2¢ | items: The Curse (deactivated), The Bone (deactivated, 2 counters) | hand: empty
player Ben: Lazarus (deactivated), 1 HP, 0¢, 1 loot play | items: Lazarus' Rags, Placebo | hand: Butter Bean!
monsters: Fly
turn: Ben, action phase
---
Amy activates The Bone (line 3) -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'damage',
		depth: 2,
		answer: 'Ben plays Butter Bean! -> The Bone (Amy, on the stack)'
	},
	{
		id: 'golden-razor-blade-on-you-butter-bean-or-guppys-paw',
		title: 'Lazarus uses Golden Razor Blade on Isaac',
		character: 'Isaac',
		asks: 'You are Ben, with Isaac at 1 HP. Amy activates Golden Razor Blade on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Butter Bean!', "Guppy's Paw"],
		text: `player Amy: Lazarus (deactivated), 1 HP, 5¢, 0 loot plays | items: Lazarus' Rags (deactivated), Golden Razor Blade | hand: empty
player Ben: Isaac (deactivated), 1 HP, 2¢, 1 loot play | items: The D6, Guppy's Paw | hand: Butter Bean!
monsters: Fly
turn: Amy, action phase
---
Amy activates Golden Razor Blade -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'damage',
		depth: 2,
		answer: 'Ben plays Butter Bean! -> Golden Razor Blade (Amy, on the stack)'
	},
	{
		id: 'gold-bomb-on-you-butter-bean-dagaz-vi-the-lovers-or-vii-the-chariot',
		title: 'The Forgotten plays Gold Bomb!! on Eve',
		character: 'Eve',
		asks: 'You are Ben, with Eve at 1 HP. Amy plays Gold Bomb!! on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'Dagaz', 'VI. The Lovers', 'VII. The Chariot'],
		text: `player Amy: The Forgotten (deactivated), 1 HP, 8¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: Gold Bomb!!
player Ben: Eve (deactivated), 1 HP, 6¢, 1 loot play | items: The Curse (deactivated) | hand: Dagaz, Butter Bean!, VI. The Lovers, VII. The Chariot
monsters: Fly
turn: Amy, action phase
---
Amy plays Gold Bomb!! -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'damage',
		depth: 1,
		answer: 'Ben plays Butter Bean! -> Gold Bomb!! (Amy)'
	},
	{
		id: 'razor-blade-on-you-guppys-paw-or-no',
		title: 'Eve uses Razor Blade on Cain',
		character: 'Cain',
		asks: 'You are Amy, with Cain at 1 HP. Ben activates Razor Blade on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ["Guppy's Paw", 'No!'],
		text: `player Amy: Cain (deactivated), 1 HP, 3¢ | items: Sleight of Hand (deactivated), No!, Guppy's Paw | hand: empty
player Ben: Eve (deactivated), 1 HP, 4¢, 0 loot plays | items: The Curse (deactivated), Razor Blade | hand: empty
monsters: Fly
turn: Ben, action phase
---
Ben activates Razor Blade -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'damage',
		depth: 2,
		answer: 'Amy activates No! -> Razor Blade (Ben, on the stack)'
	},
	{
		id: 'xiii-death-on-you-butter-bean-or-placebo',
		title: 'The Lost plays XIII. Death on Eve',
		character: 'Eve',
		asks: 'You are Amy, with Eve at 1 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Butter Bean!', 'Placebo'],
		text: `player Amy: Eve (deactivated), 1 HP, 6¢, 1 loot play | items: The Curse (deactivated), Placebo | hand: Butter Bean!
player Ben: The Lost (deactivated), 1 HP, 1¢, 1 loot play | items: Holy Mantle (deactivated) | hand: XIII. Death
monsters: Fly
turn: Ben, action phase
---
Ben plays XIII. Death -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'death',
		depth: 2,
		answer: 'Amy plays Butter Bean! -> XIII. Death (Ben)'
	},
	{
		id: 'xiii-death-on-you-butter-bean-iii-the-empress-or-placebo',
		title: 'The Forgotten plays XIII. Death on Lilith',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 1 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Butter Bean!', 'III. The Empress', 'Placebo'],
		text: `player Amy: Lilith (deactivated), 1 HP, 5¢, 1 loot play | items: Incubus (deactivated), Placebo | hand: III. The Empress, Butter Bean!
player Ben: The Forgotten (deactivated), 1 HP, 3¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: XIII. Death
monsters: Fly
turn: Amy, action phase
---
Ben plays XIII. Death -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'death',
		depth: 2,
		answer: 'Amy plays Butter Bean! -> XIII. Death (Ben)'
	},
	{
		id: 'xiii-death-on-you-butter-bean-charged-penny-or-placebo',
		title: 'Lazarus plays XIII. Death on Blue Baby',
		character: 'Blue Baby',
		asks: 'You are Amy, with Blue Baby at 2 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Butter Bean!', 'Charged Penny', 'Placebo'],
		text: `player Amy: Blue Baby (deactivated), 2 HP, 6¢, 1 loot play | items: Forever Alone (deactivated), Placebo | hand: Butter Bean!, Charged Penny
player Ben: Lazarus (deactivated), 2 HP, 6¢, 1 loot play | items: Lazarus' Rags | hand: XIII. Death
monsters: Fly
turn: Ben, action phase
---
Ben plays XIII. Death -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'death',
		depth: 2,
		answer: 'Amy plays Butter Bean! -> XIII. Death (Ben)'
	},
	{
		id: 'xiii-death-on-you-bomb-butter-bean-or-placebo',
		title: 'Samson plays XIII. Death on Isaac',
		character: 'Isaac',
		asks: 'You are Ben, with Isaac at 1 HP. Amy plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Bomb!', 'Butter Bean!', 'Placebo'],
		text: `player Amy: Samson (deactivated), 1 HP, 4¢, 1 loot play | items: Blood Lust (deactivated) | hand: XIII. Death
player Ben: Isaac (deactivated), 1 HP, 0¢, 1 loot play | items: The D6, Placebo | hand: Butter Bean!, Bomb!
monsters: Fly
turn: Ben, action phase
---
Amy plays XIII. Death -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'death',
		depth: 2,
		answer: 'Ben plays Butter Bean! -> XIII. Death (Amy)'
	},
	{
		id: 'chaos-card-on-you-butter-bean-or-xiii-death',
		title: 'The Lost uses Chaos Card on Judas',
		character: 'Judas',
		asks: 'You are Ben, with Judas at 2 HP. Amy activates Chaos Card on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'XIII. Death'],
		text: `player Amy: The Lost (deactivated), 1 HP, 2¢ | items: Holy Mantle, Chaos Card | hand: empty
player Ben: Judas (deactivated), 2 HP, 3¢, 1 loot play | items: Book of Belial (deactivated) | hand: XIII. Death, Butter Bean!
monsters: Fly
turn: Ben, action phase
---
Amy activates Chaos Card (mode 1) -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'death',
		depth: 1,
		answer: 'Ben plays Butter Bean! -> Chaos Card (Amy, on the stack, mode 1)'
	},
	{
		id: 'tech-x-on-you-bomb-butter-bean-gold-bomb-or-lil-battery',
		title: 'Lazarus uses Tech X on Cain',
		character: 'Cain',
		asks: 'You are Ben, with Cain at 2 HP. Amy activates Tech X on you. Find the one move that keeps you alive.',
		cards: ['Bomb!', 'Butter Bean!', 'Gold Bomb!!', 'Lil Battery'],
		text: `player Amy: Lazarus (deactivated), 2 HP, 5¢, 0 loot plays | items: Lazarus' Rags, Tech X (deactivated, 3 counters) | hand: empty
player Ben: Cain (deactivated), 2 HP, 5¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: Butter Bean!, Bomb!, Gold Bomb!!, Lil Battery
monsters: Fly
turn: Amy, action phase
---
Amy activates Tech X (line 2) -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'death',
		depth: 1,
		answer: 'Ben plays Butter Bean! -> Tech X (Amy, on the stack)'
	},
	{
		id: 'chaos-card-on-you-butter-bean-iii-the-empress-xi-strength-or-xiii-death',
		title: 'Judas uses Chaos Card on Maggy',
		character: 'Maggy',
		asks: 'You are Ben, with Maggy at 2 HP. Amy activates Chaos Card on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'III. The Empress', 'XI. Strength', 'XIII. Death'],
		text: `player Amy: Judas (deactivated), 1 HP, 3¢, 0 loot plays | items: Book of Belial, Chaos Card, No! | hand: empty
player Ben: Maggy (deactivated), 2 HP, 6¢, 1 loot play | items: Yum Heart (deactivated) | hand: Butter Bean!, XI. Strength, XIII. Death, III. The Empress
monsters: Fly
turn: Amy, action phase
---
Amy activates Chaos Card (mode 1) -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'death',
		depth: 1,
		answer: 'Ben plays Butter Bean! -> Chaos Card (Amy, on the stack, mode 1)'
	},
	{
		id: 'xiii-death-on-you-bomb-butter-bean-charged-penny-or-mega-battery',
		title: 'Cain plays XIII. Death on Isaac: you have Bomb!',
		character: 'Isaac',
		asks: 'You are Amy, with Isaac at 2 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive.',
		cards: ['Bomb!', 'Butter Bean!', 'Charged Penny', 'Mega Battery'],
		text: `player Amy: Isaac (deactivated), 2 HP, 5¢, 1 loot play | items: The D6 | hand: Butter Bean!, Mega Battery, Bomb!, Charged Penny
player Ben: Cain (deactivated), 1 HP, 4¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: XIII. Death
monsters: Fly
turn: Ben, action phase
---
Ben plays XIII. Death -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'death',
		depth: 1,
		answer: 'Amy plays Butter Bean! -> XIII. Death (Ben)'
	},
	{
		id: 'tech-x-on-you-butter-bean-gold-bomb-xi-strength-or-xiii-death',
		title: 'The Forgotten uses Tech X on Maggy',
		character: 'Maggy',
		asks: 'You are Ben, with Maggy at 1 HP. Amy activates Tech X on you. Find the one move that keeps you alive.',
		cards: ['Butter Bean!', 'Gold Bomb!!', 'XI. Strength', 'XIII. Death'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 8¢, 0 loot plays | items: The Bone (deactivated, 1 counters), Tech X (deactivated, 3 counters) | hand: empty
player Ben: Maggy (deactivated), 1 HP, 8¢, 1 loot play | items: Yum Heart (deactivated) | hand: XI. Strength, Butter Bean!, Gold Bomb!!, XIII. Death
monsters: Fly
turn: Amy, action phase
---
Amy activates Tech X (line 2) -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'death',
		depth: 1,
		answer: 'Ben plays Butter Bean! -> Tech X (Amy, on the stack)'
	},
	{
		id: 'xiii-death-on-you-butter-bean-or-xiii-death',
		title: 'Lilith plays XIII. Death on Eve',
		character: 'Eve',
		asks: 'You are Amy, with Eve at 1 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Butter Bean!', 'XIII. Death'],
		text: `player Amy: Eve (deactivated), 1 HP, 0¢, 1 loot play | items: The Curse (deactivated), No! | hand: XIII. Death, Butter Bean!
player Ben: Lilith (deactivated), 2 HP, 0¢, 1 loot play | items: Incubus (deactivated), Razor Blade | hand: XIII. Death
monsters: Fly
turn: Ben, action phase
---
Ben plays XIII. Death -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'death',
		depth: 2,
		answer: 'Amy plays Butter Bean! -> XIII. Death (Ben)'
	},
	{
		id: 'a-1-against-mulliboom-iii-the-empress-or-xiii-death',
		title: 'Lilith misses Mulliboom with a 1',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 1 HP. You attack Mulliboom and roll a 1: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['III. The Empress', 'XIII. Death'],
		text: `player Amy: Lilith (deactivated), 1 HP, 3¢, 1 loot play | items: Incubus (deactivated) | hand: III. The Empress, XIII. Death
player Ben: Lazarus (deactivated), 1 HP, 4¢ | items: Lazarus' Rags | hand: empty
monsters: Mulliboom, Fly
turn: Amy, action phase
attack: Amy on Mulliboom
---
roll 1`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'attack',
		depth: 2,
		answer: 'Amy plays III. The Empress -> Amy'
	},
	{
		id: 'a-2-against-pooter-the-bone-or-nothing',
		title: 'The Forgotten misses Pooter with a 2',
		character: 'The Forgotten',
		asks: 'You are Ben, with The Forgotten at 1 HP. You attack Pooter, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive.',
		cards: ['The Bone'],
		text: `player Amy: Eve (deactivated), 1 HP, 6¢ | items: The Curse (deactivated), No! | hand: empty
player Ben: The Forgotten (deactivated), 1 HP, 1¢, 0 loot plays | items: The Bone (deactivated, 2 counters) | hand: empty
monsters: Pooter (1 HP), Fly
turn: Ben, action phase
attack: Ben on Pooter
---
roll 2`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'attack',
		depth: 1,
		answer: "Ben activates The Bone (line 2) -> Ben's roll 2 against Pooter"
	},
	{
		id: 'a-2-against-pooter-i-the-magician-or-lil-battery',
		title: 'Lazarus misses Pooter with a 2: you have Lil Battery',
		character: 'Lazarus',
		asks: 'You are Ben, with Lazarus at 1 HP. You attack Pooter, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['I. The Magician', 'Lil Battery'],
		text: `player Amy: Cain (deactivated), 1 HP, 1¢ | items: Sleight of Hand (deactivated) | hand: empty
player Ben: Lazarus (deactivated), 1 HP, 2¢, 1 loot play | items: Lazarus' Rags | hand: I. The Magician, Lil Battery
monsters: Pooter (1 HP), Fly
turn: Ben, action phase
attack: Ben on Pooter
---
roll 2`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'attack',
		depth: 2,
		answer: "Ben plays I. The Magician -> Ben's roll 2 against Pooter"
	},
	{
		id: 'a-2-against-red-host-iii-the-empress-or-vi-the-lovers',
		title: 'Samson misses Red Host with a 2: you have VI. The Lovers',
		character: 'Samson',
		asks: 'You are Amy, with Samson at 1 HP. You attack Red Host, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that is sure to keep you alive.',
		cards: ['III. The Empress', 'VI. The Lovers'],
		text: `player Amy: Samson (deactivated), 1 HP, 6¢, 1 loot play | items: Blood Lust (deactivated) | hand: III. The Empress, VI. The Lovers
player Ben: Cain (deactivated), 2 HP, 2¢ | items: Sleight of Hand (deactivated) | hand: empty
monsters: Red Host (1 HP), Fly
turn: Amy, action phase
attack: Amy on Red Host
---
roll 2`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'attack',
		depth: 1,
		answer: 'Amy plays III. The Empress -> Amy'
	},
	{
		id: 'a-3-against-fat-bat-i-the-magician-or-xiii-death',
		title: 'Eve misses Fat Bat with a 3',
		character: 'Eve',
		asks: 'You are Amy, with Eve at 1 HP. You attack Fat Bat, which has 1 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['I. The Magician', 'XIII. Death'],
		text: `player Amy: Eve (deactivated), 1 HP, 8¢, 1 loot play | items: The Curse (deactivated) | hand: I. The Magician, XIII. Death
player Ben: Judas (deactivated), 1 HP, 4¢ | items: Book of Belial | hand: empty
monsters: Fat Bat (1 HP), Fly
turn: Amy, action phase
attack: Amy on Fat Bat
---
roll 3`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'attack',
		depth: 2,
		answer: "Amy plays I. The Magician -> Amy's roll 3 against Fat Bat"
	},
	{
		id: 'a-3-against-spider-the-bone-or-nothing',
		title: 'The Forgotten misses Spider with a 3',
		character: 'The Forgotten',
		asks: 'You are Amy, with The Forgotten at 1 HP. You attack Spider and roll a 3: a miss. The roll has not resolved yet. Find the one move that keeps you alive.',
		cards: ['The Bone'],
		text: `player Amy: The Forgotten (deactivated), 1 HP, 1¢, 0 loot plays | items: The Bone (deactivated, 2 counters) | hand: empty
player Ben: Lilith (deactivated), 1 HP, 4¢, 1 loot play | items: Incubus (deactivated) | hand: Butter Bean!
monsters: Spider, Fly
turn: Amy, action phase
attack: Amy on Spider
---
roll 3`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'attack',
		depth: 1,
		answer: "Amy activates The Bone (line 2) -> Amy's roll 3 against Spider"
	},
	{
		id: 'a-1-against-little-horn-dagaz-or-gold-bomb',
		title: 'Little Horn hits back at Cain',
		character: 'Cain',
		asks: 'You are Ben, with Cain at 1 HP. You attack Little Horn and roll a 1: a miss. Its damage to you is on the stack. Find the one move that is sure to keep you alive.',
		cards: ['Dagaz', 'Gold Bomb!!'],
		text: `player Amy: The Forgotten (deactivated), 1 HP, 3¢ | items: The Bone (deactivated, 1 counters) | hand: empty
player Ben: Cain (deactivated), 1 HP, 2¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: Gold Bomb!!, Dagaz
monsters: Little Horn, Fly
turn: Ben, action phase
attack: Ben on Little Horn
---
roll 1
everyone passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'attack',
		depth: 1,
		answer: 'Ben plays Gold Bomb!! -> Little Horn'
	},
	{
		id: 'a-3-against-moms-eye-dice-shard-or-iii-the-empress',
		title: "Isaac misses Mom's Eye with a 3: you have Dice Shard",
		character: 'Isaac',
		asks: "You are Ben, with Isaac at 1 HP. You attack Mom's Eye and roll a 3: a miss. The roll has not resolved yet. Find the one move that is sure to keep you alive.",
		cards: ['Dice Shard', 'III. The Empress'],
		text: `player Amy: Blue Baby (deactivated), 1 HP, 2¢ | items: Forever Alone (deactivated) | hand: empty
player Ben: Isaac (deactivated), 1 HP, 3¢, 1 loot play | items: The D6 (deactivated) | hand: Dice Shard, III. The Empress
monsters: Mom's Eye, Fly
turn: Ben, action phase
attack: Ben on Mom's Eye
---
roll 3`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'attack',
		depth: 1,
		answer: 'Ben plays III. The Empress -> Ben'
	},
	{
		id: 'a-1-against-clotty-i-the-magician-or-xi-strength',
		title: 'Cain misses Clotty with a 1',
		character: 'Cain',
		asks: 'You are Amy, with Cain at 1 HP. You attack Clotty, which has 1 HP left, and roll a 1: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['I. The Magician', 'XI. Strength'],
		text: `player Amy: Cain (deactivated), 1 HP, 2¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: XI. Strength, I. The Magician
player Ben: Lazarus (deactivated), 2 HP, 4¢ | items: Lazarus' Rags | hand: empty
monsters: Clotty (1 HP), Fly
turn: Amy, action phase
attack: Amy on Clotty
---
roll 1`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'attack',
		depth: 2,
		answer: "Amy plays I. The Magician -> Amy's roll 1 against Clotty"
	},
	{
		id: 'a-3-against-gurdy-bomb-or-soul-heart',
		title: 'Gurdy hits back at Lazarus: you have Soul Heart',
		character: 'Lazarus',
		asks: 'You are Ben, with Lazarus at 1 HP. You attack Gurdy, which has 1 HP left, and roll a 3: a miss. Its damage to you is on the stack. Find the one move that is sure to keep you alive.',
		cards: ['Bomb!', 'Soul Heart'],
		text: `player Amy: Eve (deactivated), 1 HP, 6¢ | items: The Curse (deactivated) | hand: empty
player Ben: Lazarus (deactivated), 1 HP, 2¢, 1 loot play | items: Lazarus' Rags (deactivated) | hand: Soul Heart, Bomb!
monsters: Gurdy (1 HP), Fly
turn: Ben, action phase
attack: Ben on Gurdy
---
roll 3
everyone passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'attack',
		depth: 1,
		answer: 'Ben plays Bomb! -> Gurdy'
	},
	{
		id: 'a-2-for-xvi-the-tower-i-the-magician-or-xi-strength',
		title: 'Eve rolls a 2 for XVI. The Tower: you have XI. Strength',
		character: 'Cain',
		asks: 'You are Ben, with Cain at 1 HP. Amy plays XVI. The Tower and rolls a 2. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['I. The Magician', 'XI. Strength'],
		text: `player Amy: Eve (deactivated), 2 HP, 1¢, 1 loot play | items: The Curse (deactivated) | hand: XVI. The Tower
player Ben: Cain (deactivated), 1 HP, 3¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: I. The Magician, XI. Strength
monsters: Fly
turn: Amy, action phase
---
Amy plays XVI. The Tower
everyone passes
roll 2
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'dice',
		depth: 2,
		answer: "Ben plays I. The Magician -> Amy's roll 2 for XVI. The Tower"
	},
	{
		id: 'a-2-for-x-wheel-of-fortune-bomb-or-i-the-magician',
		title: 'Judas rolls a 2 for X. Wheel of Fortune',
		character: 'Judas',
		asks: 'You are Amy, with Judas at 1 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Bomb!', 'I. The Magician'],
		text: `player Amy: Judas (deactivated), 1 HP, 4¢, 2 loot plays | items: Book of Belial (deactivated) | hand: X. Wheel of Fortune, I. The Magician, Bomb!
player Ben: The Forgotten (deactivated), 1 HP, 6¢ | items: The Bone (deactivated, 1 counters) | hand: empty
monsters: Fly
turn: Amy, action phase
---
Amy plays X. Wheel of Fortune
everyone passes
roll 2`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'dice',
		depth: 2,
		answer: "Amy plays I. The Magician -> Amy's roll 2 for X. Wheel of Fortune"
	},
	{
		id: 'a-6-for-pills-i-the-magician-or-iii-the-empress',
		title: 'The Lost rolls a 6 for Pills! (red/spots)',
		character: 'The Lost',
		asks: 'You are Ben, with The Lost at 1 HP. You play Pills! and roll a 6. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['I. The Magician', 'III. The Empress'],
		text: `player Amy: Eve (deactivated), 1 HP, 4¢ | items: The Curse (deactivated) | hand: empty
player Ben: The Lost (deactivated), 1 HP, 0¢, 2 loot plays | items: Holy Mantle (deactivated) | hand: Pills! (red/spots), I. The Magician, III. The Empress
monsters: Fly
turn: Ben, action phase
---
Ben plays Pills! (red/spots)
everyone passes
roll 6`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'dice',
		depth: 2,
		answer: "Ben plays I. The Magician -> Ben's roll 6 for Pills! (red/spots)"
	},
	{
		id: 'a-2-for-x-wheel-of-fortune-charged-penny-or-i-the-magician',
		title: 'Eve rolls a 2 for X. Wheel of Fortune: you have Charged Penny and I. The Magician',
		character: 'Eve',
		asks: 'You are Ben, with Eve at 1 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Charged Penny', 'I. The Magician'],
		text: `player Amy: Judas (deactivated), 2 HP, 2¢ | items: Book of Belial (deactivated) | hand: empty
player Ben: Eve (deactivated), 1 HP, 2¢, 2 loot plays | items: The Curse (deactivated) | hand: X. Wheel of Fortune, Charged Penny, I. The Magician
monsters: Fly
turn: Ben, action phase
---
Ben plays X. Wheel of Fortune
everyone passes
roll 2`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'dice',
		depth: 2,
		answer: "Ben plays I. The Magician -> Ben's roll 2 for X. Wheel of Fortune"
	},
	{
		id: 'a-1-for-ii-the-high-priestess-dice-shard-or-iii-the-empress',
		title: 'Cain rolls a 1 for II. The High Priestess, one soul short',
		character: 'Cain',
		asks: 'You are Amy, with Cain at 2 HP. You have three souls. You play II. The High Priestess on Monstro, which has 2 HP left, and roll a 1. Find the one move with which you are sure to win.',
		cards: ['Dice Shard', 'III. The Empress'],
		text: `player Amy: Cain (deactivated), 2 HP, 3¢, 2 loot plays | items: Sleight of Hand (deactivated) | souls: Chub, Famine, Pestilence | hand: II. The High Priestess, Dice Shard, III. The Empress
player Ben: Blue Baby (deactivated), 2 HP, 2¢ | items: Forever Alone (deactivated) | hand: empty
monsters: Monstro (2 HP), Fly
turn: Amy, action phase
---
Amy plays II. The High Priestess -> Monstro
everyone passes
roll 1`,
		solver: 'Amy',
		fact: 'Amy wins',
		wanted: true,
		difficulty: 'medium',
		mechanic: 'dice',
		depth: 1,
		answer: 'Amy plays III. The Empress -> Amy'
	},
	{
		id: 'a-1-for-blast-miner-tnt-the-bone-or-nothing',
		title: 'The Forgotten rolls a 1 for Blast Miner TNT!',
		character: 'The Forgotten',
		asks: 'You are Ben, with The Forgotten at 1 HP. You activate Blast Miner TNT! and roll a 1. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['The Bone'],
		text: `player Amy: Cain (deactivated), 1 HP, 6¢ | items: Sleight of Hand (deactivated) | hand: empty
player Ben: The Forgotten (deactivated), 1 HP, 2¢, 0 loot plays | items: The Bone (deactivated, 2 counters), Blast Miner TNT! | hand: empty
monsters: Fly
turn: Ben, action phase
---
Ben activates Blast Miner TNT!
everyone passes
roll 1`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'dice',
		depth: 2,
		answer: "Ben activates The Bone (line 2) -> Ben's roll 1 for Blast Miner TNT!"
	},
	{
		id: 'a-5-for-ii-the-high-priestess-i-the-magician-or-xi-strength',
		title: 'Lazarus rolls a 5 for II. The High Priestess and the fourth soul',
		character: 'Judas',
		asks: 'You are Amy, with Judas at 1 HP. Ben plays II. The High Priestess on Little Horn and rolls a 5. Its soul would be the fourth. Find the one move that keeps Ben from winning. It takes 2 moves until you are safe.',
		cards: ['I. The Magician', 'XI. Strength'],
		text: `player Amy: Judas (deactivated), 1 HP, 5¢, 1 loot play | items: Book of Belial (deactivated) | hand: XI. Strength, I. The Magician
player Ben: Lazarus (deactivated), 2 HP, 2¢, 1 loot play | items: Lazarus' Rags | souls: Chub, Famine, Pestilence | hand: II. The High Priestess
monsters: Little Horn, Fly
turn: Ben, action phase
---
Ben plays II. The High Priestess -> Little Horn
everyone passes
roll 5
Ben passes`,
		solver: 'Amy',
		fact: 'Ben wins',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'dice',
		depth: 2,
		answer: "Amy plays I. The Magician -> Ben's roll 5 for II. The High Priestess"
	},
	{
		id: 'a-2-for-blast-miner-tnt-the-bone-or-nothing',
		title: 'The Forgotten rolls a 2 for Blast Miner TNT!',
		character: 'The Forgotten',
		asks: 'You are Amy, with The Forgotten at 1 HP. You activate Blast Miner TNT! and roll a 2. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['The Bone'],
		text: `player Amy: The Forgotten (deactivated), 1 HP, 5¢, 0 loot plays | items: The Bone (deactivated, 2 counters), Blast Miner TNT! | hand: empty
player Ben: Lazarus (deactivated), 2 HP, 6¢ | items: Lazarus' Rags (deactivated) | hand: empty
monsters: Fly
turn: Amy, action phase
---
Amy activates Blast Miner TNT!
everyone passes
roll 2`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'dice',
		depth: 2,
		answer: "Amy activates The Bone (line 2) -> Amy's roll 2 for Blast Miner TNT!"
	},
	{
		id: 'a-3-for-head-of-krampus-dice-shard-or-iii-the-empress',
		title: 'Lilith rolls a 3 for Head of Krampus',
		character: 'Samson',
		asks: 'You are Amy, with Samson at 1 HP. Ben activates Head of Krampus and rolls a 3. Find the one move that is sure to keep you alive.',
		cards: ['Dice Shard', 'III. The Empress'],
		text: `player Amy: Samson (deactivated), 1 HP, 0¢, 1 loot play | items: Blood Lust (deactivated) | hand: III. The Empress, Dice Shard
player Ben: Lilith (deactivated), 2 HP, 1¢, 0 loot plays | items: Incubus (deactivated), Head of Krampus | hand: empty
monsters: Fly
turn: Ben, action phase
---
Ben activates Head of Krampus
everyone passes
roll 3
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'dice',
		depth: 1,
		answer: 'Amy plays III. The Empress -> Ben'
	},
	{
		id: 'a-1-for-xvi-the-tower-i-the-magician-or-mega-battery',
		title: 'Maggy rolls a 1 for XVI. The Tower',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 1 HP. Ben plays XVI. The Tower and rolls a 1. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['I. The Magician', 'Mega Battery'],
		text: `player Amy: Lilith (deactivated), 1 HP, 1¢, 1 loot play | items: Incubus (deactivated) | hand: Mega Battery, I. The Magician
player Ben: Maggy (deactivated), 2 HP, 2¢, 1 loot play | items: Yum Heart (deactivated) | hand: XVI. The Tower
monsters: Fly
turn: Ben, action phase
---
Ben plays XVI. The Tower
everyone passes
roll 1
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'dice',
		depth: 2,
		answer: "Amy plays I. The Magician -> Ben's roll 1 for XVI. The Tower"
	},
	{
		id: 'one-soul-short-a-3-on-monstro-holy-card-or-i-the-magician',
		title: 'Cain, one soul short, misses Monstro: you have Holy Card and I. The Magician',
		character: 'Cain',
		asks: 'You are Amy, with Cain at 1 HP. You have three souls. You attack Monstro, which has 1 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move with which you still win. It takes 2 moves until you are safe.',
		cards: ['Holy Card', 'I. The Magician'],
		text: `player Amy: Cain (deactivated), 1 HP, 5¢, 1 loot play | items: Sleight of Hand (deactivated) | souls: Chub, Famine, Pestilence | hand: Holy Card, I. The Magician
player Ben: Judas (deactivated), 2 HP, 2¢ | items: Book of Belial | hand: empty
monsters: Monstro (1 HP), Fly
turn: Amy, action phase
attack: Amy on Monstro
---
roll 3`,
		solver: 'Amy',
		fact: 'Amy wins',
		wanted: true,
		difficulty: 'medium',
		mechanic: 'souls',
		depth: 2,
		answer: "Amy plays I. The Magician -> Amy's roll 3 against Monstro"
	},
	{
		id: 'little-horn-for-amys-fourth-soul-black-heart-charged-penny-iii-the-empress-or-xiii-death',
		title: 'Eve hits Little Horn for the fourth soul: you have Black Heart',
		character: 'The Lost',
		asks: 'You are Ben, with The Lost at 1 HP. Amy attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
		cards: ['Black Heart', 'Charged Penny', 'III. The Empress', 'XIII. Death'],
		text: `player Amy: Eve (deactivated), 1 HP, 8¢, 0 loot plays | items: The Curse (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
player Ben: The Lost (deactivated), 1 HP, 5¢, 1 loot play | items: Holy Mantle (deactivated) | hand: III. The Empress, XIII. Death, Black Heart, Charged Penny
monsters: Little Horn (1 HP), Fly
turn: Amy, action phase
attack: Amy on Little Horn
---
roll 6
everyone passes
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'souls',
		depth: 1,
		answer: 'Ben plays XIII. Death -> Amy'
	},
	{
		id: 'monstro-for-bens-fourth-soul-i-the-magician-or-soul-heart',
		title: 'Isaac hits Monstro for the fourth soul: you have I. The Magician',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 1 HP. Ben attacks Monstro, which has 1 HP left, and rolls a 5: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that keeps Ben from winning. It takes 2 moves until you are safe.',
		cards: ['I. The Magician', 'Soul Heart'],
		text: `player Amy: Lilith (deactivated), 1 HP, 4¢, 1 loot play | items: Incubus (deactivated) | hand: Soul Heart, I. The Magician
player Ben: Isaac (deactivated), 1 HP, 0¢, 0 loot plays | items: The D6 (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
monsters: Monstro (1 HP), Fly
turn: Ben, action phase
attack: Ben on Monstro
---
roll 5
Ben passes`,
		solver: 'Amy',
		fact: 'Ben wins',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'souls',
		depth: 2,
		answer: "Amy plays I. The Magician -> Ben's roll 5 against Monstro"
	},
	{
		id: 'gurdy-for-bens-fourth-soul-i-the-magician-mega-battery-or-xi-strength',
		title: 'Eve hits Gurdy for the fourth soul: you have Mega Battery',
		character: 'The Lost',
		asks: 'You are Amy, with The Lost at 1 HP. Ben attacks Gurdy, which has 1 HP left, and rolls a 4: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that keeps Ben from winning. It takes 2 moves until you are safe.',
		cards: ['I. The Magician', 'Mega Battery', 'XI. Strength'],
		text: `player Amy: The Lost (deactivated), 1 HP, 6¢, 1 loot play | items: Holy Mantle (deactivated) | hand: I. The Magician, Mega Battery, XI. Strength
player Ben: Eve (deactivated), 1 HP, 5¢, 0 loot plays | items: The Curse (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
monsters: Gurdy (1 HP), Fly
turn: Ben, action phase
attack: Ben on Gurdy
---
roll 4
Ben passes`,
		solver: 'Amy',
		fact: 'Ben wins',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'souls',
		depth: 2,
		answer: "Amy plays I. The Magician -> Ben's roll 4 against Gurdy"
	},
	{
		id: 'one-soul-short-a-1-on-gurdy-holy-card-or-i-the-magician',
		title: 'Maggy, one soul short, misses Gurdy',
		character: 'Maggy',
		asks: 'You are Ben, with Maggy at 1 HP. You have three souls. You attack Gurdy, which has 1 HP left, and roll a 1: a miss. The roll has not resolved yet. Find the one move with which you still win. It takes 2 moves until you are safe.',
		cards: ['Holy Card', 'I. The Magician'],
		text: `player Amy: Lilith (deactivated), 1 HP, 4¢ | items: Incubus (deactivated) | hand: empty
player Ben: Maggy (deactivated), 1 HP, 0¢, 1 loot play | items: Yum Heart (deactivated) | souls: Chub, Famine, Pestilence | hand: I. The Magician, Holy Card
monsters: Gurdy (1 HP), Fly
turn: Ben, action phase
attack: Ben on Gurdy
---
roll 1`,
		solver: 'Ben',
		fact: 'Ben wins',
		wanted: true,
		difficulty: 'medium',
		mechanic: 'souls',
		depth: 2,
		answer: "Ben plays I. The Magician -> Ben's roll 1 against Gurdy"
	},
	{
		id: 'little-horn-for-amys-fourth-soul-bomb-gold-bomb-or-v-the-hierophant',
		title: 'Cain hits Little Horn for the fourth soul: you have Bomb!',
		character: 'Eve',
		asks: 'You are Ben, with Eve at 1 HP. Amy attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that is sure to keep Amy from winning.',
		cards: ['Bomb!', 'Gold Bomb!!', 'V. The Hierophant'],
		text: `player Amy: Cain (deactivated), 2 HP, 4¢, 0 loot plays | items: Sleight of Hand (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
player Ben: Eve (deactivated), 1 HP, 1¢, 1 loot play | items: The Curse (deactivated) | hand: V. The Hierophant, Bomb!, Gold Bomb!!
monsters: Little Horn (1 HP), Fly
turn: Amy, action phase
attack: Amy on Little Horn
---
roll 6
everyone passes
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'souls',
		depth: 1,
		answer: 'Ben plays Gold Bomb!! -> Amy'
	},
	{
		id: 'one-soul-short-a-5-on-little-horn-the-bone-or-nothing',
		title: 'The Forgotten, one soul short, misses Little Horn',
		character: 'The Forgotten',
		asks: 'You are Amy, with The Forgotten at 1 HP. You have three souls. You attack Little Horn, which has 1 HP left, and roll a 5: a miss. The roll has not resolved yet. Find the one move with which you still win.',
		cards: ['The Bone'],
		text: `player Amy: The Forgotten (deactivated), 1 HP, 0¢, 0 loot plays | items: The Bone (deactivated, 2 counters) | souls: Chub, Famine, Pestilence | hand: empty
player Ben: Cain (deactivated), 1 HP, 2¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: Butter Bean!
monsters: Little Horn (1 HP), Fly
turn: Amy, action phase
attack: Amy on Little Horn
---
roll 5`,
		solver: 'Amy',
		fact: 'Amy wins',
		wanted: true,
		difficulty: 'medium',
		mechanic: 'souls',
		depth: 1,
		answer: "Amy activates The Bone (line 2) -> Amy's roll 5 against Little Horn"
	},
	{
		id: 'one-soul-short-a-3-on-monstro-iii-the-empress-or-vii-the-chariot',
		title: 'Judas, one soul short, misses Monstro: you have III. The Empress',
		character: 'Judas',
		asks: 'You are Ben, with Judas at 1 HP. You have three souls. You attack Monstro, which has 1 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move with which you are sure to win.',
		cards: ['III. The Empress', 'VII. The Chariot'],
		text: `player Amy: Eve (deactivated), 2 HP, 5¢ | items: The Curse (deactivated) | hand: empty
player Ben: Judas (deactivated), 1 HP, 1¢, 1 loot play | items: Book of Belial (deactivated) | souls: Chub, Famine, Pestilence | hand: VII. The Chariot, III. The Empress
monsters: Monstro (1 HP), Fly
turn: Ben, action phase
attack: Ben on Monstro
---
roll 3`,
		solver: 'Ben',
		fact: 'Ben wins',
		wanted: true,
		difficulty: 'medium',
		mechanic: 'souls',
		depth: 1,
		answer: 'Ben plays III. The Empress -> Ben'
	},
	{
		id: 'gurdy-for-amys-fourth-soul-bomb-or-lil-battery',
		title: 'Isaac hits Gurdy for the fourth soul: you have Lil Battery',
		character: 'Maggy',
		asks: 'You are Ben, with Maggy at 2 HP. Amy attacks Gurdy, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that is sure to keep Amy from winning.',
		cards: ['Bomb!', 'Lil Battery'],
		text: `player Amy: Isaac (deactivated), 1 HP, 8¢, 0 loot plays | items: The D6 | souls: Chub, Famine, Pestilence | hand: empty
player Ben: Maggy (deactivated), 2 HP, 3¢, 1 loot play | items: Yum Heart (deactivated) | hand: Bomb!, Lil Battery
monsters: Gurdy (1 HP), Fly
turn: Amy, action phase
attack: Amy on Gurdy
---
roll 6
everyone passes
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'souls',
		depth: 1,
		answer: 'Ben plays Bomb! -> Amy'
	},
	{
		id: 'gurdy-for-bens-fourth-soul-i-the-magician-soul-heart-or-xi-strength',
		title: 'The Forgotten hits Gurdy for the fourth soul: you have I. The Magician',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 2 HP. Ben attacks Gurdy, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that keeps Ben from winning. It takes 2 moves until you are safe.',
		cards: ['I. The Magician', 'Soul Heart', 'XI. Strength'],
		text: `player Amy: Lilith (deactivated), 2 HP, 6¢, 1 loot play | items: Incubus (deactivated) | hand: Soul Heart, XI. Strength, I. The Magician
player Ben: The Forgotten (deactivated), 1 HP, 4¢, 0 loot plays | items: The Bone (deactivated, 1 counters) | souls: Chub, Famine, Pestilence | hand: empty
monsters: Gurdy (1 HP), Fly
turn: Ben, action phase
attack: Ben on Gurdy
---
roll 6
Ben passes`,
		solver: 'Amy',
		fact: 'Ben wins',
		wanted: false,
		difficulty: 'medium',
		mechanic: 'souls',
		depth: 2,
		answer: "Amy plays I. The Magician -> Ben's roll 6 against Gurdy"
	},
	{
		id: 'bomb-on-you-o-the-fool-or-nothing',
		title: 'Eve plays Bomb! on Blue Baby',
		character: 'Blue Baby',
		asks: 'You are Amy, with Blue Baby at 1 HP. Ben plays Bomb! on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: Blue Baby (deactivated), 1 HP, 0¢, 1 loot play | items: Forever Alone (deactivated) | hand: O. The Fool
player Ben: Eve (deactivated), 1 HP, 6¢, 2 loot plays | items: The Curse (deactivated) | hand: Bomb!, XIII. Death
monsters: Fly
turn: Ben, action phase
---
Ben plays Bomb! -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'damage',
		depth: 3,
		answer: 'Amy passes'
	},
	{
		id: 'razor-blade-on-you-o-the-fool-or-nothing',
		title: 'The Forgotten uses Razor Blade on Judas: you have O. The Fool',
		character: 'Judas',
		asks: 'You are Ben, with Judas at 1 HP. Amy activates Razor Blade on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 6¢, 0 loot plays | items: The Bone (deactivated, 2 counters), Razor Blade | hand: empty
player Ben: Judas (deactivated), 1 HP, 6¢, 1 loot play | items: Book of Belial | hand: O. The Fool
monsters: Fly
turn: Amy, action phase
---
Amy activates Razor Blade -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'damage',
		depth: 3,
		answer: 'Ben passes'
	},
	{
		id: 'gold-bomb-on-you-o-the-fool-or-nothing',
		title: 'Judas plays Gold Bomb!! on Lilith',
		character: 'Lilith',
		asks: 'You are Ben, with Lilith at 1 HP. Amy plays Gold Bomb!! on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: Judas (deactivated), 1 HP, 1¢, 2 loot plays | items: Book of Belial | hand: Gold Bomb!!, XIII. Death
player Ben: Lilith (deactivated), 1 HP, 1¢, 1 loot play | items: Incubus (deactivated) | hand: O. The Fool
monsters: Fly
turn: Ben, action phase
---
Amy plays Gold Bomb!! -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'damage',
		depth: 3,
		answer: 'Ben passes'
	},
	{
		id: 'razor-blade-on-you-butter-bean-or-tech-x',
		title: 'The Forgotten uses Razor Blade on Judas: you have Butter Bean!',
		character: 'Judas',
		asks: 'You are Ben, with Judas at 1 HP. Amy activates Razor Blade on you. Find the one move that keeps you alive. It takes 4 moves until you are safe.',
		cards: ['Butter Bean!', 'Tech X'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 2¢, 1 loot play | items: The Bone (deactivated, 1 counters), Razor Blade | hand: Butter Bean!
player Ben: Judas (deactivated), 1 HP, 1¢, 1 loot play | items: Book of Belial (deactivated), Tech X (deactivated, 3 counters) | hand: Butter Bean!
monsters: Fly
turn: Amy, action phase
---
Amy activates Razor Blade -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'damage',
		depth: 4,
		answer: 'Ben activates Tech X (line 2) -> Amy'
	},
	{
		id: 'the-bone-on-you-o-the-fool-or-nothing',
		title: 'Judas uses The Bone on Lazarus',
		character: 'Lazarus',
		asks: 'You are Amy, with Lazarus at 1 HP. Ben activates The Bone on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: Lazarus (deactivated), 1 HP, 0¢, 1 loot play | items: Lazarus' Rags (deactivated) | hand: O. The Fool
player Ben: Judas (deactivated), 1 HP, 2¢, 1 loot play | items: Book of Belial (deactivated), The Bone (deactivated, 2 counters) | hand: XIII. Death
monsters: Fly
turn: Amy, action phase
---
Ben activates The Bone (line 3) -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'damage',
		depth: 3,
		answer: 'Amy passes'
	},
	{
		id: 'razor-blade-on-you-no-or-xiii-death',
		title: 'Lazarus uses Razor Blade on The Forgotten',
		character: 'The Forgotten',
		asks: 'You are Amy, with The Forgotten at 1 HP. Ben activates Razor Blade on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
		cards: ['No!', 'XIII. Death'],
		text: `player Amy: The Forgotten (deactivated), 1 HP, 4¢, 1 loot play | items: The Bone (deactivated, 1 counters), No! | hand: XIII. Death
player Ben: Lazarus (deactivated), 1 HP, 0¢, 1 loot play | items: Lazarus' Rags (deactivated), Razor Blade | hand: Butter Bean!
monsters: Fly
turn: Ben, action phase
---
Ben activates Razor Blade -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'damage',
		depth: 3,
		answer: 'Amy plays XIII. Death -> Ben'
	},
	{
		id: 'golden-razor-blade-on-you-o-the-fool-or-nothing',
		title: 'Lazarus uses Golden Razor Blade on Lilith',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 1 HP. Ben activates Golden Razor Blade on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: Lilith (deactivated), 1 HP, 1¢, 1 loot play | items: Incubus (deactivated) | hand: O. The Fool
player Ben: Lazarus (deactivated), 1 HP, 7¢, 1 loot play | items: Lazarus' Rags (deactivated), Golden Razor Blade | hand: Gold Bomb!!
monsters: Fly
turn: Amy, action phase
---
Ben activates Golden Razor Blade -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'damage',
		depth: 3,
		answer: 'Amy passes'
	},
	{
		id: 'the-bone-on-you-butter-bean-or-razor-blade',
		title: 'Maggy uses The Bone on Lilith',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 1 HP. Ben activates The Bone on you. Find the one move that keeps you alive. It takes 5 moves until you are safe.',
		cards: ['Butter Bean!', 'Razor Blade'],
		text: `player Amy: Lilith (deactivated), 1 HP, 6¢, 1 loot play | items: Incubus (deactivated), Razor Blade | hand: Butter Bean!
player Ben: Maggy (deactivated), 1 HP, 2¢, 1 loot play | items: Yum Heart (deactivated), The Bone (deactivated, 2 counters) | hand: Butter Bean!
monsters: Fly
turn: Amy, action phase
---
Ben activates The Bone (line 3) -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'damage',
		depth: 5,
		answer: 'Amy activates Razor Blade -> Ben'
	},
	{
		id: 'razor-blade-on-you-butter-bean-or-no',
		title: 'Blue Baby uses Razor Blade on The Forgotten',
		character: 'The Forgotten',
		asks: 'You are Amy, with The Forgotten at 1 HP. Ben activates Razor Blade on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
		cards: ['Butter Bean!', 'No!'],
		text: `player Amy: The Forgotten (deactivated), 1 HP, 3¢, 1 loot play | items: The Bone (deactivated, 1 counters), No! | hand: Butter Bean!
player Ben: Blue Baby (deactivated), 2 HP, 5¢, 1 loot play | items: Forever Alone (deactivated), Razor Blade | hand: XIII. Death
monsters: Fly
turn: Ben, action phase
---
Ben activates Razor Blade -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'damage',
		depth: 3,
		answer: 'Amy activates No! -> Razor Blade (Ben, on the stack)'
	},
	{
		id: 'bomb-on-you-butter-bean-or-o-the-fool',
		title: 'Lazarus plays Bomb! on Eve',
		character: 'Eve',
		asks: 'You are Amy, with Eve at 1 HP. Ben plays Bomb! on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
		cards: ['Butter Bean!', 'O. The Fool'],
		text: `player Amy: Eve (deactivated), 1 HP, 4¢, 1 loot play | items: The Curse (deactivated) | hand: Butter Bean!, O. The Fool
player Ben: Lazarus (deactivated), 1 HP, 4¢, 1 loot play | items: Lazarus' Rags (deactivated), Tech X (deactivated, 3 counters) | hand: Bomb!
monsters: Fly
turn: Ben, action phase
---
Ben plays Bomb! -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'damage',
		depth: 3,
		answer: 'Amy passes'
	},
	{
		id: 'chaos-card-on-you-o-the-fool-or-nothing',
		title: 'Cain uses Chaos Card on The Forgotten',
		character: 'The Forgotten',
		asks: 'You are Amy, with The Forgotten at 1 HP. Ben activates Chaos Card on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: The Forgotten (deactivated), 1 HP, 0¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: O. The Fool
player Ben: Cain (deactivated), 2 HP, 1¢ | items: Sleight of Hand (deactivated), Chaos Card | hand: empty
player Cleo: Judas (deactivated), 1 HP, 3¢, 1 loot play | items: Book of Belial (deactivated) | hand: Bomb!
monsters: Fly
turn: Amy, action phase
---
Ben activates Chaos Card (mode 1) -> Amy
Ben passes
Cleo passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'death',
		depth: 2,
		answer: 'Amy passes'
	},
	{
		id: 'xiii-death-on-you-eve-or-placebo',
		title: 'Isaac plays XIII. Death on Eve',
		character: 'Eve',
		asks: 'You are Amy, with Eve at 1 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive. It takes 4 moves until you are safe.',
		cards: ['Eve', 'Placebo'],
		text: `player Amy: Eve, 1 HP, 6¢, 0 loot plays | items: The Curse (deactivated), Placebo | hand: Butter Bean!
player Ben: Isaac (deactivated), 1 HP, 8¢, 1 loot play | items: The D6 (deactivated) | hand: XIII. Death
monsters: Fly
turn: Amy, action phase
---
Ben plays XIII. Death -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'death',
		depth: 4,
		answer: 'Amy activates Eve'
	},
	{
		id: 'xiii-death-on-you-butter-bean-or-razor-blade',
		title: 'Isaac plays XIII. Death on Judas: you have Razor Blade',
		character: 'Judas',
		asks: 'You are Ben, with Judas at 1 HP. Amy plays XIII. Death on you. Find the one move that keeps you alive. It takes 5 moves until you are safe.',
		cards: ['Butter Bean!', 'Razor Blade'],
		text: `player Amy: Isaac (deactivated), 1 HP, 4¢, 2 loot plays | items: The D6 | hand: XIII. Death, Butter Bean!
player Ben: Judas (deactivated), 1 HP, 1¢, 1 loot play | items: Book of Belial (deactivated), Razor Blade | hand: Butter Bean!
monsters: Fly
turn: Amy, action phase
---
Amy plays XIII. Death -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'death',
		depth: 5,
		answer: 'Ben activates Razor Blade -> Amy'
	},
	{
		id: 'tech-x-on-you-o-the-fool-or-nothing',
		title: 'The Forgotten uses Tech X on Lilith',
		character: 'Lilith',
		asks: 'You are Ben, with Lilith at 1 HP. Amy activates Tech X on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: The Forgotten (deactivated), 1 HP, 3¢, 1 loot play | items: The Bone (deactivated, 1 counters), Tech X (deactivated, 3 counters) | hand: XIII. Death
player Ben: Lilith (deactivated), 1 HP, 1¢, 1 loot play | items: Incubus (deactivated) | hand: O. The Fool
monsters: Fly
turn: Amy, action phase
---
Amy activates Tech X (line 2) -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'death',
		depth: 2,
		answer: 'Ben passes'
	},
	{
		id: 'tech-x-on-you-butter-bean-or-o-the-fool',
		title: 'The Forgotten uses Tech X on Cain',
		character: 'Cain',
		asks: 'You are Ben, with Cain at 1 HP. Amy activates Tech X on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Butter Bean!', 'O. The Fool'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 5¢ | items: The Bone (deactivated, 2 counters), Tech X (deactivated, 3 counters) | hand: empty
player Ben: Cain (deactivated), 1 HP, 1¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: O. The Fool, Butter Bean!
monsters: Fly
turn: Ben, action phase
---
Amy activates Tech X (line 2) -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'death',
		depth: 2,
		answer: 'Ben passes'
	},
	{
		id: 'tech-x-on-you-no-or-the-bone',
		title: 'Lazarus uses Tech X on The Forgotten',
		character: 'The Forgotten',
		asks: 'You are Ben, with The Forgotten at 1 HP. Amy activates Tech X on you. Find the one move that keeps you alive. It takes 4 moves until you are safe.',
		cards: ['No!', 'The Bone'],
		text: `player Amy: Lazarus (deactivated), 1 HP, 1¢, 1 loot play | items: Lazarus' Rags, Tech X (deactivated, 3 counters) | hand: Butter Bean!
player Ben: The Forgotten (deactivated), 1 HP, 8¢ | items: The Bone (deactivated, 2 counters), No! | hand: empty
monsters: Fly
turn: Amy, action phase
---
Amy activates Tech X (line 2) -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'death',
		depth: 4,
		answer: 'Ben activates The Bone (line 3) -> Amy'
	},
	{
		id: 'chaos-card-on-you-o-the-fool-or-xi-strength',
		title: 'Lazarus uses Chaos Card on Eve',
		character: 'Eve',
		asks: 'You are Amy, with Eve at 1 HP. Ben activates Chaos Card on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['O. The Fool', 'XI. Strength'],
		text: `player Amy: Eve (deactivated), 1 HP, 6¢, 1 loot play | items: The Curse (deactivated) | hand: XI. Strength, O. The Fool
player Ben: Lazarus (deactivated), 1 HP, 8¢, 1 loot play | items: Lazarus' Rags, Chaos Card | hand: Bomb!
monsters: Fly
turn: Ben, action phase
---
Ben activates Chaos Card (mode 1) -> Amy
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'death',
		depth: 2,
		answer: 'Amy passes'
	},
	{
		id: 'chaos-card-on-you-charged-penny-or-xi-strength',
		title: 'Blue Baby uses Chaos Card on The Forgotten',
		character: 'The Forgotten',
		asks: 'You are Amy, with The Forgotten at 2 HP. Cleo activates Chaos Card on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
		cards: ['Charged Penny', 'XI. Strength'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 0¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: XI. Strength, Charged Penny
player Ben: Judas (deactivated), 1 HP, 2¢ | items: Book of Belial | hand: empty
player Cleo: Blue Baby (deactivated), 1 HP, 5¢, 0 loot plays | items: Forever Alone (deactivated), Chaos Card | hand: empty
monsters: Fly
turn: Cleo, action phase
---
Cleo activates Chaos Card (mode 1) -> Amy
Cleo passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'death',
		depth: 3,
		answer: 'Amy plays Charged Penny -> The Bone'
	},
	{
		id: 'xiii-death-on-you-o-the-fool-or-xi-strength',
		title: 'Isaac plays XIII. Death on The Forgotten',
		character: 'The Forgotten',
		asks: 'You are Ben, with The Forgotten at 1 HP. Amy plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['O. The Fool', 'XI. Strength'],
		text: `player Amy: Isaac (deactivated), 2 HP, 1¢, 1 loot play | items: The D6, Razor Blade | hand: XIII. Death
player Ben: The Forgotten (deactivated), 1 HP, 1¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: O. The Fool, XI. Strength
monsters: Fly
turn: Ben, action phase
---
Amy plays XIII. Death -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'death',
		depth: 2,
		answer: 'Ben passes'
	},
	{
		id: 'xiii-death-on-you-o-the-fool-or-nothing',
		title: 'The Forgotten plays XIII. Death on Lazarus',
		character: 'Lazarus',
		asks: 'You are Ben, with Lazarus at 1 HP. Amy plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 5¢, 1 loot play | items: The Bone (deactivated, 2 counters) | hand: XIII. Death
player Ben: Lazarus (deactivated), 1 HP, 6¢, 1 loot play | items: Lazarus' Rags | hand: O. The Fool
monsters: Fly
turn: Amy, action phase
---
Amy plays XIII. Death -> Ben
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'death',
		depth: 2,
		answer: 'Ben passes'
	},
	{
		id: 'a-3-against-monstro-o-the-fool-or-nothing',
		title: 'Monstro hits back at Lilith',
		character: 'Lilith',
		asks: 'You are Amy, with Lilith at 1 HP. You attack Monstro, which has 1 HP left, and roll a 3: a miss. Its damage to you is on the stack. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: Lilith (deactivated), 1 HP, 5¢, 1 loot play | items: Incubus (deactivated) | hand: O. The Fool
player Ben: Blue Baby (deactivated), 1 HP, 3¢, 1 loot play | items: Forever Alone (deactivated) | hand: Bomb!
monsters: Monstro (1 HP), Fly
turn: Amy, action phase
attack: Amy on Monstro
---
roll 3
everyone passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'attack',
		depth: 2,
		answer: 'Amy passes'
	},
	{
		id: 'a-2-against-clotty-book-of-belial-or-guppys-paw',
		title: 'Judas misses Clotty with a 2',
		character: 'Judas',
		asks: 'You are Amy, with Judas at 1 HP. You attack Clotty, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 6 moves until you are safe.',
		cards: ['Book of Belial', "Guppy's Paw"],
		text: `player Amy: Judas (deactivated), 1 HP, 6¢, 0 loot plays | items: Book of Belial, Guppy's Paw | hand: empty
player Ben: Blue Baby (deactivated), 1 HP, 2¢ | items: Forever Alone (deactivated) | hand: empty
monsters: Clotty (1 HP), Fly
turn: Amy, action phase
attack: Amy on Clotty
---
roll 2`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'attack',
		depth: 6,
		answer: "Amy activates Book of Belial -> Amy's roll 2 against Clotty"
	},
	{
		id: 'a-1-against-little-horn-i-the-magician-or-v-the-hierophant',
		title: 'Cain misses Little Horn with a 1',
		character: 'Cain',
		asks: 'You are Ben, with Cain at 1 HP. You attack Little Horn, which has 1 HP left, and roll a 1: a miss. The roll has not resolved yet. Find the one move that is sure to keep you alive. It takes 2 moves until you are safe.',
		cards: ['I. The Magician', 'V. The Hierophant'],
		text: `player Amy: Lazarus (deactivated), 1 HP, 1¢ | items: Lazarus' Rags | hand: empty
player Ben: Cain (deactivated), 1 HP, 1¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: I. The Magician, V. The Hierophant
monsters: Little Horn (1 HP), Fly
turn: Ben, action phase
attack: Ben on Little Horn
---
roll 1`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'attack',
		depth: 2,
		answer: "Ben plays I. The Magician -> Ben's roll 1 against Little Horn"
	},
	{
		id: 'a-1-against-gurdy-mega-battery-or-soul-heart',
		title: 'Gurdy hits back at Lilith',
		character: 'Lilith',
		asks: 'You are Ben, with Lilith at 1 HP. You attack Gurdy, which has 1 HP left, and roll a 1: a miss. Its damage to you is on the stack. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
		cards: ['Mega Battery', 'Soul Heart'],
		text: `player Amy: Blue Baby (deactivated), 2 HP, 6¢ | items: Forever Alone (deactivated) | hand: empty
player Ben: Lilith (deactivated), 1 HP, 3¢, 1 loot play | items: Incubus (deactivated), Godhead | hand: Soul Heart, Mega Battery
monsters: Gurdy (1 HP), Fly
turn: Ben, action phase
attack: Ben on Gurdy
---
roll 1
everyone passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'attack',
		depth: 3,
		answer: 'Ben plays Soul Heart -> Ben'
	},
	{
		id: 'a-2-against-clotty-host-hat-or-o-the-fool',
		title: 'Clotty hits back at Lazarus',
		character: 'Lazarus',
		asks: 'You are Amy, with Lazarus at 1 HP. You attack Clotty, which has 1 HP left, and roll a 2: a miss. Its damage to you is on the stack. Find the one move that is sure to keep you alive. It takes 6 moves until you are safe.',
		cards: ['Host Hat', 'O. The Fool'],
		text: `player Amy: Lazarus (deactivated), 1 HP, 2¢, 1 loot play | items: Lazarus' Rags (deactivated), Host Hat | hand: O. The Fool
player Ben: The Forgotten (deactivated), 1 HP, 4¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: Butter Bean!
monsters: Clotty (1 HP), Fly
turn: Amy, action phase
attack: Amy on Clotty
---
roll 2
everyone passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'attack',
		depth: 6,
		answer: 'Amy activates Host Hat'
	},
	{
		id: 'a-2-against-pooter-o-the-fool-or-nothing',
		title: 'Lazarus misses Pooter with a 2: you have O. The Fool',
		character: 'Lazarus',
		asks: 'You are Ben, with Lazarus at 1 HP. You attack Pooter, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: Cain (deactivated), 2 HP, 8¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: Bomb!
player Ben: Lazarus (deactivated), 1 HP, 1¢, 1 loot play | items: Lazarus' Rags | hand: O. The Fool
monsters: Pooter (1 HP), Fly
turn: Ben, action phase
attack: Ben on Pooter
---
roll 2`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'attack',
		depth: 3,
		answer: 'Ben passes'
	},
	{
		id: 'a-2-against-clotty-i-the-magician-or-vii-the-chariot',
		title: 'Lazarus misses Clotty with a 2',
		character: 'Lazarus',
		asks: 'You are Amy, with Lazarus at 1 HP. You attack Clotty, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that is sure to keep you alive. It takes 2 moves until you are safe.',
		cards: ['I. The Magician', 'VII. The Chariot'],
		text: `player Amy: Lazarus (deactivated), 1 HP, 1¢, 1 loot play | items: Lazarus' Rags | hand: I. The Magician, VII. The Chariot
player Ben: Blue Baby (deactivated), 1 HP, 0¢ | items: Forever Alone (deactivated) | hand: empty
monsters: Clotty (1 HP), Fly
turn: Amy, action phase
attack: Amy on Clotty
---
roll 2`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'attack',
		depth: 2,
		answer: "Amy plays I. The Magician -> Amy's roll 2 against Clotty"
	},
	{
		id: 'a-2-against-pooter-guppys-paw-or-i-the-magician',
		title: "Lazarus misses Pooter with a 2: you have Guppy's Paw",
		character: 'Lazarus',
		asks: 'You are Ben, with Lazarus at 1 HP. You attack Pooter, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 6 moves until you are safe.',
		cards: ["Guppy's Paw", 'I. The Magician'],
		text: `player Amy: Cain (deactivated), 1 HP, 1¢ | items: Sleight of Hand (deactivated) | hand: empty
player Ben: Lazarus (deactivated), 1 HP, 2¢, 1 loot play | items: Lazarus' Rags, Guppy's Paw | hand: I. The Magician
monsters: Pooter (1 HP), Fly
turn: Ben, action phase
attack: Ben on Pooter
---
roll 2`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'attack',
		depth: 6,
		answer: "Ben plays I. The Magician -> Ben's roll 2 against Pooter"
	},
	{
		id: 'a-4-against-little-horn-o-the-fool-or-nothing',
		title: 'Cain misses Little Horn with a 4',
		character: 'Cain',
		asks: 'You are Ben, with Cain at 1 HP. You attack Little Horn, which has 1 HP left, and roll a 4: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 6¢ | items: The Bone (deactivated, 2 counters) | hand: empty
player Ben: Cain (deactivated), 1 HP, 2¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: O. The Fool
monsters: Little Horn (1 HP), Fly
turn: Ben, action phase
attack: Ben on Little Horn
---
roll 4`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'attack',
		depth: 3,
		answer: 'Ben passes'
	},
	{
		id: 'a-2-against-red-host-iii-the-empress-or-spoon-bender',
		title: 'Samson misses Red Host with a 2: you have Spoon Bender',
		character: 'Samson',
		asks: 'You are Amy, with Samson at 1 HP. You attack Red Host, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 5 moves until you are safe.',
		cards: ['III. The Empress', 'Spoon Bender'],
		text: `player Amy: Samson (deactivated), 1 HP, 6¢, 1 loot play | items: Blood Lust (deactivated), Spoon Bender | hand: III. The Empress
player Ben: Cain (deactivated), 2 HP, 2¢ | items: Sleight of Hand (deactivated), Mini Mush | hand: empty
monsters: Red Host (1 HP), Fly
turn: Amy, action phase
attack: Amy on Red Host
---
roll 2`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'attack',
		depth: 5,
		answer: 'Amy plays III. The Empress -> Amy'
	},
	{
		id: 'a-2-for-xvi-the-tower-dice-shard-or-i-the-magician',
		title: 'Eve rolls a 2 for XVI. The Tower: you have Dice Shard',
		character: 'Maggy',
		asks: 'You are Amy, with Maggy at 1 HP. Ben plays XVI. The Tower and rolls a 2. Find the one move that is sure to keep you alive. It takes 2 moves until you are safe.',
		cards: ['Dice Shard', 'I. The Magician'],
		text: `player Amy: Maggy (deactivated), 1 HP, 5¢, 1 loot play | items: Yum Heart (deactivated) | hand: I. The Magician, Dice Shard
player Ben: Eve (deactivated), 2 HP, 2¢, 1 loot play | items: The Curse (deactivated) | hand: XVI. The Tower
monsters: Fly
turn: Ben, action phase
---
Ben plays XVI. The Tower
everyone passes
roll 2
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'dice',
		depth: 2,
		answer: "Amy plays I. The Magician -> Ben's roll 2 for XVI. The Tower"
	},
	{
		id: 'a-2-for-ii-the-high-priestess-box-or-v-the-hierophant',
		title: 'The Forgotten rolls a 2 for II. The High Priestess on Eve',
		character: 'Eve',
		asks: 'You are Ben, with Eve at 1 HP. Amy plays II. The High Priestess on you and rolls a 2. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['Box!', 'V. The Hierophant'],
		text: `player Amy: The Forgotten (deactivated), 1 HP, 1¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: II. The High Priestess
player Ben: Eve (deactivated), 1 HP, 4¢, 1 loot play | items: The Curse (deactivated), Box! | hand: V. The Hierophant
monsters: Fly
turn: Amy, action phase
---
Amy plays II. The High Priestess -> Ben
everyone passes
roll 2
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'dice',
		depth: 2,
		answer: 'Ben passes'
	},
	{
		id: 'a-1-for-ii-the-high-priestess-vi-the-lovers-or-nothing',
		title: 'Isaac rolls a 1 for II. The High Priestess on Eve',
		character: 'Eve',
		asks: 'You are Ben, with Eve at 1 HP. Amy plays II. The High Priestess on you and rolls a 1. Find the one move that is sure to keep you alive. It takes 2 moves until you are safe.',
		cards: ['VI. The Lovers'],
		text: `player Amy: Isaac (deactivated), 2 HP, 6¢, 1 loot play | items: The D6 | hand: II. The High Priestess
player Ben: Eve (deactivated), 1 HP, 0¢, 1 loot play | items: The Curse (deactivated) | hand: VI. The Lovers
monsters: Fly
turn: Amy, action phase
---
Amy plays II. The High Priestess -> Ben
everyone passes
roll 1
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'dice',
		depth: 2,
		answer: 'Ben passes'
	},
	{
		id: 'a-2-for-x-wheel-of-fortune-dice-shard-or-i-the-magician',
		title: 'Lazarus rolls a 2 for X. Wheel of Fortune: you have Dice Shard',
		character: 'Lazarus',
		asks: 'You are Amy, with Lazarus at 2 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that is sure to keep you alive. It takes 2 moves until you are safe.',
		cards: ['Dice Shard', 'I. The Magician'],
		text: `player Amy: Lazarus (deactivated), 2 HP, 5¢, 2 loot plays | items: Lazarus' Rags (deactivated) | hand: X. Wheel of Fortune, I. The Magician, Dice Shard
player Ben: Samson (deactivated), 1 HP, 3¢ | items: Blood Lust (deactivated) | hand: empty
monsters: Fly
turn: Amy, action phase
---
Amy plays X. Wheel of Fortune
everyone passes
roll 2`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'dice',
		depth: 2,
		answer: "Amy plays I. The Magician -> Amy's roll 2 for X. Wheel of Fortune"
	},
	{
		id: 'a-2-for-x-wheel-of-fortune-charged-penny-dice-shard-or-i-the-magician',
		title: 'Eve rolls a 2 for X. Wheel of Fortune: you have Dice Shard',
		character: 'Eve',
		asks: 'You are Ben, with Eve at 1 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that is sure to keep you alive. It takes 2 moves until you are safe.',
		cards: ['Charged Penny', 'Dice Shard', 'I. The Magician'],
		text: `player Amy: Judas (deactivated), 2 HP, 2¢ | items: Book of Belial (deactivated) | hand: empty
player Ben: Eve (deactivated), 1 HP, 2¢, 2 loot plays | items: The Curse (deactivated) | hand: X. Wheel of Fortune, Charged Penny, I. The Magician, Dice Shard
monsters: Fly
turn: Ben, action phase
---
Ben plays X. Wheel of Fortune
everyone passes
roll 2`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'dice',
		depth: 2,
		answer: "Ben plays I. The Magician -> Ben's roll 2 for X. Wheel of Fortune"
	},
	{
		id: 'a-2-for-head-of-krampus-lucky-foot-or-the-d6',
		title: 'The Forgotten rolls a 2 for Head of Krampus',
		character: 'Isaac',
		asks: 'You are Ben, with Isaac at 1 HP. Amy activates Head of Krampus and rolls a 2. Find the one move that is sure to keep you alive. It takes 5 moves until you are safe.',
		cards: ['Lucky Foot', 'The D6'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 0¢, 0 loot plays | items: The Bone (deactivated, 1 counters), Head of Krampus | hand: empty
player Ben: Isaac (deactivated), 1 HP, 2¢ | items: The D6, Lucky Foot | hand: empty
monsters: Fly
turn: Amy, action phase
---
Amy activates Head of Krampus
everyone passes
roll 2
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'dice',
		depth: 5,
		answer: "Ben activates Lucky Foot -> Amy's roll 2 for Head of Krampus"
	},
	{
		id: 'a-2-for-ii-the-high-priestess-the-bone-or-vii-the-chariot',
		title: 'Blue Baby rolls a 2 for II. The High Priestess on The Forgotten',
		character: 'The Forgotten',
		asks: 'You are Ben, with The Forgotten at 2 HP. Amy plays II. The High Priestess on you and rolls a 2. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
		cards: ['The Bone', 'VII. The Chariot'],
		text: `player Amy: Blue Baby (deactivated), 1 HP, 5¢, 1 loot play | items: Forever Alone (deactivated), Godhead | hand: II. The High Priestess
player Ben: The Forgotten (deactivated), 2 HP, 8¢, 1 loot play | items: The Bone (deactivated, 1 counters) | hand: VII. The Chariot
monsters: Fly
turn: Amy, action phase
---
Amy plays II. The High Priestess -> Ben
everyone passes
roll 2
Amy passes`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'dice',
		depth: 2,
		answer: 'Ben passes'
	},
	{
		id: 'a-2-for-xvi-the-tower-godhead-or-holy-mantle',
		title: 'Lilith rolls a 2 for XVI. The Tower',
		character: 'The Lost',
		asks: 'You are Amy, with The Lost at 1 HP. Ben plays XVI. The Tower and rolls a 2. Find the one move that keeps you alive. It takes 8 moves until you are safe.',
		cards: ['Godhead', 'Holy Mantle'],
		text: `player Amy: The Lost (deactivated), 1 HP, 2¢ | items: Holy Mantle, Godhead | hand: empty
player Ben: Lilith (deactivated), 2 HP, 3¢, 2 loot plays | items: Incubus (deactivated) | hand: XVI. The Tower, Butter Bean!
monsters: Fly
turn: Ben, action phase
---
Ben plays XVI. The Tower
everyone passes
roll 2
Ben passes`,
		solver: 'Amy',
		fact: 'Amy dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'dice',
		depth: 8,
		answer: "Amy activates Godhead -> Ben's roll 2 for XVI. The Tower"
	},
	{
		id: 'a-5-for-pills-book-of-belial-or-spoon-bender',
		title: 'Judas rolls a 5 for Pills! (red/spots)',
		character: 'Judas',
		asks: 'You are Ben, with Judas at 1 HP. You play Pills! and roll a 5. Find the one move that keeps you alive. It takes 4 moves until you are safe.',
		cards: ['Book of Belial', 'Spoon Bender'],
		text: `player Amy: Blue Baby (deactivated), 1 HP, 0¢ | items: Forever Alone (deactivated) | hand: empty
player Ben: Judas (deactivated), 1 HP, 3¢, 1 loot play | items: Book of Belial, Spoon Bender | hand: Pills! (red/spots)
monsters: Fly
turn: Ben, action phase
---
Ben plays Pills! (red/spots)
everyone passes
roll 5`,
		solver: 'Ben',
		fact: 'Ben dies',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'dice',
		depth: 4,
		answer: "Ben activates Book of Belial -> Ben's roll 5 for Pills! (red/spots)"
	},
	{
		id: 'a-2-for-ii-the-high-priestess-mini-mush-or-xiii-death',
		title: 'Isaac rolls a 2 for II. The High Priestess and the fourth soul',
		character: 'Cain',
		asks: 'You are Ben, with Cain at 1 HP. Amy plays II. The High Priestess on Carrion Queen, which has 2 HP left, and rolls a 2. Its soul would be the fourth. Find the one move that keeps Amy from winning. It takes 5 moves until you are safe.',
		cards: ['Mini Mush', 'XIII. Death'],
		text: `player Amy: Isaac (deactivated), 2 HP, 0¢, 1 loot play | items: The D6 (deactivated), No! | souls: Chub, Famine, Pestilence | hand: II. The High Priestess
player Ben: Cain (deactivated), 1 HP, 2¢, 1 loot play | items: Sleight of Hand (deactivated), Mini Mush | hand: XIII. Death
monsters: Carrion Queen (2 HP), Fly
turn: Amy, action phase
---
Amy plays II. The High Priestess -> Carrion Queen
everyone passes
roll 2
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'dice',
		depth: 5,
		answer: 'Ben plays XIII. Death -> Amy'
	},
	{
		id: 'one-soul-short-a-3-on-monstro-dice-shard-holy-card-or-i-the-magician',
		title: 'Cain, one soul short, misses Monstro: you have Dice Shard',
		character: 'Cain',
		asks: 'You are Amy, with Cain at 1 HP. You have three souls. You attack Monstro, which has 1 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move with which you are sure to win. It takes 2 moves until you are safe.',
		cards: ['Dice Shard', 'Holy Card', 'I. The Magician'],
		text: `player Amy: Cain (deactivated), 1 HP, 5¢, 1 loot play | items: Sleight of Hand (deactivated) | souls: Chub, Famine, Pestilence | hand: Holy Card, I. The Magician, Dice Shard
player Ben: Judas (deactivated), 2 HP, 2¢ | items: Book of Belial | hand: empty
monsters: Monstro (1 HP), Fly
turn: Amy, action phase
attack: Amy on Monstro
---
roll 3`,
		solver: 'Amy',
		fact: 'Amy wins',
		wanted: true,
		difficulty: 'hard',
		mechanic: 'souls',
		depth: 2,
		answer: "Amy plays I. The Magician -> Amy's roll 3 against Monstro"
	},
	{
		id: 'little-horn-for-amys-fourth-soul-o-the-fool-or-vi-the-lovers',
		title: 'Eve hits Little Horn for the fourth soul: you have O. The Fool',
		character: 'Lilith',
		asks: 'You are Ben, with Lilith at 2 HP. Amy attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning. It takes 2 moves until you are safe.',
		cards: ['O. The Fool', 'VI. The Lovers'],
		text: `player Amy: Eve (deactivated), 1 HP, 2¢, 0 loot plays | items: The Curse (deactivated), Tech X (deactivated, 3 counters) | souls: Chub, Famine, Pestilence | hand: empty
player Ben: Lilith (deactivated), 2 HP, 5¢, 1 loot play | items: Incubus (deactivated) | hand: VI. The Lovers, O. The Fool
monsters: Little Horn (1 HP), Fly
turn: Amy, action phase
attack: Amy on Little Horn
---
roll 6
everyone passes
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'souls',
		depth: 2,
		answer: 'Ben passes'
	},
	{
		id: 'one-soul-short-a-3-on-monstro-godhead-or-the-bone',
		title: 'The Forgotten, one soul short, misses Monstro',
		character: 'The Forgotten',
		asks: 'You are Ben, with The Forgotten at 1 HP. You have three souls. You attack Monstro, which has 2 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move with which you are sure to win. It takes 5 moves until you are safe.',
		cards: ['Godhead', 'The Bone'],
		text: `player Amy: Lilith (deactivated), 2 HP, 2¢ | items: Incubus (deactivated) | hand: empty
player Ben: The Forgotten (deactivated), 1 HP, 2¢, 0 loot plays | items: The Bone (deactivated, 1 counters), Godhead | souls: Chub, Famine, Pestilence | hand: empty
monsters: Monstro (2 HP), Fly
turn: Ben, action phase
attack: Ben on Monstro
---
roll 3`,
		solver: 'Ben',
		fact: 'Ben wins',
		wanted: true,
		difficulty: 'hard',
		mechanic: 'souls',
		depth: 5,
		answer: "Ben activates The Bone (line 2) -> Ben's roll 3 against Monstro"
	},
	{
		id: 'monstro-for-amys-fourth-soul-o-the-fool-or-nothing',
		title: 'Eve hits Monstro for the fourth soul',
		character: 'Blue Baby',
		asks: 'You are Ben, with Blue Baby at 2 HP. Amy attacks Monstro, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that keeps Amy from winning. It takes 3 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: Eve (deactivated), 1 HP, 0¢, 1 loot play | items: The Curse (deactivated) | souls: Chub, Famine, Pestilence | hand: Bomb!
player Ben: Blue Baby (deactivated), 2 HP, 6¢, 1 loot play | items: Forever Alone (deactivated) | hand: O. The Fool
monsters: Monstro (1 HP), Fly
turn: Amy, action phase
attack: Amy on Monstro
---
roll 6
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'souls',
		depth: 3,
		answer: 'Ben passes'
	},
	{
		id: 'gurdy-for-bens-fourth-soul-dice-shard-or-i-the-magician',
		title: 'Eve hits Gurdy for the fourth soul: you have Dice Shard',
		character: 'The Lost',
		asks: 'You are Amy, with The Lost at 1 HP. Ben attacks Gurdy, which has 1 HP left, and rolls a 4: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that is sure to keep Ben from winning. It takes 2 moves until you are safe.',
		cards: ['Dice Shard', 'I. The Magician'],
		text: `player Amy: The Lost (deactivated), 1 HP, 6¢, 1 loot play | items: Holy Mantle (deactivated) | hand: Dice Shard, I. The Magician
player Ben: Eve (deactivated), 1 HP, 5¢, 0 loot plays | items: The Curse (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
monsters: Gurdy (1 HP), Fly
turn: Ben, action phase
attack: Ben on Gurdy
---
roll 4
Ben passes`,
		solver: 'Amy',
		fact: 'Ben wins',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'souls',
		depth: 2,
		answer: "Amy plays I. The Magician -> Ben's roll 4 against Gurdy"
	},
	{
		id: 'gurdy-for-amys-fourth-soul-o-the-fool-or-nothing',
		title: 'Eve hits Gurdy for the fourth soul: you have O. The Fool',
		character: 'Blue Baby',
		asks: 'You are Ben, with Blue Baby at 1 HP. Amy attacks Gurdy, which has 1 HP left, and rolls a 5: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning. It takes 2 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: Eve (deactivated), 1 HP, 2¢, 1 loot play | items: The Curse (deactivated) | souls: Chub, Famine, Pestilence | hand: Bomb!
player Ben: Blue Baby (deactivated), 1 HP, 1¢, 1 loot play | items: Forever Alone (deactivated) | hand: O. The Fool
monsters: Gurdy (1 HP), Fly
turn: Amy, action phase
attack: Amy on Gurdy
---
roll 5
everyone passes
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'souls',
		depth: 2,
		answer: 'Ben passes'
	},
	{
		id: 'little-horn-for-amys-fourth-soul-i-the-magician-or-placebo',
		title: 'Isaac hits Little Horn for the fourth soul',
		character: 'Maggy',
		asks: 'You are Ben, with Maggy at 1 HP. Amy attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that keeps Amy from winning. It takes 8 moves until you are safe.',
		cards: ['I. The Magician', 'Placebo'],
		text: `player Amy: Isaac (deactivated), 1 HP, 6¢, 0 loot plays | items: The D6 (deactivated) | souls: Chub, Famine, Pestilence | hand: empty
player Ben: Maggy (deactivated), 1 HP, 3¢, 1 loot play | items: Yum Heart (deactivated), Placebo | hand: I. The Magician
monsters: Little Horn (1 HP), Fly
turn: Amy, action phase
attack: Amy on Little Horn
---
roll 6
Amy passes`,
		solver: 'Ben',
		fact: 'Amy wins',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'souls',
		depth: 8,
		answer: "Ben plays I. The Magician -> Amy's roll 6 against Little Horn"
	},
	{
		id: 'one-soul-short-a-1-on-monstro-dice-shard-or-i-the-magician',
		title: 'Judas, one soul short, misses Monstro: you have Dice Shard',
		character: 'Judas',
		asks: 'You are Ben, with Judas at 1 HP. You have three souls. You attack Monstro, which has 1 HP left, and roll a 1: a miss. The roll has not resolved yet. Find the one move with which you are sure to win. It takes 2 moves until you are safe.',
		cards: ['Dice Shard', 'I. The Magician'],
		text: `player Amy: The Forgotten (deactivated), 2 HP, 0¢ | items: The Bone (deactivated, 1 counters) | hand: empty
player Ben: Judas (deactivated), 1 HP, 6¢, 1 loot play | items: Book of Belial (deactivated) | souls: Chub, Famine, Pestilence | hand: Dice Shard, I. The Magician
player Cleo: Blue Baby (deactivated), 1 HP, 5¢ | items: Forever Alone (deactivated) | hand: empty
monsters: Monstro (1 HP), Fly
turn: Ben, action phase
attack: Ben on Monstro
---
roll 1`,
		solver: 'Ben',
		fact: 'Ben wins',
		wanted: true,
		difficulty: 'hard',
		mechanic: 'souls',
		depth: 2,
		answer: "Ben plays I. The Magician -> Ben's roll 1 against Monstro"
	},
	{
		id: 'gurdy-for-bens-fourth-soul-o-the-fool-or-nothing',
		title: 'The Forgotten hits Gurdy for the fourth soul: you have O. The Fool',
		character: 'Cain',
		asks: 'You are Amy, with Cain at 2 HP. Ben attacks Gurdy, which has 1 HP left, and rolls a 4: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that keeps Ben from winning. It takes 3 moves until you are safe.',
		cards: ['O. The Fool'],
		text: `player Amy: Cain (deactivated), 2 HP, 8¢, 1 loot play | items: Sleight of Hand (deactivated) | hand: O. The Fool
player Ben: The Forgotten (deactivated), 2 HP, 0¢, 0 loot plays | items: The Bone (deactivated, 2 counters) | souls: Chub, Famine, Pestilence | hand: empty
monsters: Gurdy (1 HP), Fly
turn: Ben, action phase
attack: Ben on Gurdy
---
roll 4
Ben passes`,
		solver: 'Amy',
		fact: 'Ben wins',
		wanted: false,
		difficulty: 'hard',
		mechanic: 'souls',
		depth: 3,
		answer: 'Amy passes'
	},
	{
		id: 'one-soul-short-a-3-on-carrion-queen-dice-shard-or-i-the-magician',
		title: 'Lazarus, one soul short, misses Carrion Queen',
		character: 'Lazarus',
		asks: 'You are Ben, with Lazarus at 1 HP. You have three souls. You attack Carrion Queen, which has 1 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move with which you are sure to win. It takes 2 moves until you are safe.',
		cards: ['Dice Shard', 'I. The Magician'],
		text: `player Amy: Eve (deactivated), 1 HP, 8¢ | items: The Curse (deactivated) | hand: empty
player Ben: Lazarus (deactivated), 1 HP, 5¢, 1 loot play | items: Lazarus' Rags (deactivated) | souls: Chub, Famine, Pestilence | hand: Dice Shard, I. The Magician
monsters: Carrion Queen (1 HP), Fly
turn: Ben, action phase
attack: Ben on Carrion Queen
---
roll 3`,
		solver: 'Ben',
		fact: 'Ben wins',
		wanted: true,
		difficulty: 'hard',
		mechanic: 'souls',
		depth: 2,
		answer: "Ben plays I. The Magician -> Ben's roll 3 against Carrion Queen"
	}
];
