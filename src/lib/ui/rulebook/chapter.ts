/** What a chapter of the rulebook is written with: `import { Part, Rule } from '#lib/ui/rulebook/chapter.ts'`. */
export { default as Example } from './Example.svelte';
export { default as Part } from './Part.svelte';
export { default as Rule } from './Rule.svelte';
export { default as Section } from './Section.svelte';
export { default as See } from './See.svelte';
export { default as Term } from './Term.svelte';
