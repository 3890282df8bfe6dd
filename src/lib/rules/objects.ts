import { settled, silent } from './rule.ts';

/** What happens to objects, cards and those who have them: copying, counters, giving, levels, souls. */
export const OBJECTS = {
	'copy.object': settled(
		'6.6',
		'An object that becomes a copy has the abilities, name, stat block and soul icon of the other, and none of its own; counters, charge and damage stay as they are.'
	),
	'copy.loot': settled(
		'6.6',
		'A copy of a loot exists on the stack alone; its option and targets are chosen anew.'
	),
	'copy.ability': settled(
		'6.6',
		'A copied ability goes on the stack without its cost being paid again.'
	),
	'counter.put': settled('6.7', 'Counters mark the card or player they are put on.'),
	'counter.remove': settled(
		'6.7',
		'Where no name is given, any counter counts and any may be removed.'
	),
	'deactivate.turned': settled('6.9', 'To deactivate an object, turn it sideways.'),
	'flip.object': settled(
		'6.15',
		'A flipped object shows its back face and is still the same object; one without a back face does not flip.'
	),
	'gain.object': settled('6.16', 'Whoever gains an object puts it under their control.'),
	'give.moves': settled('6.16', 'To give is to move something from one player to another.'),
	'give.steal': settled(
		'6.16',
		'Stealing makes the other player give what the thief chooses; it is no gain.'
	),
	'give.swap': settled('6.16', 'In a swap two players give to each other at the same time.'),
	'heal.amount': settled(
		'6.17',
		'Healing removes that much marked damage, never more than there is.'
	),
	'item.becomes': settled(
		'3.1',
		'What an ability makes an item is an item, with the abilities it is given.'
	),
	'level.up': settled('6.19', 'Levelling up puts a level counter on the object.'),
	'level.down': settled('6.19', 'Levelling down takes a level counter off, if there is one.'),
	'look.search': settled('3.2', 'A player looks through a deck only when an ability says so.'),
	'note.kept': settled('6.22', 'What an object has had noted stays with that object.'),
	'pay.cents': settled('6.23', 'Nobody can pay ¢ they do not have.'),
	'pay.hp': settled('6.23', 'Paid HP is lost; nobody can pay HP they do not have.'),
	'prevent.damage': settled('6.25', 'Prevented damage leaves the stack.'),
	'put.moves': settled('3', 'A card that moves to another zone is a new object there.'),
	'reroll.item': settled(
		'6.27',
		'A rerolled item is destroyed and, if it is, replaced with the top card of the treasure deck.'
	),
	'slot.expand': settled('6.13', 'Expanding adds slots, which are filled like any others.'),
	'soul.becomes': settled(
		'2.4',
		'A card that becomes a soul gives its player the soul value of its icon or of the effect.'
	),
	'soul.bonus': settled(
		'2.4.1',
		'A bonus soul is gained as soon as its condition is met, once in a game.'
	),
	'vote.cast': settled(
		'6.28',
		'Votes are cast in turn order from the player who controls the ability, and stand.'
	),
	'zone.hand-private': settled(
		'3.4',
		'A hand is seen by its player alone, unless an ability says otherwise.'
	),
	'zone.deck-hidden': settled('3.2', 'Nobody knows the order of a deck that has been shuffled.'),
	'zone.covered-out': settled('3.5', 'A covered card is not in play.'),
	'curse.given': settled('4.6', 'The active player chooses who is given a curse that enters play.'),
	'curse.death': settled('4.6', 'A player who dies puts their curses into discard.'),
	'ambush.monster': settled(
		'4.6',
		'An ambush becomes a monster in a monster slot of its player’s choice, and the active player must attack it once more this turn.'
	),
	'indomitable.slot': settled(
		'4.6',
		'An indomitable monster gets a monster slot of its own and cannot be covered.'
	),
	'room.discard': settled(
		'2.6',
		'After a turn in which a monster died the active player may put a room into discard.'
	),
	'room.active-only': settled('2.6', 'Only the active player activates the abilities of a room.'),
	'barter.trade': settled(
		'12',
		'Players who agree may trade ¢ for favours; it does not use the stack.'
	),
	'barter.cents-only': settled('12', 'Items and loot cards cannot be traded.'),
	'death.monster.returns': settled(
		'11.1',
		'A monster that cannot be put into discard goes back to the slot it was in.'
	),
	'death.eternal': settled('11', 'An eternal object does not die at 0 HP.'),
	'death.player.no-heal': settled('11.2', 'A dead player cannot be healed.'),
	'loop.named': silent(
		'15',
		'What would go on for ever and leaves nobody a choice is named, and ends as it stands.'
	)
} as const;
