import { FILLERS, words } from './fillers.ts';

/** What somebody does, by the verb that says it. */
export type Verb =
	| 'attack'
	| 'swing'
	| 'hit'
	| 'miss'
	| 'roll'
	| 'use'
	| 'respond'
	| 'put'
	| 'buy'
	| 'pass'
	| 'end'
	| 'reroll'
	| 'resolve'
	| 'kill'
	| 'destroy'
	| 'die'
	| 'cancel'
	| 'choose'
	| 'cover'
	| 'reveal'
	| 'come up'
	| 'accept'
	| 'decline'
	| 'pay'
	| 'steal'
	| 'recharge'
	| 'turn into'
	| 'shift'
	| 'give'
	| 'declare'
	| 'look'
	| 'add'
	| 'get'
	| 'have'
	| 'be'
	| 'trigger'
	| 'deal'
	| 'do'
	| 'want'
	| 'target'
	| 'make'
	| 'prevent'
	| 'claim';

/** How a form of a verb is used: as it stands, in the past, as "-ing". */
export type Tense = 'now' | 'past' | 'going on';

/** The verbs by their sense, each with the forms that are not made by rule behind it. */
export const VERBS: Readonly<Record<Verb, readonly string[]>> = {
	attack: [
		'attack',
		'atk',
		'att',
		'attk',
		'attck',
		'fight fought',
		'battle',
		'punch',
		'assault',
		'engage',
		'smack',
		'challenge'
	],
	swing: ['swing swung', 'go went gone', 'lunge'],
	hit: ['hit hit'],
	miss: ['miss', 'whiff', 'fail'],
	roll: ['roll'],
	use: [
		'play',
		'use',
		'cast cast',
		'tap',
		'exhaust',
		'activate',
		'throw threw thrown',
		'drop',
		'fire',
		'pop',
		'chuck',
		'slam',
		'fling flung',
		'lob',
		'toss',
		'dump',
		'hurl',
		'sling slung',
		'unleash',
		'deploy',
		'whip',
		'flash'
	],
	respond: ['respond', 'answer', 'react', 'reply'],
	put: ['put put', 'place', 'aim'],
	buy: ['buy bought', 'purchase', 'shop'],
	pass: ['pass'],
	end: ['end'],
	reroll: ['reroll'],
	resolve: ['resolve'],
	kill: [
		'kill',
		'slay slew slain',
		'beat beaten',
		'defeat',
		'murder',
		'finish',
		'execute',
		'snipe'
	],
	destroy: ['destroy', 'blow blew blown', 'blast', 'nuke', 'zap', 'shoot shot'],
	die: ['die dead died', 'perish'],
	cancel: ['cancel cancelled cancelling', 'negate', 'stop', 'counter', 'deny', 'nullify', 'block'],
	choose: ['choose chose chosen', 'pick', 'select', 'call', 'name'],
	cover: ['cover'],
	reveal: ['reveal', 'flip', 'show', 'turn up', 'find found', 'uncover', 'open'],
	'come up': ['come came', 'appear'],
	accept: ['accept', 'agree'],
	decline: ['decline', 'refuse'],
	pay: ['pay paid', 'bribe', 'trade', 'barter', 'offer', 'slip'],
	steal: ['steal stole stolen'],
	recharge: ['recharge', 'untap', 'charge'],
	'turn into': ['turn', 'change'],
	shift: ['bump', 'push', 'raise', 'boost', 'nudge', 'increase', 'lower', 'decrease', 'knock'],
	give: ['give gave given'],
	declare: ['declare'],
	look: ['look', 'peek', 'check'],
	add: ['add'],
	get: ['get got gotten'],
	have: ['have had', 'own', 'hold held', 'control', 'carry'],
	be: ['be been', 'sit', 'stand', 'lie'],
	trigger: ['trigger'],
	deal: ['deal dealt'],
	do: ['do did done'],
	want: ['want', 'try', 'decide', 'attempt'],
	target: ['target'],
	make: ['make made', 'force', 'let let'],
	prevent: ['prevent', 'protect', 'save', 'shield', 'absorb', 'soak', 'guard', 'rescue'],
	claim: [
		'take took taken',
		'spend spent',
		'copy',
		'ask',
		'gain',
		'win won',
		'lose lost',
		'fizzle',
		'equip',
		'draw drew drawn',
		'argue',
		'think thought',
		'say said',
		'claim',
		'mean meant',
		'survive',
		'keep kept',
		'happen',
		'heal',
		'loot',
		'forget forgot',
		'believe',
		'count'
	]
};

