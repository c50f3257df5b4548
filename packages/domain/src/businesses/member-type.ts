/** What a user may be on the network (specification, sections 3 and 6). */
export const memberTypes = ['user', 'business', 'businessAdmin', 'wikiAdmin'] as const;
export type MemberType = (typeof memberTypes)[number];
