// Pages in content/ become components when the site is built.
declare module '*.svx' {
	import type { Component } from 'svelte';

	const component: Component;
	export default component;
	export const metadata: Readonly<Record<string, unknown>>;
}