const IRREGULAR: Readonly<Record<string, readonly [Verb, Tense]>> = {
	has: ['have', 'now'],
	hv: ['have', 'now'],
	being: ['be', 'going on'],
	is: ['be', 'now'],
	are: ['be', 'now'],
	am: ['be', 'now'],
	was: ['be', 'past'],
	were: ['be', 'past'],
	"isn't": ['be', 'now'],
	does: ['do', 'now'],
	dying: ['die', 'going on'],
	lying: ['be', 'going on'],
	lays: ['be', 'now'],
	laying: ['be', 'going on'],
	atking: ['attack', 'going on'],
	hands: ['pay', 'now'],
	handed: ['pay', 'past'],
	goes: ['swing', 'now']
};

interface Form {
	readonly verb: Verb;
	readonly tense: Tense;
}

function formsOf(): ReadonlyMap<string, Form> {
	const forms = new Map<string, Form>();
	const add = (word: string, verb: Verb, tense: Tense): void => {
		if (!forms.has(word)) forms.set(word, { verb, tense });
	};
	for (const [word, [verb, tense]] of Object.entries(IRREGULAR)) add(word, verb, tense);
	for (const verb of Object.keys(VERBS) as Verb[])
		for (const entry of VERBS[verb]) {
			if (entry === 'turn up') continue;
			const [base = '', ...past] = entry.split(' ');
			add(base, verb, 'now');
			add(/(?:s|sh|ch|x|z|o)$/u.test(base) ? `${base}es` : `${base}s`, verb, 'now');
			if (/[^aeiou]y$/u.test(base)) add(`${base.slice(0, -1)}ies`, verb, 'now');
			for (const word of past) add(word, verb, 'past');
			const stem = base.endsWith('e') ? base.slice(0, -1) : base;
			const doubled = /[^aeiou][aeiou][ptgnl]$/u.test(base) ? `${base}${base.at(-1) ?? ''}` : stem;
			if (past.length === 0) add(`${stem}ed`, verb, 'past');
			if (past.length === 0) add(`${doubled}ed`, verb, 'past');
			if (past.length === 0 && /[^aeiou]y$/u.test(base))
				add(`${base.slice(0, -1)}ied`, verb, 'past');
			add(`${stem}ing`, verb, 'going on');
			add(`${doubled}ing`, verb, 'going on');
		}
	return forms;
}

/** The verb that each word is a form of. */
export const FORMS: ReadonlyMap<string, { readonly verb: Verb; readonly tense: Tense }> = formsOf();

/** The verb that a word is a form of; null where it is none. */
export const verbOf = (word: string): Form | null => FORMS.get(word) ?? null;

/** Small words of the language: never a name and never a card that somebody mistyped. */
export const SMALL: ReadonlySet<string> = new Set(
	words(
		`a an the this that these those my mine your yours his her hers their theirs its our ours whose
		i im ive me myself you he she they them him himself herself themself themselves itself it one ones someone
		somebody everyone everybody nobody nothing anybody anyone something
		on in at to of by for from with without w wit against vs v versus into onto over under above below before
		after during while when as because cause since bc if until till than out off up down through between
		mid middle top bottom left right back front there where who what which how why whether
		not no dont didnt doesnt cant cannot wont isnt wasnt arent werent some several few many every each any hasnt havent hadnt couldnt wouldnt shouldnt
		can could may might must will would shall should
		hp health hitpoint hitpoints damage dmg cent cents coin coins money c loot card cards hand deck pile discard
		soul souls item items monster monsters slot slots shop store turn turns roll rolls die dice attack attacks death
		counter counters stack trigger triggers purchase priority bracket question rules rule edition game original
		full each last first second third fourth other others another same both two three four five six seven
		eight nine ten zero once twice more less many much than player players active charged tapped deactivated
		sideways turned tapped option mode line total combat waiting declaration hold holding alive response
		reaction loses stays sure work works legal allowed possible enough way side end start starts started starting beginning begin begins began
		new final current eternal pvp
		continue continues continued happens happened
		need needs needed alone board daily deeper floor forever friendly hands high host long loss options page pain room
		secret see touch update multiplayer
		pissed angry mad annoyed furious salty confused upset
		owner holder user attacker target opponents anothers we us always later often usually sometimes rarely soon earlier anyway anyways
		opp blind blindly tom friend buddy brother sister mate opponent neighbor husband wife dad kid self guy character`
	).filter((word) => word !== 'tom')
);

/** Whether a word belongs to the language of acts: never a name, never a part of a card's name. */
export const isOwnWord = (word: string): boolean =>
	FORMS.has(word) || FILLERS.has(word) || SMALL.has(word) || SMALL.has(word.replace(/'/gu, ''));
