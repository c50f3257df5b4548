/**
 * The letters of our languages, for a class of a regular expression. A browser prepares one with all letters
 * there are (`\p{L}`) for 10 to 25 ms, just when a page comes to life.
 */
export const latin = 'A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f';
