import { expect, it } from 'vitest';
import { RULINGS } from '../../src/routes/rulings/rulings.server.ts';
import { underView } from '#lib/ui/editions/both-view.ts';
import { overTimeView, turnedIn } from '#lib/ui/editions/over-time.ts';

it('no ruling parts at an expectation, which only looks at what was done before it', () => {
	const turned = RULINGS.filter(({ scenario }) => turnedIn(scenario.scenario) !== null);
	expect(turned.length).toBeGreaterThan(0);
	for (const { slug, scenario } of turned) {
		for (const { says } of overTimeView(scenario.scenario).turns)
			expect(says, slug).not.toContain('expect');
		const under = underView(scenario.scenario, '2024');
		if (under.ok) expect(under.view.divergence?.after ?? '', slug).not.toContain('expect');
	}
});

it('what is answered by the original rules has not changed online', () => {
	const answers = RULINGS.filter(({ edition }) => edition === 'original');
	expect(answers.length).toBeGreaterThan(0);
	for (const { slug, scenario } of answers) expect(turnedIn(scenario.scenario), slug).toBeNull();
});
