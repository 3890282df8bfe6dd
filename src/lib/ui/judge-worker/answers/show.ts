import { headingOf } from '../../../rules/book.ts';
import { chapterNameOf, homeOf, ruleIn, type RuleId } from '../../../rules/index.ts';
import type { PlayerOutcome } from '../../../judge/verdict/outcome.ts';
import type { EditionId } from '../../../model/words.ts';
import type { Position } from '../../../model/position.ts';
import { lineText } from '../../../scenario/print/print.ts';
import type { Remedy } from '../../../scenario/remedy/remedies.ts';
import { triedIn } from '../../../scenario/ruling/about.ts';
import type { Verdict } from '../../../scenario/verdict.ts';
import { cardName, playerName } from '../../../wording/index.ts';
import { monsterSentence } from '../../../wording/verdict-people.ts';
import type { ShownPlayer, ShownRule, ShownVerdict } from '../shapes/verdict.ts';
import { playsTo, tapsFor } from './plays.ts';

/** A verdict in words, with what each tap on it plays from the table it was asked at. */
export function shown(verdict: Verdict, at: Position): ShownVerdict {
	const { refused, dependsOn, waits, outcome, readings, end } = verdict;
	const { edition } = at;
	return {
		...settledWords(verdict, edition),
		sentence: verdict.sentence,
		reply: leadingReply(verdict),
		unanswered: [...verdict.unanswered],
		players: outcome.players.map((player) => playerWords(player, at)),
		monsters: outcome.monsters.flatMap((monster) => monsterSentence(monster, at) ?? []),
		refused: refused && {
			sentence: refused.sentence,
			asks: refused.asks,
			rules: ruleWords(refused.rules, edition),
			tried: refused.act && triedIn(refused.act),
			remedies: remedyWords(refused.remedies.found, at),
			needs: refused.needs
		},
		depends: dependsOn && {
			on: dependsOn.what,
			// It stands last.
			sentence: verdict.sentences.at(-1) ?? '',
			outcomes: dependsOn.outcomes.map(({ when, words, verdict: one }) => ({
				...settledWords(one, edition),
				sentence: one.sentence,
				reply: leadingReply(one),
				next: one.waits || one.dependsOn ? (one.sentences.at(-1) ?? null) : null,
				words,
				plays: playsTo(at, dependsOn.question, when)
			}))
		},
		waits: waits && { sentence: waits.sentence, taps: tapsFor(at, waits.question) },
		dice: isRolledFor(verdict),
		open: readings.length > 0,
		end
	};
}

/** Whether a die decides it or is waited for, at once or behind what else decides. */
const isRolledFor = ({ dependsOn, waits }: Verdict): boolean =>
	[dependsOn, waits].some((one) => one?.question.domain.pick === 'roll') ||
	(dependsOn?.outcomes.some(({ verdict }) => isRolledFor(verdict)) ?? false);

/** The answer to what was asked, where it stands first. */
const leadingReply = ({ reply, sentence }: Verdict): string | null =>
	reply !== null && sentence.startsWith(reply) ? reply : null;

/** What a verdict says, in the order of its weight. */
function settledWords(
	{ sentences, because, rules, waits, dependsOn }: Verdict,
	edition: EditionId
): Pick<ShownVerdict, 'headline' | 'because' | 'more' | 'rules'> {
	// What is waited for or decides stands last, and is shown by itself.
	const said = waits || dependsOn ? sentences.slice(0, -1) : sentences;
	const at = said.indexOf(because?.sentence ?? '');
	const headline = at < 0 ? said : said.slice(0, at);
	return {
		headline: headline.length === 0 && at >= 0 ? [said[at] ?? ''] : [...headline],
		because: at > 0 ? (said[at] ?? null) : null,
		more: at < 0 ? [] : said.slice(at + 1),
		rules: ruleWords(rules, edition)
	};
}

/** What would make an act legal, in the notation. */
function remedyWords(found: readonly Remedy[], { players }: Position) {
	const names = players.map(({ name }) => name);
	return found.map(({ kind, words, lines, act }) => ({
		kind,
		words,
		lines: [...lines, act].map((line) => lineText(line, names)),
		plays: [...lines, act]
	}));
}

export const ruleWords = (rules: readonly RuleId[], wanted: EditionId): ShownRule[] =>
	[...new Set(rules)].map((id) => {
		const edition = ruleIn(id, wanted) === null ? homeOf(id) : wanted;
		return { id, edition, chapter: chapterNameOf(id, edition), heading: headingOf(id, edition) };
	});

/** A player before and after: only what is another. */
function playerWords(player: PlayerOutcome, at: Position): ShownPlayer {
	const { hp, cents, loot, souls } = player;
	const came = [...player.soulsGained, ...player.itemsGained, ...player.cursesGained];
	const went = [...player.soulsLost, ...player.itemsLost, ...player.cursesLost];
	return {
		seat: player.player,
		name: playerName(at, player.player),
		died: player.died,
		changes: [
			{ of: 'HP', ...hp },
			{ of: '¢', ...cents },
			{ of: 'loot', ...loot },
			{ of: 'souls', ...souls }
		],
		came: came.map(({ card }) => cardName(card)),
		went: went.map(({ card }) => cardName(card))
	};
}
