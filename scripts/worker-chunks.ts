import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

const ASKED = /\?chunk-url$/u;

/** The plugin, and the option of Vite that belongs to it. */
interface WorkerChunks {
	readonly plugin: Plugin;
	readonly resolveDependencies: ResolveModulePreloadDependenciesFn;
}

/**
 * `import address from './some.worker.ts?chunk-url'` gives the address of a worker that shares its files
 * with the pages. Vite builds a worker by itself, with a second copy of all that it imports; here it is
 * one more entry of the site, so that a file which both need is made, fetched and kept once.
 */
export function workerChunks(): WorkerChunks {
	/** The files that a worker may load; no document is there to preload anything for them. */
	const inWorkers = new Set<string>();
	const plugin: Plugin = {
		name: 'worker-chunks',
		enforce: 'pre',
		async resolveId(source, importer) {
			if (!ASKED.test(source)) return null;
			const found = await this.resolve(source.replace(ASKED, ''), importer);
			return found && `\0${found.id}?chunk-url`;
		},
		load(id) {
			if (!ASKED.test(id)) return null;
			const file = id.slice(1).replace(ASKED, '');
			if (this.environment.name !== 'client') return 'export default "";';
			if (this.environment.mode === 'dev')
				return `export default new URL(${JSON.stringify(`/@fs${file}?worker_file&type=module`)}, import.meta.url).href;`;
			const chunk = this.emitFile({ type: 'chunk', id: file });
			return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
		},
		generateBundle(_, bundle) {
			const walk = (name: string): void => {
				const file = bundle[name];
				if (inWorkers.has(name) || file?.type !== 'chunk') return;
				inWorkers.add(name);
				for (const next of [...file.imports, ...file.dynamicImports]) walk(next);
			};
			for (const [name, file] of Object.entries(bundle))
				if (file.type === 'chunk' && file.facadeModuleId?.endsWith('.worker.ts')) walk(name);
		}
	};
	return {
		plugin,
		resolveDependencies: (_, wanted, { hostId }) => (inWorkers.has(hostId) ? [] : wanted)
	};
}
