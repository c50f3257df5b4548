/** How many questions of a business are loaded at a time. */
export const questionsPage = 10;
