import { MOST_POSITIONS } from '#lib/explore/explore.ts';
import { EDITIONS, type EditionId } from '#lib/model/words.ts';

/** What the command line asks for. */
export interface Wanted {
	/** A path, or null for standard input. */
	readonly file: string | null;
	readonly json: boolean;
	readonly legal: boolean;
	readonly allReadings: boolean;
	/** Under other editions too, side by side: those that are named, or the usual other one. */
	readonly compare: boolean;
	readonly beside: readonly EditionId[];
	/** What comes if nobody does anything more, in place of the steps. */
	readonly verdict: boolean;
	/** How likely everything is that could come, in place of the steps. */
	readonly odds: boolean;
	/** Whether anybody can still stop what comes, in place of the steps. */
	readonly stop: boolean;
	/** Which changed facts turn what comes, in place of the steps. */
	readonly hinges: boolean;
	/** The players who may respond, by name; null where it is not said. */
	readonly may: readonly string[] | null;
	/** A death or a win that players play for and against, with their names. */
	readonly goal: string | null;
	readonly for: readonly string[];
	readonly against: readonly string[];
	/** How many positions are looked at. */
	readonly positions: number | null;
	/** What was read of the cards that the scenario types, in place of the steps. */
	readonly cards: boolean;
	/** A sentence to understand in place of a file. */
	readonly say: string | null;
	readonly help: boolean;
}

export const USAGE = `Usage: npm run judge -- [FILE] [--json] [--legal] [--readings all]
       npm run judge -- [FILE] --verdict [--json]
       npm run judge -- [FILE] --odds [--may NAMES] [--positions N] [--json]
       npm run judge -- [FILE] --odds --goal "Amy dies" --for NAMES --against NAMES
       npm run judge -- [FILE] --stop [--may NAMES] [--positions N] [--json]
       npm run judge -- [FILE] --hinges [--json]
       npm run judge -- [FILE] --compare[=EDITIONS] [--json]
       npm run judge -- [FILE] --cards
       npm run judge -- --say "amy attacks gurdy (1 hp), rolls 2, ben bombs it"

Plays a scenario and prints what happens, step by step, each with its rules.
Without FILE, or with "-", the scenario is read from standard input.

  --json          the same as data: steps, prompts, citations, positions
  --legal         what could be done at the end, and why the rest could not
  --readings all  once for every reading of the rules that matters here
  --verdict       what comes if nobody does anything more: the answer, why, each
                  player before and after, and the readings it hangs on
  --odds          how likely everything is that could still come of the last
                  position, exactly, if nobody responds
  --stop          whether anybody can still stop what comes if nobody responds
                  (deaths, wins, or else damage and souls, or else what players
                  gain and lose): the shortest line that does, or the proof
                  that there is none
  --hinges        the changed facts that turn what comes: another number on a
                  die, 1 HP or 1¢ more or less, something charged or deactivated,
                  a card or an act less, a response more, another choice,
                  reading, or rulebook
                  These three say on the error stream what is known so far when
                  they take long; what is stopped with Ctrl-C has no answer
  --may NAMES     only these players may respond, with commas between, or all: with
                  --odds nobody and with --stop all, if it is not said
  --goal TEXT     with --odds: how likely a fact is ("Amy dies", "Ben wins") if the
                  players of --for NAMES do all they can for it, and those of
                  --against NAMES all they can against it
  --positions N   looks at so many different positions at most (${String(MOST_POSITIONS)})
  --compare       under the other edition too: both traces side by side, the
                  first step where they part, both verdicts, both ends; with
                  "=2024", "=original,2024" or "=all" under those, and what
                  parts them from one to the next, where, and since when
  --cards         what the judge has read of the cards that the scenario types, for
                  you to check: words in brackets are not those of the card
  --say TEXT      understands play as people say it: prints the scenario it means,
                  what was not understood, and what comes of it (as --verdict)
  --help          this text

Exit: 0 every expectation holds · 1 one fails · 2 the scenario cannot be read
or played. With --compare: 0 the same happens under both editions · 1 they
part, or an expectation fails under the scenario's own · 2 as above.
The notation is described on the page /notation.`;

/** The editions that are named with commas between them, or all; null where one is none. */
function editionsIn(value: string): readonly EditionId[] | null {
	if (value === 'all') return EDITIONS;
	const words = value.split(',').map((word) => word.trim());
	const found = EDITIONS.filter((edition) => words.includes(edition));
	return words.every((word) => EDITIONS.some((edition) => edition === word)) ? found : null;
}

