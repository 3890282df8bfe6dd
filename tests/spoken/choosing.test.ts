import { expect, it } from 'vitest';
import { alike, answerTo, whole } from './said.ts';

/* What is chosen, in the words that people have for it: the same comes of each. */

alike('an option', 'Amy plays XIV. Temperance (option 2).', [
	'Amy plays Temperance and takes option 2.',
	'Amy plays Temperance, second option.',
	'Amy plays Temperance choosing option two.',
	'Amy plays Temperance, picking the 2nd option.',
	'Amy plays Temperance with the second choice.',
	'Amy plays Temperance. She goes with option 2.',
	'Amy plays Temperance. She chooses the second one.',
	'Amy plays Temperance. She picks the second.',
	'Amy plays Temperance for 8 cents.',
	'Amy plays Temperance and goes for the 2 damage.',
	'Amy plays Temperance and wants the 8 cents.',
	'Amy plays Temperance and takes 2 damage for 8 cents.',
	'Amy plays Temperance, taking the 2 damage.',
	'Amy plays Temperance to gain 8 cents.',
	'Amy plays Temperance, the 8 cents part.',
	'Amy plays Temperance, the one with 8 cents.',
	'Amy plays Temperance, mode 2.',
	'Amy plays Temperance (2nd).',
	'Amy plays Temperance, the latter option.',
	'Amy plays Temperance and names the second mode.',
	'Amy plays Temperance and announces option 2.',
	'Amy plays Temperance with mode 2.',
	'Amy takes option 2 of Temperance.',
	'Amy uses the second option of Temperance.',
	"Amy's Temperance is for option 2.",
	'Amy plays Temperance, and the option is the second.',
	'Amy plays the second half of Temperance.',
	'Amy plays Temperance. Her choice: option 2.',
	'Amy plays Temperance. Her choice is the second option.',
	'Amy plays Temperance and decides on option 2.',
	'Amy plays Temperance and says "second".',
	'Amy plays Temperance, "option two please".',
	'Amy chooses the second option on Temperance.',
	'Amy plays Temperance in its second mode.',
	'Amy plays Temperance, electing the second option.',
	'Amy opts for the second option of Temperance.'
]);

alike(
	'a number that is chosen',
	'Amy attacks Hopper and rolls a 2. Ben plays I. The Magician on the roll and chooses 6.',
	[
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician and makes it a 6.',
		'Amy attacks Hopper and rolls a 2. Ben magicians it to a 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician on it, choosing 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician on it, picking a 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician, turning it into a 6.',
		'Amy attacks Hopper and rolls a 2. Ben uses The Magician to make it a 6.',
		'Amy attacks Hopper and rolls a 2. Ben changes it to a 6 with The Magician.',
		'Amy attacks Hopper and rolls a 2. Ben turns the 2 into a 6 using The Magician.',
		'Amy attacks Hopper and rolls a 2. With The Magician Ben makes it a 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician, 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician: 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician and says 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician and names 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician and calls a 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician and sets it to 6.',
		'Amy attacks Hopper and rolls a 2. Ben sets the roll to 6 with The Magician.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician so it is a 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician so that it becomes a 6.',
		"Amy attacks Hopper and rolls a 2. Ben's Magician makes it a 6.",
		"Amy attacks Hopper and rolls a 2. Ben's Magician turns it into a 6.",
		'Amy attacks Hopper and rolls a 2. The Magician from Ben turns it into a 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician and it is now a 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician on her roll and wants a 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician for a 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician and takes a 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician and goes with 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician, value 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician. He picks 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician. He chooses a 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician. Six it is.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician. Now it is a 6.',
		'Amy attacks Hopper and rolls a 2. Ben Magicians her 2 into a 6.',
		'Amy attacks Hopper and rolls a 2. Ben plays The Magician, changing her 2 to a 6.',
		'Amy attacks Hopper and rolls a 2. Ben modifies it to a 6 with The Magician.',
		'Amy attacks Hopper and rolls a 2. Ben bumps it up to a 6 with The Magician.'
	]
);

alike('a target', 'Ben uses Mr. Boom on Amy.', [
	'Ben taps Mr. Boom targeting Amy.',
	'Ben taps Mr. Boom, target Amy.',
	'Ben taps Mr. Boom. Target: Amy.',
	'Ben taps Mr. Boom and picks Amy.',
	'Ben taps Mr. Boom and chooses Amy.',
	'Ben taps Mr. Boom and aims it at Amy.',
	'Ben taps Mr. Boom, aiming at Amy.',
	'Ben taps Mr. Boom and points at Amy.',
	'Ben aims Mr. Boom at Amy.',
	'Ben points Mr. Boom at Amy.',
	'Ben targets Amy with Mr. Boom.',
	'Ben picks Amy for Mr. Boom.',
	'Ben chooses Amy for his Mr. Boom.',
	'Ben chooses Amy as the target of Mr. Boom.',
	"Ben's Mr. Boom is on Amy.",
	"Ben's Mr. Boom targets Amy.",
	"Ben's Mr. Boom is aimed at Amy.",
	"Amy is the target of Ben's Mr. Boom.",
	'Ben activates Mr. Boom with Amy as the target.',
	'Ben activates Mr. Boom against Amy.',
	'Ben activates Mr. Boom. Amy is his target.',
	'Ben activates Mr. Boom. He targets Amy.',
	'Ben activates Mr. Boom, naming Amy.',
	'Ben activates Mr. Boom and names Amy.',
	'Ben activates Mr. Boom and says "Amy".',
	'Ben wants to Mr. Boom Amy.',
	'Ben uses Mr. Boom to hit Amy.',
	'Ben uses Mr. Boom to damage Amy.',
	'Ben uses Mr. Boom to hurt Amy.',
	'Ben uses Mr. Boom to deal damage to Amy.',
	'Ben uses Mr. Boom and Amy is chosen.',
	'Ben deals 1 damage to Amy with Mr. Boom.',
	"Amy gets hit by Ben's Mr. Boom.",
	'Amy gets Mr. Boomed by Ben.',
	"Amy is targeted by Ben's Mr. Boom.",
	'Amy takes a Mr. Boom from Ben.',
	'Ben flips Mr. Boom at Amy.',
	'Ben turns Mr. Boom sideways for Amy.',
	'Ben uses his Mr. Boom ability on Amy.',
	'Ben uses the ability of Mr. Boom on Amy.',
	'Ben uses the tap ability of Mr. Boom on Amy.'
]);

