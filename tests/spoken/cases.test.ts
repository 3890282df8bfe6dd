import { describe, expect, it } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { whole } from './said.ts';

whole('what somebody has, as a list', [
	[
		'Oona: 2 HP. Items: Glass Cannon. Hand: none. Money: 7. Pax kills her with Tech X (3 counters).',
		'player Pax: | items: Tech X (3 counters)\nplayer Oona: 2 HP, 7¢ | items: Glass Cannon | hand: empty'
	],
	[
		'kid (no cards, 4c) lands a 2 on Knight w/ 1 heart. daddy long legs next to it.',
		'player Ben: 1 HP, 4¢ | hand: empty\nmonsters: Knight, Daddy Long Legs'
	],
	['Boom Fly killed with a 4 by Zoe with everybody on 1 hp.', 'Zoe chooses Boom Fly\nroll 4'],
	[
		'We each had a Soul Heart. Gina Gold Bombs Hans (2 hp). Hans plays his on himself, I also play mine on him.',
		'Hans plays Soul Heart -> Hans\nAmy plays Soul Heart -> Hans'
	],
	["I'm on 24 cents. I activate Smelter discarding a loot.", 'Amy activates Smelter']
]);

whole('what is said of several in one breath, and of whom', [
	[
		'Amy has 1 hp, Ben 2, Cara 1. Amy plays The Tower and rolls a 5.',
		'player Ben: 2 HP\nplayer Cara: 1 HP'
	],
	[
		'Amy has 3 souls, Ben 2 and Cara 1.',
		'player Ben: | souls: Monstro, Famine\nplayer Cara: | souls: Greed'
	],
	['Amy rolls a 1 on Gurdy, takes 1 damage and has 1 hp.', 'monsters: Gurdy, Fly'],
	['Amy rolls a 1 against Gurdy, takes the damage and is at 1.', 'monsters: Gurdy, Fly'],
	[
		'I roll a 6 against The Bloat and it has 1 hp left. Ben plays Soul Heart on it.',
		'Ben plays Soul Heart -> The Bloat'
	],
	['Amy attacks Gurdy, rolls a 2. Ben plays Soul Heart on it.', 'Ben plays Soul Heart -> Amy'],
	['Amy plays Bomb! on Gurdy at 1 HP outside of an attack.', 'monsters: Gurdy (1 HP)'],
	['Gurdy is attacked and has 1 HP.', 'monsters: Gurdy (1 HP), Fly'],
	[
		'Amy has two Bombs and plays both on Gurdy (2 HP).',
		'Amy plays Bomb! -> Gurdy\neveryone passes\neveryone passes\nAmy plays Bomb! -> Gurdy'
	],
	[
		"Ben tapped Cain on Amy's turn to play Lil Battery on his Jawbone.",
		'Ben activates Cain\neveryone passes\nBen plays Lil Battery -> Jawbone'
	]
]);

whole('who goes on, where what they did before says nothing', [
	['Cara loots, plays The Sun.', 'Cara plays XIX. The Sun'],
	['Cara takes her turn: plays The Sun.', 'Cara plays XIX. The Sun'],
	['Cara reveals Gurdy from the deck, attacks it and rolls 3.', 'Cara chooses Gurdy\nroll 3'],
	[
		'Cara starts her turn, loots, then plays Bomb! on Gurdy.',
		'monsters: Gurdy, Fly\n---\nCara plays Bomb! -> Gurdy'
	],
	["At the start of Amy's turn Ben bombs her.", 'turn: Amy, start triggers']
]);

whole('what is answered, and with what', [
	[
		"I attack Gluttony (1 hp). Six. Before the damage Ben slaps down Emergency Contact. My reply is a Butter Bean I'd been hoarding.",
		'Ben plays Emergency Contact -> Gluttony\nAmy plays Butter Bean! -> Emergency Contact'
	],
	[
		'mega bomb from Max incoming to me at 2hp, i use host hat',
		'Max plays Mega Bomb -> Amy\nAmy activates Host Hat'
	],
	[
		'I (active) have already attacked this turn. Ben taps Monster Manual on Hush.',
		'player Amy: 0 attacks\nplayer Ben: | items: Monster Manual'
	],
	[
		'Bruno gives Aaron 5 cents for not killing Chub. Then Aaron kills Chub anyhow with a 6.',
		'Aaron chooses Chub\nroll 6'
	]
]);

whole('what is asked of the rules', [
	[
		'Zeno tries to buy Brimstone with 9 cents. Legal?',
		'player Zeno: 9¢\nshop: Brimstone\n---\nZeno purchases'
	],
	[
		'Theo died with 2 souls, a Breakfast and 1 cent. Can Ulla, who owns Shadow, insist on something else?',
		'1¢ | items: Breakfast'
	],
	[
		'Sonja uses Witch choosing the damage mode on Carrion Queen, and I bean that. Possible?',
		'Sonja plays Witch (mode 1) -> Carrion Queen\nAmy plays Butter Bean! -> Witch'
	],
	[
		'Nils activates Jawbone on me, then he taps The Battery to recharge Jawbone and uses it again the same turn. Can he do that?',
		'Nils activates The Battery -> Jawbone\neveryone passes\nNils activates Jawbone -> Amy'
	],
	[
		'he shot me with golden razor blade (paid the 5c), I butter beaned it. does he get his 5 cents back?',
		'Amy plays Butter Bean! -> Golden Razor Blade'
	],
	[
		'2018 edition, does the monster heal after Ingo fails? Ingo hit Monstro once, then missed.',
		'roll 4\neveryone passes\neveryone passes\neveryone passes\nroll 3'
	],
	['My Two of Clubs got cancelled by Ben.', 'Ben plays Butter Bean! -> Two of Clubs'],
	['First edition base game, Judas vs Maggy. Maggy plays Jera.', 'Maggy plays Jera'],
	[
		'Xenia has 0 cents, 0 loot, and only eternal stuff (The D6).',
		'player Xenia: 0¢ | items: The D6 | hand: empty'
	]
]);

whole('what two things are told of', [
	[
		'Vic purchases two items in one turn: Meat! and Breakfast, with 20 cents.',
		'Vic chooses Meat!\nreveal Dinner\nVic purchases'
	],
	[
		"Eli's Curse of Fatigue: his D6 and Jawbone are tapped.",
		'items: The D6 (deactivated), Jawbone (deactivated) | curses: Curse of Fatigue'
	]
]);

describe('two that nobody names', () => {
	it.each(['Cara has 10 cents and buys two treasures on her turn.', 'Cara buys 2 items.'])(
		'are marked: %s',
		(said) => {
			expect(understand(said).chips.map(({ kind }) => kind)).toContain('unread');
		}
	);
});
