import {
  cannedReason,
  type Language,
  type ReasonGiven,
  writtenDay,
  writtenPesos,
} from '@wiki/domain';
import { billingWords } from './billing-words.ts';
import { type Block, pageButton, paragraphs } from './layout/blocks.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

/** The mails about invoices, payments and memberships. */
export type BillingMailKind =
  | 'invoice'
  | 'renewalReminder'
  | 'receipt'
  | 'paymentRejected'
  | 'paymentSurplus'
  | 'paymentRefunded'
  | 'paymentAnnulled'
  | 'paymentReversed'
  | 'membershipGrace'
  | 'membershipLapsed'
  | 'membershipSuspended';

/** What the mails about billing take beside the usual. */
export interface BillingMailInput extends MailInput {
  businessName: string;
  /** Path in the client that the button leads to. */
  path: string;
  /** The invoice's number; of a mail about a membership alone left out. */
  invoiceNumber?: string;
  /** With tax, in hundredths of COP. */
  totalMinor?: number;
  /** Tax within `totalMinor`, in hundredths of COP. */
  taxMinor?: number;
  /** The billing service's reference. */
  reference?: string;
  /** Until when to pay, or how long the grace lasts. */
  until?: Date | null;
  /** Whether the invoice has to be paid again, where a payment does not count any more; it does without it. */
  isOwed?: boolean;
  /** What the bank answered, in its words. */
  response?: string | null;
  /** Why a membership is suspended. */
  reason?: ReasonGiven | null;
}

/** A mail about an invoice, a payment or a membership. */
export function billingMail(kind: BillingMailKind, input: BillingMailInput): ComposedMail {
  const language = mailLanguage(input.language);
  const { subject, title, text, advice, button } = billingWords[language][kind];
  const about = {
    business: input.businessName,
    invoice: input.invoiceNumber ?? '',
    until: input.until ? writtenDay(input.until, language) : '',
    isOwed: input.isOwed ?? true,
  };
  const { common } = billingWords[language];
  const blocks: Block[] = [
    ...paragraphs(`${common.hello(input.name)} ${text(about)}`),
    ...quotes(input, language),
    ...(advice ? paragraphs(advice) : []),
    pageButton(input, button, input.path),
  ];
  return layOut({
    subject: subject(about),
    preview: text(about),
    title,
    blocks,
    reason: common.why,
    to: input,
  });
}

/** The figures, the bank's words and the reason, as far as the mail has them. */
function quotes(input: BillingMailInput, language: Language): Block[] {
  const { common } = billingWords[language];
  const { invoiceNumber, totalMinor, taxMinor, reference, response, reason } = input;
  const figures = [
    ...(invoiceNumber ? [`${common.invoice}: ${invoiceNumber}`] : []),
    ...(totalMinor === undefined ? [] : [`${common.total}: ${writtenPesos(totalMinor, language)}`]),
    ...(taxMinor === undefined ? [] : [`${common.tax}: ${writtenPesos(taxMinor, language)}`]),
    ...(reference ? [`${common.reference}: ${reference}`] : []),
  ];
  const why = [reason?.key ? cannedReason(reason.key)?.[language] : null, reason?.text];
  const words = why.filter(Boolean).join('\n');
  return [
    ...(figures.length > 0 ? [{ kind: 'list', items: figures } as const] : []),
    ...(response ? [{ kind: 'quote', label: common.response, text: response } as const] : []),
    ...(words ? [{ kind: 'quote', label: common.reason, text: words } as const] : []),
  ];
}