/** Reads the command line; a sentence when it cannot be read. */
export function readArgs(args: readonly string[]): Wanted | string {
	let wanted: Wanted = {
		file: null,
		json: false,
		legal: false,
		allReadings: false,
		compare: false,
		beside: [],
		verdict: false,
		odds: false,
		stop: false,
		hinges: false,
		may: null,
		goal: null,
		for: [],
		against: [],
		positions: null,
		cards: false,
		say: null,
		help: false
	};
	let named = false;
	for (let i = 0; i < args.length; i++) {
		const arg = args[i] ?? '';
		if (arg === '--json') wanted = { ...wanted, json: true };
		else if (arg === '--legal') wanted = { ...wanted, legal: true };
		else if (arg === '--compare') wanted = { ...wanted, compare: true };
		else if (arg.startsWith('--compare=')) {
			const value = arg.slice('--compare='.length);
			const beside = editionsIn(value);
			if (!beside)
				return `--compare takes ${EDITIONS.join(', ')}, several with commas between, or all, not “${value}”.`;
			wanted = { ...wanted, compare: true, beside };
		} else if (arg === '--verdict') wanted = { ...wanted, verdict: true };
		else if (arg === '--cards') wanted = { ...wanted, cards: true };
		else if (arg === '--odds') wanted = { ...wanted, odds: true };
		else if (arg === '--hinges') wanted = { ...wanted, hinges: true };
		else if (arg === '--stop') wanted = { ...wanted, stop: true };
		else if (arg === '--may' || arg === '--for' || arg === '--against') {
			const said = args[++i];
			if (said === undefined) return `${arg} takes the names of players, or the word “all”.`;
			const names = said.split(',').map((name) => name.trim());
			if (arg === '--may') wanted = { ...wanted, may: names };
			else if (arg === '--for') wanted = { ...wanted, for: names };
			else wanted = { ...wanted, against: names };
		} else if (arg === '--goal') {
			const goal = args[++i];
			if (goal === undefined) return '--goal takes a death or a win, such as "Amy dies".';
			wanted = { ...wanted, goal };
		} else if (arg === '--positions') {
			const positions = Number(args[++i] ?? '');
			if (!Number.isSafeInteger(positions) || positions < 1)
				return `--positions takes a whole number from 1, not “${args[i] ?? ''}”.`;
			wanted = { ...wanted, positions };
		} else if (arg === '--help' || arg === '-h') wanted = { ...wanted, help: true };
		else if (arg === '--say') {
			const say = args[++i];
			if (say === undefined) return '--say takes a sentence in quotes.';
			wanted = { ...wanted, say };
		} else if (arg === '--readings' || arg.startsWith('--readings=')) {
			const value = arg === '--readings' ? args[++i] : arg.slice('--readings='.length);
			if (value !== 'all') return `--readings takes the word “all”, not “${value ?? ''}”.`;
			wanted = { ...wanted, allReadings: true };
		} else if (arg.startsWith('-') && arg !== '-') return `There is no option “${arg}”.`;
		else if (named) return `One scenario is played at a time: “${arg}” is one too many.`;
		else {
			named = true;
			wanted = { ...wanted, file: arg === '-' ? null : arg };
		}
	}
	if (
		wanted.say !== null &&
		(named || wanted.compare || wanted.legal || wanted.allReadings || wanted.json)
	)
		return '--say goes with no file and no other option.';
	if (wanted.cards && args.length > (named ? 2 : 1)) return '--cards goes with a file alone.';
	if (wanted.compare && (wanted.legal || wanted.allReadings || wanted.verdict))
		return '--compare goes with --json alone.';
	if (wanted.verdict && (wanted.legal || wanted.allReadings))
		return '--verdict goes with --json alone.';
	const ahead = wanted.odds || wanted.stop || wanted.hinges;
	if (ahead && (wanted.compare || wanted.legal || wanted.allReadings || wanted.verdict))
		return '--odds, --stop and --hinges go with --may, --positions and --json alone.';
	if (Number(wanted.odds) + Number(wanted.stop) + Number(wanted.hinges) > 1)
		return '--odds, --stop and --hinges are asked for one at a time.';
	if (!(wanted.odds || wanted.stop) && (wanted.may !== null || wanted.positions !== null))
		return '--may and --positions go with --odds or --stop.';
	const isPlayedFor = wanted.for.length + wanted.against.length > 0;
	if (wanted.goal !== null && (!wanted.odds || wanted.may !== null))
		return '--goal goes with --odds, --for and --against.';
	if (isPlayedFor && wanted.goal === null) return '--for and --against go with --goal.';
	return wanted;
}
