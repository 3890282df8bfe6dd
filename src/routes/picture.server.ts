import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { previewOf, type Preview } from '#lib/ui/pictures/preview.ts';
import { originOf } from '#lib/ui/pictures/origin.ts';

const { resolve } = createRequire(import.meta.url);

/** The one font that pictures are written in: they are the same on every machine. */
const FONTS = ['400Regular', '400Regular_Italic', '700Bold'].map((style) =>
	resolve(`@expo-google-fonts/faustina/${style}/Faustina_${style}.ttf`)
);

/** A picture of a page, painted as the site is built, for where only a link to it is seen. */
export function picture(preview: Preview): Response {
	const drawn = new Resvg(previewOf(preview), {
		font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Faustina' }
	}).render();
	return new Response(new Uint8Array(drawn.asPng()), { headers: { 'content-type': 'image/png' } });
}

/** Where the picture of a page lies: whole where the site knows its address, else from the top of its host. */
export const pictureAddress = (path: string): string =>
	`${originOf(process.env.FIZZLE_ORIGIN)}/${path}picture.png`;
