import type { DifferenceKind } from '../judge/verdict/because.ts';
import type { Outcome } from '../judge/verdict/outcome.ts';
import type { Decision } from '../model/decision.ts';
import type { Question } from '../model/question.ts';
import type { Seat } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';
import type { ReadingId } from '../rules/readings.ts';
import type { Step } from '../rules/step.ts';
import type { Remedies } from './remedy/remedies.ts';
import type { SingleAct } from './resolve.ts';

/** The step that made the difference. */
export interface Because {
	readonly kind: DifferenceKind;
	/** Null where the outcome says it already, as with a death. */
	readonly sentence: string | null;
	readonly step: Step;
}

/** What an outcome hangs on, with every outcome it may have: never two that are the same. */
export interface DependsOn {
	readonly who: Seat;
	readonly question: Question;
	/** "Amy's roll for Guppy's Collar". */
	readonly what: string;
	readonly outcomes: readonly {
		/** The answers that come to it. */
		readonly when: readonly Decision[];
		/** "1–3". */
		readonly words: string;
		readonly verdict: Verdict;
	}[];
	/** Whether every answer has been followed. */
	readonly followed: boolean;
}

/** An act that the rules forbid, with the reason. */
export interface RefusedAct {
	/** Null where everyone was to pass. */
	readonly act: SingleAct | null;
	readonly sentence: string;
	/** The sentence is a question: nothing is wrong with it, but what it is done to, or how, was not said. */
	readonly asks: boolean;
	readonly rules: readonly RuleId[];
	/** What would make it legal, or the answers where it asks. */
	readonly remedies: Remedies;
	/** What the card answers, and when that can be; null where a remedy says it, or it answers nothing. */
	readonly needs: string | null;
}

/** What comes of a line if nobody does anything more. Plain data. */
export interface Verdict {
	/** The answer in a few words: what was asked, then deaths and souls, then the rest, then why. */
	readonly sentence: string;
	/** "Yes.", "Not yet.", "Amy.": the answer to the question of the title; null where none was understood, or the outcome does not say it. */
	readonly reply: string | null;
	/** What the title asks that wants such a word and gets none. */
	readonly unanswered: readonly string[];
	readonly sentences: readonly string[];
	/** What the line comes to; where something decides, what it comes to until then. */
	readonly outcome: Outcome;
	readonly because: Because | null;
	/** The rules of the step that made the difference, then those of the other steps that count. */
	readonly rules: readonly RuleId[];
	/** The open questions that any step hangs on. */
	readonly readings: readonly ReadingId[];
	/** The act that ended the line, as it is not legal. */
	readonly refused: RefusedAct | null;
	readonly dependsOn: DependsOn | null;
	/** What nobody has said, and without which it goes no further: the die of an attack, a card. */
	readonly waits: { readonly question: Question; readonly sentence: string } | null;
	/** `limit`: there is more to follow than is followed. */
	readonly end: 'done' | 'waits' | 'depends' | 'limit';
}
