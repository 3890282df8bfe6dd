export const prerender = true;
export const trailingSlash = 'never';

const licenses = import.meta.glob<string>('/node_modules/@fontsource*/*/LICENSE', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** The licenses of the fonts, which go where the fonts go. */
export const GET = (): Response =>
	new Response([...new Set(Object.values(licenses))].join('\n\n'), {
		headers: { 'content-type': 'text/plain; charset=utf-8' }
	});
