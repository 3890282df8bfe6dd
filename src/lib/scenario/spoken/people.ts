import { CHARACTERS } from '../../cards/characters.ts';
import { plain } from '../parse/span.ts';
import { canBeCalled } from '../player-name.ts';
import type { Token } from './tokens.ts';
import { isOwnWord, verbOf, type Verb } from './vocabulary.ts';

/** Names that people have; any other word must stand where only a name can. */
const FIRST_NAMES: ReadonlySet<string> = new Set(
	`adam alan albert alex alexa alexis alice alicia alina allen amanda amber amelia amir amy ana anders andre andrea
	andreas andrew andy angela angie anita ann anna anne annie anton antonio aria ariel arthur asha ashley astrid audrey
	ava axel bea beatrice bella ben benjamin bente bernd beth betty bianca bjorn bob bobby brad brandon brenda brian
	bruno bryan cai caleb cara carl carla carlos carmen caro caroline cathy cecil cedric charles charlie chen chloe chris
	christian christine cindy claire clara claudia clara clem cleo cody colin connor craig cyrus daisy dan dana daniel
	daniela danny daphne dario dave david dean deb debbie dennis derek diana diego dieter dina dirk dora doris doug drew
	duncan dylan ed eddie edgar edith ella ellen ellie elena elias elif elin elisa eliza elliot elsa emil emily emma eric
	erica erik erin ernie ethan eva evan evelyn fabian faye felix fiona finn flo flora florian fran francis frank frankie
	franz fred freddy frida gabe gabi gabriel gary gavin george gerd gina glen greg greta guido gus hal hana hank hanna
	hannah hans harry harvey heidi helen helena henrik henry herb hilda hugo ian ida igor ike ilse ines inga ingrid ira
	irene iris isa isabel ivan ivy jack jackie jacob jade jake james jamie jan jana jane janet jared jasmine jason jay
	jean jeff jen jenna jenny jens jeremy jerry jess jesse jessica jill jim jimmy jo joan joanna joe joel joey johan
	johannes john johnny jon jonas jordan jorge jose josef josh joy juan judith judy jules julia julian julie june jutta
	kai kara karen karin karl karla kasper kate katie kay keith kelly ken kenny kevin kim kira kirk klaus kris kurt kyle
	lana lara larry lars laura lea leah lee lena lenny leo leon leonie lewis lex li liam lina linda linus lisa liv liz
	lola lorenz lori lou louis louise luca lucas lucy luis luisa luke luna lydia lynn maja manny manu marc marcel marco
	marcus margo maria marie marina mario marta martha martin marvin mary mateo matt matthew max maya meg mel mia
	micah michael micha michelle miguel mika mike mila milo mira moe mona monica morgan moritz nadia naomi nat natalie nate
	nathan ned nell nick nico nicole nia niko nils nina noah noel nora olaf ole olga oli olive oliver olivia omar orla
	oscar oskar otis otto owen pablo paco pam pat patrick paul paula pedro peggy penelope pete peter petra phil phoebe pia
	pierre polly quinn rafa ralph rachel raj raoul ravi ray rebecca remy rene rhea rick ricky rita rob robbie robert robin
	roger roman ron rosa rosie ross roy ruben rudi rudy rufus russ ruth ryan sabine sal sally sam samantha sandra sara
	sarah sascha sasha scott sean seb sebastian selma serena seth shane sharon sheila sid silas simon sofia sonja sophia
	sophie stan stefan stella steph steve steven stu sue susan sven sylvia tamara tania tanya tara ted tess theo thea
	theresa thomas tia till tim timo tina tobi toby todd tom tommy tony tracy tristan troy uli ulrike ursula uwe val
	valerie vanessa vera vic vicky victor vince viola vivian vlad walt walter wanda wendy werner will willow wim wolf
	xander yara yasmin yuki yusuf yves yvonne zach zara zed zelda zoe zora`
		.split(/\s+/u)
		.filter((name) => name !== '' && !isOwnWord(name))
);

/** Characters who can be called by their one-word name, with their cards. */
const CHARACTERS_CALLED: ReadonlyMap<string, string> = new Map(
	Object.entries(CHARACTERS).flatMap(([key, { name }]) => {
		return /\s/u.test(name) ? [] : [[plain(name), key] as const];
	})
);

/** Who are named in a text, and how. */
export interface People {
	/** The name that a token is, whose it says that something is too; null where it is none. */
	readonly at: (index: number) => { readonly name: string; readonly owns: boolean } | null;
	/** The character that somebody is called by. */
	readonly characterOf: (name: string) => string | null;
}

/** Verbs before which a word that nobody knows is somebody's name. */
const ACTS: readonly Verb[] = [
	'attack',
	'roll',
	'use',
	'buy',
	'kill',
	'pass',
	'reroll',
	'respond',
	'steal'
];

const spelled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The people of a text.
 * @param known the names of those who sit at the table already.
 * @param isCard whether a card is named at a place, so that it is no person.
 */
export function peopleOf(
	tokens: readonly Token[],
	known: readonly string[],
	isCard: (index: number) => boolean
): People {
	const names = new Map<string, string>(known.map((name) => [plain(name), name]));
	const isName = (word: string): boolean =>
		names.has(word) || FIRST_NAMES.has(word) || CHARACTERS_CALLED.has(word);
	tokens.forEach((token, index) => {
		const isLetter =
			/^[a-d]$/u.test(token.text) &&
			token.capital &&
			verbOf(tokens[index + 1]?.text ?? '') !== null;
		if (isLetter) names.set(token.text, spelled(token.text));
		if (token.kind !== 'word' || isOwnWord(token.text) || isName(token.text)) return;
		if (token.text.length < 2 || /['’]/u.test(token.text) || isCard(index)) return;
		const before = tokens[index - 1];
		const next = tokens[index + 1];
		const form = next?.kind === 'word' ? verbOf(next.text) : null;
		const opens =
			!before || before.kind === 'mark' || /^(?:and|then|so|but|player)$/u.test(before.text);
		const acts =
			form !== null &&
			ACTS.includes(form.verb) &&
			form.tense !== 'going on' &&
			(token.capital || /(?:s|ed)$/u.test(next?.text ?? ''));
		if (isName(token.text.replace(/s$/u, ''))) return;
		if (opens && acts && canBeCalled(spelled(token.text)))
			names.set(token.text, spelled(token.text));
	});
	const called = (word: string): string | null =>
		isName(word) ? (names.get(word) ?? spelled(word)) : null;
	return {
		at(index) {
			const token = tokens[index];
			if (token?.kind !== 'word') return null;
			const whole = called(token.text);
			if (whole !== null) return { name: whole, owns: false };
			const owner = /^(.+?)(?:'s|'|s)$/u.exec(token.text)?.[1];
			const name = owner === undefined || isOwnWord(token.text) ? null : called(owner);
			return name === null ? null : { name, owns: true };
		},
		characterOf: (name) => CHARACTERS_CALLED.get(plain(name)) ?? null
	};
}
