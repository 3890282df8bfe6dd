/** What two scenarios say differently of the same matter: a twin must go otherwise in what it says. */
import { ABOUT } from '#lib/scenario/expect/step-words.ts';
import {
	isEdit,
	isExpectation,
	play,
	type Act,
	type Expectation,
	type Line,
	type Scenario,
	type StepPattern
} from '#lib/scenario/index.ts';

/** What a line says of one matter: so many ¢, a step that came or did not, a decision that is allowed. */
interface Claim {
	readonly matter: string;
	readonly says: string;
	readonly line: Expectation | null;
}

const PAIRS: Readonly<Record<string, string>> = { missed: 'hit' };

/** What is said of a step: that it came, with which numbers. */
function ofStep(line: Expectation, pattern: StepPattern, came: boolean): readonly Claim[] {
	const { did, about = [], words = [] } = pattern;
	const things = about.filter(({ is }) => is !== 'number');
	const numbers = about.filter(({ is }) => is === 'number');
	const matter = JSON.stringify(['step', PAIRS[did] ?? did, ...things]);
	const whole = JSON.stringify(['step', PAIRS[did] ?? did]);
	if (!came) return [{ matter, says: 'never', line }];
	const says = JSON.stringify([did, ...numbers, ...words]);
	return matter === whole
		? [{ matter, says, line }]
		: [
				{ matter, says, line },
				{ matter: whole, says: 'came', line }
			];
}

const ofFacts = (line: Expectation, who: string, facts: object): readonly Claim[] =>
	Object.entries(facts).map(([key, value]) => ({
		matter: `${who}: ${key}`,
		says: JSON.stringify(value),
		line
	}));

/** What is said of a decision, and of the same at whatever target. */
function ofAct(act: Act, says: string, line: Expectation | null): readonly Claim[] {
	const claim = (of: Act): Claim => ({ matter: JSON.stringify(of), says, line });
	if (act.do !== 'play' && act.do !== 'activate') return [claim(act)];
	const { targets: _, ...anywhere } = act;
	return act.targets ? [claim(act), claim(anywhere)] : [claim(act)];
}

/** What a line of a script says. */
function claimsOf(line: Line): readonly Claim[] {
	if (isEdit(line)) return [];
	if (!isExpectation(line)) return ofAct(line, 'allowed', null);
	switch (line.expect) {
		case 'player':
			return ofFacts(line, line.player, line.facts);
		case 'object':
			return ofFacts(line, line.object.card, line.facts);
		case 'steps':
			return line.steps.flatMap((step) => ofStep(line, step, true));
		case 'no step':
			return ofStep(line, line.step, false);
		case 'fizzled':
		case 'cancelled':
		case 'resolved':
		case 'triggered':
		case 'died':
			return ofStep(line, { did: ABOUT[line.expect], about: [line.thing] }, true);
		case 'not triggered':
			return ofStep(line, { did: 'triggered', about: [line.thing] }, false);
		case 'refused':
			return ofAct(line.act, 'refused', line);
		case 'legal':
			return ofAct(line.act, 'allowed', line);
		case 'rules':
		case 'reading':
			return [];
		default: {
			const { expect: matter, ...says } = line;
			return [{ matter, says: JSON.stringify(says), line }];
		}
	}
}

/** Of each matter, what a script says last. */
const claimsIn = ({ script }: Scenario): ReadonlyMap<string, Claim> =>
	new Map(script.flatMap(claimsOf).map((claim) => [claim.matter, claim]));

/** Whether a claim is true before anything has been done. */
function holdsAtOnce(scenario: Scenario, { line }: Claim): boolean {
	if (!line) return false;
	const played = play({ ...scenario, script: [line] });
	return played.ok && played.held;
}

/** The matters of which two scenarios say different things that came about in at least one of them. */
export function atOdds(one: Scenario, other: Scenario): readonly string[] {
	const others = claimsIn(other);
	return [...claimsIn(one)].flatMap(([matter, claim]) => {
		const against = others.get(matter);
		if (!against || against.says === claim.says) return [];
		return holdsAtOnce(one, claim) && holdsAtOnce(other, against) ? [] : [matter];
	});
}
