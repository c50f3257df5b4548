import { type Language, writtenDay } from '@wiki/domain';
import { site, siteName } from '../../../platform/site/site.ts';
import { describeInvoice } from './describe-invoice.ts';
import type { InvoiceRecord } from './invoice.model.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import * as pdf from './pdf-parts.ts';
import { receiptWords } from './receipt-words.ts';
import { surplusOf } from '../payments/surplus.ts';

/** What a receipt is made of. */
export interface ReceiptParts {
  payment: PaymentRecord;
  invoice: InvoiceRecord;
  language: Language;
}

/** The receipt of a payment as PDF, on one page. One that counts no more says so. */
export function receiptPdf({ payment, invoice, language }: ReceiptParts): Promise<Buffer> {
  const word = receiptWords[language];
  const surplus = surplusOf(payment);
  const isSurplus = surplus === 'OPEN' || surplus === 'REFUNDED';
  const undone = payment.status === 'annulled' || payment.status === 'reversed';
  const title = undone
    ? word.undoneTitles[payment.status as 'annulled' | 'reversed']
    : isSurplus
      ? word.surplusTitle
      : word.title;
  const number = payment.receiptNumber ?? '';
  const doc = pdf.pageOf(`${title} ${number}`, language);
  const done = pdf.collect(doc);
  pdf.head(doc, word.tagline);
  pdf.heading(doc, title, `${word.number} ${number}`);
  pdf.parties(doc, partiesOf(invoice, payment.businessName, payment.customerEmail), word);
  pdf.rows(doc, [
    [word.invoice, invoice.number],
    [word.date, writtenDay(payment.date, language)],
    [word.method, [word.methods[payment.method], payment.cardNumber].filter(Boolean).join(' ')],
    ...(payment.bank ? [[word.bank, payment.bank] as const] : []),
    [word.reference, payment.transactionId ?? ''],
    ...(surplus ? [[word.surplus, word.surplusStates[surplus]] as const] : []),
    ...(payment.annulment
      ? [[word.undoneOn, writtenDay(payment.annulment.at, language)] as const]
      : []),
    [word.concept, describeInvoice(invoice, language)],
    ...pdf.monthOf(invoice, word.period, language),
  ]);
  doc.moveDown(1);
  pdf.amounts(
    doc,
    {
      taxMinor: payment.taxMinor,
      totalMinor: payment.localMinor,
      taxPercent: invoice.taxPercent,
    },
    word,
    language,
  );
  pdf.closing(doc, undone ? word.undoneNote : isSurplus ? word.surplusNote : word.note);
  doc.end();
  return done;
}

/** The sides of an invoice as its documents name them; what is not known is the name alone. */
export function partiesOf(invoice: InvoiceRecord, businessName: string, email?: string) {
  const buyer = invoice.buyer ?? { name: businessName, taxId: null, address: null };
  return {
    issuer: invoice.issuer ?? site().issuer ?? { name: siteName(), taxId: null, address: null },
    buyer: { ...buyer, ...(email ? { email } : {}) },
  };
}
