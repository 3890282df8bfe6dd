import type { Puzzle } from './puzzle.ts';

/** Written by `npm run puzzles`. */
export const KEPT: readonly Puzzle[] = [
	{
		id: 'gold-bomb-on-you-butter-bean-or-vii-the-chariot',
		title: 'Gold Bomb!! on you: Butter Bean! or VII. The Chariot?',
		asks: 'You are Amy, with 1 HP. Ben plays Gold Bomb!! on you. Find the one move that keeps you alive.',
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
		title: 'Bomb! on you: Butter Bean!, III. The Empress or Lil Battery?',
		asks: 'You are Ben, with 1 HP. Amy plays Bomb! on you. Find the one move that keeps you alive.',
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
		title: 'The Bone on you: Butter Bean! or XI. Strength?',
		asks: 'You are Amy, with 1 HP. Ben activates The Bone on you. Find the one move that keeps you alive.',
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
		title: 'Golden Razor Blade on you: Butter Bean! or Mega Battery?',
		asks: 'You are Amy, with 1 HP. Ben activates Golden Razor Blade on you. Find the one move that keeps you alive.',
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
		title: 'Gold Bomb!! on you: Butter Bean! or VI. The Lovers?',
		asks: 'You are Amy, with 1 HP. Cleo plays Gold Bomb!! on you. Find the one move that keeps you alive.',
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
		title: 'Bomb! on you: Butter Bean! or Charged Penny?',
		asks: 'You are Amy, with 1 HP. Ben plays Bomb! on you. Find the one move that keeps you alive.',
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
		title: 'Golden Razor Blade on you: Butter Bean! or III. The Empress?',
		asks: 'You are Amy, with 1 HP. Ben activates Golden Razor Blade on you. Find the one move that keeps you alive.',
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
		title: 'Bomb! on you: Butter Bean! or III. The Empress?',
		asks: 'You are Amy, with 1 HP. Ben plays Bomb! on you. Find the one move that keeps you alive.',
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
		title: 'Golden Razor Blade on you: Butter Bean! or Charged Penny?',
		asks: 'You are Amy, with 1 HP. Ben activates Golden Razor Blade on you. Find the one move that keeps you alive.',
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
		title: 'Bomb! on you: Butter Bean! or Lil Battery?',
		asks: 'You are Ben, with 1 HP. Amy plays Bomb! on you. Find the one move that keeps you alive.',
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
		title: 'Tech X on you: Butter Bean! or III. The Empress?',
		asks: 'You are Amy, with 1 HP. Ben activates Tech X on you. Find the one move that keeps you alive.',
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
		title: 'XIII. Death on you: Bomb! or Butter Bean!?',
		asks: 'You are Amy, with 2 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive.',
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
		title: 'Chaos Card on you: Butter Bean! or XI. Strength?',
		asks: 'You are Ben, with 1 HP. Amy activates Chaos Card on you. Find the one move that keeps you alive.',
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
		title: 'XIII. Death on you: Butter Bean! or Lil Battery?',
		asks: 'You are Ben, with 1 HP. Amy plays XIII. Death on you. Find the one move that keeps you alive.',
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
		title: 'Tech X on you: Butter Bean! or Lil Battery?',
		asks: 'You are Ben, with 1 HP. Amy activates Tech X on you. Find the one move that keeps you alive.',
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
		title: 'XIII. Death on you: Butter Bean! or III. The Empress?',
		asks: 'You are Amy, with 1 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive.',
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
		title: 'Chaos Card on you: Butter Bean! or Lil Battery?',
		asks: 'You are Amy, with 1 HP. Ben activates Chaos Card on you. Find the one move that keeps you alive.',
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
		title: 'Tech X on you: Bomb! or Butter Bean!?',
		asks: 'You are Ben, with 2 HP. Amy activates Tech X on you. Find the one move that keeps you alive.',
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
		title: 'XIII. Death on you: Butter Bean! or XI. Strength?',
		asks: 'You are Amy, with 2 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive.',
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
		title: 'XIII. Death on you: Butter Bean! or Charged Penny?',
		asks: 'You are Ben, with 1 HP. Amy plays XIII. Death on you. Find the one move that keeps you alive.',
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
		title: 'A 2 against Clotty: Bomb! or III. The Empress?',
		asks: 'You are Ben, with 1 HP. You attack Clotty, which has 1 HP left, and roll a 2: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
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
		title: 'A 2 against Dip: Bomb! or Charged Penny?',
		asks: 'You are Amy, with 1 HP. You attack Dip and roll a 2: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
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
		title: 'A 1 against Gurdy: Bomb! or III. The Empress?',
		asks: 'You are Ben, with 1 HP. You attack Gurdy, which has 1 HP left, and roll a 1: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
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
		title: 'A 2 against Red Host: III. The Empress or Lil Battery?',
		asks: 'You are Amy, with 1 HP. You attack Red Host, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive.',
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
		title: 'A 2 against Pooter: Gold Bomb!! or III. The Empress?',
		asks: 'You are Ben, with 1 HP. You attack Pooter and roll a 2: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
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
		title: 'A 2 against Clotty: Gold Bomb!! or III. The Empress?',
		asks: 'You are Amy, with 1 HP. You attack Clotty, which has 1 HP left, and roll a 2: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
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
		title: 'A 2 against Pooter: Bomb! or III. The Empress?',
		asks: 'You are Amy, with 1 HP. You attack Pooter, which has 1 HP left, and roll a 2: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
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
		title: 'A 2 against Gurdy: Gold Bomb!! or XIII. Death?',
		asks: 'You are Amy, with 1 HP. You attack Gurdy, which has 1 HP left, and roll a 2: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
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
		title: 'A 3 against Spider: Bomb! or III. The Empress?',
		asks: 'You are Ben, with 1 HP. You attack Spider and roll a 3: a miss. Its damage to you is on the stack. Find the one move that keeps you alive.',
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
		title: "A 3 against Mom's Eye: III. The Empress or VII. The Chariot?",
		asks: "You are Ben, with 1 HP. You attack Mom's Eye and roll a 3: a miss. The roll has not resolved yet. Find the one move that keeps you alive.",
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
		title: 'A 2 for X. Wheel of Fortune: The Bone or nothing?',
		asks: 'You are Ben, with 2 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that keeps you alive.',
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
		title: 'A 2 for X. Wheel of Fortune: Gold Bomb!! or III. The Empress?',
		asks: 'You are Amy, with 1 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that keeps you alive.',
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
		title: 'A 1 for II. The High Priestess: Charged Penny or III. The Empress?',
		asks: 'You are Ben, with 2 HP. You have three souls. You play II. The High Priestess on Gurdy, which has 2 HP left, and roll a 1. Find the one move with which you still win.',
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
		title: 'A 1 for II. The High Priestess: Holy Card or III. The Empress?',
		asks: 'You are Ben, with 1 HP. You have three souls. You play II. The High Priestess on Carrion Queen, which has 2 HP left, and roll a 1. Find the one move with which you still win.',
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
		title: 'A 2 for X. Wheel of Fortune: Charged Penny or III. The Empress?',
		asks: 'You are Ben, with 1 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that keeps you alive.',
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
		title: 'A 1 for II. The High Priestess: The Bone or nothing?',
		asks: 'You are Amy, with 2 HP. You have three souls. You play II. The High Priestess on Carrion Queen and roll a 1. Find the one move with which you still win.',
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
		title: 'A 3 for II. The High Priestess: III. The Empress or Lil Battery?',
		asks: 'You are Ben, with 2 HP. You have three souls. You play II. The High Priestess on Gurdy, which has 4 HP left, and roll a 3. Find the one move with which you still win.',
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
		title: 'A 2 for II. The High Priestess: The Bone or nothing?',
		asks: 'You are Ben, with 2 HP. You have three souls. You play II. The High Priestess on Gurdy, which has 4 HP left, and roll a 2. Find the one move with which you still win.',
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
		title: 'A 2 for X. Wheel of Fortune: Dagaz or III. The Empress?',
		asks: 'You are Ben, with 1 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that keeps you alive.',
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
		title: 'A 1 for II. The High Priestess: Dagaz, III. The Empress or VII. The Chariot?',
		asks: 'You are Amy, with 2 HP. You have three souls. You play II. The High Priestess on Gurdy, which has 2 HP left, and roll a 1. Find the one move with which you still win.',
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
		title: 'Monstro for Ben’s fourth soul: Mega Battery or XIII. Death?',
		asks: 'You are Amy, with 1 HP. Ben attacks Monstro, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Ben from winning.',
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
		title: 'Monstro for Amy’s fourth soul: XI. Strength or XIII. Death?',
		asks: 'You are Ben, with 1 HP. Amy attacks Monstro, which has 1 HP left, and rolls a 4: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
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
		title: 'Little Horn for Amy’s fourth soul: III. The Empress or XIII. Death?',
		asks: 'You are Ben, with 1 HP. Amy attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
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
		title: 'Gurdy for Ben’s fourth soul: Bomb! or Charged Penny?',
		asks: 'You are Amy, with 2 HP. Ben attacks Gurdy, which has 1 HP left, and rolls a 4: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Ben from winning.',
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
		title: 'Monstro for Amy’s fourth soul: Bomb! or XI. Strength?',
		asks: 'You are Ben, with 1 HP. Amy attacks Monstro, which has 1 HP left, and rolls a 4: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
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
		title: 'Little Horn for Ben’s fourth soul: Gold Bomb!! or III. The Empress?',
		asks: 'You are Amy, with 1 HP. Ben attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Ben from winning.',
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
		title: 'Little Horn for Amy’s fourth soul: VI. The Lovers or XIII. Death?',
		asks: 'You are Ben, with 1 HP. Amy attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
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
		title: 'One soul short, a 3 on Monstro: III. The Empress or XIII. Death?',
		asks: 'You are Ben, with 1 HP. You have three souls. You attack Monstro, which has 1 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move with which you still win.',
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
		title: 'Gurdy for Amy’s fourth soul: Bomb! or Soul Heart?',
		asks: 'You are Ben, with 2 HP. Amy attacks Gurdy, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
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
		title: 'Carrion Queen for Amy’s fourth soul: Dagaz or XIII. Death?',
		asks: 'You are Ben, with 1 HP. Amy attacks Carrion Queen, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
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
		title: 'Gold Bomb!! on you: Butter Bean!, Dagaz, Mega Battery or VII. The Chariot?',
		asks: 'You are Amy, with 1 HP. Ben plays Gold Bomb!! on you. Find the one move that keeps you alive.',
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
		title: 'Bomb! on you: Butter Bean!, Placebo or XI. Strength?',
		asks: 'You are Ben, with 1 HP. Amy plays Bomb! on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'Bomb! on you: Butter Bean! or Placebo?',
		asks: 'You are Amy, with 1 HP. Ben plays Bomb! on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: "Bomb! on you: Butter Bean! or Guppy's Paw?",
		asks: 'You are Amy, with 1 HP. Ben plays Bomb! on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: "The Bone on you: Butter Bean! or Guppy's Paw?",
		asks: 'You are Ben, with 1 HP. Amy activates The Bone on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: "Razor Blade on you: Butter Bean! or Guppy's Paw?",
		asks: 'You are Amy, with 1 HP. Ben activates Razor Blade on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'The Bone on you: Butter Bean! or Placebo?',
		asks: 'You are Ben, with 1 HP. Amy activates The Bone on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: "Golden Razor Blade on you: Butter Bean! or Guppy's Paw?",
		asks: 'You are Ben, with 1 HP. Amy activates Golden Razor Blade on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'Gold Bomb!! on you: Butter Bean!, Dagaz, VI. The Lovers or VII. The Chariot?',
		asks: 'You are Ben, with 1 HP. Amy plays Gold Bomb!! on you. Find the one move that keeps you alive.',
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
		title: "Razor Blade on you: Guppy's Paw or No!?",
		asks: 'You are Amy, with 1 HP. Ben activates Razor Blade on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'XIII. Death on you: Butter Bean! or Placebo?',
		asks: 'You are Amy, with 1 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'XIII. Death on you: Butter Bean!, III. The Empress or Placebo?',
		asks: 'You are Amy, with 1 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'XIII. Death on you: Butter Bean!, Charged Penny or Placebo?',
		asks: 'You are Amy, with 2 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'XIII. Death on you: Bomb!, Butter Bean! or Placebo?',
		asks: 'You are Ben, with 1 HP. Amy plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'Chaos Card on you: Butter Bean! or XIII. Death?',
		asks: 'You are Ben, with 2 HP. Amy activates Chaos Card on you. Find the one move that keeps you alive.',
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
		title: 'Tech X on you: Bomb!, Butter Bean!, Gold Bomb!! or Lil Battery?',
		asks: 'You are Ben, with 2 HP. Amy activates Tech X on you. Find the one move that keeps you alive.',
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
		title: 'Chaos Card on you: Butter Bean!, III. The Empress, XI. Strength or XIII. Death?',
		asks: 'You are Ben, with 2 HP. Amy activates Chaos Card on you. Find the one move that keeps you alive.',
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
		title: 'XIII. Death on you: Bomb!, Butter Bean!, Charged Penny or Mega Battery?',
		asks: 'You are Amy, with 2 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive.',
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
		title: 'Tech X on you: Butter Bean!, Gold Bomb!!, XI. Strength or XIII. Death?',
		asks: 'You are Ben, with 1 HP. Amy activates Tech X on you. Find the one move that keeps you alive.',
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
		title: 'XIII. Death on you: Butter Bean! or XIII. Death?',
		asks: 'You are Amy, with 1 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 1 against Mulliboom: III. The Empress or XIII. Death?',
		asks: 'You are Amy, with 1 HP. You attack Mulliboom and roll a 1: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 2 against Pooter: The Bone or nothing?',
		asks: 'You are Ben, with 1 HP. You attack Pooter, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive.',
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
		title: 'A 2 against Pooter: I. The Magician or Lil Battery?',
		asks: 'You are Ben, with 1 HP. You attack Pooter, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 2 against Red Host: III. The Empress or VI. The Lovers?',
		asks: 'You are Amy, with 1 HP. You attack Red Host, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that is sure to keep you alive.',
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
		title: 'A 3 against Fat Bat: I. The Magician or XIII. Death?',
		asks: 'You are Amy, with 1 HP. You attack Fat Bat, which has 1 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 3 against Spider: The Bone or nothing?',
		asks: 'You are Amy, with 1 HP. You attack Spider and roll a 3: a miss. The roll has not resolved yet. Find the one move that keeps you alive.',
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
		title: 'A 1 against Little Horn: Dagaz or Gold Bomb!!?',
		asks: 'You are Ben, with 1 HP. You attack Little Horn and roll a 1: a miss. Its damage to you is on the stack. Find the one move that is sure to keep you alive.',
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
		title: "A 3 against Mom's Eye: Dice Shard or III. The Empress?",
		asks: "You are Ben, with 1 HP. You attack Mom's Eye and roll a 3: a miss. The roll has not resolved yet. Find the one move that is sure to keep you alive.",
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
		title: 'A 1 against Clotty: I. The Magician or XI. Strength?',
		asks: 'You are Amy, with 1 HP. You attack Clotty, which has 1 HP left, and roll a 1: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 3 against Gurdy: Bomb! or Soul Heart?',
		asks: 'You are Ben, with 1 HP. You attack Gurdy, which has 1 HP left, and roll a 3: a miss. Its damage to you is on the stack. Find the one move that is sure to keep you alive.',
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
		title: 'A 2 for XVI. The Tower: I. The Magician or XI. Strength?',
		asks: 'You are Ben, with 1 HP. Amy plays XVI. The Tower and rolls a 2. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 2 for X. Wheel of Fortune: Bomb! or I. The Magician?',
		asks: 'You are Amy, with 1 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 6 for Pills!: I. The Magician or III. The Empress?',
		asks: 'You are Ben, with 1 HP. You play Pills! and roll a 6. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 2 for X. Wheel of Fortune: Charged Penny or I. The Magician?',
		asks: 'You are Ben, with 1 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 1 for II. The High Priestess: Dice Shard or III. The Empress?',
		asks: 'You are Amy, with 2 HP. You have three souls. You play II. The High Priestess on Monstro, which has 2 HP left, and roll a 1. Find the one move with which you are sure to win.',
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
		title: 'A 1 for Blast Miner TNT!: The Bone or nothing?',
		asks: 'You are Ben, with 1 HP. You activate Blast Miner TNT! and roll a 1. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 5 for II. The High Priestess: I. The Magician or XI. Strength?',
		asks: 'You are Amy, with 1 HP. Ben plays II. The High Priestess on Little Horn and rolls a 5. Its soul would be the fourth. Find the one move that keeps Ben from winning. It takes 2 moves until you are safe.',
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
		title: 'A 2 for Blast Miner TNT!: The Bone or nothing?',
		asks: 'You are Amy, with 1 HP. You activate Blast Miner TNT! and roll a 2. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 3 for Head of Krampus: Dice Shard or III. The Empress?',
		asks: 'You are Amy, with 1 HP. Ben activates Head of Krampus and rolls a 3. Find the one move that is sure to keep you alive.',
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
		title: 'A 1 for XVI. The Tower: I. The Magician or Mega Battery?',
		asks: 'You are Amy, with 1 HP. Ben plays XVI. The Tower and rolls a 1. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'One soul short, a 3 on Monstro: Holy Card or I. The Magician?',
		asks: 'You are Amy, with 1 HP. You have three souls. You attack Monstro, which has 1 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move with which you still win. It takes 2 moves until you are safe.',
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
		title:
			'Little Horn for Amy’s fourth soul: Black Heart, Charged Penny, III. The Empress or XIII. Death?',
		asks: 'You are Ben, with 1 HP. Amy attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning.',
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
		title: 'Monstro for Ben’s fourth soul: I. The Magician or Soul Heart?',
		asks: 'You are Amy, with 1 HP. Ben attacks Monstro, which has 1 HP left, and rolls a 5: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that keeps Ben from winning. It takes 2 moves until you are safe.',
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
		title: 'Gurdy for Ben’s fourth soul: I. The Magician, Mega Battery or XI. Strength?',
		asks: 'You are Amy, with 1 HP. Ben attacks Gurdy, which has 1 HP left, and rolls a 4: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that keeps Ben from winning. It takes 2 moves until you are safe.',
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
		title: 'One soul short, a 1 on Gurdy: Holy Card or I. The Magician?',
		asks: 'You are Ben, with 1 HP. You have three souls. You attack Gurdy, which has 1 HP left, and roll a 1: a miss. The roll has not resolved yet. Find the one move with which you still win. It takes 2 moves until you are safe.',
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
		title: 'Little Horn for Amy’s fourth soul: Bomb!, Gold Bomb!! or V. The Hierophant?',
		asks: 'You are Ben, with 1 HP. Amy attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that is sure to keep Amy from winning.',
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
		title: 'One soul short, a 5 on Little Horn: The Bone or nothing?',
		asks: 'You are Amy, with 1 HP. You have three souls. You attack Little Horn, which has 1 HP left, and roll a 5: a miss. The roll has not resolved yet. Find the one move with which you still win.',
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
		title: 'One soul short, a 3 on Monstro: III. The Empress or VII. The Chariot?',
		asks: 'You are Ben, with 1 HP. You have three souls. You attack Monstro, which has 1 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move with which you are sure to win.',
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
		title: 'Gurdy for Amy’s fourth soul: Bomb! or Lil Battery?',
		asks: 'You are Ben, with 2 HP. Amy attacks Gurdy, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that is sure to keep Amy from winning.',
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
		title: 'Gurdy for Ben’s fourth soul: I. The Magician, Soul Heart or XI. Strength?',
		asks: 'You are Amy, with 2 HP. Ben attacks Gurdy, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that keeps Ben from winning. It takes 2 moves until you are safe.',
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
		title: 'Bomb! on you: O. The Fool or nothing?',
		asks: 'You are Amy, with 1 HP. Ben plays Bomb! on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
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
		title: 'Razor Blade on you: O. The Fool or nothing?',
		asks: 'You are Ben, with 1 HP. Amy activates Razor Blade on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
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
		title: 'Gold Bomb!! on you: O. The Fool or nothing?',
		asks: 'You are Ben, with 1 HP. Amy plays Gold Bomb!! on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
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
		title: 'Razor Blade on you: Butter Bean! or Tech X?',
		asks: 'You are Ben, with 1 HP. Amy activates Razor Blade on you. Find the one move that keeps you alive. It takes 4 moves until you are safe.',
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
		title: 'The Bone on you: O. The Fool or nothing?',
		asks: 'You are Amy, with 1 HP. Ben activates The Bone on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
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
		title: 'Razor Blade on you: No! or XIII. Death?',
		asks: 'You are Amy, with 1 HP. Ben activates Razor Blade on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
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
		title: 'Golden Razor Blade on you: O. The Fool or nothing?',
		asks: 'You are Amy, with 1 HP. Ben activates Golden Razor Blade on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
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
		title: 'The Bone on you: Butter Bean! or Razor Blade?',
		asks: 'You are Amy, with 1 HP. Ben activates The Bone on you. Find the one move that keeps you alive. It takes 5 moves until you are safe.',
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
		title: 'Razor Blade on you: Butter Bean! or No!?',
		asks: 'You are Amy, with 1 HP. Ben activates Razor Blade on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
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
		title: 'Bomb! on you: Butter Bean! or O. The Fool?',
		asks: 'You are Amy, with 1 HP. Ben plays Bomb! on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
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
		title: 'Chaos Card on you: O. The Fool or nothing?',
		asks: 'You are Amy, with 1 HP. Ben activates Chaos Card on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'XIII. Death on you: Eve or Placebo?',
		asks: 'You are Amy, with 1 HP. Ben plays XIII. Death on you. Find the one move that keeps you alive. It takes 4 moves until you are safe.',
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
		title: 'XIII. Death on you: Butter Bean! or Razor Blade?',
		asks: 'You are Ben, with 1 HP. Amy plays XIII. Death on you. Find the one move that keeps you alive. It takes 5 moves until you are safe.',
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
		title: 'Tech X on you: O. The Fool or nothing?',
		asks: 'You are Ben, with 1 HP. Amy activates Tech X on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'Tech X on you: Butter Bean! or O. The Fool?',
		asks: 'You are Ben, with 1 HP. Amy activates Tech X on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'Tech X on you: No! or The Bone?',
		asks: 'You are Ben, with 1 HP. Amy activates Tech X on you. Find the one move that keeps you alive. It takes 4 moves until you are safe.',
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
		title: 'Chaos Card on you: O. The Fool or XI. Strength?',
		asks: 'You are Amy, with 1 HP. Ben activates Chaos Card on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'Chaos Card on you: Charged Penny or XI. Strength?',
		asks: 'You are Amy, with 2 HP. Cleo activates Chaos Card on you. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
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
		title: 'XIII. Death on you: O. The Fool or XI. Strength?',
		asks: 'You are Ben, with 1 HP. Amy plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'XIII. Death on you: O. The Fool or nothing?',
		asks: 'You are Ben, with 1 HP. Amy plays XIII. Death on you. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 3 against Monstro: O. The Fool or nothing?',
		asks: 'You are Amy, with 1 HP. You attack Monstro, which has 1 HP left, and roll a 3: a miss. Its damage to you is on the stack. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: "A 2 against Clotty: Book of Belial or Guppy's Paw?",
		asks: 'You are Amy, with 1 HP. You attack Clotty, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 6 moves until you are safe.',
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
		title: 'A 1 against Little Horn: I. The Magician or V. The Hierophant?',
		asks: 'You are Ben, with 1 HP. You attack Little Horn, which has 1 HP left, and roll a 1: a miss. The roll has not resolved yet. Find the one move that is sure to keep you alive. It takes 2 moves until you are safe.',
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
		title: 'A 1 against Gurdy: Mega Battery or Soul Heart?',
		asks: 'You are Ben, with 1 HP. You attack Gurdy, which has 1 HP left, and roll a 1: a miss. Its damage to you is on the stack. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
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
		title: 'A 2 against Clotty: Host Hat or O. The Fool?',
		asks: 'You are Amy, with 1 HP. You attack Clotty, which has 1 HP left, and roll a 2: a miss. Its damage to you is on the stack. Find the one move that is sure to keep you alive. It takes 6 moves until you are safe.',
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
		title: 'A 2 against Pooter: O. The Fool or nothing?',
		asks: 'You are Ben, with 1 HP. You attack Pooter, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
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
		title: 'A 2 against Clotty: I. The Magician or VII. The Chariot?',
		asks: 'You are Amy, with 1 HP. You attack Clotty, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that is sure to keep you alive. It takes 2 moves until you are safe.',
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
		title: "A 2 against Pooter: Guppy's Paw or I. The Magician?",
		asks: 'You are Ben, with 1 HP. You attack Pooter, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 6 moves until you are safe.',
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
		title: 'A 4 against Little Horn: O. The Fool or nothing?',
		asks: 'You are Ben, with 1 HP. You attack Little Horn, which has 1 HP left, and roll a 4: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 3 moves until you are safe.',
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
		title: 'A 2 against Red Host: III. The Empress or Spoon Bender?',
		asks: 'You are Amy, with 1 HP. You attack Red Host, which has 1 HP left, and roll a 2: a miss. The roll has not resolved yet. Find the one move that keeps you alive. It takes 5 moves until you are safe.',
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
		title: 'A 2 for XVI. The Tower: Dice Shard or I. The Magician?',
		asks: 'You are Amy, with 1 HP. Ben plays XVI. The Tower and rolls a 2. Find the one move that is sure to keep you alive. It takes 2 moves until you are safe.',
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
		title: 'A 2 for II. The High Priestess: Box! or V. The Hierophant?',
		asks: 'You are Ben, with 1 HP. Amy plays II. The High Priestess on you and rolls a 2. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 1 for II. The High Priestess: VI. The Lovers or nothing?',
		asks: 'You are Ben, with 1 HP. Amy plays II. The High Priestess on you and rolls a 1. Find the one move that is sure to keep you alive. It takes 2 moves until you are safe.',
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
		title: 'A 2 for X. Wheel of Fortune: Dice Shard or I. The Magician?',
		asks: 'You are Amy, with 2 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that is sure to keep you alive. It takes 2 moves until you are safe.',
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
		title: 'A 2 for X. Wheel of Fortune: Charged Penny, Dice Shard or I. The Magician?',
		asks: 'You are Ben, with 1 HP. You play X. Wheel of Fortune and roll a 2. Find the one move that is sure to keep you alive. It takes 2 moves until you are safe.',
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
		title: 'A 2 for Head of Krampus: Lucky Foot or The D6?',
		asks: 'You are Ben, with 1 HP. Amy activates Head of Krampus and rolls a 2. Find the one move that is sure to keep you alive. It takes 5 moves until you are safe.',
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
		title: 'A 2 for II. The High Priestess: The Bone or VII. The Chariot?',
		asks: 'You are Ben, with 2 HP. Amy plays II. The High Priestess on you and rolls a 2. Find the one move that keeps you alive. It takes 2 moves until you are safe.',
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
		title: 'A 2 for XVI. The Tower: Godhead or Holy Mantle?',
		asks: 'You are Amy, with 1 HP. Ben plays XVI. The Tower and rolls a 2. Find the one move that keeps you alive. It takes 8 moves until you are safe.',
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
		title: 'A 5 for Pills!: Book of Belial or Spoon Bender?',
		asks: 'You are Ben, with 1 HP. You play Pills! and roll a 5. Find the one move that keeps you alive. It takes 4 moves until you are safe.',
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
		title: 'A 2 for II. The High Priestess: Mini Mush or XIII. Death?',
		asks: 'You are Ben, with 1 HP. Amy plays II. The High Priestess on Carrion Queen, which has 2 HP left, and rolls a 2. Its soul would be the fourth. Find the one move that keeps Amy from winning. It takes 5 moves until you are safe.',
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
		title: 'One soul short, a 3 on Monstro: Dice Shard, Holy Card or I. The Magician?',
		asks: 'You are Amy, with 1 HP. You have three souls. You attack Monstro, which has 1 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move with which you are sure to win. It takes 2 moves until you are safe.',
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
		title: 'Little Horn for Amy’s fourth soul: O. The Fool or VI. The Lovers?',
		asks: 'You are Ben, with 2 HP. Amy attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning. It takes 2 moves until you are safe.',
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
		title: 'One soul short, a 3 on Monstro: Godhead or The Bone?',
		asks: 'You are Ben, with 1 HP. You have three souls. You attack Monstro, which has 2 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move with which you are sure to win. It takes 5 moves until you are safe.',
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
		title: 'Monstro for Amy’s fourth soul: O. The Fool or nothing?',
		asks: 'You are Ben, with 2 HP. Amy attacks Monstro, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that keeps Amy from winning. It takes 3 moves until you are safe.',
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
		title: 'Gurdy for Ben’s fourth soul: Dice Shard or I. The Magician?',
		asks: 'You are Amy, with 1 HP. Ben attacks Gurdy, which has 1 HP left, and rolls a 4: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that is sure to keep Ben from winning. It takes 2 moves until you are safe.',
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
		title: 'Gurdy for Amy’s fourth soul: O. The Fool or nothing?',
		asks: 'You are Ben, with 1 HP. Amy attacks Gurdy, which has 1 HP left, and rolls a 5: a hit. Its soul would be the fourth. The damage is on the stack. Find the one move that keeps Amy from winning. It takes 2 moves until you are safe.',
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
		title: 'Little Horn for Amy’s fourth soul: I. The Magician or Placebo?',
		asks: 'You are Ben, with 1 HP. Amy attacks Little Horn, which has 1 HP left, and rolls a 6: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that keeps Amy from winning. It takes 8 moves until you are safe.',
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
		title: 'One soul short, a 1 on Monstro: Dice Shard or I. The Magician?',
		asks: 'You are Ben, with 1 HP. You have three souls. You attack Monstro, which has 1 HP left, and roll a 1: a miss. The roll has not resolved yet. Find the one move with which you are sure to win. It takes 2 moves until you are safe.',
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
		title: 'Gurdy for Ben’s fourth soul: O. The Fool or nothing?',
		asks: 'You are Amy, with 2 HP. Ben attacks Gurdy, which has 1 HP left, and rolls a 4: a hit. Its soul would be the fourth. The roll has not resolved yet. Find the one move that keeps Ben from winning. It takes 3 moves until you are safe.',
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
		title: 'One soul short, a 3 on Carrion Queen: Dice Shard or I. The Magician?',
		asks: 'You are Ben, with 1 HP. You have three souls. You attack Carrion Queen, which has 1 HP left, and roll a 3: a miss. The roll has not resolved yet. Find the one move with which you are sure to win. It takes 2 moves until you are safe.',
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
