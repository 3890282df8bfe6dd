import { hasResolvedRoll } from '../../mechanics/final-rolls.ts';
import { wordOf } from '../../mechanics/filter-words.ts';
import {
	areTargets,
	cannotBeChosen,
	hasTarget,
	haveTargets,
	isTarget
} from '../../mechanics/targets.ts';
import { contextWanted, optionsWanted, specsWanted } from '../../mechanics/ability-of-decision.ts';
import type { Ref } from '../../model/words.ts';
import type { Next } from '../next.ts';
import { ask, type Predicate } from './predicate.ts';
import { keptWords, nameOf, targetOf, targetsOf } from './says.ts';

const namedTargets = ({ decision }: Next): readonly Ref[] =>
	decision && 'targets' in decision ? (decision.targets ?? []) : [];

/** What is named for a loot card or an ability as it is put on the stack: its option and its targets (4, 4.6). */
export const NAMING_PREDICATES = {
	'its option is named': ask(
		({ position, decision }) => {
			if (!decision) return true;
			const options = optionsWanted(position, decision);
			const mode = 'mode' in decision ? decision.mode : undefined;
			return options === 0 ? mode === undefined : mode !== undefined && mode < options;
		},
		['option chosen'],
		'an option must be named where there are some, and only there',
		({ position, decision }) => {
			const options = decision ? optionsWanted(position, decision) : 0;
			const named = decision && 'mode' in decision;
			if (options === 0) return 'there are no options to take';
			return named
				? `there are only ${String(options)} options to take`
				: `one of the ${String(options)} options must be named`;
		}
	),
	'no dead player is chosen': ask(
		(at) => !namedTargets(at).some((ref) => cannotBeChosen(at.position, ref)),
		['dead player chosen'],
		'a dead player cannot be chosen',
		(at) => {
			const dead = namedTargets(at).find((ref) => cannotBeChosen(at.position, ref));
			const who = dead && 'player' in dead ? nameOf(at.position, dead.player) : 'that player';
			return `${who} is dead, and a dead player cannot be chosen`;
		}
	),
	'the roll has not resolved': ask(
		({ position, decision }) =>
			!decision ||
			!hasResolvedRoll(position) ||
			position.stack.some(({ kind }) => kind === 'roll') ||
			!specsWanted(position, decision).some(({ any }) =>
				any.every((filter) => wordOf(filter) === 'dice roll')
			),
		['roll already resolved'],
		'the roll has resolved, so nothing but a final reroll changes its number'
	),
	'a target exists': ask(
		({ position, decision }) => {
			const specs = decision ? specsWanted(position, decision) : [];
			if (!decision || specs.length === 0) return true;
			return haveTargets(position, specs, { ...contextWanted(position, decision), targets: [] });
		},
		['target needed'],
		'there is nothing it could target',
		({ position, decision }) => {
			if (!decision) return 'there is nothing it could target';
			const context = { ...contextWanted(position, decision), targets: [] };
			const specs = specsWanted(position, decision);
			const missing = specs.find((spec) => !hasTarget(position, spec, context));
			return missing
				? `it needs ${targetOf(missing)}, and there is none`
				: `it needs ${targetsOf(specs)}, and there is no such other one`;
		}
	),
	'its targets are named': ask(
		(at) => {
			const { position, decision } = at;
			if (!decision) return true;
			const specs = specsWanted(position, decision);
			const targets = namedTargets(at);
			if (specs.length !== targets.length) return false;
			if (specs.length === 0) return true;
			return areTargets(position, specs, targets, contextWanted(position, decision));
		},
		['targets named'],
		'that is not something it can target',
		(at) => {
			const specs = at.decision ? specsWanted(at.position, at.decision) : [];
			if (specs.length === 0) return 'it has no target';
			const named = namedTargets(at);
			if (named.length === 0) return `its target must be named: ${targetsOf(specs)}`;
			if (named.length !== specs.length)
				return `it needs ${String(specs.length)} targets, and ${String(named.length)} ${named.length === 1 ? 'is' : 'are'} named`;
			const context = at.decision && contextWanted(at.position, at.decision);
			const kept = context && keptWords(at.position, named, context);
			if (kept) return kept;
			const wrong = specs.find((spec, i) => {
				const ref = named[i];
				return !ref || !context || !isTarget(at.position, spec, ref, context);
			});
			return `it needs ${wrong ? targetOf(wrong) : targetsOf(specs)}`;
		}
	)
} as const satisfies Record<string, Predicate>;
