import { CHARACTERS } from '../../cards/characters.ts';
import { plain } from '../parse/span.ts';
import { canBeCalled } from '../player-name.ts';
import { numberIn, type Token } from './tokens.ts';
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
	xander yara yasmin yuki yusuf yves yvonne zach zara zed zelda zoe zora
	abby abel ada adele agnes aiden aisha alma alvin amara amos anja annika arne arno ash asher august aurora barb barbara
	barney bart basil bert bertha betsy bill billy blake boris brett britta brooke bryn calvin camille candice cass cassie
	chad chase chester chuck clark claude clay clive cora corey cory curt dale dalia damian damon darcy darren dawn debra
	delia della denise desmond dexter dirk dolores dominic don donna dotty douglas dustin earl ebba edda edmund edna edwin
	eileen elaine eleanor eli elina elise elmer elodie eloise elvira elvis emilio emmett enid enrique enzo ernst esme esther
	eugene eunice ezra fatima faith felicia fern fernando fiete fletcher floyd frances freya fritz gail gene geoff geri gert
	gil gilbert gilda gino gloria gordon grace graham grant gus gwen hal hamza harold harriet hazel hector henning hera herman
	holger holly homer hope horst howard hubert hugh ibrahim ilona imani imogen inez ingo ines isla ismael ivo izzy jacques
	janine jasper javier jeanne jed jemma jerome jimena jochen jody johanna jolene jordy juanita jude julius june jürgen kaja
	kalle karim karol katja kaya keira kerry kira kiran kit knut konrad kristin lance laurel laurie layla leila len lennart leroy
	leslie lia lidia lilly lily lionel livia logan lorna lorraine lotte lotta luz lyle mabel mads maggie magnus malik mara
	marcia margot mark marla marlene marlon mathilda maud maurice max melanie melissa merle mick mina mindy miriam mitch mohamed
	molly muriel myra nadine nancy neil nelly nellie nicky nigel nikita noa norbert norma norman odette odin ophelia orlando orson
	patricia pearl per perry peer pius priya quentin rafael ramon randy regina reinhard ren renata rex rhonda rico riley roberta
	rod rodney roland rolf ron rory rowan roxy rudolf rufus ruby sadie samir sandy saul shaun shelly shirley sierra sigrid silke
	silvia simone skye sol solomon sonia spencer stacy stanley stein sten stina sunny svenja sybil tabea tad talia tanja tariq
	ted terry thelma thor tiffany tilda tobias tod tomas trevor trish trudy ty tyler ulf ulla una uma ulysses vanja vernon veronica
	vincent viktor vilma violet virginia wade wallace ward wayne wes wesley whitney wilma winnie wyatt xavier xenia yael yann yannick
	yasmine yolanda yosef yves zack zane zeke zita zoltan zuri`
		.split(/\s+/u)
		.filter((name) => name !== '' && !isOwnWord(name))
);

/** Names that are words too: with a capital they are names. */
const WORDS_TOO: ReadonlySet<string> = new Set(
	'hope faith joy grace chase mark bill will may rose art dawn'.split(' ')
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
	'hit',
	'miss',
	'end',
	'choose',
	'attack',
	'roll',
	'use',
	'buy',
	'cancel',
	'destroy',
	'die',
	'kill',
	'pass',
	'reroll',
	'respond',
	'steal'
];

/** Words behind which a word with a capital that nobody knows is somebody's name. */
const PLACES =
	/^(?:on|at|to|against|by|from|for|targeting|friend|brother|sister|wife|husband|player|bombs|bombed|and|with|named|called)$/u;

/** A seat of which no name is said: "P1". */
const SEAT = /^p[1-9]$/u;

/** "Cora has 2 HP": a word with a capital that has a number of something. */
const has = (tokens: readonly Token[], index: number): boolean =>
	tokens[index]?.capital === true &&
	/^(?:has|had|owns)$/u.test(tokens[index + 1]?.text ?? '') &&
	numberIn(tokens[index + 2]) !== null;

const spelled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The people of a text.
 * @param known the names of those who sit at the table already.
 * @param isCard whether a card is named at a place, so that it is no person.
 * @param isCardVerb whether a card's name stands at a place as a verb: "bombs".
 */
export function peopleOf(
	tokens: readonly Token[],
	known: readonly string[],
	isCard: (index: number) => boolean,
	isCardVerb: (index: number) => boolean
): People {
	const names = new Map<string, string>(known.map((name) => [plain(name), name]));
	const isName = (word: string): boolean =>
		names.has(word) || FIRST_NAMES.has(word) || CHARACTERS_CALLED.has(word) || SEAT.test(word);
	const does = (index: number): boolean =>
		verbOf(tokens[index]?.text ?? '') !== null || isCardVerb(index);
	const hasLetters = tokens.some(
		({ text, capital }, i) => /^[a-d]$/u.test(text) && capital && does(i + 1)
	);
	tokens.forEach((token, index) => {
		const isLetter =
			(/^[a-d]$/u.test(token.text) && token.capital && does(index + 1)) ||
			(/^[b-d]$/u.test(token.text) && token.capital && hasLetters);
		if (isLetter) names.set(token.text, spelled(token.text));
		if (token.kind !== 'word' || isOwnWord(token.text) || isName(token.text)) return;
		// "Xia's Bomb!": whose a card is, is a person.
		const owner = /^(\p{L}+)['’]s$/u.exec(token.text)?.[1];
		if (owner !== undefined && token.capital && !isCard(index) && isCard(index + 1)) {
			if (!isOwnWord(owner) && canBeCalled(spelled(owner))) names.set(owner, spelled(owner));
			return;
		}
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
		const isPlaced = token.capital && PLACES.test(before?.text ?? '');
		const isDoing =
			isPlaced || acts || (token.capital && isCardVerb(index + 1)) || has(tokens, index);
		// Inside a sentence a capital is that of a name.
		const isInside = token.capital && before?.kind === 'word';
		if ((opens || isPlaced || isInside) && isDoing && canBeCalled(spelled(token.text)))
			names.set(token.text, spelled(token.text));
	});
	const called = (word: string, capital = true): string | null =>
		(capital || !WORDS_TOO.has(word) || names.has(word)) && isName(word)
			? (names.get(word) ?? spelled(word))
			: null;
	return {
		at(index) {
			const token = tokens[index];
			if (token?.kind !== 'word') return null;
			const whole = called(token.text, token.capital);
			if (whole !== null) return { name: whole, owns: false };
			const owner = /^(.+?)(?:'s|'|s)$/u.exec(token.text)?.[1];
			const name = owner === undefined || isOwnWord(token.text) ? null : called(owner);
			return name === null ? null : { name, owns: true };
		},
		characterOf: (name) => CHARACTERS_CALLED.get(plain(name)) ?? null
	};
}
