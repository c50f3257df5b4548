import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentCheckName, DocumentField } from '@wiki/domain';

const words: Readonly<Record<DocumentCheckName, MessageDescriptor>> = {
  LEGIBLE: msg`It’s complete and legible`,
  SAME_NAME: msg`The business name matches the form`,
  SAME_PERSON: msg`The person’s name matches the form`,
  SAME_NUMBER: msg`The numbers match the form`,
  SAME_ACTIVITY: msg`The economic activity matches the form`,
  SAME_ADDRESS: msg`The address matches the form`,
  SAME_SHAREHOLDERS: msg`The shareholders match the form`,
  CURRENT: msg`It’s recent, and signed where it should be`,
  SIGNED: msg`It’s signed`,
  CONFIRMED: msg`The reference confirmed it by phone`,
};

const sameTaxId = msg`The tax ID matches the form`;

/** What the same comparison is called of a kind of document. */
const ownWords: Readonly<
  Partial<Record<DocumentField, Partial<Record<DocumentCheckName, MessageDescriptor>>>>
> = {
  shareholders: {
    SAME_NUMBER: msg`The number matches the form`,
    CURRENT: msg`It hasn’t expired`,
  },
  incorporationArticleIds: { SIGNED: msg`They’re signed and registered` },
  taxDocumentIds: { SAME_NUMBER: sameTaxId, CURRENT: msg`Issued this year` },
  businessLicenseIds: {
    SAME_NUMBER: sameTaxId,
    CURRENT: msg`Recent, with the registration renewed`,
  },
  financialStatementIds: {
    CURRENT: msg`They’re from last year`,
    SIGNED: msg`Signed by the accountant and the legal representative`,
  },
  lastAssemblyMinuteIds: {
    CURRENT: msg`They’re from the last meeting`,
    SIGNED: msg`Signed by the chair and the secretary`,
  },
};

/** What was compared of a document of a kind, in words. */
export const wordsOfCheck = (field: string, check: DocumentCheckName): MessageDescriptor =>
  (ownWords as Record<string, (typeof ownWords)[DocumentField]>)[field]?.[check] ?? words[check];
