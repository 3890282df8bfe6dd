import type { Term, TermId } from '../2023/glossary.ts';

/** The words of the game that the online rulebook explains otherwise, or that lead on to its new rules. */
export const TERMS_2024: Partial<Readonly<Record<TermId, Pick<Term, 'text' | 'rules'>>>> = {
	boss: {
		text: 'A monster that has a soul icon. Bosses tend to be harder to kill and to bring more.',
		rules: ['boss.soul-icon', 'death.monster.soul']
	},
	'replacement-effect': {
		text: 'A continuous effect that changes what is about to happen. Mostly it says instead, often with an if for when it applies; what says prevent or skip, or begins with as or this enters play, is one too. It is not an ability, but comes from one.',
		rules: ['effect.replacement', 'effect.instead-timing', 'effect.prevent', 'effect.skip']
	},
	counter: {
		text: 'Anything small that marks a card: a coin, a bead, a die. Some counters give an ability besides.',
		rules: ['counter.put', 'counter.special']
	},
	heal: {
		text: 'To get back lost HP, never beyond the maximum and not under a pending death.',
		rules: ['heal.amount', 'heal.not-under-death', 'death.player.no-heal']
	}
};
