/** The outlines that the site and its pictures share, in a square of 24 by 24. */
export const HEART =
	'M12 20s-7.5-4.6-7.5-10.2A4.2 4.2 0 0 1 12 7.3a4.2 4.2 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z';
export const CENT = 'M14.8 9.3a4 4 0 1 0 0 5.4M12 6v2M12 16v2';
export const SOUL =
	'M12 3c3.9 0 6 3 6 6.6V20l-2.4-1.8L13.8 20 12 18.2 10.2 20l-1.8-1.8L6 20V9.6C6 6 8.1 3 12 3Z';
