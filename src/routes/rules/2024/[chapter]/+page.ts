import type { Component } from 'svelte';
import type { PageLoad } from './$types';

const chapters = import.meta.glob<Component>('/content/rulebook/2023/*.svx', {
	import: 'default'
});

/** The text of the chapter, which is that of 2023 with the rules as they are here; null where it is not written yet. */
export const load: PageLoad = async ({ data }) => {
	const text = chapters[`/content/rulebook/2023/${data.view.file}.svx`];
	return { ...data, text: text ? await text() : null };
};
