/** What a personal token may do in the name of the person who made it. Reading is always part of it. */
export const tokenScopes = ['READ', 'WRITE', 'ADMINISTER'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What tokens begin with, so that people and scanners of leaked secrets know one when they see it. */
export const tokenPrefix = 'wiki_';
