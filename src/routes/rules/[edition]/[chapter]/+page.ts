import type { Component } from 'svelte';
import { rootOf } from '#lib/model/words.ts';
import type { PageLoad } from './$types';

const chapters = import.meta.glob<Component>('/content/rulebook/*/*.svx', { import: 'default' });

/** The text of the chapter, a later state's being that of the state before; null where it is not written yet. */
export const load: PageLoad = async ({ data }) => {
	const { edition, file } = data.view;
	const text = chapters[`/content/rulebook/${rootOf(edition)}/${file}.svx`];
	return { ...data, text: text ? await text() : null };
};
