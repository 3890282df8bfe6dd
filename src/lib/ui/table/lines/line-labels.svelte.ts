import { scenarioIn, type Branch, type Head, type TableDocument } from '../state/document.ts';
import { saidOf } from '../verdict/said.ts';
import { waysOf, type Way } from '../verdict/ways.ts';

/** What a line comes to in a few words, and of which line that is. */
interface Label {
	readonly head: Head;
	readonly script: Branch['script'];
	/** Null while it is asked for, and where it could not be said. */
	readonly words: string | null;
	readonly no: boolean;
	/** What may come of it, where something has yet to decide. */
	readonly ways: readonly Way[];
}

/** What each line of a table comes to, as the judge beside the page says it, one after the other. */
export class LineLabels {
	#known = $state.raw<Readonly<Partial<Record<number, Label>>>>({});
	#asking: Promise<void> = Promise.resolve();

	/** What a line comes to; of an older one of the same branch while this one is asked for. */
	of({ id }: Branch): Label | null {
		return this.#known[id] ?? null;
	}

	/** Asks for those that are not known. */
	ask(document: TableDocument): void {
		const { head, branches } = document;
		for (const branch of branches) {
			const known = this.#known[branch.id];
			if (known?.head === head && known.script === branch.script) continue;
			const { words = null, no = false, ways = [] } = known ?? {};
			this.#known = {
				...this.#known,
				[branch.id]: { head, script: branch.script, words, no, ways }
			};
			this.#asking = this.#asking.then(() => this.#ask(document, branch));
		}
	}

	async #ask(document: TableDocument, branch: Branch): Promise<void> {
		const { head } = document;
		const { id, script } = branch;
		const isOld = (): boolean => this.#known[id]?.script !== script;
		if (isOld()) return;
		try {
			const { judgeWorker } = await import('../../judge-worker/judge-worker.ts');
			const scenario = scenarioIn(document, branch);
			const answer = await judgeWorker.ask('verdict', { scenario, at: script.length });
			if (answer.is !== 'given' || isOld()) return;
			const { bold, no } = saidOf(answer.given);
			this.#known = {
				...this.#known,
				[id]: { head, script, words: bold, no, ways: waysOf(answer.given) }
			};
		} catch {
			// A line stands without what it comes to.
		}
	}
}
