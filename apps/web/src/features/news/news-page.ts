/** How many pieces of news are loaded at a time. */
export const newsPage = 13;
