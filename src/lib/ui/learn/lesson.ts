/** What a lesson is written with: `import { Choice, Decide } from '#lib/ui/learn/lesson.ts'`. */
export { default as Choice } from './Choice.svelte';
export { default as Decide } from './Decide.svelte';
