import { error } from '@sveltejs/kit';
import type { Component } from 'svelte';
import type { PageLoad } from './$types';

const texts = import.meta.glob<Component>('/content/learn/*.svx', { import: 'default' });

export const load: PageLoad = async ({ data }) => {
	const { number, slug } = data.name;
	const text = texts[`/content/learn/${String(number).padStart(2, '0')}-${slug}.svx`];
	if (!text) error(404, 'There is no lesson of that name.');
	return { ...data, text: await text() };
};
