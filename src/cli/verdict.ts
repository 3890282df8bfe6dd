import type { Position } from '#lib/model/position.ts';
import type { EditionId } from '#lib/model/words.ts';
import type { HangsOn, Verdict } from '#lib/scenario/index.ts';
import { answeredQuestion, cardName, playerName } from '#lib/wording/index.ts';
import { rulesLine } from './cited.ts';
import { wrap } from './wrap.ts';

/**
 * What comes if nobody does anything more, for a person to read: the answer with its rules, what it
 * depends on, each player before and after, and the readings it hangs on.
 */
export function verdictLines(
	verdict: Verdict,
	hangsOn: HangsOn,
	position: Position
): readonly string[] {
	return [
		...answerLines(verdict, position.edition, ''),
		...remedyLines(verdict),
		'',
		...playerLines(verdict, position),
		...readingLines(hangsOn, position.edition)
	];
}

function answerLines(verdict: Verdict, edition: EditionId, indent: string): readonly string[] {
	const { sentence, unanswered, rules, refused, dependsOn } = verdict;
	const open = new Intl.ListFormat('en').format(unanswered.map((asked) => `“${asked}”`));
	return [
		wrap(sentence, indent, indent),
		...(open === '' ? [] : [wrap(`Not answered in a word: ${open}.`, indent, indent)]),
		...rulesLine([...new Set([...(refused?.rules ?? []), ...rules])], edition, `${indent}  `),
		...(dependsOn?.outcomes.flatMap(({ words, verdict: one }) => [
			wrap(`${words}:`, `${indent}  • `, `${indent}    `),
			...answerLines(one, edition, `${indent}    `)
		]) ?? [])
	];
}

/** What would make the act legal at which the line stopped. */
function remedyLines({ refused }: Verdict): readonly string[] {
	if (!refused || refused.remedies.found.length === 0) return [];
	const { found, more } = refused.remedies;
	const all = [...found.map(({ words }) => words), ...(more ? ['…'] : [])];
	return [
		'',
		refused.asks ? 'It could be:' : 'It would be legal:',
		...all.map((words) => wrap(words, '  • ', '    '))
	];
}

/** "Amy: 2 → 1 HP · 3¢ → 10¢ · 2 loot cards · + Gurdy". */
function playerLines({ outcome, dependsOn }: Verdict, position: Position): readonly string[] {
	const until = dependsOn ? ['Until then:'] : [];
	const lines = outcome.players.map((player) => {
		const { hp: health, cents, loot, souls, dead } = player;
		const number = ({ before, after }: typeof health, unit: string): string =>
			before === after ? `${after}${unit}` : `${before} → ${after}${unit}`;
		const came = [...player.soulsGained, ...player.itemsGained, ...player.cursesGained];
		const went = [...player.soulsLost, ...player.itemsLost, ...player.cursesLost];
		const facts = [
			`${number(health, ' HP')}${dead ? ', dead' : ''}`,
			number(cents, '¢'),
			number(loot, ' loot'),
			number(souls, souls.after === 1 ? ' soul' : ' souls'),
			...came.map(({ card }) => `+ ${cardName(card)}`),
			...went.map(({ card }) => `− ${cardName(card)}`)
		];
		return wrap(`${playerName(position, player.player)}: ${facts.join(' · ')}`, '  ', '    ');
	});
	return [...until, ...lines];
}

function readingLines({ touched, on, others }: HangsOn, edition: EditionId): readonly string[] {
	if (touched.length === 0) return [];
	const all = touched.map(({ id, value }) =>
		wrap(
			`${answeredQuestion(id, value)} (${id} = ${value}${on.includes(id) ? '' : ': makes no difference here'})`,
			'~ ',
			'  '
		)
	);
	const ways = others.flatMap(({ readings, verdict }) => [
		wrap(
			`If ${Object.entries(readings)
				.map(([id, value]) => `${id} = ${value}`)
				.join(', ')}:`,
			'  • ',
			'    '
		),
		...answerLines(verdict, edition, '    ')
	]);
	return ['', ...all, ...ways];
}
