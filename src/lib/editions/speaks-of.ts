import type { Happening } from '../model/happening/index.ts';
import type { RuleId } from '../rules/index.ts';

type Did = Happening['did'];

/** Whether a step is of one of these kinds. */
const of =
	(...kinds: readonly Did[]) =>
	({ did }: Happening): boolean =>
		kinds.includes(did);

/** Whether a card comes into a slot of the shop, or of another deck; no other step at all. */
const fills =
	(isShop: boolean) =>
	(what: Happening): boolean => {
		if (what.did === 'revealed') return (what.deck === 'treasure') === isShop;
		const places: readonly Did[] = ['put into slot', 'uncovered', 'slot stays empty'];
		return 'slot' in what && places.includes(what.did) && (what.slot === 'shop') === isShop;
	};

/**
 * The steps that a rule speaks of, where a point of the game stands under several rules: of those,
 * a step cites the ones that say it. Any other rule is cited for whatever it stands behind.
 */
const SPEAKS_OF: Partial<Readonly<Record<RuleId, (what: Happening) => boolean>>> = {
	'death.at-zero': of('put death'),
	'effect.wears-off': of('effects ended', 'gained effect', 'set stat', 'began effect'),
	'penalty.ends-turn': of('turn ends'),
	'refill.on-stack': of('put procedure'),
	'refill.reveals': fills(false),
	'refill.shop': fills(true),
	'roll.effect-waits': of('rolled', 'put procedure', 'triggered'),
	'roll.defines-effect': of('roll resolved', 'triggered'),
	'roll.final-updates': of('rerolled', 'changed roll'),
	'roll.resolves': of('roll resolved', 'did not trigger'),
	'roll.triggers-above': of('triggered'),
	'turn.heal-step': of('healed all', 'entered phase')
};

/** The rules that speak of a step; all of them where none of them does. */
export function speakingOf(rules: readonly RuleId[], what: Happening): readonly RuleId[] {
	if (rules.every((id) => SPEAKS_OF[id]?.(what) ?? true)) return rules;
	const speaking = rules.filter((id) => SPEAKS_OF[id]?.(what) ?? true);
	return speaking.length > 0 ? speaking : rules;
}
