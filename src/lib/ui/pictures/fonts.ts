import italic from '@fontsource/faustina/files/faustina-latin-400-italic.woff2?url';
import upright from '@fontsource-variable/faustina/files/faustina-latin-wght-normal.woff2?url';

/** The letters of the site, as fonts.css has them. */
const FACES = [
	{ url: upright, style: 'normal', weight: '300 800' },
	{ url: italic, style: 'italic', weight: '300 800' }
] as const;

/**
 * A drawing that brings its letters along: what is painted from a drawing sees no font of the page. The same drawing
 * where they do not come.
 */
export async function withLetters(svg: string): Promise<string> {
	try {
		const faces = await Promise.all(FACES.map(faceOf));
		return svg.replace(/<svg[^>]*>/u, (start) => `${start}<style>${faces.join('')}</style>`);
	} catch {
		return svg;
	}
}

async function faceOf({ url, style, weight }: (typeof FACES)[number]): Promise<string> {
	const answer = await fetch(url);
	if (!answer.ok) throw new Error(`The font ${url} did not come.`);
	const data = await dataOf(await answer.blob());
	return `@font-face{font-family:Faustina;font-style:${style};font-weight:${weight};src:url(${data}) format('woff2')}`;
}

/** A file as the address of itself. */
const dataOf = (file: Blob): Promise<string> =>
	new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => {
			if (typeof reader.result === 'string') resolve(reader.result);
		};
		reader.onerror = () => {
			reject(new Error('The font could not be read.'));
		};
		reader.readAsDataURL(file);
	});
