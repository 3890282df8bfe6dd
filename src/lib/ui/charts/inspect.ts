import { createBrowserInspector } from '@statelyai/inspect';
import type { Inspect } from '../../judge/inspection.ts';

/** Opens XState's own inspector, a page of its makers in another window; gives what it listens with. */
export function inspector(): Inspect {
	const { inspect } = createBrowserInspector({
		// A position is too much to be sent with each event.
		sanitizeEvent: ({ type, decision }: { type: string; decision?: unknown }) => ({
			type,
			decision
		})
	});
	return (inspected) => inspect.next?.(inspected);
}
