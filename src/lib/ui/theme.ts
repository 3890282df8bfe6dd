export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// src/app.html reads the same key before the page is first painted.
const KEY = 'fizzle-theme';

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** The theme that this reader chose earlier; the system's if none, or if nothing may be stored. */
export const keptTheme = (): Theme => {
	try {
		const kept = localStorage.getItem(KEY);
		return isTheme(kept) ? kept : 'system';
	} catch {
		return 'system';
	}
};

/** Shows the page in a theme and keeps it for the next visit, where the browser allows that. */
export const setTheme = (theme: Theme): void => {
	if (theme === 'system') delete document.documentElement.dataset['theme'];
	else document.documentElement.dataset['theme'] = theme;
	try {
		if (theme === 'system') localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, theme);
	} catch {
		// A browser that stores nothing still shows the theme until the page is left.
	}
};
