/**
 * A dispute put to the judge twice: a text played to its end, and the same table driven a decision
 * at a time, as a program of one's own would. Then what could still come of an attack. Run it in a clone with
 *
 *     npm run build:library && node examples/who-is-right.ts
 */
import {
	begin,
	decide,
	explore,
	hingesOf,
	linkFor,
	oddsAt,
	parse,
	placeOf,
	play,
	problemText,
	prompt,
	promptSentence,
	refusalSentence,
	RULES,
	start,
	stoppingOf,
	toldAt,
	toldSentence,
	why,
	type Decision
} from 'fizzle';

const DISPUTE = `
title: Does the bomb still hurt a Fly that is gone?
player Amy: Isaac | hand: Bomb!
player Ben: Cain, 1 loot play | hand: Bomb!
monsters: Fly, Gurdy
monster deck: Big Spider, ...
---
Amy plays Bomb! -> Fly
Ben plays Bomb! -> Fly
everyone passes
everyone passes
everyone passes
everyone passes
expect fizzled: Bomb!
`;

/** What a text comes to, a line a step; the problems of the text where it has any. */
export function verdict(text: string): readonly string[] {
	const parsed = parse(text);
	if (!parsed.ok) return parsed.problems.map((problem) => problemText('dispute', problem));
	const { scenario } = parsed;
	const played = play(scenario);
	if (!played.ok) return played.problems.map(({ message }) => message);
	const said = played.entries
		.flatMap(toldAt)
		.map((told) => `${toldSentence(told)} [${told.step.rules.join(' ')}]`);
	const link = linkFor({ scenario });
	return [
		...said,
		played.held ? 'As expected.' : 'Not as expected.',
		...(link === null ? [] : [`table/#${link}`])
	];
}

/** What the judge says to somebody who attacks while a bomb is on the stack, and why. */
export function refused(text: string): readonly string[] {
	const parsed = parse(text);
	if (!parsed.ok) return [];
	const laid = start(parsed.scenario);
	if (!laid.ok) return [];

	const begun = begin(laid.position);
	const monster = begun.position.slots.monster[0]?.top;
	if (!monster) return [];
	const plays: Decision = {
		do: 'play',
		player: 0,
		card: 'bomb',
		targets: [{ object: monster.id }]
	};
	const decided = decide(begun.position, plays);
	if (!decided.ok) return [refusalSentence(begun.position, plays, decided.refusal)];

	const { position } = decided;
	const attacks: Decision = { do: 'attack', player: 0 };
	const refusal = why(position, attacks);
	return [
		promptSentence(position, prompt(position)),
		...(refusal === null
			? []
			: [
					refusalSentence(position, attacks, refusal),
					...refusal.rules.map((id) => `${id}: ${RULES[id].text} (${placeOf(id)})`)
				])
	];
}

const ATTACK = `
player Amy: Isaac, 2 HP | hand: empty
player Ben: Cain, 1 loot play | hand: Bomb!
monsters: Gurdy (2 HP)
attack: Amy on Gurdy
---
`;

/** What could still come of a table: how likely, whether anybody can stop it, and what it hinges on. */
export function ahead(text: string): readonly string[] {
	const parsed = parse(text);
	const played = parsed.ok ? play(parsed.scenario) : null;
	if (!parsed.ok || !played?.ok) return [];
	const { position } = played;
	const { places, whole } = explore(position, { may: [1], positions: 5_000 });
	const { facts } = oddsAt(position);
	const { line, sentence } = stoppingOf(position);
	return [
		`${String(places.length)} positions can come${whole ? '' : ' at least'} where Ben may respond.`,
		...facts.map((fact) => `${fact.chance.fraction}: ${fact.sentence}`),
		sentence,
		...(line?.text ?? []),
		hingesOf(parsed.scenario, played).sentence
	];
}

for (const line of [...verdict(DISPUTE), '', ...refused(DISPUTE), '', ...ahead(ATTACK)])
	console.log(line);
