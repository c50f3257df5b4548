/** What administrators compare of the documents of an application; which of it, their kind says. */
export const documentChecks = [
  'LEGIBLE',
  'SAME_NAME',
  'SAME_PERSON',
  'SAME_NUMBER',
  'SAME_ACTIVITY',
  'SAME_ADDRESS',
  'SAME_SHAREHOLDERS',
  'CURRENT',
  'SIGNED',
  'CONFIRMED',
] as const;
export type DocumentCheckName = (typeof documentChecks)[number];

/** By the field that a document was given in, what is compared of it, in the order one reads. */
export const checksOfDocuments = {
  shareholders: ['LEGIBLE', 'SAME_PERSON', 'SAME_NUMBER', 'CURRENT'],
  incorporationArticleIds: ['LEGIBLE', 'SAME_NAME', 'SAME_SHAREHOLDERS', 'SIGNED'],
  taxDocumentIds: ['LEGIBLE', 'SAME_NUMBER', 'SAME_NAME', 'SAME_ACTIVITY', 'CURRENT'],
  businessLicenseIds: ['LEGIBLE', 'SAME_NAME', 'SAME_NUMBER', 'SAME_ADDRESS', 'CURRENT'],
  financialStatementIds: ['LEGIBLE', 'SAME_NAME', 'CURRENT', 'SIGNED'],
  lastAssemblyMinuteIds: ['LEGIBLE', 'SAME_NAME', 'CURRENT', 'SIGNED'],
  'commercialReference.imageId': ['LEGIBLE', 'SAME_PERSON', 'SAME_NAME', 'CONFIRMED'],
} as const satisfies Readonly<Record<string, readonly DocumentCheckName[]>>;
export type DocumentField = keyof typeof checksOfDocuments;

/** What is compared of a document by its field (`shareholders.0.imageId` is one of `shareholders`). */
export function checksOf(field: string): readonly DocumentCheckName[] {
  const kind = (Object.keys(checksOfDocuments) as DocumentField[]).find(
    (name) => field === name || field.startsWith(`${name}.`),
  );
  return kind ? checksOfDocuments[kind] : [];
}