alike(
	'a purchase of what nobody knows',
	'Amy buys the top card of the treasure deck. It is Dry Baby.',
	[
		'Amy buys from the top of the treasure deck and gets Dry Baby.',
		'Amy buys blind and gets Dry Baby.',
		'Amy buys blind and it is Dry Baby.',
		'Amy buys blind, Dry Baby.',
		'Amy purchases from the deck: Dry Baby.',
		"Amy purchases off the top of the treasure deck. It's Dry Baby.",
		'Amy buys the top of the deck, which is Dry Baby.',
		'Amy buys the top card, it turns out to be Dry Baby.',
		'Amy buys the unknown top card of the treasure deck and hits Dry Baby.',
		'Amy buys blind and finds Dry Baby.',
		'Amy buys blind and flips Dry Baby.',
		'Amy buys the top treasure. Dry Baby comes up.',
		'Amy purchases the top treasure and draws Dry Baby.',
		'Amy buys off the deck and lands Dry Baby.',
		'Amy buys from the deck. The card is Dry Baby.'
	]
);

alike(
	'an attack on what nobody knows',
	'Amy attacks the monster deck. It is Hopper. She rolls a 4.',
	[
		"Amy attacks the top of the monster deck, it's Hopper, she rolls a 4.",
		'Amy attacks blind, reveals Hopper and rolls a 4.',
		'Amy attacks the deck and flips Hopper, rolls a 4.',
		'Amy attacks the top card of the monster deck. Hopper comes up. She rolls a 4.',
		'Amy goes for the monster deck and gets Hopper, rolls 4.',
		'Amy attacks the unknown top card; it turns out to be Hopper. 4.',
		'Amy blind attacks, Hopper, 4.',
		"Amy attacks off the top, and it's a Hopper. She rolls a 4.",
		'Amy attacks the deck, which reveals Hopper. She rolls a 4.',
		'Amy fights the top of the deck, a Hopper, and rolls a 4.',
		'Amy attacks the monster deck: Hopper. Roll: 4.'
	]
);

alike(
	'what asks and is accepted',
	'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She accepts.',
	[
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She makes it a 6.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She uses the Sacred Heart.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. Sacred Heart turns it into a 6.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She says yes to Sacred Heart.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She takes the 6.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She wants the 6.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She lets it trigger.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. Sacred Heart triggers and she makes it a 6.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She chooses to use Sacred Heart.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She turns it into a 6 with Sacred Heart.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. It becomes a 6 because of Sacred Heart.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She changes it to a 6.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She agrees.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She decides to change it to a 6.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. She opts to make it a 6.',
		'Amy has Sacred Heart. Amy attacks Hopper and rolls a 1. Sacred Heart makes it a 6.'
	]
);

alike('an attack more', 'Amy plays Key (option 1).', [
	'Amy plays Key for another attack.',
	'Amy plays Key for an extra attack.',
	'Amy plays Key to attack again.',
	'Amy plays Key to get an extra attack.',
	'Amy plays Key to gain one more attack.',
	'Amy plays Key and chooses the attack option.',
	'Amy plays Key and takes the extra attack.'
]);

alike('an option by what it is about', 'Amy uses Flush! (option 1).', [
	'Amy uses Flush!, monsters option.',
	'Amy uses Flush! (the monsters option).'
]);

alike(
	'when it is done is no option',
	"On Ben's turn Ben attacks, Amy plays Dagaz (option 2) on herself.",
	["Amy plays Dagaz on herself during Ben's attack."]
);

/* 8, 9: an attack waits until nothing is on the stack; what nobody knows of cards is chosen somehow before that. */
whole('what is looked at by the way does not stay on the stack', [
	['Judas plays The Hanged Man then buys Meat!', 'Judas chooses Meat!'],
	['Amy plays XVIII. The Moon and then attacks Fly, rolls 3', 'Amy chooses Fly\nroll 3']
]);
it('and what somebody has to choose is asked for', () => {
	expect(answerTo("Amy uses Guppy's Paw, then attacks Fly and rolls 2")).toMatch(
		/Amy has to choose first/u
	);
});
