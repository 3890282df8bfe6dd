import type { Component } from 'svelte';

/** The texts of the chapters of the original rules, by their files. */
export const TEXTS = import.meta.glob<Component>('/content/rulebook/original/*.svx', {
	import: 'default'
});
