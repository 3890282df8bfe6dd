import type { Ability, Keyword } from '../../abilities/grammar.ts';
import type { CardKind } from '../../cards/card.ts';
import type { RuleId } from '../../rules/index.ts';

/** The rules that any ability of a kind uses (4). */
export const RULES_OF_WAY: Readonly<Record<Ability['way'], readonly RuleId[]>> = {
	loot: ['loot.play'],
	tap: ['ability.tap'],
	paid: ['ability.cost'],
	trigger: ['trigger.condition'],
	static: ['effect.standing'],
	reward: ['death.monster.rewards', 'monster.reward-active']
};

/** The rules that a keyword stands for (4.6); being a Guppy item does nothing by itself. */
export const RULES_OF_KEYWORD: Readonly<Record<Keyword, readonly RuleId[]>> = {
	eternal: ['destroy.eternal', 'death.eternal'],
	trinket: ['loot.trinket'],
	ambush: ['ambush.monster', 'ambush.attack'],
	guppy: [],
	curse: ['curse.given', 'curse.death'],
	indomitable: ['indomitable.slot', 'indomitable.covered'],
	familiar: ['familiar.attackable']
};

/** The rules that every card of a kind lives by. */
export const RULES_OF_KIND: Readonly<Record<CardKind, readonly RuleId[]>> = {
	character: ['setup.characters', 'setup.charge', 'character.stats'],
	'starting item': ['setup.charge', 'item.starting', 'item.starting-eternal'],
	treasure: ['ability.shop'],
	loot: ['loot.in-hand', 'ability.loot', 'loot.discarded'],
	monster: ['attack.target', 'monster.you', 'monster.reward-active'],
	event: ['event.triggers', 'event.discarded', 'event.leaves'],
	curse: [],
	room: ['room.active-only', 'room.you', 'room.discard'],
	'bonus soul': ['soul.bonus', 'setup.bonus-souls']
};
