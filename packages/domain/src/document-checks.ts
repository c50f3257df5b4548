/** What administrators compare of each document of an application. */
export const documentChecks = ['LEGIBLE', 'SAME_NAME', 'SAME_NUMBER', 'CURRENT'] as const;
export type DocumentCheckName = (typeof documentChecks)[number];
