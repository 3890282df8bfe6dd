/** The player of lessons with all it needs. It stands apart so that a lesson need not even list that. */
export const fetchLessonPlayer = (): Promise<typeof import('./LessonPlayer.svelte')> =>
	import('./LessonPlayer.svelte');
