/**
 * The site without a network. All of it but the documents is kept as one pack, and a document that does
 * not come is an empty page of the pack, in which the scripts draw what its address names. The pages of a
 * tab are all of one version, that of its service worker: a newer one waits until no tab is open.
 */
import { version } from '$app/env';
import { self } from '$app/service-worker';
import { askedFor } from '../lib/ui/offline/asked.ts';
import { fileIn, PACK, unpacked, type Pack } from '../lib/ui/offline/pack.ts';
import { isTakeOver } from '../lib/ui/offline/take-over.ts';
import { isOfVersion } from '../lib/ui/offline/version.ts';

/** The site's own address, with a slash at its end. */
const SITE = new URL('./', self.location.href).href;
/** Where the pack of this version is kept; those of others have their own. */
const KEPT = `fizzle-${SITE}`;
const OWN = `${KEPT}#${version}`;

/** Who waits longer than this for an answer is offline, as good as, ms. */
const PATIENCE = 5_000;
/** So long the network is not asked again when it did not answer, ms. */
const REST = 20_000;

let silentSince = -Infinity;

/** What the network answers; it rejects where it answers nothing, or lately did not. */
async function fromNetwork(request: Request): Promise<Response> {
	if (Date.now() - silentSince < REST) throw new Error('The network did not answer just now.');
	try {
		const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
		silentSince = -Infinity;
		return response;
	} catch (error) {
		silentSince = Date.now();
		throw error;
	}
}

/** The pack, while this worker lives; it is read when something is first wanted of it. */
let read: Promise<Pack> | null = null;

async function readPack(): Promise<Pack> {
	const kept = await (await caches.open(OWN)).match(PACK);
	if (!kept) throw new Error('The pack is not kept here any more.');
	return unpacked(await kept.blob());
}

async function kept(path: string): Promise<Response | null> {
	read ??= readPack();
	try {
		return fileIn(await read, path);
	} catch {
		// The browser may have thrown it away to make room.
		read = null;
		return null;
	}
}

/** A page of this version: as the host has it, else the empty page with which the scripts can draw it. */
async function page(request: Request, shell: string): Promise<Response> {
	const answer = await fromNetwork(request).catch(() => null);
	if (answer && (!answer.ok || answer.redirected)) return answer;
	if (answer && isOfVersion(await answer.clone().text(), version)) return answer;
	if (answer) void self.registration.update().catch(() => undefined);
	return (await kept(shell)) ?? answer ?? Response.error();
}

async function file(request: Request, path: string): Promise<Response> {
	const answer = await fromNetwork(request).catch(() => null);
	if (answer?.ok === true) return answer;
	return (await kept(path)) ?? answer ?? Response.error();
}

async function data(request: Request, path: string): Promise<Response> {
	return (await kept(path)) ?? fetch(request);
}

/** Fetches the pack of this version; it fails where another one lies there. */
async function install(): Promise<void> {
	const url = new URL(PACK, SITE);
	const response = await fetch(url, { cache: 'no-store' });
	if (!response.ok) throw new Error(`${url.href} answered ${response.status}.`);
	const pack = await unpacked(await response.clone().blob());
	if (pack.version !== version) {
		throw new Error(`The pack is of version ${pack.version}, not of ${version}.`);
	}
	await (await caches.open(OWN)).put(PACK, response);
}

/** Lets go of the packs of other versions, which nobody is shown any more. */
async function activate(): Promise<void> {
	const names = await caches.keys();
	const others = names.filter((name) => name.startsWith(`${KEPT}#`) && name !== OWN);
	await Promise.all(others.map((name) => caches.delete(name)));
	await self.clients.claim();
}

/** A tab wants this version now: it is taken where no other tab would lose its own by that. */
async function takeOver(asking: ExtendableMessageEvent['source']): Promise<void> {
	const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	if (tabs.length <= 1) await self.skipWaiting();
	else asking?.postMessage({ others: tabs.length - 1 });
}

self.addEventListener('install', (event) => {
	event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
	event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
	if (isTakeOver(event.data)) event.waitUntil(takeOver(event.source));
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.method !== 'GET') return;
	const asked = askedFor(SITE, request.url, request.mode === 'navigate');
	if (asked.kind === 'page') event.respondWith(page(request, asked.shell));
	else if (asked.kind === 'data') event.respondWith(data(request, asked.file));
	else if (asked.kind === 'file') event.respondWith(file(request, asked.file));
});
