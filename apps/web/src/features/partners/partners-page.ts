/** How many partners are loaded at a time. */
export const partnersPage = 24;
