/** Questions of what one card does against another, with nothing else told: the one is used against the other. */
import { describe, expect, it } from 'vitest';
import { alike, answerTo, kindsOf, tableOf, whole } from './said.ts';

const answers = (name: string, rows: readonly (readonly [said: string, comes: string])[]): void => {
	describe(name, () => {
		it.each(rows)('%s', (said, comes) => {
			expect(kindsOf(said)).not.toContain('unread');
			expect(answerTo(said)).toContain(comes);
		});
	});
};

// 6.5: what is cancelled does nothing.
alike('one card that cancels another', 'Can I cancel a Bomb with Butter Bean?', [
	'Does Butter Bean cancel Bomb?',
	'does butter bean stop a bomb',
	'Will Butter Bean work on Bomb?',
	'can butter bean counter a bomb?',
	'does butter bean even work against bomb?'
]);

answers('whether it is cancelled', [
	['Does Butter Bean cancel Bomb?', 'Yes. Butter Bean! cancels Bomb! (Ben).'],
	['Does Butter Bean stop a D6 reroll?', 'Yes. Ben takes 1 damage'],
	['can butter bean stop The Bible', 'Yes. Butter Bean! cancels The Bible (Ben).']
]);

// 6.22: what is prevented is not dealt.
answers('whether all damage is prevented', [
	['Will Soul Heart stop a Bomb?', 'Yes. Amy takes no damage.'],
	['Does Soul Heart save me from Bomb at 1 hp?', 'Yes. Amy takes no damage.'],
	['Does Soul Heart stop Gold Bomb?', 'No. Amy dies'],
	['will soul heart protect me from gold bomb at 2 hp', 'No. Amy dies'],
	['Does Dagaz prevent Bomb damage', 'Yes. Amy takes no damage.']
]);

whole('the one at risk has as many HP as are told', [
	['Does Soul Heart save me from Bomb at 1 hp?', 'player Amy: 1 HP, 1 loot play'],
	['Does Yum Heart protect me from Bomb (1 HP)?', 'player Amy: 1 HP']
]);

// "Will" is a name where nothing is asked.
answers('whoever is called Will', [
	['Will bombs me at 1 hp. Do I die?', 'Yes. Amy dies'],
	['Will bombs me. Do I die?', 'No. Amy takes 1 damage'],
	['May bombs me. Do I die?', 'No. Amy takes 1 damage']
]);

it('and is none where something is', () => {
	expect(tableOf("Will Guppy's Paw save me from a Bomb?")).not.toContain('player Will');
	expect(tableOf("May Guppy's Paw be tapped?")).not.toContain('player May');
});
