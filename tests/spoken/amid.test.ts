import { whole } from './said.ts';

// 7.3, 14: nothing is declared while something lies on the stack.
whole('in the middle of something', [
	["liv ends turn while tom's bomb on her is unresolved", 'stack: Bomb! (Tom) -> Liv'],
	[
		"mid attack ben taps jawbone on me. ben's attack: rolled 1 on spider",
		'Ben chooses Spider\nroll 1\nBen activates Jawbone -> Amy'
	],
	[
		"kit's black rune, gets beaned by me, and kit taps cain to play bean on it",
		'Kit activates Cain\neveryone passes\nKit plays Butter Bean! -> Butter Bean!'
	],
	["kim bombs eve (1hp), then tom death's eve after", 'Tom plays XIII. Death -> Eve']
]);

whole('what is chosen for somebody', [
	['dagaz mode 1 on zoe who has curse of greed', 'Amy plays Dagaz (mode 1) -> Curse of Greed'],
	["mo uses 20/20 to make lea's 3 on trite a 4", 'Mo activates 20/20']
]);
