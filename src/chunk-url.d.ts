/** The address of a worker that shares its files with the pages (scripts/worker-chunks.ts). */
declare module '*?chunk-url' {
	const address: string;
	export default address;
}
