/** An ability whose words cannot be read. */
import type { Ability, TargetSpec } from '../grammar.ts';
import { specs, type Body } from './body.ts';
import { BARE, headed, wayIn, type BodyRule, type Unsaid } from './lines.ts';
import { unlessTooMuch, type Purse } from './purse.ts';
import { after, chain, either, stemAt, textOf, words, type Rule, type Text } from './rule.ts';
import { GRAMMAR } from './whole.ts';

/** Whether what stands before a place is said to its end: words that go on may change it. */
const isAtAnEnd = (text: Text, at: number): boolean =>
	text.tokens[at]?.comma === true || ENDS.has(stemAt(text, at - 1)) || at === 0;
const ENDS: ReadonlySet<string> = new Set(['.', ':', '↷', '$']);

/**
 * What is known of it: what it costs, when it triggers and what it targets where
 * that much could be read; the rest the players do by hand.
 * @param purse what may be spent to learn that.
 */
export function leftToTheTable(source: string, unsaid: Unsaid, purse: Purse): Ability {
	const found: { readonly ability: Ability; readonly left: number }[] = [];
	const unread =
		(targets: readonly TargetSpec[]): Rule<Body> =>
		(text, at, next) => {
			const words = text.source.slice(text.tokens[at]?.from ?? text.source.length).trim();
			if (words !== '' && isAtAnEnd(text, at))
				next({ targets, effect: { do: 'by hand', words } }, text.tokens.length);
		};
	const rest: BodyRule = (scope) =>
		either(
			unread([]),
			chain(after(['choose'], specs({ ...scope, targets: [], says: BARE.says })), (targets) =>
				chain(words(['.'], null), () => unread(targets))
			)
		);
	unlessTooMuch(() => {
		headed(wayIn(unsaid, rest))(textOf(source, purse, GRAMMAR), 0, (ability) => {
			if ('effect' in ability && ability.effect.do === 'by hand')
				found.push({ ability, left: ability.effect.words.length });
		});
	});
	const [nearest] = found.sort((a, b) => a.left - b.left);
	return nearest?.ability ?? { way: 'static', standing: { byHand: source } };
}
