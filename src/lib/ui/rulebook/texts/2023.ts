import type { Component } from 'svelte';

/** The texts of the chapters of 2023, and of its later states, by their files. */
export const TEXTS = import.meta.glob<Component>('/content/rulebook/2023/*.svx', {
	import: 'default'
});
