/** The texts that an installation keeps in versions, in the order in which administrators see them. */
export const documentKinds = [
  'WELCOME',
  'ABOUT',
  'PLANS',
  'TERMS',
  'PRIVACY',
  'SHIPPING',
  'WARRANTIES',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
