/** Mutants of the cards of other sets that no scenario notices, by name, and why. */
export const SURVIVING_CARDS: readonly {
	readonly reason: string;
	readonly names: readonly string[];
}[] = [
	{
		reason: 'The same: only combat damage comes from an attack roll.',
		names: [
			'infamy, line 1: standing.replace.event.combat left out',
			'moms-knife, line 2: when.combat left out',
			'pink-eye, line 1: when.combat left out',
			'placenta, line 2: standing.replace.event.combat left out',
			'cursed-eye, line 1: standing.replace.event.combat left out',
			'flaming-hopper, line 1: standing.replace.event.combat left out',
			'dead-weight, line 1: standing.replace.event.combat left out',
			'ball-of-bandages, line 1: standing.replace.event.combat left out',
			'fire-mind, line 1: standing.replace.event.combat left out',
			'fire-mind, line 2: standing.replace.event.combat left out',
			'halo-of-flies, line 1: standing.replace.event.combat left out',
			'hitops, line 1: standing.replace.event.combat left out',
			'the-gorm, line 3: standing.replace.event.combat left out',
			'cube-of-meat1, line 1: standing.replace.event.combat left out',
			'cube-of-meat2, line 1: standing.replace.event.combat left out',
			'cube-of-meat3, line 1: standing.replace.event.combat left out',
			'cube-of-meat3, line 2: standing.replace.event.combat left out'
		]
	},
	{
		reason:
			'The same: when everybody has rolled, the one line of the table is read for any number.',
		names: ['qwop, line 1: effect.outcomes.0.on other numbers']
	},
	{
		reason: 'The same: only the active player, who is “you” of a room or a monster, purchases.',
		names: ['social-goals, line 5: when.who is "you"', 'holy-greed, line 2: when.who is "you"']
	},
	{
		reason: 'The same: “you” of a room is the active player, whose turn starts.',
		names: ['everything-must-go, line 2: when.who is "you"']
	},
	{
		reason: 'The same: a reward of nothing is none.',
		names: [
			'moms-heart, line 2: dropped',
			'balrog, line 2: dropped',
			'it-lives, line 2: dropped',
			'p-it-lives, line 2: dropped',
			'balrog, line 1: when.when is "after rewards"',
			'monster-card, line 1: dropped'
		]
	},
	{
		reason: 'The same: a cost is paid with what one controls, whatever else there is.',
		names: ['contract-from-below, line 1: cost.0.what.where without the 1.']
	},
	{
		reason: 'The same: “you” and “they” are one player, who would gain it.',
		names: [
			'poker-chip, line 1: standing.replace.by.instead.effect.who is "they"',
			'poker-chip, line 1: standing.replace.by.instead.effect.outcomes.0.effect.who is "they"',
			'poker-chip, line 1: standing.replace.by.instead.effect.outcomes.1.effect.who is "they"'
		]
	},
	{
		reason: 'The same: what nobody controls has no controller to be asked for another.',
		names: [
			'spindown-dice, line 1: effect always',
			'spindown-dice, line 1: effect.condition.fits.where without the 1.',
			'berkano, line 1: effect always',
			'berkano, line 1: effect.condition.fits.where without the 1.'
		]
	},
	{
		reason:
			'The same: “you” of a soul is who controls it, of a monster or a room the active player, who attacks and whose turn starts.',
		names: [
			'moms-heart, line 1: when.who is "you"',
			'dogma, line 1: when.who is "you"',
			'ultra-greed, line 1: when.who is "you"',
			'the-mirror, line 1: when.who is "you"',
			'angelic-intervention, line 1: effect.who is "you"',
			'angelic-intervention, line 1: effect.effect.of is "you"'
		]
	},
	{
		reason: 'The same: whoever sells it does not bid.',
		names: ['auction-gavel, line 1: effect.who.where without the 1.']
	},
	{
		reason:
			'The same: as it enters play it has no gold counter yet, and its other line is the one it would have twice.',
		names: ['golden-trinket, line 2: standing.abilitiesOf.where without the 1.']
	},
	{
		reason: 'The same: it costs nothing.',
		names: ['shopkeeper, line 2: cost left out']
	},
	{
		reason: 'The same: what becomes an item is gained by the one whose ability says so.',
		names: [
			'charmed-vis, line 1: effect.effect.steps without the 2.',
			'charmed-vis, line 1: effect.effect.steps.1 not done',
			'charmed-vis, line 1: effect.effect.steps.1.who is "they"',
			'balrog, line 1: effect.steps without the 2.',
			'balrog, line 1: effect.steps.1 not done',
			'nightmare-tick, line 1: effect.outcomes.1.effect.steps without the 2.',
			'nightmare-tick, line 1: effect.outcomes.1.effect.steps.1 not done',
			'nightmare-tick, line 1: effect.outcomes.1.effect.steps.1.who is "they"',
			'pills-blue-blue, line 1: effect.outcomes.0.effect.steps without the 2.',
			'pills-blue-blue, line 1: effect.outcomes.0.effect.steps.1 not done',
			'pills-blue-blue, line 1: effect.outcomes.0.effect.steps.1.who is "they"'
		]
	},
	{
		reason: 'The same: a turn ends once, and what waits for that is gone with it.',
		names: [
			'possession, line 1: effect.steps.2.until is "indefinitely"',
			'possession, line 1: effect.steps.2.once left out',
			'plan-c, line 1: effect.steps.1.until is "indefinitely"',
			'plan-c, line 1: effect.steps.1.once left out',
			'murder, line 1: effect.steps.1.once left out',
			'hubert-cumberdale, line 2: effect.effect.until is "indefinitely"',
			'hubert-cumberdale, line 2: effect.effect.once left out'
		]
	},
	{
		reason:
			'The same: who attacks is the active player, and so is “you” of a monster, and attack rolls are made on one’s own turn.',
		names: [
			'steven-monster, line 1: effect.who is "you"',
			'aa-polycephalus, line 1: effect.when.who is "you"',
			'brain, line 1: effect.who is "you"',
			'dingle, line 1: effect.who is "you"',
			'dingle, line 1: effect.outcomes.0.effect.who is "you"',
			'cursed-eye, line 2: effect.steps.0 always',
			'min-min, line 3: effect.who is "you"'
		]
	},
	{
		reason: 'The same: nothing can keep everything from being cancelled, however little there is.',
		names: [
			'steven-monster, line 2: effect whatever comes of the first',
			'mega-bean, line 1: effect.options.0.effect whatever comes of the first',
			'mega-bean, line 1: effect.options.1.effect whatever comes of the first',
			'mega-bean, line 1: effect.options.2.effect whatever comes of the first'
		]
	},
	{
		reason: 'The same: no counters are as good as none to count or to remove.',
		names: [
			'red-proglottid, line 2: when.who.where without the 1.',
			'red-proglottid, line 3: standing.of.where without the 1.',
			'red-proglottid, line 4: standing.of.where without the 1.'
		]
	},
	{
		reason: 'The same: whoever has died of damage has HP to heal, unless 1 is all they can have.',
		names: ['1-up, line 1: effect.steps.0.second.steps.1 whatever comes of the first']
	},
	{
		reason: 'The same: it asks for so many counters first, so all of them can be removed.',
		names: [
			'hypercoagulation, line 3: effect.effect whatever comes of the first',
			'chocolate-milk, line 1: effect.steps.1.effect.effect whatever comes of the first'
		]
	},
	{
		reason: 'The same: “you” and “they” are one player, who controls it.',
		names: [
			'lemegeton, line 1: effect.steps.1.effect.who is "they"',
			'judas-shadow, line 2: effect.first.who is "they"',
			'judas-shadow, line 2: effect.second.who is "they"',
			'wishbone, line 1: effect.who is "they"'
		]
	},
	{
		reason: 'The same: both parts are as much, or the ¢ for it were paid into the pool just now.',
		names: [
			'judas-shadow, line 2: effect whatever comes of the first',
			'keepers-box, line 2: effect whatever comes of the first'
		]
	},
	{
		reason:
			'The same: a soul has no abilities that work, whether it has lost them or not, and what is in play can become one.',
		names: [
			'ultra-flesh-kid, line 2: effect.effect whatever comes of the first',
			'ultra-flesh-kid, line 2: effect.effect.second not done',
			'ultra-flesh-kid, line 2: effect.effect.second.until is "end of turn"',
			'cursed-soul, line 1: effect.steps.1.effect whatever comes of the first',
			'cursed-soul, line 1: effect.steps.1.effect.second not done',
			'cursed-soul, line 1: effect.steps.1.effect.second.until is "end of turn"'
		]
	},
	{
		reason: 'The same: nothing can keep damage that a player takes from being put on the stack.',
		names: ['cursed-soul, line 1: effect.steps.0 whatever comes of the first']
	},
	{
		reason: 'The same: it has been destroyed itself by then, or cannot be.',
		names: ['magic-skin, line 2: effect.outcomes.0.effect.effect.steps.1.of.0.where without the 1.']
	},
	{
		reason: 'The same: the attack ends as its target leaves play, cancelled or not.',
		names: ['emergency-contact, line 1: effect whatever comes of the first']
	},
	{
		reason:
			'The same: who attacks is the active player, and so is “you” of a monster; turns start and end for the active player.',
		names: [
			'holy-psy-horf, line 1: when.who is "you"',
			'widow-summer, line 1: when.who is "you"',
			'rag-mega, line 1: when.who is "you"',
			'aa-gurdy, line 2: when.who is "you"',
			'hubert-cumberdale, line 2: effect.effect.when.who is "you"',
			'the-adversary-summer1, line 1: when.who is "you"',
			'the-adversary, line 1: when.who is "you"',
			'javon, line 1: when.who is "you"',
			'keke-is-you, line 1: when.who is "you"',
			'zombie-jesus, line 1: when.who is "you"',
			'the-gorm, line 1: when.who is "you"',
			'time-eater, line 1: when.who is "you"',
			'min-min, line 1: when.who is "you"',
			'aa-rag-mega, line 1: when.who is "you"',
			'min-min, line 2: when.who is "you"',
			'cereus-peashy, line 1: when.who is "you"',
			'war-summer, line 1: when.who is "you"',
			'krampus-summer, line 1: when.who is "you"',
			'the-rainmaker-summer, line 2: when.who is "you"',
			'big-horn, line 1: when.who is "you"',
			'dick-knot, line 1: when.who is "you"',
			'dick-knot, line 4: when.who is "you"',
			'monster-card, line 2: when.who is "you"'
		]
	},
	{
		reason: 'The same: “you” of a soul is who controls it, as whoever gains it does.',
		names: ['p-it-lives, line 1: when.who is "you"']
	},
	{
		reason: 'The same: nobody can attack themselves, whoever may be attacked.',
		names: [
			'conquest-summer, line 1: effect.steps.0.standing.attackable.where without the 1.',
			'conquest-summer, line 1: effect.steps.1.target.player.where without the 1.'
		]
	},
	{
		reason: 'The same: only the active player attacks, and nobody attacks themselves.',
		names: [
			'battle-royale3, line 1: standing.attackable.where without the 1.',
			'battle-royale4, line 1: standing.attackable.where without the 1.',
			'battle-royale5, line 1: standing.attackable.where without the 1.'
		]
	},
	{
		reason: 'The same: one activates what one controls, and pays with what one controls.',
		names: [
			'focus, line 3: when.what.where without the 1.',
			'grubfather, line 3: cost.0.what.where without the 1.'
		]
	},
	{
		reason: 'The same: it waits for what it prevents itself, and that ends with the turn.',
		names: ['blanks, line 1: effect.steps.1.until is "indefinitely"']
	}
];
