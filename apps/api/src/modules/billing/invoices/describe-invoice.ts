import type { Language } from '@wiki/domain';
import type { InvoicePurpose } from '../../../graphql/generated/resolvers.ts';

const words: Record<Language, Record<InvoicePurpose, string>> = {
  en: {
    APPLICATION: 'Business membership, first month',
    RENEWAL: 'Business membership, one month',
    UPGRADE: 'Business membership, one month',
  },
  es: {
    APPLICATION: 'Membresía empresarial, primer mes',
    RENEWAL: 'Membresía empresarial, un mes',
    UPGRADE: 'Membresía empresarial, un mes',
  },
};

/** What an invoice or its payment is for, in words. */
export function describeInvoice(
  { purpose }: { purpose: InvoicePurpose },
  language: Language,
): string {
  return words[language][purpose];
}
