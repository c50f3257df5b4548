import { type Language, writtenDay } from '@wiki/domain';
import { describeInvoice } from './describe-invoice.ts';
import type { InvoiceRecord } from './invoice.model.ts';
import * as pdf from './pdf-parts.ts';
import { partiesOf } from './receipt-pdf.ts';
import { receiptWords } from './receipt-words.ts';

/** An invoice as PDF, on one page, as it stands. */
export function invoicePdf({
  invoice,
  language,
}: {
  invoice: InvoiceRecord;
  language: Language;
}): Promise<Buffer> {
  const word = receiptWords[language];
  const doc = pdf.pageOf(`${word.invoice} ${invoice.number}`, language);
  const done = pdf.collect(doc);
  pdf.head(doc, word.tagline);
  pdf.heading(doc, word.invoice, invoice.number);
  pdf.parties(doc, partiesOf(invoice, invoice.businessName), word);
  pdf.rows(doc, [
    [word.state, word.states[invoice.status]],
    [word.issued, writtenDay(invoice.issuedAt, language)],
    [word.due, writtenDay(invoice.dueAt, language)],
    [word.concept, describeInvoice(invoice, language)],
    ...pdf.monthOf(invoice, word.month, language),
  ]);
  doc.moveDown(1);
  pdf.amounts(doc, invoice, { ...word, total: word.toPay }, language);
  pdf.closing(doc, word.invoiceNotes[invoice.status]);
  doc.end();
  return done;
}
