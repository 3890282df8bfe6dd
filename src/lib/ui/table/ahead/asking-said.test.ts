import { expect, test } from 'vitest';
import { askingIn } from './asking-said.ts';

const QUESTIONS: readonly (readonly [string, ReturnType<typeof askingIn>])[] = [
	['Can anyone still stop it?', 'stopping'],
	['can anybody stop this', 'stopping'],
	['Could Ben still prevent that?', 'stopping'],
	['is there any way to save Amy?', 'stopping'],
	['Can I do anything?', 'stopping'],
	['Can Ben respond to that?', 'stopping'],
	['what are the odds?', 'odds'],
	['What are the odds that anyone can stop it?', 'odds'],
	['how likely is that?', 'odds'],
	["what's the chance that Amy dies", 'odds'],
	['What does it hinge on?', 'hinges'],
	['what could still change it?', 'hinges'],
	['Who wins?', null],
	['does Amy die?', null],
	['Does the bomb cancel it?', null],
	['Can Ben buy it?', null],
	['Does Butter Bean stop it?', null]
];

test.each(QUESTIONS)('“%s” asks for %s', (question, asking) => {
	expect(askingIn(question)).toBe(asking);
});
