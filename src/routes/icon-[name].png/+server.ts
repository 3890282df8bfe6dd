import { Resvg } from '@resvg/resvg-js';
import { error } from '@sveltejs/kit';
import { iconOf } from '#lib/ui/pictures/icon.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

/** The icons that a device asks for, by name: how wide they are, in px, and whether the device cuts them to a shape. */
const ICONS: Readonly<Record<string, readonly [width: number, shape: 'rounded' | 'whole']>> = {
	'180': [180, 'whole'],
	'192': [192, 'rounded'],
	'512': [512, 'rounded'],
	'mask-512': [512, 'whole']
};

export const entries: EntryGenerator = () => Object.keys(ICONS).map((name) => ({ name }));

/** The icon, painted as the site is built. */
export const GET: RequestHandler = ({ params: { name } }) => {
	const [width, shape] = ICONS[name] ?? error(404);
	const painted = new Resvg(iconOf(shape), { fitTo: { mode: 'width', value: width } }).render();
	return new Response(new Uint8Array(painted.asPng()), {
		headers: { 'content-type': 'image/png' }
	});
};
