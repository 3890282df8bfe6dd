import type { Component } from 'svelte';
import type { PageLoad } from './$types';

const chapters = import.meta.glob<Component>('/content/rulebook/original/*.svx', {
	import: 'default'
});

/** The text of the chapter; null where it is not written yet. */
export const load: PageLoad = async ({ data }) => {
	const text = chapters[`/content/rulebook/original/${data.view.file}.svx`];
	return { ...data, text: text ? await text() : null };
};
